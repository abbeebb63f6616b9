"""A server signs the records it gives out, with one key for all its processes and for good."""

from __future__ import annotations

import stat
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.cli.commands import yam
from tests.server.databases import run_sql
from tests.server.serving import Served, process
from tests.server.visitors import Person, play_out
from yamclub.errors import Code, YamError
from yamclub.match.record import read_record
from yamclub.match.signature import check_signature, new_key
from yamclub.server.store.key_file import NAME, kept_signer

KEY = "/.well-known/yamclub-key"


def a_record(served: Served) -> tuple[str, bytes]:
    """Of a match that two people play to its end, and where it is."""
    with closing(Person(served.url, "Ann")) as ann, closing(Person(served.url, "Bob")) as bob:
        table = ann.table()
        bob.post(f"/api/tables/{table}/sit", seat=1)
        ann.post(f"/api/tables/{table}/start")
        play_out(table, [ann, bob], [ann.watch(table), bob.watch(table)])
        path = f"/api/tables/{table}/record"
        return path, ann.http.get(path).content


def test_a_downloaded_record_is_checked_with_the_key_of_its_server(database: str, tmp_path: Path) -> None:
    with Served(database) as served:
        path, data = a_record(served)
        answer = httpx.get(served.url + KEY)
        assert answer.headers["content-type"].startswith("application/x-pem-file")
    file, pem = tmp_path / "match.jsonl", tmp_path / "club.pem"
    file.write_bytes(data)
    pem.write_bytes(answer.content)

    done = yam("verify", str(file), "--key", str(pem))
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "It is signed with the key you gave.")
    with Served(database) as again:  # after a restart
        assert httpx.get(again.url + KEY).content == answer.content
        assert httpx.get(again.url + path).content == data

    file.write_bytes(data.replace(b'"name":"Ann"', b'"name":"Eve"', 1))
    assert "[record_altered]" in yam("verify", str(file), "--key", str(pem)).stderr
    file.write_bytes(b"".join(data.splitlines(keepends=True)[:-1]))
    assert yam("verify", str(file)).returncode == 0
    done = yam("verify", str(file), "--key", str(pem))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "[not_signed]" in done.stderr


def test_all_processes_sign_with_one_key(postgres: str, tmp_path: Path) -> None:
    with Served(postgres) as one, Served(postgres) as other:
        assert httpx.get(one.url + KEY).content == httpx.get(other.url + KEY).content
        path, data = a_record(one)
        assert httpx.get(other.url + path).content == data
        key = other.services.store.signer.public
    assert check_signature(read_record(data), key) == key


def test_the_key_is_for_its_owner_alone_and_stays_when_the_database_is_restored(tmp_path: Path) -> None:
    with Served(str(tmp_path / "tables.db")) as served:
        public = served.services.store.signer.public
    file = tmp_path / NAME
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert file.read_bytes() not in (tmp_path / "tables.db").read_bytes()
    for part in tmp_path.glob("tables.db*"):
        part.unlink()
    with Served(str(tmp_path / "tables.db")) as served:
        assert served.services.store.signer.public == public
    assert sorted(one.name for one in tmp_path.iterdir() if "key" in one.name) == [NAME]


def test_a_key_that_cannot_be_used_is_named_when_the_server_starts(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("not a key")
    done = yam("serve", "--port", "0", "--data", str(tmp_path))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert str(tmp_path / NAME) in done.stderr
    assert "[bad_signing_key]" in done.stderr
    assert (tmp_path / NAME).read_text() == "not a key"
    (tmp_path / NAME).unlink()
    (tmp_path / NAME).mkdir()
    with pytest.raises(YamError) as refusal:
        kept_signer(tmp_path)
    assert refusal.value.code == Code.BAD_DATABASE


def test_a_damaged_key_in_postgresql_is_named_too(postgres: str, tmp_path: Path) -> None:
    with process(postgres, tmp_path / "log"):
        pass
    run_sql(postgres, "UPDATE keys SET pem = $1", "not a key")
    done = yam("serve", "--port", "0", "--database", postgres)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "[bad_signing_key]" in done.stderr
    run_sql(postgres, "UPDATE keys SET pem = $1", new_key().decode())
    with process(postgres, tmp_path / "log") as served:
        assert httpx.get(served.url + KEY).status_code == 200
