"""Training: the same seed gives the same weights, whoever does the work and however often it was stopped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
import pytest

from yamclub.errors import Code, YamError
from yamclub.games import game
from yamclub.lab.training import Training, enough, learning_of, seed_of
from yamclub.lab.workers import Here, Processes
from yamclub.mechanics.learning import Arrays, Learning
from yamclub.mechanics.weights import load, read


class Guessing(Learning):
    """Learns the mean of uniform numbers."""

    layout, generations, chunks = "guess-1", 4, 3

    def first(self, seed: int) -> Arrays:
        return {"guess": np.zeros(1), "seen": np.zeros(1)}

    def play(self, learned: Arrays, generation: int, chunk: int, seed: int) -> Arrays:
        return {"drawn": np.random.default_rng(seed).random(10) + learned["seen"]}

    def learn(
        self, learned: Arrays, played: Sequence[Arrays], generation: int, seed: int
    ) -> tuple[Arrays, Mapping[str, float]]:
        drawn = np.concatenate([one["drawn"] for one in played]) - learned["seen"]
        seen = learned["seen"] + len(drawn)
        guess = learned["guess"] + (drawn.sum() - len(drawn) * learned["guess"]) / seen
        return {"guess": guess, "seen": seen}, {"guess": guess[0], "seen": seen[0]}

    def weights(self, learned: Arrays) -> Arrays:
        return {"guess": learned["guess"]}


def quiet(training: Training, chunks: int) -> None:
    """Nobody watches."""


def trained(folder: Path, generations: int = 4, *, seed: int = 1, jobs: int = 1) -> bytes:
    training = Training(game("slam"), seed, folder / "slam", Guessing())
    training.resume()
    with Here() if jobs == 1 else Processes(jobs) as them:
        return training.run(them, enough(generations), quiet).file.read_bytes()


def test_the_same_seed_gives_the_same_weights(tmp_path: Path) -> None:
    assert trained(tmp_path / "one") == trained(tmp_path / "two")
    assert trained(tmp_path / "one") != trained(tmp_path / "other", seed=2)


def test_any_number_of_processes_gives_the_same_weights(tmp_path: Path) -> None:
    assert trained(tmp_path / "one") == trained(tmp_path / "two", jobs=2)


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    trained(tmp_path / "stopped", 2)
    assert trained(tmp_path / "stopped") == trained(tmp_path / "whole")
    made, arrays = read(tmp_path / "stopped" / "slam")
    assert [row["seen"] for row in made.curve] == [30, 60, 90, 120]
    assert abs(arrays["guess"][0] - 0.5) < 0.1
    assert (tmp_path / "stopped/slam/curve.csv").read_text().splitlines()[0] == "generation,guess,seen"


def test_a_run_with_other_settings_is_not_mixed_in(tmp_path: Path) -> None:
    trained(tmp_path)
    with pytest.raises(YamError) as refused:
        trained(tmp_path, seed=2)
    assert refused.value.code is Code.TRAINING_DIFFERS


def test_a_damaged_run_is_named(tmp_path: Path) -> None:
    trained(tmp_path, 2)
    file = tmp_path / "slam/learned.npz"
    file.write_bytes(file.read_bytes()[:-1] + b"?")
    with pytest.raises(YamError) as refused:
        trained(tmp_path)
    assert (refused.value.code, refused.value.params["file"]) == (Code.WEIGHTS_DAMAGED, str(file))


def test_every_part_of_a_run_has_a_seed_of_its_own() -> None:
    seeds = {seed_of(run, generation, chunk) for run in range(5) for generation in range(20) for chunk in range(20)}
    assert len(seeds) == 5 * 20 * 20


def test_a_game_that_learns_nothing_says_so() -> None:
    with pytest.raises(YamError) as refused:
        learning_of(game("color"))
    assert refused.value.code is Code.NOTHING_TO_LEARN


# --- weights


def test_weights_are_found_where_they_were_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trained(tmp_path)
    monkeypatch.setenv("YAMCLUB_WEIGHTS", str(tmp_path))
    assert load("slam", "guess-1")["guess"].shape == (1,)


@pytest.mark.parametrize("how", ["cut", "changed", "no_json", "not_json", "empty"])
def test_damaged_weights_are_named(how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trained(tmp_path)
    monkeypatch.setenv("YAMCLUB_WEIGHTS", str(tmp_path))
    file, about = tmp_path / "slam/expert.npz", tmp_path / "slam/expert.json"
    data = file.read_bytes()
    match how:
        case "cut":
            file.write_bytes(data[:40])
        case "changed":
            file.write_bytes(data[:60] + bytes([data[60] ^ 1]) + data[61:])
        case "no_json":
            about.unlink()
        case "not_json":
            about.write_text("{")
        case _:
            file.write_bytes(b"")
    with pytest.raises(YamError) as refused:
        load("slam", "guess-1")
    assert refused.value.code is (Code.NO_WEIGHTS if how == "no_json" else Code.WEIGHTS_DAMAGED)
    assert refused.value.params["file"] == str(file)


@pytest.mark.parametrize(("game_id", "layout"), [("master", "guess-1"), ("slam", "guess-2")])
def test_weights_made_for_something_else_are_refused(
    game_id: str, layout: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trained(tmp_path)
    if game_id != "slam":
        (tmp_path / "slam").rename(tmp_path / game_id)
    monkeypatch.setenv("YAMCLUB_WEIGHTS", str(tmp_path))
    with pytest.raises(YamError) as refused:
        load(game_id, layout)
    assert refused.value.code is Code.WEIGHTS_FOREIGN
