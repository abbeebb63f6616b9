"""A program at the other end of a pipe, as somebody who can hold a seat: JSON out, a move in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from yamclub.cli.keys import Keys
from yamclub.cli.output import print_json
from yamclub.errors import Code, YamError
from yamclub.game import Action
from yamclub.kernel.codec import BadJson, decode, to_builtins
from yamclub.text import move_text, read_move
from yamclub.words import Words


class Program:
    """Each turn prints the view and the legal actions on a line, and reads an action: as JSON or as short text."""

    def __init__(self, seat: int, keys: Keys, moves: Any, words: Words) -> None:
        self._seat, self._keys, self._moves, self._words = seat, keys, moves, words

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        texts = [move_text(action) for action in legal]
        print_json({"your_move": self._seat, "view": view, "legal": [to_builtins(a) for a in legal], "text": texts})
        while True:
            try:
                action = self._read(self._keys.line())
                if action in legal:
                    return action
                raise YamError(Code.NOT_A_MOVE_HERE)
            except YamError as refusal:
                print_json({"error": refusal.code, "message": self._words.error(refusal)})

    def _read(self, line: str) -> Action:
        if not line.startswith("{"):
            action: Action = read_move(line, self._moves)
            return action
        try:
            action = decode(line, self._moves)
        except BadJson:
            raise YamError(Code.BAD_ACTION, text=line[:60], kinds="JSON") from None
        return action
