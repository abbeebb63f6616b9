"""The odds of Yamslam's series."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.kernel.slow_chances import Faces, SlowTurn
from yamclub.game import Eye
from yamclub.games.slam.moves import SlamOptions
from yamclub.games.slam.odds import ODDS, TARGETS
from yamclub.games.slam.rules import first_state
from yamclub.kernel.dice import dice
from yamclub.odds import odds


def _two_pairs(faces: Faces, *, four: bool) -> bool:
    counts = sorted(map(faces.count, set(faces)), reverse=True)
    return counts[:2] in ([2, 2], [3, 2]) or (four and counts[0] >= 4)


@pytest.mark.parametrize("four", [True, False])
def test_s7_four_alike_are_two_pairs_where_the_table_says_so(four: bool) -> None:
    slow = SlowTurn(lambda faces: _two_pairs(faces, four=four), locked=False)
    told = odds("slam", "two-pairs", options={"four_as_two_pairs": "yes" if four else "no"})
    assert told.exact == slow.before(3)


@pytest.mark.parametrize(
    ("target", "formed"),
    [
        ("two-pairs", True),
        ("brelan", True),
        ("small-straight", False),
        ("flush", True),
        ("full", False),
        ("carre", True),
        ("large-straight", False),
        ("yamslam", True),
    ],
)
def test_five_alike_form_what_they_show(target: str, formed: bool) -> None:
    told = odds("slam", target, dice="44444", throws_left=0)
    assert (told.probability, told.keep is None) == (float(formed), not formed)


def test_a_flush_is_won_by_either_colour() -> None:
    """Each die of the wrong colour has one chance in two, three times."""
    assert odds("slam", "flush", dice="13524", throws_left=1).fraction == "1/4"
    assert odds("slam", "flush", throws_left=1).fraction == "1/16"


def test_names_are_read_leniently() -> None:
    for name in ("Two_Pairs", "two pairs", "deux paires", "TWO-PAIRS"):
        assert odds("slam", name).target == "two-pairs"
    assert [odds("slam", name).target for name in ("Carré", "couleur", "yam")] == ["carre", "flush", "yamslam"]


def test_what_lies_is_told_until_a_chip_is_owed() -> None:
    state = first_state(1, SlamOptions())
    lying = replace(state, opening=None, phase="choosing", dice=dice("44444"), throws=1)
    told = ODDS.lying(lying.view(Eye.SPECTATOR))
    assert tuple(one.target for one in told) == TARGETS
    assert told[4] == odds("slam", "full", dice="44444")
    assert ODDS.lying(replace(lying, owed=1).view(0)) == ()
    assert ODDS.lying(state.view(0)) == ()
