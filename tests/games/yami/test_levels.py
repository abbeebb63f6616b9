"""Novice and club: their mistakes are plausible."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.yami.positions import following, playing
from yamclub.bots import make_bot
from yamclub.game import Action
from yamclub.games.yami import GAME
from yamclub.games.yami.boxes import Box
from yamclub.games.yami.levels import Club, Novice
from yamclub.games.yami.moves import LayDown, Mark


def many(bot: str, state: object, seat: int = 0) -> list[object]:
    player = make_bot(GAME, bot, Random(1))
    return [player.choose(state.view(seat), state.legal(seat)) for _ in range(60)]  # type: ignore[attr-defined]


def test_a_novice_lays_a_straight_flush_down_though_not_always_for_its_best_box() -> None:
    laid = many("novice", playing("7♠ 8♠ 9♠ 10♠ V♠"))
    assert all(isinstance(action, LayDown) and action.box in (Box.STRAIGHT_FLUSH, Box.FLUSH) for action in laid)


def test_a_club_player_may_wait_with_a_straight_flush_but_never_lays_it_down_for_less() -> None:
    laid = many("club", playing("7♠ 8♠ 9♠ 10♠ V♠"))
    assert {action for action in laid if isinstance(action, LayDown)} == {LayDown(Box.STRAIGHT_FLUSH)}


def test_a_novice_marks_where_it_brings_most_at_once() -> None:
    marked = many("novice", following("A♠ A♥ A♦ R♠ R♥"), 1)
    assert marked.count(Mark(Box.FULL)) > max(marked.count(Mark(box)) for box in Box if box != Box.FULL)


@pytest.mark.parametrize("kind", [Novice, Club])
def test_what_is_done_is_never_far_below_the_best(kind: type[Novice] | type[Club]) -> None:
    bot, rater = kind(Random(3)), kind(Random(0))
    state = playing("8♠ 8♥ 10♦ 10♣ A♥")
    legal = state.legal(0)
    rated: dict[Action, float] = dict(zip(legal, rater.rate(state.view(0), legal), strict=True))
    worst = max(rated.values()) - min(rated[bot.choose(state.view(0), legal)] for _ in range(300))
    assert 0 < worst <= kind.slip * kind.BLUNDER
