"""What the coach says of YAM color: the rules walked through say the same, under the assumptions it states.

Of the rounds to come each is won by somebody, all equally likely. In the round that is on, each of those who may still
call finds a free true number seven times in ten.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.typing import NDArray

from tests.coach.matches import analysed
from tests.coach.test_adding_up import adds_up
from tests.games.color.positions import (
    BLUE,
    CHANCE,
    GREEN,
    RED,
    SIX,
    YELLOW,
    announced,
    cards,
    closed,
    colours,
    throwing,
    turned,
)
from tests.games.color.twins import twin
from tests.games.turns import is_readable
from yamclub.bots import RandomBot, play
from yamclub.coach.judging import ended
from yamclub.game import Action, Mover
from yamclub.games.color import GAME
from yamclub.games.color.appraisal import ColorAppraiser
from yamclub.games.color.beliefs import believed
from yamclub.games.color.colours import COLOURS, Colour, matching
from yamclub.games.color.judging import likely
from yamclub.games.color.moves import CLOSE, Claim, ColorOptions, Feel, Felt, Lay
from yamclub.games.color.race import SILENCE, ColorRace, state_worth
from yamclub.games.color.rules import ColorState
from yamclub.kernel.codec import encode
from yamclub.mechanics.appraisal import Chosen
from yamclub.mechanics.telling import Said

Worths = NDArray[np.float64]
APPRAISER = ColorAppraiser(Random(0))
FOUND = 0.7


# --- the slow twin: every way in which the cards may go


def walked(state: ColorState) -> Worths:
    result = state.result()
    if result is not None:
        return ended(result)
    if state.turn().chance:
        return walked(state.apply(CHANCE, state.chance().outcomes[0]))  # dice and cards favour nobody
    if state.phase == "staking":
        return walked(state.apply(state.staking[0], Lay(0)))
    return np.asarray(np.mean([won_by(state, seat) for seat in state.waiting], axis=0))


def won_by(state: ColorState, seat: int) -> Worths:
    after = state.apply(seat, Claim(true_number(state)), state.deadline() or 0)
    return walked(closed(after) if after.phase == "announcing" else after)


def true_number(state: ColorState) -> int:
    assert state.dice is not None
    assert state.card is not None
    return matching(state.dice, state.card)


def after_call(state: ColorState, seat: int, action: Action) -> Worths:
    """The call is made; then the others find the number, or the round ends as it is."""
    after = state
    if isinstance(action, Claim):
        after = state.apply(seat, action, max([state.turned_at, *(claim.at for claim in state.claims)]))
    if after.phase != "announcing":
        return walked(after)
    missed, others = walked(closed(after)), [one for one in state.waiting if one != seat]
    if true_number(state) in {claim.number for claim in after.claims} or not others:
        return missed
    silent = (1 - FOUND) ** len(others)
    return np.asarray(silent * missed + (1 - silent) * np.mean([won_by(after, one) for one in others], axis=0))


FEW = cards(YELLOW, BLUE)
POSITIONS = {
    "even": turned(*SIX, players=2, pile=cards(SIX[1], *map(str, FEW))),
    "ahead": turned(*SIX, players=2, won=(cards(GREEN, GREEN), cards(BLUE)), pile=cards(SIX[1], BLUE)),
    "behind, three": turned(*SIX, players=3, won=(cards(GREEN), cards(BLUE, BLUE)), pile=cards(SIX[1], BLUE, RED)),
    "the last card": turned(*SIX, players=4, won=(cards(GREEN), cards(BLUE)), pile=cards(SIX[1])),
    "others were too high": announced(
        turned(*SIX, players=3, won=(cards(GREEN), cards(BLUE)), pile=cards(SIX[1], BLUE)), (1, 8)
    ),
    "others were too low": announced(turned(*SIX, players=3, pile=cards(SIX[1], BLUE)), (1, 2)),
    "taken": announced(turned(*SIX, players=3, won=(cards(GREEN),), pile=cards(SIX[1], BLUE)), (2, 6)),
    "the last to call": announced(turned(*SIX, players=2, pile=cards(SIX[1], BLUE)), (1, 4)),
    "eight seats": turned(*SIX, players=8, won=(cards(GREEN), cards(BLUE)), pile=cards(SIX[1], BLUE)),
    "a playoff": turned(
        *SIX, players=3, tie="playoff", playoff=True, contenders=(0, 2), won=(cards(GREEN), (), cards(BLUE)),
        pile=cards(SIX[1], BLUE),
    ),
    "staked, pile": turned(
        *SIX, players=3, stakes="pile", won=(cards(GREEN), cards(RED)), laid=(cards(BLUE), cards(BLUE, BLUE), ()),
        pile=cards(SIX[1], BLUE),
    ),
    "staked, pot": turned(
        *SIX, players=3, stakes="pot", won=(cards(GREEN), cards(RED)), laid=(cards(BLUE), cards(BLUE, BLUE), ()),
        pot=cards(YELLOW), pile=cards(SIX[1], BLUE, YELLOW),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", POSITIONS)
def test_calls_are_worth_what_the_rules_make_of_them(name: str) -> None:
    state = POSITIONS[name]
    legal = [SILENCE, *(one for one in state.legal(0) if isinstance(one, Claim))]
    rows = APPRAISER.actions(state.view(0), 0, legal)
    for action, row in zip(legal, rows, strict=True):
        np.testing.assert_allclose(row, after_call(state, 0, action), atol=1e-12, err_msg=str(action))


@pytest.mark.parametrize("name", POSITIONS)
def test_the_best_is_the_true_number_while_it_is_free(name: str) -> None:
    state = POSITIONS[name]
    legal = [one for one in state.legal(0) if isinstance(one, Claim)]
    mine = APPRAISER.actions(state.view(0), 0, legal)[:, 0]
    if name == "taken":
        assert all(mine[0] == pytest.approx(worth) for worth, one in zip(mine, legal, strict=True) if one.number < 6)
        assert max(worth for worth, one in zip(mine, legal, strict=True) if one.number > 6) < mine[0]
    else:
        assert mine[legal.index(Claim(6))] == mine.max()


@pytest.mark.parametrize("stakes", ["pile", "pot"])
@pytest.mark.parametrize("won", [(2, 1, 0), (1, 3, 1), (3, 0)])
def test_stakes_are_worth_what_the_rules_make_of_them(stakes: str, won: Sequence[int]) -> None:
    held = tuple(cards(*[BLUE] * count) for count in won)
    before = throwing(len(won), stakes=stakes, won=held, pile=cards(RED, GREEN, YELLOW), rounds=4)
    state = replace(before, phase="staking", staking=(0,))
    legal, view = state.legal(0), state.view(0)
    for action, row in zip(legal, APPRAISER.actions(view, 0, legal), strict=True):
        round_ = state.apply(0, action)
        while round_.phase != "announcing":
            round_ = round_.apply(CHANCE, round_.chance().outcomes[0])
        ends = [likely(view, seat) * won_by(round_, seat) for seat in range(len(won))]
        np.testing.assert_allclose(row, np.sum(ends, axis=0), atol=1e-12)


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_is_worth_what_those_who_may_call_make_of_it(name: str) -> None:
    state = POSITIONS[name]
    number, waiting = true_number(state), len(state.waiting)
    worth = state_worth(state)
    assert worth.sum() == pytest.approx(1)
    if number in {claim.number for claim in state.claims}:
        np.testing.assert_allclose(worth, walked(closed(state)), atol=1e-12)
    else:
        silent = (1 - FOUND) ** waiting
        np.testing.assert_allclose(worth, silent * walked(closed(state)) + (1 - silent) * walked(state), atol=1e-12)


# --- under the cover


def blind(dice: str, card: str, *felt: tuple[int, int], players: int = 2) -> tuple[ColorState, ColorRace]:
    """Seats felt these items, which lie as they are written."""
    state = turned(dice, card, players=players, blind="on", pile=cards(card, BLUE, GREEN, RED, YELLOW))
    race = ColorRace(state)
    for seat, item in felt:
        found = Colour((dice + card)[item - 1])
        for by, move in ((seat, Feel(item)), (CHANCE, Felt(found))):
            step = state.step(by, move, 100)
            assert not race.follow(step)
            assert isinstance(step.after, ColorState)
            state = step.after
    return state, race


def called(state: ColorState, race: ColorRace, seat: int, number: int) -> Chosen:
    (found,) = race.follow(state.step(seat, Claim(number), 200))
    return found


HALF = "RRRRBBBB"
DECK = throwing(2).pile.unseen


def test_what_was_felt_decides_how_likely_each_number_is() -> None:
    """Dice one by one, cards spot by spot: all that may lie there, with how likely the fingers found what they did."""
    felt = {1: "R", 2: "R", 3: "R", 4: "R", 5: "B", 9: "R", 10: "R", 11: "B"}
    state = turned("RRRRBBBB", HALF, players=2, blind="on", pile=cards(HALF, BLUE, HALF, RED, "RRRRBBGG"))
    view = replace(state.view(0), gone=tuple(one for one in DECK if one not in cards(HALF, BLUE, RED, "RRRRBBGG")))
    chances = dict.fromkeys(range(9), 0.0)
    for card in left_over(view):
        likely_ = spots_found(card, [colour for item, colour in felt.items() if item > 8])
        for rest in product("RBGY", repeat=3):
            dice = colours("".join(colour for item, colour in felt.items() if item <= 8) + "".join(rest))
            chances[matching(dice, card)] += likely_
    whole = sum(chances.values())
    found = believed(view, {item: Colour(colour) for item, colour in felt.items()})
    assert found == pytest.approx([chances[number] / whole for number in range(9)])


def left_over(view: Any) -> list[Any]:
    left = list(DECK)
    for card in view.gone:
        left.remove(card)
    return left


def spots_found(card: Any, found: Sequence[str]) -> float:
    """How likely fingers on other spots each time find these colours."""
    chance, there = 1.0, dict(zip(COLOURS, card.counts, strict=True))
    for touched, colour in enumerate(found):
        chance *= there[Colour(colour)] / (8 - touched)
        there[Colour(colour)] -= 1
    return chance


def test_all_felt_leaves_no_doubt() -> None:
    state, _ = blind(HALF, RED)
    felt = {item: Colour((HALF + RED)[item - 1]) for item in range(1, 17)}
    assert believed(state.view(0), felt).tolist() == pytest.approx([0, 0, 0, 0, 1, 0, 0, 0, 0])


def test_what_was_felt_before_is_remembered() -> None:
    """Four red dice and a red spot: with the fingers elsewhere by now, the same call is judged by all of them."""
    little = called(*blind(RED, RED, (0, 8)), 0, 8)
    much = called(*blind(RED, RED, *((0, item) for item in range(1, 17))), 0, 8)
    assert np.ptp(much.rows[:, 0]) > 0
    assert much.rows[much.place, 0] == much.rows[:, 0].max()
    assert little.rows[little.place, 0] < little.rows[:, 0].max()


def test_worlds_that_a_player_cannot_tell_apart_are_judged_alike_to_the_byte() -> None:
    """Other dice, another card, and other fingers that felt other things."""
    mine = [(0, 1), (0, 9), (0, 2)]
    one, race = blind("RRBBGGYY", HALF, *mine, (1, 3), (1, 12))
    other, its = blind("RRRRRRGG", RED, *mine, (1, 8), (1, 16))
    assert encode(one.view(0)) == encode(other.view(0))
    assert true_number(one) != true_number(other)
    for number in range(9):
        here, there = called(one, race, 0, number), called(other, its, 0, number)
        assert here.legal == there.legal
        assert (here.rows.tobytes(), here.before.tobytes()) == (there.rows.tobytes(), there.before.tobytes())
        for than in here.legal:
            whys = [each.why(state.view(0), 0, here.legal[0], than) for each, state in ((race, one), (its, other))]
            assert encode(whys[0]) == encode(whys[1])


@pytest.mark.parametrize("players", [2, 5, 8])
def test_the_appraiser_alone_sees_no_more_than_a_seat_does(players: int) -> None:
    rng, compared = Random(players), 0
    start = GAME.start(players, ColorOptions(blind="on"))
    for step in play(start, [RandomBot(rng) for _ in range(players)], rng):
        state, seat = step.before, step.by
        assert isinstance(state, ColorState)
        if isinstance(seat, Mover) or state.phase != "announcing":
            continue
        other = twin(state, seat, rng)
        if state.view(seat) == other.view(seat):
            legal = state.legal(seat)
            one, same = (APPRAISER.actions(each.view(seat), seat, legal) for each in (state, other))
            assert one.tobytes() == same.tobytes()
            compared += 1
        if compared == 20:
            break
    assert compared == 20


# --- silence


def silences(state: ColorState, race: ColorRace | None = None) -> Sequence[Chosen]:
    return (race or ColorRace(state)).follow(state.step(Mover.CLOCK, CLOSE, state.deadline() or 0))


def test_silence_costs_what_the_card_was_worth_when_there_was_time() -> None:
    state = turned(*SIX, players=3, won=(cards(GREEN),), pile=cards(SIX[1], BLUE))
    found = silences(state)
    assert [one.seat for one in found] == [0, 1, 2]
    for one in found:
        best = one.rows[:, one.seat].argmax()
        assert one.legal[best] == Claim(6)
        assert one.legal[one.place] == SILENCE
        np.testing.assert_allclose(one.rows[best], won_by(state, one.seat), atol=1e-12)
        np.testing.assert_allclose(one.rows[one.place], walked(closed(state)), atol=1e-12)


def test_a_wrong_call_does_not_excuse_the_silence_of_others() -> None:
    state = announced(turned(*SIX, players=3, won=(cards(GREEN),), pile=cards(SIX[1], BLUE)), (0, 8))
    late = replace(state, claims=(replace(state.claims[0], at=7_000),))
    assert [one.seat for one in silences(late)] == [1, 2]


def test_silence_is_no_choice_without_time_without_a_free_number_and_under_the_cover() -> None:
    state = turned(*SIX, players=3)
    hurried = replace(state, options=ColorOptions(round_seconds=2))
    assert not silences(hurried)
    assert not silences(announced(state, (0, 6)))
    assert not silences(announced(turned("RRRBBGGY", "RRBBGGYY", players=3), (0, 8)))  # five seconds, four colours
    assert not silences(turned(*SIX, players=3, blind="on"))


# --- whole matches

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}), (3, {"stakes": "pile"}), (4, {"stakes": "pot", "tie": "playoff"}), (5, {"blind": "on"}),
    (6, {"tie": "playoff"}), (7, {"blind": "on", "stakes": "pile"}), (8, {"round_seconds": 4, "last_call_seconds": 1}),
    (2, {"blind": "on", "stakes": "pot"}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("bot", "players", "options"), [("club", *table) for table in TABLES] + [("random", *table) for table in TABLES[:2]]
)
def test_matches_add_up(bot: str, players: int, options: dict[str, object]) -> None:
    analysis = analysed("color", [bot] * players, seed=players, options=options)
    adds_up(analysis)
    for player in analysis.players:
        told = player.reactions
        assert told is not None
        assert told.rounds == told.right + told.high + told.low + told.late + told.silent
        assert options.get("blind") == "on" or player.luck == 0
    for decision in analysis.decisions:
        if decision.mark is not None:
            assert decision.why is not None
            assert readable(decision.why)


def test_without_secrets_nothing_is_left_to_the_estimate_but_who_comes_next() -> None:
    """What changes is choices and the race; ``revised`` keeps only that a round may end without a winner."""
    for player in analysed("color", ["expert", "novice", "club"], seed=2).players:
        assert abs(player.revised) < 0.02


# --- quick and slow


@pytest.mark.parametrize("level", ["novice", "club", "expert"])
def test_levels_among_themselves_count_as_quickly_as_is_published(level: str) -> None:
    paces = {"novice": 1.85, "club": 1.4, "expert": 1.15}
    found = [player.reactions for seed in range(3) for player in analysed("color", [level] * 3, seed=seed).players]
    measured = [one.pace for one in found if one is not None and one.pace is not None]
    assert len(measured) >= 6
    assert float(np.median(measured)) == pytest.approx(paces[level], rel=0.12)


def test_whoever_is_beaten_to_it_was_slower_and_not_wrong() -> None:
    analysis = analysed("color", ["novice", "expert"], seed=5)
    novice, expert = (player.reactions for player in analysis.players)
    assert novice is not None
    assert expert is not None
    assert novice.late > expert.late
    assert novice.raced < 0 < expert.raced
    assert analysis.players[0].others < 0


def test_calls_are_counted_up_by_how_they_went() -> None:
    state = turned(*SIX, players=4, won=(cards(GREEN),), pile=cards(SIX[1], BLUE))
    race = ColorRace(state)
    for seat, number, at in ((0, 8, 300), (1, 5, 2_000), (2, 6, 3_000)):
        step = state.step(seat, Claim(number), at)
        race.follow(step)
        state = step.after  # type: ignore[assignment]
    race.follow(state.step(Mover.CLOCK, CLOSE, state.deadline() or 0))
    told = race.reactions()
    assert [(one.high, one.low, one.right, one.late) for one in told] == [
        (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1),
    ]  # fmt: skip
    assert [one.guessed for one in told] == [1, 0, 0, 0]
    assert [one.median for one in told] == [300, 2_000, 3_000, None]


def test_guessing_is_no_counting() -> None:
    for player in analysed("color", ["random", "random"], seed=3).players:
        assert player.reactions is not None
        assert player.reactions.guessed > 5
        assert player.reactions.pace is None


# --- why


def readable(said: Said) -> bool:
    return is_readable("color", said)


def why(state: ColorState, best: Action, other: Action | None, seat: int = 0) -> Said:
    told = APPRAISER.why(state.view(seat), seat, best, other)
    assert told is not None
    assert readable(told)
    return told


def test_says_how_many_match_and_that_a_card_must_be_paid() -> None:
    state = turned(*SIX, won=(cards(GREEN),), pile=cards(SIX[1], *[BLUE] * 12))
    assert why(state, Claim(6), Claim(7)).id == "color-why-high"
    assert why(state, Claim(6), Claim(7), seat=1).id == "color-why-high-free"  # nothing to pay with
    low = why(state, Claim(6), Claim(4))
    assert (low.id, low.args["number"], low.args["called"]) == ("color-why-low", 6, 4)


def test_says_what_a_risk_is_worth_with_so_many_cards_left() -> None:
    """Level with one card each and one to come: whoever wins this round and the last has the match."""
    state = turned(*SIX, players=2, won=(cards(GREEN), cards(BLUE)), pile=cards(SIX[1], RED))
    told = why(state, Claim(6), Claim(7))
    wins, loses = won_by(state, 0)[0], won_by(state, 1)[0]
    fined = walked(announced(state, (1, 6), (0, 7)))[0]
    assert told.id == "color-why-risk"
    assert told.args["cards"] == 1
    assert told.args["pays"] == round(100 * (loses - fined))
    assert told.args["wins"] == round(100 * (wins - loses))


def test_says_how_long_the_number_stayed_free() -> None:
    state = turned(*SIX, players=2)
    told = why(state, Claim(6), SILENCE)
    assert (told.id, told.args["number"], told.args["seconds"]) == ("color-why-silent", 6, 12)


def test_says_how_often_a_call_under_the_cover_is_too_high() -> None:
    touched = (*range(1, 7), *range(9, 17))
    state, race = blind(HALF, RED, *((0, item) for item in touched))
    told = race.why(state.view(0), 0, Claim(4), Claim(5))
    assert told is not None
    assert readable(told)
    assert (told.id, told.args["called"], told.args["best"]) == ("color-why-felt-high", 5, 4)
    chances = believed(state.view(0), {item: Colour((HALF + RED)[item - 1]) for item in touched})
    assert told.args["risk"] == max(1, min(99, round(100 * float(chances[:5].sum()))))


def test_says_what_a_stake_does_if_it_is_won_and_if_not() -> None:
    before = throwing(2, stakes="pile", won=(cards(BLUE, BLUE), cards(RED)), pile=cards(RED, GREEN, YELLOW), rounds=3)
    state = replace(before, phase="staking", staking=(0,))
    told = why(state, Lay(0), Lay(2))
    view = state.view(0)
    rows = APPRAISER.actions(view, 0, [Lay(0), Lay(2)])[:, 0]
    wins = likely(view, 0)
    assert told.id == "color-why-stake"
    for row, won, lost in ((rows[0], "won", "lost"), (rows[1], "other_won", "other_lost")):
        said = (wins * int(told.args[won]) + (1 - wins) * int(told.args[lost])) / 100  # type: ignore[arg-type]
        assert said == pytest.approx(row, abs=0.011)
    pot = replace(state, options=ColorOptions(stakes="pot"))
    assert why(pot, Lay(0), Lay(1)).id == "color-why-pot"


def test_every_reason_can_be_read_in_both_languages() -> None:
    ids = set()
    for options in ({}, {"stakes": "pile"}, {"blind": "on"}):
        for entry in analysed("color", ["random"] * 2, seed=9, options=options).decisions:
            if entry.why is not None:
                assert readable(entry.why)
                ids.add(entry.why.id)
    assert {"color-why-high", "color-why-high-free", "color-why-risk", "color-why-low", "color-why-stake"} <= ids
    assert any(one.startswith("color-why-felt") for one in ids)
