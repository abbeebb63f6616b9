"""States of YAM color, blind, that differ only in what a viewer cannot know."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from yamclub.game import Viewer
from yamclub.games.color.colours import COLOURS, Colours

TABLES: list[tuple[int, dict[str, str]]] = [
    (3, {"blind": "on"}),
    (2, {"blind": "on", "stakes": "pile", "tie": "playoff"}),
    (2, {"blind": "on", "stakes": "pot"}),
]
"""Seats and options."""


def twin(state: Any, viewer: Viewer, rng: Random) -> Any:
    """YAM color, blind: other dice, another card, other fingers elsewhere."""
    if state.dice is None or state.card is None or state.phase not in ("announcing", "feeling"):
        return state
    own = state.cover.touches[viewer] if isinstance(viewer, int) else 0
    lies = [rng.choice(COLOURS) for _ in range(16)]
    if own and state.cover.found[own - 1] is not None:
        lies[own - 1] = state.cover.found[own - 1]
    felt = tuple(colour if place + 1 == own or rng.random() < 0.5 else None for place, colour in enumerate(lies))
    touches = tuple(item if seat == viewer else rng.randint(1, 16) for seat, item in enumerate(state.cover.touches))
    found = tuple(state.cover.found[place] if place + 1 == own else colour for place, colour in enumerate(felt))
    cover = replace(state.cover, found=found, touches=touches)
    return replace(state, cover=cover, dice=Colours.parse("".join(lies[:8])), card=Colours.parse("".join(lies[8:])))
