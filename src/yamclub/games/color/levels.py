"""Novice, club player and expert: people at three stages of practice, who differ in speed, errors and what they weigh.

Each takes the time that a person takes (``reaction``), never less. A number that is counted once stays: what a bot
remembers of a round is what it would find again by counting again. Under a cover it also remembers what it felt,
which nothing on the table tells; if that is lost it feels again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from yamclub.game import Action
from yamclub.games.color import reaction
from yamclub.games.color.announcing import believed, worths
from yamclub.games.color.colours import COLOURS, SPOTS, Colour
from yamclub.games.color.moves import ITEMS, Claim, Feel, Lay
from yamclub.games.color.standing import Standing
from yamclub.games.color.view import ColorView
from yamclub.mechanics.rating import RatingBot

if TYPE_CHECKING:
    from random import Random

USUAL_ROUND, MOST_RELAXED = 12_000, 5
"""Milliseconds of a usual round. Where people gave themselves more, they take more too, up to so many times."""
IN_TIME = 0.9
"""In a short round it is done within this part of it, counted or not."""
_DICE_FIRST = tuple(range(1, ITEMS + 1))
_BY_TURNS = tuple(place + first for place in range(1, SPOTS + 1) for first in (0, SPOTS))
"""A die, a spot, a die, a spot: what was felt can be paired whenever time runs out."""


class Person(RatingBot):
    """One who counts. Rates in cards: what an action wins or costs in this round."""

    pace: ClassVar[float]
    """Times the time of an unhurried adult who does this for the first time or so."""
    slip: ClassVar[float]
    """How often a group seen at once comes out one off."""
    feels_in: ClassVar[float]
    """Times the time to feel one item."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self._round: tuple[int, int] = 0, 0
        self._said: int | None = None
        """What it announced last."""
        self._mine: Counter[int] = Counter()
        """By seat, how often it was found to be its own."""
        self._forget()

    def _forget(self) -> None:
        self._felt: dict[int, Colour] = {}
        self._spent = 0
        self._done = 1.0
        self._number: int | None = None
        self._whim = self._rng.random()

    # --- when

    def delay(self, view: ColorView, legal: Sequence[Action]) -> int:
        self._remember(view)
        taken = self._touch(view) if view.covered else self._looking(view)
        self._spent += taken
        return taken

    def wants(self, view: ColorView, legal: Sequence[Action]) -> bool:
        """Announcing nothing costs nothing, so it acts only if an action is worth more."""
        return max(self.rate(view, legal)) > 0

    def _looking(self, view: ColorView) -> int:
        if self._number is not None:  # it has counted, and somebody was quicker to say it: another number will do
            return round(max(reaction.ANSWER, self.pace * reaction.varied(self._rng, reaction.ANSWER)))
        dice, card = self._seen(view)
        wanted = self.pace * self.haste(view) * relaxed(view) * reaction.varied(self._rng, reaction.usual(dice, card))
        wanted = max(reaction.quickest(dice, card), wanted)
        allowed = IN_TIME * self._rng.uniform(0.85, 1) * _whole(view)
        if wanted > allowed:
            counting = max(0, allowed - reaction.ANSWER)
            self._done = counting / (wanted - reaction.ANSWER)
        return round(max(reaction.ANSWER, min(wanted, allowed)))

    def _touch(self, view: ColorView) -> int:
        if not self._has_time(view):
            return reaction.ANSWER
        usual = self.feels_in * reaction.FEEL[reaction.USUAL]
        return round(max(reaction.FEEL[reaction.QUICK], reaction.varied(self._rng, usual)))

    def haste(self, view: ColorView) -> float:
        """Times its usual time: below 1 in a hurry, above when it makes sure."""
        return 1.0

    # --- what

    def rate(self, view: ColorView, legal: Sequence[Action]) -> list[float]:
        self._remember(view)
        if isinstance(legal[0], Lay):
            return self.staking(view, len(legal) - 1)
        if view.covered and self._has_time(view):
            item = self._next_item(view)
            return [float(action == Feel(item)) for action in legal]
        worth = self.announcing(view, {action.number for action in legal if isinstance(action, Claim)})
        return [worth.get(action.number, 0.0) if isinstance(action, Claim) else 0.0 for action in legal]

    def choose(self, view: ColorView, legal: Sequence[Action]) -> Action:
        chosen = super().choose(view, legal)
        if isinstance(chosen, Claim):
            self._said = chosen.number
        return chosen

    def staking(self, view: ColorView, most: int) -> list[float]:
        """What it is worth to stake 0, 1, … cards."""
        raise NotImplementedError

    def announcing(self, view: ColorView, free: set[int]) -> dict[int, float]:
        """What it is worth to announce each number that is free."""
        raise NotImplementedError

    def count(self, view: ColorView) -> int:
        """The number it believes to be true. It counts once per round, right or wrong."""
        if self._number is None:
            dice, card = self._seen(view)
            slip = min(0.5, self.slip / self.haste(view) ** reaction.HASTE)
            hoped = round(self.hope * self._unfelt()) if view.covered else 0
            self._number = min(SPOTS, hoped + reaction.counted(self._rng, dice, card, slip, self._done))
        return self._number

    hope: ClassVar[float] = 0.0
    """What it expects of each pair that it had no time to feel."""

    # --- under the cover

    def _remember(self, view: ColorView) -> None:
        if self._round != (view.round, view.turned_at):
            self._round = view.round, view.turned_at
            self._forget()
            if self._said is not None and view.last is not None:
                self._mine.update(claim.seat for claim in view.last.claims if claim.number == self._said)
            self._said = None
        self._felt |= {touch.item: touch.colour for touch in view.touches}

    def standing(self, view: ColorView) -> Standing | None:
        """How it stands; None while it can't tell which seat is its own.

        The view is the same for all seats where nothing is hidden, so it goes by what it announced: no number is
        announced twice. Before anybody has won a card it does not matter.
        """
        asked = view.turn.seats
        known = max(asked, key=lambda seat: self._mine[seat])
        return Standing(view, known) if len(asked) == 1 or self._mine[known] else None

    def _next_item(self, view: ColorView) -> int:
        enough = _whole(view) > ITEMS * self.feels_in * reaction.FEEL[reaction.USUAL] + 2 * reaction.ANSWER
        order = _DICE_FIRST if enough else _BY_TURNS
        return next(item for item in order if item not in self._felt)

    def _has_time(self, view: ColorView) -> bool:
        left = _whole(view) - self._spent
        return len(self._felt) < ITEMS and left > 2 * self.feels_in * reaction.FEEL[reaction.USUAL] + reaction.ANSWER

    def _unfelt(self) -> int:
        dice = sum(item <= SPOTS for item in self._felt)
        return SPOTS - min(dice, len(self._felt) - dice)

    def _seen(self, view: ColorView) -> tuple[Sequence[int], Sequence[int]]:
        """How many of each colour the dice show, and how many the card shows."""
        if view.dice is not None and view.card is not None:
            return view.dice.counts, view.card.counts
        under = [self._felt.get(item) for item in _DICE_FIRST]
        dice, card = under[:SPOTS], under[SPOTS:]
        return [dice.count(colour) for colour in COLOURS], [card.count(colour) for colour in COLOURS]


