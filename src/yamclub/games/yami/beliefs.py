"""What the others may hold: hands drawn from the unseen cards, weighed by what their players took and threw away.

A hand counts the more, the better it is for its player, because hands have been improved for some rounds. It counts
more if the cards taken from the pile serve it, and less if the cards thrown away lately would have.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from yamclub.games.yami.board_values import FREE
from yamclub.games.yami.boxes import INDEX, Box
from yamclub.games.yami.hand_values import NOTHING, Gains, follows, shapes_of
from yamclub.games.yami.judge import CARDS, HAND, Prepared, Seen, card_bits, expected, hand_inputs, prepare
from yamclub.games.yami.moves import Source
from yamclub.games.yami.rules import REMAKES
from yamclub.games.yami.view import YamiView

Array = Any
_FLUSH, _STRAIGHT = INDEX[Box.FLUSH], INDEX[Box.STRAIGHT]
DRAWN, HANDS = 128, 64
"""Hands drawn for each of the others, and kept."""
CHANGES = 3
"""How often each is changed by a card."""
SIGNS = {
    # how good the hand is for its player, in tens of points: at once, in the first two rounds, in four more
    "good": (2.12, 1.34),
    "good early": (0.68, 0.61),
    "good later": (0.36, 0.17),
    # who could lay down much would have done so
    "good above nothing": (-1.25, -1.27),
    "lays": (-0.71, 0.02),
    "lays for": (-1.40, -0.48),
    "marks": (0.04, -0.13),
    "marks later": (-0.08, -0.10),
    # cards that go with one they took: of its rank (with a free box for it), its suit, about its rank
    "taken rank": (0.67, 0.56),
    "taken value": (-0.25, 0.29),
    "taken suit": (0.50, 0.63),
    "taken near": (0.03, 0.23),
    # and with the one they threw last, or before
    "thrown rank": (-0.36, -0.44),
    "thrown value": (-0.53, -0.30),
    "thrown suit": (-0.33, -0.28),
    "thrown near": (-0.38, -0.18),
    "earlier rank": (-0.58, -0.28),
    "earlier suit": (-0.32, -0.26),
}
"""What makes a hand likelier: logarithms of odds, with two players and with more.

A setting: it was chosen by conditional logistic regression, from hands that experts held in matches among themselves,
each against 128 hands that they might have held.
"""
_TELLING = np.array(list(SIGNS.values())).T


class Belief(NamedTuple):
    """About one of the others. All but the last are by hand that it may hold."""

    hands: Array
    """hands × 5: places in the pack."""
    gains: Array
    """hands × 2: what the deal is to gain this player, and the others on average, as learned."""
    marks: Array
    """The gain if somebody lays down now."""
    lays: Array
    """The gain by laying down; ``NOTHING`` where that can't be."""
    prepared: Prepared
    """What this player sees, but for the hand."""


def beliefs(
    weights: Mapping[str, Array], seen: Seen, thrown: tuple[tuple[int, ...], ...], rng: np.random.Generator
) -> list[Belief]:
    """About each of the others, in the order of play; ``thrown`` has what each of them threw away, the last first."""
    seats = seen.boards.shape[1]
    packs = 2 if seats == 2 else 4
    unseen = np.maximum(packs - seen.hands[0] - seen.pile[0] - seen.known[0].sum(axis=0), 0)
    pool = np.repeat(np.arange(CARDS), unseen)
    return [_belief(weights, seen, other, thrown[other - 1], pool, rng) for other in range(1, seats)]


def seen_from(seen: Seen, other: int) -> Seen:
    """What another seat sees, as far as this one can tell: all but the hand."""
    seats = seen.boards.shape[1]
    order = [(other + after) % seats for after in range(seats)]
    known = np.concatenate([np.zeros_like(seen.known[:, :1]), seen.known], axis=1)  # nothing of the one who asks
    return seen._replace(hands=known[:, other], known=known[:, order[1:]], boards=seen.boards[:, order])


def _belief(
    weights: Mapping[str, Array],
    seen: Seen,
    other: int,
    thrown: tuple[int, ...],
    pool: Array,
    rng: np.random.Generator,
) -> Belief:
    known = np.repeat(np.arange(CARDS), seen.known[0, other - 1])[:HAND]
    hidden = HAND - len(known)
    prepared = prepare(weights, seen_from(seen, other))
    telling = _TELLING[int(seen.boards.shape[1] > 2)]

    def judged(order: Array) -> tuple[Array, Array, Array]:
        hands = np.concatenate([np.repeat(known[None, :], len(order), axis=0), pool[order[:, :hidden]]], axis=1)
        gains = values(weights, prepared, hands, seen.top[0])
        return hands, gains, signs(prepared, hands, len(known), thrown, gains) @ telling

    order = np.argsort(rng.random((DRAWN, len(pool))), axis=1)
    hands, gains, likely = judged(order)
    chance = np.cumsum(np.exp(likely - likely.max()))
    chosen = np.searchsorted(chance, (np.arange(HANDS) + rng.random()) / HANDS * chance[-1]).clip(0, DRAWN - 1)
    order, hands, gains, likely = order[chosen], hands[chosen], gains[chosen], likely[chosen]
    rows = np.arange(HANDS)
    for _ in range(CHANGES if 0 < hidden < len(pool) else 0):  # the few likely hands drawn become many (Metropolis)
        out, into = rng.integers(hidden, size=HANDS), rng.integers(hidden, len(pool), size=HANDS)
        changed = order.copy()
        changed[rows, out], changed[rows, into] = order[rows, into], order[rows, out]
        other_hands, other_gains, other_likely = judged(changed)
        accepted = rng.random(HANDS) < np.exp(np.minimum(other_likely - likely, 0))
        order = np.where(accepted[:, None], changed, order)
        hands = np.where(accepted[:, None], other_hands, hands)
        gains = np.where(accepted[:, None], other_gains, gains)
        likely = np.where(accepted, other_likely, likely)
    lays, marks = now(prepared.gains, hands)
    return Belief(hands, gains, marks, lays, prepared)


