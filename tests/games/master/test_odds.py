"""The odds of Yam Master's squares, of the first roll and of the dare."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from tests.games.master.positions import FORCED, defied, then, thrown
from tests.kernel.slow_chances import Faces, SlowTurn
from yamclub.game import Eye
from yamclub.games.master.odds import ODDS, TARGETS
from yamclub.games.master.rules import MasterState
from yamclub.kernel.odds import Odds
from yamclub.odds import odds


def great(faces: Faces) -> bool:
    """B5 to B8, written once more."""
    alike = sorted(map(faces.count, set(faces)))
    return alike in ([2, 3], [1, 4], [5]) or faces in ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6)) or sum(faces) <= 8


SLOW = SlowTurn(great, locked=False)


def lying(state: MasterState) -> dict[str, Odds]:
    return {told.target: told for told in ODDS.lying(state.view(Eye.SPECTATOR))}


def test_b5_five_alike_are_a_full_too() -> None:
    full = SlowTurn(lambda faces: sorted(map(faces.count, set(faces))) in ([2, 3], [5]), locked=False)
    assert odds("master", "full").exact == full.before(3)
    assert odds("master", "full", dice="44444", throws_left=0).probability == 1


def test_b7_low_is_a_total_of_eight() -> None:
    low = SlowTurn(lambda faces: sum(faces) <= 8, locked=False)
    assert odds("master", "low").exact == odds("master", "≤8").exact == low.before(3)


def test_b8_a_sec_is_made_by_the_first_throw_alone() -> None:
    count = sum(great(tuple(sorted(faces))) for faces in product(range(1, 7), repeat=5))
    assert odds("master", "sec").exact == odds("master", "sec", throws_left=1).exact == Fraction(count, 6**5)
    assert [odds("master", "sec", dice="44425", throws_left=left).probability for left in (2, 1, 0)] == [0, 0, 0]
    assert [odds("master", "sec", dice="44455", throws_left=left).probability for left in (2, 1, 0)] == [1, 0, 0]


def test_b9_a_defi_counts_the_second_and_the_third_throw() -> None:
    assert odds("master", "defi").exact == SLOW.before_another(3)
    assert odds("master", "defi", throws_left=1).fraction == "0/1"
    for faces in ("44425", "44455", "12345", "11123", "66543"):
        dice = tuple(map(int, sorted(faces)))
        told = odds("master", "défi", dice=faces)
        assert told.exact == SLOW.again((), dice, 2)
        assert told.keep is not None
        assert len(told.keep) < 5
        assert odds("master", "defi", dice=faces, throws_left=1).exact == SLOW.lying((), dice, 1)
        assert odds("master", "defi", dice=faces, throws_left=0).exact == int(great(dice))


def test_a_defi_that_made_it_stops() -> None:
    assert str(odds("master", "defi", dice="44455", throws_left=1).keep) == "44455"


def test_what_lies_is_told_square_by_square() -> None:
    told = lying(thrown("44425"))
    assert tuple(told) == tuple(name for name in TARGETS if name != "sec")
    assert told["brelan-4"].probability == 1
    assert told["carre"] == odds("master", "carre", dice="44425")
    assert told["defi"] == odds("master", "defi", dice="44425")
    assert "sec" in lying(thrown("44455"))
    assert "defi" not in lying(then(thrown("44425"), "44425"))
    assert "defi" not in lying(thrown("44425", mine="c1", theirs="d3"))


def test_b10_with_a_defi_declared_a_brelan_opens_nothing() -> None:
    told = lying(defied("44425"))
    assert told["brelan-4"].exact == SlowTurn(lambda faces: great(faces) and faces.count(4) >= 3, locked=False).again(
        (), (2, 4, 4, 4, 5), 2
    )
    assert told["defi"].exact == SLOW.again((), (2, 4, 4, 4, 5), 2)
    assert lying(defied("44425", "44455"))["defi"].probability == 1
    assert tuple(lying(defied("44425", options=FORCED))) == ("defi",)


def test_nothing_is_told_while_no_dice_lie() -> None:
    assert lying(then(thrown("44425"), "12345")) != {}
    assert ODDS.lying(thrown("44425").apply(0, thrown("44425").legal(0)[-1]).view(Eye.OPEN)) == ()
