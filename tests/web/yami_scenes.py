"""The moments of a match of YAMI that a page has to show, with the most players and full of things to see."""

from __future__ import annotations

from msgspec.structs import replace

from tests.games.yami.positions import NOTHING, cards, only_free, playing, sheet
from tests.web.stage import Happens
from yamclub.games.yami.boxes import Box
from yamclub.games.yami.moves import TAKE_DISCARD, Closed, LayDown
from yamclub.games.yami.rules import YamiState
from yamclub.kernel.cards import Cards

SEATS = "me,greedy,greedy,greedy"
TWO_KINGS_ALIKE = "R♥ R♥ R♠ R♦ 10♣"
PILE = "9♦ V♠ 7♥ A♦ 10♥ D♣ 8♣ V♥"


def take() -> YamiState:
    """Seat 0 may lay down three kings, or take a card; one of the four kings is a copy."""
    return playing(
        TWO_KINGS_ALIKE,
        "8♠ 8♥ 10♦ V♣ A♥",
        NOTHING,
        "D♠ D♥ 9♦ 9♣ A♥",
        pile=PILE,
        deal=6,
        sheets=(
            sheet(v7=10, v9=15, pair=5, vA=0, straight=30),
            sheet(v8=15, v9=20, full=20, vD=0, carre=25),
            sheet(v7=5, v10=15, pair=5, two_pairs=10, vR=0),
            sheet(v8=10, v9=15, brelan=15, vA=20, flush=0),
        ),
        known=(cards("R♥"), cards("8♠ V♣"), Cards(), cards("D♥")),
        last=tuple(Closed(seat, Box.SEVEN, 5, cards("7♠ 8♥ 9♦ V♣ A♥")) for seat in range(4)),
    )


def discard() -> YamiState:
    return take().apply(0, TAKE_DISCARD)


def wait() -> YamiState:
    return replace(take(), seat=2)


def follow() -> YamiState:
    """Seat 1 has laid down a pair, and seat 0 may score several boxes."""
    return replace(take(), seat=1).apply(1, LayDown(Box.PAIR))


def cancel() -> YamiState:
    """Seat 1 has laid down a pair, and the hand of seat 0 fits none of its open boxes."""
    state = take()
    free = only_free(Box.EIGHT, Box.QUEEN, Box.FLUSH, Box.STRAIGHT, Box.STRAIGHT_FLUSH)
    return replace(state, seat=1, sheets=(free, *state.sheets[1:])).apply(1, LayDown(Box.PAIR))


def showdown() -> YamiState:
    """All have scored, the hands are shown, and the next deal begins."""
    state = follow()
    for seat in (0, 2, 3):
        state = state.apply(seat, state.legal(seat)[0])
    return state


def next_deal() -> list[Happens]:
    """What follows the showdown: cards are dealt, and the first player, a bot, takes one."""
    dealt = replace(take(), deal=7, dealer=0, seat=1)
    turned = {"kind": "draw", "card": "V♥"}
    return [("chance", turned, dealt), (1, {"kind": "take", "source": "discard"}, dealt.apply(1, TAKE_DISCARD))]
