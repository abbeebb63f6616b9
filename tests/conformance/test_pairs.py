"""States that differ only in what a viewer cannot know, made by hand: the viewer is given the same, in every form.

What is drawn in a terminal is made from views and from moves as they are seen, so it is compared too.
"""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from tests.conformance.walks import any_kind, walk
from yamclub.cli.faces import load_face
from yamclub.game import Eye, Game, Mover, Options, State, Viewer
from yamclub.games import game as find_game
from yamclub.games.color.colours import COLOURS, Colours
from yamclub.kernel.cards import Cards
from yamclub.kernel.codec import encode
from yamclub.kernel.dice import Dice
from yamclub.match.entries import Seat
from yamclub.match.match import Match
from yamclub.terminal import Reader
from yamclub.words import Words

MATCHES, LOOKS = 2, 60


def other_dice(state: Any, rng: Random) -> Any:
    """YAM menteur: other dice lie under the cups, left in another way, and others challenge in secret."""
    if state.opening is not None:
        return state
    faces = [rng.randint(1, 6) for _ in range(5)]
    left = rng.randint(0, 4) if state.throws and (state.throws > 1 or state.phase == "throwing") else 0
    shown = state.options.reroll_counts == "shown"
    left = len(state.locked) if shown else left
    thrown = Dice(faces[left:]) if state.phase in ("announcing", "deciding") else Dice()
    return replace(state, locked=Dice(faces[:left]), dice=thrown)


def other_challenges(state: Any, viewer: Viewer, rng: Random) -> Any:
    decided = {*range(state.players)} - {*state.undecided, state.seat}
    if state.phase != "deciding":
        return state
    secret = [seat for seat in decided if seat != viewer and rng.random() < 0.5]
    own = [seat for seat in state.challengers if seat == viewer]
    return replace(state, challengers=tuple(sorted(secret + own)))


def menteur_twin(state: Any, viewer: Viewer, rng: Random) -> Any:
    changed = state if viewer == state.seat else other_dice(state, rng)
    return other_challenges(changed, viewer, rng)


def color_twin(state: Any, viewer: Viewer, rng: Random) -> Any:
    """YAM color, blind: other dice, another card, other fingers elsewhere."""
    if state.dice is None or state.card is None or state.phase not in ("announcing", "feeling"):
        return state
    own = state.cover.touches[viewer] if isinstance(viewer, int) else 0
    lies = [rng.choice(COLOURS) for _ in range(16)]
    if own and state.cover.found[own - 1] is not None:
        lies[own - 1] = state.cover.found[own - 1]
    felt = tuple(colour if place + 1 == own or rng.random() < 0.5 else None for place, colour in enumerate(lies))
    touches = tuple(item if seat == viewer else rng.randint(1, 16) for seat, item in enumerate(state.cover.touches))
    found = tuple(state.cover.found[place] if place + 1 == own else colour for place, colour in enumerate(felt))
    cover = replace(state.cover, found=found, touches=touches)
    return replace(state, cover=cover, dice=Colours.parse("".join(lies[:8])), card=Colours.parse("".join(lies[8:])))


def yami_twin(state: Any, viewer: Viewer, rng: Random) -> Any:
    """YAMI: what nobody showed is dealt anew among the stock and the hands the viewer does not hold."""
    if state.phase in ("opening", "over"):
        return state
    if state.phase == "following":
        choices = tuple(
            choice if choice is None or seat in (viewer, state.laid_by) else replace(choice, points=rng.randint(0, 9))
            for seat, choice in enumerate(state.choices)
        )
        return replace(state, choices=choices)
    hidden = [seat for seat in range(state.players) if seat != viewer]
    unseen = list(state.stock)
    for seat in hidden:
        unseen += list(state.hands[seat] - state.known[seat])
    rng.shuffle(unseen)
    hands = list(state.hands)
    for seat in hidden:
        missing = len(hands[seat]) - len(state.known[seat])
        hands[seat] = state.known[seat] + Cards(unseen[:missing])
        unseen = unseen[missing:]
    secret = state.taken is not None and state.source == "stock" and viewer != state.seat
    taken = rng.choice(list(hands[state.seat])) if secret else state.taken
    return replace(state, hands=tuple(hands), stock=Cards(unseen), taken=taken)


PAIRS: list[tuple[str, int, dict[str, str], Any]] = [
    ("menteur", 3, {}, menteur_twin),
    ("menteur", 5, {"reroll_counts": "shown"}, menteur_twin),
    ("color", 3, {"blind": "on"}, color_twin),
    ("color", 2, {"blind": "on", "stakes": "on", "tie": "playoff"}, color_twin),
    ("yami", 2, {}, yami_twin),
    ("yami", 4, {}, yami_twin),
]


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
    face = load_face(Match.create(game.id, [Seat(name) for name in names], secret=None))
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
