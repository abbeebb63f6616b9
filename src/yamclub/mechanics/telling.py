"""What happened, as messages: ids with arguments, for one viewer, in no language yet.

A game's ``tell`` turns a seen step into such messages once. The terminal, the page's log, the live
region and the coach all use them. A seen step holds only what its viewer may know, so the messages
do too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from yamclub.game import Game, SeenStep, TakeBack
from yamclub.kernel.cards import Card
from yamclub.kernel.dice import Dice
from yamclub.mechanics.opening import Starts, Tied
from yamclub.mechanics.throwing import Keep, Throw


class _Argument(Struct, frozen=True, tag_field="arg"):
    """A part of a sentence that the terminal and the page each write in their own way."""


class Seats(_Argument, frozen=True, tag="seats"):
    """The names of these seats, as a list."""

    seats: tuple[int, ...]


class DiceShown(_Argument, frozen=True, tag="dice"):
    dice: Dice


class CardsShown(_Argument, frozen=True, tag="cards"):
    cards: tuple[Card, ...]


class Row(_Argument, frozen=True, tag="row"):
    """Several words beside each other: the letters of eight colours."""

    parts: tuple[Said, ...]


class Said(_Argument, frozen=True, tag="said"):
    """A message and what it needs; as an argument, a part of another message: the name of a box."""

    id: str
    args: Mapping[str, int | str | Seats | DiceShown | CardsShown | Row | Said] = {}


Arg = int | str | Seats | DiceShown | CardsShown | Row | Said


def say(message: str, **values: Any) -> Said:
    """A message with its arguments: dice and cards become what they are shown as.

    >>> say("told-starts", name=name(2)).args
    {'name': Seats(seats=(2,))}
    """
    return Said(message, {key: _argument(value) for key, value in values.items()})


def _argument(value: Any) -> Arg:
    if isinstance(value, Dice):
        return DiceShown(value)
    if isinstance(value, Card):
        return CardsShown((value,))
    if isinstance(value, _Argument | int | str):
        return value  # type: ignore[return-value]
    return CardsShown(tuple(value))


def name(seat: int) -> Seats:
    return Seats((seat,))


def names(seats: Sequence[int]) -> Seats:
    return Seats(tuple(seats))


def tell(game: Game, step: SeenStep) -> Sequence[Said]:
    """What happened in a step of this game. Taking a move back is told alike in all of them."""
    if isinstance(step.move, TakeBack):
        return [say("told-take-back", name=name(int(step.by)))]
    return game.tell(step)


def tell_choice(game: Game, step: SeenStep) -> Sequence[Said]:
    """What somebody would do by this step, and nothing of what would come of it."""
    return (game.tell_choice or game.tell)(step.without_news())


def tell_throw_for_start(step: SeenStep, dice: Dice) -> Said:
    return say("told-opening", name=name(step.before.seat), dice=dice, total=dice.total)


def tell_throwing(step: SeenStep) -> list[Said]:
    """What a throwing turn tells where nothing is hidden: throws and keeps. Nothing for other moves."""
    before, seat = step.before, name(step.before.seat)
    match step.move:
        case Throw(dice) if before.opening is not None:
            return [tell_throw_for_start(step, dice)]
        case Throw(dice):
            return [say("told-throw", name=seat, dice=before.dice + dice)]
        case Keep(dice):
            return [say("told-keep", name=seat, dice=dice, kept=len(dice))]
    return []


def tell_opening(news: object) -> list[Said]:
    """The news of who starts. Nothing for other news."""
    match news:
        case Tied(seats):
            return [say("told-tied", names=names(seats))]
        case Starts(seat):
            return [say("told-starts", name=name(seat))]
    return []
