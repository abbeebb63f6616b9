"""What is told of a step of YAMI."""

from __future__ import annotations

from typing import assert_never

from yamclub.game import SeenStep
from yamclub.games.yami.boxes import Box
from yamclub.games.yami.moves import (
    BonusWon,
    Cancel,
    Closed,
    Deals,
    Discard,
    Draw,
    HandsShown,
    HiddenMark,
    LayDown,
    Mark,
    Source,
    StockGone,
    StockRemade,
    Take,
    YamiNews,
)
from yamclub.kernel.cards import Card
from yamclub.mechanics.opening import Tied
from yamclub.mechanics.telling import Said, name, say, tell_opening


def tell(step: SeenStep) -> list[Said]:
    return _tell_move(step) + [said for news in step.news for said in _tell_news(news)]


def _tell_move(step: SeenStep) -> list[Said]:
    """Dealing, and taking from the stock, are told by what follows from them."""
    before, seat = step.before, step.by if isinstance(step.by, int) else step.before.seat
    match step.move:
        case Draw(card):
            return _tell_draw(step, card)
        case Discard(card) if before.source == Source.STOCK:
            return [say("yami-told-from-stock", name=name(seat), card=card)]
        case Discard(card):
            return [say("yami-told-from-pile", name=name(seat), card=card, taken=before.taken)]
        case LayDown(box):
            closed = step.after.choices[seat]
            return [say("yami-told-lay-down", name=name(seat), box=_box(box), points=closed.points, cards=closed.hand)]
        case Mark() | Cancel() | HiddenMark() if not step.news:  # otherwise all have chosen, and the news tells what
            return [say("yami-told-chosen", name=name(seat))]
    return []


def tell_choice(step: SeenStep) -> list[Said]:
    """Before it is made: what is taken, which card goes, and which box, though others hear of that later."""
    seat = name(int(step.by))
    match step.move:
        case Take(Source.STOCK):
            return [say("yami-choice-stock", name=seat)]
        case Take():
            return [say("yami-choice-pile", name=seat, card=step.before.pile[-1])]
        case Discard(card):
            return [say("yami-choice-discard", name=seat, card=card)]
        case Mark(box):
            return [say("yami-choice-mark", name=seat, box=_box(box))]
        case Cancel(box):
            return [say("yami-choice-cancel", name=seat, box=_box(box))]
    return _tell_move(step)


def _tell_draw(step: SeenStep, card: Card) -> list[Said]:
    seat, phase = step.before.seat, step.before.phase
    if phase == "dealing":  # a hand is told once it is complete, to viewers who may see it
        hand = step.after.players[seat].hand
        complete = step.after.seat != seat or step.after.phase != "dealing"
        return [say("yami-told-dealt", name=name(seat), cards=hand)] if complete and hand is not None else []
    if phase == "turning":
        return [say("yami-told-turning", card=card)]
    return [say(f"yami-told-{phase}", name=name(seat), card=card)]


def _tell_news(news: YamiNews) -> list[Said]:
    match news:
        case Tied():
            return tell_opening(news)
        case Deals(seat, deal):
            return [say("yami-told-deals", name=name(seat), deal=deal)]
        case StockRemade(count):
            return [say("yami-told-remade", cards=count)]
        case StockGone():
            return [say("yami-told-gone")]
        case HandsShown():  # the table shows them, and each mark is told with its cards
            return []
        case Closed(seat, box, points, hand):
            if not points:
                return [say("yami-told-cancels", name=name(seat), box=_box(box), cards=hand)]
            return [say("yami-told-marks", name=name(seat), box=_box(box), points=points, cards=hand)]
        case BonusWon(seat):
            return [say("yami-told-bonus", name=name(seat))]
        case _:
            assert_never(news)


def _box(box: Box) -> Said:
    return say(f"yami-box-{box}")
