"""What the expert thinks of hands: learned values of a hand after an exchange, asked for every card that may come.

Two numbers are learned for a hand, once a turn is over: what the deal will gain its player, and what it will gain
the others on average (``board_values`` says what a gain is). Everything is done for many seats at once, because
learning plays many matches; a bot is one of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from yamclub.games.yami.board_values import BOARD_INPUTS, FREE, board_inputs, gains_of
from yamclub.games.yami.boxes import bonus_from
from yamclub.games.yami.hand_values import (
    HAND_INPUTS,
    NOTHING,
    VALUES,
    Gains,
    bits_of_counts,
    follows,
    promises,
    shapes_of,
)
from yamclub.mechanics.network import forward

Array = Any
CARDS, HAND = 32, 5
DISCARD_INPUTS = 6
PLAYER_INPUTS = 11
CONTEXT_INPUTS = BOARD_INPUTS + 4 + 2 * PLAYER_INPUTS
INPUTS = HAND_INPUTS + DISCARD_INPUTS + CONTEXT_INPUTS
DEALT_INPUTS = HAND_INPUTS + HAND + 2 + CONTEXT_INPUTS
POINTS = np.float32(10)
_PLACES = np.arange(CARDS)
_CARD_BITS = (np.uint32(1) << ((_PLACES & 3) * 8 + (_PLACES >> 2)).astype(np.uint32)).astype(np.uint32)


class Seen(NamedTuple):
    """What seats see, one per row. The acting seat comes first, then the others in the order of play."""

    hands: Array
    """rows × 32: how many of each card."""
    known: Array
    """rows × others × 32."""
    boards: Array
    """rows × seats × 16: points, 0 where cancelled, -1 while free."""
    pile: Array
    """rows × 32."""
    top: Array
    """rows: the top card of the pile."""
    stock: Array
    remade: Array
    table: Array
    """8: the points of the combinations."""
    freely: bool


def dealing(hands: Array, boards: Array, table: Array, *, freely: bool) -> Seen:
    """What is seen while cards are dealt: nothing is known of the others, and there is no pile."""
    rows, seats = boards.shape[:2]
    nothing = np.zeros(rows, np.int64)
    stock = np.full(rows, CARDS * (2 if seats == 2 else 4) - HAND * seats - 1)
    known, pile = np.zeros((rows, seats - 1, CARDS), np.int64), np.zeros((rows, CARDS), np.int64)
    return Seen(hands, known, boards, pile, nothing, stock, nothing, table, freely)


class Prepared(NamedTuple):
    """What is the same for all hands a row may come to hold."""

    seen: Seen
    gains: Gains
    board: Array
    """rows: what the board of the acting seat is still to bring."""
    unseen: Array
    """rows × 8 × 4: the chance of each card to be the next of the stock."""
    discards: Array
    """rows × 32 × inputs: what a card would be to the next player."""
    context: Array
    """rows × inputs."""


def prepare(weights: Mapping[str, Array], seen: Seen) -> Prepared:
    rows, seats = len(seen.hands), seen.boards.shape[1]
    threshold = bonus_from(seats)
    gains, board = gains_of(weights, seen.boards[:, 0], seen.table, seats, threshold, freely=seen.freely)
    packs = 2 if seats == 2 else 4
    unseen = np.maximum(packs - seen.hands - seen.pile - seen.known.sum(axis=1), 0).astype(np.float32)
    unseen /= np.maximum(unseen.sum(axis=1, keepdims=True), 1)
    context = _context(seen, seats, threshold)
    return Prepared(seen, gains, board, unseen.reshape(rows, 8, 4), _discards(seen), context)


def _context(seen: Seen, seats: int, threshold: int) -> Array:
    rows = len(seen.hands)
    inputs = np.zeros((rows, CONTEXT_INPUTS), np.float32)
    inputs[:, :BOARD_INPUTS] = board_inputs(seen.boards[:, 0], threshold)
    drawn = CARDS * (2 if seats == 2 else 4) - HAND * seats - 1 - seen.stock.astype(np.float32)
    rounds = np.where(seen.remade > 0, 12, drawn / seats)
    at = BOARD_INPUTS
    inputs[:, at] = np.minimum(rounds, 3) / 3
    inputs[:, at + 1] = np.minimum(rounds, 12) / 12
    inputs[:, at + 2] = rounds < 1
    inputs[:, at + 3] = seen.remade > 0
    at += 4
    others = np.stack([_player(seen, other) for other in range(1, seats)], axis=1)
    inputs[:, at : at + PLAYER_INPUTS] = others[:, 0]
    inputs[:, at + PLAYER_INPUTS :] = others[:, 1:].mean(axis=1) if seats > 2 else 0
    return inputs


def _player(seen: Seen, other: int) -> Array:
    """What is seen of one of the others."""
    board, known = seen.boards[:, other], seen.known[:, other - 1]
    ranks = np.minimum(known, 1).reshape(-1, 8, 4).sum(axis=2)
    inputs = np.empty((len(board), PLAYER_INPUTS), np.float32)
    inputs[:, :8] = board[:, VALUES:] == FREE
    inputs[:, 8] = (board[:, :VALUES] == FREE).sum(axis=1) / 8
    inputs[:, 9] = known.sum(axis=1) / 5
    inputs[:, 10] = (ranks * (board[:, :VALUES] == FREE)).max(axis=1) / 3
    return inputs


def _discards(seen: Seen) -> Array:
    """By card: what it may do for the next player, as far as that can be told."""
    board, known = seen.boards[:, 1], np.minimum(seen.known[:, 0], 1)
    free = np.repeat(board[:, :VALUES] == FREE, 4, axis=1)
    alike = np.repeat(known.reshape(-1, 8, 4).sum(axis=2), 4, axis=1)
    of_suit = np.tile(known.reshape(-1, 8, 4).sum(axis=1), (1, 8))
    gone = np.repeat(seen.pile.reshape(-1, 8, 4).sum(axis=2), 4, axis=1)
    inputs = np.empty((len(board), CARDS, DISCARD_INPUTS), np.float32)
    inputs[:, :, 0] = free
    inputs[:, :, 1] = alike / 2 * (known == 0)
    inputs[:, :, 2] = alike / 2 * (known == 0) * free
    inputs[:, :, 3] = of_suit / 3 * (board[:, VALUES + 5, None] == FREE) * (known == 0)
    inputs[:, :, 4] = np.minimum(gone, 4) / 4
    inputs[:, :, 5] = (np.arange(CARDS) >> 2) / 7
    return inputs


def hand_inputs(prepared: Prepared, row: Array, bits: Array, discard: Array) -> Array:
    """What the network is asked: hands of five, of these rows, after this discard."""
    inputs = np.empty((len(bits), INPUTS), np.float32)
    inputs[:, :HAND_INPUTS] = promises(bits, row, prepared.gains, prepared.unseen)
    inputs[:, HAND_INPUTS : HAND_INPUTS + DISCARD_INPUTS] = prepared.discards[row, discard]
    inputs[:, HAND_INPUTS + DISCARD_INPUTS :] = prepared.context[row]
    return inputs


def dealt_inputs(prepared: Prepared, bits: Array, many: Array, order: Array) -> Array:
    """For hands that are being dealt: so many cards so far, of the player who plays in this place of the order."""
    inputs = np.zeros((len(bits), DEALT_INPUTS), np.float32)
    rows = np.arange(len(prepared.context))
    rows = np.zeros(len(bits), np.int64) if len(rows) == 1 else rows
    inputs[:, :HAND_INPUTS] = promises(bits, rows, prepared.gains, prepared.unseen)
    inputs[:, HAND_INPUTS : HAND_INPUTS + HAND + 1] = many[:, None] == np.arange(HAND + 1)
    inputs[:, HAND_INPUTS + HAND + 1] = order
    inputs[:, HAND_INPUTS + HAND + 2 :] = prepared.context[rows]
    return inputs


def card_bits(hands: Array) -> Array:
    """The different cards of hands, given the places of their cards."""
    return np.bitwise_or.reduce(_CARD_BITS[hands], axis=1)


def prior(inputs: Array) -> Array:
    """A first guess at what a hand gains, on which learning builds: what one more card may bring."""
    return 0.3 * inputs[:, 2] + 0.7 * inputs[:, 6] - 0.3


def expected(weights: Mapping[str, Array], inputs: Array, seats: int) -> Array:
    """hands × 2: the gain of the player, and of the others on average, in points."""
    found = forward(weights, inputs, f"hand{seats}-")
    found[:, 0] += prior(inputs)
    return found * POINTS


def after_discards(weights: Mapping[str, Array], prepared: Prepared, row: Array, six: Array) -> tuple[Array, Array]:
    """hands × 6: what hands of six cards are worth, after each discard; and their inputs."""
    cards = _CARD_BITS[six]
    bits = np.empty(six.shape, np.uint32)
    for gone in range(HAND + 1):
        bits[:, gone] = np.bitwise_or.reduce(np.delete(cards, gone, axis=1), axis=1)
    inputs = hand_inputs(prepared, np.repeat(row, HAND + 1), bits.ravel(), six.ravel())
    found = expected(weights, inputs, prepared.seen.boards.shape[1])
    return found.reshape(*six.shape, 2), inputs.reshape(*six.shape, INPUTS)


def worth(found: Array) -> Array:
    """One number for the gains of a player and of the others."""
    return found[..., 0] - found[..., 1]


def places_of(counts: Array) -> Array:
    """The cards of hands, given how many they hold of each."""
    rows = len(counts)
    return np.repeat(np.tile(_PLACES, rows), counts.ravel()).reshape(rows, -1)


def after_cards(weights: Mapping[str, Array], prepared: Prepared, row: Array, five: Array, cards: Array) -> Array:
    """rows × cards: what a hand of five is worth once it gets each of these cards, with the best discard."""
    rows, many = cards.shape
    six = np.concatenate([np.repeat(five, many, axis=0), cards.reshape(-1, 1)], axis=1)
    found, _ = after_discards(weights, prepared, np.repeat(row, many), six)
    return worth(found).max(axis=1).reshape(rows, many)


class Shown(NamedTuple):
    """rows × 16: the gain of each box with the hand as it is; ``NOTHING`` where it can't be closed so."""

    lays: Array
    marks: Array
    cancels: Array


def shown_by(prepared: Prepared) -> Shown:
    rows = np.arange(len(prepared.seen.hands))
    shapes = shapes_of(bits_of_counts(prepared.seen.hands))
    _, _, values, combinations = follows(shapes, prepared.gains, rows)
    marks = np.concatenate([values, combinations], axis=1)
    lays = np.concatenate([np.where(shapes.counts >= 3, values, NOTHING), combinations], axis=1)
    nothing = (marks.max(axis=1) <= NOTHING)[:, None]
    cancels = (
        prepared.gains.cancelled if prepared.gains.freely else np.where(nothing, prepared.gains.cancelled, NOTHING)
    )
    return Shown(lays, marks, cancels)


def others_follow(weights: Mapping[str, Array], prepared: Prepared) -> Array:
    """rows: what the others gain on average, if the acting seat lays down now."""
    seats = prepared.seen.boards.shape[1]
    return forward(weights, prepared.context, f"lay{seats}-")[:, 0] * POINTS
