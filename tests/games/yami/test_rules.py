"""YAMI, rule by rule: a position in, one fact out.

Laying down and following (C8 to C11) are in ``test_laying_down``, boxes and points in ``test_boxes``.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.conformance.walks import setups, walk
from tests.games.steps import all_made, made
from tests.games.yami.positions import (
    CHANCE,
    NOTHING,
    THREE_TENS,
    cards,
    discard,
    draw,
    exchange,
    following,
    marks,
    playing,
    refused,
    sheet,
)
from yamclub.game import Eye
from yamclub.games.yami import GAME
from yamclub.games.yami.boxes import BOXES, EMPTY_SHEET, INDEX, Box
from yamclub.games.yami.moves import (
    HIDDEN_DRAW,
    TAKE_DISCARD,
    TAKE_STOCK,
    BonusWon,
    Deals,
    HandsShown,
    LayDown,
    Mark,
    StockGone,
    StockRemade,
)
from yamclub.games.yami.rules import DEALS, NO_CARDS, YamiState
from yamclub.kernel.cards import CARDS, Cards, pack
from yamclub.mechanics.opening import Tied

# C1 and C3


@pytest.mark.parametrize(("players", "packs"), [(2, 2), (3, 4), (4, 4)])
def test_c1_two_packs_for_two_players_four_for_more(players: int, packs: int) -> None:
    chance = GAME.start(players).chance()
    assert chance.total == 32 * packs
    assert set(chance.weights) == {packs}


def opened(players: int, *drawn: str) -> tuple[YamiState, tuple[Any, ...]]:
    """These cards were drawn for the deal; with the news of the last."""
    state, news = all_made(GAME.start(players), *[(CHANCE, draw(card)) for card in drawn])
    assert isinstance(state, YamiState)
    return state, news


def started(players: int, *drawn: str) -> YamiState:
    return opened(players, *drawn)[0]


def test_c3_the_highest_card_deals_first() -> None:
    state, news = opened(3, "10♥", "A♠", "R♦")
    assert (state.dealer, news) == (1, (Deals(1, 1),))


def test_c3_a_card_drawn_for_the_deal_is_not_there_for_the_next_player() -> None:
    assert started(2, "A♠").chance().weight(draw("A♠")) == 1


def test_c3_those_tied_for_the_highest_draw_again_from_whole_packs() -> None:
    state, news = opened(3, "A♥", "V♠", "A♥")
    assert news == (Tied((0, 2)),)
    assert state.chance().total == 128
    assert state.apply(CHANCE, draw("7♠")).apply(CHANCE, draw("8♠")).dealer == 2


def test_c3_the_dealers_left_hand_neighbour_plays_first() -> None:
    state = dealt(started(3, "7♥", "A♠", "R♦"))
    assert (state.phase, state.seat) == ("choosing", 2)


def test_c3_the_deal_passes_to_the_left() -> None:
    state = playing("8♠ 8♥ 10♦ V♣ A♥", dealer=1).apply(0, LayDown(Box.PAIR))
    after, news = made(state, 1, Mark(Box.ACE))
    assert (after.dealer, after.seat, after.deal) == (0, 1, 2)
    assert Deals(0, 2) in news


# C4


def dealt(state: YamiState) -> YamiState:
    rng = Random(3)
    while state.turn().chance:
        chance = state.chance()
        state = state.apply(CHANCE, chance.pick(rng.randrange(chance.total)))
    return state


def test_c4_everybody_is_dealt_five_cards_and_one_is_turned_up() -> None:
    state = dealt(started(4, "7♥", "A♠", "R♦", "7♥"))
    assert [len(hand) for hand in state.hands] == [5, 5, 5, 5]
    assert (len(state.pile), len(state.stock)) == (1, 128 - 20 - 1)


def test_c4_cards_come_one_at_a_time_out_of_those_left() -> None:
    state = started(2, "7♥", "A♠")
    assert state.chance().total == 64
    state = state.apply(CHANCE, draw("9♦"))
    assert (state.chance().total, state.chance().weight(draw("9♦"))) == (63, 1)


def test_c4_each_deal_begins_with_all_the_cards() -> None:
    after = following("7♠ 9♥ V♦ R♣ A♠").apply(1, Mark(Box.ACE))
    assert (after.stock, after.pile, set(after.hands)) == (pack(2), (), {NO_CARDS})


def test_c4_a_match_is_sixteen_deals() -> None:
    last = following(NOTHING, deal=15).apply(1, Mark(Box.ACE))
    assert not last.turn().over
    over = following(NOTHING, deal=16).apply(1, Mark(Box.ACE))
    assert over.turn().over
    assert DEALS == len(BOXES) == 16


# C5


def test_c5_the_top_of_the_stock_or_of_the_discard_pile_may_be_taken() -> None:
    assert set(playing(NOTHING).legal(0)) == {TAKE_STOCK, TAKE_DISCARD}


def test_c5_one_of_the_two_must_be_done() -> None:
    assert refused(playing(THREE_TENS), discard("R♣")) == "yami_take_first"


def test_c5_a_card_from_the_stock_comes_to_the_hand_and_any_may_be_discarded() -> None:
    state = playing(NOTHING, THREE_TENS).apply(0, TAKE_STOCK).apply(CHANCE, draw("9♥"))
    assert set(state.legal(0)) == {discard(card) for card in NOTHING.split()}
    assert state.apply(0, discard("R♣")).hands[0] == cards("7♠ 9♥ 9♥ V♦ A♠")


def test_c5_the_card_just_taken_may_be_the_one_discarded() -> None:
    state = playing(NOTHING, pile="8♦ 8♥").apply(0, TAKE_DISCARD)
    assert state.hands[0] == cards(NOTHING + " 8♥")
    assert state.apply(0, discard("8♥")).hands[0] == cards(NOTHING)


def test_c5_only_the_top_card_of_the_pile_is_taken_and_discards_lie_on_top() -> None:
    state = playing(NOTHING, pile="8♦ 8♥ 8♣").apply(0, TAKE_DISCARD).apply(0, discard("7♠"))
    assert [str(card) for card in state.pile] == ["8♦", "8♥", "7♠"]


def test_c5_a_card_that_is_not_in_the_hand_cannot_be_discarded() -> None:
    state = playing(NOTHING).apply(0, TAKE_DISCARD)
    assert refused(state, discard("8♥")) == "yami_not_in_hand"
    assert refused(state, TAKE_STOCK) == "yami_discard_first"


def test_c5_then_the_next_player_on_the_left_plays() -> None:
    assert exchange(playing(NOTHING, NOTHING, NOTHING, seat=2)).seat == 0


# C6


def test_c6_who_exchanged_cannot_lay_down_in_the_same_turn() -> None:
    state = playing(THREE_TENS).apply(0, TAKE_DISCARD)
    assert refused(state, LayDown(Box.TEN)) == "yami_exchanged"
    assert state.apply(0, discard("7♣")).turn().seats == (1,)


# C7


def test_c7_a_hand_is_seen_by_its_owner_only() -> None:
    state = playing(THREE_TENS, NOTHING)
    assert state.view(0).players[0].hand == cards(THREE_TENS)
    assert state.view(1).players[0].hand is state.view(Eye.SPECTATOR).players[0].hand is None
    assert state.view(1).players[0].shows is None


def test_c7_a_card_dealt_or_drawn_is_seen_by_its_owner_only() -> None:
    dealing = started(2, "7♥", "A♠")
    drawing = playing(NOTHING).apply(0, TAKE_STOCK)
    for state in (dealing, drawing):
        card = draw("9♦")
        assert state.seen(CHANCE, card, state.seat) == state.seen(CHANCE, card, Eye.OPEN) == card
        assert state.seen(CHANCE, card, 1 - state.seat) == state.seen(CHANCE, card, Eye.SPECTATOR) == HIDDEN_DRAW


def test_c7_the_card_drawn_for_the_deal_and_the_one_turned_up_are_seen_by_all() -> None:
    turning = playing(NOTHING, phase="turning", pile="")
    for state in (started(2), turning):
        assert state.seen(CHANCE, draw("9♦"), Eye.SPECTATOR) == draw("9♦")


def test_c7_the_discard_pile_is_seen() -> None:
    state = playing(NOTHING, pile="8♦ 8♥")
    assert [str(card) for card in state.view(1).pile] == ["8♦", "8♥"]


def test_c7_a_card_taken_from_the_pile_is_known_until_it_is_discarded() -> None:
    state = playing(NOTHING, pile="8♦ 8♥").apply(0, TAKE_DISCARD)
    assert str(state.view(1).taken) == "8♥"
    kept = state.apply(0, discard("7♠"))
    assert kept.view(1).players[0].known == cards("8♥")
    assert replace(kept, seat=0, phase="discarding").apply(0, discard("8♥")).view(1).players[0].known == NO_CARDS


def test_c7_a_card_taken_from_the_stock_is_not_known_to_others() -> None:
    state = playing(NOTHING).apply(0, TAKE_STOCK).apply(CHANCE, draw("8♥"))
    assert (str(state.view(0).taken), state.view(1).taken) == ("8♥", None)
    assert state.view(1).players[0].known == NO_CARDS


def test_c7_of_two_alike_nobody_can_say_that_one_is_left() -> None:
    state = playing("9♦ 7♠ V♦ R♣ A♠", pile="9♦").apply(0, TAKE_DISCARD).apply(0, discard("9♦"))
    assert (cards("9♦").cards[0] in state.hands[0], state.known[0]) == (True, NO_CARDS)


# C18, C19


@pytest.mark.parametrize(("players", "needed"), [(2, 105), (3, 90), (4, 90)])
def test_c18_the_bonus_is_told_when_it_is_reached(players: int, needed: int) -> None:
    boards = {90: sheet(v7=20, v8=20, v9=20, vV=15), 105: sheet(v7=20, v8=20, v9=20, vV=15, vD=15)}
    hands = [THREE_TENS] + [NOTHING] * (players - 1)
    state = playing(*hands, sheets=(boards[needed], *[EMPTY_SHEET] * (players - 1))).apply(0, LayDown(Box.TEN))
    state, news = all_made(state, *[(seat, Mark(Box.ACE)) for seat in range(1, players)])
    assert [one for one in news if isinstance(one, BonusWon)] == [BonusWon(0)]
    assert state.view(1).players[0].score.bonus == 50


def ended(*boards: Any) -> YamiState:
    """The last deal ends with an ace each."""
    state = playing(*[NOTHING] * len(boards), sheets=boards, deal=16, phase="following", choices=(None,) * len(boards))
    for seat in range(len(boards)):
        state = state.apply(seat, Mark(Box.ACE))
    return state


def test_c19_the_highest_total_wins() -> None:
    result = ended(sheet(pair=5), sheet(straight=35), sheet(v7=20, v8=20, v9=20, v10=20, vV=5)).result()
    assert result is not None
    assert (result.scores, result.places) == ((10, 40, 140), (3, 2, 1))
    assert result.reason == "deals_played"


def test_c19_equal_totals_share_the_place() -> None:
    result = ended(sheet(full=20), sheet(v7=20), sheet(pair=5)).result()
    assert result is not None
    assert result.places == (1, 1, 3)


# C20


def running_out(remade: int, left: str = "8♦", pile: str = "7♣ 8♣ 9♣") -> tuple[YamiState, tuple[Any, ...]]:
    """One card of the stock is left, and seat 0 draws it and puts another away. With the news of that."""
    state = playing(THREE_TENS, NOTHING, pile=pile, stock=cards(left), remade=remade)
    return all_made(state, (0, TAKE_STOCK), (CHANCE, draw(left)), (0, discard("R♣")))


@pytest.mark.parametrize("remade", [0, 1])
def test_c20_the_stock_is_remade_from_the_pile_below_its_top_card(remade: int) -> None:
    state, news = running_out(remade)
    assert (state.stock, state.pile) == (cards("7♣ 8♣ 9♣"), cards("R♣").cards)
    assert (news, state.turn().seats) == ((StockRemade(3),), (1,))
    assert state.view(0).remakes_left == 1 - remade


def test_c20_the_third_time_everybody_marks_as_a_follower() -> None:
    state, news = running_out(2)
    assert (state.turn().seats, state.laid_by) == ((0, 1), None)
    assert news == (StockGone(), HandsShown(state.hands))
    assert Box.TEN in marks(state, 0)
    after = state.apply(1, Mark(Box.ACE)).apply(0, Mark(Box.EIGHT))
    assert (after.deal, after.sheets[0][INDEX[Box.EIGHT]], len(after.last)) == (2, 5, 2)


def test_c20_the_pile_cannot_be_taken_from_for_ever() -> None:
    state = playing(NOTHING, NOTHING)
    for _ in range(10 * 2):
        state = state.apply(state.seat, TAKE_DISCARD).apply(state.seat, discard("7♠"))
    assert refused(state, TAKE_DISCARD) == "yami_draw_from_stock"
    assert TAKE_DISCARD in exchange(state).legal(1)


# what holds through any match


@pytest.mark.slow
def test_cards_are_conserved() -> None:
    for number, (seats, options) in enumerate(setups(GAME)):
        whole = pack(2 if seats == 2 else 4)
        for step in walk(GAME.start(seats, options), Random(number)):
            state = step.after
            assert isinstance(state, YamiState)
            if state.phase in ("opening", "over"):
                continue
            together = [*state.hands, state.stock, Cards(state.pile)]
            assert tuple(map(sum, zip(*(bundle.counts for bundle in together), strict=True))) == whole.counts
            for hand, known in zip(state.hands, state.known, strict=True):
                assert all(known.count(card) <= hand.count(card) for card in known)


def test_hands_hold_five_cards_at_every_choice() -> None:
    for step in walk(GAME.start(3), Random(5)):
        state = step.after
        assert isinstance(state, YamiState)
        sizes = [len(hand) for hand in state.hands]
        if state.phase in ("choosing", "drawing", "following"):
            assert sizes == [5, 5, 5]
        elif state.phase == "discarding":
            assert sizes[state.seat] == 6
    assert len(CARDS) == 32
