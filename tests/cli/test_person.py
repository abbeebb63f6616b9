"""What a person is shown around the table: the keys, and how it ended."""

from __future__ import annotations

import pytest

from tests.cli.commands import at_a_terminal, last_words
from yamclub.cli.person import hint_rows, key_rows
from yamclub.cli.results import result_lines
from yamclub.game import Result, ranked
from yamclub.terminal import Choice, Reader
from yamclub.words import Words


@pytest.mark.parametrize("width", [40, 80, 120])
def test_keys_stand_side_by_side_and_none_is_broken_over_two_lines(width: int) -> None:
    choices = [Choice(key, f"do the thing called {key}") for key in "abcdefg"]
    rows = [row.plain for row in key_rows(choices, "", width)]
    assert all(len(row) <= width for row in rows)
    assert all(sum(f"[{choice.key}] {choice.label}" in row for row in rows) == 1 for choice in choices)
    assert len(rows) == -(-7 // (width // len(" [a] do the thing called a  ")))


def test_what_the_keys_are_about_stands_before_them() -> None:
    assert [row.plain for row in key_rows([Choice("a", "")], "announce", 80)] == [" announce  [a]  "]


def test_a_hint_too_long_for_a_line_breaks_between_keys() -> None:
    hint = "1–5 keep or put back · u undo · Enter throw the rest · z take the last back · ? help · q leave"
    assert [row.plain for row in hint_rows(hint, 80)] == [
        " 1–5 keep or put back · u undo · Enter throw the rest · z take the last back ·",
        " ? help · q leave",
    ]


def test_keys_pressed_ahead_are_kept() -> None:
    terminal = at_a_terminal("play", "slam", "--seats", "human:Ann", "--seed", "3", rows=40)
    terminal.delaybeforesend = None
    terminal.expect("2 rolls left")
    for key in "12345":  # one by one, faster than the table is drawn again
        terminal.send(key)
    terminal.expect(r"\[1\][^\n]*\[2\][^\n]*\[3\][^\n]*\[4\][^\n]*\[5\]")
    terminal.send("qq")
    last_words(terminal)


def test_a_win_that_no_score_decides_is_told_in_the_games_own_words() -> None:
    reader = Reader(Words("en", "master"), ("Ann", "Bob"))
    assert "Ann wins at once, whatever the points!" in result_lines(Result((0, 3), (1, 2), "five_in_a_row"), reader)
    assert "Bob wins with 3!" in result_lines(ranked((0, 3), "pawns_placed"), reader)


def test_a_reader_who_wins_is_not_told_by_name() -> None:
    reader = Reader(Words("fr", "master"), ("Ann", "Bob"), 1, you=1)
    assert "Vous gagnez avec 3\u00a0!" in result_lines(ranked((0, 3), "pawns_placed"), reader)
    assert "Ann gagne avec 3\u00a0!" in result_lines(ranked((3, 0), "pawns_placed"), reader)
    assert "Égalité en tête\u00a0: Ann et Bob, avec 2." in result_lines(ranked((2, 2), "pawns_placed"), reader)
