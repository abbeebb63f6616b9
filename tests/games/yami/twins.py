"""States of YAMI that differ only in what a viewer cannot know."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from yamclub.game import Viewer
from yamclub.kernel.cards import Cards

TABLES: list[tuple[int, dict[str, str]]] = [(2, {}), (4, {}), (3, {"cancel": "free"})]
"""Seats and options."""


def twin(state: Any, viewer: Viewer, rng: Random) -> Any:
    """YAMI: what nobody showed is dealt anew among the stock and the hands the viewer does not hold."""
    if state.phase in ("opening", "over"):
        return state
    if state.phase == "following":
        choices = tuple(
            choice if choice is None or seat in (viewer, state.laid_by) else replace(choice, points=rng.randint(0, 9))
            for seat, choice in enumerate(state.choices)
        )
        return replace(state, choices=choices)
    hidden = [seat for seat in range(state.players) if seat != viewer]
    unseen = list(state.stock)
    for seat in hidden:
        unseen += list(state.hands[seat] - state.known[seat])
    rng.shuffle(unseen)
    hands = list(state.hands)
    for seat in hidden:
        missing = len(hands[seat]) - len(state.known[seat])
        hands[seat] = state.known[seat] + Cards(unseen[:missing])
        unseen = unseen[missing:]
    secret = state.taken is not None and state.source == "stock" and viewer != state.seat
    taken = rng.choice(list(hands[state.seat])) if secret else state.taken
    return replace(state, hands=tuple(hands), stock=Cards(unseen), taken=taken)
