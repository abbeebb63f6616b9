"""YAM menteur: Yam with the dice under a cup, so that what is announced need not be true.

The player throws up to three times, seen by nobody, and announces a box and its points. The
others accept or challenge, all at once and in secret. A wrong challenge costs a cross. A bluff
that is caught costs one too, and gives its points to those who caught it. Two crosses strike out
a box. The numbers M1 to M24 name the rules, as in the game's page.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from yamclub.errors import Code
from yamclub.game import (
    CHANCE_TURN,
    NOBODYS_TURN,
    ONE_SEAT,
    Action,
    By,
    Eye,
    IllegalAction,
    Move,
    Mover,
    News,
    Result,
    Turn,
    Viewer,
    ranked,
    turn_against_time,
)
from yamclub.games.menteur.conduct import NOTHING_YET, Conduct, settled
from yamclub.games.menteur.moves import (
    ANNOUNCEMENTS,
    DECISIONS,
    HIDDEN_DECISION,
    HIDDEN_THROW,
    SCRATCHES,
    SILENCES,
    Accept,
    Announce,
    Barred,
    Believed,
    Challenge,
    Crossed,
    HiddenKeep,
    LastRound,
    MenteurAction,
    MenteurOptions,
    Refusal,
    Scratch,
    Shown,
    Silence,
    Skipped,
    Wrote,
)
from yamclub.games.menteur.sheet import EMPTY_SHEET, POSSIBLE, Sheet, announceable, open_boxes, standings, true_points
from yamclub.games.menteur.view import Cups, MenteurView, Phase, blank_view, cups
from yamclub.kernel.dice import Dice
from yamclub.kernel.values import changed
from yamclub.mechanics.sheet import BOXES, CHANCE, INDEX, YAM, Box
from yamclub.mechanics.throwing import Keep, Throw, ThrowingState

_CLOCK, _OPEN = Mover.CLOCK, Eye.OPEN


class MenteurState(ThrowingState, frozen=True, kw_only=True):
    LOCKED_KEEPS: ClassVar[bool] = True  # M6
    CHOOSING: ClassVar[str] = "announcing"
    remembers: ClassVar[tuple[str, ...]] = ("conduct",)
    reversible: ClassVar[tuple[type[Action], ...]] = (Accept, Challenge)
    """A decision, while others still decide. Not an announcement: the others have heard it."""

    options: MenteurOptions
    phase: Phase = "opening"
    sheets: tuple[Sheet, ...]
    thrown_again: tuple[int, ...] = ()
    """How many dice at the second and third throw; only where the table shows that (M7)."""
    announced: Announce | None = None
    undecided: tuple[int, ...] = ()
    challengers: tuple[int, ...] = ()
    last_turns: tuple[int, ...] | None = None
    """Once the last round has begun, who has a turn after this one."""
    conduct: tuple[Conduct, ...] = ()
    """By seat; none: nothing was announced yet, or nobody remembers."""

    # --- whose move, and what may be done

    def turn(self) -> Turn:
        if self.phase == "announcing":
            return ONE_SEAT[self.seat]
        if self.phase == "deciding":  # M14: silence is acceptance, and the table says how long it may last
            return turn_against_time(self.undecided)
        return NOBODYS_TURN if self.phase == "over" else CHANCE_TURN

    def legal(self, by: By) -> tuple[MenteurAction, ...]:
        if self.phase != "deciding":
            return super().legal(by)
        if by is _CLOCK:
            return SILENCES
        return DECISIONS if by in self.undecided else ()

    def choices(self, keeps: tuple[Keep, ...]) -> tuple[MenteurAction, ...]:
        options, still_open = self.options, open_boxes(self.sheets[self.seat])
        return keeps + _closing(still_open, options.chance == "last", options.scratch == "yes")

    def _announceable(self) -> tuple[Box, ...]:
        return announceable(open_boxes(self.sheets[self.seat]), self.options.chance == "last")

    def gives_up(self, by: By, action: Action) -> bool:
        return isinstance(action, Scratch)

    def refuse_choice(self, by: By, action: Action, at: int) -> IllegalAction | None:
        if by is _CLOCK:
            return None if isinstance(action, Silence) else IllegalAction(Code.NOT_A_MOVE_HERE)
        if self.phase == "deciding":
            return None if isinstance(action, Accept | Challenge) else IllegalAction(Code.NOT_A_MOVE_HERE)
        if isinstance(action, Announce):
            return self._refuse_announcement(action.box, action.points)
        if isinstance(action, Scratch):
            code = self._refuse_scratch(action.box)
            return None if code is None else IllegalAction(code, box=action.box)
        return IllegalAction(Code.NOT_A_MOVE_HERE)

    def _refuse_announcement(self, box: Box, points: int) -> IllegalAction | None:
        index = INDEX[box]
        code = self._refuse_box(index)
        if code is None and points not in POSSIBLE[index]:
            code = Refusal.POINTS_IMPOSSIBLE
        return None if code is None else IllegalAction(code, box=box, points=points)

    def _refuse_box(self, index: int) -> Refusal | None:
        """M9, and M13 where the table plays chance last."""
        sheet = self.sheets[self.seat]
        if not sheet.is_open(index):
            return Refusal.BOX_CLOSED
        waits = index == CHANCE and self.options.chance == "last" and len(open_boxes(sheet)) > 1
        return Refusal.CHANCE_LAST if waits else None

    def _refuse_scratch(self, box: Box) -> Refusal | None:
        """M13b: any open box may be given up, chance too, where the table plays that."""
        if self.options.scratch == "no":
            return Refusal.NO_SCRATCH
        return None if self.sheets[self.seat].is_open(INDEX[box]) else Refusal.BOX_CLOSED

    # --- what follows

    def follow(self, by: By, move: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        after, news = super().follow(by, move, at)
        if type(move) is Keep and self._counts_shown():
            after = replace(after, thrown_again=(*self.thrown_again, len(self.dice) - len(move.dice)))
        return after, news

    def chosen(self, by: By, action: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        if isinstance(action, Announce):
            others = tuple([seat for seat in range(self.players) if seat != self.seat])
            return replace(self, phase="deciding", announced=action, undecided=others), ()
        if isinstance(action, Scratch):  # M13b: nothing is announced, so nobody decides, and the dice stay hidden
            given_up = self.sheets[self.seat].barred(INDEX[action.box])
            return self._turn_ended(changed(self.sheets, self.seat, given_up), (), self.conduct)
        undecided, challengers = self._decided(by, action)
        if undecided:
            return replace(self, undecided=undecided, challengers=challengers), ()
        return self._settled(challengers)

    def _decided(self, by: By, move: Move) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Who has yet to decide after this decision, and who challenges."""
        if isinstance(move, Silence):
            return (), self.challengers
        undecided = tuple([seat for seat in self.undecided if seat != by])
        if isinstance(move, Challenge) and isinstance(by, int):
            return undecided, tuple(sorted((*self.challengers, by)))  # sorted, because the order of deciding is secret
        return undecided, self.challengers

    def _settled(self, challengers: tuple[int, ...]) -> tuple[Self, tuple[News, ...]]:
        box, points = self._announcement()
        me, index = (self.seat,), INDEX[box]
        if not challengers:  # M15: the dice are shown to nobody
            news = (Believed(self.seat), Wrote(me, box, points))
            return self._turn_ended(self._with_points(me, index, points), news, self._remembered((), None))
        dice = self.locked + self.dice
        true = self.is_true(index, points, dice)
        shown = Shown(self.seat, challengers, dice, true)
        winners, losers = (me, challengers) if true else (self._catchers(challengers, index), me)
        sheets, crosses = self._with_crosses(self._with_points(winners, index, points), losers, index)
        wrote = (Wrote(winners, box, points),) if winners else ()
        return self._turn_ended(sheets, (shown, *wrote, *crosses), self._remembered(challengers, true))

    def _remembered(self, challengers: tuple[int, ...], true: bool | None) -> tuple[Conduct, ...]:
        return settled(self._conducts(), self.seat, challengers, true)

    def _conducts(self) -> tuple[Conduct, ...]:
        return self.conduct or (NOTHING_YET,) * self.players

    def is_true(self, index: int, points: int, dice: Dice) -> bool:
        """M12: never a matter of what was meant, only of the dice."""
        return points in self._true_points(dice)[index]

    def _true_points(self, dice: Dice) -> tuple[tuple[int, ...], ...]:
        return true_points(dice, self.options.truth == "exact")

    def _catchers(self, challengers: tuple[int, ...], index: int) -> tuple[int, ...]:
        """M17: of those who caught a bluff, who may write its points. M18: nobody may for a yam."""
        return tuple(seat for seat in challengers if index != YAM and self.sheets[seat].is_open(index))

    def _with_points(self, seats: tuple[int, ...], index: int, points: int) -> tuple[Sheet, ...]:
        sheets = self.sheets
        for seat in seats:
            sheets = changed(sheets, seat, sheets[seat].written(index, points))
        return sheets

    def _with_crosses(
        self, before: tuple[Sheet, ...], seats: tuple[int, ...], index: int
    ) -> tuple[tuple[Sheet, ...], tuple[News, ...]]:
        box, sheets = BOXES[index], before
        for seat in seats:
            sheets = changed(sheets, seat, sheets[seat].crossed(index))
        crossed = tuple([seat for seat in seats if not before[seat].is_barred(index)])
        barred = tuple([seat for seat in crossed if sheets[seat].is_barred(index)])
        news: tuple[News, ...] = (Crossed(crossed, box),) if crossed else ()
        return sheets, (*news, Barred(barred, box)) if barred else news

    def _turn_ended(
        self, sheets: tuple[Sheet, ...], news: tuple[News, ...], conduct: tuple[Conduct, ...]
    ) -> tuple[Self, tuple[News, ...]]:
        """M21: after the first full sheet, each of the others has one more turn, in seating order."""
        last_turns = self.last_turns
        if last_turns is None:
            finished = tuple([seat for seat, sheet in enumerate(sheets) if sheet.is_full])
            if not finished:
                return self._begun(self.left_of(self.seat), sheets, None, conduct), news
            news = (*news, LastRound(finished))
            order = [(self.seat + step) % self.players for step in range(1, self.players + 1)]
            last_turns = tuple(seat for seat in order if seat not in finished)
        while last_turns and sheets[last_turns[0]].is_full:
            news = (*news, Skipped(last_turns[0]))
            last_turns = last_turns[1:]
        if not last_turns:
            return replace(self._begun(self.seat, sheets, (), conduct), phase="over"), news
        return self._begun(last_turns[0], sheets, last_turns[1:], conduct), news

    def _begun(
        self,
        seat: int,
        sheets: tuple[Sheet, ...],
        last_turns: tuple[int, ...] | None,
        conduct: tuple[Conduct, ...],
    ) -> Self:
        """A new state, so that nothing of the turn before can be seen but what everybody saw."""
        return type(self)(
            options=self.options,
            players=self.players,
            phase="throwing",
            seat=seat,
            sheets=sheets,
            last_turns=last_turns,
            conduct=conduct,
        )

    def _announcement(self) -> tuple[Box, int]:
        if self.announced is None:
            raise ValueError("nothing was announced")
        return self.announced.box, self.announced.points

    # --- what is known

    def result(self) -> Result | None:
        """M24."""
        if self.phase != "over":
            return None
        return ranked(standings(self.sheets)[1], "sheet_full")

    def seen(self, by: By, move: Move, viewer: Viewer) -> Move:
        """M7 and M14: only the mover sees throws, keeps and decisions; the news reveals the rest later."""
        if viewer is Eye.OPEN:
            return move
        match move:
            case Throw() if self.opening is None and viewer != self.seat:
                return HIDDEN_THROW
            case Keep(dice) if viewer != self.seat:
                return HiddenKeep(len(self.dice) - len(dice) if self._counts_shown() else None)
            case Accept() | Challenge() if viewer != by:
                return HIDDEN_DECISION
        return move

    def view(self, viewer: Viewer) -> MenteurView:
        turn, phase, sheets = self.turn(), self.phase, self.sheets
        scores, totals = standings(sheets)
        own = viewer == self.seat or viewer is _OPEN
        counted = own or self._counts_shown() or not self.throws  # M4: everybody knows the first throw has five dice
        view = replace(
            blank_view(self.options),
            turn=turn,
            phase=phase,
            you=viewer if isinstance(viewer, int) else None,
            seat=self.seat,
            throws=self.throws,
            thrown_again=self.thrown_again,
            to_throw=self.to_throw() if counted and turn.chance else None,
            cups=self._cups() if own and phase not in ("opening", "over") else None,
            announceable=self._announceable() if phase == "announcing" else (),
            announced=self.announced,
            sheets=sheets,
            scores=scores,
            totals=totals,
            conduct=self._conducts(),
        )
        if not self.challengers and self.last_turns is None and self.opening is None and phase != "over":
            return view
        return replace(
            view,
            result=self.result(),
            challengers=self._challengers_seen(viewer),
            last_turns=self.last_turns,
            opening=self.opening,
        )

    def _challengers_seen(self, viewer: Viewer) -> tuple[int, ...]:
        if viewer is _OPEN:
            return self.challengers
        return tuple(seat for seat in self.challengers if seat == viewer)

    def _counts_shown(self) -> bool:
        return self.options.reroll_counts == "shown"

    def _cups(self) -> Cups:
        return cups(self.locked, self.dice, self.options.truth == "exact")


@lru_cache(maxsize=1 << 12)
def _closing(still_open: tuple[int, ...], chance_last: bool, scratch: bool) -> tuple[MenteurAction, ...]:
    """What may be done when the throwing ends and these boxes are open: announcements, and boxes to give up (M13b)."""
    announcements = chain.from_iterable(ANNOUNCEMENTS[INDEX[box]] for box in announceable(still_open, chance_last))
    return (*announcements, *(SCRATCHES[index] for index in still_open if scratch))


def first_state(players: int, options: MenteurOptions) -> MenteurState:
    return MenteurState(options=options, players=players, sheets=(EMPTY_SHEET,) * players).throw_for_start()
