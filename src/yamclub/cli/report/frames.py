"""The signs that draw frames in a terminal, as one path: they meet in every font, and long lines are short to write."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

_ARMS = {
    "─": "lr",
    "│": "ud",
    "┌": "rd",
    "┐": "ld",
    "└": "ru",
    "┘": "lu",
    "├": "rud",
    "┤": "lud",
    "┬": "lrd",
    "┴": "lru",
    "┼": "lrud",
    "╶": "r",
    "╴": "l",
    "━": "lr",
    "┃": "ud",
    "═": "lr",
    "║": "ud",
    "╔": "rd",
    "╗": "ld",
    "╚": "ru",
    "╝": "lu",
}
"""Where a line leaves the middle: left, right, up, down."""
_ROUND = {"╭": "rd", "╮": "ld", "╰": "ru", "╯": "lu"}
_SHADE = "▒"


class Frames:
    """The frames of one look."""

    def __init__(self, wide: int, high: int) -> None:
        self._wide, self._high = wide, high
        self._across: dict[int, list[tuple[int, int]]] = defaultdict(list)
        self._down: dict[int, list[tuple[int, int]]] = defaultdict(list)
        self._others: list[str] = []

    def add(self, sign: str, column: int, row: int) -> bool:
        """Whether the sign draws a frame; then it is taken in."""
        x, y = column * self._wide, row * self._high
        middle, centre = x + self._wide // 2, y + self._high // 2
        if sign in _ROUND:
            side = x if "l" in _ROUND[sign] else x + self._wide
            end = y if "u" in _ROUND[sign] else y + self._high
            self._others.append(f"M{side} {centre}Q{middle} {centre} {middle} {end}")
        elif sign == _SHADE:
            steps = range(y + 5, y + self._high + 1, 5)
            self._others += [f"M{x} {at}l{self._wide}-5" for at in steps]
        elif sign not in _ARMS:
            return False
        for arm in _ARMS.get(sign, ""):
            match arm:
                case "l":
                    self._across[centre].append((x, middle))
                case "r":
                    self._across[centre].append((middle, x + self._wide))
                case "u":
                    self._down[middle].append((y, centre))
                case _:
                    self._down[middle].append((centre, y + self._high))
        return True

    def dot(self, column: int, row: int) -> None:
        x, y = column * self._wide, row * self._high + self._high // 2
        self._others.append(f"M{x} {y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0")

    def path(self) -> str:
        across = [f"M{begin} {y}H{end}" for y, parts in self._across.items() for begin, end in _whole(parts)]
        down = [f"M{x} {begin}V{end}" for x, parts in self._down.items() for begin, end in _whole(parts)]
        return "".join([*across, *down, *self._others])


def _whole(parts: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Those that touch as one."""
    (begin, end), *others = sorted(parts)
    for start, stop in others:
        if start > end:
            yield begin, end
            begin = start
        end = stop
    yield begin, end
