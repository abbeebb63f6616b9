"""What docs/hosting.md says, done: Debian's nginx with TLS before two processes over one PostgreSQL."""

from __future__ import annotations

import json
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tests.server.serving import process
from tests.server.visitors import SECONDS, open_http, open_socket

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"


def configuration(folder: Path, ports: list[int], port: int) -> str:
    """The page's own, with this test's ports and certificate in place of the example's."""
    found = re.search(r"```nginx\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert found is not None
    site = found.group(1)
    for old, new in (
        ("127.0.0.1:8001", f"127.0.0.1:{ports[0]}"),
        ("127.0.0.1:8002", f"127.0.0.1:{ports[1]}"),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("/etc/letsencrypt/live/yam.example.org/fullchain.pem", str(folder / "cert.pem")),
        ("/etc/letsencrypt/live/yam.example.org/privkey.pem", str(folder / "key.pem")),
    ):
        assert old in site
        site = site.replace(old, new)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    return f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {places} {site} }}"


@pytest.fixture
def site(postgres: str, port: int, tmp_path: Path) -> Iterator[str]:
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-keyout",
         tmp_path / "key.pem", "-out", tmp_path / "cert.pem"], check=True, capture_output=True,
    )  # fmt: skip
    with process(postgres, tmp_path / "one") as one, process(postgres, tmp_path / "two") as two:
        (tmp_path / "nginx.conf").write_text(configuration(tmp_path, [one.port, two.port], port))
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


def test_tables_behind_nginx_with_tls(site: str) -> None:
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
