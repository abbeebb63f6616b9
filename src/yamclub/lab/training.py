"""Learning by self-play, a generation at a time: kept after each, so that a run that was stopped goes on.

The folder of a run holds ``expert.npz`` and ``expert.json`` (the weights, as bots load them), ``curve.csv`` (how it
went) and ``learned.npz`` with ``training.json`` (all that is needed to go on).
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from yamclub.errors import Code, YamError
from yamclub.game import Game
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.kernel.codec import BadJson, decode, encode
from yamclub.mechanics.learning import Arrays, Learning
from yamclub.mechanics.weights import LARGEST, NAME, Made, packed, unpacked, write

if TYPE_CHECKING:
    from yamclub.lab.workers import Workers

_LEARNING = -1
"""In place of a chunk's number, where the seed of learning itself is made."""


class Done(Struct, frozen=True, kw_only=True):
    """How far a run is."""

    game: str
    rules: int
    layout: str
    seed: int
    generations: int = 0
    """Those that are done."""
    seconds: float = 0.0
    learned: str = ""
    """The checksum of what was learned so far."""
    curve: tuple[dict[str, float], ...] = ()


class Trained(NamedTuple):
    """The weights of a run, and how they were made."""

    file: Path
    made: Made


def learning_of(game: Game) -> Learning:
    """What this game learns; raises if there is nothing."""
    if not game.learning:
        games = ", ".join(name for name in GAMES if find_game(name).learning)
        raise YamError(Code.NOTHING_TO_LEARN, game=game.name, games=games)
    module, _, attribute = game.learning.partition(":")
    found: Learning = getattr(import_module(module), attribute)
    return found


def seed_of(seed: int, generation: int, chunk: int) -> int:
    """The seed of a part of a run: it follows from the run's seed alone, whoever does the part."""
    return int.from_bytes(sha256(f"{seed}/{generation}/{chunk}".encode()).digest()[:4])


class Training:
    """One run, in its folder: a new one, or one to go on with."""

    def __init__(self, game: Game, seed: int, folder: Path, learning: Learning | None = None) -> None:
        self.game, self.seed, self.folder = game, seed, folder
        self.learning = learning_of(game) if learning is None else learning
        self._new = Done(game=game.id, rules=game.version, layout=self.learning.layout, seed=seed)
        self.done = self._new
        self._learned: Arrays = {}

    def resume(self) -> None:
        """Go on with the run in the folder, if there is one. Raises if that run is another one."""
        file = self.folder / "training.json"
        try:
            done = decode(file.read_bytes(), Done)
            data = file.with_name("learned.npz").read_bytes()
        except FileNotFoundError:
            return
        except (*BadJson, OSError):
            raise YamError(Code.WEIGHTS_DAMAGED, file=str(file)) from None
        if replace(done, generations=0, seconds=0.0, learned="", curve=()) != self._new:
            raise YamError(Code.TRAINING_DIFFERS, folder=str(self.folder))
        if sha256(data).hexdigest() != done.learned:
            raise YamError(Code.WEIGHTS_DAMAGED, file=str(file.with_name("learned.npz")))
        self.done, self._learned = done, unpacked(data)

    def run(
        self, workers: Workers, until: Callable[[Training], bool], told: Callable[[Training, int], None]
    ) -> Trained:
        """Generation after generation, ``until`` it is enough; ``told`` hears of every part that is done."""
        if not self._learned:
            self._learned = self.learning.first(seed_of(self.seed, _LEARNING, _LEARNING))
        while not until(self):
            began = monotonic()
            measures = self._generation(workers, told)
            self._keep(measures, monotonic() - began)
        return self._written()

    def _generation(self, workers: Workers, told: Callable[[Training, int], None]) -> Mapping[str, float]:
        generation, played = self.done.generations, []
        given = [
            _Chunk(self.learning, self._learned, generation, chunk, seed_of(self.seed, generation, chunk))
            for chunk in range(self.learning.chunks)
        ]
        for one in workers.run(_play, given):
            played.append(one)
            told(self, len(played))
        seed = seed_of(self.seed, generation, _LEARNING)
        self._learned, measures = self.learning.learn(self._learned, played, generation, seed)
        return measures

    def _keep(self, measures: Mapping[str, float], seconds: float) -> None:
        data = packed(self._learned)
        self.done = replace(
            self.done,
            generations=self.done.generations + 1,
            seconds=self.done.seconds + seconds,
            learned=sha256(data).hexdigest(),
            curve=(*self.done.curve, {name: float(value) for name, value in measures.items()}),
        )
        self.folder.mkdir(parents=True, exist_ok=True)
        for name, text in (("learned.npz", data), ("training.json", encode(self.done))):
            unfinished = self.folder / f"{name}.new"
            unfinished.write_bytes(text)
            unfinished.replace(self.folder / name)

    def _written(self) -> Trained:
        data = packed(self.learning.weights(self._learned))
        assert len(data) < LARGEST, f"{len(data)} bytes of weights"  # noqa: S101 - a game promises less
        done = self.done
        made = Made(
            game=done.game,
            rules=done.rules,
            layout=done.layout,
            sha256=sha256(data).hexdigest(),
            command=f"yam train {done.game} --seed {done.seed} --generations {done.generations}",
            seed=done.seed,
            generations=done.generations,
            seconds=round(done.seconds, 1),
            curve=tuple({name: round(value, 6) for name, value in row.items()} for row in done.curve),
        )
        _write_curve(self.folder / "curve.csv", made)
        return Trained(write(self.folder, made, data, NAME), made)


class _Chunk(NamedTuple):
    learning: Learning
    learned: Arrays
    generation: int
    chunk: int
    seed: int


def _play(given: _Chunk) -> Arrays:
    return given.learning.play(given.learned, given.generation, given.chunk, given.seed)


def _write_curve(file: Path, made: Made) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    names = list(dict.fromkeys(name for row in made.curve for name in row))
    with file.open("w", newline="") as out:
        writer = csv.writer(out)
        writer.writerow(["generation", *names])
        writer.writerows([number, *(row.get(name, "") for name in names)] for number, row in enumerate(made.curve, 1))


def enough(generations: int, seconds: float | None = None) -> Callable[[Any], bool]:
    """Whether a run has so many generations, or has gone on for so long."""
    end = None if seconds is None else monotonic() + seconds
    return lambda run: run.done.generations >= generations or (end is not None and monotonic() >= end)
