"""Yamslam: three throws of five dice to win chips from seven series of four.

The dice choose what a player may take, the table runs dry from the dear end whenever everybody
fails, and five alike take any chip and play on. A match is one game or a series of them, for one
to four players or two teams. The numbers S1 to S16 name the rules, as in the game's page.
"""

from __future__ import annotations

from typing import Any, Self

from msgspec.structs import replace

from yamclub.errors import Code
from yamclub.game import (
    CHANCE_TURN,
    NOBODYS_TURN,
    Action,
    By,
    IllegalAction,
    Move,
    Result,
    State,
    Turn,
    Viewer,
    ranked,
    turn_of,
)
from yamclub.games.slam.chips import (
    ALL_CHIPS,
    INDEX,
    NO_CHIPS,
    POINTS,
    SERIES,
    Chips,
    changed,
    formed,
    is_yamslam,
    most_valuable,
    score,
)
from yamclub.games.slam.moves import (
    STOP,
    Failed,
    GameEnded,
    PlaysAgain,
    Refusal,
    Removed,
    SlamAction,
    SlamNews,
    SlamOptions,
    Stop,
    Take,
    TakesAnother,
    take_action,
)
from yamclub.games.slam.view import Phase, Pile, Side, SlamView
from yamclub.kernel.dice import Dice
from yamclub.kernel.weighted import Weighted
from yamclub.mechanics.opening import Opening, Starts
from yamclub.mechanics.throwing import NO_DICE, Keep, Throw, keep_actions, throw_chance

DICE = 5
THROWS = 3
OPENING_DICE = 2
GOAL = 1000
"""Of a series played to a total (S14); also, as it happens, the best a solo player can score (S15)."""
_TAKES = tuple(take_action(series, removed) for series in SERIES for removed in (False, True))


