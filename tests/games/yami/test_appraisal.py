"""What the coach says of YAMI choices: shares that add up, luck that is level, and nothing hidden is used."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from tests.games.turns import Worths
from tests.games.yami.positions import discard, following, only_free, playing, sheet
from tests.games.yami.twins import twin
from yamclub.bots import make_bot, play
from yamclub.coach.hints import hint
from yamclub.game import Eye, Mover, Viewer
from yamclub.games.yami import GAME
from yamclub.games.yami.appraisal import YamiAppraiser
from yamclub.games.yami.boxes import Box
from yamclub.games.yami.moves import TAKE_DISCARD, TAKE_STOCK, LayDown, Mark, YamiOptions
from yamclub.games.yami.rules import YamiState, first_state
from yamclub.games.yami.view import YamiView
from yamclub.kernel.codec import encode

APPRAISER = YamiAppraiser(Random(0))
TABLES = [(2, YamiOptions()), (3, YamiOptions(cancel="free")), (4, YamiOptions(values="list"))]


def steps_of(players: int, options: YamiOptions) -> list[Any]:
    rng = Random(players)
    bots = [make_bot(GAME, "club", rng, players) for _ in range(players)]
    return list(play(first_state(players, options), bots, rng))


def choices_in(players: int, options: YamiOptions) -> list[tuple[YamiState, int]]:
    """Every so many of each kind: drawing, discarding, laying down, following."""
    found: dict[str, list[tuple[YamiState, int]]] = {}
    for step in steps_of(players, options):
        if not isinstance(step.by, Mover) and len(legal := step.before.legal(step.by)) > 1:
            kind = f"{step.before.phase} {any(isinstance(one, LayDown) for one in legal)}"
            found.setdefault(kind, []).append((step.before, int(step.by)))
    return [one for every in found.values() for one in every[:: max(1, len(every) // 6)]]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_worths_are_shares_and_worlds_that_look_alike_are_judged_alike(players: int, options: YamiOptions) -> None:
    different, kinds = 0, set()
    for state, seat in choices_in(players, options):
        view, legal = state.view(seat), state.legal(seat)
        rows = APPRAISER.actions(view, seat, legal)
        np.testing.assert_allclose(rows.sum(axis=1), 1, atol=1e-6)
        assert rows.min() >= 0
        other = twin(state, seat, Random(5))
        different += other != state
        kinds.add(state.phase)
        same_for_both(APPRAISER, state, other, seat)
        told = [encode(hint(GAME, world.view(seat), seat, world.legal(seat))) for world in (state, other)]
        assert told[0] == told[1]
    assert kinds == {"choosing", "discarding", "following"}
    assert different > 8


def same_for_both(appraiser: YamiAppraiser, state: YamiState, other: YamiState, seat: int) -> None:
    told = []
    for world in (state, other):
        view, legal = world.view(seat), world.legal(seat)
        rows = appraiser.actions(view, seat, legal)
        best, worst = int(rows[:, seat].argmax()), int(rows[:, seat].argmin())
        told.append((rows.tobytes(), appraiser.why(view, seat, legal[best], legal[worst])))
    assert told[0] == told[1]


class ShowsHands(YamiState, frozen=True):
    def view(self, viewer: Viewer) -> YamiView:
        return replace(super().view(Eye.OPEN), you=viewer if isinstance(viewer, int) else None)


class Peeks(YamiAppraiser):
    """Lays down less gladly the more cards of a free value the others hold."""

    def actions(self, view: Any, seat: int, legal: Any) -> Worths:
        rows = super().actions(view, seat, legal)
        hands = [player.hand for other, player in enumerate(view.players) if other != seat and player.hand]
        rows[:, seat] -= [0.001 * len(set(hands[0])) * isinstance(action, LayDown) for action in legal]
        return rows


def test_an_appraiser_that_peeks_is_caught() -> None:
    one = playing("8♠ 8♥ 10♦ V♣ A♥", "9♠ 9♠ R♦ D♣ 7♥")
    other = playing("8♠ 8♥ 10♦ V♣ A♥", "9♠ 9♥ R♦ D♣ 7♥")
    worlds = [ShowsHands(**{name: getattr(world, name) for name in world.__struct_fields__}) for world in (one, other)]
    same_for_both(APPRAISER, one, other, 0)
    with pytest.raises(AssertionError):
        same_for_both(Peeks(Random(0)), worlds[0], worlds[1], 0)


@pytest.mark.parametrize("viewer", [1, Eye.SPECTATOR])
def test_whoever_may_not_see_the_hand_is_told_nothing(viewer: Viewer) -> None:
    state = playing("8♠ 8♥ 10♦ V♣ A♥")
    with pytest.raises(ValueError, match="own view"):
        APPRAISER.why(state.view(viewer), 0, TAKE_STOCK, TAKE_DISCARD)


# --- draws


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_draw_is_worth_a_share_whatever_comes(players: int, options: YamiOptions) -> None:
    draws: dict[str, list[YamiState]] = {}
    for step in steps_of(players, options):
        if step.before.turn().chance:
            draws.setdefault(step.before.phase, []).append(step.before)
    assert all(APPRAISER.outcomes(state) is None for phase in ("opening", "turning") for state in draws[phase][:2])
    for state in [one for phase in ("dealing", "drawing") for one in draws[phase][::60]]:
        found = APPRAISER.outcomes(state)
        assert found is not None
        assert found.shape == (len(state.chance()), players)
        np.testing.assert_allclose(found.sum(axis=1), 1, atol=1e-6)


def test_the_card_that_was_lacking_is_luck() -> None:
    state = playing("9♠ 9♥ 8♦ V♣ A♥", pile="7♣").apply(0, TAKE_STOCK)
    found, chance = APPRAISER.outcomes(state), state.chance()
    assert found is not None
    by_card = {str(one.card): float(row[0]) for one, row in zip(chance.outcomes, found, strict=True)}
    mean = float(np.array(chance.weights) @ found[:, 0]) / chance.total
    assert by_card["9♦"] > mean > by_card["9♠"]  # the third nine, and one that counts once


# --- choices at once


def test_what_others_have_chosen_already_is_still_expected_of_them() -> None:
    """Their boards don't show it yet: a seat that follows first or last is told the same of the same boxes."""
    state = playing("8♠ 8♥ 10♦ V♣ A♥", "7♠ 9♥ V♦ R♣ A♠", "R♠ R♥ R♦ 9♣ 9♦").apply(0, LayDown(Box.PAIR))
    after = state.apply(2, Mark(Box.FULL))
    rows = [APPRAISER.actions(one.view(1), 1, one.legal(1)) for one in (state, after)]
    np.testing.assert_array_equal(rows[0], rows[1])


