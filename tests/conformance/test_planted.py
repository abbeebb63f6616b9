"""Every check of the suite catches the bug it is there for: games with one planted, put through it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Self

import pytest
from msgspec.structs import force_setattr, replace

from tests.conformance import checks
from tests.conformance.toy import GUESSES, Fall, Guess, Guessed, HiddenGuess, Refusal, ToyState, ToyView, toy_game
from yamclub.game import Action, By, Eye, Game, IllegalAction, Move, News, Options, Result, SeenStep, Turn, Viewer
from yamclub.kernel.codec import BadJson
from yamclub.kernel.dice import throws
from yamclub.kernel.weighted import Weighted
from yamclub.mechanics.telling import Said, say


@pytest.mark.parametrize("check", checks.CHECKS, ids=lambda check: check.__name__)
def test_the_toy_itself_is_sound(check: Callable[[Game], None]) -> None:
    check(toy_game(ToyState))


class ShowsTheOtherDie(ToyState, frozen=True):
    def view(self, viewer: Viewer) -> ToyView:
        return replace(super().view(viewer), dice=self.dice)


class ShowsASecretGuess(ToyState, frozen=True):
    def view(self, viewer: Viewer) -> ToyView:
        return replace(super().view(viewer), guesses=self.guesses)


class LeaksThroughTheLegalList(ToyState, frozen=True):
    """What a seat may do depends on the other's die."""

    def legal(self, by: By) -> tuple[Action, ...]:
        listed = super().legal(by)
        return listed[:1] if by == 0 and self.dice[1].total > 3 else listed

    def refuse(self, by: By, action: Action, at: int) -> IllegalAction | None:
        listed = action in self.legal(by)
        return None if listed else IllegalAction(Refusal.GUESSED)


class LeaksThroughTheTurn(ToyState, frozen=True):
    """Whether the clock runs depends on a hidden die."""

    def turn(self) -> Turn:
        turn = super().turn()
        return replace(turn, clock=turn.clock and self.dice[0].total > 3)


class LeaksThroughTheDeadline(ToyState, frozen=True):
    def deadline(self) -> int | None:
        return self.dice[0].total * 10_000 if len(self.dice) == 2 else None


