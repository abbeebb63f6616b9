"""Races against the clock: in virtual time among bots, in a listener's time among people."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.bots.racers import Says
from yamclub.bots import Bot, RandomBot
from yamclub.bots.runner import Heard
from yamclub.errors import Code, YamError
from yamclub.game import Action, Mover
from yamclub.games.color.colours import Colours
from yamclub.games.color.moves import CLOSE, Claim, Lot, Reveal, Throw
from yamclub.match.entries import Acted, Chance, End, Seat, Undone
from yamclub.match.match import Match, Proposed
from yamclub.match.record import record_bytes
from yamclub.match.runner import Undo, play_through


def table(count: int, *, bots: bool = True) -> Match:
    seats = [Seat(f"Seat {seat}", "some" if bots else None) for seat in range(count)]
    return Match.create("color", seats, secret=bytes(32))


def first_round(match: Match, seats: Sequence[Bot], **more: Any) -> list[tuple[Any, Any, int]]:
    """Who did what when, in the first round."""
    done: list[tuple[Any, Any, int]] = []
    for proposed in play_through(match, seats, **more):
        if isinstance(proposed.entry, Acted):
            done.append((proposed.entry.by, proposed.entry.action, proposed.entry.at))
        if proposed.before.deadline() is not None and proposed.after.deadline() is None:
            break
    return done


def test_the_quickest_acts_first_at_its_moment() -> None:
    done = first_round(table(3), [Says(3000, 8), Says(1000, 8), Says(2000, 8)])
    assert done == [(1, Claim(8), 1000), (2, Claim(7), 2000), (0, Claim(6), 3000)]


def test_the_clock_acts_at_the_deadline_and_who_is_slower_stays_silent() -> None:
    done = first_round(table(2), [Says(6001, 8), Says(1000, 8)])
    assert done == [(1, Claim(8), 1000), (Mover.CLOCK, CLOSE, 6000)]


def test_the_very_last_moment_is_in_time() -> None:
    done = first_round(table(2), [Says(6000, 3), Says(1000, 8)])
    assert done[-1] == (0, Claim(3), 6000)


def test_who_lets_the_time_run_out_is_not_asked() -> None:
    assert first_round(table(2), [Says(None, 8), Says(None, 8)]) == [(Mover.CLOCK, CLOSE, 12_000)]


def test_who_was_beaten_to_it_may_fall_silent() -> None:
    done = first_round(table(3), [Says(1000, 0), Says(2000, 0), Says(3000, 8)])
    assert done == [(0, Claim(0), 1000), (2, Claim(8), 3000), (Mover.CLOCK, CLOSE, 6000)]


def test_who_was_too_slow_starts_afresh_in_the_next_round() -> None:
    match = table(2)
    list(play_through(match, [Says(6001, 8), Says(1000, 8)]))
    assert {entry.by for entry in match.entries if isinstance(entry, Acted)} == {1, Mover.CLOCK}


def test_match_time_goes_on_from_round_to_round_and_every_entry_has_its_moment() -> None:
    match = table(2)
    list(play_through(match, [RandomBot(Random(1)), RandomBot(Random(2))]))
    moments = [entry.at for entry in match.entries if isinstance(entry, Acted | Chance)]
    assert moments == sorted(moments)
    assert moments[-1] > 30_000


def test_a_race_is_repeated_byte_for_byte() -> None:
    def record() -> bytes:
        match = table(3)
        list(play_through(match, [RandomBot(Random(seat)) for seat in range(3)]))
        return record_bytes(match.entries)

    assert record() == record()


def test_every_bot_without_a_delay_gets_to_be_first_now_and_then() -> None:
    match = table(3)
    list(play_through(match, [RandomBot(Random(seat)) for seat in range(3)]))
    firsts = {
        after.by
        for before, after in zip(match.entries, match.entries[1:], strict=False)
        if isinstance(before, Chance) and isinstance(before.outcome, Reveal) and isinstance(after, Acted)
    }
    assert firsts == {0, 1, 2}


def test_a_match_taken_up_again_goes_on_at_its_own_time() -> None:
    match = table(2)
    steps = play_through(match, [Says(1000, 8), Says(2000, 8)])
    while not any(isinstance(entry, Acted) for entry in match.entries):
        next(steps)
    done = first_round(match, [Says(1000, 8), Says(500, 8)])
    assert done == [(1, Claim(7), 1500)]


def test_a_bot_that_breaks_the_rules_in_a_race_is_named() -> None:
    class Cheat(Says):
        def choose(self, view: Any, legal: Sequence[Any]) -> Action:
            return Claim(9)

    with pytest.raises(YamError) as refusal:
        first_round(table(2), [Cheat(100, 0), Says(200, 8)])
    assert refusal.value.code == Code.BOT_BROKE_RULES


class Ears:
    """A listener that hears what it is told to, when it is told to."""

    def __init__(self, *heard: Heard | type[Undo]) -> None:
        self._heard = list(heard)
        self.began: list[int] = []

    def begin(self, now: int) -> None:
        self.began.append(now)

    def hear(self, match: Match, until: int) -> Heard | None:
        if not self._heard:
            return None
        first = self._heard[0]
        if isinstance(first, Heard) and first.at > until:
            return None
        del self._heard[0]
        if isinstance(first, Heard):
            return first
        raise first


def test_people_are_heard_between_the_bots() -> None:
    match = Match.create("color", [Seat("Ann"), Seat("Bot", "some")], secret=bytes(32))
    ears = Ears(Heard(0, Claim(5), 1700))
    done = first_round(match, [Says(0, 0), Says(1500, 8)], listener=ears)
    assert done == [(1, Claim(8), 1500), (0, Claim(5), 1700)]
    assert ears.began == [0]


def test_people_who_say_nothing_leave_it_to_the_clock() -> None:
    match = table(2, bots=False)
    assert first_round(match, [Says(1, 1), Says(1, 1)], listener=Ears()) == [(Mover.CLOCK, CLOSE, 12_000)]


def test_the_clock_begins_anew_with_every_round() -> None:
    match, ears = table(2, bots=False), Ears()
    list(play_through(match, [Says(1, 1), Says(1, 1)], listener=ears))
    assert ears.began == list(range(0, 26 * 12_000, 12_000))


def test_a_referee_may_take_the_card_back() -> None:
    match = Match.create("color", [Seat("Ann"), Seat("Bob")], secret=None)
    red = Colours.parse("RRRRRRRR")
    outcomes = iter([Lot(0), Throw(red), Reveal(red), Reveal(Colours.parse("BBBBBBBB"))])

    def typed(match: Match, at: int) -> Proposed:
        return match.propose_outcome(next(outcomes), at)

    ears = Ears(Heard(0, Claim(8), 0), Undo)
    steps = play_through(match, [Says(1, 1)] * 2, typed, listener=ears)
    entries = [next(steps).entry for _ in range(6)]
    assert isinstance(entries[4], Undone)
    assert match.state.view(0).card == Colours.parse("BBBBBBBB")  # type: ignore[attr-defined]


def test_where_the_rules_set_no_time_nobody_is_hurried() -> None:
    """A listener and delays change nothing in a game without a clock: match time stands still."""
    match = Match.create("slam", [Seat("Ann")], secret=bytes(32))
    list(play_through(match, [RandomBot(Random(1))], listener=Ears()))
    assert {entry.at for entry in match.entries if isinstance(entry, Acted | Chance)} == {0}
    assert isinstance(match.entries[-1], End)
