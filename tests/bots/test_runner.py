"""The loop behind every match: to the end of every game, the same again from the same seed, races in virtual time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.bots.racers import Says
from yamclub.bots import Bot, RandomBot, bot_names, make_bot, play
from yamclub.bots.runner import Heard, Runner, races
from yamclub.game import Action, IllegalAction, Mover, State, Step
from yamclub.games import GAMES, game
from yamclub.games.color.moves import CLOSE, Claim, Reveal

NEVER = 10**9


def played(game_id: str, name: str, seed: int) -> list[Step]:
    rules, rng = game(game_id), Random(seed)
    players = max(2, rules.seats[0])
    return list(play(rules.start(players), [make_bot(rules, name, rng) for _ in range(players)], rng))


EVERY_BOT = [(game_id, name) for game_id in GAMES for name in bot_names(game(game_id))]


@pytest.mark.parametrize(("game_id", "name"), EVERY_BOT)
def test_every_game_is_played_to_its_end_by_each_of_its_bots(game_id: str, name: str) -> None:
    steps = played(game_id, name, 1)
    assert steps[-1].after.turn().over
    assert steps[-1].after.result() is not None
    for before, after in pairwise(steps):
        assert before.after is after.before
        assert before.at <= after.at
    for step in steps:
        assert step.before.refusal(step.by, step.move, step.at) is None


@pytest.mark.parametrize(("game_id", "name"), EVERY_BOT)
def test_the_same_seed_gives_the_same_steps_and_another_gives_others(game_id: str, name: str) -> None:
    once, again, other = (played(game_id, name, seed) for seed in (2, 2, 3))
    assert once == again
    assert once != other


def test_a_bot_that_breaks_the_rules_is_refused() -> None:
    class Cheat:
        def choose(self, view: Any, legal: Sequence[Action]) -> Action:
            return Claim(8)

    with pytest.raises(IllegalAction):
        list(play(game("slam").start(1), [Cheat()], Random(1)))


def test_where_the_rules_set_no_time_match_time_stands_still() -> None:
    for game_id in ("slam", "master", "menteur", "yami"):
        assert {step.at for step in played(game_id, "random", 1)} == {0}


# races, in virtual time


def race(*seats: Bot) -> list[Step]:
    return list(play(game("color").start(len(seats)), seats, Random(5)))


def first_round(*seats: Bot) -> list[tuple[Any, Any, int]]:
    """Who did what when, in the first round."""
    steps = race(*seats)
    done = next(place for place, step in enumerate(steps) if races(step.before) and not races(step.after))
    return [(step.by, step.move, step.at) for step in steps[: done + 1] if step.by is not Mover.CHANCE]


def test_the_quickest_acts_first_at_its_moment() -> None:
    done = first_round(Says(3000, 8), Says(1000, 8), Says(2000, 8))
    assert done == [(1, Claim(8), 1000), (2, Claim(7), 2000), (0, Claim(6), 3000)]


def test_the_clock_acts_at_the_deadline_and_who_is_slower_stays_silent() -> None:
    assert first_round(Says(6001, 8), Says(1000, 8)) == [(1, Claim(8), 1000), (Mover.CLOCK, CLOSE, 6000)]


def test_the_very_last_moment_is_in_time() -> None:
    assert first_round(Says(6000, 3), Says(1000, 8))[-1] == (0, Claim(3), 6000)


def test_who_lets_the_time_run_out_is_not_asked() -> None:
    assert first_round(Says(None, 8), Says(None, 8)) == [(Mover.CLOCK, CLOSE, 12_000)]


def test_who_was_beaten_to_it_may_fall_silent() -> None:
    done = first_round(Says(1000, 0), Says(2000, 0), Says(3000, 8))
    assert done == [(0, Claim(0), 1000), (2, Claim(8), 3000), (Mover.CLOCK, CLOSE, 6000)]


def test_who_was_too_slow_starts_afresh_in_the_next_round() -> None:
    movers = {step.by for step in race(Says(6001, 8), Says(1000, 8))}
    assert movers == {1, Mover.CLOCK, Mover.CHANCE}


def test_match_time_goes_on_from_round_to_round() -> None:
    moments = [step.at for step in race(RandomBot(Random(1)), RandomBot(Random(2)))]
    assert moments == sorted(moments)
    assert moments[-1] > 30_000


def test_every_bot_without_a_delay_gets_to_be_first_now_and_then() -> None:
    steps = race(*[RandomBot(Random(seat)) for seat in range(3)])
    firsts = {after.by for before, after in pairwise(steps) if isinstance(before.move, Reveal)}
    assert firsts == {0, 1, 2}


# people, heard in their own time


class Ears:
    """Hears what it is told to, when it is told to."""

    def __init__(self, *heard: Heard) -> None:
        self._heard = list(heard)
        self.began: list[int] = []

    def begin(self, now: int) -> None:
        self.began.append(now)

    def hear(self, until: int) -> Heard | None:
        return self._heard.pop(0) if self._heard and self._heard[0].at <= until else None


def announcing(players: int) -> State:
    """The card is up and the clock runs."""
    return next(step.after for step in race(*[Says(1, 8)] * players) if races(step.after))


def test_people_are_heard_between_the_bots() -> None:
    state, ears = announcing(2), Ears(Heard(0, Claim(5), 1700))
    runner = Runner([Says(0, 0), Says(1500, 8)], lambda _: NEVER, listener=ears, people={0})
    done: list[tuple[Any, Any, int]] = []
    while races(state):
        by, action = runner.act(state)
        done.append((by, action, runner.now))
        state = state.apply(by, action, runner.now)
        runner.saw(by, state)
    assert done == [(1, Claim(8), 1500), (0, Claim(5), 1700)]
    assert ears.began == [0]


def test_people_who_say_nothing_leave_it_to_the_clock() -> None:
    state = announcing(2)
    runner = Runner([Says(1, 1), Says(1, 1)], lambda _: NEVER, listener=Ears(), people={0, 1})
    assert (runner.act(state), runner.now) == ((Mover.CLOCK, CLOSE), 12_000)


def test_where_nobody_listens_people_are_asked_like_bots() -> None:
    state = announcing(2)
    runner = Runner([Says(900, 3), Says(1000, 8)], lambda _: NEVER, people={0, 1})
    assert (runner.act(state), runner.now) == ((0, Claim(3)), 900)


def test_after_moves_were_taken_back_all_plan_anew() -> None:
    state = announcing(2)
    runner = Runner([Says(1000, 8), Says(2000, 8)], lambda _: NEVER)
    assert (runner.act(state), runner.now) == ((0, Claim(8)), 1000)
    runner.turned_back(state)
    assert (runner.act(state), runner.now) == ((0, Claim(8)), 2000)
