"""The curtain between people who share a screen."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from yamclub.cli.keys import Keys
from yamclub.cli.person import Curtain
from yamclub.cli.screen import Screen
from yamclub.drawing import Table
from yamclub.words import Words


class Presses(Keys):
    """Enter, as often as asked."""

    def __init__(self) -> None:
        super().__init__(plain=True)
        self.asked = 0

    def next(self, prompt: str = "") -> str:
        self.asked += 1
        return ""


def test_it_falls_only_when_the_screen_changes_hands() -> None:
    keys, shown = Presses(), StringIO()
    screen = Screen(Console(file=shown), plain=True)
    curtain = Curtain(screen, keys, Table(Words("en"), ("Ann", "Bob")))
    for seat in (0, 0, 1, 0):
        curtain.open_for(seat)
        screen.say("secret")
        curtain.close()
    assert keys.asked == 3
    *_, before_bob, _ = shown.getvalue().split("it is your turn")
    assert before_bob.rindex("secret") < before_bob.rindex("\n" * 50)
