"""Yam Master, refereed the slow way from the texts of the moves."""

from __future__ import annotations

from itertools import combinations
from typing import Any

ROWS = (
    "1   3     defi  4    6",
    "2   carre sec   full 5",
    "low full  yam   defi suite",
    "6   sec   suite low  1",
    "3   2     carre 5    4",
)
BOARD = [asked for row in ROWS for asked in row.split()]
NAMES = [column + row for row in "12345" for column in "abcde"]
ASKS = dict(zip(NAMES, BOARD, strict=True))
GREAT = {"full", "carre", "yam", "suite", "low"}


def made(dice: list[int]) -> set[str]:
    """B4 to B7."""
    alike = sorted((dice.count(face) for face in set(dice)), reverse=True)
    shows = {str(face) for face in dice if dice.count(face) >= 3}
    shows |= {"full"} if alike in ([3, 2], [5]) else set()
    shows |= {"carre"} if alike[0] >= 4 else set()
    shows |= {"yam"} if alike == [5] else set()
    shows |= {"suite"} if sorted(dice) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]) else set()
    return shows | ({"low"} if sum(dice) <= 8 else set())


def runs(pawns: set[str]) -> list[int]:
    """B15: from every pawn that nothing of its colour stands before, how far the line goes."""
    spots = {("abcde".index(name[0]), int(name[1])) for name in pawns}
    found = []
    for x, y in spots:
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
            if (x - dx, y - dy) in spots:
                continue
            length = 1
            while (x + dx * length, y + dy * length) in spots:
                length += 1
            found.append(length)
    return found


class Referee:
    def __init__(self, seats: int, options: Any) -> None:
        self.forced = options.defi == "forced"
        self.pawns: list[set[str]] = [set(), set()]
        self.opening: list[int] = []
        self.player: int | None = None
        self.turns = 0
        self.over = False
        self.winner: int | None = None
        self._clear()

    def _clear(self) -> None:
        self.dice: list[int] = []
        self.throws = 0
        self.declared = False

    def legal(self, by: int) -> set[str]:
        if by != self.player or len(self.dice) < 5:
            return set()
        texts = set()
        if self.throws < 3:
            for size in range(5):
                for kept in combinations(sorted(self.dice), size):
                    texts.add("keep " + ("".join(map(str, kept)) or "-"))
        if self.declared and self.throws == 1:
            return texts
        free = [name for name in NAMES if name not in self.pawns[0] | self.pawns[1]]
        texts |= {"stop"} | {f"place {name}" for name in free if ASKS[name] in self._opened()}
        if len(set(self.dice)) == 1:
            texts |= {f"remove {name}" for name in self.pawns[1 - by]}
        if self.throws == 1 and any(ASKS[name] == "defi" for name in free):
            texts.add("declare")
        return texts

    def _opened(self) -> set[str]:
        shows = made(self.dice)
        great = bool(shows & GREAT)
        if self.declared:
            if not great:
                return set()
            return {"defi"} if self.forced else shows | {"defi"}
        return shows | ({"sec"} if great and self.throws == 1 else set())

    def follow(self, by: Any, text: str, at: int) -> None:
        kind, *rest = text.split()
        if kind == "throw":
            self._throw([int(digit) for digit in rest[0]])
        elif kind == "keep":
            self.dice = [int(digit) for digit in rest[0].strip("-")]
        elif kind == "declare":
            self.declared = True
        elif kind == "place":
            self.pawns[by].add(rest[0])
            self._end_turn(by)
        else:
            if kind == "remove":
                self.pawns[1 - by].remove(rest[0])
            self._end_turn(None)

    def _throw(self, dice: list[int]) -> None:
        if self.player is not None:
            self.dice, self.throws = self.dice + dice, self.throws + 1
            assert len(self.dice) == 5
            return
        self.opening.append(sum(dice))
        if len(self.opening) == 2:
            first, second = self.opening
            self.opening = []
            self.player = None if first == second else int(second > first)

    def _end_turn(self, placed_by: int | None) -> None:
        assert self.player is not None
        self._clear()
        self.turns += 1
        self.player = 1 - self.player
        if placed_by is not None and 5 in runs(self.pawns[placed_by]):
            self.winner, self.over = placed_by, True
        if self.turns == 300 or 12 in map(len, self.pawns):
            self.over = True

    def check(self, view: Any) -> None:
        assert (view["phase"] == "over") == self.over
        on_board = {name: seat for seat in (0, 1) for name in self.pawns[seat]}
        assert [spot["pawn"] for spot in view["board"]] == [on_board.get(name) for name in NAMES]
        assert [spot["needs"] for spot in view["board"]] == BOARD
        assert [side["pawns_left"] for side in view["sides"]] == [12 - len(pawns) for pawns in self.pawns]
        assert not self.pawns[0] & self.pawns[1]
        assert [side["points"] for side in view["sides"]] == self.scores()
        assert view["dare"] == self._dare()

    def _dare(self) -> str:
        """B9, B10: decided by the dice of a throw after it was declared, and open again when they are thrown again."""
        if not self.declared:
            return "none"
        if self.throws == 1 or len(self.dice) < 5:
            return "on"
        if made(self.dice) & GREAT:
            return "made"
        return "lost" if self.throws == 3 else "on"

    def scores(self) -> list[int]:
        return [runs(pawns).count(3) + 2 * runs(pawns).count(4) for pawns in self.pawns]

    def places(self) -> list[int] | None:
        return None if self.winner is None else [1 + (seat != self.winner) for seat in (0, 1)]
