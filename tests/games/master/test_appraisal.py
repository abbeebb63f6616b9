"""What the coach says of Yam Master: the rules walked through say the same."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from tests.coach.matches import analysed
from tests.games.master.positions import defied, playing, then, thrown, thrown_last
from tests.games.turns import agrees, choices_of, is_readable, one_turn, reasons, whole_match
from yamclub.games.master import GAME
from yamclub.games.master.appraisal import MasterAppraiser
from yamclub.games.master.moves import DECLARE, STOP, MasterOptions, Place, Remove
from yamclub.games.master.rules import MOST_TURNS, MasterState, first_state
from yamclub.kernel.dice import dice
from yamclub.mechanics.throwing import Keep

APPRAISER = MasterAppraiser(Random(0))
FORCED = MasterOptions(defi="forced")
MINE, THEIRS = "a1 b1 d3 e5", "c3 b4 d4 a5"


@pytest.mark.parametrize(
    "state",
    [
        thrown("33355", MINE, THEIRS),
        then(thrown("12246", MINE, THEIRS), "11445"),
        defied("11225", mine=MINE, theirs=THEIRS),
        defied("11225", "11226", mine=MINE, theirs=THEIRS, options=FORCED),
    ],
)
def test_a_turn_is_worth_what_the_rules_make_of_its_ends(state: MasterState) -> None:
    agrees(APPRAISER, state, one_turn(APPRAISER), every=5)


@pytest.mark.parametrize(("mine", "theirs"), [(MINE, THEIRS), ("a1 b1 c3 d4", "b3 b4 b5 c5 d5")])
@pytest.mark.parametrize("options", [MasterOptions(), FORCED])
def test_the_last_turn_is_exact(mine: str, theirs: str, options: MasterOptions) -> None:
    state = thrown("12344", mine, theirs, turns=MOST_TURNS - 1, options=options)
    assert APPRAISER.exact(state)
    agrees(APPRAISER, state, whole_match(), every=6)


def test_the_turn_before_the_last_is_exact() -> None:
    """What the opponent makes of the very last one is counted too."""
    state = thrown_last("33356", "a1 c1 d4", "b3 b4 c5 d5", turns=MOST_TURNS - 2)
    assert APPRAISER.exact(state)
    agrees(APPRAISER, state, whole_match())


def test_the_last_pawn_of_all_decides() -> None:
    """Twelve pawns placed end the match: with fewer points that is lost, and not placing is better."""
    state = thrown_last("33356", "a1 b3 a3 c1 e1 d5 c4 e2 a4 b1 d3", "c2 d2 e3")
    rows = APPRAISER.actions(state.view(0), 0, state.legal(0))
    placed = state.legal(0).index(Place("a5"))
    after = state.apply(0, Place("a5")).result()
    assert after is not None
    assert rows[placed, 0] == (after.places == (1, 2)) + 0.5 * (after.places == (1, 1))


def test_who_starts_is_luck() -> None:
    state = first_state(2, MasterOptions())
    found, chance = APPRAISER.outcomes(state), state.chance()
    assert found is not None
    mean = np.array(chance.weights) @ found / chance.total
    np.testing.assert_allclose(mean, 0.5)
    np.testing.assert_allclose(found.sum(axis=1), 1)
    by_total = {throw.dice.total: row[0] for throw, row in zip(chance.outcomes, found, strict=True)}
    assert by_total[30] > by_total[18] > by_total[5]


@pytest.mark.parametrize("defi", ["choice", "forced"])
def test_matches_add_up(defi: str) -> None:
    for player in analysed("master", ["random", "club"], seed=3, options={"defi": defi}).players:
        whole = player.expected + player.luck + player.own + player.others
        assert whole == pytest.approx(player.result, abs=1e-9)
        assert player.own <= 0


# --- why


@pytest.mark.parametrize("options", [MasterOptions(), FORCED])
def test_reasons_can_be_read(options: MasterOptions) -> None:
    told = [said for said in reasons(APPRAISER, choices_of(GAME, 2, options, 7, every=2)) if said is not None]
    assert len(told) > 30
    assert all(is_readable("master", said) for said in told)


def why(state: MasterState, best: object, other: object) -> tuple[str, dict[str, object]]:
    told = APPRAISER.why(state.view(0), 0, best, other)  # type: ignore[arg-type]
    assert told is not None
    return told.id, dict(told.args)


def test_says_how_often_the_full_house_comes() -> None:
    """One die short: 2 of 6. From a pair 20 of 216, and five alike are a full house too."""
    taken = "a1 b1 d1 e1 a2 e2 a3 c3 e3 a4 b4 c4 d4 e4 a5 b5 c5 d5 e5 b2 c2 c1 d3"
    mine, theirs = " ".join(taken.split()[::2][:11]), " ".join(taken.split()[1::2][:11])
    state = then(thrown("12346", mine, theirs), "11225")
    found, args = why(state, Keep(dice("1122")), Keep(dice("11")))
    assert (found, args["best"], args["than"]) == ("master-why-likelier", 33, 10)


def test_says_how_often_a_dare_is_won() -> None:
    """From a carré and one die to throw twice it is not lost: four alike stay a carré."""
    assert why(thrown("11115", MINE, THEIRS), DECLARE, STOP) == ("master-why-dare", {"chance": 100})


@pytest.mark.parametrize(
    ("state", "best", "other", "message"),
    [
        (thrown_last("33336", "a2 c2 d2 e2"), Place("b2"), Place("b1"), "master-why-five"),
        (thrown_last("33336", "", "a2 c2 d2 e2"), Place("b2"), Place("b1"), "master-why-blocks"),
        (thrown_last("33336", "c2 d2"), Place("b2"), Place("b1"), "master-why-scores"),
        (thrown_last("33333", "", "a2 b2 c2"), Remove("b2"), STOP, "master-why-takes"),
    ],
)
def test_says_what_a_pawn_does(state: MasterState, best: object, other: object, message: str) -> None:
    assert why(state, best, other)[0] == message


def test_throwing_for_the_first_time_needs_no_dice() -> None:
    found = APPRAISER.outcomes(playing(MINE, THEIRS))
    assert found is not None
    assert found.shape == (252, 2)
