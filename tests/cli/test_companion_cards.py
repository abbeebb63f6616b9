"""Real cards typed in: several on a line, each for its owner's eyes."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO

from rich.console import Console

from yamclub.cli.companion import Companion
from yamclub.cli.faces import load_face
from yamclub.cli.keys import Keys, Left
from yamclub.cli.screen import Screen
from yamclub.game import Eye
from yamclub.match.entries import Seat
from yamclub.match.match import Match
from yamclub.terminal import Reader
from yamclub.words import Words


class Lines(Keys):
    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__(plain=True)
        self._lines = iter(lines)

    def line(self, prompt: str = "") -> str:
        line = next(self._lines, None)
        if line is None:
            raise Left
        return line


def typed(*lines: str) -> tuple[Match, str]:
    """A table of two at which these lines are typed, as long as cards are asked for."""
    names, shown = ("Ann", "Bob"), StringIO()
    match = Match.create("yami", [Seat(name) for name in names], secret=None)
    screen = Screen(Console(file=shown, width=80), plain=True)
    words = Words("en", "yami")
    companion = Companion(
        load_face(match.game), lambda viewer: Reader(words, names, viewer), screen, Lines(lines), None
    )
    try:
        while match.turn().chance:
            match.commit(companion.ask(match, Eye.SPECTATOR))
    except Left:
        pass
    return match, shown.getvalue()


def hands(match: Match) -> list[str]:
    return [str(player.hand) for player in match.state.view(Eye.OPEN).players]  # type: ignore[attr-defined]


def test_a_hand_may_be_typed_on_one_line() -> None:
    match, shown = typed("KS", "AH", "7s 7h 10d ac vd", "8S,8H,9H,10S,AD", "JH")
    assert hands(match) == ["7♠ 7♥ 10♦ V♦ A♣", "8♠ 8♥ 9♥ 10♠ A♦"]
    assert shown.count("type your 5 cards") == 2
    assert match.turn().seats == (0,)


def test_or_card_by_card() -> None:
    match, _ = typed("KS", "AH", "7S", "7H 10D", "AC", "VD")
    assert hands(match)[0] == "7♠ 7♥ 10♦ V♦ A♣"


def test_a_card_that_cannot_be_is_asked_for_again_and_those_after_it_are_forgotten() -> None:
    match, shown = typed("KS", "AH", "7S 7S 7S 8S 9S", "10S")
    assert hands(match)[0] == "7♠ 7♠ 10♠"
    assert "type your 3 cards" in shown
    assert "can’t" in shown


def test_cards_beyond_ones_own_are_not_taken_for_the_next_player() -> None:
    match, shown = typed("KS", "AH", "7S 7H 10D AC VD 9H 9S")
    assert hands(match)[1] == ""
    assert shown.rstrip().endswith("Bob, type your 5 cards (10H KS …)")


def test_what_was_typed_can_be_taken_back() -> None:
    match, _ = typed("KS", "AH", "7S 8S", "z", "9S")
    assert hands(match)[0] == "7♠ 9♠"
