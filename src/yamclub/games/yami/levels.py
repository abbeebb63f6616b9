"""Two players who err: one who plays as ``greedy`` does but misjudges, and a beginner who counts points only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from yamclub.game import Action
from yamclub.games.yami.boxes import INDEX, TO_LAY_DOWN, VALUES
from yamclub.games.yami.greedy import Greedy, missing
from yamclub.games.yami.moves import TAKE_DISCARD, Cancel, Discard, LayDown, Mark
from yamclub.games.yami.view import Player, YamiView
from yamclub.kernel.cards import Cards
from yamclub.mechanics.levels import Erring


class Club(Greedy, Erring):
    """Knows what boxes are worth and counts cards, roughly; never looks at what the others collect."""

    slip: ClassVar[float] = 1.0


_PATIENCE = 9.0
"""Points that a beginner finds good enough to lay down."""
_HOPE = (1.0, 0.6, 0.3, 0.1, 0.0, 0.0)
"""What a beginner expects of a box, by how many cards are missing: too much."""


class Novice(Erring):
    """Goes by the points on the board: lays down what looks like a lot, and marks where it brings most at once."""

    slip: ClassVar[float] = 4.5

    def rate(self, view: YamiView, legal: Sequence[Action]) -> list[float]:
        player = view.players[view.seat if view.you is None else view.you]
        hand, shows = player.hand, player.shows
        if hand is None or shows is None:
            raise ValueError("a bot is asked with its own view")
        full = (*[TO_LAY_DOWN] * VALUES, *view.combination_points)

        def worth(action: Action) -> float:
            match action:
                case Mark(box) | LayDown(box):
                    return float(shows[INDEX[box]])
                case Cancel(box):
                    return -float(full[INDEX[box]])
                case Discard(card):
                    return _hope(hand.minus(card), player, full)
            more = _hope(hand.plus(view.pile[-1]), player, full) - _hope(hand, player, full)
            return _PATIENCE + (more - 1 if action == TAKE_DISCARD else 0)

        return [worth(action) for action in legal]


def _hope(cards: Cards, player: Player, full: Sequence[int]) -> float:
    """The points that the most hopeful free box promises, and a little for the next best."""
    lacks = missing(cards)
    hopes = sorted(full[box] * _HOPE[lacks[box]] for box, stands in enumerate(player.sheet) if stands is None)
    return hopes[-1] + 0.2 * sum(hopes[-3:-1])
