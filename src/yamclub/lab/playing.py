"""Playing the matches of an arena: whole blocks, each from its number alone, so that anybody can play any of them."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Any

from msgspec import Struct

from yamclub.bots import Bot, make_bot
from yamclub.bots.runner import LONGEST, SHORTEST, Runner
from yamclub.game import Game, IllegalAction, Mover, Result, State, Step
from yamclub.games import game as find_game
from yamclub.lab.chance import DuplicateChance
from yamclub.lab.guarded import BotFailed, Failure, guarded
from yamclub.lab.lineups import Pairing, Table
from yamclub.lab.luck import Luck
from yamclub.lab.outside import Outside, is_outside, outside_bot
from yamclub.lab.version import check_version
from yamclub.mechanics.options import read_options


class Setup(Struct, frozen=True):
    """What is played: all that a match depends on besides its block."""

    game: str
    options: dict[str, Any]
    seats: int
    bots: tuple[str, ...]
    seed: str
    move_seconds: float
    luck: bool
    """Whether luck is to be measured, where the game can."""


class Batch(Struct, frozen=True):
    """Blocks that are played by one worker."""

    setup: Setup
    number: int
    """Of the pairing."""
    pairing: Pairing
    first: int
    count: int
    version: str
    """Of the bots, as ``code_fingerprint`` has it."""


class Played(Struct, frozen=True):
    """How one match went; everything is by seat."""

    table: Table
    shares: tuple[float, ...]
    """Of the win: winners share it. A bot that failed has none, and the others have won."""
    scores: tuple[float, ...]
    places: tuple[int, ...]
    luck: tuple[float, ...] | None = None
    """What chance has brought more than it does on average, as a share of the win (alone: in points)."""
    failure: Failure | None = None


class Block(Struct, frozen=True):
    pairing: int
    number: int
    matches: tuple[Played, ...]


def play_batch(batch: Batch) -> list[Block]:
    """Every block of it. The same wherever it is played, unless a bot is not."""
    check_version(batch.version)
    return [play_block(batch, number) for number in range(batch.first, batch.first + batch.count)]


def play_block(batch: Batch, number: int) -> Block:
    setup, pairing = batch.setup, batch.pairing
    seed = f"{setup.seed}/{batch.number}/{number}"
    tables = pairing.tables(setup.seats, setup.seed, number)
    matches = tuple(play_match(setup, table, seed, match) for match, table in enumerate(tables))
    return Block(batch.number, number, matches)


def play_match(setup: Setup, table: Table, seed: str, match: int) -> Played:
    """One match. ``seed`` is that of the block: its matches have the same chance, but their bots draw on their own."""
    game = find_game(setup.game)
    state = game.start(setup.seats, read_options(game, setup.options))
    own = f"{seed}/{match}"
    bots = [_seated(setup, game, bot, seat, own) for seat, bot in enumerate(table)]
    luck = Luck(worths_of(game) if setup.luck else None, setup.seats)
    failure = None
    try:
        for step in _steps(state, bots, DuplicateChance(seed), Random(own), luck):  # noqa: S311
            state = step.after
    except BotFailed as failed:
        failure = failed.failure
    result = state.result()
    for bot in bots:
        if isinstance(bot, Outside):
            bot.ended(result, state)
    return played(table, result, luck.by_seat, failure)


def _seated(setup: Setup, game: Game, bot: int, seat: int, seed: str) -> Bot:
    name = setup.bots[bot]
    if is_outside(name):
        return outside_bot(name, seat, setup.move_seconds, game, setup.options, setup.seats)
    return guarded(make_bot(game, name, Random(f"{seed}/{seat}"), setup.seats), seat, setup.move_seconds)  # noqa: S311


def _steps(state: State, bots: Sequence[Bot], chance: DuplicateChance, rng: Random, luck: Luck) -> Any:
    """As ``bots.play``, with the chance of the arena; luck is measured and outside bots are told."""
    runner = Runner(bots, lambda _: rng.randrange(SHORTEST, LONGEST))
    told = [bot for bot in bots if isinstance(bot, Outside)]
    while not (turn := state.turn()).over:
        if turn.chance:
            outcome = chance.outcome(state)
            luck.saw(state, outcome)
            step = state.advance(Mover.CHANCE, outcome, runner.now)
        else:
            by, action = runner.act(state)
            step = _stepped(state, by, action, runner.now)
        state = step.after
        runner.saw(step.by, state)
        for bot in told:
            bot.saw(step)
        yield step


def _stepped(state: State, by: int | Mover, action: Any, at: int) -> Step:
    try:
        return state.step(by, action, at)
    except IllegalAction as refused:
        if isinstance(by, Mover):
            raise
        raise BotFailed(by, "illegal", f"{refused.code}: {action!r}") from None


def played(table: Table, result: Result | None, luck: tuple[float, ...] | None, failure: Failure | None) -> Played:
    """How a match went that has this result; or that a bot has lost because it failed."""
    seats = range(len(table))
    if failure is not None:
        others = max(1, len(table) - 1)
        shares = tuple(0.0 if seat == failure.seat else 1 / others for seat in seats)
        places = tuple(len(table) if seat == failure.seat else 1 for seat in seats)
        return Played(table, shares, (0,) * len(table), places, luck, failure)
    assert result is not None  # noqa: S101 - it is over
    winners = result.places.count(1)
    shares = tuple(1 / winners if place == 1 else 0.0 for place in result.places)
    return Played(table, shares, result.scores, result.places, luck)


def worths_of(game: Game) -> Any:
    """What knows the worth of this game's positions, or None."""
    if not game.worths:
        return None
    module, _, attribute = game.worths.partition(":")
    return getattr(import_module(module), attribute)
