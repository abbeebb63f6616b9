"""The levels: times and errors that people have, and risk by the standing."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.color.positions import BLUE, RED, SIX, announced, cards, closed, throwing, turned
from yamclub.bots import make_bot, play
from yamclub.game import Mover
from yamclub.games import game
from yamclub.games.color import reaction
from yamclub.games.color.announcing import believed, worths
from yamclub.games.color.colours import Colours, matching
from yamclub.games.color.levels import Club, Expert, Novice, Person
from yamclub.games.color.moves import THROW_CHANCE, Claim, ColorOptions, Feel, Felt, Lay, deck_of
from yamclub.games.color.rules import ColorState
from yamclub.games.color.standing import Standing, winning

LEVELS: list[type[Person]] = [Novice, Club, Expert]
DRAWS = 300


class _Sure(Random):
    """Never slips."""

    def random(self) -> float:
        return 0.5


def dealt(number: int) -> tuple[Colours, Colours]:
    rng = Random(number)
    return THROW_CHANCE.pick(rng.randrange(THROW_CHANCE.total)).dice, rng.choice(deck_of("symmetric"))


def position(number: int, **changes: Any) -> ColorState:
    dice, card = dealt(number)
    return turned(str(dice), str(card), 2, **changes)


def says(bot: Person, state: ColorState, seat: int = 0) -> object:
    return bot.choose(state.view(seat), state.legal(seat))


def delays(level: type[Person], **changes: Any) -> list[int]:
    states = [position(number, **changes) for number in range(DRAWS)]
    return [level(Random(number)).delay(state.view(0), state.legal(0)) for number, state in enumerate(states)]


# --- as quick as people, and no quicker


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_counts_quicker_than_a_person_could(level: type[Person]) -> None:
    for number, taken in enumerate(delays(level)):
        dice, card = dealt(number)
        assert taken >= reaction.quickest(dice.counts, card.counts)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seconds", [1, 2, 4, 60])
def test_nobody_answers_quicker_than_people_choose(level: type[Person], seconds: int) -> None:
    options = ColorOptions(round_seconds=seconds)
    taken = delays(level, options=options)
    assert min(taken) >= reaction.ANSWER
    assert max(taken) < 1000 * seconds


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_was_beaten_to_a_number_need_not_count_again(level: type[Person]) -> None:
    bot, state = level(Random(1)), turned(*SIX)
    bot.delay(state.view(0), state.legal(0))
    assert bot.wants(state.view(0), state.legal(0))
    taken = announced(state, (1, 6))
    assert reaction.ANSWER <= bot.delay(taken.view(0), taken.legal(0)) < 3 * reaction.ANSWER


@pytest.mark.parametrize("level", LEVELS)
def test_a_finger_takes_its_time(level: type[Person]) -> None:
    state = turned(*SIX, blind="on")
    taken = [level(Random(number)).delay(state.view(0), state.legal(0)) for number in range(DRAWS)]
    assert min(taken) >= reaction.FEEL[reaction.QUICK]


def test_each_level_is_quicker_and_errs_less() -> None:
    times, errors = [], []
    for level in LEVELS:
        times.append(sum(delays(level)) / DRAWS)
        bots = [level(Random(number)) for number in range(DRAWS)]
        found = [bot.count(position(number).view(0)) for number, bot in enumerate(bots)]
        errors.append(sum(one != matching(*dealt(number)) for number, one in enumerate(found)) / DRAWS)
    assert all(slower > 1.1 * quicker for slower, quicker in pairwise(times))
    assert all(oftener > 1.3 * seldomer for oftener, seldomer in pairwise(errors))
    assert 0.01 < errors[-1] < errors[0] < 0.25


@pytest.mark.parametrize("level", LEVELS)
def test_the_page_of_the_game_says_how_long_each_level_takes_and_how_often_it_errs(level: type[Person]) -> None:
    page = (Path(__file__).parents[3] / "docs" / "games" / "color.md").read_text(encoding="utf-8")
    found = re.search(rf"^\| `{level.__name__.lower()}` \| ([\d.]+) s \|.*\| (\d+) % \|$", page, flags=re.MULTILINE)
    assert found is not None
    counts = [level(Random(number)).count(position(number).view(0)) for number in range(DRAWS)]
    wrong = sum(one != matching(*dealt(number)) for number, one in enumerate(counts)) / DRAWS
    assert sum(delays(level)) / DRAWS / 1000 == pytest.approx(float(found[1]), rel=0.05)
    assert 100 * wrong == pytest.approx(float(found[2]), abs=4)


def test_a_miscount_is_near_the_truth() -> None:
    for number in range(DRAWS):
        assert abs(Novice(Random(number)).count(position(number).view(0)) - matching(*dealt(number))) <= 2


def test_what_is_seen_at_a_glance_is_not_far_off() -> None:
    off = 0
    for number in range(DRAWS):
        dice, card = dealt(number)
        off += abs(reaction.counted(Random(number), dice.counts, card.counts, 0, 0) - matching(dice, card))
    assert 0.3 < off / DRAWS < 1.5


def test_more_items_beyond_four_take_longer_than_within() -> None:
    steps = [reaction.enumerating(n + 1, reaction.USUAL) - reaction.enumerating(n, reaction.USUAL) for n in range(8)]
    assert steps == [100] * 4 + [350] * 4


# --- what the standing asks for


def test_behind_it_hurries_and_ahead_it_makes_sure() -> None:
    behind, ahead = (cards(RED), cards(*[BLUE] * 5)), (cards(*[BLUE] * 5), cards(RED))
    for level in Club, Expert:
        spoken = [announced(turned(*SIX, 2, won=won), (1, 8)) for won in (behind, ahead)]
        hurried, sure = (level(Random(1)).haste(state.view(0)) for state in spoken)
        assert hurried < 0.95 < 1.05 < sure
    assert Novice(Random(1)).haste(spoken[0].view(0)) == 1


@pytest.mark.parametrize(("mine", "theirs", "stake"), [(3, 5, 3), (5, 3, 0)])
def test_near_the_end_the_expert_stakes_when_behind_and_not_when_ahead(mine: int, theirs: int, stake: int) -> None:
    won = (cards(*[RED] * mine), cards(*[RED] * theirs))
    state = throwing(2, won=won, pile=cards(BLUE, BLUE, RED, RED), stakes="pile")._round_begins()
    assert says(Expert(Random(1)), state) == Lay(stake)


def test_the_expert_stakes_nothing_for_a_pot_that_it_can_win_all_the_same() -> None:
    won = (cards(*[RED] * 3), cards(*[RED] * 3))
    assert says(Expert(Random(1)), throwing(2, won=won, stakes="pot")._round_begins()) == Lay(0)


def test_a_novice_never_stakes_more_than_one_card() -> None:
    state = throwing(2, won=(cards(*[RED] * 4), ()), stakes="pile")._round_begins()
    said = {says(Novice(Random(number)), state) for number in range(60)}
    assert said == {Lay(0), Lay(1)}


def test_chances_to_win_add_up_and_follow_the_cards() -> None:
    held = (5, 3, 3, 0)
    chances = [winning(held, seat, 6) for seat in range(4)]
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[1] == chances[2] > chances[3]
    assert winning(held, 0, 1) > chances[0]


# --- what they say


@pytest.mark.parametrize("level", LEVELS)
def test_says_the_true_number_while_it_is_free(level: type[Person]) -> None:
    assert says(level(_Sure()), turned(*SIX)) == Claim(6)


@pytest.mark.parametrize("level", LEVELS)
def test_says_less_when_its_number_is_taken(level: type[Person]) -> None:
    state = announced(turned(*SIX, won=(cards(RED, RED),)), (1, 6), (2, 5))
    assert says(level(_Sure()), state) == Claim(4)


@pytest.mark.parametrize("level", LEVELS)
def test_says_the_true_number_below_somebody_who_overreached(level: type[Person]) -> None:
    assert says(level(_Sure()), announced(turned(*SIX), (1, 8))) == Claim(6)


def test_a_novice_now_and_then_blurts_out_one_more() -> None:
    state = announced(turned(*SIX), (1, 6))
    said = [says(Novice(Random(number)), state) for number in range(200)]
    assert 5 < said.count(Claim(7)) < 60


def test_an_expert_believes_its_count_less_if_somebody_disagrees() -> None:
    alone = believed(6, 0.06, turned(*SIX).view(0))
    doubted = believed(6, 0.06, announced(turned(*SIX), (1, 7)).view(0))
    agreed = believed(6, 0.06, announced(turned(*SIX), (1, 6)).view(0))
    assert agreed[6] > alone[6] > doubted[6] > doubted[7] > alone[7]
    assert sum(doubted) == pytest.approx(1)


def test_too_high_costs_nothing_to_whoever_has_no_card() -> None:
    rich, poor = turned(*SIX, won=(cards(RED),)).view(0), turned(*SIX).view(0)
    sure = [float(number == 6) for number in range(9)]
    assert worths(rich, Standing(rich, 0), sure, [7])[7] < -0.5
    assert worths(poor, Standing(poor, 0), sure, [7])[7] == pytest.approx(0)


def test_it_finds_its_seat_by_what_it_announced() -> None:
    bot = Expert(_Sure())
    state = turned(*SIX, 3)
    assert bot.standing(state.view(0)) is None
    number = says(bot, state, 2)
    assert number == Claim(6)
    state = closed(announced(state, (2, 6)))
    after = replace(turned(*SIX, 3), won=state.won, last=state.last, rounds=2)
    bot.delay(after.view(2), after.legal(2))
    standing = bot.standing(after.view(2))
    assert standing is not None
    assert standing.chance > 0.4


def test_feels_everything_before_it_speaks() -> None:
    bot, state = Expert(_Sure()), turned(*SIX, blind="on")
    under = [*colours_of(SIX[0]), *colours_of(SIX[1])]
    for item, colour in enumerate(under, start=1):
        assert says(bot, state) == Feel(item)
        state = state.apply(0, Feel(item)).apply(Mover.CHANCE, Felt(colour))
    assert says(bot, state) == Claim(6)


def colours_of(written: str) -> list[Any]:
    return list(Colours.parse(written))


# --- each level is a step


def wins(better: str, other: str, matches: int, **agreed: Any) -> float:
    rules, won = game("color"), 0.0
    for number in range(matches):
        bots = [make_bot(rules, name, Random(number)) for name in (better, other)]
        if number % 2:
            bots.reverse()
        *_, last = play(rules.start(2, ColorOptions(**agreed)), bots, Random(number))
        result = last.after.result()
        assert result is not None
        first = [place == 1 for place in result.places]
        won += first[number % 2] / sum(first)
    return won / matches


@pytest.mark.parametrize("agreed", [{}, {"stakes": "pile"}, {"blind": "on"}])
@pytest.mark.parametrize(("better", "other"), [("expert", "club"), ("club", "novice"), ("expert", "counter")])
def test_each_level_beats_the_one_below(better: str, other: str, agreed: dict[str, str]) -> None:
    assert wins(better, other, 10, **agreed) >= 0.65
