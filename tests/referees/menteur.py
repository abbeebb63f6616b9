"""YAM menteur, refereed the slow way from the texts of the moves."""

from __future__ import annotations

from itertools import combinations
from typing import Any

FACES = {"aces": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}
LOWER = ["brelan", "carre", "full", "small_straight", "large_straight", "yam", "chance"]
BOXES = [*FACES, *LOWER]
FIXED = {"full": 25, "small_straight": 30, "large_straight": 40, "yam": 50}


def worth(box: str, dice: list[int]) -> int:
    """M11."""
    alike = sorted((dice.count(face) for face in set(dice)), reverse=True)
    if box in FACES:
        return sum(die for die in dice if die == FACES[box])
    formed = {
        "brelan": alike[0] >= 3,
        "carre": alike[0] >= 4,
        "full": alike == [3, 2],
        "small_straight": sorted(dice) == [1, 2, 3, 4, 5],
        "large_straight": sorted(dice) == [2, 3, 4, 5, 6],
        "yam": alike == [5],
        "chance": True,
    }
    return FIXED.get(box, sum(dice)) if formed[box] else 0


def possible(box: str) -> list[int]:
    """M10."""
    if box in FACES:
        return [FACES[box] * count for count in range(1, 6)]
    return [FIXED[box]] if box in FIXED else list(range(5, 31))


class Referee:
    def __init__(self, seats: int, options: Any) -> None:
        self.seats, self.options = seats, options
        self.points: list[dict[str, int]] = [{} for _ in range(seats)]
        self.crosses: list[dict[str, int]] = [dict.fromkeys(BOXES, 0) for _ in range(seats)]
        self.contenders, self.totals = list(range(seats)), [0] * 0
        self.player: int | None = None
        self.last_turns: list[int] | None = None
        self.over = False
        self._clear()

    def _clear(self) -> None:
        self.locked: list[int] = []
        self.thrown: list[int] = []
        self.throws = 0
        self.announced: tuple[str, int] | None = None
        self.decided: dict[int, bool] = {}

    def _open(self, seat: int, box: str) -> bool:
        return box not in self.points[seat] and self.crosses[seat][box] < 2

    def legal(self, by: int) -> set[str]:
        if self.announced is not None:
            return set() if by == self.player or by in self.decided else {"accept", "challenge"}
        if by != self.player or not self.thrown:
            return set()
        boxes = open_ = [box for box in BOXES if self._open(by, box)]
        if self.options.chance == "last" and len(boxes) > 1:
            boxes = [box for box in boxes if box != "chance"]
        texts = {f"announce {box} {points}" for box in boxes for points in possible(box)}
        if self.options.scratch == "yes":  # M13b
            texts |= {f"scratch {box}" for box in open_}
        if self.throws < 3:
            for size in range(len(self.thrown)):
                for kept in combinations(sorted(self.thrown), size):
                    texts.add("keep " + ("".join(map(str, kept)) or "-"))
        return texts

    def follow(self, by: Any, text: str, at: int) -> None:
        kind, *rest = text.split()
        if kind == "throw":
            self._throw([int(digit) for digit in rest[0]])
        elif kind == "keep":
            for digit in rest[0].strip("-"):
                self.thrown.remove(int(digit))
                self.locked.append(int(digit))
            self.thrown = []
        elif kind == "announce":
            self.announced = rest[0], int(rest[1])
        elif kind == "scratch":
            self.crosses[by][rest[0]] = 2
            self._next()
        elif kind == "silence":
            self._settle()
        else:
            self.decided[by] = kind == "challenge"
            if len(self.decided) == self.seats - 1:
                self._settle()

    def _throw(self, dice: list[int]) -> None:
        if self.player is not None:
            assert len(dice) + len(self.locked) == 5
            self.thrown, self.throws = dice, self.throws + 1
            return
        self.totals.append(sum(dice))
        if len(self.totals) == len(self.contenders):
            best = max(self.totals)
            pairs = zip(self.contenders, self.totals, strict=True)
            self.contenders, self.totals = [seat for seat, total in pairs if total == best], []
            if len(self.contenders) == 1:
                self.player = self.contenders[0]

    def _settle(self) -> None:
        assert self.announced is not None
        assert self.player is not None
        box, points = self.announced
        challengers = [seat for seat, challenges in self.decided.items() if challenges]
        really = worth(box, self.locked + self.thrown)
        true = really == points if self.options.truth == "exact" else really >= points
        if not challengers or true:
            self.points[self.player][box] = points
            for seat in challengers:
                self._cross(seat, box)
        else:
            for seat in challengers:
                if box != "yam" and self._open(seat, box):
                    self.points[seat][box] = points
            self._cross(self.player, box)
        self._next()

    def _cross(self, seat: int, box: str) -> None:
        self.crosses[seat][box] = min(2, self.crosses[seat][box] + 1)
        if self.crosses[seat][box] == 2:
            self.points[seat].pop(box, None)

    def _full(self, seat: int) -> bool:
        return not any(self._open(seat, box) for box in BOXES)

    def _next(self) -> None:
        assert self.player is not None
        round_ = [(self.player + step) % self.seats for step in range(1, self.seats + 1)]
        if self.last_turns is None and any(map(self._full, range(self.seats))):
            self.last_turns = round_
        self._clear()
        if self.last_turns is None:
            self.player = round_[0]
            return
        self.last_turns = [seat for seat in self.last_turns if not self._full(seat)]
        if self.last_turns:
            self.player = self.last_turns.pop(0)
        else:
            self.over = True

    def check(self, view: Any) -> None:
        assert view["phase"] == "over" or not self.over
        for seat, sheet in enumerate(view["sheets"]):
            assert sheet["points"] == [self.points[seat].get(box) for box in BOXES]
            assert sheet["crosses"] == [self.crosses[seat][box] for box in BOXES]
        if not self.over and self.player is not None:
            assert view["seat"] == self.player
            assert view["throws"] == self.throws

    def scores(self) -> list[int]:
        upper = [sum(points for box, points in sheet.items() if box in FACES) for sheet in self.points]
        return [sum(sheet.values()) + 35 * (part >= 63) for sheet, part in zip(self.points, upper, strict=True)]