def _whole(view: ColorView) -> int:
    """Milliseconds that the round lasts, as far as is known now."""
    return (view.deadline or 0) - view.turned_at


def relaxed(view: ColorView) -> float:
    """Times the usual time that people take where they gave themselves more."""
    return min(MOST_RELAXED, max(1.0, 1000 * view.options.round_seconds / USUAL_ROUND))


class Novice(Person):
    """Slow, often one off, and looks at nothing but the dice and the card."""

    pace, slip, feels_in = 1.85, 0.06, 1.6
    blurts: ClassVar[float] = 0.15
    """How often it says one more, when the number it counted is taken."""

    def staking(self, view: ColorView, most: int) -> list[float]:
        """Now and then it stakes a card, because it feels lucky."""
        lucky = self._whim < 0.25
        return [0.0, *(0.5 - cards if not lucky else 1.5 - cards for cards in range(1, most + 1))]

    def announcing(self, view: ColorView, free: set[int]) -> dict[int, float]:
        number = self.count(view)
        if number not in free and number + 1 in free and self._whim > 1 - self.blurts:
            return {number + 1: 1.0}
        return _highest_not_above(number, free)


class Club(Person):
    """Counts well, hurries when it is behind and makes sure when it is ahead."""

    pace, slip, feels_in = 1.4, 0.03, 1.25
    nerves: ClassVar[float] = 0.15

    def haste(self, view: ColorView) -> float:
        standing = None if view.playoff else self.standing(view)
        return 1.0 if standing is None else 1 + self.nerves * _ahead(standing)

    def staking(self, view: ColorView, most: int) -> list[float]:
        """A card while it wins more than half of the rounds: then it is likelier doubled than lost."""
        standing = Standing(view, view.turn.seats[0])
        lead = 0.0 if view.options.stakes == "pot" else 2 * standing.likely() - 1
        return [lead * cards if cards <= 1 else -float(cards) for cards in range(most + 1)]

    def announcing(self, view: ColorView, free: set[int]) -> dict[int, float]:
        return _highest_not_above(self.count(view), free)


class Expert(Club):
    """Quick and sure, listens to what others say, and takes the risk that the standing asks for."""

    pace, slip, feels_in, hope = 1.15, 0.015, 1.05, 0.5
    doubts: ClassVar[float] = 0.06
    """How often it takes its own count to be wrong."""

    def staking(self, view: ColorView, most: int) -> list[float]:
        return Standing(view, view.turn.seats[0]).staking(view, most)

    def announcing(self, view: ColorView, free: set[int]) -> dict[int, float]:
        standing = self.standing(view) or Standing(view, view.turn.seats[0])
        doubt = min(0.5, self.doubts / self.haste(view) ** reaction.HASTE + 0.5 * (1 - self._done))
        return worths(view, standing, believed(self.count(view), doubt, view), free)


def _ahead(standing: Standing) -> float:
    """From -1, as good as lost, over 0 at the fair share to 1, as good as won."""
    fair = 1 / len(standing.cards)
    over = standing.chance - fair
    return over / (1 - fair) if over > 0 else over / fair


def _highest_not_above(number: int, free: set[int]) -> dict[int, float]:
    """Too high costs a card; the lower a number is, the likelier it is beaten."""
    return {one: -1.0 if one > number else 1 / (1 + number - one) for one in free}
