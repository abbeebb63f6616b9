"""What the expert makes of its beliefs: the same choices, weighed over hands that the others may hold."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any
from zlib import crc32

import numpy as np

from yamclub.games.yami.beliefs import Belief, beliefs, thrown_by
from yamclub.games.yami.judge import CARDS, Prepared, after_discards, others_follow, places_of, worth
from yamclub.games.yami.view import YamiView
from yamclub.games.yami.winning import expected_total, shares, spread_in

Array = Any
_FIRST = np.zeros(1, np.int64)
_EVERY_CARD = np.arange(CARDS)
TRUST = {2: 0.65, 3: 0.5, 4: 0.5}
"""By seats, how much the hands imagined count for what the others gain; the rest is what was learned on average."""
AHEAD = 0.5
"""The same if the deal goes on."""
FED = 0.3
"""How much of what a discard brings the next player counts: part of it is in the learned values."""
EVERY = 2
"""So many hands imagined, one is tried for that."""
CLOSE = 0.6
"""Discards that are worse by more points than this are not looked at again."""
LATE = 13
"""The deal from which on shares of the win count, and not points."""
LUCK_LEFT = 0.6
"""How much of a deal's luck is still to come, if it goes on."""
LEVEL = 3.5
"""How many spreads a share of the win is worth, in points, while all are level."""


class Search:
    def __init__(self, weights: Mapping[str, Array], prepared: Prepared, view: YamiView) -> None:
        self._weights, self._prepared, self._view = weights, prepared, view
        self._seats = len(view.players)

    @cached_property
    def beliefs(self) -> list[Belief]:
        """About each of the others. Drawn from what the view tells, so that the same view gives the same."""
        seen, pile = self._prepared.seen, bytes(card.index for card in self._view.pile)
        told = b"".join(np.ascontiguousarray(part).tobytes() for part in (seen.hands, seen.known, seen.boards))
        rng = np.random.default_rng(crc32(told + pile))
        return beliefs(self._weights, seen, thrown_by(self._view), rng)

    @cached_property
    def _misjudged(self) -> float:
        """By how much the hands imagined are to be taken for better or worse than they are, if the deal ends now."""
        learned = float(others_follow(self._weights, self._prepared)[0])
        return (1 - TRUST[self._seats]) * (learned - self._imagined)

    @cached_property
    def _imagined(self) -> float:
        return float(np.mean([belief.marks.mean() for belief in self.beliefs]))

    @property
    def follows(self) -> float:
        """What the others are to gain by following, on average, if the deal ends now."""
        return self._imagined + self._misjudged

    def laid(self, gain: float) -> float:
        """What it is worth to lay down for a box that gains so much."""
        if not self._late:
            return gain - self.follows
        follow = np.stack([belief.marks for belief in self.beliefs], axis=1) + self._misjudged
        gains = np.concatenate([np.full((len(follow), 1), gain), follow], axis=1)
        return float(self._wins(gains, 0).mean())

    @property
    def _late(self) -> bool:
        return self._view.deal >= LATE

    def _wins(self, gains: Array, part: float) -> Array:
        """By row of gains: the share of the win, in points that are worth as much while all are level."""
        players, deal = self._view.players, self._view.deal
        me = self._view.seat if self._view.you is None else self._view.you
        order = [players[(me + after) % self._seats] for after in range(self._seats)]
        totals = np.array([expected_total(player.sheet, self._seats) for player in order])
        left = spread_in(self._weights, self._seats, deal, part)
        level = LEVEL * spread_in(self._weights, self._seats, deal, LUCK_LEFT)
        return shares(totals + gains, left)[:, 0] * level

    @cached_property
    def _gained(self) -> Array:
        """cards × 2: what this player and the others are to gain once it has a card, with the best discard."""
        five = places_of(self._prepared.seen.hands)
        six = np.concatenate([np.repeat(five, CARDS, axis=0), _EVERY_CARD[:, None]], axis=1)
        found, _ = after_discards(self._weights, self._prepared, np.zeros(CARDS, np.int64), six)
        return found[_EVERY_CARD, worth(found).argmax(axis=1)]

    def served(self) -> Array:
        """By card, what it is worth to get it."""
        return worth(self._gained)

    def exchanges(self, *, may_lay: bool) -> dict[bool, float]:
        """What taking a card is worth; True: the top card of the discard pile.

        What the others hold makes both worth more or less alike, so it counts only beside laying down.
        """
        prepared, gained = self._prepared, self._gained
        rated, chance = worth(gained), prepared.unseen.reshape(-1)
        if may_lay:
            learned = float(chance @ gained[:, 1])
            imagined = [float(belief.gains[:, 0].mean()) for belief in self.beliefs]
            if self._late:
                others = [gained[:, 1] + AHEAD * (one - learned) for one in imagined]
                rated = self._wins(np.stack([gained[:, 0], *others], axis=1), LUCK_LEFT)
            else:
                rated = rated - AHEAD * (float(np.mean(imagined)) - learned)
        return {True: float(rated[prepared.seen.top[0]]), False: float(rated @ chance)}

    def discards(self) -> dict[int, float]:
        """By card, what it is worth to be without it."""
        six = places_of(self._prepared.seen.hands)
        found, _ = after_discards(self._weights, self._prepared, _FIRST, six)
        rated = dict(zip(six[0].tolist(), worth(found)[0].tolist(), strict=True))
        least = max(rated.values()) - CLOSE
        close = [card for card, one in rated.items() if one > least]
        if len(close) > 1:
            fed = fed_by(self._weights, self.beliefs[0], close)
            share = FED / (self._seats - 1)
            for card in rated:  # the others are not looked at: as if they fed most
                rated[card] -= share * (fed.get(card, max(fed.values())) - min(fed.values()))
        return rated


def fed_by(weights: Mapping[str, Array], belief: Belief, cards: list[int]) -> dict[int, float]:
    """By card, what the next player gains by taking it, on average over the hands imagined."""
    hands = belief.hands[::EVERY]
    many = len(hands)
    six = np.concatenate([np.tile(hands, (len(cards), 1)), np.repeat(cards, many)[:, None]], axis=1)
    found, _ = after_discards(weights, belief.prepared, np.zeros(len(six), np.int64), six)
    after = worth(found).max(axis=1).reshape(len(cards), many)
    better = np.maximum(after - worth(belief.gains)[::EVERY], 0).mean(axis=1)
    return dict(zip(cards, better.tolist(), strict=True))
