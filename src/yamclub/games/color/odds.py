"""The odds of YAM color: how likely each true number is for a card, over all throws of the eight dice."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from yamclub.errors import YamError
from yamclub.games.color.colours import COLOURS, SPOTS, Colours, matching
from yamclub.games.color.moves import ColorOptions, deck_of
from yamclub.kernel.dice import throws
from yamclub.kernel.odds import Odds, odds_of
from yamclub.mechanics.odds import GameOdds, Named, Question, out_of_range, unknown_target

NUMBERS = range(SPOTS + 1)


@cache
def distribution(card: Colours) -> tuple[Fraction, ...]:
    """By number from 0 to 8, how likely so many dice match this card.

    >>> distribution(Colours.parse("RRRRRRRR"))[0]
    Fraction(6561, 65536)
    """
    every = throws(SPOTS, len(COLOURS))
    counts = [0] * len(NUMBERS)
    for dice, weight in every:
        counts[matching(Colours(dice), card)] += weight
    return tuple(Fraction(count, every.total) for count in counts)


class ColorOdds(GameOdds):
    """A target is a card and a number, ``RRRRGGGG:6``; a card alone stands for all nine."""

    game = "color"

    def targets(self, options: ColorOptions) -> tuple[str, ...]:
        cards = dict.fromkeys(map(str, deck_of(options.deck)))
        return tuple(f"{card}:{number}" for card in cards for number in NUMBERS)

    def listed(self, text: str | None, options: ColorOptions) -> tuple[str, ...]:
        if text is None:
            return self.targets(options)
        if ":" in text:
            return (self.read(text, options),)
        return tuple(f"{self._card(text, options)}:{number}" for number in NUMBERS)

    def read(self, text: str, options: ColorOptions) -> str:
        written, _, number = text.partition(":")
        card = self._card(written, options)
        if not (len(number) == 1 and number in "012345678"):
            raise out_of_range(str(card), number, NUMBERS[0], NUMBERS[-1])
        return f"{card}:{number}"

    def _card(self, text: str, options: ColorOptions) -> Colours:
        try:
            card = Colours.parse(text)
        except YamError:
            card = None
        if card is None or len(card) != SPOTS:
            raise unknown_target(self.game, text, list(dict.fromkeys(map(str, deck_of(options.deck))))) from None
        return card

    def named(self, target: str) -> Named:
        card, _, number = target.partition(":")
        return Named("color-odds-number", int(number), card)

    def chance(self, target: str, question: Question, options: ColorOptions, players: int) -> Odds:
        card, _, number = target.partition(":")
        return odds_of(target, distribution(Colours.parse(card))[int(number)])


ODDS = ColorOdds()
