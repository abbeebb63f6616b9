"""Options of a game as they are set on the command line: ``series=5``, or ``deck=@FILE`` for more than a word."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from yamclub.errors import Code, YamError
from yamclub.kernel.codec import BadJson, decode

MAX_BYTES = 2**20


def parse_options(given: Sequence[str], command: str = "play") -> dict[str, object]:
    """Names and values. A value that starts with @ is the JSON of that file."""
    options: dict[str, object] = {}
    for option in given:
        name, equals, value = option.partition("=")
        if not equals:
            raise YamError(Code.BAD_ARGUMENT, value=option[:40], argument="--set", command=command)
        options[name] = _read_json(Path(value[1:])) if value.startswith("@") else value
    return options


def _read_json(path: Path) -> object:
    from yamclub.match.record import read_bytes  # only where a file is given: it takes long to import

    data = read_bytes(path, MAX_BYTES + 1)
    try:
        if len(data) > MAX_BYTES:
            raise YamError(Code.BAD_JSON, file=str(path))
        return decode(data, cast(type[object], Any))
    except BadJson:
        raise YamError(Code.BAD_JSON, file=str(path)) from None
