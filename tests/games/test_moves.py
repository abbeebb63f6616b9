"""Moves made in Python: of the right types, or not at all."""

from __future__ import annotations

import pytest

from yamclub.errors import Code
from yamclub.game import IllegalAction
from yamclub.games.color.moves import Claim
from yamclub.games.master.moves import Place
from yamclub.games.menteur.moves import Announce
from yamclub.games.slam.chips import Series
from yamclub.games.slam.moves import Take
from yamclub.games.yami.moves import Discard
from yamclub.kernel.cards import Card
from yamclub.kernel.codec import encode
from yamclub.kernel.dice import Dice
from yamclub.mechanics.sheet import Box
from yamclub.mechanics.throwing import Keep, Throw


@pytest.mark.parametrize(
    ("make", "field", "value"),
    [
        (lambda: Place("z9"), "square", "z9"),  # type: ignore[arg-type]
        (lambda: Take("fulll"), "series", "fulll"),  # type: ignore[arg-type]
        (lambda: Take(Series.FULL, removed=1), "removed", "1"),  # type: ignore[arg-type]
        (lambda: Claim(True), "number", "True"),
        (lambda: Claim(2.0), "number", "2.0"),  # type: ignore[arg-type]
        (lambda: Announce(Box.FULL, None), "points", "None"),  # type: ignore[arg-type]
        (lambda: Keep((4, 4)), "dice", "(4, 4)"),  # type: ignore[arg-type]
        (lambda: Throw("1237x"), "dice", "1237x"),  # type: ignore[arg-type]
        (lambda: Discard("11♥"), "card", "11♥"),  # type: ignore[arg-type]
    ],
)
def test_a_move_with_a_value_of_another_type_cannot_be_made(make: object, field: str, value: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        make()  # type: ignore[operator]
    assert refusal.value.code == Code.BAD_VALUE
    assert (refusal.value.params["field"], refusal.value.params["value"]) == (field, value)


def test_a_value_may_be_given_as_people_write_it() -> None:
    """And is then the value itself: nothing later has to know of two forms."""
    take, keep, discard = Take("full"), Keep("5444"), Discard("10H")  # type: ignore[arg-type]
    assert take.series is Series.FULL
    assert keep.dice is Dice((4, 4, 4, 5))
    assert discard.card == Card.parse("10♥")
    assert encode(take) == encode(Take(Series.FULL))
    assert keep == Keep(Dice((4, 4, 4, 5)))
