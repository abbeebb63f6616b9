"""How a program at the other end of a pipe is asked, and how its answer is read: JSON out, a move in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from yamclub.errors import Code, YamError
from yamclub.game import Action
from yamclub.kernel.codec import BadJson, decode, to_builtins
from yamclub.mechanics.notation import move_text, read_move


def question(seat: int, view: Any, legal: Sequence[Action]) -> dict[str, Any]:
    """What a seat sees and may do, each action as JSON and as short text."""
    texts = [move_text(action) for action in legal]
    return {"your_move": seat, "view": view, "legal": [to_builtins(action) for action in legal], "text": texts}


def read_action(line: str, moves: Any) -> Action:
    """An action as JSON or as short text."""
    if not line.startswith("{"):
        action: Action = read_move(line, moves)
        return action
    try:
        action = decode(line, moves)
    except BadJson:
        raise YamError(Code.BAD_ACTION, text=line[:60], kinds="JSON") from None
    return action
