"""Counters for operators, in Prometheus text format. They hold nothing about single visitors."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Metrics:
    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()
        """Moves made at this process by people and bots, by game."""
        self.refusals: Counter[str] = Counter()
        self.cuts: Counter[str] = Counter()
        """Sockets closed by the server, by reason."""
        self.sockets = 0
        self._acks = [0] * (len(_BOUNDS) + 1)
        self._ack_seconds = 0.0

    def acked(self, seconds: float) -> None:
        self._acks[bisect_left(_BOUNDS, seconds)] += 1
        self._ack_seconds += seconds

    def text(self, tables: int) -> str:
        return "\n".join(self._lines(tables)) + "\n"

    def _lines(self, tables: int) -> Iterator[str]:
        yield "# TYPE yamclub_sockets gauge"
        yield f"yamclub_sockets {self.sockets}"
        yield "# TYPE yamclub_tables gauge"
        yield f"yamclub_tables {tables}"
        for name, label, counts in (
            ("yamclub_moves_total", "game", self.moves),
            ("yamclub_refusals_total", "code", self.refusals),
            ("yamclub_sockets_cut_total", "reason", self.cuts),
        ):
            yield f"# TYPE {name} counter"
            for value, count in sorted(counts.items()):
                yield f'{name}{{{label}="{value}"}} {count}'
        yield "# TYPE yamclub_ack_seconds histogram"
        total = 0
        for bound, count in zip((*_BOUNDS, "+Inf"), self._acks, strict=True):
            total += count
            yield f'yamclub_ack_seconds_bucket{{le="{bound}"}} {total}'
        yield f"yamclub_ack_seconds_sum {self._ack_seconds:.6f}"
        yield f"yamclub_ack_seconds_count {total}"
