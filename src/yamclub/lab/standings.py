"""What the blocks of a pairing add up to, and whether its question is decided.

The question is who is ahead, and whether by a step: 60 % of the matches of two, 1.5 times the fair share alone among
others. ``decide`` asks another: whether the first bot's share is more than that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from yamclub.lab.lineups import Pairing
from yamclub.lab.playing import Block, Played
from yamclub.lab.series import EARLY, MISS, Series

STEP_OF_TWO, STEP = 0.6, 1.5
MOST_FAILURES = 10
"""In a row: then the bot is out, and the pairing has ended."""
SOLO_EVERY = 25
"""Blocks between two looks at whether scores differ: each look goes through all of them."""

Key = tuple[int, int | None]
"""A bot and the one it meets; None: everybody at the table."""


def step_at(seats: int) -> float:
    """The share that is a step ahead."""
    return STEP_OF_TWO if seats == 2 else STEP / seats


class Standings:
    """Of one pairing."""

    def __init__(self, pairing: Pairing, seats: int, *, sequential: bool = True, decide: float | None = None) -> None:
        self.pairing, self._seats, self._decide = pairing, seats, decide
        self._sequential = sequential
        self.series: dict[Key, Series] = {}
        self.scores = {bot: Series(bounded=False, sequential=False) for bot in pairing.bots}
        self.errors: Counter[tuple[int, str]] = Counter()
        self.matches: Counter[int] = Counter()
        """By bot, those it was in."""
        self.blocks = 0
        self.decided = False
        """Whether more matches would answer nothing more."""
        self.out: int | None = None
        """The bot that failed too often in a row."""
        self._failed_in_a_row: Counter[int] = Counter()
        fair = 1 / seats
        lines: tuple[float, ...] = (decide,) if decide is not None else (fair, step_at(seats))
        if decide is None and pairing.kind == "duel":
            lines = (*lines, 1 - step_at(seats))
        for one in pairing.bots:
            if pairing.kind in ("mixed", "solo"):
                self._new((one, None), lines=(), bounded=pairing.kind == "mixed")
            for other in pairing.bots:
                if other != one:
                    asked = (0.5,) if pairing.kind == "mixed" else lines
                    self._new((one, other), lines=asked, bounded=pairing.kind != "solo")

    def _new(self, key: Key, *, lines: Sequence[float], bounded: bool) -> None:
        self.series[key] = Series(bounded=bounded, lines=lines, sequential=self._sequential)

    # --- adding

    def add(self, block: Block) -> None:
        self.blocks += 1
        for match in block.matches:
            self._count(match)
        for key, series in self.series.items():
            self._add(series, key, block.matches)
        for bot, scores in self.scores.items():
            scores.add([match.scores[seat] for match in block.matches for seat in _seats(match, bot)], None)
        self.decided = self._sequential and self._is_decided()

    def _count(self, match: Played) -> None:
        failed = None if match.failure is None else match.table[match.failure.seat]
        for bot in set(match.table):
            self.matches[bot] += 1
            if bot == failed and match.failure is not None:
                self.errors[bot, match.failure.reason] += 1
                self._failed_in_a_row[bot] += 1
            else:
                self._failed_in_a_row[bot] = 0
            if self._failed_in_a_row[bot] >= MOST_FAILURES and self.out is None:
                self.out = bot

    def _add(self, series: Series, key: Key, matches: Sequence[Played]) -> None:
        one, other = key
        if self.pairing.kind in ("mixed", "solo") and other is not None:
            return self._add_compared(series, one, other, matches)
        alone = [(match, seats[0]) for match in matches if len(seats := _seats(match, one)) == 1]
        solo = self.pairing.kind == "solo"
        values = [(match.scores if solo else match.shares)[seat] for match, seat in alone]
        lucks = [match.luck[seat] for match, seat in alone if match.luck is not None]
        return series.add(values, lucks if len(lucks) == len(values) else None)

    def _add_compared(self, series: Series, one: int, other: int, matches: Sequence[Played]) -> None:
        if self.pairing.kind == "solo":
            (mine,), (theirs,) = ([match for match in matches if match.table == (bot,)] for bot in (one, other))
            luck = None if mine.luck is None or theirs.luck is None else [mine.luck[0] - theirs.luck[0]]
            return series.add([mine.scores[0] - theirs.scores[0]], luck)
        places = [(match.places[match.table.index(one)], match.places[match.table.index(other)]) for match in matches]
        return series.add([1.0 if mine < theirs else 0.5 * (mine == theirs) for mine, theirs in places], None)

    # --- deciding

    def _is_decided(self) -> bool:
        one, other = self.pairing.bots[0], self.pairing.bots[-1]
        match self.pairing.kind:
            case "solo":
                now = self.blocks % SOLO_EVERY == 0 and one != other
                return now and all(self._differ(pair) for pair in combinations(self.pairing.bots, 2))
            case "mixed":
                return all(self._side(pair, 0.5) for pair in combinations(self.pairing.bots, 2))
        if self._decide is not None:
            return self._side((one, other), self._decide) != 0
        fair, step = 1 / self._seats, step_at(self._seats)
        ahead = [pair for pair in ((one, other), (other, one)) if self._side(pair, fair) > 0]
        return any(self._side(pair, step) for pair in ahead)

    def _side(self, key: Key, line: float) -> int:
        bets = self.series[key].bets
        return 0 if bets is None else bets.sides[line]

    def _differ(self, key: Key) -> bool:
        low, high = self.series[key].lasting(EARLY * MISS)
        return low > 0 or high < 0

    def close(self, *, complete: bool) -> None:
        """No more blocks come; ``complete`` if as many were played as were asked for."""
        for series in self.series.values():
            series.complete = complete


def _seats(match: Played, bot: int) -> list[int]:
    return [seat for seat, holder in enumerate(match.table) if holder == bot]
