"""The course of a match: what each step changed, told of the step that did it."""

from __future__ import annotations

from functools import cache

import pytest

from tests.coach.matches import played
from yamclub.coach import Analysis, analyse
from yamclub.coach.line import Line, line_of_entries
from yamclub.games.menteur.moves import Shown
from yamclub.games.yami.moves import Discard, LayDown

TABLES = [("slam", ("club", "random")), ("master", ("club", "novice")), ("yams", ("club", "novice"))]
SECRETS = [("menteur", ("random", "club", "novice")), ("yami", ("club", "novice"))]


@cache
def made(game: str, bots: tuple[str, ...], seed: int = 1) -> tuple[Line, Analysis]:
    line = line_of_entries(played(game, bots, seed).entries)
    return line, analyse(line)


def changes(analysis: Analysis) -> dict[int, list[float]]:
    """By step, what it changed for every seat."""
    steps = zip(analysis.curve, analysis.curve[1:], strict=False)
    return {number: [b - a for a, b in zip(was, now, strict=True)] for (_, was), (number, now) in steps}


@pytest.mark.parametrize(("game", "bots"), [*TABLES, *SECRETS, ("color", ("club", "novice"))])
def test_it_goes_from_what_was_expected_to_the_result_and_never_beyond(game: str, bots: tuple[str, ...]) -> None:
    _, analysis = made(game, bots)
    step, begun = analysis.curve[0]
    assert step == 0
    assert begun == pytest.approx([player.expected for player in analysis.players])
    assert analysis.curve[-1][1] == pytest.approx([player.result for player in analysis.players])
    for _, worths in analysis.curve:
        assert sum(worths) == pytest.approx(1)
        assert all(0 <= one <= 1 for one in worths)


@pytest.mark.parametrize(("game", "bots"), [*TABLES, SECRETS[0]])
def test_a_roll_changes_as_much_as_it_was_luck(game: str, bots: tuple[str, ...]) -> None:
    """What the turn before had left open, a lifted cup or an estimate set right, is not put down to the dice."""
    line, analysis = made(game, bots)
    changed, before = changes(analysis), {one.number: one.step.before for one in line.steps}
    rolls = [event for event in analysis.events if getattr(before[event.step], "opening", None) is None]
    assert len(rolls) > 20
    for event in rolls:
        assert changed[event.step] == pytest.approx(event.luck, abs=1e-6)


def test_a_lifted_cup_is_told_of_the_decision_that_lifted_it() -> None:
    line, analysis = made(*SECRETS[0])
    changed = changes(analysis)
    shown = [one.number for one in line.steps if any(isinstance(news, Shown) for news in one.step.news)]
    assert len(shown) > 5
    assert max(max(map(abs, changed[number])) for number in shown) > 0.05


def test_the_curve_of_yami_does_not_swing_with_whose_turn_it_is() -> None:
    """A discard moves it by what was given away, and no further until another card or hand is seen."""
    line, analysis = made(*SECRETS[1])
    changed, cost = changes(analysis), {one.step: one.cost for one in analysis.decisions}
    following = {one.number: later.step.move for one, later in zip(line.steps, line.steps[1:], strict=False)}
    quiet = [
        one
        for one in line.steps
        if isinstance(one.step.move, Discard) and isinstance(following.get(one.number), LayDown)
    ]
    assert quiet
    for one in quiet:
        assert changed[one.number][int(one.step.by)] == pytest.approx(-cost.get(one.number, 0.0), abs=1e-6)
