"""What a card is worth to every seat, for who sees all hands: a share of the win.

Each board is expected to bring some points (``board_values``), and each hand to gain some more, for its player and
against the others (``judge``). How far matches end from what was expected was learned too; so expected totals
become shares of the win.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from yamclub.games.yami.board_values import board_values
from yamclub.games.yami.boxes import COMBINATION_POINTS, Sheet, bonus_from
from yamclub.games.yami.expert import LAYOUT, seen_by
from yamclub.games.yami.hand_values import bits_of, bits_of_counts
from yamclub.games.yami.judge import (
    CARDS,
    POINTS,
    after_discards,
    dealing,
    dealt_inputs,
    expected,
    hand_inputs,
    places_of,
    prepare,
    worth,
)
from yamclub.games.yami.rules import HAND, YamiState
from yamclub.mechanics.network import forward
from yamclub.mechanics.weights import load

Array = Any
_FIRST = np.zeros(1, np.int64)
_STEEP = 1.702
"""A logistic curve this steep is nearly the normal distribution."""
_LUCK = np.linspace(-2.6, 2.6, 11)
_ODDS = np.exp(-(_LUCK**2) / 2) / np.exp(-(_LUCK**2) / 2).sum()


def shares(totals: Array, spread: float) -> Array:
    """outcomes × seats: the chance that each of these expected totals ends highest, if all may miss by ``spread``."""
    ahead = (totals[:, :, None] - totals[:, None, :]) / max(spread, 1e-3)
    beats = 1 / (1 + np.exp(-_STEEP * np.clip(ahead[..., None] + _LUCK, -12, 12)))
    seats = totals.shape[1]
    beats[:, np.arange(seats), np.arange(seats)] = 1
    wins = (beats.prod(axis=2) * _ODDS).sum(axis=2)
    return wins / wins.sum(axis=1, keepdims=True)


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
        totals = np.array([_total(sheet, state.players) for sheet in state.sheets])
        left = weights[f"spread{state.players}"][state.deal - 1]
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
        outcomes = np.array(list(dict.fromkeys(state.stock.places)))
        found = np.zeros((len(outcomes), state.players))
        for seat in range(state.players):
            prepared = prepare(weights, seen_by(state.view(seat)))
            five = places_of(prepared.seen.hands)
            if seat == state.seat:
                six = np.concatenate([np.repeat(five, len(outcomes), axis=0), outcomes[:, None]], axis=1)
                gains, _ = after_discards(weights, prepared, np.zeros(len(six), np.int64), six)
                best = worth(gains).argmax(axis=1)
                mine, others = gains[np.arange(len(six)), best].T
            else:
                bits = bits_of_counts(prepared.seen.hands)
                inputs = hand_inputs(prepared, _FIRST, bits, prepared.seen.top)
                mine, others = expected(weights, inputs, state.players).T
            found += others[:, None]
            found[:, seat] += mine - others
        return found


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


@lru_cache(maxsize=1 << 10)
def _total(sheet: Sheet, seats: int) -> float:
    """What a board is expected to be worth in the end."""
    board = np.array([[-1 if one is None else one for one in sheet]])
    left = board_values(load("yami", LAYOUT), board, seats, bonus_from(seats))[0]
    return float(left) + sum(one for one in sheet if one is not None)


WORTHS = YamiWorths()
