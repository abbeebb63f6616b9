"""What others see of a turn is M7 and no more: turns that differ only in what is hidden, and planted leaks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self

import pytest
from msgspec.structs import replace

from tests.conformance.checks import check_hidden
from tests.games.menteur.positions import ACCEPT, CHANCE, announced, decide, playing, thrown
from yamclub.game import By, Eye, Move, News, State, Step, Turn, Viewer
from yamclub.games.menteur import GAME
from yamclub.games.menteur.moves import Announce, Believed, HiddenKeep, HiddenThrow, MenteurOptions, Shown
from yamclub.games.menteur.rules import MenteurState
from yamclub.games.menteur.view import MenteurView
from yamclub.kernel.codec import encode
from yamclub.kernel.dice import dice
from yamclub.mechanics.sheet import Box
from yamclub.mechanics.throwing import NO_DICE, Keep, Throw

OTHERS: list[Viewer] = [1, 2, Eye.SPECTATOR]
SHOWN = MenteurOptions(reroll_counts="shown")


def a_turn(state_kind: type[MenteurState], first: str, keep: str, second: str) -> Iterator[Step]:
    """Two throws, an announcement and two who believe it."""
    plain = playing()
    state: State = state_kind(options=plain.options, players=3, phase="throwing", sheets=plain.sheets)
    moves: list[tuple[By, Move]] = [(CHANCE, Throw(dice(first))), (0, Keep(dice(keep))), (CHANCE, Throw(dice(second)))]
    for by, move in (*moves, (0, Announce(Box.FULL, 25)), (1, ACCEPT), (2, ACCEPT)):
        step = state.step(by, move)
        state = step.after
        yield step


def check_turns_look_alike(state_kind: type[MenteurState]) -> None:
    """A turn with 66655 and one with rubbish, three dice thrown again or one."""
    for one, other in zip(
        a_turn(state_kind, "66612", "666", "55"), a_turn(state_kind, "12346", "1346", "5"), strict=True
    ):
        for viewer in OTHERS:
            seen, also = one.seen(viewer), other.seen(viewer)
            assert (seen.move, seen.news, GAME.tell(seen)) == (also.move, also.news, GAME.tell(also))
            assert encode(seen.after) == encode(also.after)
            state, like = one.after, other.after
            assert (state.turn(), state.deadline()) == (like.turn(), like.deadline())
            assert viewer is Eye.SPECTATOR or state.legal(viewer) == like.legal(viewer)  # type: ignore[arg-type]


def test_turns_that_differ_in_hidden_dice_and_keeps_look_alike() -> None:
    check_turns_look_alike(MenteurState)


def test_m7_others_see_that_dice_are_thrown_but_not_which() -> None:
    state = playing()
    assert state.seen(CHANCE, Throw(dice("44425")), 0) == Throw(dice("44425"))
    assert {state.seen(CHANCE, Throw(dice("44425")), viewer) for viewer in OTHERS} == {HiddenThrow()}


@pytest.mark.parametrize(("options", "seen"), [(None, HiddenKeep()), (SHOWN, HiddenKeep(2))])
def test_m7_others_see_a_keep_as_throwing_again(options: Any, seen: Move) -> None:
    state = thrown("44425", options=options)
    assert {state.seen(0, Keep(dice("444")), viewer) for viewer in OTHERS} == {seen}


def test_m14_a_decision_is_not_seen_by_others() -> None:
    state = announced("44425", Box.FOURS, 12)
    for viewer in (0, 2, Eye.SPECTATOR):
        assert len({state.seen(1, decision, viewer) for decision in state.legal(1)}) == 1


def test_m15_dice_nobody_called_are_for_open_eyes_only() -> None:
    """Which are for the replay of a match that is over."""
    state = announced("11111", Box.FOURS, 12)
    assert state.view(Eye.OPEN).cups.thrown == dice("11111")  # type: ignore[union-attr]
    after = decide(state)
    assert all(b"11111" not in encode(after.view(viewer)) for viewer in (0, *OTHERS))


class ShowsTheDice(MenteurState, frozen=True):
    def view(self, viewer: Viewer) -> MenteurView:
        return replace(super().view(viewer), cups=self._cups())


class ShowsHowManyAreThrownAgain(MenteurState, frozen=True):
    def view(self, viewer: Viewer) -> MenteurView:
        return replace(super().view(viewer), to_throw=self.to_throw() if self.turn().chance else None)


class TellsTheDiceOfABelievedBluff(MenteurState, frozen=True):
    def follow(self, by: By, move: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        after, news = super().follow(by, move, at)
        honest = max((self.locked + self.dice).counts) >= 3
        return after, news * (1 + honest) if Believed(self.seat) in news else news


class HurriesBluffers(MenteurState, frozen=True):
    """The clock only runs for dice that form nothing."""

    def turn(self) -> Turn:
        turn = super().turn()
        return replace(turn, clock=turn.clock and max((self.locked + self.dice).counts) < 3)


LEAKS = [ShowsTheDice, ShowsHowManyAreThrownAgain, TellsTheDiceOfABelievedBluff, HurriesBluffers]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_caught(leak: type[MenteurState]) -> None:
    with pytest.raises(AssertionError):
        check_turns_look_alike(leak)


class ShowsSecretDecisions(MenteurState, frozen=True):
    def view(self, viewer: Viewer) -> MenteurView:
        return replace(super().view(viewer), challengers=self.challengers)


class TellsDecisionsEarly(MenteurState, frozen=True):
    """In news that may tell them, while others have yet to decide."""

    def follow(self, by: By, move: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        after, news = super().follow(by, move, at)
        return after, (Shown(self.seat, after.challengers, NO_DICE, True),) if after.challengers else news


CAUGHT_BY_THE_SUITE = [ShowsTheDice, ShowsSecretDecisions, TellsTheDiceOfABelievedBluff, TellsDecisionsEarly]


@pytest.mark.parametrize("leak", CAUGHT_BY_THE_SUITE, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_caught_by_the_suite_too(leak: type[MenteurState]) -> None:
    def first(players: int, options: Any) -> MenteurState:
        start = GAME.first(players, options)
        return leak(**{name: getattr(start, name) for name in start.__struct_fields__})

    with pytest.raises(AssertionError):
        check_hidden(replace(GAME, state=leak, first=first))
