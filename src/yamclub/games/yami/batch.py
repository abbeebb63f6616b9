"""YAMI in arrays, for many matches at once: how a table is set up, and rows as states and back."""

from __future__ import annotations

from itertools import chain
from typing import Any

import numpy as np

from yamclub.game import Outcome
from yamclub.games.yami import batch_rows as at
from yamclub.games.yami.batch_rows import BOXES, CARDS, FREE, HAND, Tables
from yamclub.games.yami.boxes import BOXES as NAMED_BOXES
from yamclub.games.yami.boxes import INDEX, bonus_from
from yamclub.games.yami.moves import DRAWS, Closed, Source, YamiOptions
from yamclub.games.yami.rules import YamiState
from yamclub.kernel.cards import CARDS as PACK
from yamclub.kernel.cards import Card, Cards
from yamclub.mechanics.batch import Array, BatchRules, Field

_PHASES = {
    "choosing": at.CHOOSING,
    "discarding": at.DISCARDING,
    "following": at.FOLLOWING,
    "drawing": at.DRAWING,
    "over": at.OVER,
}
_NAMES: dict[int, Any] = {number: name for name, number in _PHASES.items()}
_SOURCES = (None, Source.STOCK, Source.DISCARD)


def params(seats: int, options: YamiOptions) -> Array:
    packs = 2 if seats == 2 else 4  # C1
    return np.array([seats, packs, options.values == "board", options.cancel == "free", bonus_from(seats)], np.int64)


def tables(seats: int, options: YamiOptions) -> Tables:
    return at.tables()


def width(seats: int, options: YamiOptions) -> int:
    return at.BAG + CARDS * (2 if seats == 2 else 4)


def fields(seats: int, options: YamiOptions) -> tuple[Field, ...]:
    players = []
    for after in range(seats):
        whose = "the acting seat's hand" if after == 0 else f"what is known of the hand {after} to its left"
        players += [
            Field(f"hand_{after}", CARDS, f"{whose}: how many of each card of a pack"),
            Field(f"board_{after}", BOXES, "its boxes: points, 0 where cancelled, -1 while free"),
        ]
    return (
        Field("phase", 1, "0: take a card or lay down; 1: discard; 2: follow somebody who laid down"),
        Field("deal", 1, "the number of the deal, from 1"),
        Field("dealer", 1, "who dealt: 0 the acting seat, 1 the seat to its left, …"),
        Field("laid_by", 1, "who laid down, the same way; -1: nobody"),
        Field("stock", 1, "cards in the stock"),
        Field("remade", 1, "how often the stock was made again in this deal"),
        Field("takes_in_a_row", 1, "exchanges with the discard pile since one with the stock"),
        Field("source", 1, "where the card in exchange is from: 1 the stock, 2 the discard pile"),
        Field("taken", 1, "that card, as its place in the pack; -1: none"),
        Field("pile", 1, "cards in the discard pile"),
        Field("tops", at.TOPS, "its top cards, from the top down; -1 where there are fewer"),
        Field("discarded", CARDS, "how many of each card of a pack it holds"),
        *players,
    )


def encode(state: YamiState) -> Array | None:
    if state.phase not in _PHASES:
        return None
    row = np.zeros(width(state.players, state.options), np.int8)
    seats = range(state.players)
    undecided = [seat for seat in seats if state.choices and state.choices[seat] is None]
    row[at.PHASE], row[at.SEAT], row[at.DEALER], row[at.DEAL] = (
        _PHASES[state.phase],
        state.seat,
        state.dealer,
        state.deal,
    )
    row[at.MOVER] = undecided[0] if undecided else state.seat
    row[at.STOCK], row[at.REMADE], row[at.TAKES] = len(state.stock), state.remade, state.takes_in_a_row
    row[at.SOURCE], row[at.TAKEN] = _SOURCES.index(state.source), -1 if state.taken is None else state.taken.index
    row[at.LAID_BY] = -1 if state.laid_by is None else state.laid_by
    row[at.CHOICE : at.CHOICE + 4] = -1
    row[at.SHEETS : at.HANDS] = FREE
    for seat in seats:
        _encode_player(row, seat, state)
    _encode_cards(row, state)
    return row


