"""K17: who was first, when lines differ."""

from __future__ import annotations

import pytest

from yamclub.game import IllegalAction, Mover
from yamclub.games.color import GAME
from yamclub.games.color.colours import Colours
from yamclub.games.color.moves import Claim, Lot, Reveal, Throw
from yamclub.match.arbiter import BOUND, UNPROVEN, Arrival, closes_at, confirmed, credited_at, round_trip


def arrival(seat: int, arrived: int, line: int, number: int = 6) -> Arrival:
    return Arrival(seat, Claim(number), arrived, line)


def order(arrivals: list[Arrival], now: int = 100_000) -> list[tuple[int, int]]:
    return [(one.seat, one.at) for one in confirmed(arrivals, now, shown=0)[0]]


def test_k17_a_whole_round_trip_is_credited() -> None:
    assert order([arrival(0, 2000, 0), arrival(1, 2050, 100)]) == [(1, 1950), (0, 2000)]


def test_k17_never_more_than_the_bound_is_credited() -> None:
    assert BOUND == 250
    assert order([arrival(0, 2000, 0), arrival(1, 2300, 900)]) == [(0, 2000), (1, 2050)]


def test_k17_a_line_that_claims_to_travel_back_in_time_is_credited_nothing() -> None:
    assert credited_at(2000, -500, shown=0) == 2000


def test_k17_nobody_reacts_before_the_card_is_shown() -> None:
    assert credited_at(1020, 100, shown=1000) == 1000


def test_k17_of_equal_moments_the_first_to_arrive_goes_first() -> None:
    assert order([arrival(0, 2100, 100), arrival(1, 2000, 0)]) == [(1, 2000), (0, 2000)]


@pytest.mark.parametrize(("now", "ready"), [(2000, 0), (2249, 0), (2250, 1)])
def test_k17_a_claim_is_held_for_the_longest_credit_possible(now: int, ready: int) -> None:
    done, held = confirmed([arrival(0, 2000, 0)], now, shown=0)
    assert (len(done), len(held)) == (ready, 1 - ready)


def test_k17_what_is_confirmed_can_never_be_overtaken() -> None:
    """Whatever arrives later, on whatever line, counts from later: tried for every moment and line."""
    early = [arrival(0, 2000, line) for line in range(0, 300, 25)]
    for one in early:
        for now in range(2000, 2300, 5):
            done, _ = confirmed([one], now, shown=0)
            for line in range(0, 400, 50):
                assert all(done_one.at <= credited_at(now, line, shown=0) for done_one in done)


def test_k17_a_slower_line_is_first_while_the_faster_one_is_held() -> None:
    fast, slow = arrival(0, 2000, 0), arrival(1, 2120, 140)
    assert confirmed([fast], 2120, shown=0)[0] == []
    assert order([fast, slow], now=2250) == [(1, 1980), (0, 2000)]


def test_k17_the_clock_waits_for_what_is_still_on_its_way() -> None:
    assert closes_at(12_000) == 12_250


def test_k17_one_slow_measurement_does_not_make_a_connection_slow() -> None:
    assert round_trip([60, 58, 400], transport=57) == 60


@pytest.mark.parametrize("late", [0, 30, 150, 1000])
def test_k17_pings_that_are_answered_late_gain_next_to_nothing(late: int) -> None:
    assert round_trip([20 + late] * 8, transport=20) <= 20 + 7


def test_k17_where_the_network_tells_nothing_little_is_credited() -> None:
    assert [round_trip([trip] * 8, transport=None) for trip in (5, 20, 200)] == [5, UNPROVEN, UNPROVEN]


def test_k17_of_two_claims_of_one_number_the_later_is_refused_and_may_announce_another() -> None:
    state = GAME.start(2)
    for outcome in (Lot(0), Throw(Colours.parse("RRRRBBBB")), Reveal(Colours.parse("RRRRRRRR"))):
        state = state.apply(Mover.CHANCE, outcome, 1000)
    first, second = confirmed([arrival(0, 3000, 0, 4), arrival(1, 3080, 120, 4)], 4000, shown=1000)[0]
    state = state.apply(first.seat, first.action, first.at)
    with pytest.raises(IllegalAction) as refusal:
        state.apply(second.seat, second.action, second.at)
    assert (first.seat, refusal.value.code) == (1, "color_number_taken")
    assert state.apply(second.seat, Claim(3), second.at).turn().chance
