"""The companion at a real table: players throw real dice and type them in, and can take a mistake back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import fields

from yamclub.cli.asking import LEAVE, UNDO
from yamclub.cli.keys import Keys, Left
from yamclub.cli.person import Curtain
from yamclub.cli.screen import Screen
from yamclub.errors import Code, YamError
from yamclub.game import Eye, Mover, Viewer
from yamclub.kernel.cards import Card
from yamclub.match.match import Match, Proposed
from yamclub.mechanics.notation import kinds, read_move
from yamclub.terminal import Face, Reader


class Companion:
    def __init__(
        self, face: Face, table_of: Callable[[Viewer], Reader], screen: Screen, keys: Keys, curtain: Curtain | None
    ) -> None:
        self._face, self._reader_of, self._screen, self._keys = face, table_of, screen, keys
        self._curtain = curtain
        self._ahead: list[str] = []
        """Cards typed on one line, still to be taken one by one."""
        self._for: int | None = None
        """The seat whose secret they are."""

    def ask(self, match: Match, viewer: Viewer, at: int = 0) -> Proposed:
        """What chance brought, as typed; or an undo of what was typed before."""
        owner = _owner(match)
        if owner != self._for:  # extra cards typed by one player are not used for another
            self._ahead, self._for = [], owner
        if self._ahead and (entry := self._taken(match, self._reader_of(viewer), at)) is not None:
            return entry
        if owner is None:
            return self._typed(match, viewer, at)
        if self._curtain is not None and match.header.seats[owner].bot is None:
            self._curtain.open_for(owner)
        entry = self._typed(match, owner, at)
        if owner != viewer:
            self._screen.curtain("")
        return entry

    def _typed(self, match: Match, viewer: Viewer, at: int) -> Proposed:
        view, reader = match.state.view(viewer), self._reader_of(viewer)
        if not self._screen.plain:
            self._screen.draw(self._face.paint(view, reader, frozenset()), [])
        leaving = False
        while True:
            self._screen.say(self._face.ask_chance(view, reader))
            typed = self._keys.line(reader.words("play-prompt") + " ")
            if typed == LEAVE:
                if leaving:
                    raise Left
                leaving = True
                self._screen.say(reader.words("play-leave"))
                continue
            leaving = False
            try:
                if typed.lower() == UNDO:
                    return match.propose_undo()
            except YamError as refusal:
                self._screen.say(reader.words.error(refusal))
                continue
            self._ahead = _one_by_one(typed, match.game.outcomes)
            if (entry := self._taken(match, reader, at)) is not None:
                return entry

    def _taken(self, match: Match, reader: Reader, at: int) -> Proposed | None:
        """The next of what was typed; if it is impossible, say so and forget the rest."""
        try:
            return match.propose_outcome(_outcome(self._ahead.pop(0), match), at)
        except YamError as refusal:
            self._ahead = []
            self._screen.say(reader.words.error(refusal))
            return None


def _owner(match: Match) -> int | None:
    """The seat whose secret chance brings now; None if everybody may see it."""
    state, outcome = match.state, match.state.chance().outcomes[0]
    viewers: list[Viewer] = [Eye.SPECTATOR, *range(len(match.header.seats))]
    first = next((viewer for viewer in viewers if state.seen(Mover.CHANCE, outcome, viewer) == outcome), None)
    return first if isinstance(first, int) else None


def _one_by_one(typed: str, outcomes: Any) -> list[str]:
    """Where chance brings one card at a time, several may be typed on one line."""
    (kind, shape), *others = kinds(outcomes).items()
    if others or typed.startswith(kind) or [field.type for field in fields(shape)] != [Card]:
        return [typed]
    return typed.replace(",", " ").split() or [typed]


def _outcome(typed: str, match: Match) -> Any:
    """Where chance can only do one kind of thing, its name needn't be typed: "24456" is "throw 24456"."""
    possible = {type(outcome) for outcome in match.state.chance().outcomes}
    only, *others = [name for name, kind in kinds(match.game.outcomes).items() if kind in possible]
    text = typed if others or typed.startswith(only) else f"{only} {typed.replace(' ', '')}"
    try:
        return read_move(text, match.game.outcomes)
    except YamError:
        raise YamError(Code.BAD_OUTCOME, text=typed[:40]) from None
