"""Yamslam, refereed the slow way from the texts of the moves."""

from __future__ import annotations

from itertools import combinations
from typing import Any

POINTS = {
    "two_pairs": 5,
    "brelan": 10,
    "small_straight": 20,
    "flush": 25,
    "full": 30,
    "carre": 40,
    "large_straight": 50,
}


def formed(dice: list[int], four_as_two_pairs: bool) -> set[str]:
    """The table of series, and S7."""
    alike = sorted((dice.count(face) for face in set(dice)), reverse=True)
    runs = [set(range(low, low + size)) for size in (4, 5) for low in range(1, 8 - size)]
    lengths = {len(run) for run in runs if run <= set(dice)}
    shows = {
        "two_pairs": alike[:2] in ([2, 2], [3, 2]) or (alike[0] >= 4 and four_as_two_pairs),
        "brelan": alike[0] >= 3,
        "small_straight": 4 in lengths,
        "flush": all(die % 2 for die in dice) or not any(die % 2 for die in dice),
        "full": alike == [3, 2],
        "carre": alike[0] >= 4,
        "large_straight": 5 in lengths,
    }
    return {series for series, is_shown in shows.items() if is_shown}


class Referee:
    def __init__(self, seats: int, options: Any) -> None:
        self.seats, self.options = seats, options
        self.sides = 2 if options.teams == "yes" else seats
        self.contenders, self.opening = list(range(seats)), [0] * 0
        self.player: int | None = None if seats > 1 else 0
        self.starter = 0
        self.games: list[list[int]] = []
        self.over = False
        self._new_game()

    def _new_game(self) -> None:
        self.in_play = dict.fromkeys(POINTS, 4)
        self.removed = dict.fromkeys(POINTS, 0)
        self.held = [dict.fromkeys(POINTS, 0) for _ in range(self.sides)]
        self.failures = 0
        self.last_by: int | None = None
        self._clear()

    def _clear(self) -> None:
        self.dice: list[int] = []
        self.throws = 0
        self.second_chip = False
        self.has_won = False

    def legal(self, by: int) -> set[str]:
        if by != self.player or len(self.dice) < 5:
            return set()
        yamslam = len(set(self.dice)) == 1
        wins = set(POINTS) if yamslam else formed(self.dice, self.options.four_as_two_pairs == "yes")
        texts = {f"take {series}" for series in wins if self.in_play[series]}
        texts |= {f"take {series} removed" for series in wins if yamslam and self.removed[series]}
        if not texts and self.throws == 3:  # S2
            texts = {"stop"}
        if self.throws < 3 and not self.second_chip:
            for size in range(5):
                for kept in combinations(sorted(self.dice), size):
                    texts.add("keep " + ("".join(map(str, kept)) or "-"))
        return texts

    def follow(self, by: Any, text: str, at: int) -> None:
        kind, *rest = text.split()
        if kind == "throw":
            self._throw([int(digit) for digit in rest[0]])
        elif kind == "keep":
            self.dice = [int(digit) for digit in rest[0].strip("-")]
        elif kind == "take":
            self._take(by, rest[0], "removed" in rest)
        else:
            self._fail()

    def _throw(self, dice: list[int]) -> None:
        if self.player is not None:
            self.dice, self.throws = self.dice + dice, self.throws + 1
            assert len(self.dice) == 5
            return
        assert len(dice) == 2
        self.opening.append(sum(dice))
        if len(self.opening) == len(self.contenders):
            best = max(self.opening)
            pairs = zip(self.contenders, self.opening, strict=True)
            self.contenders, self.opening = [seat for seat, total in pairs if total == best], []
            if len(self.contenders) == 1:
                self.player = self.starter = self.contenders[0]

    def _take(self, by: int, series: str, from_removed: bool) -> None:
        yamslam = len(set(self.dice)) == 1
        stack = self.removed if from_removed else self.in_play
        stack[series] -= 1
        self.held[by % self.sides][series] += 1
        self.failures = 0
        if not from_removed and not any(self.in_play.values()):
            self.last_by = by % self.sides
        chips_left = any(self.in_play.values()) or any(self.removed.values())
        if self.seats == 1 and yamslam and not self.second_chip and chips_left:  # S15
            self.second_chip = True
            return
        self._clear()
        if yamslam:
            self.has_won = True
        else:
            self.player = (by + 1) % self.seats
        self._look()

    def _fail(self) -> None:
        assert self.player is not None
        self.player = (self.player + 1) % self.seats
        counts = self.seats == 1 or not self.has_won  # S5
        self._clear()
        self.failures += counts
        if self.failures == self.seats:
            dearest = max((series for series in POINTS if self.in_play[series]), key=POINTS.__getitem__)
            self.in_play[dearest] -= 1
            self.removed[dearest] += 1
            self.failures = 0
        self._look()

    def _look(self) -> None:
        """S9, S14: whether the game, and with it the match, is over."""
        if any(self.in_play.values()):
            return
        self.games.append([self._score(side) for side in range(self.sides)])
        best = max(sum(game[side] for game in self.games) for side in range(self.sides))
        wanted = self.options.series
        self.over = {"single": True, "1000": best >= 1000}.get(wanted, str(len(self.games)) == wanted)
        if not self.over:
            self.player = self.starter = (self.starter + 1) % self.seats
            self._new_game()

    def _score(self, side: int) -> int:
        held = self.held[side]
        kinds = sum(count > 0 for count in held.values())
        bonus = 50 if kinds == 7 else 20 if kinds == 6 else 0
        bonus += 30 * sum(count == 4 for count in held.values()) + 20 * (self.last_by == side)
        return bonus + sum(POINTS[series] * count for series, count in held.items())

    def check(self, view: Any) -> None:
        assert (view["phase"] == "over") == self.over
        assert [pile["in_play"] for pile in view["piles"]] == list(self.in_play.values())
        assert [pile["removed"] for pile in view["piles"]] == list(self.removed.values())
        assert [side["chips"] for side in view["sides"]] == [list(held.values()) for held in self.held]
        assert view["games"] == self.games
        for series in POINTS:
            assert self.in_play[series] + self.removed[series] + sum(held[series] for held in self.held) == 4
        if self.player is not None and not self.over:
            assert view["seat"] == self.player
            assert view["failed_in_a_row"] == self.failures

    def scores(self) -> list[int]:
        return [sum(game[seat % self.sides] for game in self.games) for seat in range(self.seats)]

    def places(self) -> list[int] | None:
        """S16: by team."""
        if self.sides == self.seats:
            return None
        first, second = self.scores()[:2]
        return [1 if first >= second else 2, 1 if second >= first else 2] * 2
