"""One JSON form a value, and a refusal for everything else."""

from __future__ import annotations

import pytest

from yamclub.game import Action
from yamclub.games.slam.moves import SlamAction
from yamclub.kernel.cards import Card, Cards
from yamclub.kernel.codec import BadJson, convert, decode, encode, schema
from yamclub.kernel.dice import Dice, dice
from yamclub.mechanics.throwing import Keep


@pytest.mark.parametrize("value", [dice("24445"), Dice(), Card.parse("10♥"), Cards.parse("7♠ 7♠ A♦"), Cards()])
def test_dice_and_cards_are_their_text(value: Dice | Card | Cards) -> None:
    assert encode(value).decode() == f'"{value}"'
    assert decode(encode(value), type(value)) == value


@pytest.mark.parametrize(
    "data",
    [
        b'{"kind":"keep","dice":"42"}',  # not in the one form
        b'{"kind":"keep","dice":4}',
        b'{"kind":"keep","dice":["4"]}',
        b'{"kind":"keep","dice":"4","more":1}',
        b'{"kind":"keep"}',
        b'{"kind":"dance"}',
        b'{"kind":"take","series":"full","removed":1}',
        b'{"kind":"take","series":"nothing"}',
        b"[" * 100_000,
        b'{"kind":"keep","dice":"\xff"}',
        b'{"kind":"keep","dice":"\\ud800"}',
        b"NaN",
        b"",
    ],
)
def test_anything_else_is_refused_as_bad_json(data: bytes) -> None:
    with pytest.raises(BadJson):
        decode(data, SlamAction)  # type: ignore[arg-type]


def test_people_may_write_more_loosely_than_programs() -> None:
    assert convert({"kind": "keep", "dice": "4 2"}, Keep, from_text=True) == Keep(dice("24"))
    with pytest.raises(BadJson):
        convert({"kind": "keep", "dice": "4 2"}, Keep)


def test_the_schema_of_a_move_says_what_dice_look_like() -> None:
    described = schema(SlamAction)
    assert described["$defs"]["Keep"]["properties"]["dice"]["pattern"] == "^[1-9]{0,8}$"
    assert {"Keep", "Take", "Stop"} <= set(described["$defs"])


def test_an_unknown_kind_of_value_has_no_json_form() -> None:
    with pytest.raises(NotImplementedError):
        encode(object())
    assert issubclass(Keep, Action)
