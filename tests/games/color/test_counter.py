"""The bot that counts: what it prefers, and that it wins."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.color.positions import RED, SIX, announced, cards, throwing, turned
from yamclub.bots import RandomBot
from yamclub.game import Mover
from yamclub.games.color import counter
from yamclub.games.color.colours import Colour
from yamclub.games.color.counter import Counter
from yamclub.games.color.moves import Claim, ColorOptions, Feel, Felt, Lay
from yamclub.games.color.rules import ColorState
from yamclub.match.entries import Seat
from yamclub.match.fairness import secret_from_seed
from yamclub.match.match import Match
from yamclub.match.runner import play_through


class _Sure(Random):
    """Never miscounts."""

    def random(self) -> float:
        return 1.0


def says(state: ColorState, seat: int = 0) -> object:
    return Counter(_Sure()).choose(state.view(seat), state.legal(seat))


def test_says_the_true_number_while_it_is_free() -> None:
    assert says(turned(*SIX)) == Claim(6)


def test_says_the_next_below_rather_than_one_too_high() -> None:
    assert says(announced(turned(*SIX), (1, 6), (2, 5))) == Claim(4)


def test_says_the_true_number_below_somebody_who_overreached() -> None:
    assert says(announced(turned(*SIX), (1, 8))) == Claim(6)


def test_says_nothing_rather_than_what_is_too_high() -> None:
    state = announced(turned("RRBBBBBB", "RRRRRRRR"), (1, 2), (2, 1), (3, 0))
    assert not Counter(_Sure()).wants(state.view(0), state.legal(0))
    assert Counter(_Sure()).wants(turned(*SIX).view(0), turned(*SIX).legal(0))


@pytest.mark.parametrize(("mine", "theirs", "stake"), [(3, 2, 1), (2, 2, 0), (2, 5, 0)])
def test_lays_a_card_only_while_it_wins_more_than_half(mine: int, theirs: int, stake: int) -> None:
    won = (cards(*[RED] * mine), cards(*[RED] * theirs))
    assert says(throwing(2, won=won, stakes="pile")._round_begins()) == Lay(stake)


def test_lays_nothing_for_a_pot_that_it_can_win_all_the_same() -> None:
    won = (cards(*[RED] * 3), cards(RED))
    assert says(throwing(2, won=won, stakes="pot")._round_begins()) == Lay(0)


def test_feels_a_die_and_a_spot_before_it_speaks() -> None:
    bot, state = Counter(_Sure()), turned(*SIX, blind="on")
    assert bot.choose(state.view(0), state.legal(0)) == Feel(1)
    state = state.apply(0, Feel(1)).apply(Mover.CHANCE, Felt(Colour.RED))
    assert bot.choose(state.view(0), state.legal(0)) == Feel(9)


def test_takes_a_persons_time_and_not_always_the_same() -> None:
    state, bot = turned(RED, RED), Counter(Random(1))
    delays = {bot.delay(state.view(0), state.legal(0)) for _ in range(50)}
    assert len(delays) > 20
    assert min(delays) >= counter.QUICKEST
    assert sum(delays) / len(delays) > 4500  # nobody counts eight pairs at a glance


def test_hurries_in_a_short_round() -> None:
    state, bot = turned(RED, RED, options=ColorOptions(round_seconds=2)), Counter(Random(1))
    assert max(bot.delay(state.view(0), state.legal(0)) for _ in range(50)) <= 1200


def test_takes_its_time_where_people_have_more() -> None:
    options = ColorOptions(round_seconds=60, last_call_seconds=30)
    state, bot = turned(RED, RED, options=options), Counter(Random(1))
    assert min(bot.delay(state.view(0), state.legal(0)) for _ in range(50)) >= 5 * counter.QUICKEST


def test_beats_random_most_of_the_time() -> None:
    won = 0
    for number in range(20):
        seats = [Seat("Counter", "counter"), Seat("Random", "random")]
        match = Match.create("color", seats, secret=secret_from_seed(str(number)))
        list(play_through(match, [Counter(Random(number)), RandomBot(Random(number))]))
        result = match.state.result()
        won += result is not None and result.places == (1, 2)
    assert won >= 18


def test_feels_its_way_to_a_win_too() -> None:
    won = 0
    for number in range(8):
        seats = [Seat("Counter", "counter"), Seat("Random", "random")]
        match = Match.create("color", seats, {"blind": "on"}, secret=secret_from_seed(str(number)))
        list(play_through(match, [Counter(Random(number)), RandomBot(Random(number))]))
        result = match.state.result()
        won += result is not None and result.places == (1, 2)
    assert won >= 6
