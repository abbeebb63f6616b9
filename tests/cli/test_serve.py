"""``yam serve`` as somebody at a terminal meets it."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.cli.commands import PATIENCE, YAM, yam
from yamclub.cli import main


@contextmanager
def serving(tmp_path: Path, *arguments: str, lang: str = "en", **environment: str) -> Iterator[subprocess.Popen[str]]:
    running = subprocess.Popen(
        [YAM, "serve", "--port", "0", "--data", str(tmp_path / "data"), *arguments],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
        env={**os.environ, "LANG": lang, **environment},
    )  # fmt: skip
    try:
        yield running
    finally:
        if running.poll() is None:
            running.send_signal(signal.SIGINT)
        running.communicate(timeout=PATIENCE)


def first_lines(running: subprocess.Popen[str], last: str) -> str:
    assert running.stdout is not None
    said = ""
    for line in running.stdout:
        said += line
        if last in line:
            break
    return said


def test_it_says_where_it_is_and_answers_there(tmp_path: Path) -> None:
    with serving(tmp_path, "--json") as running:
        assert running.stdout is not None
        addresses = json.loads(running.stdout.readline())["addresses"]
        assert addresses[0].startswith("http://localhost:")
        assert httpx.get(addresses[0], timeout=PATIENCE).headers["content-type"].startswith("text/html")
        assert httpx.get(f"{addresses[0]}/health", timeout=PATIENCE).json() == {"status": "ok"}
    assert (tmp_path / "data" / "tables.db").exists()


def test_people_get_the_address_and_a_code_for_their_phones(tmp_path: Path) -> None:
    with serving(tmp_path, lang="fr_FR.UTF-8") as running:
        said = first_lines(running, "Ctrl+C")
        assert "La table est ouverte :" in said
        assert "http://localhost:" in said
        if "Sur le même réseau" in said:  # a machine without a network has nothing to show
            assert "█▀" in said
            assert "http://localhost" not in said.split("Sur le même réseau")[1]


def test_ctrl_c_is_the_way_to_close_it(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "127.0.0.1") as running:
        said = first_lines(running, "Ctrl+C")
        assert "127.0.0.1" in said
        assert "█" not in said
        running.send_signal(signal.SIGINT)
        assert running.wait(PATIENCE) == 0


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = yam("serve", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.endswith("[port_taken]\n")
    assert done.stderr.count("\n") == 1


def test_a_database_can_be_told_where_no_other_user_reads_it(tmp_path: Path) -> None:
    nowhere = "postgresql://u:p@127.0.0.1:1/x"
    done = yam("serve", "--port", "0", YAMCLUB_DATABASE=nowhere)
    assert done.stderr.endswith("[bad_database]\n")
    with serving(tmp_path, "--json", YAMCLUB_DATABASE=nowhere) as running:  # what is asked outright goes before it
        assert running.stdout is not None
        assert "addresses" in json.loads(running.stdout.readline())


def test_without_its_page_it_says_in_one_line_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("yamclub.server.web.page.page_is_built", lambda: False)
    monkeypatch.setattr("yamclub.server.web.run.serve", lambda *_: None)
    assert main(["serve", "--data", str(tmp_path), "--lang", "en"]) == 0
    said = capsys.readouterr().err
    assert "make page" in said
    assert said.count("\n") == 1
