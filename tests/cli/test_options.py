"""Options on the command line: listed, free, and read from a file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import Meta

from yamclub.cli.options import parse_options
from yamclub.errors import Code, YamError
from yamclub.game import Choices, Options, choices_of


class _Options(Options, frozen=True):
    listed: Literal["a", "b"] = "a"
    number: Annotated[int, Meta(ge=1)] = 12
    mixed: Literal["own"] | tuple[str, ...] = "own"


def test_choices_are_what_the_types_say() -> None:
    assert choices_of(_Options) == {
        "listed": Choices(("a", "b"), None),
        "number": Choices((), int),
        "mixed": Choices(("own",), tuple),
    }


def test_a_plain_value_is_taken_as_it_is_written() -> None:
    assert parse_options(["series=5", "name=a=b"]) == {"series": "5", "name": "a=b"}


def test_a_value_from_a_file_is_its_json(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_text('["RRBB", "GGYY"]')
    assert parse_options([f"deck=@{file}"]) == {"deck": ["RRBB", "GGYY"]}


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("series", Code.BAD_ARGUMENT),
        ("deck=@{folder}/none.json", Code.NO_SUCH_FILE),
        ("deck=@{folder}", Code.NO_SUCH_FILE),
        ("deck=@{folder}/bad.json", Code.BAD_JSON),
        ("deck=@{folder}/bytes.json", Code.BAD_JSON),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_code(written: str, code: Code, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("[1, 2")
    (tmp_path / "bytes.json").write_bytes(b'"\xff"')
    with pytest.raises(YamError) as refusal:
        parse_options([written.format(folder=tmp_path)])
    assert refusal.value.code == code
