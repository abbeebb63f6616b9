"""From keys to actions, without a terminal."""

from __future__ import annotations

from typing import Any

import pytest

from yamclub.cli.asking import Asking
from yamclub.cli.keys import Left
from yamclub.game import TAKE_BACK, Mover
from yamclub.games.slam import GAME
from yamclub.games.slam.chips import Series
from yamclub.games.slam.moves import Take
from yamclub.games.slam.terminal import SlamTerminal
from yamclub.kernel.dice import dice
from yamclub.match.runner import Undo
from yamclub.mechanics.throwing import Keep, Throw
from yamclub.terminal import Controls, Reader
from yamclub.words import Words


def asked(faces: str = "33366", *, by_key: bool = True, can_undo: bool = False, **more: Any) -> Asking:
    """A solo player has thrown once."""
    state = GAME.start(1).apply(Mover.CHANCE, Throw(dice(faces)))
    words = Words("en", "slam")
    controls = SlamTerminal().controls(state.view(0), state.legal(0), Reader(words, ("Ann",)))  # type: ignore[arg-type]
    return Asking(controls, state.legal(0), GAME.actions, words, by_key=by_key, can_undo=can_undo, **more)


def press(asking: Asking, *keys: str) -> Any:
    for key in keys[:-1]:
        assert asking.press(key) is None
    return asking.press(keys[-1])


def test_numbers_put_dice_aside_and_enter_throws_the_others() -> None:
    assert press(asked("12345"), "1", "3", "") == Keep(dice("13"))


def test_a_number_pressed_again_puts_the_die_back() -> None:
    assert press(asked("12345"), "1", "3", "1", "") == Keep(dice("3"))


def test_u_puts_all_dice_back_before_the_throw() -> None:
    asking = asked("12345")
    press(asking, "1", "3", "u")
    assert asking.selected == frozenset()
    assert press(asking, "2", "") == Keep(dice("2"))


def test_throwing_all_again_wants_a_second_enter() -> None:
    asking = asked()
    assert asking.press("") is None
    assert asking.notice == Words("en")("play-throw-all")
    assert asking.press("") == Keep(dice(""))


def test_another_key_in_between_takes_the_second_enter_back() -> None:
    asking = asked()
    press(asking, "", "?")
    assert asking.press("") is None


def test_all_dice_aside_is_no_throw() -> None:
    asking = asked()
    assert press(asking, "1", "2", "3", "4", "5", "") is None
    assert asking.notice == Words("en")("play-nothing-to-throw")


def test_a_letter_takes_the_chip_beside_it() -> None:
    assert press(asked(), "e") == Take(Series.FULL)


def test_a_letter_whose_chip_the_dice_do_not_win_does_nothing() -> None:
    asking = asked()
    assert press(asking, "g") is None
    assert "g" in asking.notice


def test_line_by_line_the_numbers_throw_at_once() -> None:
    assert asked("12345", by_key=False).press("13") == Keep(dice("13"))


@pytest.mark.parametrize(("written", "action"), [("take full", Take(Series.FULL)), ("keep 33", Keep(dice("33")))])
def test_a_move_may_be_written_out(written: str, action: Any) -> None:
    assert asked(by_key=False).press(written) == action


@pytest.mark.parametrize("written", ["keep 44", "take carre", "dance", "keep 9 9 9", "take full sideways", "13 3"])
def test_what_is_no_move_is_refused_and_asked_again(written: str) -> None:
    asking = asked(by_key=False)
    assert asking.press(written) is None
    assert asking.notice


def test_leaving_wants_a_second_q() -> None:
    asking = asked()
    assert asking.press("q") is None
    with pytest.raises(Left):
        asking.press("q")


def test_z_takes_typed_dice_back_and_only_them() -> None:
    with pytest.raises(Undo):
        asked(can_undo=True).press("z")
    assert asked().press("z") is None


def test_help_is_a_page_to_read_until_the_next_key() -> None:
    asking = asked()
    press(asking, "?")
    assert "Enter rolls the others" in asking.page
    press(asking, "1")
    assert asking.page == ""


@pytest.mark.parametrize(("game_id", "help_text"), [("master", "master-help"), (None, "play-help")])
def test_a_game_may_bring_its_own_help(game_id: str | None, help_text: str) -> None:
    words = Words("en", game_id)
    asking = Asking(Controls(), (), GAME.actions, words, by_key=True, can_undo=False)
    press(asking, "?")
    assert asking.page == words(help_text)


def test_z_takes_the_last_move_back_where_it_can_be() -> None:
    assert asked(can_take_back=True).press("z") == TAKE_BACK
    assert asked().press("z") is None
    with pytest.raises(Undo):  # at a real table it is the dice that were typed wrong
        asked(can_undo=True, can_take_back=True).press("z")


def test_what_gives_something_up_wants_an_enter() -> None:
    take = Take(Series.FULL)
    asking = asked(costly=[take])
    (key,) = [choice.key for choice in asking.choices if choice.action == take]
    assert asking.press(key) is None
    assert asking.notice == Words("en")("play-give-up")
    assert asking.press("") == take


def test_another_key_goes_back() -> None:
    take = Take(Series.FULL)
    asking = asked("33366", costly=[take])
    (key,) = [choice.key for choice in asking.choices if choice.action == take]
    assert asking.press(key) is None
    assert asking.press("1") is None
    assert asking.selected == frozenset({0})
    assert asking.press("") == Keep(dice("3"))
