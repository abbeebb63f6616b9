"""Choices that lead to choices, and keys of more than one sign, without a terminal."""

from __future__ import annotations

from typing import Any

from yamclub.cli.asking import Asking
from yamclub.games.slam import GAME
from yamclub.games.slam.chips import Series
from yamclub.games.slam.moves import STOP, Take
from yamclub.kernel.dice import dice
from yamclub.mechanics.throwing import Keep
from yamclub.terminal import Choice, Controls
from yamclub.words import Words

FULL, CARRE = Take(Series.FULL), Take(Series.CARRE)


def asked(*, by_key: bool = True) -> Asking:
    """a leads to the keys 5, 12 and 15, while 1 and 2 put dice aside."""
    more = (Choice("5", "", STOP), Choice("12", "", FULL), Choice("15", "", CARRE))
    controls = Controls((Choice("a", "points", more=more),), dice=dice("12345"))
    return Asking(controls, [STOP, FULL, CARRE], GAME.actions, Words("en", "slam"), by_key=by_key, can_undo=False)


def press(asking: Asking, *keys: str) -> Any:
    for key in keys[:-1]:
        assert asking.press(key) is None
    return asking.press(keys[-1])


def test_a_number_is_typed_sign_by_sign_behind_a_choice() -> None:
    assert press(asked(), "a", "1", "5") == CARRE
    assert press(asked(), "a", "5") == STOP


def test_line_by_line_a_number_comes_whole() -> None:
    assert press(asked(by_key=False), "a", "12") == FULL
    assert press(asked(by_key=False), "a", "1") is None


def test_what_no_key_starts_with_is_forgotten() -> None:
    asking = asked()
    assert press(asking, "a", "1", "7") is None
    assert asking.notice == Words("en")("play-no-such-key", key="7")
    assert press(asking, "1", "2") == FULL


def test_u_goes_back_to_the_first_choices_and_the_dice() -> None:
    asking = asked()
    press(asking, "a", "1", "u")
    assert (asking.chosen, press(asking, "1", "2", "")) == ("", Keep(dice("12")))


def test_enter_throws_nothing_while_points_are_asked_for() -> None:
    assert press(asked(), "1", "a", "") is None
