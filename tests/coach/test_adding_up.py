"""What was expected, luck and choices add up to the result: in every game, at every kind of table."""

from __future__ import annotations

import pytest

from tests.coach.matches import analysed, played
from yamclub.coach import Analysis, analyse
from yamclub.coach.line import line_of_entries
from yamclub.games import GAMES
from yamclub.games import game as find_game

COACHED = [name for name in GAMES if find_game(name).coach]
SMALL = [(name, max(2, find_game(name).seats[0])) for name in COACHED]
LARGE = [(name, find_game(name).seats[1]) for name in COACHED]
ALONE = [(name, 1) for name in COACHED if find_game(name).seats[0] == 1]


def adds_up(analysis: Analysis) -> None:
    for player in analysis.players:
        whole = player.expected + player.luck + player.own + player.others
        assert whole == pytest.approx(player.result, abs=1e-9)
        assert player.own <= 1e-12
        assert player.adjusted == pytest.approx(player.result - player.luck)
        assert -player.own == pytest.approx(
            sum(one.cost for one in analysis.decisions if one.seat == player.seat), abs=1e-9
        )
    for decision in analysis.decisions:
        assert decision.cost >= 0
        assert decision.best.worth - decision.chosen.worth == pytest.approx(decision.cost)
        assert decision.best.worth == max(option.worth for option in decision.options)
        assert decision.chosen in decision.options
    if analysis.unit == "win":
        for name in ("expected", "result"):
            assert sum(getattr(player, name) for player in analysis.players) == pytest.approx(1)
        for name in ("luck", "revised", "hidden"):
            assert sum(getattr(player, name) for player in analysis.players) == pytest.approx(0, abs=1e-6)


def test_every_game_has_a_coach() -> None:
    assert list(GAMES) == COACHED


@pytest.mark.parametrize(("game", "seats"), SMALL + ALONE)
@pytest.mark.parametrize("bot", ["club", "random"])
def test_at_the_smallest_table(game: str, seats: int, bot: str) -> None:
    adds_up(analysed(game, [bot] * seats, seed=seats))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), LARGE)
def test_at_the_largest_table(game: str, seats: int) -> None:
    bots = [("novice", "club", "expert")[seat % 3] for seat in range(seats)]
    adds_up(analysed(game, bots, seed=seats))


@pytest.mark.parametrize(("game", "seats"), SMALL)
def test_of_a_match_that_was_left(game: str, seats: int) -> None:
    match = played(game, ["club"] * seats, seed=4, most=60)
    match.commit(match.propose_end())
    analysis = analyse(line_of_entries(match.entries))
    adds_up(analysis)
    assert not analysis.finished
    assert [note.id for note in analysis.notes] == ["coach-note-unfinished"]


def test_with_sharper_worths() -> None:
    quick, sharp = analysed("slam", ["club", "club"]), analysed("slam", ["club", "club"], rollouts=2)
    adds_up(sharp)
    assert [one.step for one in sharp.decisions] == [one.step for one in quick.decisions]
    assert any(one.best.error is not None for one in sharp.decisions)


def test_draws_bring_no_luck_on_average() -> None:
    """Luck is what came less the mean of what could come, so that the mean over all outcomes is zero."""
    from yamclub.coach.judging import appraiser_of, drawn
    from yamclub.game import Mover, Step

    game = find_game("slam")
    appraiser = appraiser_of(game)
    steps = [one.step for one in line_of_entries(played("slam", ["club", "club"]).entries).steps]
    for step in [one for one in steps if one.by is Mover.CHANCE][::12]:
        chance = step.before.chance()
        every = [drawn(appraiser, Step(step.by, one, 0, step.before, step.after, ())) for one in chance.outcomes]
        luck = [(one.after - one.before)[0] for one in every if one is not None]
        mean = sum(weight * one for weight, one in zip(chance.weights, luck, strict=True)) / chance.total
        assert len(luck) == len(chance.outcomes)
        assert mean == pytest.approx(0, abs=1e-9)
