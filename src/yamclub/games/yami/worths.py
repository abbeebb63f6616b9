"""What a card is worth to every seat, for who sees all hands: a share of the win.

Each board is expected to bring some points (``board_values``), and each hand to gain some more, for its player and
against the others (``judge``). How far matches end from what was expected was learned too; so expected totals
become shares of the win.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from yamclub.games.yami.boxes import COMBINATION_POINTS
from yamclub.games.yami.expert import seen_by
from yamclub.games.yami.hand_values import bits_of, bits_of_counts
from yamclub.games.yami.judge import (
    CARDS,
    POINTS,
    after_discards,
    dealing,
    dealt_inputs,
    expected,
    hand_inputs,
    others_follow,
    places_of,
    prepare,
    worth,
)
from yamclub.games.yami.rules import HAND, YamiState
from yamclub.games.yami.winning import LAYOUT, expected_total, shares
from yamclub.mechanics.network import forward
from yamclub.mechanics.weights import load

Array = Any
_FIRST = np.zeros(1, np.int64)


class YamiWorths:
    """Asked at every card that is dealt or drawn from the stock."""

    def of_outcomes(self, state: YamiState) -> Array | None:
        weights = load("yami", LAYOUT)
        if state.phase == "dealing":
            gains = self._dealt(weights, state)
        elif state.phase == "drawing":
            gains = self._drawn(weights, state)
        else:
            return None
        totals = np.array([expected_total(sheet, state.players) for sheet in state.sheets])
        left = _CAUTION * weights[f"spread{state.players}"][state.deal - 1]
        return shares(totals + gains, float(left))

    def _dealt(self, weights: Mapping[str, Array], state: YamiState) -> Array:
        """outcomes × seats: what this deal is to gain everybody, for each card that may be dealt."""
        outcomes = list(dict.fromkeys(state.stock.places))
        found = np.zeros((len(outcomes), state.players))
        for seat in range(state.players):
            held = state.hands[seat].places
            hands = [bytes([*held, place]) for place in outcomes] if seat == state.seat else [held]
            mine, others = _gain_dealt(weights, state, seat, hands).T
            found += others[:, None]
            found[:, seat] += mine - others
        return found

    def _drawn(self, weights: Mapping[str, Array], state: YamiState) -> Array:
        """The same for each card that may be drawn, after the discard that the expert would choose."""
        outcomes = np.array(list(dict.fromkeys(state.stock.places)))
        hands = [_held(weights, state, seat, outcomes) for seat in range(state.players)]
        many, seats = len(outcomes), state.players
        found, still = np.zeros((many, seats)), np.ones(many)
        for after in range(1, seats + 1):  # whoever is to play next may lay down, then the one after…
            seat = (state.seat + after) % seats
            lays = still * hands[seat].lays_down
            for other, hand in enumerate(hands):
                found[:, other] += lays * (hand.lays if other == seat else hand.follows)
            still = still - lays
        for seat, hand in enumerate(hands):
            others = sum(hands[other].others for other in range(seats) if other != seat) / (seats - 1)
            found[:, seat] += still * (hand.mine + others) * _BOTH
        return found


_CAUTION = 1.6
"""Hands tell less than they seem to: totals are taken to miss by so much more."""
_BOTH = 0.7
"""What a hand gains is told by that hand and by those of the others; both tell part of the same."""


class _Held(NamedTuple):
    """What one seat may gain, by outcome or for all of them: by laying down, by following, and if the deal goes on."""

    lays: Array
    follows: Array
    mine: Array
    others: Array
    lays_down: Array
    """The chance that it lays down at its next turn."""


def _held(weights: Mapping[str, Array], state: YamiState, seat: int, outcomes: Array) -> _Held:
    prepared = prepare(weights, seen_by(state.view(seat)))
    five = places_of(prepared.seen.hands)
    if seat == state.seat:
        six = np.concatenate([np.repeat(five, len(outcomes), axis=0), outcomes[:, None]], axis=1)
        rows = np.arange(len(six))
        gains, inputs = after_discards(weights, prepared, np.zeros(len(six), np.int64), six)
        best = worth(gains).argmax(axis=1)
        gains, inputs = gains[rows, best], inputs[rows, best]
    else:
        bits = bits_of_counts(prepared.seen.hands)
        inputs = hand_inputs(prepared, _FIRST, bits, prepared.seen.top)
        gains = expected(weights, inputs, state.players)
    lays, may, follows = inputs[:, 0] * POINTS, inputs[:, 1] > 0, inputs[:, 2] * POINTS
    better = lays - others_follow(weights, prepared)[0] - worth(gains)
    lays_down = np.where(may, 1 / (1 + np.exp(-np.clip(better / _DOUBT, -20, 20))), 0.0)
    return _Held(lays, follows, gains[:, 0], gains[:, 1], lays_down)


_DOUBT = 1.5
"""Points: how sharply laying down is decided."""


def _gain_dealt(weights: Mapping[str, Array], state: YamiState, seat: int, hands: list[bytes]) -> Array:
    """hands × 2: what a hand is to gain its player, and the others, if it is dealt so far."""
    seats = state.players
    boards = [[-1 if one is None else one for one in state.sheets[(seat + after) % seats]] for after in range(seats)]
    seen = dealing(
        np.zeros((1, CARDS), np.int64),
        np.array([boards]),
        np.array(COMBINATION_POINTS[state.options.values]),
        freely=state.options.cancel == "free",
    )
    prepared = prepare(weights, seen)
    order = np.full(len(hands), (seat - state.dealer - 1) % seats / (seats - 1))
    many = np.array([min(len(hand), HAND) for hand in hands])
    bits = np.array([bits_of(hand) for hand in hands], np.uint32)
    return forward(weights, dealt_inputs(prepared, bits, many, order), f"dealt{seats}-") * POINTS


WORTHS = YamiWorths()
