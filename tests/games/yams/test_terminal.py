"""What a player sees."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tests.games.yams.positions import EXTRA, sheet, thrown
from yamclub.games.yams.rules import YamsState
from yamclub.games.yams.terminal import YamsTerminal
from yamclub.terminal import Reader
from yamclub.words import LANGUAGES, Words

NAMES = tuple(f"Joséphine {number}" for number in range(8))


def painted(state: YamsState, language: str = "en") -> list[str]:
    console = Console(file=StringIO(), width=80)
    with console.capture() as captured:
        console.print(YamsTerminal().paint(state.view(0), Reader(Words(language, "yams"), NAMES, 0), frozenset({1})))
    return captured.get().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_eight_sheets_and_the_dice_fit_with_room_for_a_log_and_the_keys(language: str) -> None:
    sheets = [sheet(yam=50, large_straight=40)] * 8
    lines = painted(thrown("33333", *sheets, options=EXTRA, extra_yams=(900,) * 8), language)
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 20
    assert sum(line.count("50+900") for line in lines) == 8


def test_a_box_shows_its_key_and_what_the_dice_are_worth_there_only_while_it_is_open() -> None:
    lines = painted(thrown("33344", sheet(threes=9)))
    assert [line.split() for line in lines if "full house" in line] == [["i", "full", "house", "★25", "·", "·"]]
    assert [line.split() for line in lines if "threes" in line] == [["threes", "9", "·"]]
