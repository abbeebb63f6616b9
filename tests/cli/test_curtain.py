"""The curtain between people who share a screen."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from yamclub.cli.keys import Keys
from yamclub.cli.person import Curtain
from yamclub.cli.screen import Screen
from yamclub.terminal import Reader
from yamclub.words import Words


class Presses(Keys):
    """Enter, as often as asked."""

    def __init__(self) -> None:
        super().__init__(plain=True)
        self.asked = 0

    def next(self, prompt: str = "") -> str:
        self.asked += 1
        return ""


@pytest.mark.parametrize("plain", [False, True])
def test_nobody_scrolls_back_to_what_another_saw(plain: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cleared first, as some terminals scroll away what they clear; then what was scrolled away is forgotten."""
    monkeypatch.setenv("TERM", "xterm-256color")
    shown = StringIO()
    screen = Screen(Console(file=shown, force_terminal=True), plain=plain)
    curtain = Curtain(screen, Presses(), Reader(Words("en"), ("Ann", "Bob")))
    curtain.open_for(0)
    screen.say("secret")
    curtain.open_for(1)
    after = shown.getvalue().partition("secret")[2]
    assert after.index("\x1b[2J") < after.index("\x1b[3J") < after.index("Bob, it is your turn")


def test_it_falls_only_when_the_screen_changes_hands() -> None:
    keys, shown = Presses(), StringIO()
    screen = Screen(Console(file=shown), plain=True)
    curtain = Curtain(screen, keys, Reader(Words("en"), ("Ann", "Bob")))
    for seat in (0, 0, 1, 0):
        curtain.open_for(seat)
        screen.say("secret")
        curtain.close()
    assert keys.asked == 3
    *_, before_bob, _ = shown.getvalue().split("it is your turn")
    assert before_bob.rindex("secret") < before_bob.rindex("\n" * 50)
