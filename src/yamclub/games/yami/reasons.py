"""Why one choice at YAMI is better than another, in a sentence whose numbers are counted.

Cards are counted exactly, as far as the seat that chooses sees them. What a box or a deal is worth comes from the
expert's learned values, and such a sentence says *about*.
"""

from __future__ import annotations

from typing import Any

from yamclub.game import Action
from yamclub.games.yami.boxes import BOXES, INDEX, VALUES, shown
from yamclub.games.yami.expert import seen_by
from yamclub.games.yami.held import Chance, Held
from yamclub.games.yami.judge import prepare, shown_by
from yamclub.games.yami.moves import TAKE_DISCARD, Cancel, Discard, LayDown, Mark, Take
from yamclub.games.yami.search import Search
from yamclub.games.yami.view import YamiView
from yamclub.games.yami.winning import LAYOUT
from yamclub.kernel.cards import Card
from yamclub.mechanics.telling import Said, say
from yamclub.mechanics.turn_reasons import percent
from yamclub.mechanics.weights import load

_FEW = 1 / 3
"""So small a part of the unseen cards is *only* a few."""


def why(view: YamiView, seat: int, best: Action, other: Action | None) -> Said | None:
    match best, other:
        case Discard(card), _:
            return _Discards(view, seat).why(card, other.card if isinstance(other, Discard) else None)
        case Take(), LayDown():
            return _Boxes(view, seat).why_go_on(other)
        case Take(), _:
            return _Takes(view, seat).why(from_pile=best == TAKE_DISCARD)
        case LayDown(), Take():
            return _Boxes(view, seat).why_now(best)
        case ((LayDown() | Mark() | Cancel()), _):
            return _Boxes(view, seat).why(best, other)
    return None


# --- taking a card


class _Takes:
    def __init__(self, view: YamiView, seat: int) -> None:
        self._held, self._top, self._view = Held(view, seat), view.pile[-1], view

    def why(self, *, from_pile: bool) -> Said | None:
        found = self._why_pile() if from_pile else self._why_stock()
        return found or self._why_served(from_pile=from_pile)

    def _why_pile(self) -> Said | None:
        held, hand, card = self._held, self._held.hand, self._top
        now, then = held.lays(hand), held.lays(hand.plus(card))
        gives = [(points, box) for box, points in then.items() if points > now.get(box, 0)]
        if gives and max(gives)[0] > max(now.values(), default=0):
            points, box = max(gives)
            good = held.giving(hand, box, points)
            return say("yami-why-gives", card=card, **_box(box), scored=points, good=good, unseen=len(held.unseen))
        fives = [hand.plus(card).minus(gone) for gone in sorted(set(hand))]
        found = [chance for five in fives if (chance := held.likelier(five, hand))]
        if not found:
            return None
        return say("yami-why-with", card=card, **self._counted(max(found, key=_weight)))

    def _why_stock(self) -> Said | None:
        held, hand, card = self._held, self._held.hand, self._top
        if card in hand:
            return say("yami-why-copy", card=card)
        with_it = held.lays(hand.plus(card))
        every = [
            Chance(box, points, cards, 0)
            for (box, points), cards in held.chances(hand).items()
            if with_it.get(box, 0) < points
        ]
        if not every:
            return None
        best = max(every, key=_weight)
        told = {"good": best.cards, "unseen": len(held.unseen), "scored": best.points}
        return say("yami-why-stock", card=card, **_box(best.box), **told)

    def _counted(self, one: Chance) -> dict[str, Any]:
        told = {"best": one.cards, "than": one.than, "unseen": len(self._held.unseen), "scored": one.points}
        return {**told, **_box(one.box)}

    def _why_served(self, *, from_pile: bool) -> Said | None:
        """By all that the expert thinks of hands: how many cards are better than the one that lies there."""
        served, top = _search(self._view).served(), self._top.index
        better = sum(many for place, many in enumerate(self._held.unseen.counts) if served[place] > served[top])
        told = {"card": self._top, "better": better, "unseen": len(self._held.unseen)}
        if from_pile:
            return say("yami-why-served", **told) if 2 * better < len(self._held.unseen) else None
        return say("yami-why-unserved", **told) if 2 * better > len(self._held.unseen) else None


# --- discarding


