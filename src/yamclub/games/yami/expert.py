"""The expert: looks at every card that may come and every discard, and asks what it has learned about hands.

It lays down when what it shows gains more, above what the others gain by following now, than going on promises.
``judge`` says what a hand promises, ``board_values`` what a box is worth on this board, the bonus included. Where it
matters what the others hold, ``search`` weighs the choice over hands that ``beliefs`` imagines.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from yamclub.game import Action
from yamclub.games.yami.boxes import INDEX
from yamclub.games.yami.judge import CARDS, Prepared, Seen, Shown, prepare, shown_by
from yamclub.games.yami.moves import TAKE_DISCARD, Cancel, Discard, LayDown, Mark
from yamclub.games.yami.search import Search
from yamclub.games.yami.view import YamiView
from yamclub.games.yami.winning import LAYOUT
from yamclub.mechanics.rating import RatingBot
from yamclub.mechanics.weights import load

Array = Any


class Expert(RatingBot):
    """Rates in points: its own gain less that of the others; in the last deals by shares of the win."""

    def rate(self, view: YamiView, legal: Sequence[Action]) -> list[float]:
        weights = self.weights()
        prepared = prepare(weights, seen_by(view))
        shows = shown_by(prepared)
        if isinstance(legal[0], Mark | Cancel):
            return [_closed(action, shows, prepared) for action in legal]
        search = Search(weights, prepared, view)
        if isinstance(legal[0], Discard):
            without = search.discards()
            return [without[action.card.index] for action in legal if isinstance(action, Discard)]
        may_lay = any(isinstance(action, LayDown) for action in legal)
        exchanges = search.exchanges(may_lay=may_lay)

        def rated(action: Action) -> float:
            match action:
                case LayDown(box):
                    return search.laid(float(shows.lays[0, INDEX[box]]))
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


def _closed(action: Action, shows: Shown, prepared: Prepared) -> float:
    """What following gains. All hands are open then, and everybody closes a box: there is nothing to imagine."""
    if isinstance(action, Mark):
        return float(shows.marks[0, INDEX[action.box]])
    if isinstance(action, Cancel):
        return float(prepared.gains.cancelled[0, INDEX[action.box]])
    raise TypeError(f"not a way to follow: {action!r}")
