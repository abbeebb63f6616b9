"""Numbers typed on the command line."""

from __future__ import annotations

from math import isfinite

from yamclub.errors import Code, YamError


def whole_number(text: str, argument: str, command: str, least: int = 1, most: int = 10**12) -> int:
    """A whole number within these bounds, or a refusal that names the argument."""
    number = int(text) if text.isdecimal() and len(text) <= len(str(most)) else least - 1
    if not least <= number <= most:
        raise YamError(Code.BAD_ARGUMENT, value=text[:40], argument=argument, command=command)
    return number


def seat_number(text: str, argument: str, command: str, seats: int) -> int:
    """A seat of a match, which people count from 1."""
    seat = whole_number(text, argument, command, least=0)
    if not 1 <= seat <= seats:
        raise YamError(Code.NO_SUCH_SEAT, seat=seat, most=seats)
    return seat - 1


def number_above_zero(text: str, argument: str, command: str) -> float:
    """A number above zero, with a point if it has a fraction."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not isfinite(number) or number <= 0:
        raise YamError(Code.BAD_ARGUMENT, value=text[:40], argument=argument, command=command)
    return number
