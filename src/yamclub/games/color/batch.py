"""YAM color in arrays, for many matches at once: how a table is set up, and rows as states and back."""

from __future__ import annotations

from typing import Any

import numpy as np

from yamclub.game import Move, Mover, Outcome
from yamclub.games.color import batch_columns as at
from yamclub.games.color import batch_rounds, batch_rows
from yamclub.games.color.batch_columns import CARDS, NOBODY, SPOKEN, Tables
from yamclub.games.color.colours import COLOURS, SPOTS, Colours, Deck, bundle
from yamclub.games.color.cover import NO_COVER, Cover
from yamclub.games.color.moves import (
    CLOSE,
    THROW_CHANCE,
    Claimed,
    Close,
    ColorOptions,
    Felt,
    Lot,
    Prize,
    Reveal,
    deck_of,
)
from yamclub.games.color.pile import Pile
from yamclub.games.color.rules import ColorState
from yamclub.mechanics.batch import Array, BatchRules, Field, Made

_PHASES = {
    "announcing": at.UNTIMED,
    "staking": at.STAKING,
    "throwing": at.THROWING,
    "turning": at.TURNING,
    "feeling": at.FEELING,
    "over": at.OVER,
}
_NAMES: dict[int, Any] = {number: name for name, number in _PHASES.items()} | {at.ANNOUNCING: "announcing"}
_STAKES = ("off", "pile", "pot")
_THROWS = tuple(throw.dice for throw in THROW_CHANCE.outcomes)
REACTION = (500, 8000)
"""Milliseconds: a seat is ready to announce at any moment between these, each as likely; see ``set_reaction``."""
BETWEEN_TOUCHES = (200, 1200)
"""The same for a finger that felt something."""


def params(seats: int, options: ColorOptions) -> Array:
    fastest, slowest = REACTION
    agreed = [seats, options.tie == "playoff", _STAKES.index(options.stakes), options.blind == "on"]
    times = [1000 * options.round_seconds, 1000 * options.last_call_seconds]
    return np.array([*agreed, *times, *[fastest] * 8, *[slowest] * 8, *BETWEEN_TOUCHES], np.int64)


def set_reaction(params: Array, seat: int, fastest: int, slowest: int) -> None:
    """Let a seat take this long, in milliseconds, until it is ready: change the ``params`` of a table, then reset it.

    A seat never takes longer than the round, so that every round asks somebody.
    """
    if not 0 <= fastest <= slowest:
        raise ValueError(f"no range of times: {fastest} to {slowest}")
    params[at.FASTEST + seat], params[at.SLOWEST + seat] = fastest, slowest


def tables(seats: int, options: ColorOptions) -> Tables:
    return at.tables(deck_of(options.deck))


def width(seats: int, options: ColorOptions) -> int:
    return at.WIDTH


def fields(seats: int, options: ColorOptions) -> tuple[Field, ...]:
    whose = "0 the acting seat, 1 the seat to its left, …"
    return (
        Field("staking", 1, "1: lay cards before the throw; 0: announce"),
        Field("thrower", 1, f"who throws: {whose}"),
        Field("round", 1, "how many rounds have begun"),
        Field("pile", 1, "cards left to turn"),
        Field("pot", 1, "cards staked in rounds that nobody won"),
        Field("playoff", 1, "whether those tied for the first place play on"),
        Field("elapsed", 1, "tenths of a second since the card"),
        Field("deadline", 1, "when the round closes, in tenths of a second since the card"),
        Field("item", 1, "the covered item that the acting seat's finger is on, 1 to 16; 0: none"),
        Field("colour", 1, "what it finds there: 1 to 4"),
        Field("covered", 1, "whether dice and card are covered"),
        Field("dice", 4, "how many dice show each colour; 0 while covered"),
        Field("card", 4, "how many spots of the card have each colour; 0 while covered"),
        Field("taken", SPOTS + 1, f"by number, who announced it: {whose}; -1: nobody yet"),
        Field("unseen", CARDS, "by card of the deck: 1 if it has not been seen since the pile was shuffled"),
        Field("won", seats, "by seat, the acting one first: cards won"),
        Field("laid", seats, "the same: cards staked for this round"),
        Field("contends", seats, "the same: whether it may announce in this round"),
    )


# --- states as rows


