"""A match followed from step to step: whose choice changed what, what was luck, and what was a mistake.

Worths are added up so that nothing is lost. What a draw changes is luck. What a player gives away by a choice, as far
as they could know, is their own doing and, for the others, others' doing. After a step a worth may still change: in a
game with secrets because something comes to light, which is luck, in others because an estimate is set right.

Positions are worth what they are to whoever sees everything, so that the curve does not swing with what each player
happens to know. Where an appraiser can judge only with the eyes of a player, a position is worth what it was, less
what was given away.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from msgspec.structs import replace

from yamclub.coach.judging import Judged, appraiser_of, drawn, ended, judged, judged_of, worth_of
from yamclub.coach.levels import level_of, uncertainty_of
from yamclub.coach.line import Line, Numbered, line_of, read_line
from yamclub.coach.report import Analysis, Decision, Event, Mark, Option, Player
from yamclub.coach.rollouts import Rollouts
from yamclub.game import Action, Game, Mover, State
from yamclub.games import game as find_game
from yamclub.kernel.codec import to_builtins
from yamclub.match.entries import shown_name
from yamclub.match.record import Record
from yamclub.mechanics.appraisal import Appraiser, Limits, RaceAppraiser, Reactions
from yamclub.mechanics.notation import move_text
from yamclub.mechanics.telling import Said, say, tell_choice

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Worths = NDArray[np.float64]

MOST_OPTIONS = 5
"""Of the options of a choice, the best so many are told, and the chosen one."""
MOST_TURNING_POINTS = 5
LEAST_TURN = 0.05
"""Steps that change less than this part of the whole are no turning points."""
_NOTHING = 1e-9

Progress = Callable[[int, int], None]


def analyse(
    match: Record | Line | Path, *, rollouts: int = 0, jobs: int = 1, progress: Progress | None = None
) -> Analysis:
    """A match, analysed: from a record, a file with one, or the line of a match that is still in memory.

    ``rollouts``: how often every choice that may have cost something is played on, for a sharper worth.
    """
    line = read_line(match) if isinstance(match, Path) else line_of(match) if isinstance(match, Record) else match
    game = find_game(line.header.game, line.header.rules)
    appraiser = appraiser_of(game)
    appraiser.prepare(line.start)
    played_on = Rollouts(game, appraiser, len(line.header.seats), rollouts, jobs)
    return _Analyst(game, appraiser, line, played_on).analysed(progress or (lambda *_: None))


class _Analyst:
    def __init__(self, game: Game, appraiser: Appraiser, line: Line, rollouts: Rollouts) -> None:
        self._game, self._appraiser, self._line, self._rollouts = game, appraiser, line, rollouts
        self._seats = len(line.header.seats)
        self._race = appraiser.race(line.start) if isinstance(appraiser, RaceAppraiser) else None
        self._luck, self._hidden, self._own, self._revised, self._raced = (np.zeros(self._seats) for _ in range(5))
        self._decisions: list[Decision] = []
        self._events: list[Event] = []
        self._exact = True
        self._curve: list[tuple[int, Worths]] = []

    def analysed(self, progress: Progress) -> Analysis:
        line = self._line
        if line.fault is not None and not line.steps:
            raise line.fault
        expected = now = self._worth(line.start)
        self._curve.append((0, now))
        sharper = self._rollouts.of_line(line, progress)
        for place, numbered in enumerate(line.steps):
            now = self._step(numbered, now, sharper.get(numbered.number))
            self._curve.append((numbered.number, now))
            progress(place + 1, len(line.steps))
        result = line.last.result()
        final = self._worth(line.last) if result is None else ended(result)
        self._stands(now, final)
        if not self._decisions and line.fault is not None:
            raise line.fault
        return Analysis(
            game=self._game.id,
            rules=self._game.version,
            options=dict(line.header.options),
            unit="points" if self._seats == 1 else "win",
            finished=result is not None,
            exact=self._exact,
            rollouts=self._rollouts.count,
            players=tuple(self._player(seat, expected, final) for seat in range(self._seats)),
            decisions=tuple(self._decisions),
            events=tuple(self._events),
            curve=tuple((number, _listed(self._shown(worths))) for number, worths in self._curve),
            turning_points=self._turning_points(),
            notes=tuple(self._notes(result is not None)),
        )

    # --- one step

    def _step(self, numbered: Numbered, now: Worths, sharper: Any) -> Worths:
        step = numbered.step
        if self._race is not None:
            return self._step_of_race(numbered, now)
        if step.by is Mover.CHANCE:
            found = drawn(self._appraiser, step)
            if found is None:
                return now
            self._stands(now, found.before)
            luck = found.after - found.before
            self._luck += luck
            self._events.append(Event(step=numbered.number, luck=_listed(luck)))
            return np.asarray(found.after)
        if isinstance(step.by, Mover):
            return now
        choice = judged(self._appraiser, step.before, step.by, step.move)  # type: ignore[arg-type]
        errors = None
        if sharper is not None:
            choice, errors = sharper.applied(choice, step.by)
        best, chosen = choice.worths[choice.best], choice.worths[choice.chosen]
        if self._appraiser.sees_all(step.before):
            self._stands(now, best)
            now = best
        self._own[step.by] -= choice.cost(step.by)
        if len(choice.legal) > 1:
            self._decisions.append(self._decision(numbered, step.by, choice, errors))
        return np.asarray(now + (chosen - best))

    def _step_of_race(self, numbered: Numbered, now: Worths) -> Worths:
        """To act first is nobody's choice: what that was worth is told apart from what was made of it."""
        race, step = self._race, numbered.step
        assert race is not None  # noqa: S101 - asked for races only
        after = np.asarray(race.worth(step.after))
        for made in race.follow(step):
            choice, seat = judged_of(made.rows, made.legal, made.seat, made.place), made.seat
            self._own[seat] -= choice.cost(seat)
            if np.ptp(choice.worths[:, seat]) > _NOTHING:  # or it was all the same to this player
                self._decisions.append(self._decision(numbered, seat, choice, None))
            if made.before is None:
                self._between(now, choice.worths[choice.best])
                now = choice.worths[choice.chosen]
            elif step.by == seat:
                self._raced += choice.worths[choice.best] - made.before
                now = now + choice.worths[choice.chosen] - made.before
            else:  # silence, which changes nothing for the others: what they did not do either
                self._raced[seat] += choice.cost(seat)
        if step.by is Mover.CLOCK:
            self._raced += after - now
        elif race.hides and step.by is not Mover.CHANCE:
            self._luck += after - now
            self._hidden += after - now
        else:
            self._revised += after - now
        return after

    def _worth(self, state: State) -> Worths:
        if self._race is None:
            return worth_of(self._appraiser, state, self._seats)
        return np.asarray(self._race.worth(state))

    def _stands(self, was: Worths, now: Worths) -> None:
        """How it stood after the last step: what had changed without anybody's doing belongs to that step."""
        number, _ = self._curve[-1]
        self._curve[-1] = number, now
        self._between(was, now)

    def _between(self, was: Worths, now: Worths) -> None:
        """What changed without anybody's doing."""
        if self._appraiser.hides:
            self._luck += now - was
            self._hidden += now - was
        else:
            self._revised += now - was

    # --- what is said of it

    def _decision(
        self, numbered: Numbered, seat: int, choice: Judged, errors: Sequence[float | None] | None
    ) -> Decision:
        state, legal = numbered.step.before, choice.legal
        mine = choice.worths[:, seat]
        order = sorted(range(len(legal)), key=lambda place: (-mine[place], place != choice.best))
        shown = order[:MOST_OPTIONS]
        if choice.chosen not in shown:
            shown.append(choice.chosen)
        options = {
            place: self._option(state, seat, legal[place], float(mine[place]), errors[place] if errors else None)
            for place in shown
        }
        cost, exact = choice.cost(seat), self._appraiser.exact(state)
        self._exact &= exact
        mark = mark_of(cost, self._appraiser.limits(state))
        why = None
        if mark is not None:
            view, best = state.view(seat), legal[choice.best]
            why = (self._race or self._appraiser).why(view, seat, best, legal[choice.chosen])
        return Decision(
            step=numbered.number,
            seat=seat,
            bot=numbered.holders[seat],
            chosen=options[choice.chosen],
            best=options[choice.best],
            options=tuple(options.values()),
            cost=cost,
            mark=mark,
            why=why,
            exact=exact,
        )

    def _option(self, state: State, seat: int, action: Action, worth: float, error: float | None) -> Option:
        told = None if self._race is None else self._race.told(seat, action)
        if told is not None:
            return Option(action=to_builtins(action), text=move_text(action), told=(told,), worth=worth, error=error)
        return option_of(self._game, state, seat, action, worth, error)

    # --- all of it

    def _player(self, seat: int, expected: Worths, final: Worths) -> Player:
        mine = [one for one in self._decisions if one.seat == seat]
        held = self._line.header.seats[seat]
        own, luck = float(self._own[seat]), float(self._luck[seat])
        begun, result = float(expected[seat]), float(final[seat])
        rate = sum(one.cost for one in mine) / len(mine) if mine else None
        marks = [one.mark for one in mine]
        return Player(
            seat=seat,
            name=shown_name(held.name),
            bot=held.bot,
            expected=begun,
            luck=luck,
            own=own,
            others=result - begun - luck - own,
            result=result,
            revised=float(self._revised[seat]),
            hidden=float(self._hidden[seat]),
            adjusted=result - luck,
            uncertainty=0.0 if self._exact and self._seats == 1 else uncertainty_of(self._game.id, self._seats),
            decisions=len(mine),
            inaccuracies=marks.count("inaccuracy"),
            mistakes=marks.count("mistake"),
            blunders=marks.count("blunder"),
            rate=rate,
            level=None if rate is None else level_of(self._game.id, self._seats, rate),
            reactions=self._reactions(seat),
        )

    def _reactions(self, seat: int) -> Reactions | None:
        if self._race is None:
            return None
        return replace(self._race.reactions()[seat], raced=float(self._raced[seat]))

    def _turning_points(self) -> tuple[int, ...]:
        steps = pairwise((number, self._shown(worths)) for number, worths in self._curve)
        changes = [(number, float(np.abs(after - before).max())) for (_, before), (number, after) in steps]
        whole = 1.0 if self._seats > 1 else max((change for _, change in changes), default=0.0)
        most = sorted(changes, key=lambda one: -one[1])[:MOST_TURNING_POINTS]
        return tuple(sorted(number for number, change in most if change >= LEAST_TURN * whole > 0))

    def _shown(self, worths: Worths) -> Worths:
        """As shares of the win: choices judged one by one may give away more than there was."""
        if self._seats == 1:
            return worths
        kept = np.clip(worths, 0.0, 1.0)
        return np.asarray(kept / kept.sum())

    def _notes(self, finished: bool) -> list[Said]:
        notes = []
        if self._line.fault is not None:
            line = self._line.fault.params.get("line", 0)
            notes.append(say("coach-note-damaged", line=int(line)))  # type: ignore[call-overload]
        if not finished:
            notes.append(say("coach-note-unfinished"))
        if self._line.header.commitment is None:
            notes.append(say("coach-note-companion"))
        return notes


def option_of(game: Game, state: State, seat: int, action: Action, worth: float, error: float | None = None) -> Option:
    """An action as it is told."""
    told = tell_choice(game, state.advance(seat, action, _moment(state)).seen(seat))
    return Option(action=to_builtins(action), text=move_text(action), told=tuple(told[:1]), worth=worth, error=error)


def _moment(state: State) -> int:
    deadline = state.deadline()
    return 0 if deadline is None else deadline


def mark_of(cost: float, limits: Limits) -> Mark | None:
    if cost >= limits.blunder:
        return "blunder"
    if cost >= limits.mistake:
        return "mistake"
    return "inaccuracy" if cost >= limits.inaccuracy else None


def _listed(worths: Worths) -> tuple[float, ...]:
    return tuple(float(one) for one in worths)
