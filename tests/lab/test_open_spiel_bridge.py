"""Our games through OpenSpiel's interface: every position agrees with the contract."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found]
import pytest
from benchmarks.open_spiel_bridge import BridgedGame, BridgedState, shares

from yamclub.game import Mover, Result, State
from yamclub.games import GAMES, game

TABLES = [(game_id, max(2, game(game_id).seats[0])) for game_id in GAMES] + [("slam", 4), ("menteur", 5), ("color", 8)]
LONGEST = 30_000


def walked(bridged: BridgedGame, seed: int) -> tuple[list[BridgedState], State]:
    """Every position of a random match, and our own state beside it, moved by our own interface alone."""
    rng, position, state = Random(seed), bridged.new_initial_state(), bridged.start
    passed = [position.clone()]
    for _ in range(LONGEST):
        if position.is_terminal():
            break
        turn = state.turn()
        if turn.chance:
            chance = state.chance()
            numbers, chances = zip(*position.chance_outcomes(), strict=True)
            assert list(numbers) == list(range(len(chance.outcomes)))
            assert chances == pytest.approx([weight / chance.total for weight in chance.weights])
            assert sum(chances) == pytest.approx(1)
            chosen = rng.choices(numbers, chances)[0]
            state = state.apply(Mover.CHANCE, chance.outcomes[chosen])
        else:
            seat = turn.seats[0]
            legal = position.legal_actions()
            assert position.current_player() == seat
            assert legal == sorted(legal)
            assert {bridged.actions[number] for number in legal} == set(state.legal(seat))
            chosen = rng.choice(legal)
            state = state.apply(seat, bridged.actions[chosen])
        position.apply_action(chosen)
        assert position.ours == state
        passed.append(position.clone())
    return passed, state


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_random_match_is_the_same_on_both_sides(game_id: str, seats: int) -> None:
    bridged = BridgedGame(game(game_id), seats)
    passed, state = walked(bridged, seed=3)
    result = state.result()
    assert result is not None
    assert passed[-1].is_terminal()
    assert sum(passed[-1].returns()) == pytest.approx(0)
    best = max(passed[-1].returns())
    assert [value == best for value in passed[-1].returns()] == [place == 1 for place in result.places]


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_clone_goes_its_own_way(game_id: str, seats: int) -> None:
    passed, _ = walked(BridgedGame(game(game_id), seats), seed=4)
    at = next(position for position in passed if not position.is_terminal() and not position.is_chance_node())
    twin, before = at.clone(), at.ours
    twin.apply_action(twin.legal_actions()[0])
    assert at.ours is before
    assert twin.ours != before


@pytest.mark.parametrize(("game_id", "seats"), [("yami", 2), ("menteur", 3)])
def test_what_is_imagined_looks_the_same_to_its_player(game_id: str, seats: int) -> None:
    bridged = BridgedGame(game(game_id), seats)
    passed, _ = walked(bridged, seed=5)
    asked = [one for one in passed if not one.is_terminal() and not one.is_chance_node()][5:40:7]
    differs = 0
    for position in asked:
        player = position.current_player()
        imagined = position.resample_from_infostate(player)
        assert imagined.information_state_string(player) == position.information_state_string(player)
        assert imagined.legal_actions() == position.legal_actions()
        differs += imagined.ours != position.ours
    assert differs


def test_hidden_games_are_said_to_be_so() -> None:
    known = pyspiel.GameType.Information
    kinds: dict[str, Any] = {name: BridgedGame(game(name), 3).get_type().information for name in ("slam", "menteur")}
    assert kinds == {"slam": known.PERFECT_INFORMATION, "menteur": known.IMPERFECT_INFORMATION}


def test_ties_share_the_win() -> None:
    assert shares(Result((5, 3, 5), (1, 3, 1), "played")) == [0.5, 0.0, 0.5]
