"""The wheel, installed where there is no checkout: what each extra promises works from it alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from zipfile import ZipFile

import httpx
import pytest

from yamclub.games import GAMES

ROOT = Path(__file__).parents[2]
UV = str(Path(sys.executable).parent / "uv")
PATIENCE = 300
"""Seconds after which something hangs."""

RANDOM_MATCHES = """
import sys
import yamclub
from yamclub.bots import make_bot
from yamclub.match.entries import Seat
from yamclub.match.match import Match
from yamclub.match.runner import play_through

assert yamclub.__file__.startswith(sys.prefix)

for name in yamclub.GAMES:
    game = yamclub.game(name)
    seats = [Seat(f"Bot {number}", "random") for number in range(game.seats[0])]
    match = Match.create(name, seats, secret=bytes(32))
    bots = [make_bot(game, "random", yamclub.Random(number)) for number in range(len(seats))]
    for _ in play_through(match, bots):
        pass
    print(name, match.state.result().places)
loaded = {name.partition(".")[0] for name in sys.modules}
assert not loaded & {"fluent", "rich", "litestar", "asyncio", "numpy"}, loaded
"""

Install = Callable[[str], Path]
"""From extras, as in ``[play]``, to the ``bin`` of an environment that has the wheel and them."""


def run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    """In a folder of its own, with nothing of the checkout in reach."""
    return subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def environment() -> dict[str, str]:
    hidden = ("PYTHONPATH", "VIRTUAL_ENV", "UV_COMPILE_BYTECODE")
    return {name: value for name, value in os.environ.items() if name not in hidden}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    build = (UV, "build", "--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", folder, ROOT)
    done = run(*build, cwd=folder)
    assert done.returncode == 0, done.stderr
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture
def install(wheel: Path, tmp_path: Path) -> Install:
    def installed(extras: str) -> Path:
        run(UV, "venv", "--python", sys.executable, tmp_path / "venv", cwd=tmp_path)
        wanted = f"yamclub{extras} @ {wheel.as_uri()}"
        done = run(
            UV, "pip", "install", "--python", tmp_path / "venv", "--constraint", ROOT / "locks" / "play.lock", wanted,
            cwd=tmp_path,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return tmp_path / "venv" / "bin"

    return installed


def test_the_page_and_the_words_are_inside(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    for wanted in ("py.typed", "server/page/index.html", "words/fr.ftl", "games/slam/words.fr.ftl"):
        assert f"yamclub/{wanted}" in names
    assert not [name for name in names if name.startswith("tests")]


def test_without_extras_there_are_the_rules_and_msgspec_alone(install: Install, tmp_path: Path) -> None:
    programs = install("")
    listed = run(UV, "pip", "list", "--python", programs.parent, "--format", "json", cwd=tmp_path)
    assert [package["name"] for package in json.loads(listed.stdout)] == ["msgspec", "yamclub"]
    played = run(programs / "python", "-c", RANDOM_MATCHES, cwd=tmp_path)
    assert played.stdout.count("\n") == len(GAMES), played.stderr
    told = run(programs / "yam", "games", cwd=tmp_path)
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr == 'yam: This needs more than is installed: run pip install "yamclub[play]". [missing_extra]\n'


def test_with_play_a_match_is_played_recorded_and_verified(install: Install, tmp_path: Path) -> None:
    yam = install("[play]") / "yam"
    play = ("play", "slam", "--seats", "bot,bot", "--seed", "x", "--record", "match.jsonl", "--lang", "en")
    played = run(yam, *play, cwd=tmp_path)
    assert (played.returncode, played.stderr) == (0, "")
    assert "The match is over" in played.stdout
    verified = run(yam, "verify", "match.jsonl", "--json", cwd=tmp_path)
    assert json.loads(verified.stdout)["report"]["dice"] == "proved"
    assert "[missing_extra]" in run(yam, "serve", cwd=tmp_path).stderr


@contextmanager
def serving(yam: Path, folder: Path) -> Iterator[str]:
    """The address of a web table, for as long as this lasts."""
    command = [str(yam), "serve", "--json", "--host", "127.0.0.1", "--port", "0", "--data", str(folder / "data")]
    with subprocess.Popen(command, cwd=folder, env=environment(), stdout=subprocess.PIPE, text=True) as running:
        hanging = Timer(PATIENCE, running.kill)
        hanging.start()
        try:
            assert running.stdout is not None
            yield json.loads(running.stdout.readline())["addresses"][0]
        finally:
            hanging.cancel()
            running.terminate()
            running.wait(PATIENCE)


def test_with_serve_the_page_is_served(install: Install, tmp_path: Path) -> None:
    with serving(install("[serve]") / "yam", tmp_path) as address:
        page = httpx.get(address, timeout=PATIENCE)
        assert page.headers["content-type"].startswith("text/html")
        assert "/assets/" in page.text
        assert httpx.get(f"{address}/health", timeout=PATIENCE).json() == {"status": "ok"}
