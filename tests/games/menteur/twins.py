"""States of YAM menteur that differ only in what a viewer cannot know."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from yamclub.game import Viewer
from yamclub.kernel.dice import Dice

TABLES: list[tuple[int, dict[str, str]]] = [(3, {}), (5, {"reroll_counts": "shown"}), (3, {"scratch": "yes"})]
"""Seats and options."""


def other_dice(state: Any, rng: Random) -> Any:
    """YAM menteur: other dice lie under the cups, left in another way, and others challenge in secret."""
    if state.opening is not None:
        return state
    faces = [rng.randint(1, 6) for _ in range(5)]
    left = rng.randint(0, 4) if state.throws and (state.throws > 1 or state.phase == "throwing") else 0
    shown = state.options.reroll_counts == "shown"
    left = len(state.locked) if shown else left
    thrown = Dice(faces[left:]) if state.phase in ("announcing", "deciding") else Dice()
    return replace(state, locked=Dice(faces[:left]), dice=thrown)


def other_challenges(state: Any, viewer: Viewer, rng: Random) -> Any:
    decided = {*range(state.players)} - {*state.undecided, state.seat}
    if state.phase != "deciding":
        return state
    secret = [seat for seat in decided if seat != viewer and rng.random() < 0.5]
    own = [seat for seat in state.challengers if seat == viewer]
    return replace(state, challengers=tuple(sorted(secret + own)))


def twin(state: Any, viewer: Viewer, rng: Random) -> Any:
    changed = state if viewer == state.seat else other_dice(state, rng)
    return other_challenges(changed, viewer, rng)
