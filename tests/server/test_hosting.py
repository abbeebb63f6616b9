"""What docs/hosting.md says, done: Debian's nginx with TLS before two processes over one PostgreSQL."""

from __future__ import annotations

import json
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

import pytest
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tests.server.host_machine import PAGE, Machine, blocks
from tests.server.own_postgres import own_postgres
from tests.server.serving import held_port, process
from tests.server.visitors import SECONDS, Person, get, open_http, open_socket

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


def configuration(folder: Path, ports: list[int], port: int, plain: int) -> str:
    """The page's own, with this test's ports and certificate in place of the example's."""
    (site,) = blocks("nginx")
    for old, new in (
        ("127.0.0.1:8001", f"127.0.0.1:{ports[0]}"),
        ("127.0.0.1:8002", f"127.0.0.1:{ports[1]}"),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("listen 80", f"listen 127.0.0.1:{plain}"),
        ("listen [::]:443 ssl", f"listen [::1]:{port} ssl"),
        ("listen [::]:80", f"listen [::1]:{plain}"),
        ("/etc/nginx/yamclub/", f"{folder}/"),
    ):
        assert old in site
        site = site.replace(old, new)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    return f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {places} {site} }}"


@pytest.fixture
def plain_port() -> Iterator[int]:
    with held_port() as held:
        yield held


@pytest.fixture
def site(postgres: str, port: int, plain_port: int, tmp_path: Path) -> Iterator[str]:
    certificate = blocks("sh", "## nginx")[1].replace("sudo ", "").replace("/etc/nginx/yamclub", str(tmp_path))
    subprocess.run(["sh", "-ec", certificate], check=True, capture_output=True)
    with process(postgres, tmp_path / "one") as one, process(postgres, tmp_path / "two") as two:
        (tmp_path / "nginx.conf").write_text(configuration(tmp_path, [one.port, two.port], port, plain_port))
        subprocess.run([str(NGINX), "-t", "-p", tmp_path, "-c", tmp_path / "nginx.conf"], check=True)
        proxy = subprocess.Popen([str(NGINX), "-p", tmp_path, "-c", tmp_path / "nginx.conf"], stderr=subprocess.PIPE)
        try:
            _wait_for(port, proxy)
            yield f"localhost:{port}"
        finally:
            proxy.terminate()
            proxy.communicate(timeout=SECONDS)


def _wait_for(port: int, proxy: subprocess.Popen[bytes]) -> None:
    give_up = monotonic() + SECONDS
    while monotonic() < give_up:
        assert proxy.poll() is None, proxy.stderr and proxy.stderr.read()
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            sleep(0.02)
        else:
            return
    raise AssertionError("nginx did not open its port")


def test_tables_behind_nginx_with_tls(site: str, plain_port: int) -> None:
    plain = get(f"http://127.0.0.1:{plain_port}/t/abc?x=1", headers={"host": "yam.example.org"})
    assert (plain.status_code, plain.headers["location"]) == (301, "https://yam.example.org/t/abc?x=1")
    trusting = ssl.create_default_context()
    trusting.check_hostname = False
    trusting.verify_mode = ssl.CERT_NONE
    base = f"https://{site}"
    with open_http(base, verify=trusting, headers={"origin": base}) as browser:
        introduced = browser.post("/api/me", json={"name": "Zoé"})
        cookie = introduced.headers["set-cookie"]
        assert cookie.startswith("__Host-yam=")
        assert "; Secure" in cookie
        browser.headers["cookie"] = cookie.partition(";")[0]
        made = browser.post("/api/tables", json={"game": "slam", "seats": [{"kind": "me"}]}).raise_for_status().json()
        assert browser.post(f"/api/tables/{made['id']}/start").json()["status"] == "playing"
        assert browser.get("/metrics").status_code == 403
        assert browser.post("/api/me", json={"name": "x" * 30_000}).status_code == 413
        assert "max-age" in browser.get("/").headers["strict-transport-security"]

    headers = {"cookie": cookie.partition(";")[0]}
    with open_socket(base, ssl=trusting, origin=Origin(base), additional_headers=headers) as socket:
        assert json.loads(socket.recv(SECONDS))["name"] == "Zoé"
        socket.send(json.dumps({"say": "watch", "table": made["id"], "since": 0}))
        while (heard := json.loads(socket.recv(SECONDS)))["say"] != "position":
            pass
        assert heard["legal"]
    with pytest.raises(InvalidStatus), open_socket(base, ssl=trusting, origin=Origin("https://evil.example")):
        pass


