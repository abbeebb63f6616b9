"""A person at the terminal, as somebody who can hold a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from textwrap import wrap
from typing import Any

from rich.text import Text

from yamclub.bots import Bot
from yamclub.cli.asking import Asking
from yamclub.cli.keys import Keys
from yamclub.cli.screen import Screen
from yamclub.errors import YamError
from yamclub.game import Action, Game, State
from yamclub.terminal import Choice, Controls, Face, Reader
from yamclub.words import Words

_BETWEEN_HINTS = " · "
_NO_BREAK = "\u00a0"


class Person:
    """Shows the table and reads keys until they make an action."""

    def __init__(
        self,
        face: Face,
        reader: Reader,
        screen: Screen,
        keys: Keys,
        game: Game,
        *,
        can_undo: bool,
        may_take_back: Callable[[], bool] = lambda: False,
    ) -> None:
        self._face, self._reader, self._screen, self._keys = face, reader, screen, keys
        self._game, self._can_undo, self._may_take_back = game, can_undo, may_take_back

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        words = self._reader.words
        controls = self._face.controls(view, legal, self._reader)
        asking = Asking(
            controls,
            legal,
            self._game.actions,
            words,
            by_key=self._keys.by_key,
            can_undo=self._can_undo,
            can_take_back=self._may_take_back(),
            costly=self._costly(view, legal) if self._keys.is_terminal else (),
            why=lambda action: self._why(view, action),
        )
        while True:
            self._show(view, controls, asking)
            action = asking.press(self._keys.next(words("play-prompt") + " "))
            if action is not None:
                return action

    def _why(self, view: Any, action: Action) -> YamError | None:
        """A refusal never depends on what the person can't know, so any position they can imagine tells the reason."""
        seat = self._reader.viewer
        return None if not isinstance(seat, int) else self._imagined(view, seat).refusal(seat, action)

    def _costly(self, view: Any, legal: Sequence[Action]) -> list[Action]:
        """What gives something up, which does not depend on what the person can't know either."""
        seat = self._reader.viewer
        asks = self._imagined(view, seat).asks_first(seat, legal) if isinstance(seat, int) else ()
        return [legal[place] for place in asks]

    def _imagined(self, view: Any, seat: int) -> State:
        return self._game.imagine(view, seat, Random(0))  # noqa: S311

    def _show(self, view: Any, controls: Controls, asking: Asking) -> None:
        if self._screen.plain and (asking.notice or asking.page):  # the table stands above already
            self._screen.say(asking.notice or asking.page)
            return
        width = self._screen.console.width
        footer = footer_rows(controls, asking, self._reader.words, width, can_undo=self._can_undo)
        if self._screen.plain and asking.chosen:
            self._screen.console.print(*footer, sep="\n")
        else:
            board = self._face.paint(view, self._reader, asking.selected)
            self._screen.draw(Text(asking.page) if asking.page else board, footer)


def footer_rows(controls: Controls, asking: Asking, words: Words, width: int, *, can_undo: bool) -> list[Text]:
    """What stands under the board: the keys, what they do, and what the last one led to."""
    rows = key_rows([choice for choice in asking.choices if not choice.painted], asking.chosen, width)
    rows += hint_rows(_hint(controls, asking, words, can_undo=can_undo), width)
    return [*rows, Text(f" {asking.notice}", style="bold yellow")] if asking.notice else rows


def _hint(controls: Controls, asking: Asking, words: Words, *, can_undo: bool) -> str:
    hints = []
    if asking.chosen:
        hints.append(words("play-key-back"))
    elif controls.dice is not None:
        hints.append(words("play-key-dice", last=len(controls.dice)))
    hints += [controls.hint] if controls.hint and not asking.chosen else []
    hints += [words("play-key-undo")] if can_undo else []
    hints += [words("play-key-take-back")] if asking.can_take_back and not can_undo else []
    return _BETWEEN_HINTS.join([*hints, words("play-key-more")])


def key_rows(choices: Sequence[Choice], about: str, width: int) -> list[Text]:
    """The keys and what they do, side by side, each whole on its line; first what they are about."""
    rows = [Text(f" {about} ")] if about and choices else []
    for choice in choices:
        label = f" {choice.label}" if choice.label else ""
        offered = Text.assemble((f" [{choice.key}]", "bold"), f"{label}  ")
        if rows and rows[-1].cell_len + offered.cell_len <= width:
            rows[-1].append(offered)
        else:
            rows.append(offered)
    return rows


def hint_rows(hint: str, width: int) -> list[Text]:
    """What the keys do, in as many lines as it takes; what one key does stays on one line."""
    held_together = _BETWEEN_HINTS.join(part.replace(" ", _NO_BREAK) for part in hint.split(_BETWEEN_HINTS))
    lines = wrap(held_together.replace(" ·", f"{_NO_BREAK}·"), width - 1)
    return [Text(f" {line.replace(_NO_BREAK, ' ')}", style="dim") for line in lines]


class Curtain:
    """Falls when the screen passes from one person to another, in a game where it shows what others may not see."""

    def __init__(self, screen: Screen, keys: Keys, reader: Reader) -> None:
        self._screen, self._keys, self._reader = screen, keys, reader
        self._looked: int | None = None

    def open_for(self, seat: int) -> None:
        """Wait until this person alone looks; whoever looked last still does."""
        if seat != self._looked:
            self._screen.curtain(self._reader.words("play-pass", name=self._reader.name(seat)))
            self._keys.next()
            self._looked = seat

    def close(self) -> None:
        self._screen.curtain("")


class BehindCurtain:
    """A person who shares the screen with others."""

    def __init__(self, person: Bot, seat: int, curtain: Curtain) -> None:
        self._person, self._seat, self._curtain = person, seat, curtain

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        self._curtain.open_for(self._seat)
        action = self._person.choose(view, legal)
        self._curtain.close()
        return action
