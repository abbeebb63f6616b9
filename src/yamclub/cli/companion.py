"""The companion at a real table: people throw real dice and type them in, and can take a slip back."""

from __future__ import annotations

from typing import Any

from yamclub.cli.asking import UNDO
from yamclub.cli.keys import Keys
from yamclub.cli.screen import Screen
from yamclub.drawing import Face, Table
from yamclub.errors import Code, YamError
from yamclub.game import Viewer
from yamclub.match.entries import AnyEntry
from yamclub.match.match import Match
from yamclub.text import kinds, read_move


class Companion:
    def __init__(self, face: Face, table: Table, screen: Screen, keys: Keys) -> None:
        self._face, self._table, self._screen, self._keys = face, table, screen, keys

    def ask(self, match: Match, viewer: Viewer) -> AnyEntry:
        """What chance brought, as typed; or the taking back of what was typed before."""
        view = match.state.view(viewer)
        if not self._screen.plain:
            self._screen.draw(self._face.paint(view, self._table, frozenset()), [])
        while True:
            self._screen.say(self._face.ask_chance(view, self._table))
            typed = self._keys.line(self._table.words("play-prompt") + " ")
            try:
                if typed.lower() == UNDO:
                    return match.propose_undo()
                return match.propose_outcome(_outcome(typed, match.game.outcomes))
            except YamError as refusal:
                self._screen.say(self._table.words.error(refusal))


def _outcome(typed: str, outcomes: Any) -> Any:
    """Where chance can only do one kind of thing, its name needn't be typed: "24456" is "throw 24456"."""
    only, *others = kinds(outcomes)
    text = typed if others or typed.startswith(only) else f"{only} {typed.replace(' ', '')}"
    try:
        return read_move(text, outcomes)
    except YamError:
        raise YamError(Code.BAD_OUTCOME, text=typed[:40]) from None
