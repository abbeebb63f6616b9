"""A person at the terminal, as somebody who can hold a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from yamclub.bots import Bot
from yamclub.cli.asking import Asking
from yamclub.cli.keys import Keys
from yamclub.cli.screen import Screen
from yamclub.drawing import Choice, Face, Table
from yamclub.game import Action

NBSP = "\u00a0"


class Person:
    """Shows the table and reads keys until they make an action."""

    def __init__(self, face: Face, table: Table, screen: Screen, keys: Keys, moves: Any, *, can_undo: bool) -> None:
        self._face, self._table, self._screen, self._keys = face, table, screen, keys
        self._moves, self._can_undo = moves, can_undo

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        words = self._table.words
        controls = self._face.controls(view, legal, self._table)
        asking = Asking(controls, legal, self._moves, words, by_key=self._keys.by_key, can_undo=self._can_undo)
        hints = [words("play-key-dice", last=len(controls.dice))] if controls.dice is not None else []
        hints += [words("play-key-undo")] if self._can_undo else []
        hint = " · ".join([*hints, words("play-key-more")])
        while True:
            self._show(view, asking, hint)
            action = asking.press(self._keys.next(words("play-prompt") + " "))
            if action is not None:
                return action

    def _show(self, view: Any, asking: Asking, hint: str) -> None:
        if self._screen.plain and asking.notice:  # the table stands above already
            self._screen.say(asking.notice)
            return
        footer = [_key_row(asking.choices)] if asking.choices else []
        footer.append(Text(f" {hint}", style="dim"))
        if asking.notice:
            footer.append(Text(f" {asking.notice}", style="bold yellow"))
        self._screen.draw(self._face.paint(view, self._table, asking.selected), footer)


def _key_row(choices: Sequence[Choice]) -> Text:
    """The keys and what they do, side by side, each held together where the line breaks."""
    row = Text(" ")
    for choice in choices:
        row.append(f"[{choice.key}]", style="bold").append(f"{NBSP}{choice.label.replace(' ', NBSP)}   ")
    return row


class Curtain:
    """A person who shares the screen with others, in a game where that would show them too much."""

    def __init__(self, person: Bot, name: str, screen: Screen, keys: Keys, table: Table) -> None:
        self._person, self._name, self._screen, self._keys, self._table = person, name, screen, keys, table

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        self._screen.curtain(self._table.words("play-pass", name=self._name))
        self._keys.next()
        action = self._person.choose(view, legal)
        self._screen.curtain("")
        return action
