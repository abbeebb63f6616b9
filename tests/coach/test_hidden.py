"""Hidden information judged fairly, in real records: by what a player could know, whatever came out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.coach.matches import played
from yamclub.coach import Analysis, analyse
from yamclub.coach.line import Line, line_of_entries
from yamclub.coach.report import Decision
from yamclub.game import Step
from yamclub.games.menteur.moves import Announce, Challenge, Shown
from yamclub.games.yami.moves import TAKE_STOCK, Draw, HandsShown, LayDown
from yamclub.mechanics.appraisal import OF_A_WIN

MENTEUR, YAMI = ("random", "club", "novice"), ("club", "novice")


@cache
def match(game: str, bots: tuple[str, ...], seed: int) -> tuple[Line, Analysis]:
    line = line_of_entries(played(game, bots, seed).entries)
    return line, analyse(line)


def decisions(game: str, bots: tuple[str, ...], seed: int) -> Iterator[tuple[int, Step, Decision]]:
    """With their place in the line."""
    line, analysis = match(game, bots, seed)
    place = {one.number: at for at, one in enumerate(line.steps)}
    for decision in analysis.decisions:
        yield place[decision.step], line.steps[place[decision.step]].step, decision


def challenges() -> Iterator[tuple[bool, Decision]]:
    """Every challenge, and whether it caught a bluff."""
    for seed in (1, 2):
        line, _ = match("menteur", MENTEUR, seed)
        for at, step, decision in decisions("menteur", MENTEUR, seed):
            if isinstance(step.move, Challenge):
                shown = next(one for later in line.steps[at:] for one in later.step.news if isinstance(one, Shown))
                yield not shown.true, decision


def test_a_poor_challenge_that_caught_a_bluff_still_cost_something() -> None:
    lucky = [one for caught, one in challenges() if caught and one.mark is not None]
    assert lucky
    assert all(one.cost >= 0.03 and one.best.text == "accept" for one in lucky)


def test_a_good_challenge_that_failed_is_no_mistake() -> None:
    unlucky = [one for caught, one in challenges() if not caught and one.cost == 0]
    assert unlucky
    assert all(one.mark is None for one in unlucky)


def test_a_bluff_is_judged_before_anybody_answers() -> None:
    """Cut off at the announcement, and played on: what it cost is the same, believed or caught."""
    line, whole = match("menteur", MENTEUR, 1)
    announced = [at for at, one in enumerate(line.steps) if isinstance(one.step.move, Announce)]
    for at in (announced[0], announced[3], announced[-1]):
        cut = analyse(line._replace(steps=line.steps[: at + 1]))
        last = cut.decisions[-1]
        same = next(one for one in whole.decisions if one.step == last.step)
        assert (last.cost, last.mark, last.why) == (same.cost, same.mark, same.why)


def test_bluffs_that_worked_may_be_mistakes_and_bluffs_that_failed_may_be_none() -> None:
    found = set()
    for seed in (1, 2):
        line, _ = match("menteur", MENTEUR, seed)
        for at, step, decision in decisions("menteur", MENTEUR, seed):
            state: Any = step.before
            if not isinstance(step.move, Announce) or state.is_true(*_said(step.move), state.locked + state.dice):
                continue
            news = next(one.step.news for one in line.steps[at:] if one.step.news)
            found.add((any(isinstance(one, Shown) for one in news), decision.mark is not None))
    assert (False, True) in found  # believed, and all the same a cost
    assert (True, False) in found  # caught, and all the same worth a try


def _said(move: Announce) -> tuple[int, int]:
    from yamclub.mechanics.sheet import INDEX

    return INDEX[move.box], move.points


def test_a_lucky_card_does_not_excuse_drawing_it() -> None:
    """A draw from the stock that cost something still does, if the best of cards comes."""
    line, analysis = match("yami", YAMI, 3)
    luck = {event.step: event.luck for event in analysis.events}
    lucky = []
    for at, step, decision in decisions("yami", YAMI, 3):
        if step.move == TAKE_STOCK and decision.cost >= OF_A_WIN.inaccuracy:
            drawn = line.steps[at + 1]
            assert isinstance(drawn.step.move, Draw)
            lucky.append(luck[drawn.number][decision.seat] > 0)
    assert True in lucky
    assert False in lucky


def test_laying_down_is_judged_before_hands_are_seen() -> None:
    """Whatever the others turn out to hold: cut off there, or shown and played on, it costs the same."""
    line, whole = match("yami", YAMI, 3)
    laid = [at for at, one in enumerate(line.steps) if isinstance(one.step.move, LayDown)]
    for at in laid[::5]:
        assert any(isinstance(one, HandsShown) for one in line.steps[at].step.news)
        last = analyse(line._replace(steps=line.steps[: at + 1])).decisions[-1]
        same = next(one for one in whole.decisions if one.step == last.step)
        assert (last.cost, last.mark) == (same.cost, same.mark)


def test_what_comes_to_light_is_luck_and_nobodys_doing() -> None:
    for game, bots, seed in (("menteur", MENTEUR, 1), ("yami", YAMI, 3)):
        _, analysis = match(game, bots, seed)
        assert any(abs(player.hidden) > 0.01 for player in analysis.players)
        assert all(player.revised == 0 for player in analysis.players)
