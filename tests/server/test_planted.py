"""The promises that matter most, with a bug planted against each: the test that guards it must notice."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server import test_secrets, test_security
from tests.server.serving import Served
from tests.server.toys import register
from tests.server.visitors import Person
from yamclub.game import Eye
from yamclub.server.tables.hub import Hub
from yamclub.server.tables.live import LiveTable
from yamclub.server.tables.visitors import Visitors

NOTICED = (AssertionError, pytest.fail.Exception)


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    register(monkeypatch)
    with Served(str(tmp_path / "tables.db")) as server:
        yield server


@pytest.fixture
def people(served: Served) -> Iterator[list[Person]]:
    persons = [Person(served.url, name) for name in ("Ann", "Bob", None, "Eve")]
    yield persons
    for person in persons:
        person.close()


# --- a move is acknowledged once it is committed, and not before


def check_nothing_is_acknowledged_that_is_not_committed(served: Served) -> None:
    """On a disk that fails: the mover is told so, and the match stands where it stood."""

    async def fail(*_: object, **__: object) -> None:
        raise OSError("no space left")

    with closing(Person(served.url, "Zoé")) as zoe, pytest.MonkeyPatch.context() as broken:
        table = zoe.table(seats="me")
        zoe.post(f"/api/tables/{table}/start")
        before = zoe.watch(table)
        broken.setattr(served.services.store, "append", fail)
        zoe.say("act", table=table, command="lost", action=before["legal"][0])
        answer = zoe.until("ack", "refused")
        assert (answer["say"], answer.get("code")) == ("refused", "our_fault")
        assert zoe.watch(table)["event"] == before["event"]


def test_nothing_is_acknowledged_that_is_not_committed(served: Served) -> None:
    check_nothing_is_acknowledged_that_is_not_committed(served)


def test_an_acknowledgement_before_the_commit_is_noticed(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    rightly = Hub.append

    async def too_early(
        self: Hub, table: LiveTable, entries: Any, command: str | None = None, acknowledge: Any = None
    ) -> None:
        if acknowledge is not None:
            acknowledge(table.event + 1)
        await rightly(self, table, entries, command, None)

    monkeypatch.setattr(Hub, "append", too_early)
    with pytest.raises(NOTICED):
        check_nothing_is_acknowledged_that_is_not_committed(served)


# --- nobody is sent what they may not know


def _everything(self: LiveTable, connection: object) -> Eye:
    return Eye.OPEN


@pytest.mark.parametrize(
    ("where", "bug", "check"),
    [
        (LiveTable, ("viewer", _everything), test_secrets.test_nobody_is_sent_what_lies_under_anothers_cup),
        (LiveTable, ("viewer", lambda *_: 0), test_secrets.test_legal_moves_are_told_only_to_those_who_may_make_them),
    ],
    ids=["open eyes for all", "the first seat's eyes for all"],
)
def test_a_view_for_the_wrong_eyes_is_noticed(
    people: list[Person],
    monkeypatch: pytest.MonkeyPatch,
    where: type,
    bug: tuple[str, Callable[..., object]],
    check: Callable[[list[Person]], None],
) -> None:
    monkeypatch.setattr(where, *bug)
    with pytest.raises(NOTICED):
        check(people)


def test_a_secret_sent_before_the_end_is_noticed(
    people: list[Person], served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yamclub.server.tables.live.commitment", bytes.hex)
    with pytest.raises(NOTICED):
        test_secrets.test_the_secret_of_the_dice_is_sent_to_nobody_before_the_end(people, served)


# --- security


@pytest.mark.parametrize("module", ["socket", "security"])
def test_an_origin_that_nobody_checks_is_noticed(served: Served, monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    monkeypatch.setattr(f"yamclub.server.web.{module}.may_change", lambda _: True)
    with pytest.raises(NOTICED):
        test_security.test_pages_from_elsewhere_get_no_socket_and_change_nothing(served, "http://evil.example")


def test_a_token_in_the_log_is_noticed(
    served: Served, people: list[Person], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rightly = Visitors.find

    async def talkative(self: Visitors, token: str) -> object:
        logging.getLogger("yamclub.server").info("here is %s", token)
        return await rightly(self, token)

    monkeypatch.setattr(Visitors, "find", talkative)
    with pytest.raises(NOTICED):
        test_security.test_logs_hold_no_secret(served, people, caplog)
