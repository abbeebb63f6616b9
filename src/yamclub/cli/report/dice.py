"""Dice, drawn small beside the sentence that names them."""

from __future__ import annotations

import re

from yamclub.cli.report.markup import Html, joined, tag
from yamclub.coach.report import Option

_PIPS = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}
"""The places of pips, by letter: three rows of three, from a to i."""
_KEPT = re.compile("[1-6]{1,8}")


def dice_of(option: Option) -> Html | None:
    """The dice that a choice keeps. None: it keeps none."""
    kept = option.action.get("dice") if isinstance(option.action, dict) else None
    return dice_drawn(kept) if isinstance(kept, str) and _KEPT.fullmatch(kept) else None


def dice_drawn(faces: str) -> Html:
    """The sentence beside them says which they are, so nobody has to see them."""
    dice = [tag("svg", tag("use", href=f"#die-{face}"), viewBox="0 0 24 24", width="24", height="24") for face in faces]
    return tag("span", *dice, class_="dice", aria_hidden="true")


def dice_symbols() -> Html:
    """The six faces, that every die on the page uses."""
    return tag("svg", *(_symbol(face) for face in _PIPS), width="0", height="0", class_="unseen", aria_hidden="true")


def _symbol(face: int) -> Html:
    frame = tag("rect", x=1.5, y=1.5, width=21, height=21, rx=5, class_="die")
    places = [divmod("abcdefghi".index(one), 3) for one in _PIPS[face]]
    pips = [tag("circle", cx=6.5 + 5.5 * column, cy=6.5 + 5.5 * row, r=2.1, class_="pip") for row, column in places]
    return tag("symbol", joined(frame, *pips), id=f"die-{face}", viewBox="0 0 24 24")
