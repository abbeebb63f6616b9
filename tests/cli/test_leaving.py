"""Leaving in the middle of a match, however it is done: one sentence, a sensible status, and the record is closed."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pexpect
import pytest

from tests.cli.commands import PATIENCE, at_a_terminal, last_words, yam

INTERRUPTED = 130

WAYS: dict[str, tuple[Callable[[pexpect.spawn[str]], object], int]] = {
    "ctrl_c": (lambda terminal: terminal.send("\x03"), INTERRUPTED),
    "ctrl_d": (lambda terminal: terminal.send("\x04"), 0),
    "closed_window": (lambda terminal: terminal.kill(signal.SIGHUP), INTERRUPTED),
    "asked_to_stop": (lambda terminal: terminal.kill(signal.SIGTERM), INTERRUPTED),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("look", [(), ("--plain",)], ids=["drawn", "plain"])
def test_leaving_says_so_and_closes_the_record(tmp_path: Path, way: str, look: tuple[str, ...]) -> None:
    leave, status = WAYS[way]
    file = str(tmp_path / "match.jsonl")
    terminal = at_a_terminal("play", "slam", *look, "--seed", "2", "--record", file)
    terminal.expect("\r\n> " if look else "q leave")
    leave(terminal)
    said = last_words(terminal)
    assert said.count("You left the match.") == 1
    assert "Traceback" not in said
    assert terminal.exitstatus == status
    assert "abandoned before the end" in yam("verify", file).stdout


def test_ctrl_d_pressed_before_keys_are_read_counts_too() -> None:
    terminal = at_a_terminal("play", "slam")
    terminal.send("\x04")  # the terminal is still one of lines, and hands this on as an empty byte
    assert "You left the match." in last_words(terminal)


def test_input_that_ends_leaves_without_drawing_the_table_again(tmp_path: Path) -> None:
    done = yam("play", "slam", "--seed", "2", "--record", str(tmp_path / "match.jsonl"), typed="")
    assert done.returncode == 0
    after = done.stdout.partition("q leave\n")[2]
    assert after.startswith("> \nYou left the match.\nRecorded in ")


def test_who_leaves_a_shared_screen_leaves_no_hand_on_it() -> None:
    terminal = at_a_terminal("play", "yami", "--seats", "human:Ann,human:Bob", "--seed", "2")
    terminal.expect("press Enter")
    terminal.send("\r")
    terminal.expect("draw from the stock")
    terminal.send("\x03")
    terminal.expect("\x1b\\[3J")  # the curtain: what follows is what stays
    stays = last_words(terminal)
    assert "You left the match." in stays
    assert stays.count("┌────┐") == 2  # the stock and the discard pile


_AT_A_BAD_MOMENT = """
import os, signal, time
from yamclub.cli.leaving import signals_interrupt

class Dropped:
    def __del__(self):
        os.kill(os.getpid(), signal.SIGHUP)
        time.sleep(0.05)

try:
    with signals_interrupt():
        Dropped()
        print("ignored at first", flush=True)
        time.sleep(100)
except KeyboardInterrupt:
    time.sleep(1)
    print("left once")
"""


def test_a_signal_that_comes_while_an_object_is_dropped_counts_too() -> None:
    """There Python ignores whatever is raised."""
    done = subprocess.run([sys.executable, "-c", _AT_A_BAD_MOMENT], capture_output=True, text=True, timeout=PATIENCE)
    assert (done.stdout, done.stderr, done.returncode) == ("ignored at first\nleft once\n", "", 0)