def encode(state: ColorState) -> Array | None:
    """The row does not know yet when each seat is ready: that is drawn when the row is resumed."""
    if state.phase not in _PHASES:
        return None
    row = np.zeros(at.WIDTH, np.int32)
    deck = deck_of(state.options.deck)
    seats = range(state.players)
    row[at.PHASE], row[at.SEAT], row[at.ROUNDS], row[at.PLAYOFF] = (
        _PHASES[state.phase],
        state.seat,
        state.rounds,
        state.playoff,
    )
    row[at.MOVER] = state.staking[0] if state.staking else NOBODY
    row[at.CHAMPION] = NOBODY if state.champion is None else state.champion
    row[at.CONTENDS :][: state.players] = [seat in state.contenders for seat in seats]
    row[at.THROWN] = 0 if state.dice is None else _THROWS.index(state.dice)
    row[at.TURNED_AT], row[at.CLAIMS], row[at.WAITING] = state.turned_at, len(state.claims), len(state.waiting)
    row[at.READY :][: state.players] = [0 if seat in state.waiting else SPOKEN for seat in seats]
    row[at.TAKEN_BY :][: SPOTS + 1] = NOBODY
    for place, claim in enumerate(state.claims):
        row[at.ORDER + place], row[at.TAKEN_BY + claim.number] = claim.seat, claim.seat
        row[at.AT + claim.seat] = row[at.NOW] = claim.at - state.turned_at
    row[at.TOUCH :][: len(state.cover.touches)] = state.cover.touches
    row[at.FOUND :][: 2 * SPOTS] = [0 if one is None else COLOURS.index(one) + 1 for one in state.cover.found]
    row[at.FINGER] = 0 if state.cover.feeling is None else state.cover.feeling
    _encode_cards(row, state, deck)
    return row


def _encode_cards(row: Array, state: ColorState, deck: Deck) -> None:
    """Equal cards of a deck of one's own are told apart by a number, which is given to whichever comes first."""
    left = list(range(CARDS))

    def numbered(cards: Deck) -> list[int]:
        found = []
        for card in cards:
            found.append(next(place for place in left if deck[place] == card))
            left.remove(found[-1])
        return found

    for seat, cards in enumerate(state.won):
        below = NOBODY
        for card in numbered(cards):
            row[at.BELOW + card], below = below, card
        row[at.TOP + seat], row[at.WON + seat] = below, len(cards)
    if state.playoff:  # with a deck of its own
        left = list(range(CARDS))
    if state.card is not None:
        (row[at.CARD],) = numbered((state.card,))
    for seat, cards in enumerate(state.laid):
        row[at.LAID + 3 * seat :][: len(cards)] = numbered(cards)
        row[at.LAID_SIZE + seat] = len(cards)
    heaps = (
        (at.UNSEEN, at.UNSEEN_SIZE, state.pile.unseen),
        (at.UNDER, at.UNDER_SIZE, state.pile.under),
        (at.GONE, at.GONE_SIZE, state.gone),
        (at.POT, at.POT_SIZE, state.pot),
    )
    for first, size, cards in heaps:
        row[first:][: len(cards)] = numbered(cards)
        row[size] = len(cards)
    row[at.IS_UNSEEN + row[at.UNSEEN :][: len(state.pile.unseen)]] = 1


# --- rows as states


def decode(row: Array, seats: int, options: ColorOptions) -> ColorState:
    whole: list[int] = row.tolist()
    deck = deck_of(options.deck)
    phase = _NAMES[whole[at.PHASE]]
    racing, thrown = phase in ("announcing", "feeling"), phase in ("announcing", "feeling", "turning")
    champion, turned_at = whole[at.CHAMPION], whole[at.TURNED_AT] if racing else 0
    return ColorState(
        options,
        seats,
        phase,
        whole[at.SEAT],
        Pile(bundle(_heap(whole, at.UNSEEN, at.UNSEEN_SIZE, deck)), _under(whole, deck)),
        tuple(_won(whole, seat, deck) for seat in range(seats)),
        tuple(_laid(whole, seat, deck) for seat in range(seats)),
        tuple(seat for seat in range(seats) if whole[at.CONTENDS + seat]),
        gone=bundle(_heap(whole, at.GONE, at.GONE_SIZE, deck)),
        staking=_staking(whole, seats) if phase == "staking" else (),
        dice=_THROWS[whole[at.THROWN]] if thrown else None,
        card=deck[whole[at.CARD]] if racing else None,
        turned_at=turned_at,
        waiting=tuple(seat for seat in range(seats) if racing and whole[at.READY + seat] != SPOKEN),
        claims=_claims(whole) if racing else (),
        cover=_cover(whole, seats) if racing and options.blind == "on" else NO_COVER,
        rounds=whole[at.ROUNDS],
        playoff=bool(whole[at.PLAYOFF]),
        champion=None if champion == NOBODY else champion,
        winner=None if champion == NOBODY else champion,
        pot=_heap(whole, at.POT, at.POT_SIZE, deck),
    )


