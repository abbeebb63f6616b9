"""A bot that counts the cards it has not seen and looks one draw ahead.

Every box has a par: about what it is worth while it is free. A mark is worth its points above
par, so a pair gains little and a carré much. Before laying down, the bot compares what it
shows with what one more draw would bring on average, less what one more turn gives the others.
It exchanges towards the free box that promises most; each missing card makes a box promise less.
It ignores what the others collect.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from yamclub.game import Action
from yamclub.games.yami.boxes import (
    INDEX,
    RUNS,
    TO_LAY_DOWN,
    VALUES,
    Points,
    PointTable,
    all_cards,
    may_lay_down,
    shown,
)
from yamclub.games.yami.moves import TAKE_DISCARD, TAKE_STOCK, Cancel, Discard, LayDown, Mark
from yamclub.games.yami.view import Player, YamiView
from yamclub.kernel.cards import CARDS, Cards
from yamclub.mechanics.rating import RatingBot

_PAR = (*[11.0] * VALUES, 9.0, 9.0, 11.0, 12.0, 7.0, 14.0, 18.0, 6.0)
"""Found by playing the bot against itself. A free pair box is worth more than its points: many hands can use it."""
_FOR_BONUS = 1.4
"""A point in a value box is worth more than one, because it leads to the bonus."""
_RISK = 0.3
"""How likely somebody else lays down before the bot's next turn."""
_TEMPO = 3.0
"""What one more turn is worth to the others, who improve their hands too."""
_FADE = (1.0, 0.45, 0.16, 0.05, 0.01, 0.0)
"""What a box still promises, by how many of its cards are missing."""


class Greedy(RatingBot):
    """Rates in points above par; a discard by what the remaining cards promise."""

    def rate(self, view: YamiView, legal: Sequence[Action]) -> list[float]:
        player = view.players[view.seat if view.you is None else view.you]
        hand, shows = player.hand, player.shows
        if hand is None or shows is None:
            raise ValueError("a bot is asked with its own view")
        ahead = _Ahead(view, player, hand)
        exchanges = _exchanges(ahead, hand, view, legal) if TAKE_STOCK in legal else {}

        def worth(action: Action) -> float:
            match action:
                case Mark(box) | LayDown(box):
                    return _gain(INDEX[box], shows[INDEX[box]])
                case Cancel(box):
                    return _gain(INDEX[box], 0)
                case Discard(card):
                    return ahead.after_draw(hand.minus(card), ahead.promise)
            return exchanges[action]

        return [worth(action) for action in legal]


def _gain(index: int, points: int) -> float:
    """Points above par, once this box is closed with them."""
    return (points * _FOR_BONUS if index < VALUES else points) - _PAR[index]


def _exchanges(ahead: _Ahead, hand: Cards, view: YamiView, legal: Sequence[Action]) -> dict[Action, float]:
    """The better exchange is worth what one more draw brings; the other is worth less by what it promises less."""
    waiting = 0.0
    if any(isinstance(action, LayDown) for action in legal):  # otherwise there is nothing to compare it with
        waiting = (1 - _RISK) * ahead.after_draw(hand, ahead.lays) + _RISK * ahead.follows(hand) - _TEMPO
    lying, unseen = ahead.promise(hand.plus(view.pile[-1])), ahead.after_draw(hand, ahead.promise)
    return {TAKE_STOCK: waiting - max(0.0, lying - unseen), TAKE_DISCARD: waiting - max(0.0, unseen - lying)}


class _Ahead:
    """What cards are worth on one board, and what a draw may bring, from what the seat knows."""

    def __init__(self, view: YamiView, player: Player, hand: Cards) -> None:
        self._table: PointTable = view.options.values
        self._cancels_freely = view.options.cancel == "free"
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
        """What the hand is worth after one more card, on average over the unseen cards."""
        return sum(count * worth(hand.plus(card)) for card, count in self._unseen) / self._total

    def shown(self, cards: Cards) -> Points:
        return shown(cards, self._table)

    def lays(self, cards: Cards) -> float:
        """The best gain by laying down; where that is not possible, the gain from following."""
        shows = self.shown(cards)
        gains = [_gain(index, shows[index]) for index in self._free if may_lay_down(index, shows[index])]
        return max(gains, default=self.follows(cards))

    def follows(self, cards: Cards) -> float:
        """The best gain if somebody else laid down."""
        shows = self.shown(cards)
        gains = [_gain(index, shows[index]) for index in self._free if shows[index]]
        if not gains or self._cancels_freely:
            gains += [_gain(index, 0) for index in self._free]
        return max(gains)

    def promise(self, cards: Cards) -> float:
        lacks = missing(cards)
        return max(target * _FADE[lacks[index]] for index, target in self._target)


def missing(cards: Cards) -> tuple[int, ...]:
    """How many cards are missing to lay down for each box; 0 where these are enough.

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
