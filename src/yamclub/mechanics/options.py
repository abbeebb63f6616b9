"""Options from names and values, as they are set on a command line or stored in a header."""

from __future__ import annotations

from collections.abc import Mapping

from yamclub.errors import Code, YamError
from yamclub.game import Game, Options
from yamclub.kernel.codec import BadJson, convert


def read_options(game: Game, chosen: Mapping[str, object]) -> Options:
    """Typed options from names and values."""
    known = game.options.__struct_fields__
    for name, value in chosen.items():
        if name not in known:
            raise YamError(Code.UNKNOWN_OPTION, option=name[:40], game=game.id, options=", ".join(known))
        try:
            convert({name: value}, game.options, from_text=True)
        except BadJson as bad:
            raise YamError(Code.BAD_OPTION_VALUE, option=name, value=str(value)[:40], why=str(bad)) from None
    return convert(dict(chosen), game.options, from_text=True)
