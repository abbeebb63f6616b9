"""At 80 × 24 nothing of a board scrolls out at the top, in any game with its most players, in both languages."""

from __future__ import annotations

from io import StringIO
from itertools import islice
from random import Random

import pytest
from rich.console import Console

from yamclub.bots import RandomBot, make_bot, play
from yamclub.cli.asking import Asking
from yamclub.cli.faces import load_face
from yamclub.cli.person import footer_rows
from yamclub.cli.screen import Screen
from yamclub.game import State
from yamclub.games import GAMES, game
from yamclub.terminal import Reader, TimedFace
from yamclub.words import LANGUAGES, Words

WIDTH, HEIGHT = 80, 24


def turns(game_id: str) -> list[State]:
    """Positions in which somebody is to move, from all over a match: sensible at first, at random later on."""
    rules = game(game_id)
    bots = [
        make_bot(rules, next(iter(rules.bots)), Random(seat)) if seat % 2 else RandomBot(Random(seat))
        for seat in range(rules.seats[1])
    ]
    steps = list(islice(play(rules.start(rules.seats[1]), bots, Random(3)), 3000))
    states = [step.after for step in steps if step.after.turn().seats]
    return Random(1).sample(states, min(60, len(states)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_board_with_its_keys_fits(game_id: str, language: str) -> None:
    rules, words = game(game_id), Words(language, game_id)
    face, names = load_face(rules), tuple(f"Marguerite {seat}" for seat in range(rules.seats[1]))
    for state in turns(game_id):
        seat = state.turn().seats[0]
        reader = Reader(words, names, seat)
        view, legal = state.view(seat), state.legal(seat)
        console = Console(file=StringIO(), width=WIDTH, height=HEIGHT, force_terminal=True, color_system=None)
        screen = Screen(console, plain=False)
        screen.tell(["Something happened", "and something else", "and more"])
        controls = face.controls(view, legal, reader)
        asking = Asking(controls, legal, rules.actions, words, by_key=True, can_undo=False)
        footer = [] if isinstance(face, TimedFace) else footer_rows(controls, asking, words, WIDTH, can_undo=False)
        screen.draw(face.paint(view, reader, frozenset()), footer)
        drawn = console.file.getvalue()  # type: ignore[attr-defined]
        assert drawn.count("\n") < HEIGHT, drawn