def test_a_secret_choice_changes_nothing() -> None:
    state = playing("8♠ 8♥ 10♦ V♣ A♥", "7♠ 9♥ V♦ R♣ A♠", "R♠ R♥ R♦ 9♣ 9♦").apply(0, LayDown(Box.PAIR))
    same_for_both(APPRAISER, state.apply(2, Mark(Box.FULL)), state.apply(2, Mark(Box.NINE)), 1)


def test_follows_for_the_box_that_is_hard_to_get() -> None:
    state = following("R♠ R♥ R♦ R♣ 9♦", board=sheet(v9=15))
    rows = APPRAISER.actions(state.view(1), 1, state.legal(1))[:, 1]
    worth = dict(zip(state.legal(1), rows.tolist(), strict=True))
    assert worth[Mark(Box.CARRE)] > worth[Mark(Box.PAIR)]


def test_the_last_box_of_all_is_laid_down_as_soon_as_it_wins() -> None:
    """Ahead by far, with nothing left but the pair: going on can only lose."""
    mine, theirs = only_free(Box.PAIR), only_free(Box.STRAIGHT_FLUSH)
    rich = tuple(20 if box is not None and place < 8 else box for place, box in enumerate(mine))
    state = playing("8♠ 8♥ 10♦ V♣ A♥", sheets=(rich, theirs), deal=16)
    rows = APPRAISER.actions(state.view(0), 0, state.legal(0))
    worth = dict(zip(state.legal(0), rows[:, 0].tolist(), strict=True))
    assert worth[LayDown(Box.PAIR)] == max(worth.values())
    assert worth[LayDown(Box.PAIR)] > 0.95


def test_discards_what_counts_once() -> None:
    state = replace(playing("9♠ 9♠ 9♥ 10♦ V♣", pile="9♦"), phase="choosing").apply(0, TAKE_DISCARD)
    rows = APPRAISER.actions(state.view(0), 0, state.legal(0))[:, 0]
    worth = dict(zip(state.legal(0), rows.tolist(), strict=True))
    assert worth[discard("9♠")] > max(worth[discard("9♥")], worth[discard("9♦")])
