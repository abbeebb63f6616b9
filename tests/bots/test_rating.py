"""Bots choose by what they rate: the first of the best, or near it where they err as people do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.games.menteur.positions import announced
from yamclub.bots import Bot, RandomBot, Rating, Timed, bot_names, make_bot, play
from yamclub.bots.contract import is_timed
from yamclub.errors import Code, YamError
from yamclub.game import Action
from yamclub.games import GAMES, game
from yamclub.mechanics.levels import Erring
from yamclub.mechanics.rating import RatingBot
from yamclub.mechanics.sheet import Box

RATING_BOTS = [(game_id, name) for game_id in GAMES for name in game(game_id).bots]
SOLO_BOTS = [(game_id, name) for game_id in GAMES for name in game(game_id).solo_bots]


@pytest.mark.parametrize(("game_id", "name"), RATING_BOTS)
def test_a_class_says_whether_its_bots_are_timed(game_id: str, name: str) -> None:
    bot = make_bot(game(game_id), name, Random(1))
    assert is_timed(bot) == isinstance(bot, Timed)


class Watched:
    """Holds a seat for a bot, and checks each of its choices against the ratings that it made for it.

    Asking for the ratings once more would not do: a counter may have slipped in between.
    """

    def __init__(self, bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
        assert isinstance(bot, Rating)
        self.bot, self.checked = bot, 0
        self._rate, self._worth = bot.rate, list[float]()
        monkeypatch.setattr(bot, "rate", self._rated)

    def _rated(self, view: Any, legal: Sequence[Action]) -> list[float]:
        self._worth = self._rate(view, legal)
        assert len(self._worth) == len(legal)
        return self._worth

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        self._worth = []
        chosen = self.bot.choose(view, legal)
        best = max(self._worth)
        if isinstance(self.bot, Erring):  # a slip, but never a blunder
            assert best - self._worth[legal.index(chosen)] <= self.bot.BLUNDER * self.bot.slip
        else:
            assert chosen == legal[self._worth.index(best)]
        self.checked += 1
        return chosen


class WatchedInTime(Watched):
    """The same for a bot that says how long it takes."""

    def delay(self, view: Any, legal: Sequence[Action]) -> int | None:
        assert isinstance(self.bot, Timed)
        return self.bot.delay(view, legal)

    def wants(self, view: Any, legal: Sequence[Action]) -> bool:
        assert isinstance(self.bot, Timed)
        return self.bot.wants(view, legal)


@pytest.mark.parametrize(("game_id", "name"), RATING_BOTS)
def test_along_a_match_the_first_of_the_best_rated_is_chosen(
    game_id: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, rng = game(game_id), Random(4)
    for options in [rules.options(), *_other_options(game_id)]:
        bots = [make_bot(rules, name, rng) for _ in range(max(2, rules.seats[0]))]
        seats = [(WatchedInTime if isinstance(bot, Timed) else Watched)(bot, monkeypatch) for bot in bots]
        for _ in play(rules.start(len(seats), options), seats, rng):
            pass
        assert all(seat.checked for seat in seats)


@pytest.mark.parametrize(("game_id", "name"), SOLO_BOTS)
def test_bots_that_play_solo_do_so_too_and_at_no_other_table(
    game_id: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, rng = game(game_id), Random(4)
    seat = Watched(make_bot(rules, name, rng, seats=1), monkeypatch)
    for _ in play(rules.start(1), [seat], rng):
        pass
    assert seat.checked
    assert (name in bot_names(rules, 1), name in bot_names(rules, 2), name in bot_names(rules)) == (True, False, False)
    with pytest.raises(YamError) as refused:
        make_bot(rules, name, rng, seats=2)
    assert refused.value.code == Code.SOLO_BOT


def _other_options(game_id: str) -> list[Any]:
    """Those that bring other kinds of decisions."""
    options: Any = game(game_id).options
    match game_id:
        case "color":
            return [options(stakes="pile", blind="on"), options(stakes="pot")]
        case "menteur":
            return [options(scratch="yes")]
        case "yami":
            return [options(cancel="free")]
    return []


@pytest.mark.parametrize(("game_id", "name"), RATING_BOTS)
def test_the_bots_that_games_bring_rate(game_id: str, name: str) -> None:
    assert isinstance(make_bot(game(game_id), name, Random(1)), RatingBot)
    assert game(game_id).unit in ("points", "cards")


def test_a_liar_that_is_asked_twice_says_the_same_and_two_liars_differ() -> None:
    state = announced("44425", Box.BRELAN, 19)
    view, legal = state.view(1), state.legal(1)
    first, second = (make_bot(game("menteur"), "bluffer", Random(seed)) for seed in (1, 2))
    assert isinstance(first, RatingBot)
    assert isinstance(second, RatingBot)
    assert first.rate(view, legal) == first.rate(view, legal) != second.rate(view, legal)


class Likes(RatingBot):
    def rate(self, view: Any, legal: Sequence[Action]) -> list[float]:
        return [float(number) for number in view]


@pytest.mark.parametrize(("worth", "chosen"), [((1, 3, 2), "b"), ((2, 2, 1), "a"), ((-2, -1, -1), "b"), ((0,), "a")])
def test_of_equals_the_first_is_chosen(worth: tuple[int, ...], chosen: str) -> None:
    legal: list[Any] = list("abc")[: len(worth)]
    assert legal.index(Likes(Random(1)).choose(worth, legal)) == "abc".index(chosen)


def test_to_random_all_are_worth_the_same_and_any_is_chosen() -> None:
    bot, legal = RandomBot(Random(1)), [*game("slam").every_action(2)][:20]
    assert bot.rate(None, legal) == [0.0] * 20
    assert len({bot.choose(None, legal) for _ in range(400)}) == 20
