"""States that differ only in what a viewer cannot know, made by hand: the viewer is given the same, in every form.

What is drawn in a terminal is made from views and from moves as they are seen, so it is compared too.
"""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from tests.conformance.walks import any_kind, setups, walk
from tests.games.found import twins
from yamclub.cli.faces import load_face
from yamclub.game import Eye, Game, Mover, Options, State, Viewer
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.kernel.codec import encode
from yamclub.terminal import Reader
from yamclub.words import Words

MATCHES, LOOKS = 2, 60


PAIRS = [
    (game_id, seats, chosen, found.twin)
    for game_id in GAMES
    if (found := twins(game_id)) is not None
    for seats, chosen in found.TABLES
]


def test_every_game_that_hides_something_has_its_twins() -> None:
    hiding = {game_id for game_id in GAMES if find_game(game_id).secrets or _may_hide(find_game(game_id))}
    assert {game_id for game_id, *_ in PAIRS} == hiding


def _may_hide(game: Game) -> bool:
    return any(options.hides() for _, options in setups(game))


@pytest.mark.parametrize(("game_id", "seats", "chosen", "twin"), PAIRS)
def test_a_viewer_cannot_tell_such_states_apart(game_id: str, seats: int, chosen: Any, twin: Any) -> None:
    game = find_game(game_id)
    options: Options = game.options(**chosen)
    differing = 0
    for number in range(MATCHES):
        rng = Random(number)
        log = list(walk(game.start(seats, options), rng, any_kind))
        for step in rng.sample(log, min(len(log), LOOKS)):
            viewer: Viewer = rng.choice([*range(seats), Eye.SPECTATOR])
            other = twin(step.before, viewer, rng)
            differing += encode(other) != encode(step.before)
            assert given(game, step.before, viewer, seats) == given(game, other, viewer, seats)
            assert seen_next(step.before, viewer) == seen_next(other, viewer)
    assert differing > 20, "the pairs were no pairs"


def given(game: Game, state: State, viewer: Viewer, seats: int) -> list[object]:
    """All that a viewer gets of a state: as data, as a list of what may be done, and drawn."""
    names = tuple(f"Player {seat}" for seat in range(seats))
    face = load_face(game)
    view = state.view(viewer)
    console = Console(file=StringIO(), width=100, record=True)
    console.print(face.paint(view, Reader(Words("en", game.id), names, viewer), frozenset()))
    legal = state.legal(viewer) if isinstance(viewer, int) else ()
    return [encode(view), legal, state.turn(), state.deadline(), state.pause(), state.result(), console.export_text()]


def seen_next(state: State, viewer: Viewer) -> set[object]:
    """What the viewer could see of chance's next move: which kinds, and everything of those that are hidden."""
    if not state.turn().chance or viewer == mover(state):
        return set()
    pairs = [(outcome, state.seen(Mover.CHANCE, outcome, viewer)) for outcome in state.chance().outcomes]
    return {type(seen) if seen == outcome else encode(seen) for outcome, seen in pairs}


def mover(state: Any) -> int | None:
    """Whom chance's next move is for."""
    seat: int | None = state.cover.feeling if hasattr(state, "cover") else state.seat
    return seat
