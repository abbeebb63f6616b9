"""The exact odds of every game, from Python: see ``docs/odds.md``.

>>> odds("slam", "yamslam").fraction
'347897/7558272'
>>> odds("yams", "full", dice="44425", throws_left=1).keep
Dice('4445')
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import NamedTuple

from yamclub.errors import Code, YamError
from yamclub.game import Game, Options
from yamclub.games import game as find_game
from yamclub.kernel.cards import Cards
from yamclub.kernel.dice import Dice
from yamclub.kernel.odds import Odds
from yamclub.mechanics.odds import GameOdds, Question, argument_of
from yamclub.mechanics.options import read_options

__all__ = ["Odds", "odds", "odds_in", "odds_table"]


def odds_in(game: Game) -> GameOdds | None:
    """What tells the odds of a game, imported when first asked for; None where it tells none."""
    module, _, attribute = game.odds.partition(":")
    found: GameOdds | None = getattr(import_module(module), attribute) if module else None
    return found


def tells_lying(game: Game) -> bool:
    """Whether this game has odds for dice as they lie, while a match is played."""
    found = odds_in(game)
    return found is not None and type(found).lying is not GameOdds.lying


def odds(
    game: str,
    target: str,
    *,
    dice: Dice | str | None = None,
    kept: Dice | str | None = None,
    throws_left: int | None = None,
    after_throws: int | None = None,
    hand: Cards | str | None = None,
    seen: Cards | str | None = None,
    draws: int | None = None,
    options: Mapping[str, object] | None = None,
    players: int | None = None,
) -> Odds:
    """The chance of one target, with best play for it. What can't be is refused with ``YamError``."""
    question = question_of(dice, kept, throws_left, after_throws, hand, seen, draws)
    told = answer(find_game(game), target, question, options or {}, players).told
    if len(told) != 1:  # a card of YAM color stands for all its numbers
        raise YamError(Code.UNKNOWN_ODDS, game=game, target=target, targets=", ".join(one.target for one in told))
    return told[0]


def odds_table(
    game: str,
    target: str | None = None,
    *,
    dice: Dice | str | None = None,
    kept: Dice | str | None = None,
    throws_left: int | None = None,
    after_throws: int | None = None,
    hand: Cards | str | None = None,
    seen: Cards | str | None = None,
    draws: int | None = None,
    options: Mapping[str, object] | None = None,
    players: int | None = None,
) -> tuple[Odds, ...]:
    """The same for every target of a game, or for every number of a card of YAM color."""
    question = question_of(dice, kept, throws_left, after_throws, hand, seen, draws)
    return answer(find_game(game), target, question, options or {}, players).told


def question_of(
    dice: Dice | str | None = None,
    kept: Dice | str | None = None,
    throws_left: int | None = None,
    after_throws: int | None = None,
    hand: Cards | str | None = None,
    seen: Cards | str | None = None,
    draws: int | None = None,
) -> Question:
    """A question whose dice and cards may be given as text."""
    return Question(
        dice=Dice.parse(dice) if isinstance(dice, str) else dice,
        kept=Dice.parse(kept) if isinstance(kept, str) else kept,
        throws_left=throws_left,
        after_throws=after_throws,
        hand=Cards.parse(hand) if isinstance(hand, str) else hand,
        seen=Cards.parse(seen) if isinstance(seen, str) else seen,
        draws=draws,
    )


class Answer(NamedTuple):
    """What was told, and of which position: the question with its defaults."""

    told: tuple[Odds, ...]
    question: Question
    players: int
    teller: GameOdds


def answer(
    game: Game, target: str | None, question: Question, options: Mapping[str, object], players: int | None
) -> Answer:
    """The chance of each target that is asked for."""
    teller = odds_in(game)
    if teller is None:
        raise YamError(Code.NOT_OF_THIS_GAME, argument="odds", game=game.name)
    for field in question.__struct_fields__:
        if getattr(question, field) is not None and field not in teller.takes:
            raise YamError(Code.NOT_OF_THIS_GAME, argument=argument_of(field), game=game.name)
    chosen = read_options(game, options)
    seats = _players(game, chosen, players)
    targets, question = teller.listed(target, chosen), teller.settled(question, seats)
    return Answer(tuple(teller.chance(name, question, chosen, seats) for name in targets), question, seats, teller)


def _players(game: Game, options: Options, players: int | None) -> int:
    """How many play: checked, or the fewest that these options allow."""
    fewest, most = game.seats
    if players is not None:
        game.start(players, options)
        return players
    for count in range(fewest, most):
        try:
            options.check(count)
        except YamError:
            continue
        return count
    options.check(most)
    return most
