"""Yam's, refereed the slow way from the texts of the moves."""

from __future__ import annotations

from itertools import combinations
from typing import Any

UPPER = ["aces", "twos", "threes", "fours", "fives", "sixes"]
LOWER = ["brelan", "carre", "full", "small_straight", "large_straight", "yam", "chance"]


def has_run(dice: list[int], size: int) -> bool:
    return any(set(range(low, low + size)) <= set(dice) for low in range(1, 8 - size))


def points(dice: list[int], box: str, french: bool, joker: bool) -> int:
    """Y4 to Y9, and the joker of Y11."""
    most, total = max(dice.count(face) for face in dice), sum(dice)
    small = sorted(dice) == [1, 2, 3, 4, 5] if french else has_run(dice, 4)
    large = sorted(dice) == [2, 3, 4, 5, 6] if french else has_run(dice, 5)
    full = most == 3 and len(set(dice)) == 2
    values = [total, total, 25, 30, 40, 50, total]
    formed = [most >= 3, most >= 4, full, small, large, most == 5, True]
    if box in UPPER:
        return sum(die for die in dice if die == UPPER.index(box) + 1)
    place = LOWER.index(box)
    return values[place] if formed[place] or joker else 0


class Referee:
    def __init__(self, seats: int, options: Any) -> None:
        self.seats, self.options = seats, options
        self.sheets: list[dict[str, int]] = [{} for _ in range(seats)]
        self.hundreds = [0] * seats
        self.player: int | None = 0 if seats == 1 else None
        self.rolling = list(range(seats))
        self.totals: list[int] = []
        self.dice: list[int] = []
        self.throws = 0

    @property
    def over(self) -> bool:
        return all(len(sheet) == 13 for sheet in self.sheets)

    def _joker(self) -> bool:
        assert self.player is not None
        return self.options.extra_yams == "yes" and len(set(self.dice)) == 1 and "yam" in self.sheets[self.player]

    def _worth(self, box: str) -> int:
        return points(self.dice, box, self.options.straights == "five", self._joker())

    def _boxes(self) -> list[str]:
        """Y3 and Y11: where the dice may be written."""
        assert self.player is not None
        free = [box for box in UPPER + LOWER if box not in self.sheets[self.player]]
        if self._joker():
            face = UPPER[self.dice[0] - 1]
            if face in free:
                return [face]
            if any(box in LOWER for box in free):
                return [box for box in free if box in LOWER]
        return free

    def legal(self, by: int) -> set[str]:
        if by != self.player or len(self.dice) < 5:
            return set()
        texts = {f"write {box}" for box in self._boxes()}
        for size in range(5) if self.throws < 3 else ():
            texts |= {"keep " + ("".join(map(str, kept)) or "-") for kept in combinations(sorted(self.dice), size)}
        return texts

    def follow(self, by: Any, text: str, at: int) -> None:
        kind, what = text.split()
        if kind == "write":
            self._write(by, what)
        elif kind == "keep":
            self.dice = [int(digit) for digit in what.strip("-")]
        elif self.player is None:
            self._throw_for_start(sum(map(int, what)))
        else:
            self.dice += map(int, what)
            self.throws += 1

    def _throw_for_start(self, total: int) -> None:
        self.totals.append(total)
        if len(self.totals) == len(self.rolling):
            self.rolling = [
                seat for seat, got in zip(self.rolling, self.totals, strict=True) if got == max(self.totals)
            ]
            self.totals = []
            self.player = self.rolling[0] if len(self.rolling) == 1 else None

    def _write(self, by: int, box: str) -> None:
        if self._joker() and self.sheets[by]["yam"] == 50:
            self.hundreds[by] += 1
        self.sheets[by][box] = self._worth(box)
        self.dice, self.throws = [], 0
        self.player = (by + 1) % self.seats

    def scores(self) -> list[int]:
        found = []
        for sheet, hundreds in zip(self.sheets, self.hundreds, strict=True):
            upper = sum(sheet.get(box, 0) for box in UPPER)
            found.append(sum(sheet.values()) + 100 * hundreds + (35 if upper >= 63 else 0))
        return found

    def check(self, view: Any) -> None:
        assert (view["phase"] == "over") == self.over
        assert view["sheets"] == [[sheet.get(box) for box in UPPER + LOWER] for sheet in self.sheets]
        assert view["totals"] == self.scores()
        if self.player is not None and not self.over:
            assert view["seat"] == self.player
            choosing = len(self.dice) == 5
            boxes = self._boxes() if choosing else []
            worth = [self._worth(box) if box in boxes else None for box in UPPER + LOWER]
            assert view["worth"] == (worth if choosing else [])
