"""The conformance suite: a game is put through it by being listed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from tests.conformance.checks import CHECKS, viewers
from tests.conformance.golden import golden_file, playthrough
from tests.conformance.walks import sample_setups, walk
from yamclub.bots import bot_names, make_bot
from yamclub.cli.faces import load_face
from yamclub.errors import Code
from yamclub.game import Action, Eye, Game, State, choices_of
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.kernel.codec import decode, encode
from yamclub.match.entries import Seat
from yamclub.match.match import Match
from yamclub.match.record import read_record, record_bytes
from yamclub.match.runner import play_through
from yamclub.match.verify import verify
from yamclub.mechanics.odds import GameOdds
from yamclub.mechanics.throwing import Keep, keep_actions
from yamclub.odds import Odds, odds_in
from yamclub.terminal import Choice, Face, Reader
from yamclub.words import LANGUAGES, Words

every_game = pytest.mark.parametrize("game", [find_game(game_id) for game_id in GAMES], ids=GAMES)
every_game_with_odds = pytest.mark.parametrize(
    ("game", "teller"),
    [pytest.param(game, teller, id=game.id) for game in map(find_game, GAMES) if (teller := odds_in(game)) is not None],
)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_contract(game: Game, check: Callable[[Game], None]) -> None:
    check(game)


@every_game
def test_golden_playthrough(game: Game) -> None:
    """Rules that change without a new version are caught; ``make golden`` after a wanted change."""
    assert playthrough(game).decode() == golden_file(game).read_text()


@every_game
def test_every_bot_plays_a_match_whose_record_is_true(game: Game) -> None:
    for bot in bot_names(game):
        seats = [Seat(f"{bot} {number}", bot) for number in range(max(2, game.seats[0]))]
        match = Match.create(game.id, seats, secret=bot.encode() * 8)
        list(play_through(match, [make_bot(game, bot, Random(number)) for number in range(len(seats))]))
        report = verify(read_record(record_bytes(match.entries)))
        assert report.finished
        assert report.result == match.state.result()


@every_game
@every_language
def test_every_word_a_player_meets_is_there(game: Game, language: str) -> None:
    words = Words(language, game.id)
    assert words(f"{game.id}-about")
    assert words("drawn", draws=2).startswith("2 ")
    assert all(words(f"{game.id}-option-{name}") for name in choices_of(game.options))
    assert all(words.has(f"error-{code}") for code in (*Code, *game.refusals))
    assert all(code.startswith(f"{game.id}_") for code in game.refusals)


@every_game
@every_language
def test_terminal_paints_tells_and_offers_everything(game: Game, language: str) -> None:
    """Every state has a picture, everything told a sentence, every legal action a key."""
    words = Words(language, game.id)
    for number, (seats, options) in enumerate(sample_setups(game, 8, seed=2)):
        state = game.start(seats, options)
        names = tuple(f"Player {seat}" for seat in range(seats))
        face = load_face(game)
        console = Console(file=StringIO(), width=80)
        log = list(walk(state, Random(number)))
        for step in [*Random(number).sample(log, min(len(log), 12)), log[-1]]:
            for viewer in viewers(seats):
                reader = Reader(words, names, viewer)
                console.print(face.paint(step.after.view(viewer), reader, frozenset()))
                assert all(reader.say(said) for said in game.tell(step.seen(viewer)))
            _check_controls(step.before, face, Reader(words, names))


@every_game_with_odds
def test_odds_are_told_from_what_a_viewer_sees(game: Game, teller: GameOdds) -> None:
    """The same from a copy of the view; every keep can be made; and they are true to the contract's own chances."""
    for number, (seats, options) in enumerate(sample_setups(game, 6, seed=4)):
        assert len(set(teller.targets(options))) == len(teller.targets(options))
        log = list(walk(game.start(seats, options), Random(number)))
        for step in Random(number).sample(log, min(len(log), 25)):
            for viewer in viewers(seats):
                view = step.after.view(viewer)
                told = teller.lying(view)
                assert teller.lying(decode(encode(view), game.view)) == told
                assert all(one.probability == float(one.exact) for one in told)
                assert all(teller.read(one.target, options) == one.target for one in told)
                if isinstance(viewer, int) and viewer in step.after.turn().seats:
                    _check_keeps(step.after.legal(viewer), told)


def _check_keeps(legal: Sequence[Action], told: Sequence[Odds]) -> None:
    """What is advised may be done. Locked dice are part of the advice, and not of the action."""
    keeps = [action.dice for action in legal if isinstance(action, Keep)]
    for one in told:
        if one.keep is not None and len(one.keep) < 5:
            assert any(keep.within(one.keep) for keep in keeps)


@every_game_with_odds
@every_language
def test_every_target_of_the_odds_has_words(game: Game, teller: GameOdds, language: str) -> None:
    words = Words(language, game.id)
    for target in teller.targets(game.options()):
        named = teller.named(target)
        assert words(named.message, number=0)
        assert teller.read(target, game.options()) == target


def _check_controls(state: State, face: Face, reader: Reader) -> None:
    if state.turn().chance:
        assert face.ask_chance(state.view(Eye.OPEN), reader)
    for seat in state.turn().seats:
        legal = state.legal(seat)
        controls = face.controls(state.view(seat), legal, reader)
        offered = set(_actions(controls.choices))
        if controls.dice is not None:
            offered |= set(keep_actions(controls.dice))
        assert offered == set(legal)


def _actions(choices: tuple[Choice, ...]) -> list[Action]:
    assert len({choice.key for choice in choices}) == len(choices), "a key does two things"
    found = []
    for choice in choices:
        assert (choice.action is None) == bool(choice.more)
        found += [choice.action] if choice.action is not None else _actions(choice.more)
    return found
