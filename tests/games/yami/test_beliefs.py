"""What the expert believes of hands it does not see, and what it makes of that."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from tests.games.yami.positions import CHANCE, NOTHING, THREE_TENS, cards, discard, draw, only_free, playing
from tests.games.yami.test_expert import chosen
from yamclub.games.yami.beliefs import Belief, beliefs, thrown_by
from yamclub.games.yami.boxes import Box
from yamclub.games.yami.expert import Expert, seen_by
from yamclub.games.yami.moves import TAKE_DISCARD, TAKE_STOCK, LayDown
from yamclub.games.yami.rules import YamiState
from yamclub.games.yami.search import fed_by
from yamclub.games.yami.winning import LAYOUT
from yamclub.kernel.cards import Card
from yamclub.mechanics.weights import load


def believed(state: YamiState, seat: int = 0) -> Belief:
    """About the player after this one, from many hands."""
    view = state.view(seat)
    made = [
        beliefs(load("yami", LAYOUT), seen_by(view), thrown_by(view), np.random.default_rng(n))[0] for n in range(8)
    ]
    hands, gains = (np.concatenate([getattr(one, name) for one in made]) for name in ("hands", "gains"))
    return made[0]._replace(hands=hands, gains=gains)


def exchange(state: YamiState, thrown: str, drawn: str | None = None) -> YamiState:
    """Whose turn it is draws this card, or takes the top of the pile, and throws that one."""
    if drawn is None:
        taken = state.apply(state.seat, TAKE_DISCARD)
    else:
        taken = state.apply(state.seat, TAKE_STOCK).apply(CHANCE, draw(drawn))
    return taken.apply(state.seat, discard(thrown))


def took_a_seven() -> YamiState:
    """The other player has taken the 7♦ that seat 0 threw, and thrown a king."""
    state = playing("8♠ 9♥ V♦ D♣ A♠", "7♠ 7♥ 8♦ R♣ A♥", pile="10♣")
    return exchange(exchange(state, "7♦", drawn="7♦"), "R♣")


def part(hands: Any, fits: Any) -> float:
    return float(fits(hands).mean())


def by_chance(state: YamiState, fits: Any) -> float:
    """How often a card fits that nobody has seen."""
    return part(np.frombuffer((state.stock + state.hands[1] - state.known[1]).places, np.uint8), fits)


@pytest.mark.parametrize(
    ("fits", "times"),
    [(lambda card: (card >> 2 == 0) & (card != 2), 1.4), (lambda card: (card & 3 == 2) & (card != 2), 1.1)],
    ids=["sevens", "diamonds"],
)
def test_who_took_the_seven_of_diamonds_is_believed_to_hold_what_goes_with_it(fits: Any, times: float) -> None:
    state = took_a_seven()
    belief = believed(state)
    assert (belief.hands[:, 0] == Card.parse("7♦").index).all()
    assert part(belief.hands[:, 1:], fits) > times * by_chance(state, fits)


def test_who_threw_a_king_is_believed_to_hold_fewer_of_them() -> None:
    state = took_a_seven()

    def kings(cards: Any) -> Any:
        return cards >> 2 == Card.parse("R♣").rank

    assert part(believed(state).hands[:, 1:], kings) < 0.8 * by_chance(state, kings)


def test_the_pile_tells_who_threw_what() -> None:
    state = playing(NOTHING, NOTHING, "8♠ 8♥ 10♦ V♣ A♥", pile="10♣")
    assert thrown_by(state.view(0)) == ((), ())  # nobody threw the card turned up
    state = exchange(exchange(exchange(state, "7♦", drawn="7♦"), "R♥", drawn="R♥"), "8♥")  # the third took the king
    places = [Card.parse(text).index for text in ("8♥", "7♦")]
    assert thrown_by(state.view(0)) == ((), (places[0],))
    assert thrown_by(state.view(1)) == ((places[0],), (places[1],))
    drawing = state.apply(0, TAKE_DISCARD)  # what was just taken was thrown too
    assert thrown_by(drawing.view(0)) == ((), (places[0],))


def test_a_seven_feeds_who_collects_sevens_and_a_queen_does_not() -> None:
    state = took_a_seven()
    seven, queen = (Card.parse(text).index for text in ("7♣", "D♠"))
    fed = fed_by(load("yami", LAYOUT), believed(state), [seven, queen])
    assert fed[seven] > fed[queen] + 1


@pytest.mark.parametrize(("known", "kept", "gone"), [("7♠ 7♦", "7♣", "D♠"), ("D♦ D♥", "D♠", "7♣")])
def test_does_not_throw_a_collector_the_card_it_waits_for(known: str, kept: str, gone: str) -> None:
    """Neither card is of use to seat 0, who has three tens and waits for the fourth."""
    boards = only_free(Box.TEN, Box.CARRE), only_free(Box.SEVEN, Box.BRELAN, Box.QUEEN)
    state = playing("10♠ 10♥ 10♦ 7♣ D♠", f"{known} 8♦ R♣ A♥", pile="8♣ 9♣", sheets=boards)
    state = replace(state, known=(cards(""), cards(known)))
    taken = state.apply(0, TAKE_STOCK).apply(CHANCE, draw("10♥"))
    rated = dict(zip(taken.legal(0), rates(taken), strict=True))
    assert rated[discard(gone)] > rated[discard(kept)]


def rates(state: YamiState) -> list[float]:
    return Expert(Random(1)).rate(state.view(0), state.legal(0))


@pytest.mark.parametrize(("ahead", "lays"), [(0, True), (-17, False)])
def test_in_the_last_deal_what_wins_is_done(ahead: int, lays: bool) -> None:
    """Three tens are worth 15, and four are 20: level, 15 are enough against one who has nothing; behind, they lose."""
    mine, theirs = only_free(Box.TEN), only_free(Box.STRAIGHT_FLUSH)
    theirs = (-ahead, *theirs[1:])
    state = playing(THREE_TENS, "8♠ 8♥ 9♦ V♣ A♥", sheets=(mine, theirs), deal=16)
    assert (chosen(state) == LayDown(Box.TEN)) is lays


def test_the_same_view_is_rated_alike() -> None:
    state = playing(THREE_TENS)
    assert rates(state) == rates(state)
