"""Real time in the terminal: with a clock of our own where that will do, with the real one where it won't."""

from __future__ import annotations

import json
from io import StringIO

import pytest
from rich.console import Console

from tests.cli.commands import at_a_terminal, last_words, yam
from yamclub.cli.keys import Keys
from yamclub.cli.racing import Racing
from yamclub.cli.screen import Screen
from yamclub.game import Eye
from yamclub.games.color.moves import Claim
from yamclub.games.color.terminal import ColorTerminal
from yamclub.match.entries import Seat
from yamclub.match.match import Match
from yamclub.terminal import Reader
from yamclub.words import Words


class Typist(Keys):
    """Keys pressed at set moments, on a clock that only waiting moves."""

    def __init__(self, *pressed: tuple[float, str]) -> None:
        super().__init__(plain=True)
        self.by_key = True
        self._pressed = list(pressed)
        self.now = 0.0

    def clock(self) -> float:
        return self.now

    def within(self, seconds: float) -> str | None:
        until = self.now + seconds
        if self._pressed and self._pressed[0][0] <= until:
            self.now = max(self.now, self._pressed[0][0])
            return self._pressed.pop(0)[1]
        self.now = until
        return None

    @property
    def has_more(self) -> bool:
        return bool(self._pressed) and self._pressed[0][0] <= self.now

    def held(self):  # type: ignore[no-untyped-def]
        from contextlib import nullcontext

        return nullcontext()

    def discard(self) -> None:
        """Nothing was pressed too early."""


def race(names: str, *pressed: tuple[float, str], stalled: float = 0) -> tuple[Match, Racing, StringIO]:
    """A round that has begun, somebody at the keys, and for so many seconds a machine that did not look."""
    match = Match.create("color", [Seat(name) for name in names.split()], secret=bytes(32))
    while match.turn().chance:
        match.commit(match.propose_draw())
    people = list(range(len(match.header.seats)))
    shown = StringIO()
    keys = Typist(*pressed)
    screen = Screen(Console(file=shown, width=80, force_terminal=True), plain=False)
    viewer = 0 if len(people) == 1 else Eye.SPECTATOR
    reader = Reader(Words("en", "color"), tuple(names.split()), viewer)
    racing = Racing(match, ColorTerminal(), reader, screen, keys, people, keys.clock)
    racing.begin(0)
    keys.now = stalled
    return match, racing, shown


def test_a_letter_and_a_number_are_heard_at_their_moment() -> None:
    match, racing, _ = race("Ann Bob", (2.4, "b"), (2.5, "8"))
    heard = racing.hear(match, 12_000)
    assert heard == (1, Claim(8), 2500)


def test_until_its_moment_and_no_longer() -> None:
    match, racing, _ = race("Ann Bob", (3.1, "b"), (3.2, "8"))
    assert racing.hear(match, 3000) is None
    assert racing.hear(match, 12_000) == (1, Claim(8), 3200)


def test_what_came_in_time_is_heard_even_if_the_machine_looked_too_late() -> None:
    match, racing, _ = race("Ann Bob", (2.4, "x"), (2.5, "b"), (2.6, "8"), (99, "7"), stalled=20)
    assert racing.hear(match, 12_000) == (1, Claim(8), 12_000)
    match, racing, _ = race("Ann Bob", (2.4, "b"), (99, "8"), stalled=20)
    assert racing.hear(match, 12_000) is None


def test_a_number_that_is_taken_is_told_and_another_may_be_said() -> None:
    match, racing, shown = race("Ann Bob", (1.0, "a"), (1.1, "8"), (1.2, "b"), (1.3, "8"), (1.4, "7"))
    first = racing.hear(match, 12_000)
    assert first is not None
    match.commit(match.propose_action(*first))
    assert racing.hear(match, 6100) == (1, Claim(7), 1400)
    assert "8 is taken" in shown.getvalue()


def test_a_number_without_a_letter_is_nobodys() -> None:
    match, racing, shown = race("Ann Bob", (1.0, "8"))
    assert racing.hear(match, 2000) is None
    assert "8 does nothing here" in shown.getvalue()


def test_the_clock_is_drawn_every_second() -> None:
    match, racing, shown = race("Ann Bob")
    racing.hear(match, 12_000)
    for seconds in range(2, 13):
        assert f"{seconds} seconds left" in shown.getvalue()
    assert "1 second left" in shown.getvalue()


# the real thing


def test_lines_from_a_pipe_are_for_one_round_each_and_hold_up_no_clock() -> None:
    settings = ("--set", "round_seconds=1", "--set", "last_call_seconds=1")
    done = yam(
        "play", "color", "--seats", "human:Ann,bot:counter", "--seed", "5", *settings, typed="4\nclaim 3\nq\nq\n"
    )
    assert "You call 4!" in done.stdout
    assert "You call 3!" in done.stdout
    assert done.stdout.count("Bot 2 (Counter) calls ") == 2  # the rounds went on to their end
    assert "You left the match." in done.stdout


def test_a_program_races_through_a_pipe() -> None:
    typed = 'claim 99\n{"kind":"claim","number":0}\n'
    done = yam(
        "play", "color", "--seats", "human,bot", "--seed", "1", "--json", "--set", "round_seconds=1", typed=typed
    )
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["error"] for line in lines if "error" in line] == ["color_no_such_number"]
    assert {"kind": "claim", "number": 0} in [line.get("what") for line in lines]
    assert 1 in [line.get("by") for line in lines]  # the round went on to its end


@pytest.mark.parametrize(
    ("lang", "ready", "won"), [("en", "Everybody ready?", "wins the card"), ("fr", "Tout est prêt ?", "gagne la carte")]
)
def test_a_round_in_a_terminal(lang: str, ready: str, won: str) -> None:
    slow = ("--set", "round_seconds=600", "--set", "last_call_seconds=600")  # for a machine that is
    seats = ("--seats", "human:Ann,human:Bob", "--seed", "5")
    terminal = at_a_terminal("play", "color", *seats, *slow, "--lang", lang, columns=80)
    terminal.expect(ready)
    terminal.send("\n")
    terminal.expect(r"\d\d\d\sseconde?s? ")
    terminal.send("a0")
    terminal.expect(r"Ann .*0\s?!")
    terminal.send("b1")
    terminal.expect(won)
    terminal.expect(ready)
    terminal.send("qq")
    last_words(terminal)
    assert terminal.exitstatus == 0


def test_bots_alone_race_in_no_time_and_repeatably() -> None:
    seats = ("play", "color", "--seats", "bot,bot,bot:random", "--seed", "1")
    one = yam(*seats)
    assert "The match is over: the pile is empty." in one.stdout
    assert one.stdout == yam(*seats).stdout


def test_the_referee_types_what_is_called_out_around_a_real_table() -> None:
    typed = "1\nRRRRRRBB\nRRRRRRRR\na8\nb8\nb6\n"
    done = yam("play", "color", "--companion", "--seats", "human:Ann,human:Bob", typed=typed)
    assert "8 is taken" in done.stdout
    assert "Bob, 6: wins the card" in done.stdout


def test_what_one_alone_may_feel_shares_no_screen() -> None:
    done = yam("play", "color", "--seats", "human,human", "--set", "blind=on")
    assert (done.returncode, "[screen_each]" in done.stderr) == (2, True)