def signs(prepared: Prepared, hands: Array, known: int, thrown: tuple[int, ...], gains: Array) -> Array:
    """hands × ``SIGNS``. The first cards of a hand are the known ones."""
    seen = prepared.seen
    rounds, worth = rounds_of(seen), (gains[:, 0] - gains[:, 1]) / 10
    lays, marks = now(prepared.gains, hands)
    board, hidden = seen.boards[0, 0], hands[:, known:]
    nothing = np.zeros(len(hands))
    taken = sum((_kin(hidden, card, board) for card in hands[0, :known]), np.zeros((4, len(hands))))
    last = _kin(hidden, thrown[0], board) if thrown else np.zeros((4, len(hands)))
    earlier = sum((_kin(hidden, card, board) for card in thrown[1:3]), np.zeros((4, len(hands))))
    found = [
        worth,
        min(rounds, 2) * worth,
        min(max(rounds - 2, 0), 4) * worth,
        np.maximum(worth, 0),
        nothing + (lays > NOTHING),
        np.maximum(lays, 0) / 10,
        marks / 10,
        min(rounds, 6) * marks / 10,
        *taken,
        *last,
        earlier[0],
        earlier[2],
    ]
    return np.stack(found, axis=1)


def _kin(hidden: Array, card: int, board: Array) -> Array:
    """4 × hands: how many cards go with a card. Of its rank, if its box is free; of its suit and near its rank, if
    there is something to collect them for."""
    rank, suit = card >> 2, card & 3
    alike = ((hidden >> 2 == rank) & (hidden != card)).sum(axis=1)
    of_suit = ((hidden & 3 == suit) & (hidden != card)).sum(axis=1) * (board[_FLUSH] == FREE)
    away = np.abs((hidden >> 2) - rank)
    near = ((away > 0) & (away <= 2)).sum(axis=1) * (board[_STRAIGHT] == FREE)
    return np.stack([alike, alike * (board[rank] == FREE), of_suit, near]).astype(float)


def thrown_by(view: YamiView) -> tuple[tuple[int, ...], ...]:
    """What each of the others threw away, the last first, as far as the pile tells.

    The player before has thrown its top card. Who takes from the pile leaves it as high as it was; how often that
    happened lately is known, and further down everybody is taken to have drawn from the stock.
    """
    seats, me = len(view.players), view.seat if view.you is None else view.you
    pile, taken_in_a_row = list(view.pile), view.takes_in_a_row
    if view.phase == "discarding" and view.source == Source.DISCARD and view.taken is not None:
        pile.append(view.taken)
        taken_in_a_row -= 1
    thrown: list[list[int]] = [[] for _ in range(seats)]
    turned_up = view.remakes_left == REMAKES  # the lowest card, which nobody threw
    before = view.seat - 1
    for depth, card in enumerate(reversed(pile)):
        if turned_up and depth == len(pile) - 1 and not (depth == 0 and taken_in_a_row):
            break
        thrown[before % seats].append(card.index)
        before -= 1 + (taken_in_a_row if depth == 0 else 0)
    return tuple(tuple(thrown[(me + after) % seats]) for after in range(1, seats))


def rounds_of(seen: Seen) -> float:
    """How many rounds have been played in this deal, about."""
    seats = seen.boards.shape[1]
    drawn = CARDS * (2 if seats == 2 else 4) - HAND * seats - 1 - int(seen.stock[0])
    return 12.0 if seen.remade[0] else (drawn + float(seen.known[0].sum())) / seats


def values(weights: Mapping[str, Array], prepared: Prepared, hands: Array, top: int) -> Array:
    """hands × 2: what hands of five are to gain their player and the others, as learned."""
    many = len(hands)
    rows = np.zeros(many, np.int64)
    inputs = hand_inputs(prepared, rows, card_bits(hands), np.full(many, top))
    return expected(weights, inputs, prepared.seen.boards.shape[1])


def now(gains: Gains, hands: Array) -> tuple[Array, Array]:
    """The gains of hands by laying down, and by following."""
    lays, marks, _, _ = follows(shapes_of(card_bits(hands)), gains, np.zeros(len(hands), np.int64))
    return lays, marks
