"""The expert: looks at every card that may come and every discard, and asks what it has learned about hands.

It lays down when what it shows gains more, above what the others gain by following now, than going on promises.
``judge`` says what a hand promises, ``board_values`` what a box is worth on this board, the bonus included.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from yamclub.game import Action
from yamclub.games.yami.boxes import INDEX
from yamclub.games.yami.judge import (
    CARDS,
    Prepared,
    Seen,
    after_cards,
    after_discards,
    others_follow,
    places_of,
    prepare,
    shown_by,
    worth,
)
from yamclub.games.yami.moves import TAKE_DISCARD, Cancel, Discard, LayDown, Mark, Take
from yamclub.games.yami.view import YamiView
from yamclub.mechanics.rating import RatingBot
from yamclub.mechanics.weights import load

Array = Any
LAYOUT = "yami 1"
_EVERY_CARD = np.arange(CARDS)[None, :]
_FIRST = np.zeros(1, np.int64)


class Expert(RatingBot):
    """Rates in points: its own gain less that of the others."""

    def rate(self, view: YamiView, legal: Sequence[Action]) -> list[float]:
        weights = self.weights()
        prepared = prepare(weights, seen_by(view))
        if isinstance(legal[0], Discard):
            return _discards(weights, prepared, legal)
        shows = shown_by(prepared)
        exchanges = _exchanges(weights, prepared) if isinstance(legal[0], Take) else {}
        follow = float(others_follow(weights, prepared)[0])

        def rated(action: Action) -> float:
            match action:
                case LayDown(box):
                    return float(shows.lays[0, INDEX[box]]) - follow
                case Mark(box):
                    return float(shows.marks[0, INDEX[box]])
                case Cancel(box):
                    return float(prepared.gains.cancelled[0, INDEX[box]])
            return exchanges[action == TAKE_DISCARD]

        return [rated(action) for action in legal]

    def weights(self) -> Mapping[str, Array]:
        return load("yami", LAYOUT)


def seen_by(view: YamiView) -> Seen:
    seats = len(view.players)
    me = view.seat if view.you is None else view.you
    players = [view.players[(me + after) % seats] for after in range(seats)]
    hand = players[0].hand
    if hand is None:
        raise ValueError("a bot is asked with its own view")
    pile = np.zeros(CARDS, np.int64)
    for card in view.pile:
        pile[card.index] += 1
    boards = [[-1 if points is None else points for points in player.sheet] for player in players]
    return Seen(
        hands=np.array([hand.counts]),
        known=np.array([[player.known.counts for player in players[1:]]]),
        boards=np.array([boards]),
        pile=pile[None, :],
        top=np.array([view.pile[-1].index if view.pile else 0]),
        stock=np.array([view.stock]),
        remade=np.array([2 - view.remakes_left]),
        table=np.array(view.combination_points),
        freely=view.options.cancel == "free",
    )


def _discards(weights: Mapping[str, Array], prepared: Prepared, legal: Sequence[Action]) -> list[float]:
    six = places_of(prepared.seen.hands)
    found, _ = after_discards(weights, prepared, _FIRST, six)
    rated = dict(zip(six[0].tolist(), worth(found)[0].tolist(), strict=True))
    return [rated[action.card.index] for action in legal if isinstance(action, Discard)]


def _exchanges(weights: Mapping[str, Array], prepared: Prepared) -> dict[bool, float]:
    """What taking a card is worth; True: the top card of the discard pile."""
    found = after_cards(weights, prepared, _FIRST, places_of(prepared.seen.hands), _EVERY_CARD)[0]
    return {True: float(found[prepared.seen.top[0]]), False: float(found @ prepared.unseen.reshape(-1))}
