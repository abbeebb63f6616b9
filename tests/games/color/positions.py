"""Positions of YAM color, written shortly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.steps import made
from tests.games.tried import Tried
from yamclub.game import IllegalAction, Mover
from yamclub.games.color.colours import Colours, Deck, bundle
from yamclub.games.color.moves import CLOSE, Claim, ColorOptions, Feel, Lay, Refusal, Reveal, Throw
from yamclub.games.color.pile import Pile
from yamclub.games.color.rules import ColorState, first_state

CHANCE, CLOCK = Mover.CHANCE, Mover.CLOCK
RED, BLUE, GREEN, YELLOW = (letter * 8 for letter in "RBGY")
SIX = ("RRRRRRBB", RED)
"""Dice and a card of which six colours correspond."""


def colours(text: str) -> Colours:
    return Colours.parse(text)


def cards(*written: str) -> Deck:
    return tuple(map(colours, written))


def throwing(
    players: int = 4, *, pile: Deck | None = None, under: Deck = (), won: tuple[Deck, ...] = (), **changes: Any
) -> ColorState:
    """Seat 0 is about to throw; ``won`` are the cards of the first seats."""
    options = ColorOptions(**{name: changes.pop(name) for name in ("tie", "stakes", "blind") if name in changes})
    start = first_state(players, options)
    pile_ = Pile(start.pile.unseen if pile is None else bundle(pile), under)
    held = won + ((),) * (players - len(won))
    return replace(start, phase="throwing", pile=pile_, won=held, **changes)


def turned(dice: str, card: str, players: int = 4, at: int = 0, **changes: Any) -> ColorState:
    """Dice and card lie on the table, and the clock runs; the card came from a pile that has more."""
    pile = cards(card, BLUE) if "pile" not in changes else changes.pop("pile")
    state = throwing(players, pile=pile, **changes)
    return state.apply(CHANCE, Throw(colours(dice))).apply(CHANCE, Reveal(colours(card)), at)


def all_announced(state: ColorState, *claims: tuple[int, int]) -> tuple[ColorState, tuple[Any, ...]]:
    """Seats and their numbers, a tenth of a second apart. With the news of the last."""
    news: tuple[Any, ...] = ()
    for seat, number in claims:
        at = max([state.turned_at, *(claim.at for claim in state.claims)]) + 100
        state, news = made(state, seat, Claim(number), at)
    return state, news


def announced(state: ColorState, *claims: tuple[int, int]) -> ColorState:
    return all_announced(state, *claims)[0]


def time_is_up(state: ColorState) -> tuple[ColorState, tuple[Any, ...]]:
    """The clock closes the round. With the news of that."""
    return made(state, CLOCK, CLOSE, state.deadline() or 0)


def closed(state: ColorState) -> ColorState:
    return time_is_up(state)[0]


def counts(state: ColorState) -> list[int]:
    """How many cards each seat holds."""
    return [len(held) for held in state.won]


def refused(state: ColorState, by: Any, action: Any, at: int = 0) -> str:
    with pytest.raises(IllegalAction) as refusal:
        state.apply(by, action, at)
    return str(refusal.value.code)


def refusals() -> Iterator[Tried]:
    open_, blind = turned(*SIX), turned(*SIX, blind="on")
    spoken = announced(open_, (0, 6))
    staking = replace(throwing(stakes="pile", won=(cards(BLUE),)), phase="staking", staking=(0,))
    yield Tried(Refusal.NO_SUCH_NUMBER, open_, 1, Claim(9), 100)
    yield Tried(Refusal.NUMBER_TAKEN, spoken, 1, Claim(6), 100)
    yield Tried(Refusal.ALREADY_ANNOUNCED, spoken, 0, Claim(5), 100)
    yield Tried(Refusal.TOO_EARLY, spoken, 1, Claim(5), 99)
    yield Tried(Refusal.TOO_LATE, open_, 1, Claim(5), 12_001)
    yield Tried(Refusal.NOT_YET, open_, Mover.CLOCK, CLOSE, 11_999)
    yield Tried(Refusal.NOTHING_COVERED, open_, 1, Feel(1), 100)
    yield Tried(Refusal.NO_SUCH_ITEM, blind, 1, Feel(17), 100)
    yield Tried(Refusal.STAKE_TOO_HIGH, staking, 0, Lay(2), 100)


REFUSED_AT_THE_START = {
    Refusal.BAD_DECK: ColorOptions(deck=("RRRRBBBB",) * 25),
    Refusal.BAD_CARD: ColorOptions(deck=("RRRRBBB",) + ("RRRRBBBB",) * 25),
}
QUICK_TABLES = [
    {"round_seconds": 1, "last_call_seconds": 1},
    {"round_seconds": 3, "last_call_seconds": 1, "blind": "on"},
]
"""Options with which a match over the web doesn't keep a test waiting."""