# --- the walk


@pytest.fixture
def machine(port: int, plain_port: int, postgres_user: None) -> Iterator[Machine]:
    """With a PostgreSQL of its own. Not in pytest's own folder, which is closed to other users."""
    with (
        TemporaryDirectory(prefix="yamclub-host-", ignore_cleanup_errors=True) as folder,
        held_port() as postgres_port,
        own_postgres(postgres_port) as database,
    ):
        Path(folder).chmod(0o755)
        database.start()
        machine = Machine(Path(folder), [port, plain_port], database)
        try:
            yield machine
        finally:
            machine.do("systemctl stop 'yamclub@*'")


def test_the_page_from_the_first_command_to_the_last(machine: Machine) -> None:
    install, create, address, start = (
        blocks("sh", "## Installing")[1],
        *blocks("sh", "## The database"),
        *blocks("sh", "## The processes"),
    )
    assert "yamclub " in machine.do(install)
    password = "p/ss@wo:rd#100%"  # noqa: S105
    machine.do(create, typed=f"{password}\n{password}\n")
    machine.do(address, typed=f"{password}\n")
    kept = machine.folder / "etc" / "yamclub.env"
    assert kept.stat().st_mode & 0o077 == 0
    assert password not in kept.read_text()
    assert machine.do(start).count('"ok"') == 2
    table = make_table(machine)

    backup, restore = blocks("sh", "### PostgreSQL")
    machine.do(backup)
    later = make_table(machine)
    machine.do(restore)
    check = blocks("sh", "## A new version")[1].splitlines()[1]
    machine.do(check)
    assert [status_of(machine, one) for one in (table, later)] == [200, 404]

    renew, restart = blocks("sh", "## A new version")
    machine.do(renew)
    machine.do(restart)
    machine.do(check.replace("8001", "8002"))
    assert status_of(machine, table) == 200
    assert password not in machine.log


def test_the_walk_with_sqlite(machine: Machine) -> None:
    """Its commands are the same but for the database, so that this server is run from the checkout."""
    unit = machine.folder / "run" / "unit"
    yam = Path(sys.executable).parent / "yam"
    unit.write_text(unit.read_text().replace(f"{machine.folder}/opt/yamclub/bin/yam", str(yam)))
    named = "YAMCLUB_DATABASE=/var/lib/yamclub/tables.db"
    assert f"`{named}`" in PAGE.read_text()
    (machine.folder / "etc" / "yamclub.env").write_text(machine.here(named))
    machine.do("systemctl start yamclub@8001")
    check = blocks("sh", "## A new version")[1].splitlines()[1]
    machine.do(check)
    table = make_table(machine)
    backup, restore = blocks("sh", "### SQLite")
    machine.do(backup)
    later = make_table(machine)
    machine.do(restore)
    machine.do(check)
    assert [status_of(machine, one) for one in (table, later)] == [200, 404]


def make_table(machine: Machine) -> str:
    with closing(Person(f"http://127.0.0.1:{machine.ports[0]}", "Ann")) as ann:
        return ann.table()


def status_of(machine: Machine, table: str) -> int:
    return get(f"http://127.0.0.1:{machine.ports[0]}/api/tables/{table}").status_code


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "yamclub@.service"
    unit.write_text(
        blocks("ini")[0].replace("/opt/yamclub/bin/yam", sys.executable).replace("User=yamclub", "User=root")
    )
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", unit], capture_output=True, text=True, check=False, timeout=SECONDS
    )
    assert [line for line in done.stderr.splitlines() if unit.name in line or "yamclub@" in line] == []
    assert (done.returncode, "Restart=always" in unit.read_text()) == (0, True)


def test_nginx_gets_enough_connections(tmp_path: Path) -> None:
    """The page's commands, on the file as Debian ships it."""
    (tmp_path / "nginx.conf").write_text("user www-data;\nevents {\n\tworker_connections 768;\n}\n")
    commands = blocks("sh", "## nginx")[0].replace("sudo ", "").replace("/etc/nginx", str(tmp_path))
    subprocess.run(["sh", "-ec", commands], check=True)
    changed = (tmp_path / "nginx.conf").read_text()
    assert changed.startswith("worker_rlimit_nofile 32768;\nuser")
    assert "worker_connections 8192;" in changed
