"""A bot that counts the cards it has not seen and looks one draw ahead.

Every box has a par: about what it is worth while it is free. A mark is worth its points above
par, so a pair is no feat and a carré is one. Before laying down, the bot compares what it
shows with what one more draw would bring on average, less what a turn more gives the others.
It exchanges towards the free box that promises most, each card still missing making it less so.
What the others collect is beyond it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from yamclub.game import Action
from yamclub.games.yami.boxes import (
    INDEX,
    RUNS,
    TO_LAY_DOWN,
    VALUES,
    Points,
    all_cards,
    may_lay_down,
    shown,
)
from yamclub.games.yami.moves import TAKE_DISCARD, TAKE_STOCK, Cancel, Discard, LayDown, Mark
from yamclub.games.yami.view import Player, YamiView
from yamclub.kernel.cards import CARDS, Cards

if TYPE_CHECKING:
    from random import Random

_PAR = (*[11.0] * VALUES, 9.0, 9.0, 11.0, 12.0, 7.0, 14.0, 18.0, 6.0)
"""Found by playing the bot against itself. A free pair is worth more than its points: it is a way out of many hands."""
_FOR_BONUS = 1.4
"""A point in a value box is worth more than one: it leads to the bonus."""
_RISK = 0.3
"""That somebody else lays down before one's next turn."""
_TEMPO = 3.0
"""What a turn more is worth to the others, who improve their hands too."""
_FADE = (1.0, 0.45, 0.16, 0.05, 0.01, 0.0)
"""What a box still promises when so many of its cards are missing."""


class Greedy:
    def __init__(self, rng: Random) -> None:
        """Needs no chance of its own: equal positions get equal moves."""

    def choose(self, view: YamiView, legal: Sequence[Action]) -> Action:
        player = view.players[view.seat if view.you is None else view.you]
        hand, shows = player.hand, player.shows
        if hand is None or shows is None:
            raise ValueError("a bot is asked with its own view")
        if isinstance(legal[0], Mark | Cancel):
            return _best_mark(shows, legal)
        ahead = _Ahead(view, player, hand)
        if isinstance(legal[0], Discard):
            cards = [action.card for action in legal if isinstance(action, Discard)]
            return Discard(max(cards, key=lambda card: ahead.after_draw(hand.minus(card), ahead.promise)))
        return _lay_down(ahead, hand, legal) or _take(ahead, hand, view, legal)


def _gain(index: int, points: int) -> float:
    """Points above par, once this box is closed with them."""
    return (points * _FOR_BONUS if index < VALUES else points) - _PAR[index]


def _best_mark(shows: Points, legal: Sequence[Action]) -> Action:
    """The mark furthest above par; with nothing to mark, the box that would bring least is cancelled."""

    def worth(action: Action) -> float:
        match action:
            case Mark(box) | Cancel(box):
                return _gain(INDEX[box], shows[INDEX[box]])
        return float("-inf")

    return max(legal, key=worth)


def _lay_down(ahead: _Ahead, hand: Cards, legal: Sequence[Action]) -> Action | None:
    """Lay down now, unless one more draw is worth the risk that somebody else does."""
    lay_downs = [action for action in legal if isinstance(action, LayDown)]
    if not lay_downs:
        return None
    shows = ahead.shown(hand)
    best = max(lay_downs, key=lambda action: _gain(INDEX[action.box], shows[INDEX[action.box]]))
    now = _gain(INDEX[best.box], shows[INDEX[best.box]])
    later = (1 - _RISK) * ahead.after_draw(hand, ahead.lays) + _RISK * ahead.follows(hand)
    return best if now >= later - _TEMPO else None


def _take(ahead: _Ahead, hand: Cards, view: YamiView, legal: Sequence[Action]) -> Action:
    """The card that lies there, where it promises more than an unseen one does on average."""
    if TAKE_DISCARD not in legal:
        return TAKE_STOCK
    lying = ahead.promise(hand.plus(view.pile[-1]))
    return TAKE_DISCARD if lying > ahead.after_draw(hand, ahead.promise) else TAKE_STOCK


class _Ahead:
    """What cards are good for on one board, and what a draw may bring as far as the seat can know."""

    def __init__(self, view: YamiView, player: Player, hand: Cards) -> None:
        self._table = view.options.values
        self._free = [index for index, stands in enumerate(player.sheet) if stands is None]
        full = (*[TO_LAY_DOWN] * VALUES, *view.combination_points)
        self._target = [(index, max(1.0, _gain(index, full[index]))) for index in self._free]
        unseen = all_cards(len(view.players)) - Cards(view.pile) - hand
        for other in view.players:
            if other is not player:
                unseen -= other.known
        self._unseen = [(card, count) for card, count in zip(CARDS, unseen.counts, strict=True) if count]
        self._total = len(unseen)

    def after_draw(self, hand: Cards, worth: Callable[[Cards], float]) -> float:
        """The average over the unseen cards of what the hand is worth with one of them."""
        return sum(count * worth(hand.plus(card)) for card, count in self._unseen) / self._total

    def shown(self, cards: Cards) -> Points:
        return shown(cards, self._table)

    def lays(self, cards: Cards) -> float:
        """The best gain that could be laid down; no more than a poor mark where nothing can."""
        shows = self.shown(cards)
        gains = [_gain(index, shows[index]) for index in self._free if may_lay_down(index, shows[index])]
        return max(gains, default=self.follows(cards))

    def follows(self, cards: Cards) -> float:
        """The best gain if somebody else laid down."""
        shows = self.shown(cards)
        marks = [_gain(index, shows[index]) for index in self._free if shows[index]]
        return max(marks or [_gain(index, 0) for index in self._free])

    def promise(self, cards: Cards) -> float:
        lacks = missing(cards)
        return max(target * _FADE[lacks[index]] for index, target in self._target)


def missing(cards: Cards) -> tuple[int, ...]:
    """How many cards are missing to lay down for each box, none where these will do.

    >>> missing(Cards.parse("7S 7H 8H 9H KH"))[-3:]  # flush, straight, straight flush
    (1, 2, 2)
    """
    suits = [0, 0, 0, 0]
    alike = [0] * VALUES
    for card in cards.once(CARDS):
        suits[card.suit] |= 1 << card.rank
        alike[card.rank] += 1
    second, first = sorted(alike)[-2:]
    ranks = suits[0] | suits[1] | suits[2] | suits[3]
    return (
        *[max(0, 3 - count) for count in alike],
        max(0, 2 - first),
        max(0, 2 - first) + max(0, 2 - second),
        max(0, 3 - first),
        max(0, 3 - first) + max(0, 2 - second),
        max(0, 4 - first),
        5 - min(5, max(suit.bit_count() for suit in suits)),
        5 - max((ranks & run).bit_count() for run in RUNS),
        5 - max((suit & run).bit_count() for run in RUNS for suit in suits),
    )
