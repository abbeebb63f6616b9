"""YAMI positions, written as cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.steps import all_made
from tests.games.tried import Tried
from yamclub.game import IllegalAction, Mover
from yamclub.games.yami.boxes import BOXES, EMPTY_SHEET, INDEX, Box, Sheet
from yamclub.games.yami.moves import (
    TAKE_DISCARD,
    TAKE_STOCK,
    Cancel,
    Discard,
    Draw,
    LayDown,
    Mark,
    Refusal,
    YamiOptions,
)
from yamclub.games.yami.rules import YamiState, first_state
from yamclub.kernel.cards import Card, Cards

CHANCE = Mover.CHANCE
NOTHING = "7♠ 9♥ V♦ R♣ A♠"
"""Five cards that show no combination."""
THREE_TENS = "10♠ 10♥ 10♦ R♣ A♠"


def cards(text: str) -> Cards:
    return Cards.parse(text)


def draw(text: str) -> Draw:
    return Draw(Card.parse(text))


def discard(text: str) -> Discard:
    return Discard(Card.parse(text))


def sheet(**marked: int) -> Sheet:
    """A board with these boxes closed: a combination by its name, a value with a v before it (``v10=15``)."""
    named = {box if index >= 8 else f"v{box}": index for box, index in INDEX.items()}
    return tuple(marked.get({index: name for name, index in named.items()}[index]) for index in range(len(BOXES)))


def only_free(*boxes: Box) -> Sheet:
    return tuple(None if box in boxes else 0 for box in BOXES)


def playing(*hands: str, pile: str = "7♣", options: YamiOptions | None = None, **changes: Any) -> YamiState:
    """Seat 0 is to play; the hands are as written, those left out show nothing."""
    players = max(2, len(hands))
    state = first_state(players, options or YamiOptions())
    held = tuple(cards(hand) for hand in (*hands, *[NOTHING] * (players - len(hands))))
    lying = tuple(map(Card.parse, pile.split()))
    stock = state.stock - Cards(lying)
    for hand in held:
        stock -= hand
    state = replace(state, phase="choosing", opening=None, deal=1, dealer=players - 1, stock=stock)
    state = replace(state, hands=held, pile=lying, sheets=(EMPTY_SHEET,) * players)
    return replace(state, **changes)


def following(hand: str, **changes: Any) -> YamiState:
    """Seat 0 has laid down a pair; seat 1 follows with this hand."""
    state = playing("8♠ 8♥ 10♦ V♣ A♥", hand)
    if "board" in changes:
        state = replace(state, sheets=(EMPTY_SHEET, changes.pop("board")))
    return replace(state, **changes).apply(0, LayDown(Box.PAIR))


def lay_downs(state: YamiState) -> set[Box]:
    return {action.box for action in state.legal(state.seat) if isinstance(action, LayDown)}


def marks(state: YamiState, seat: int) -> set[Box]:
    return {action.box for action in state.legal(seat) if isinstance(action, Mark)}


def cancels(state: YamiState, seat: int) -> set[Box]:
    return {action.box for action in state.legal(seat) if isinstance(action, Cancel)}


def exchanged(state: YamiState) -> tuple[YamiState, tuple[Any, ...]]:
    """Draw from the stock, and discard the card again. With the news of the discard."""
    drawn = state.chance().pick(Random(len(state.pile)).randrange(state.chance().total))
    return all_made(state, (state.seat, TAKE_STOCK), (CHANCE, drawn), (state.seat, Discard(drawn.card)))


def exchange(state: YamiState) -> YamiState:
    return exchanged(state)[0]


def refused(state: YamiState, action: Any, by: int | None = None) -> str:
    with pytest.raises(IllegalAction) as refusal:
        state.apply(state.seat if by is None else by, action)
    return str(refusal.value.code)


def refusals() -> Iterator[Tried]:
    three = playing(THREE_TENS)
    closed = replace(three, sheets=(sheet(v10=15), sheet()))
    taken = three.apply(0, TAKE_DISCARD)
    follows = following("7♠ 9♥ V♦ R♣ A♠")
    yield Tried(Refusal.BOX_CLOSED, closed, 0, LayDown(Box.TEN))
    yield Tried(Refusal.NOT_SHOWN, three, 0, LayDown(Box.FLUSH))
    yield Tried(Refusal.NEEDS_THREE, three, 0, LayDown(Box.ACE))
    yield Tried(Refusal.COPIES, playing("10♠ 10♠ 10♦ R♣ A♠"), 0, LayDown(Box.TEN))
    yield Tried(Refusal.MUST_MARK, follows, 1, Cancel(Box.FLUSH))
    yield Tried(Refusal.MUST_FOLLOW, follows, 1, TAKE_STOCK)
    yield Tried(Refusal.EXCHANGED, taken, 0, LayDown(Box.BRELAN))
    yield Tried(Refusal.TAKE_FIRST, three, 0, discard("10♠"))
    yield Tried(Refusal.DISCARD_FIRST, taken, 0, TAKE_STOCK)
    yield Tried(Refusal.NOT_IN_HAND, taken, 0, discard("8♠"))
    yield Tried(Refusal.DRAW_FROM_STOCK, replace(three, takes_in_a_row=20), 0, TAKE_DISCARD)
    yield Tried(Refusal.NOT_SHOWN, follows, 1, Mark(Box.FLUSH))
