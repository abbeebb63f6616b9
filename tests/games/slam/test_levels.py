"""The levels of Yamslam: what each must see, what it may miss, and that its mistakes are plausible."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from tests.games.slam.positions import chips, playing, thrown
from yamclub.bots import make_bot, play
from yamclub.game import Mover
from yamclub.games.slam import GAME
from yamclub.games.slam.chips import Series
from yamclub.games.slam.greedy import Greedy
from yamclub.games.slam.moves import SlamOptions, Take
from yamclub.games.slam.rules import SlamState
from yamclub.kernel.dice import dice
from yamclub.mechanics.levels import Erring
from yamclub.mechanics.rating import RatingBot
from yamclub.mechanics.throwing import Keep, Throw


def bot(name: str, seed: int = 1) -> RatingBot:
    return cast("RatingBot", make_bot(GAME, name, Random(seed)))


def choice(name: str, state: SlamState) -> Any:
    return bot(name).choose(state.view(state.seat), state.legal(state.seat))


def first_throw(shown: str, state: SlamState) -> SlamState:
    return state.apply(Mover.CHANCE, Throw(dice(shown)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_expert_takes_a_large_straight_at_the_start(seats: int) -> None:
    assert choice("expert", thrown("12345", seats)) == Take(Series.LARGE_STRAIGHT)


def test_the_expert_ends_the_game_when_that_wins_it() -> None:
    """One pair of chips left: the last chip wins by its bonus, though another throw could bring one worth more."""
    held = (chips(carre=2), chips(carre=2, two_pairs=2))
    state = first_throw("11224", playing(2, in_play=chips(two_pairs=1), held=held))
    assert choice("expert", state) == Take(Series.TWO_PAIRS)


def test_the_expert_does_not_end_a_game_that_it_would_lose() -> None:
    """Behind by more than the last chip and its bonus: only a Yamslam can win, so it throws again for one."""
    held, removed = (chips(carre=1), chips(carre=2, two_pairs=3)), chips(large_straight=4)
    state = first_throw("11224", playing(2, in_play=chips(two_pairs=1), removed=removed, held=held))
    assert isinstance(choice("expert", state), Keep)
    assert choice("greedy", state) == Take(Series.TWO_PAIRS)


def test_the_expert_rates_ends_by_who_wins() -> None:
    """Taking the last chip: a win, a tie or a loss, and nothing between."""
    worths = {}
    for others in (chips(carre=1), chips(full=1, flush=1), chips(large_straight=2)):
        state = thrown("11224", 2, in_play=chips(two_pairs=1), held=(chips(full=1), others))
        worths[others] = bot("expert").rate(state.view(0), state.legal(0))[0]
    win, tie, loss = worths.values()
    assert loss == 0
    assert win == 2 * tie > 0


@pytest.mark.parametrize("options", [SlamOptions(series="5"), SlamOptions(series="1000"), SlamOptions(teams="yes")])
def test_the_expert_plays_every_table(options: SlamOptions) -> None:
    seats = 4 if options.teams == "yes" else 3
    rng = Random(3)
    *_, last = play(GAME.start(seats, options), [bot("expert")] * seats, rng)
    assert last.after.result() is not None


@pytest.mark.parametrize("name", ["novice", "club"])
def test_lower_levels_err_as_people_do(name: str) -> None:
    """What they do never looks more than a few slips worse to them, and never costs a turn much by greedy's count."""
    player, rng, costs = bot(name), Random(7), []
    assert isinstance(player, Erring)
    for step in play(GAME.start(2), [player] * 2, rng):
        if isinstance(step.by, int):
            view, legal = step.before.view(step.by), step.before.legal(step.by)
            worth = Greedy(rng).rate(cast("Any", view), legal)
            costs.append(max(worth) - worth[list(legal).index(cast("Any", step.move))])
    assert sum(costs) / len(costs) < 6
    assert max(costs) < 40


def test_lower_levels_do_not_pass_over_a_large_straight() -> None:
    state = thrown("12345")
    for name in ("novice", "club"):
        choices = {bot(name, seed).choose(state.view(0), state.legal(0)) for seed in range(50)}
        assert choices == {Take(Series.LARGE_STRAIGHT)}


@pytest.mark.slow
@pytest.mark.parametrize(("better", "other"), [("expert", "club"), ("club", "novice"), ("greedy", "club")])
def test_each_level_wins_most_matches_against_the_one_below(better: str, other: str) -> None:
    won = 0.0
    for seed in range(40):
        rng, first = Random(seed), seed % 2
        names = (better, other) if first == 0 else (other, better)
        *_, last = play(GAME.start(2), [bot(name, seed) for name in names], rng)
        result = last.after.result()
        assert result is not None
        won += (result.places[first] == 1) / result.places.count(1)
    assert won > 24
