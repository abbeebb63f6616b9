"""``yam train``: a game's expert learns by playing against itself. A run that was stopped goes on."""

from __future__ import annotations

import shutil
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from yamclub.cli.cluster import check_cluster
from yamclub.cli.numbers import number_above_zero, whole_number
from yamclub.cli.output import print_json, styled
from yamclub.cli.progress import ProgressBar
from yamclub.games import game as find_game
from yamclub.lab.workers import one_thread_each, workers
from yamclub.words import Words

if TYPE_CHECKING:
    from yamclub.lab.training import Trained, Training

INTERRUPTED = 130


def run(asked: Namespace, words: Words) -> int:
    game = find_game(asked.game)
    seed = whole_number(asked.seed, "--seed", "train", least=0)
    jobs = whole_number(asked.jobs, "--jobs", "train", most=1024)
    minutes = None if asked.minutes is None else number_above_zero(asked.minutes, "--minutes", "train")
    check_cluster(asked.ray)
    one_thread_each()
    from yamclub.lab.training import Training, enough
    from yamclub.solve.compiled import COMPILE_LINE
    from yamclub.solve.folder import cache_folder

    COMPILE_LINE.sentence = words("solve-compiling")
    folder = (cache_folder() / "training" if asked.out is None else Path(asked.out)) / game.id
    training = Training(game, seed, folder)
    wanted = training.learning.generations
    if asked.generations is not None:
        wanted = whole_number(asked.generations, "--generations", "train")
    if asked.again:
        shutil.rmtree(folder, ignore_errors=True)
    training.resume()
    bar = ProgressBar(words("train-working", game=game.name))
    interrupted = False
    with workers(jobs, asked.ray) as them:
        until = enough(wanted, None if minutes is None else 60 * minutes)
        try:
            trained = training.run(them, until, _shown(bar, wanted))
        except KeyboardInterrupt:
            if not training.done.generations:
                return INTERRUPTED
            interrupted, trained = True, training.run(them, lambda _: True, _shown(bar, wanted))
    bar.clear()
    if asked.json:
        print_json({"file": str(trained.file), **_as_json(trained)})
    else:
        _print(trained, wanted, words)
    return INTERRUPTED if interrupted else 0


def _shown(bar: ProgressBar, wanted: int) -> Callable[[Training, int], None]:
    def told(training: Training, chunks: int) -> None:
        a_generation = training.learning.chunks
        bar.show(training.done.generations * a_generation + chunks, wanted * a_generation)

    return told


def _as_json(trained: Trained) -> dict[str, object]:
    return {name: getattr(trained.made, name) for name in trained.made.__struct_fields__}


def _print(trained: Trained, wanted: int, words: Words) -> None:
    made, number = trained.made, words.number
    said = words("train-done", generations=made.generations, seconds=number(made.seconds, 1), file=str(trained.file))
    lines = [styled(said, "bold")]
    if made.curve:
        first, last = made.curve[0], made.curve[-1]
        lines += [
            words("train-measure", name=name, first=number(first.get(name, 0.0), 4), last=number(value, 4))
            for name, value in last.items()
        ]
    if made.generations < wanted:
        lines.append(words("train-goes-on", done=made.generations, generations=wanted))
    lines.append(styled(words("train-use", folder=str(trained.file.parents[1])), "dim"))
    sys.stdout.write("\n".join(lines) + "\n")
