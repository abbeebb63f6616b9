"""Yamslam: three throws of five dice to win chips from seven series of four.

The dice decide which chips a player may take. Whenever everybody fails, the most valuable chip is
removed. Five of a kind take any chip and play on. A match is one game or a series of them, for one
to four players or two teams. The numbers S1 to S16 name the rules, as in the game's page.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Self

from msgspec.structs import replace

from yamclub.errors import Code
from yamclub.game import Action, By, IllegalAction, News, Result, Viewer, ranked
from yamclub.games.slam.chips import (
    ALL_CHIPS,
    INDEX,
    NO_CHIPS,
    POINTS,
    SERIES,
    Chips,
    Series,
    formed,
    is_yamslam,
    more,
    most_valuable,
    score,
)
from yamclub.games.slam.moves import (
    STOP,
    TAKE,
    TAKES,
    Failed,
    GameEnded,
    PlaysAgain,
    Refusal,
    Removed,
    SlamAction,
    SlamOptions,
    Stop,
    Take,
    TakesAnother,
)
from yamclub.games.slam.view import Pile, Side, SlamView
from yamclub.kernel.values import changed
from yamclub.mechanics.opening import Starts
from yamclub.mechanics.throwing import DICE, THROWS, Keep, Phase, ThrowingState, turn_in

if TYPE_CHECKING:
    from random import Random

EDITION = 2
"""The current version of the rules; ``older`` says what those before it meant."""
GOAL = 1000
"""The goal of a series played to a total (S14); by coincidence also the best solo score (S15)."""


class SlamState(ThrowingState, frozen=True, kw_only=True):
    OPENING_DICE: ClassVar[int] = 2
    reversible: ClassVar[tuple[type[Action], ...]] = (Take,)
    """Only the first chip of a solo Yamslam (S15): after any other the dice fall at once."""

    options: SlamOptions
    phase: Phase = "opening"
    in_play: Chips = ALL_CHIPS
    removed: Chips = NO_CHIPS
    held: tuple[Chips, ...] = ()
    """By side."""
    owed: int = 0
    """Chips still to be taken for a Yamslam."""
    failed_in_a_row: int = 0
    last_taken_by: int | None = None
    starter: int = 0
    games: tuple[tuple[int, ...], ...] = ()
    took_chip: bool = False
    """Whether this turn goes on after a Yamslam, so that it can't be a failed one any more."""
    edition: int = EDITION
    """The version of the rules that this match follows."""

    # --- what may be done with the dice

    def choices(self, keeps: tuple[Keep, ...]) -> tuple[SlamAction, ...]:
        takes = self._takes()
        if takes:
            return takes + keeps
        return keeps if self._must_throw() else (STOP, *keeps)

    def gives_up(self, by: By, action: Action) -> bool:
        return isinstance(action, Stop)

    def _must_throw(self) -> bool:
        """S2: with nothing to take, the turn ends only after the third throw."""
        return self.throws < THROWS and self.edition >= 2

    def _takes(self) -> tuple[Take, ...]:
        if not is_yamslam(self.dice):  # the same as below, but asked after every throw
            wins = formed(self.dice, self.options.four_as_two_pairs == "yes")
            return tuple([TAKE[series] for series in wins if self.in_play[INDEX[series]]])
        return tuple(take for take in TAKES if self._refuse_take(take) is None)

    def refuse_throw(self) -> StrEnum | None:
        return Refusal.MUST_TAKE if self.owed else super().refuse_throw()

    def refuse_choice(self, by: By, action: Action, at: int) -> IllegalAction | None:
        if isinstance(action, Take):
            code = self._refuse_take(action)
            if code is None:
                return None
            return IllegalAction(code, series=action.series, asks=action.series, dice=str(self.dice))
        if not isinstance(action, Stop):
            return IllegalAction(Code.NOT_A_MOVE_HERE)
        if self._takes():  # S3: a chip that can be taken must be taken
            return IllegalAction(Refusal.MUST_TAKE)
        return IllegalAction(Refusal.THROWS_LEFT) if self._must_throw() else None

    def _refuse_take(self, take: Take) -> Refusal | None:
        index = INDEX[take.series]
        if not is_yamslam(self.dice):
            if take.removed:
                return Refusal.ONLY_YAMSLAM
            if take.series not in formed(self.dice, self.options.four_as_two_pairs == "yes"):
                return Refusal.NOT_FORMED
        if take.removed:
            return None if self.removed[index] else Refusal.NONE_REMOVED
        return None if self.in_play[index] else Refusal.NONE_IN_PLAY

    # --- what follows

    def begin(self, starter: int) -> tuple[Self, tuple[News, ...]]:
        return self._new_game(starter, self.games)

    def chosen(self, by: By, action: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        if isinstance(action, Take):
            return self._taken(INDEX[action.series], action.removed)
        return self._failed()

    def _new_game(self, starter: int, games: tuple[tuple[int, ...], ...]) -> tuple[Self, tuple[News, ...]]:
        nothing = (NO_CHIPS,) * len(self.held)
        fresh = type(self)(options=self.options, players=self.players, held=nothing, edition=self.edition)
        return fresh.begin_turn(starter, starter=starter, games=games), (Starts(starter),)

    def _taken(self, index: int, from_removed: bool) -> tuple[Self, tuple[News, ...]]:
        side = self.side_of(self.seat)
        held = changed(self.held, side, more(self.held[side], index, 1))
        if from_removed:
            taken = replace(self, removed=more(self.removed, index, -1), held=held, failed_in_a_row=0)
        else:
            in_play = more(self.in_play, index, -1)
            last = side if not any(in_play) else self.last_taken_by
            taken = replace(self, in_play=in_play, last_taken_by=last, held=held, failed_in_a_row=0)
        return taken._taken_on(is_yamslam(self.dice), first=not self.owed)

    def _taken_on(self, yamslam: bool, first: bool) -> tuple[Self, tuple[News, ...]]:
        """What a chip leads to: S6 another turn, S15 a second chip, S9 the end, or the next player."""
        if yamslam and first and self.players == 1 and (any(self.in_play) or any(self.removed)):
            return replace(self, owed=1), (TakesAnother(self.seat),)
        if not any(self.in_play):
            return self._game_ended(())
        if yamslam:
            one_turn = self.players > 1 and self.edition >= 2  # S5; alone, each failure costs a chip (S15)
            return self.begin_turn(self.seat, owed=0, took_chip=one_turn), (PlaysAgain(self.seat),)
        return self.begin_turn(self.left_of(self.seat), owed=0, took_chip=False), ()

    def _failed(self) -> tuple[Self, tuple[News, ...]]:
        """S4, and S5: after as many failures in a row as there are players, the most valuable chip is removed."""
        news: tuple[News, ...] = (Failed(self.seat, self.dice),)
        failures = self.failed_in_a_row + (not self.took_chip)
        if failures < self.players:
            return self.begin_turn(self.left_of(self.seat), failed_in_a_row=failures, took_chip=False), news
        dearest = most_valuable(self.in_play)
        in_play, removed = more(self.in_play, dearest, -1), more(self.removed, dearest, 1)
        lessened = replace(self, in_play=in_play, removed=removed, failed_in_a_row=0)
        news = (*news, Removed(SERIES[dearest]))
        if not any(in_play):
            return lessened._game_ended(news)
        return lessened.begin_turn(self.left_of(self.seat)), news

    def _game_ended(self, news: tuple[News, ...]) -> tuple[Self, tuple[News, ...]]:
        """S9; and S14: a series continues until its end, with the start passing to the left."""
        scores = tuple(score(held, side == self.last_taken_by).total for side, held in enumerate(self.held))
        games = (*self.games, scores)
        news = (*news, GameEnded(scores, self.last_taken_by))
        if self._series_ended(games):
            return replace(self, phase="over", owed=0, games=games), news
        begun, starts = self._new_game(self.left_of(self.starter), games)
        return begun, news + starts

    def _series_ended(self, games: tuple[tuple[int, ...], ...]) -> bool:
        match self.options.series:
            case "single":
                return True
            case "1000":
                return max(map(sum, zip(*games, strict=True))) >= GOAL
            case count:
                return len(games) == int(count)

    def side_of(self, seat: int) -> int:
        return seat % 2 if self.options.teams == "yes" else seat

    # --- what is known

    def result(self) -> Result | None:
        """S13: the most points win; S16: each player of a team has the team's points and place."""
        if self.phase != "over":
            return None
        totals = tuple(map(sum, zip(*self.games, strict=True)))
        reason = {"single": "chips_gone", "1000": "goal_reached"}.get(self.options.series, "series_played")
        sides = [self.side_of(seat) for seat in range(self.players)]
        scores = tuple(totals[side] for side in sides)
        if self.edition < 2:
            return ranked(scores, reason)
        places = ranked(totals, reason).places
        return Result(scores, tuple(places[side] for side in sides), reason)

    def view(self, viewer: Viewer) -> SlamView:
        lying = len(self.dice) == DICE
        yamslam = lying and is_yamslam(self.dice)
        wins = formed(self.dice, self.options.four_as_two_pairs == "yes") if lying else ()
        earlier = self.games[:-1] if self.phase == "over" else self.games
        return SlamView(
            **self.throwing_view(),
            options=self.options,
            yamslam=yamslam,
            owed=self.owed,
            piles=_seen_piles(self.in_play, self.removed, SERIES if yamslam else wins),
            sides=_seen_sides(self.held, self.players, self.last_taken_by, earlier),
            failed_in_a_row=self.failed_in_a_row,
            starter=self.starter,
            games=self.games,
            took_chip=self.took_chip,
            edition=self.edition,
        )


@lru_cache(maxsize=4096)
def _seen_piles(in_play: Chips, removed: Chips, wins: tuple[Series, ...]) -> tuple[Pile, ...]:
    """Kept, like sides, because most are the same from one view to the next."""
    return tuple(
        Pile(series, points, playing, gone, series in wins)
        for series, points, playing, gone in zip(SERIES, POINTS, in_play, removed, strict=True)
    )


@lru_cache(maxsize=4096)
def _seen_sides(
    held: tuple[Chips, ...], players: int, last_taken_by: int | None, earlier: tuple[tuple[int, ...], ...]
) -> tuple[Side, ...]:
    return tuple(
        Side(
            seats=tuple(range(side, players, len(held))),
            chips=chips,
            score=(so_far := score(chips, side == last_taken_by)),
            total=so_far.total,
            earlier=sum(scores[side] for scores in earlier),
        )
        for side, chips in enumerate(held)
    )


def first_state(players: int, options: SlamOptions, edition: int = EDITION) -> SlamState:
    sides = 2 if options.teams == "yes" else players
    held = (NO_CHIPS,) * sides
    return SlamState(options=options, players=players, held=held, edition=edition).throw_for_start()


def imagine(view: SlamView, viewer: Viewer, rng: Random) -> SlamState:
    """Nothing is hidden, so the view gives the whole state."""
    last = [side for side, stands in enumerate(view.sides) if stands.score.last]
    return SlamState(
        **turn_in(view),
        options=view.options,
        players=sum(len(side.seats) for side in view.sides),
        in_play=tuple(pile.in_play for pile in view.piles),
        removed=tuple(pile.removed for pile in view.piles),
        held=tuple(side.chips for side in view.sides),
        owed=view.owed,
        failed_in_a_row=view.failed_in_a_row,
        last_taken_by=last[0] if last else None,
        starter=view.starter,
        games=view.games,
        took_chip=view.took_chip,
        edition=view.edition,
    )
