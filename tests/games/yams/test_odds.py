"""The odds of the boxes of Yam's."""

from __future__ import annotations

import pytest

from tests.games.yams.positions import EXTRA, all_but, sheet, thrown
from tests.kernel.slow_chances import Faces, SlowTurn
from yamclub.errors import YamError
from yamclub.game import Eye
from yamclub.games.yams.odds import ODDS
from yamclub.games.yams.rules import YamsState
from yamclub.kernel.odds import Odds
from yamclub.mechanics.sheet import Box
from yamclub.odds import odds


def lying(state: YamsState) -> dict[str, Odds]:
    return {told.target: told for told in ODDS.lying(state.view(Eye.SPECTATOR))}


def _run(length: int) -> SlowTurn:
    runs = [set(range(low, low + length)) for low in range(1, 8 - length)]
    return SlowTurn(lambda faces: any(run <= set(faces) for run in runs), locked=False)


def _is_full(faces: Faces) -> bool:
    return sorted(map(faces.count, set(faces))) == [2, 3]


def test_y7_straights_by_the_option() -> None:
    assert odds("yams", "small-straight").exact == _run(4).before(3)
    assert odds("yams", "large-straight").exact == _run(5).before(3)
    one = SlowTurn(lambda faces: faces == (1, 2, 3, 4, 5), locked=False).before(3)
    for name in ("petite suite", "grande suite"):  # by symmetry
        assert odds("yams", name, options={"straights": "five"}).exact == one


def test_y11_five_alike_are_a_full_and_straights_where_extra_yams_count() -> None:
    with_five = SlowTurn(lambda faces: _is_full(faces) or len(set(faces)) == 1, locked=False)
    assert odds("yams", "full", options={"extra_yams": "yes"}).exact == with_five.before(3)
    assert odds("yams", "full").exact == SlowTurn(_is_full, locked=False).before(3)
    assert odds("yams", "large-straight", dice="33333", throws_left=0, options={"extra_yams": "yes"}).probability == 1
    assert odds("yams", "threes:5", options={"extra_yams": "yes"}) == odds("yams", "threes:5")


def test_boxes_of_points_take_the_fewest_that_count() -> None:
    assert odds("yams", "fours").target == "fours:3"
    assert odds("yams", "quatre:2").exact == SlowTurn(lambda faces: faces.count(4) >= 2, locked=False).before(3)
    assert odds("yams", "brelan:25").exact == SlowTurn(
        lambda faces: max(map(faces.count, faces)) >= 3 and sum(faces) >= 25, locked=False
    ).before(3)
    assert odds("yams", "chance").target == "chance:20"
    assert odds("yams", "chance:5").fraction == "1/1"
    assert odds("yams", "chance:30").exact == odds("yams", "sixes:5").exact


@pytest.mark.parametrize(
    "name", ["fours:0", "fours:6", "fours:x", "chance:31", "brelan:4", "full:25", "yam:", "sevens"]
)
def test_what_no_box_has_is_refused(name: str) -> None:
    with pytest.raises(YamError):
        odds("yams", name)


def test_what_lies_is_told_of_the_boxes_still_open() -> None:
    told = lying(thrown("44425", all_but(Box.FULL, Box.CARRE), throws=1))
    assert tuple(told) == ("carre", "full")
    assert told["carre"] == odds("yams", "carre", dice="44425")
    assert lying(thrown("44425", sheet(), throws=3))["fours:3"].probability == 1


def test_y11_what_lies_knows_where_five_alike_may_go() -> None:
    """They go to the box of their face while it is open; then they fill any lower one."""
    elsewhere = lying(thrown("44444", all_but(Box.FOURS, Box.FULL), options=EXTRA, throws=3))
    assert (elsewhere["fours:3"].probability, elsewhere["full"].probability) == (1, 0)
    assert lying(thrown("44444", all_but(Box.FULL), options=EXTRA, throws=3))["full"].probability == 1
    assert lying(thrown("44444", all_but(Box.FULL, Box.YAM), options=EXTRA, throws=3))["full"].probability == 0