class _Discards:
    def __init__(self, view: YamiView, seat: int) -> None:
        self._held, self._seat, self._view = Held(view, seat), seat, view

    def why(self, best: Card, other: Card | None) -> Said | None:
        held = self._held
        if held.hand.count(best) > 1 and (other is None or held.hand.count(other) == 1):
            return say("yami-why-copy", card=best)
        if other is None:
            return None
        hand, than = held.hand.minus(best), held.hand.minus(other)
        ready = self._why_ready(best, other)
        if ready is not None:
            return ready
        chance = held.likelier(hand, than)
        if chance is not None:
            told = {"best": chance.cards, "than": chance.than, "unseen": len(held.unseen), "scored": chance.points}
            return say("yami-why-cards", **_box(chance.box), **told)
        if held.marks(hand) > held.marks(than):
            return say("yami-why-follow", best=held.marks(hand), than=held.marks(than))
        return self._why_two(best, other) or self._why_closed(best, other) or self._why_next(best, other)

    def _why_ready(self, best: Card, other: Card) -> Said | None:
        held = self._held
        now, than = held.lays(held.hand.minus(best)), held.lays(held.hand.minus(other))
        points = max(now.values(), default=0)
        if points <= max(than.values(), default=0):
            return None
        return say("yami-why-ready", **_box(max(now, key=lambda box: now[box])), scored=points)

    def _why_two(self, best: Card, other: Card) -> Said | None:
        """What two cards from the stock may give."""
        held, found = self._held, []
        for box in held.free():
            mine, theirs = (percent(held.two_draws(held.hand.minus(card), box)) for card in (best, other))
            found.append(((mine - theirs) * (15 if box < VALUES else self._view.combination_points[box - VALUES]), box))
        most, box = max(found)
        mine, theirs = (percent(held.two_draws(held.hand.minus(card), box)) for card in (best, other))
        return say("yami-why-two", **_box(box), best=mine, than=theirs) if most > 0 else None

    def _why_closed(self, best: Card, other: Card) -> Said | None:
        free = self._held.free()
        if best.rank in free or other.rank not in free:
            return None
        return say("yami-why-closed", box=_named(best.rank), other_box=_named(other.rank))

    def _why_next(self, best: Card, other: Card) -> Said | None:
        """What the card would do for the next player, as far as that was seen."""
        view = self._view
        after = view.players[(self._seat + 1) % len(view.players)]
        held = [len({card for card in after.known if card.rank == one.rank}) for one in (best, other)]
        if held[1] > held[0] and other not in after.known:
            return say("yami-why-feeds", card=other, held=held[1])
        if after.sheet[best.rank] is not None and after.sheet[other.rank] is None:
            return say("yami-why-safer", box=_named(best.rank), other_box=_named(other.rank))
        return None


# --- boxes


class _Boxes:
    """What closing a box brings: its points, what they do for the bonus, and that it is no longer there later."""

    def __init__(self, view: YamiView, seat: int) -> None:
        self._held, self._view = Held(view, seat), view
        self._points = shown(self._held.hand, view.options.values)
        self._prepared = prepare(load("yami", LAYOUT), seen_by(view))
        self._marks = shown_by(self._prepared).marks[0]

    def _scores(self, action: LayDown | Mark | Cancel) -> int:
        return 0 if isinstance(action, Cancel) else self._points[INDEX[action.box]]

    def _later(self, action: LayDown | Mark | Cancel) -> float:
        """What the box is still to bring, if it stays open."""
        return -float(self._prepared.gains.cancelled[0, INDEX[action.box]])

    def _bonus(self, action: LayDown | Mark | Cancel) -> float:
        """What the points do for the bonus."""
        if isinstance(action, Cancel):
            return 0.0
        return float(self._marks[INDEX[action.box]]) - self._scores(action) + self._later(action)

    def why(self, best: LayDown | Mark | Cancel, other: Action | None) -> Said | None:
        if not isinstance(other, LayDown | Mark | Cancel):
            return None
        reasons = [
            (self._scores(best) - self._scores(other), self._why_scores),
            (self._bonus(best) - self._bonus(other), self._why_bonus),
            (self._later(other) - self._later(best), self._why_open),
        ]
        for more, reason in sorted(reasons, key=lambda one: -one[0]):
            told = reason(best, other) if more > 0 else None
            if told is not None:
                return told
        return None

    def _why_scores(self, best: LayDown | Mark | Cancel, other: LayDown | Mark | Cancel) -> Said | None:
        return say("yami-why-scores", best=self._scores(best), than=self._scores(other))

    def _why_bonus(self, best: LayDown | Mark | Cancel, other: LayDown | Mark | Cancel) -> Said | None:
        worth = round(self._bonus(best))
        return say("yami-why-bonus", scored=self._scores(best), worth=worth) if worth >= 1 else None

    def _why_open(self, best: LayDown | Mark | Cancel, other: LayDown | Mark | Cancel) -> Said | None:
        sooner, later = max(0, round(self._later(best))), round(self._later(other))
        if later <= sooner:
            return None
        return say(
            "yami-why-open", box=_named(INDEX[best.box]), best=sooner, other_box=_named(INDEX[other.box]), than=later
        )

    # --- laying down, or going on

    def _above(self, points: int) -> dict[str, int]:
        held = self._held
        return {"above": held.above(held.hand, points), "unseen": len(held.unseen), "scored": points}

    def _gain(self, action: LayDown) -> int:
        return round(float(self._marks[INDEX[action.box]]))

    def _others(self) -> int:
        return round(_search(self._view).follows)

    def why_now(self, best: LayDown) -> Said | None:
        told = self._above(self._scores(best))
        if told["above"] < told["unseen"] * _FEW:
            return say("yami-why-now", **told)
        if self._gain(best) >= 1:
            return say("yami-why-rich", scored=self._scores(best), more=self._gain(best))
        if self._others() <= -1:
            return say("yami-why-others-less", less=-self._others())
        return say("yami-why-next", **told)

    def why_go_on(self, other: LayDown) -> Said | None:
        told = self._above(self._scores(other))
        if self._gain(other) <= -1:
            return say("yami-why-poor", scored=self._scores(other), less=-self._gain(other))
        if self._others() >= 1:
            return say("yami-why-others-more", more=self._others())
        return say("yami-why-above", **told) if told["above"] else None


def _search(view: YamiView) -> Search:
    weights = load("yami", LAYOUT)
    return Search(weights, prepare(weights, seen_by(view)), view)


def _weight(one: Chance) -> int:
    return (one.cards - one.than) * one.points


def _box(box: int) -> dict[str, Said]:
    return {"box": _named(box)}


def _named(box: int) -> Said:
    return say(f"yami-box-{BOXES[box]}")