class SlamState(State, frozen=True):
    options: SlamOptions
    players: int
    phase: Phase
    seat: int
    in_play: Chips = ALL_CHIPS
    removed: Chips = NO_CHIPS
    held: tuple[Chips, ...] = ()
    """By side."""
    dice: Dice = NO_DICE
    throws: int = 0
    """Made in this turn."""
    owed: int = 0
    failed_in_a_row: int = 0
    last_taken_by: int | None = None
    opening: Opening | None = None
    """While it is decided who starts."""
    starter: int = 0
    games: tuple[tuple[int, ...], ...] = ()
    news: tuple[SlamNews, ...] = ()

    # --- whose move, and what may be done

    def turn(self) -> Turn:
        if self.phase == "choosing":
            return turn_of((self.seat,))
        return NOBODYS_TURN if self.phase == "over" else CHANCE_TURN

    def chance(self) -> Weighted[Throw]:
        return throw_chance(self._to_throw())

    def _to_throw(self) -> int:
        return DICE - len(self.dice) if self.opening is None else OPENING_DICE

    def legal(self, by: By) -> tuple[SlamAction, ...]:
        if self.phase != "choosing" or by != self.seat:
            return ()
        takes = self._takes()
        keeps = () if self.owed or self.throws == THROWS else keep_actions(self.dice)
        return takes + keeps if takes else (STOP, *keeps)

    def _takes(self) -> tuple[Take, ...]:
        return tuple(take for take in _TAKES if self._refuse_take(take) is None)

    def refuse(self, by: By, action: Action, at: int) -> IllegalAction | None:
        match action:
            case Take():
                code = self._refuse_take(action)
                if code is None:
                    return None
                return IllegalAction(code, series=action.series, dice=str(self.dice))
            case Keep(dice):
                return self._refuse_keep(dice)
            case Stop():  # S3: a chip that can be taken must be taken
                return IllegalAction(Refusal.MUST_TAKE) if self._takes() else None
        return IllegalAction(Code.NOT_A_MOVE_HERE)

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

    def _refuse_keep(self, keep: Dice) -> IllegalAction | None:
        if self.owed:
            return IllegalAction(Refusal.MUST_TAKE)
        if self.throws == THROWS:
            return IllegalAction(Refusal.NO_THROW_LEFT)
        if not keep.within(self.dice):
            return IllegalAction(Refusal.DICE_NOT_THERE, keep=str(keep), dice=str(self.dice))
        return IllegalAction(Refusal.NOTHING_TO_THROW) if len(keep) == DICE else None

    # --- what follows

    def after(self, by: By, move: Any, at: int) -> Self:
        match move:
            case Throw(dice) if self.opening is not None:
                return self._thrown_for_start(self.opening.after(dice.total))
            case Throw(dice):
                return replace(self, phase="choosing", dice=self.dice + dice, throws=self.throws + 1, news=())
            case Keep(dice):
                return replace(self, phase="throwing", dice=dice, news=())
            case Take(series, removed):
                return self._taken(INDEX[series], removed)
        return self._failed()

    def _thrown_for_start(self, opening: Opening) -> Self:
        """S1: the best total starts; those tied for it throw again."""
        if opening.starter is not None:
            return self._new_game(opening.starter, self.games, ())
        return replace(self, opening=opening, seat=opening.seat, news=opening.news)

    def _new_game(self, starter: int, games: tuple[tuple[int, ...], ...], news: tuple[SlamNews, ...]) -> Self:
        sides = 2 if self.options.teams == "yes" else self.players
        fresh = type(self)(self.options, self.players, "throwing", starter, held=(NO_CHIPS,) * sides)
        return replace(fresh, starter=starter, games=games, news=(*news, Starts(starter)))

    def _taken(self, index: int, from_removed: bool) -> Self:
        side = self._side(self.seat)
        held = tuple(changed(chips, index, 1) if s == side else chips for s, chips in enumerate(self.held))
        if from_removed:
            taken = replace(self, removed=changed(self.removed, index, -1), held=held, failed_in_a_row=0, news=())
        else:
            in_play = changed(self.in_play, index, -1)
            last = side if not any(in_play) else self.last_taken_by
            taken = replace(self, in_play=in_play, last_taken_by=last, held=held, failed_in_a_row=0, news=())
        return taken._taken_on(is_yamslam(self.dice), first=not self.owed)

    def _taken_on(self, yamslam: bool, first: bool) -> Self:
        """What a chip leads to: S6 another turn, S15 a second chip, S9 the end, or the next player."""
        if yamslam and first and self.players == 1 and (any(self.in_play) or any(self.removed)):
            return replace(self, owed=1, news=(TakesAnother(self.seat),))
        if not any(self.in_play):
            return self._game_ended(())
        if yamslam:
            return self._begin_turn(self.seat, (PlaysAgain(self.seat),))
        return self._begin_turn(self._left_of(self.seat), ())

    def _failed(self) -> Self:
        """S4, and S5: as many failures in a row as there are players cost the dearest chip in play."""
        news: tuple[SlamNews, ...] = (Failed(self.seat, self.dice),)
        failures = self.failed_in_a_row + 1
        if failures < self.players:
            return replace(self, failed_in_a_row=failures)._begin_turn(self._left_of(self.seat), news)
        dearest = most_valuable(self.in_play)
        lessened = replace(
            self,
            in_play=changed(self.in_play, dearest, -1),
            removed=changed(self.removed, dearest, 1),
            failed_in_a_row=0,
        )
        news = (*news, Removed(SERIES[dearest]))
        if not any(lessened.in_play):
            return lessened._game_ended(news)
        return lessened._begin_turn(self._left_of(self.seat), news)

    def _begin_turn(self, seat: int, news: tuple[SlamNews, ...]) -> Self:
        return replace(self, phase="throwing", seat=seat, dice=NO_DICE, throws=0, owed=0, news=news)

    def _game_ended(self, news: tuple[SlamNews, ...]) -> Self:
        """S9; and S14: a series goes on, the start passing to the left, until its end is reached."""
        scores = tuple(score(held, side == self.last_taken_by).total for side, held in enumerate(self.held))
        games = (*self.games, scores)
        news = (*news, GameEnded(scores, self.last_taken_by))
        if self._series_ended(games):
            return replace(self, phase="over", owed=0, games=games, news=news)
        return self._new_game(self._left_of(self.starter), games, news)

    def _series_ended(self, games: tuple[tuple[int, ...], ...]) -> bool:
        match self.options.series:
            case "single":
                return True
            case "1000":
                return max(map(sum, zip(*games, strict=True))) >= GOAL
            case count:
                return len(games) == int(count)

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % self.players

    def _side(self, seat: int) -> int:
        return seat % 2 if self.options.teams == "yes" else seat

    # --- what is known

    def result(self) -> Result | None:
        """S13: the most points win; S16: a team's points are each of its players'."""
        if self.phase != "over":
            return None
        totals = tuple(map(sum, zip(*self.games, strict=True)))
        reason = {"single": "chips_gone", "1000": "goal_reached"}.get(self.options.series, "series_played")
        return ranked([totals[self._side(seat)] for seat in range(self.players)], reason)

    def seen(self, by: By, move: Move, viewer: Viewer) -> Move:
        return move

    def view(self, viewer: Viewer) -> SlamView:
        lying = len(self.dice) == DICE
        yamslam = lying and is_yamslam(self.dice)
        wins = formed(self.dice, self.options.four_as_two_pairs == "yes") if lying else frozenset()
        awaited = self.turn().chance
        return SlamView(
            turn=self.turn(),
            news=self.news,
            result=self.result(),
            options=self.options,
            phase=self.phase,
            seat=self.seat,
            dice=self.dice,
            to_throw=self._to_throw() if awaited else 0,
            throws_left=THROWS - self.throws - awaited,
            yamslam=yamslam,
            owed=self.owed,
            piles=tuple(
                Pile(series, points, in_play, removed, yamslam or series in wins)
                for series, points, in_play, removed in zip(SERIES, POINTS, self.in_play, self.removed, strict=True)
            ),
            sides=tuple(self._side_view(side, held) for side, held in enumerate(self.held)),
            failed_in_a_row=self.failed_in_a_row,
            opening=self.opening,
            starter=self.starter,
            games=self.games,
        )

    def _side_view(self, side: int, held: Chips) -> Side:
        so_far = score(held, side == self.last_taken_by)
        seats = tuple(seat for seat in range(self.players) if self._side(seat) == side)
        over = self.games[:-1] if self.phase == "over" else self.games
        return Side(seats, held, so_far, so_far.total, sum(scores[side] for scores in over))


def first_state(players: int, options: SlamOptions) -> SlamState:
    sides = 2 if options.teams == "yes" else players
    held = (NO_CHIPS,) * sides
    if players == 1:  # nobody to throw against
        return SlamState(options, players, "throwing", 0, held=held, news=(Starts(0),))
    return SlamState(options, players, "opening", 0, held=held, opening=Opening(tuple(range(players))))