def _encode_player(row: Array, seat: int, state: YamiState) -> None:
    hand, known = _places(state.hands[seat]), _places(state.known[seat])
    row[at.HANDS + 6 * seat :][: len(hand)] = hand
    row[at.KNOWN + 6 * seat :][: len(known)] = known
    row[at.KNOWN_SIZE + seat] = len(known)
    row[at.SHEETS + BOXES * seat :][:BOXES] = [FREE if one is None else one for one in state.sheets[seat]]
    choice = state.choices[seat] if state.choices else None
    if choice is not None:
        row[at.CHOICE + seat], row[at.CHOICE_POINTS + seat] = INDEX[choice.box], choice.points


def _encode_cards(row: Array, state: YamiState) -> None:
    row[at.PILE_SIZE] = len(state.pile)
    row[at.PILE :][: len(state.pile)] = _places(state.pile)
    row[at.PILE_COUNTS :][:CARDS] = Cards(state.pile).counts
    bag = _places([*state.stock, *state.pile, *chain.from_iterable(state.hands)])
    row[at.BAG :][: len(bag)] = bag


def _places(cards: Any) -> list[int]:
    return [card.index for card in cards]


def decode(row: Array, seats: int, options: YamiOptions) -> YamiState:
    whole: list[int] = row.tolist()
    phase, seat = whole[at.PHASE], whole[at.SEAT]
    held = [HAND + (phase == at.DISCARDING and one == seat) for one in range(seats)]
    hands = tuple(_cards(whole, at.HANDS + 6 * one, held[one]) for one in range(seats))
    sheets = np.reshape(whole[at.SHEETS : at.HANDS], (4, BOXES)).tolist()[:seats]
    shown = phase in (at.FOLLOWING, at.OVER)
    return YamiState(
        options,
        seats,
        _NAMES[phase],
        seat,
        _cards(whole, at.BAG, whole[at.STOCK]),
        dealer=whole[at.DEALER],
        deal=whole[at.DEAL],
        pile=tuple(_cards_in_order(whole, at.PILE, whole[at.PILE_SIZE])),
        hands=hands,
        known=tuple(_cards(whole, at.KNOWN + 6 * one, whole[at.KNOWN_SIZE + one]) for one in range(seats)),
        sheets=tuple(tuple(None if points == FREE else points for points in sheet) for sheet in sheets),
        source=_SOURCES[whole[at.SOURCE]],
        taken=None if whole[at.TAKEN] < 0 else PACK[whole[at.TAKEN]],
        remade=whole[at.REMADE],
        takes_in_a_row=whole[at.TAKES],
        laid_by=None if whole[at.LAID_BY] < 0 else whole[at.LAID_BY],
        choices=tuple(_choice(whole, one, hands[one]) for one in range(seats)) if shown else (),
    )


def _choice(row: list[int], seat: int, hand: Cards) -> Closed | None:
    box = row[at.CHOICE + seat]
    return None if box < 0 else Closed(seat, NAMED_BOXES[box], row[at.CHOICE_POINTS + seat], hand)


def _cards_in_order(row: list[int], first: int, many: int) -> list[Card]:
    return [PACK[place] for place in row[first : first + many]]


def _cards(row: list[int], first: int, many: int) -> Cards:
    return Cards(_cards_in_order(row, first, many))


def outcome(state: YamiState, number: int) -> Outcome:
    return DRAWS[number]


RULES = BatchRules(
    game="yami",
    reset_row=at.reset_row,
    resume_row=at.resume_row,
    step_row=at.step_row,
    result_row=at.result_row,
    mask_row=at.mask_row,
    observe_row=at.observe_row,
    dtype=np.int8,
    width=width,
    params=params,
    tables=tables,
    fields=fields,
    encode=encode,
    decode=decode,
    outcome=outcome,
    observed_dtype=np.int8,
)
