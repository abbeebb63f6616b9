"""YAM color, rule by rule: a position in, one fact out. The variants (K14 to K16) have their own file."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.conformance.walks import sample_setups, walk
from tests.games.color.positions import (
    BLUE,
    CHANCE,
    CLOCK,
    GREEN,
    RED,
    SIX,
    YELLOW,
    all_announced,
    announced,
    cards,
    closed,
    colours,
    counts,
    refused,
    throwing,
    turned,
)
from yamclub.errors import YamError
from yamclub.game import Eye, Mover
from yamclub.games.color import GAME
from yamclub.games.color.colours import COLOURS, SYMMETRIC, Colours, matching, scattered
from yamclub.games.color.moves import (
    CLOSE,
    THROW_CHANCE,
    Claim,
    ColorOptions,
    Feel,
    Lay,
    Lot,
    Reveal,
    RoundEnded,
    Throw,
)
from yamclub.games.color.pictures import SHAPES, sign
from yamclub.games.color.rules import MOST_ROUNDS, ColorState
from yamclub.terminal import Reader
from yamclub.words import Words

# K1


def test_k1_the_symmetric_deck_has_four_kinds_of_card() -> None:
    kinds = Counter("".join(map(str, sorted(card.counts, reverse=True))) for card in SYMMETRIC)
    assert kinds == {"8000": 4, "4400": 6, "4220": 12, "5111": 4}


def test_k1_no_colour_is_favoured() -> None:
    assert len({sum(card.counts[place] for card in SYMMETRIC) for place in range(4)}) == 1
    assert len(set(SYMMETRIC)) == len(SYMMETRIC) == 26


def test_k1_each_die_shows_each_colour_with_equal_chance() -> None:
    naive = Counter("".join(sorted(throw)) for throw in product("BGRY", repeat=8))
    assert len(THROW_CHANCE) == 165
    assert THROW_CHANCE.total == 4**8
    assert {"".join(sorted(str(throw.dice))): weight for throw, weight in THROW_CHANCE} == naive


def test_k1_somebodys_own_deck_is_played_with() -> None:
    options = ColorOptions(deck=("RRRRRRRR",) * 25 + ("bbbb vvvv",))
    state = GAME.start(2, options).apply(CHANCE, Lot(0)).apply(CHANCE, Throw(colours(BLUE)))
    assert state.chance().weight(Reveal(colours(RED))) == 25
    assert state.chance().weight(Reveal(colours("BBBBGGGG"))) == 1


@pytest.mark.parametrize(
    ("deck", "code"),
    [
        ((RED,) * 25, "color_bad_deck"),
        ((RED,) * 27, "color_bad_deck"),
        ((RED,) * 25 + ("RRRRRRR",), "color_bad_card"),
        ((RED,) * 25 + ("RRRRRRRRR",), "color_bad_card"),
        (("PPPPPPPP",) + (RED,) * 25, "color_bad_card"),
    ],
)
def test_k1_another_deck_must_be_26_cards_of_eight_spots(deck: tuple[str, ...], code: str) -> None:
    with pytest.raises(YamError) as refusal:
        GAME.start(2, ColorOptions(deck=deck))
    assert refusal.value.code == code


# K2


@pytest.mark.parametrize("language", ["fr", "en"])
def test_k2_every_colour_has_its_own_shape_and_letter(language: str) -> None:
    reader = Reader(Words(language, "color"), ("Ann",))
    assert len(set(SHAPES.values())) == 4
    assert len({sign(colour, reader).plain[-1] for colour in COLOURS}) == 4


def test_k2_letters_are_read_in_both_languages_and_any_order() -> None:
    assert Colours.parse("j v b r") is Colours.parse("RBGY")
    with pytest.raises(YamError):
        Colours.parse("RBGX")


def test_k2_scattered_dice_are_the_same_dice() -> None:
    for throw in THROW_CHANCE.outcomes:
        assert Colours.parse("".join(scattered(throw.dice, 3))) is throw.dice


# K3


def test_k3_the_pile_is_a_count_and_every_card_as_likely() -> None:
    chance = throwing().apply(CHANCE, Throw(colours(RED))).chance()
    assert (len(chance), chance.total) == (26, 26)


def test_k3_the_first_to_throw_is_drawn_by_lot() -> None:
    state = GAME.start(3)
    assert list(state.chance()) == [(Lot(0), 1), (Lot(1), 1), (Lot(2), 1)]
    assert state.apply(CHANCE, Lot(2)).view(0).seat == 2  # type: ignore[attr-defined]


# K4


def test_k4_eight_dice_are_thrown_and_then_a_card_is_turned() -> None:
    state = throwing()
    assert state.chance().total == 4**8
    state = state.apply(CHANCE, Throw(colours(RED)))
    assert state.turn().chance
    assert state.apply(CHANCE, Reveal(colours(RED))).turn().seats == (0, 1, 2, 3)


def test_k4_everybody_sees_the_same_at_the_same_instant() -> None:
    state = turned(*SIX, at=700)
    views = [state.view(viewer) for viewer in (0, 1, 2, 3, Eye.SPECTATOR)]
    assert all((view.dice, view.card) == (colours(SIX[0]), colours(RED)) for view in views)


# K5


@pytest.mark.parametrize(
    ("dice", "card", "number"),
    [
        ("RRRRBBBB", "RRRRBBBB", 8),
        ("RRRRBBBB", "GGGGYYYY", 0),
        ("RRRRRRBB", "RRRRRRRR", 6),
        ("RRRRRRRR", "RRRRRBGY", 5),
        ("RBGYRBGY", "RRRRBBGG", 6),
        ("RRRBBGGY", "RRBBBGYY", 6),
    ],
)
def test_k5_dice_and_spots_pair_off_by_colour(dice: str, card: str, number: int) -> None:
    assert matching(colours(dice), colours(card)) == number


def test_k5_pairing_agrees_with_pairing_by_hand() -> None:
    for throw in THROW_CHANCE.outcomes:
        for card in SYMMETRIC:
            left, pairs = list(card), 0
            for colour in throw.dice:
                if colour in left:
                    left.remove(colour)
                    pairs += 1
            assert matching(throw.dice, card) == pairs


# K6


def test_k6_everybody_plays_at_the_same_time() -> None:
    state = turned(*SIX)
    assert all(Claim(6) in state.legal(seat) for seat in range(4))


def test_k6_one_number_once_and_it_cannot_be_changed() -> None:
    state = announced(turned(*SIX), (1, 7))
    assert state.turn().seats == (0, 2, 3)
    assert refused(state, 1, Claim(6), 200) == "color_already_announced"


@pytest.mark.parametrize("number", [-1, 9])
def test_k6_only_numbers_that_can_be(number: int) -> None:
    assert refused(turned(*SIX), 0, Claim(number)) == "color_no_such_number"


# K7


def test_k7_a_number_announced_is_taken() -> None:
    state = announced(turned(*SIX), (1, 8))
    assert refused(state, 0, Claim(8), 200) == "color_number_taken"
    assert Claim(8) not in state.legal(0)
    assert announced(state, (0, 6)).claims[-1].number == 6


# K8


def test_k8_a_round_closes_when_everybody_has_announced() -> None:
    state = announced(turned(*SIX), (0, 1), (1, 2), (2, 3))
    assert state.turn().clock
    assert announced(state, (3, 4)).turn().chance


def test_k8_or_twelve_seconds_after_the_card() -> None:
    state = turned(*SIX, at=1000)
    assert state.deadline() == 13_000
    assert refused(state, CLOCK, CLOSE, 12_999) == "color_not_yet"
    assert state.apply(CLOCK, CLOSE, 13_000).turn().chance


def test_k8_or_five_seconds_after_the_first_announcement() -> None:
    state = turned(*SIX, at=1000).apply(2, Claim(3), 2000)
    assert state.deadline() == 7000
    assert state.apply(1, Claim(4), 4000).deadline() == 7000


def test_k8_whichever_is_first() -> None:
    assert turned(*SIX, at=1000).apply(2, Claim(3), 11_000).deadline() == 13_000


def test_k8_the_table_may_set_both_times() -> None:
    state = replace(turned(*SIX), options=ColorOptions(round_seconds=30, last_call_seconds=2))
    assert state.deadline() == 30_000
    assert state.apply(0, Claim(1), 1000).deadline() == 3000


def test_k8_the_very_last_moment_is_in_time_and_the_next_is_not() -> None:
    state = turned(*SIX)
    assert refused(state, 0, Claim(3), 12_001) == "color_too_late"
    assert state.apply(0, Claim(3), 12_000).claims[0].at == 12_000


def test_k8_silence_is_allowed() -> None:
    assert counts(closed(turned(*SIX))) == [0, 0, 0, 0]


# K9 to K11


def test_k9_from_the_highest_down_and_too_high_pays_a_card() -> None:
    state = closed(announced(turned(*SIX, won=(cards(GREEN), cards(YELLOW))), (0, 7), (1, 8), (2, 5)))
    assert counts(state) == [0, 0, 1, 0]
    assert state.pile.under == cards(YELLOW, GREEN)  # the highest is verified, and pays, first


def test_k9_without_a_card_nothing_is_paid() -> None:
    state = closed(announced(turned(*SIX), (0, 7)))
    assert state.last is not None
    assert (state.last.claims[0].verdict, state.last.claims[0].paid) == ("too_high", False)


def test_k9_the_card_won_last_is_the_one_paid() -> None:
    state = closed(announced(turned(*SIX, won=(cards(GREEN, YELLOW),)), (0, 7)))
    assert (state.won[0], state.pile.under) == (cards(GREEN), cards(YELLOW))


def test_k9_cards_slid_under_come_up_last_in_the_order_everybody_saw() -> None:
    state = throwing(pile=cards(RED), under=cards(YELLOW, GREEN)).apply(CHANCE, Throw(colours(RED)))
    assert state.chance().outcomes == (Reveal(colours(RED)),)
    state = replace(state, pile=state.pile.without_top(colours(RED)))
    assert list(state.chance()) == [(Reveal(colours(YELLOW)), 1)]
    state = replace(state, pile=state.pile.without_top(colours(YELLOW)))
    assert list(state.chance()) == [(Reveal(colours(GREEN)), 1)]


def test_k10_exact_wins_the_card_and_lower_ones_win_and_pay_nothing() -> None:
    state = closed(announced(turned(*SIX, won=(cards(GREEN), cards(YELLOW))), (1, 5), (0, 6)))
    assert state.won[:2] == (cards(GREEN, RED), cards(YELLOW))


def test_k10_below_wins_too_when_nobody_above_was_right() -> None:
    assert counts(closed(announced(turned(*SIX), (0, 7), (1, 2), (2, 1)))) == [0, 1, 0, 0]


def test_k11_zero_is_exact_where_nothing_corresponds() -> None:
    state = closed(announced(turned(RED, BLUE), (0, 1), (1, 0)))
    assert counts(state) == [0, 1, 0, 0]


def test_the_worked_example() -> None:
    """Bernard seven, Christine eight, Alain six, Dorothée five; six correspond."""
    alain, bernard, christine, dorothee = range(4)
    state = turned(*SIX, won=((), (), cards(GREEN)), pile=cards(RED, BLUE))
    state = announced(state, (bernard, 7), (christine, 8))
    assert refused(state, alain, Claim(8), 300) == "color_number_taken"
    state, (news,) = all_announced(state, (alain, 6), (dorothee, 5))
    assert isinstance(news, RoundEnded)
    told = [(claim.seat, claim.number, claim.verdict, claim.paid) for claim in news.round.claims]
    assert told == [
        (christine, 8, "too_high", True),
        (bernard, 7, "too_high", False),
        (alain, 6, "wins", False),
        (dorothee, 5, "beaten", False),
    ]
    assert (state.won, state.pile.under) == ((cards(RED), (), (), ()), cards(GREEN))
    assert state.seat == alain


# K12, K13


def test_k12_the_winner_throws_next() -> None:
    assert announced(turned(*SIX, players=2), (0, 7), (1, 6)).seat == 1


def test_k12_a_card_nobody_wins_leaves_the_game_and_the_same_player_throws() -> None:
    state = closed(announced(turned(*SIX, seat=2), (0, 7)))
    assert (state.seat, state.gone, len(state.pile)) == (2, cards(RED), 1)


def test_k13_it_ends_when_the_pile_is_empty_and_most_cards_win() -> None:
    state = closed(announced(turned(*SIX, won=(cards(GREEN), cards(BLUE)), pile=cards(RED)), (1, 6)))
    result = state.result()
    assert result is not None
    assert (result.scores, result.places, result.reason) == ((1, 2, 0, 0), (2, 1, 3, 3), "pile_through")


def test_k13_a_fine_slid_under_the_last_card_keeps_it_going() -> None:
    state = closed(announced(turned(*SIX, won=(cards(GREEN),), pile=cards(RED)), (0, 7)))
    assert state.turn().chance
    assert state.pile.under == cards(GREEN)


def test_k13_wild_play_is_stopped_after_260_rounds() -> None:
    state = closed(turned(*SIX, rounds=MOST_ROUNDS - 1, won=(cards(GREEN),)))
    assert state.result().reason == "rounds_played"  # type: ignore[union-attr]
    assert closed(turned(*SIX, rounds=MOST_ROUNDS - 2)).result() is None


# K17 (the crediting itself is tested with the arbiter)


def test_k17_no_announcement_counts_before_the_card() -> None:
    assert refused(turned(*SIX, at=1000), 0, Claim(3), 999) == "color_too_early"


def test_k17_announcements_come_in_the_order_of_their_moments() -> None:
    state = turned(*SIX, at=1000).apply(0, Claim(3), 3000)
    assert refused(state, 1, Claim(4), 2999) == "color_too_early"
    assert state.apply(1, Claim(4), 3000).claims[1].seat == 1


def test_k17_the_credited_moments_are_shown_after_the_round() -> None:
    state = turned(*SIX, at=1000, players=2).apply(0, Claim(6), 2500).apply(1, Claim(5), 3100)
    assert state.last is not None
    assert [claim.after for claim in state.last.claims] == [1500, 2100]


# what does not belong


@pytest.mark.parametrize(("by", "action"), [(0, CLOSE), (0, Lay(1)), (CLOCK, Claim(3)), (CLOCK, Feel(1))])
def test_a_move_of_another_moment_or_mover_is_refused(by: Any, action: Any) -> None:
    assert refused(turned(*SIX), by, action) == "not_a_move_here"


# what holds through any match


def test_cards_are_conserved() -> None:
    for number, (seats, options) in enumerate(sample_setups(GAME, 30, seed=3)):
        for step in walk(GAME.start(seats, options), Random(number)):
            state = step.after
            assert isinstance(state, ColorState)
            on_table = () if state.card is None else (state.card,)
            everywhere = [*state.pile.unseen, *state.pile.under, *state.gone, *on_table]
            for held in () if state.playoff else (*state.won, *state.laid, state.pot):
                everywhere += held
            assert sorted(everywhere) == list(SYMMETRIC) or (state.playoff and state.phase == "over")


def test_numbers_in_a_round_differ_and_so_do_those_who_say_them() -> None:
    for number, (seats, options) in enumerate(sample_setups(GAME, 12, seed=4)):
        for step in walk(GAME.start(seats, options), Random(number)):
            claims = step.after.claims  # type: ignore[attr-defined]
            assert len({claim.number for claim in claims}) == len({claim.seat for claim in claims}) == len(claims)
            assert list(claims) == sorted(claims, key=lambda claim: claim.at)


def test_only_the_clock_and_the_last_to_speak_end_a_round() -> None:
    for step in walk(GAME.start(3), Random(1)):
        before, after = step.before, step.after
        if before.deadline() is not None and after.deadline() is None:
            assert step.by is Mover.CLOCK or before.turn().seats == (step.by,)
