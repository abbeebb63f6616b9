"""Levels, for every game: who they are, and that they only ever do what is legal, to the end of the match."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from yamclub.bots import bot_names, make_bot, play, usual_bot
from yamclub.bots.contract import LEVELS
from yamclub.game import Mover, Step
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.mechanics.weights import LARGEST, folder_of, read
from yamclub.words import LANGUAGES, Words

LEVELLED = tuple(name for name in GAMES if "expert" in find_game(name).bots)
"""A game that is being written has one bot at first."""
TABLES = [
    pytest.param(name, seats, level, id=f"{name}-{seats}-{level}")
    for name in LEVELLED
    for seats in sorted({find_game(name).seats[0], find_game(name).seats[1]})
    for level in LEVELS
]


def played(name: str, seats: int, level: str, seed: int) -> list[Step]:
    game = find_game(name)
    bots = [make_bot(game, level, Random(f"{seed}/{seat}"), seats) for seat in range(seats)]
    return list(play(game.start(seats), bots, Random(seed)))


@pytest.mark.parametrize("name", ["menteur", "master", "color", "slam", "yami", "yams"])
def test_every_game_has_every_level_and_its_baseline(name: str) -> None:
    game = find_game(name)
    assert bot_names(game)[:3] == LEVELS
    assert len(game.bots) > len(LEVELS)
    assert usual_bot(game) == "club"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LEVELLED)
def test_every_bot_has_a_line_of_its_own_about_how_it_plays(name: str, language: str) -> None:
    game, words = find_game(name), Words(language, name)
    lines = [words(f"{name}-bot-{bot}") for bot in game.bots]
    assert len(set(lines)) == len(lines)
    assert all(20 <= len(line) <= 140 and line.endswith(".") for line in lines)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "level"), TABLES)
def test_a_match_of_a_level_ends_and_is_the_same_again(name: str, seats: int, level: str) -> None:
    steps = played(name, seats, level, 5)
    assert steps[-1].after.result() is not None
    assert [step.move for step in played(name, seats, level, 5)] == [step.move for step in steps]


@pytest.mark.parametrize(
    ("name", "seats", "level"), [one for one in TABLES if not find_game(str(one.values[0])).real_time]
)
def test_a_level_asked_again_elsewhere_knows_no_less(name: str, seats: int, level: str) -> None:
    """It needs nothing but the view: one that has just been made chooses like one that has played from the start."""
    game, seen = find_game(name), 0
    kept = {seat: make_bot(game, level, Random(1), seats) for seat in range(seats)}
    state, rng = game.start(seats), Random(3)
    while seen < 12 and not (turn := state.turn()).over:
        if turn.chance:
            chance = state.chance()
            state = state.apply(Mover.CHANCE, chance.pick(rng.randrange(chance.total)))
            continue
        if not turn.seats:
            break
        seat, seen = turn.seats[0], seen + 1
        view, legal = state.view(seat), state.legal(seat)
        fresh = make_bot(game, level, Random(1), seats)
        if (rated := getattr(kept[seat], "rate", None)) is None:
            break
        assert rated(view, legal) == fresh.rate(view, legal)  # type: ignore[attr-defined]
        state = state.apply(seat, fresh.choose(view, legal))


@pytest.mark.parametrize("name", [name for name in GAMES if find_game(name).learning])
def test_weights_are_small_and_made_by_the_command(name: str) -> None:
    made, arrays = read(folder_of(name))
    assert (folder_of(name) / "expert.npz").stat().st_size < LARGEST
    assert made.command == f"yam train {name} --seed {made.seed} --generations {made.generations}"
    assert len(made.curve) == made.generations > 1
    assert made.rules == find_game(name).version
    assert arrays


@pytest.mark.parametrize("level", ["novice", "club"])
def test_the_lower_levels_need_nothing_but_the_rules(level: str) -> None:
    """They play where NumPy is not installed."""
    code = f"""
import sys
sys.modules["numpy"] = sys.modules["numba"] = None
from random import Random
from yamclub.bots import make_bot, play
from yamclub.games import game
for name in {LEVELLED!r}:
    rng, seats = Random(1), max(2, game(name).seats[0])
    bots = [make_bot(game(name), {level!r}, rng, seats) for _ in range(seats)]
    for number, step in enumerate(play(game(name).start(seats), bots, rng)):
        if number > 60:
            break
    print(name)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert tuple(done.stdout.split()) == LEVELLED


def test_seating_a_level_imports_nothing_heavy_before_it_is_asked() -> None:
    code = "import sys, yamclub.games as g; [g.game(n) for n in g.GAMES]; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
