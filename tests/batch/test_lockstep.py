"""Ten thousand matches of each game, in arrays and by the contract, agree at every step."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from tests.batch.plan import MATCHES, bouts, played
from yamclub.games import GAMES

PARTS = 8
"""Of each game's matches, so that all cores have something to do."""
IN_ARRAYS = [name for name in GAMES if find_spec(f"yamclub.games.{name}.batch")]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", IN_ARRAYS)
def test_arrays_and_contract_agree(name: str, part: int) -> None:
    every = list(bouts(name, most=-(-MATCHES // (4 * PARTS))))
    assert sum(bout.matches for bout in every) >= MATCHES
    for bout in every[part::PARTS]:
        _, result = played(bout)
        assert not isinstance(result, str), result
