"""The load of ``make bench-server``, small and short: nothing is timed here, and nothing may get lost."""

from __future__ import annotations

import pytest
from benchmarks.load import Size
from benchmarks.ours import Ours
from benchmarks.server import run


def test_under_load_every_move_is_acknowledged_and_nobody_is_lost(capfd: pytest.CaptureFixture[str]) -> None:
    found = run(Ours(), Size(sockets=24, tables=6, rate=60, seconds=2))
    assert found.sent > 0
    assert found.answered == found.sent
    assert (found.refused, found.lost) == (0, 0)
    assert capfd.readouterr().err == ""  # of the server, too: it ends with every socket open