def _heap(row: list[int], first: int, size: int, deck: Deck) -> Deck:
    return tuple(deck[card] for card in row[first : first + row[size]])


def _under(row: list[int], deck: Deck) -> Deck:
    places = range(row[at.UNDER_FIRST], row[at.UNDER_FIRST] + row[at.UNDER_SIZE])
    return tuple(deck[row[at.UNDER + place % CARDS]] for place in places)


def _won(row: list[int], seat: int, deck: Deck) -> Deck:
    cards: list[Colours] = []
    card = row[at.TOP + seat]
    while card != NOBODY:
        cards.insert(0, deck[card])
        card = row[at.BELOW + card]
    return tuple(cards)


def _laid(row: list[int], seat: int, deck: Deck) -> Deck:
    first = at.LAID + 3 * seat
    return tuple(deck[card] for card in row[first : first + row[at.LAID_SIZE + seat]])


def _staking(row: list[int], seats: int) -> tuple[int, ...]:
    asked = (row[at.MOVER] - row[at.SEAT]) % seats
    order = [(row[at.SEAT] + step) % seats for step in range(asked, seats)]
    return tuple(seat for seat in order if row[at.WON + seat])


def _claims(row: list[int]) -> tuple[Claimed, ...]:
    numbers = {seat: number for number, seat in enumerate(row[at.TAKEN_BY : at.TAKEN_BY + SPOTS + 1])}
    order = row[at.ORDER : at.ORDER + row[at.CLAIMS]]
    return tuple(Claimed(seat, numbers[seat], row[at.TURNED_AT] + row[at.AT + seat]) for seat in order)


def _cover(row: list[int], seats: int) -> Cover:
    found = tuple(COLOURS[one - 1] if one else None for one in row[at.FOUND : at.FOUND + 2 * SPOTS])
    feeling = row[at.FINGER] if row[at.PHASE] == at.FEELING else None
    return Cover(tuple(row[at.TOUCH : at.TOUCH + seats]), found, feeling)


# --- the moves of the contract


def outcome(state: ColorState, number: int) -> Outcome:
    match state.phase:
        case "lot":
            return Lot(number)
        case "throwing":
            return THROW_CHANCE.outcomes[number]
        case "feeling":
            return Felt(COLOURS[number])
    card = deck_of(state.options.deck)[number]
    return Reveal(card) if state.phase == "turning" else Prize(card)


def move(state: ColorState, row: Array, mover: int, action: Move) -> Made | None:
    """A seat that stays silent makes no move; any other is made at the moment it was ready."""
    if isinstance(action, Close):
        return None
    return mover, action, int(row[at.TURNED_AT] + row[at.NOW]) if state.phase == "announcing" else 0


def clock(state: ColorState, row: Array) -> Made | None:
    """K8: the round was closed though not everybody has announced."""
    closed = row[at.PHASE] != at.ANNOUNCING or row[at.ROUNDS] != state.rounds
    return (Mover.CLOCK, CLOSE, state.deadline() or 0) if closed else None


RULES = BatchRules(
    game="color",
    reset_row=batch_rows.reset_row,
    resume_row=batch_rows.resume_row,
    step_row=batch_rows.step_row,
    result_row=batch_rounds.result_row,
    mask_row=batch_rows.mask_row,
    observe_row=batch_rows.observe_row,
    dtype=np.int32,
    width=width,
    params=params,
    tables=tables,
    fields=fields,
    encode=encode,
    decode=decode,
    outcome=outcome,
    move=move,
    clock=clock,
)
