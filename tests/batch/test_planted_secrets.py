"""Planted bugs in the games with secrets or a clock: lockstep notices them too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.batch.lockstep import Disagreement, lockstep
from tests.batch.test_planted import changed, exclude, flip, put
from yamclub.batch.table import Table
from yamclub.games import game
from yamclub.games.color import batch_columns as color
from yamclub.games.menteur import batch_columns as menteur
from yamclub.games.yami import batch_rows as yami


def param(place: int, value: int) -> Callable[[Table], None]:
    """A table that takes one of its settings for another."""

    def plant(table: Table) -> None:
        table.params[place] = value

    return plant


ACE_LOW = 0b10001111
"""The ranks of A-7-8-9-10."""
PLANTED: list[tuple[str, int, dict[str, str], Callable[[Table], None], str]] = [
    ("menteur", 3, {}, changed("keep_words", exclude), "Keep"),
    ("menteur", 3, {}, changed("dice.total", put(slice(8000, None), value=0)), "match"),
    ("menteur", 3, {}, changed("counts", put(1, 0, value=0)), "match"),
    ("menteur", 3, {}, changed("announced", put(0, 1, value=2)), "match"),
    ("menteur", 3, {}, param(menteur.EXACT, 1), "match"),
    ("menteur", 3, {"chance": "last"}, param(menteur.CHANCE_LAST, 0), "match"),
    ("menteur", 4, {"reroll_counts": "shown"}, param(menteur.COUNTS_SHOWN, 0), "position|observation"),
    ("yami", 2, {}, changed("shapes", put(ACE_LOW, value=2)), "straight"),
    ("yami", 2, {}, changed("points", put(1, 5, value=30)), "match"),
    ("yami", 3, {"cancel": "free"}, param(yami.CANCEL_FREE, 0), "Cancel"),
    ("yami", 4, {}, param(yami.BONUS_FROM, 40), "scores"),
    ("color", 3, {}, changed("matching", flip(slice(None), 0)), "match"),
    ("color", 3, {}, changed("spots", put(5, 0, value=3)), "observation"),
    ("color", 3, {}, param(color.LAST_CALL, 6000), "match|can't"),
    ("color", 2, {"tie": "playoff"}, param(color.TIE_PLAYOFF, 0), "match"),
    ("color", 3, {"stakes": "pile"}, param(color.STAKES, 2), "match"),
    ("color", 2, {"blind": "on"}, changed("counts", put(slice(None), slice(None), value=2)), "match"),
]


@pytest.mark.parametrize(("name", "seats", "chosen", "plant", "told"), PLANTED)
def test_a_planted_bug_is_noticed(
    name: str, seats: int, chosen: dict[str, Any], plant: Callable[[Table], None], told: str
) -> None:
    played = game(name)
    with pytest.raises(Disagreement, match=told):
        lockstep(played, seats, played.options(**chosen), 2000, 7, plant=plant)
