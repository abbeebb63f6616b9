"""The arena: bots meet until the matches asked for are played, or their question is decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil
from time import monotonic

from msgspec import Struct

from yamclub.lab.journal import Journal
from yamclub.lab.lineups import Pairing, pairings
from yamclub.lab.playing import Batch, Block, Setup
from yamclub.lab.standings import Standings
from yamclub.lab.version import code_fingerprint
from yamclub.lab.workers import Workers

_BATCH_SECONDS = 0.5
"""What a worker is given at once should take about so long: what is interrupted is lost."""
_MOST_IN_BATCH = 64

Play = Callable[[Batch], list[Block]]


class Plan(Struct, frozen=True):
    """What is to be found out."""

    setup: Setup
    matches: int
    """Of each pairing, rounded up to whole blocks."""
    mixed: bool = False
    all_matches: bool = False
    """Play them all, even when the question is decided."""
    decide: float | None = None


class Arena:
    """Plays a plan, and knows at any time how it stands."""

    def __init__(self, plan: Plan, journal: Journal | None = None) -> None:
        setup = plan.setup
        self.plan, self._journal = plan, journal
        self.pairings: list[Pairing] = pairings(setup.bots, setup.seats, mixed=plan.mixed)
        self.standings = [
            Standings(one, setup.seats, sequential=not plan.all_matches, decide=plan.decide) for one in self.pairings
        ]
        self._asked = [_blocks(one, plan) for one in self.pairings]
        self._given = [0] * len(self.pairings)
        """By pairing, how many blocks were given to workers or are known already."""
        self._blocks_per_batch = 1
        self.played: list[Block] = []

    @property
    def asked_matches(self) -> int:
        seats = self.plan.setup.seats
        return sum(one.matches(seats) * blocks for one, blocks in zip(self.pairings, self._asked, strict=True))

    @property
    def done_matches(self) -> int:
        """Played, or not needed any more."""
        seats = self.plan.setup.seats
        return sum(
            one.matches(seats) * (asked if self._closed(place) else self.standings[place].blocks)
            for place, (one, asked) in enumerate(zip(self.pairings, self._asked, strict=True))
        )

    def resume(self) -> int:
        """Take in what the journal has; how many matches that is."""
        if self._journal is None:
            return 0
        for block in self._journal.blocks():
            if block.number == self.standings[block.pairing].blocks:
                self._take(block)
        self._given = [standings.blocks for standings in self.standings]
        return sum(len(block.matches) for block in self.played)

    def run(self, play: Play, workers: Workers, watch: Callable[[int, int], None]) -> None:
        """Until there is nothing left to play. ``watch`` hears how many matches of how many are done."""
        watch(self.done_matches, self.asked_matches)
        begun, count = monotonic(), 0
        for blocks in workers.run(play, self._batches()):
            for block in blocks:
                if self._take(block) and self._journal is not None:
                    self._journal.add(block)
            count += len(blocks)
            pace = (monotonic() - begun) * workers.count / count
            self._blocks_per_batch = max(1, min(_MOST_IN_BATCH, int(_BATCH_SECONDS / max(pace, 1e-6))))
            watch(self.done_matches, self.asked_matches)

    def close(self) -> None:
        """Nothing more will be played: from now on intervals are those of what was."""
        for standings, asked in zip(self.standings, self._asked, strict=True):
            standings.close(complete=standings.blocks >= asked)

    def _take(self, block: Block) -> bool:
        """Count a block, unless it was played ahead and is not needed any more."""
        if self._closed(block.pairing):
            return False
        self.standings[block.pairing].add(block)
        self.played.append(block)
        return True

    def _closed(self, pairing: int) -> bool:
        standings = self.standings[pairing]
        return standings.blocks >= self._asked[pairing] or standings.decided or standings.out is not None

    def _batches(self) -> Iterator[Batch]:
        """Some blocks of each pairing in turn. How many are in a batch changes only how long it takes."""
        while True:
            opened = [place for place in range(len(self.pairings)) if not self._closed(place)]
            waiting = [place for place in opened if self._given[place] < self._asked[place]]
            if not waiting:
                return
            place = min(waiting, key=lambda one: self._given[one] / self._asked[one])
            first = self._given[place]
            count = min(self._blocks_per_batch, self._asked[place] - first)
            self._given[place] += count
            yield Batch(self.plan.setup, place, self.pairings[place], first, count, code_fingerprint())


def _blocks(pairing: Pairing, plan: Plan) -> int:
    """As many as make up the matches asked for; alone every bot plays that many."""
    return plan.matches if pairing.kind == "solo" else ceil(plan.matches / pairing.matches(plan.setup.seats))
