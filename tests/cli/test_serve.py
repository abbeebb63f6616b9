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
        assert "La table est ouverte :" in said
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
    assert f"Port {port} " in done.stderr  # not as a number to read out: 8,001
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("host", "code", "named"),
    [
        ("nobody.invalid", "unknown_host", "nobody.invalid"),
        ("300.1.2.3", "unknown_host", "300.1.2.3"),
        ("192.0.2.77", "host_elsewhere", "192.0.2.77"),  # reserved for examples, so not ours
        ("2001:db8::77", "host_elsewhere", "2001:db8::77"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_bad_host_is_not_blamed_on_the_port(host: str, code: str, named: str, lang: str, tmp_path: Path) -> None:
    done = yam("serve", "--host", host, "--port", "0", "--data", str(tmp_path), lang=lang)
    assert done.returncode == 2
    assert done.stderr.endswith(f"[{code}]\n")
    assert named in done.stderr
    assert "--port" not in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_port_of_the_system_is_said_to_need_rights(tmp_path: Path) -> None:
    as_nobody = ["setpriv", "--reuid", "65534", "--bounding-set=-all", "--clear-groups"] if os.getuid() == 0 else []
    done = subprocess.run(
        [*as_nobody, YAM, "serve", "--host", "127.0.0.1", "--port", "99", "--data", str(tmp_path), "--lang", "en"],
        capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.startswith("yam: Port 99 ")
    assert done.stderr.endswith("[port_needs_rights]\n")


def _answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/health", timeout=PATIENCE, trust_env=False).is_success
    except httpx.ConnectError:
        return False


def test_it_listens_in_ipv4_and_ipv6_on_one_port(tmp_path: Path) -> None:
    with serving(tmp_path, "--json") as running:
        assert running.stdout is not None
        port = json.loads(running.stdout.readline())["addresses"][0].rpartition(":")[2]
        assert _answers(f"http://127.0.0.1:{port}")
        assert _answers(f"http://[::1]:{port}") or not _has_ipv6()


@pytest.mark.parametrize(("host", "other"), [("127.0.0.1", "[::1]"), ("::1", "127.0.0.1"), ("[::1]", "127.0.0.1")])
def test_a_host_that_was_asked_for_is_the_only_one(host: str, other: str, tmp_path: Path) -> None:
    if ":" in host and not _has_ipv6():
        return  # this machine has no such address
    with serving(tmp_path, "--json", "--host", host) as running:
        assert running.stdout is not None
        (address,) = json.loads(running.stdout.readline())["addresses"]
        assert address.startswith(f"http://[{host.strip('[]')}]:" if ":" in host else f"http://{host}:")
        assert _answers(address)
        assert not _answers(f"http://{other}:{address.rpartition(':')[2]}")


def test_a_name_is_shown_as_it_was_given(tmp_path: Path) -> None:
    with serving(tmp_path, "--json", "--host", "localhost") as running:
        assert running.stdout is not None
        (address,) = json.loads(running.stdout.readline())["addresses"]
        assert address.startswith("http://localhost:")
        assert _answers(address)


def _has_ipv6() -> bool:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


def test_a_database_can_be_told_where_no_other_user_reads_it(tmp_path: Path) -> None:
    nowhere = "postgresql://u:p@[127.0.0.1:1/x"
    done = yam("serve", "--port", "0", YAMCLUB_DATABASE=nowhere)
    assert done.stderr.endswith("[bad_database_address]\n")
    with serving(tmp_path, "--json", YAMCLUB_DATABASE=nowhere) as running:  # what is asked outright goes before it
        assert running.stdout is not None
        assert "addresses" in json.loads(running.stdout.readline())


def test_without_its_page_it_says_in_one_line_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("yamclub.server.web.page.page_is_built", lambda: False)
    monkeypatch.setattr("yamclub.server.web.run.serve", lambda *_, **__: None)
    assert main(["serve", "--data", str(tmp_path), "--lang", "en"]) == 0
    said = capsys.readouterr().err
    assert "make page" in said
    assert said.count("\n") == 1
