"""Page tests and server tests may run in one process, in any order."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.web.conftest import Come
from tests.web.looking import ROOT

_PAGE = "tests/web/test_event_loop.py::test_somebody_comes"
_SERVER = "tests/server/test_store.py::test_visitors_are_found_by_the_hash_of_their_token_alone[sqlite]"
_ALONE = ("-q", "-p", "no:xdist", "-p", "no:randomly", "-p", "no:cacheprovider")


def test_somebody_comes(come: Come) -> None:
    come("Ann").go()


@pytest.mark.parametrize("order", [(_PAGE, _SERVER), (_SERVER, _PAGE)], ids=["page first", "server first"])
def test_a_test_with_a_loop_of_its_own_runs_beside_one_with_a_browser(order: tuple[str, str]) -> None:
    done = subprocess.run([sys.executable, "-m", "pytest", *_ALONE, *order], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout
