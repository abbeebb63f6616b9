"""What the coach says of YAM menteur: the rules walked through say the same, and nothing hidden is used."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from tests.games.menteur.positions import ACCEPT, CHALLENGE, CHANCE, announced, decide, full_but, playing, sheet, thrown
from tests.games.menteur.twins import twin
from tests.games.turns import Walk, Worths, agrees
from yamclub.bots import RandomBot, play
from yamclub.coach.hints import hint
from yamclub.game import Action, By, Eye, Mover, Viewer
from yamclub.games.menteur import GAME
from yamclub.games.menteur.appraisal import MenteurAppraiser
from yamclub.games.menteur.cup_tables import PLACE
from yamclub.games.menteur.habits import habits, standings
from yamclub.games.menteur.moves import Announce, Challenge, MenteurOptions, Scratch
from yamclub.games.menteur.reading import LAYOUT, position_of, tables_of
from yamclub.games.menteur.rules import MenteurState, first_state
from yamclub.games.menteur.stakes import around_all
from yamclub.games.menteur.standing import OPEN, expected, sharpness
from yamclub.games.menteur.turn_worths import TurnWorths, turn_worths
from yamclub.games.menteur.view import MenteurView
from yamclub.kernel.codec import encode
from yamclub.kernel.dice import dice
from yamclub.mechanics.sheet import INDEX, Box
from yamclub.mechanics.throwing import Throw
from yamclub.mechanics.weights import load

APPRAISER = MenteurAppraiser(Random(0))
OPTIONS = [
    MenteurOptions(),
    MenteurOptions(truth="exact", scratch="yes"),
    MenteurOptions(chance="last", reroll_counts="shown"),
]


# --- the last announcement of a match: every end is what the rules say


def last(players: int = 3, options: MenteurOptions | None = None, **changes: Any) -> MenteurState:
    """Seat 0 plays the last turn of all: what happens decides who wins."""
    mine = full_but(Box.FULL, Box.ACES).crossed(INDEX[Box.ACES])
    others = [full_but(Box.FULL), full_but(Box.ACES, Box.YAM).crossed(INDEX[Box.FULL]), full_but(Box.ACES)]
    sheets = (mine, *[others[seat % 3] for seat in range(players - 1)])
    return playing(players, options, sheets=sheets, last_turns=(), **changes)


def decisions_of(turn: TurnWorths, stage: int, said: int) -> list[tuple[tuple[int, ...], float]]:
    """Every way the others may decide, as seats counted from the thrower, with its chance."""
    often = turn.often[:, stage, said]
    found = []
    for way in product((False, True), repeat=len(often)):
        chance = float(np.prod([one if yes else 1 - one for yes, one in zip(way, often, strict=True)]))
        found.append((tuple(place + 1 for place, yes in enumerate(way) if yes), chance))
    return found


def ended(state: MenteurState) -> Worths:
    result = state.result()
    assert result is not None
    first = np.array([float(place == 1) for place in result.places])
    return first / first.sum()  # type: ignore[no-any-return]


def walked() -> Walk:
    """To the end of the match by the rules; the others challenge as often as the coach expects."""
    known: dict[Any, Worths] = {}

    def ending(state: MenteurState, seat: int, action: Action) -> Worths | None:
        if isinstance(action, Scratch):
            return ended(state.apply(seat, action))
        if not isinstance(action, Announce):
            return None
        key = state.throws, action, action.points in state.view(seat).cups.honest[INDEX[action.box]]  # type: ignore[union-attr]
        if key not in known:
            said, ways = (
                state.apply(seat, action),
                decisions_of(turn_worths(state.view(seat)), state.throws - 1, PLACE[action]),
            )
            known[key] = np.sum([chance * ended(decide(said, *who)) for who, chance in ways], axis=0)
        return known[key]

    return Walk(ending)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda one: encode(one).decode())
@pytest.mark.parametrize("players", [3, 4])
def test_the_last_turn_is_worth_what_the_rules_make_of_it(players: int, options: MenteurOptions) -> None:
    state = last(players, options, throws=1).apply(CHANCE, Throw(dice("11335")))
    agrees(APPRAISER, state, walked(), every=3)


def test_the_last_turn_from_the_first_throw() -> None:
    agrees(APPRAISER, last().apply(CHANCE, Throw(dice("11335"))), walked(), every=9)


@pytest.mark.parametrize("faces", ["11333", "12345"])
@pytest.mark.parametrize(("box", "points"), [(Box.FULL, 25), (Box.ACES, 2)])
def test_a_decision_is_worth_what_the_rules_and_the_odds_make_of_it(faces: str, box: Box, points: int) -> None:
    """Of one player while the others decide too, as the coach expects of them."""
    state = last(4).apply(CHANCE, Throw(dice(faces)))
    said = state.apply(0, Announce(box, points))
    turn, place = turn_worths(said.view(1)), PLACE[Announce(box, points)]
    true, bluff = last(4).apply(CHANCE, Throw(dice("11333"))), last(4).apply(CHANCE, Throw(dice("22345")))
    rows = APPRAISER.actions(said.view(1), 1, said.legal(1))
    for action, row in zip(said.legal(1), rows, strict=True):
        wanted = np.zeros(4)
        for who, chance in decisions_of(turn, 0, place):
            if (1 in who) != isinstance(action, Challenge):
                continue
            part = chance / float(turn.often[0, 0, place] if 1 in who else 1 - turn.often[0, 0, place])
            odds = float(turn.bluffs[0, place])
            wanted += part * odds * ended(decide(bluff.apply(0, Announce(box, points)), *who))
            wanted += part * (1 - odds) * ended(decide(true.apply(0, Announce(box, points)), *who))
        np.testing.assert_allclose(row, wanted, atol=1e-9)


# --- other turns: what is around everybody then is what the rules say


def standing(before: MenteurState, after: MenteurState) -> Worths:
    """Everybody's share as it was learned and counted, asked of the very state that the rules lead to."""
    if after.result() is not None:
        return ended(after)
    seat, seats = after.seat, after.players
    tables = tables_of(position_of(replace(after.view(Eye.SPECTATOR), you=None)))
    if tables.last[0]:
        tables.has_turn[0, 0] = True  # whose turn it is now
    still = (tables.points == OPEN).sum(axis=2)
    around = around_all(tables._replace(people=np.ones((1, seats))), still, next_first=False)
    learned = load("menteur", LAYOUT)
    totals = np.roll(expected(learned, tables.points, tables.crosses, around)[0], seat)
    calm = tables_of(position_of(replace(before.view(Eye.SPECTATOR), you=None, seat=seat)))
    without = np.roll(expected(learned, calm.points, calm.crosses, around)[0], seat)
    crossed = [one.crosses != two.crosses for one, two in zip(before.sheets, after.sheets, strict=True)]
    scratched = [sum(two.crosses) - sum(one.crosses) > 1 for one, two in zip(before.sheets, after.sheets, strict=True)]
    low = np.array(crossed) & ~np.array(scratched)
    totals = np.where(low, np.minimum(totals, without), totals)
    least = still.min(axis=1)
    found: Worths = standings(sharpness(learned, least) * totals[None], least, np.arange(seats) == seat, habits())[0]
    return found


MIDDLE = [
    (3, {}),
    (3, {"sheets": (full_but(Box.FULL), full_but(Box.FULL, Box.YAM), sheet("full", fours=8))}),
    (4, {"sheets": (full_but(Box.FULL, Box.ACES), full_but(Box.FULL), full_but(Box.YAM))}),
    (4, {"sheets": (full_but(Box.FULL), full_but(Box.ACES)), "last_turns": (2, 3)}),
    (5, {"sheets": (sheet("full", aces=2), sheet("full full", yam=50), sheet(full=25)), "seat": 0}),
]


@pytest.mark.parametrize(("players", "changes"), MIDDLE)
@pytest.mark.parametrize("faces", ["33322", "33124"])
def test_ends_of_a_turn_are_those_of_the_rules(players: int, changes: dict[str, Any], faces: str) -> None:
    options = MenteurOptions(scratch="yes")
    state = thrown(faces, players, options, **changes)
    turn, action = turn_worths(state.view(0)), Announce(Box.FULL, 25)
    said, ways = state.apply(0, action), decisions_of(turn, 0, PLACE[action])
    wanted = np.sum([chance * standing(state, decide(said, *who)) for who, chance in ways], axis=0)
    rows = APPRAISER.actions(state.view(0), 0, [action, Scratch(Box.FULL)])
    np.testing.assert_allclose(rows[0], wanted, atol=1e-6)
    np.testing.assert_allclose(rows[1], standing(state, state.apply(0, Scratch(Box.FULL))), atol=1e-6)


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("options", OPTIONS, ids=lambda one: encode(one).decode())
def test_worths_are_shares_and_luck_is_level(players: int, options: MenteurOptions) -> None:
    """From choices all over a match of random bots: the last round and its end too."""
    rng, checked = Random(players), 0
    steps = list(play(first_state(players, options), [RandomBot(rng) for _ in range(players)], rng))
    for step in [*steps[:: max(1, len(steps) // 10)], *steps[-6:]]:
        state: Any = step.before
        turn = state.turn()
        if turn.chance:
            found = APPRAISER.outcomes(state)
            if found is not None:
                np.testing.assert_allclose(found.sum(axis=1), 1)
                mean = np.array(state.chance().weights) @ found / state.chance().total
                if state.throws:
                    keep = turn_worths(state.view(state.seat)).searched.kept
                    assert np.isclose(keep[..., 0], mean[state.seat]).any()
        for seat in turn.seats[:1]:
            rows = APPRAISER.actions(state.view(seat), seat, state.legal(seat))
            assert rows.shape == (len(state.legal(seat)), players)
            np.testing.assert_allclose(rows.sum(axis=1), 1)
            assert rows.min() >= 0
            checked += 1
    assert checked > 3


def test_the_throw_for_the_start_makes_no_difference() -> None:
    assert APPRAISER.outcomes(first_state(3, MenteurOptions())) is None


@pytest.mark.parametrize("viewer", [1, Eye.SPECTATOR])
def test_whoever_may_not_look_under_the_cup_is_told_nothing(viewer: Viewer) -> None:
    state = thrown("33322")
    with pytest.raises(ValueError, match="own view"):
        APPRAISER.actions(state.view(viewer), 0, state.legal(0))


# --- nothing hidden is used


def same_for_both(appraiser: MenteurAppraiser, state: MenteurState, other: MenteurState, seat: int) -> None:
    """What a seat is told in two worlds that it can't tell apart."""
    told = []
    for world in (state, other):
        view, legal = world.view(seat), world.legal(seat)
        rows = appraiser.actions(view, seat, legal)
        best, worst = int(rows[:, seat].argmax()), int(rows[:, seat].argmin())
        told.append((rows.tobytes(), appraiser.why(view, seat, legal[best], legal[worst])))
    assert told[0] == told[1]


def decisions(players: int, options: MenteurOptions, seed: int) -> list[tuple[MenteurState, int]]:
    rng = Random(seed)
    steps = list(play(first_state(players, options), [RandomBot(rng) for _ in range(players)], rng))
    every: list[tuple[Any, By]] = [(step.before, step.by) for step in steps if not isinstance(step.by, Mover)]
    return [(state, int(by)) for state, by in every if len(state.legal(by)) > 1][::17]


@pytest.mark.parametrize(("players", "options"), list(zip((3, 4, 6), OPTIONS, strict=True)))
def test_worlds_that_a_seat_cannot_tell_apart_are_judged_alike(players: int, options: MenteurOptions) -> None:
    found, different = decisions(players, options, players), 0
    for state, seat in found:
        other = twin(state, seat, Random(7))
        different += other != state
        same_for_both(APPRAISER, state, other, seat)
        if state.announced is not None:
            told = [encode(hint(GAME, world.view(seat), seat, world.legal(seat))) for world in (state, other)]
            assert told[0] == told[1]
    assert different > 3


class ShowsTheDice(MenteurState, frozen=True):
    def view(self, viewer: Viewer) -> MenteurView:
        return replace(
            super().view(viewer), cups=self._cups() if self.phase == "deciding" else super().view(viewer).cups
        )


class Peeks(MenteurAppraiser):
    """Challenges what it sees to be a bluff."""

    def actions(self, view: Any, seat: int, legal: Any) -> Worths:
        rows = super().actions(view, seat, legal)
        if view.announced is not None and view.cups is not None:
            true = view.announced.points in view.cups.honest[INDEX[view.announced.box]]
            rows[:, seat] += [0.1 * (isinstance(action, Challenge) != true) for action in legal]
        return rows


def test_an_appraiser_that_peeks_is_caught() -> None:
    """With a view that shows the dice: a bluff and a truth that look alike are then told apart."""
    bluff, true = announced("12346", Box.ACES, 3), announced("11123", Box.ACES, 3)
    worlds = [ShowsTheDice(**{name: getattr(one, name) for name in one.__struct_fields__}) for one in (bluff, true)]
    same_for_both(APPRAISER, worlds[0], worlds[1], 1)
    with pytest.raises(AssertionError):
        same_for_both(Peeks(Random(0)), worlds[0], worlds[1], 1)


# --- what players do is judged by what they could know


def worth_to(state: MenteurState, seat: int, action: Action) -> float:
    return float(APPRAISER.actions(state.view(seat), seat, [action])[0, seat])


def test_a_challenge_is_worth_the_same_whatever_lies_there() -> None:
    bluff, true = announced("12346", Box.ACES, 3), announced("11123", Box.ACES, 3)
    assert worth_to(bluff, 1, Challenge()) == worth_to(true, 1, Challenge())


def test_a_yam_after_one_throw_is_doubted_and_a_single_ace_is_not() -> None:
    yam, ace = announced("12346", Box.YAM, 50), announced("12346", Box.ACES, 1)
    for state, doubted in ((yam, True), (ace, False)):
        worth = {action: worth_to(state, 1, action) for action in state.legal(1)}
        assert (worth[CHALLENGE] > worth[ACCEPT]) == doubted


def test_a_bluff_that_nobody_believes_is_worth_less_than_the_truth() -> None:
    state = thrown("33326", throws=2)
    assert worth_to(state, 0, Announce(Box.YAM, 50)) < worth_to(state, 0, Announce(Box.BRELAN, 17))