class TellsADieInTheNews(ToyState, frozen=True):
    """What the news say once the guesses are in depends on a die that nobody ever shows."""

    def follow(self, by: By, move: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        after, news = super().follow(by, move, at)
        return after, news * (2 if news and after.dice[0].total > 3 else 1)


class TellsAGuessTooEarly(ToyState, frozen=True):
    """In news that may tell it, while the other has yet to guess."""

    def follow(self, by: By, move: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        after, _ = super().follow(by, move, at)
        return after, (Guessed(after.guesses),)


class SaysMoreThanIsSeen(ToyState, frozen=True):
    """Tells a secret move in words, from the state behind what is seen."""

    @classmethod
    def tell(cls, step: SeenStep) -> list[Said]:
        return [say("toy-moved", kind=str(step._step.after))]


class HidesFromOpenEyes(ToyState, frozen=True):
    def view(self, viewer: Viewer) -> ToyView:
        return super().view(Eye.SPECTATOR if viewer is Eye.OPEN else viewer)


class HidesMovesFromOpenEyes(ToyState, frozen=True):
    def seen(self, by: By, move: Move, viewer: Viewer) -> Move:
        return HiddenGuess() if isinstance(move, Guess) and viewer is Eye.OPEN else super().seen(by, move, viewer)


class ViewsDisagreeOnTheTurn(ToyState, frozen=True):
    def view(self, viewer: Viewer) -> ToyView:
        return replace(super().view(viewer), turn=Turn()) if viewer == 1 else super().view(viewer)


class RefusesWhatItLists(ToyState, frozen=True):
    def refuse(self, by: By, action: Action, at: int) -> IllegalAction | None:
        return IllegalAction(Refusal.GUESSED) if action == GUESSES[1] else super().refuse(by, action, at)


class AcceptsWhatItDoesNotList(ToyState, frozen=True):
    def legal(self, by: By) -> tuple[Action, ...]:
        return super().legal(by)[: 1 if by == 1 else None]


class ListsTwice(ToyState, frozen=True):
    def legal(self, by: By) -> tuple[Action, ...]:
        return super().legal(by) * 2


class ApplyForgetsTheCheck(ToyState, frozen=True):
    def apply(self, by: By, move: Move, at: int = 0) -> Self:
        return self.follow(by, move, at)[0]


class TrustsWhatItIsGiven(ToyState, frozen=True):
    """Takes a move that only others are shown for the mover's own."""

    def refuse(self, by: By, action: Action, at: int) -> IllegalAction | None:
        return None if isinstance(action, HiddenGuess) else super().refuse(by, action, at)


class NeverEnds(ToyState, frozen=True):
    def turn(self) -> Turn:
        turn = super().turn()
        return turn if turn.chance else Turn(seats=(0,))


class EndsWithoutAResult(ToyState, frozen=True):
    def result(self) -> Result | None:
        return None


class ResultBeforeTheEnd(ToyState, frozen=True):
    def result(self) -> Result | None:
        return super().result() or Result((0, 0), (1, 1), "early")


class LoadedDie(ToyState, frozen=True):
    def chance(self) -> Weighted[Fall]:
        return Weighted((Fall(die), 2 if die.total == 6 else weight) for die, weight in throws(1))


class SameOutcomeTwice(ToyState, frozen=True):
    def chance(self) -> Weighted[Fall]:
        return Weighted([*super().chance(), *super().chance()])


class NobodyCanMove(ToyState, frozen=True):
    def legal(self, by: By) -> tuple[Action, ...]:
        return () if by == 1 else super().legal(by)


class Forgetful(ToyState, frozen=True):
    """Keeps something that is no part of the state that is written down."""

    def follow(self, by: By, move: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        _moves_seen.append(move)
        after, news = super().follow(by, move, at)
        stops = len(_moves_seen) % 7 == 0 and not after.turn().chance
        return (replace(after, stopped=True), (Guessed(after.guesses),)) if stops else (after, news)


_moves_seen: list[Any] = []


class ChangesWhenLookedAt(ToyState, frozen=True):
    def view(self, viewer: Viewer) -> ToyView:
        if self.guesses == (None, None) and self.turn().seats:
            force_setattr(self, "guesses", (None, True))
        return super().view(viewer)


class SpeaksAnUnknownMove(ToyState, frozen=True):
    """Shows others a move in a form the protocol does not know."""

    def seen(self, by: By, move: Move, viewer: Viewer) -> Move:
        seen = super().seen(by, move, viewer)
        return Unlisted() if isinstance(seen, HiddenGuess) else seen


class Unlisted(Action, frozen=True):
    pass


class ForgetsAnAction(ToyState, frozen=True):
    @classmethod
    def every_action(cls, seats: int, options: Options) -> tuple[Action, ...]:
        return super().every_action(seats, options)[1:]


class KeyForgetsTheGuesses(ToyState, frozen=True):
    remembers = ("guesses",)


class ImaginesAnotherDie(ToyState, frozen=True):
    """Forgets the viewer's own die."""

    @classmethod
    def imagine(cls, view: ToyView, viewer: Viewer, rng: Random) -> ToyState:
        return super().imagine(replace(view, dice=(None,) * len(view.dice)), viewer, rng)


class SpeaksUnknownNews(ToyState, frozen=True):
    def follow(self, by: By, move: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        after, news = super().follow(by, move, at)
        return after, (Unheard(),) if news else ()


class Unheard(News, frozen=True):
    pass


CAUGHT: list[tuple[type[ToyState], Callable[[Game], None]]] = [
    (ShowsTheOtherDie, checks.check_hidden),
    (ShowsASecretGuess, checks.check_hidden),
    (LeaksThroughTheLegalList, checks.check_hidden),
    (LeaksThroughTheTurn, checks.check_hidden),
    (LeaksThroughTheDeadline, checks.check_hidden),
    (TellsADieInTheNews, checks.check_hidden),
    (TellsAGuessTooEarly, checks.check_hidden),
    (SaysMoreThanIsSeen, checks.check_hidden),
    (HidesFromOpenEyes, checks.check_views_refine),
    (HidesMovesFromOpenEyes, checks.check_seen),
    (ViewsDisagreeOnTheTurn, checks.check_seen),
    (RefusesWhatItLists, checks.check_legality),
    (AcceptsWhatItDoesNotList, checks.check_legality),
    (ListsTwice, checks.check_legality),
    (ApplyForgetsTheCheck, checks.check_legality),
    (TrustsWhatItIsGiven, checks.check_odd_values),
    (NeverEnds, checks.check_matches_end),
    (EndsWithoutAResult, checks.check_matches_end),
    (ResultBeforeTheEnd, checks.check_matches_end),
    (LoadedDie, checks.check_weights),
    (SameOutcomeTwice, checks.check_weights),
    (NobodyCanMove, checks.check_turns),
    (Forgetful, checks.check_replay),
    (ChangesWhenLookedAt, checks.check_frozen),
    (SpeaksAnUnknownMove, checks.check_text_forms),
    (ForgetsAnAction, checks.check_every_action),
    (KeyForgetsTheGuesses, checks.check_keys),
    (ImaginesAnotherDie, checks.check_imagine),
    (SpeaksUnknownNews, checks.check_news),
]


@pytest.mark.parametrize(("state", "check"), CAUGHT, ids=lambda value: value.__name__)
def test_a_planted_bug_is_caught(state: type[ToyState], check: Callable[[Game], None]) -> None:
    with pytest.raises((AssertionError, IllegalAction, IndexError, *BadJson)):
        check(toy_game(state))


def test_every_check_has_a_bug_to_catch() -> None:
    assert {check for _, check in CAUGHT} == set(checks.CHECKS)
