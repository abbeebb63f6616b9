"""Small helpers for frozen values."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def changed(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same values with another at one place.

    >>> changed((1, 2, 3), 1, 9)
    (1, 9, 3)
    """
    return (*values[:place], value, *values[place + 1 :])
