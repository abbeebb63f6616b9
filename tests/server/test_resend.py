"""The worked example in docs/protocol.md of a move that is sent again is what really happens."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.server.serving import Served
from tests.server.visitors import JSON, Person

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
SECTION = re.split(r"^### ", PAGE[PAGE.index("### A move sent again") + 4 :], flags=re.MULTILINE)[0]
EXAMPLES = re.findall(r"```json\n(.*?)```", SECTION, flags=re.DOTALL)


def lines_of(example: str, table: str, token: str | None) -> list[tuple[str, JSON]]:
    said = example.replace("k7m2p9qrst", table).replace("…", token or "")
    return [(line[0], json.loads(line[2:])) for line in said.splitlines()]


def agrees(heard: object, told: object) -> bool:
    """Whether everything that the page shows of a message, which it shortens, was in it."""
    if isinstance(heard, dict) and isinstance(told, dict):
        return all(name in heard and agrees(heard[name], value) for name, value in told.items())
    return heard == told


def replay(person: Person, lines: list[tuple[str, JSON]]) -> None:
    tables = 0
    for arrow, message in lines:
        if arrow == "→":
            person.socket.send(json.dumps(message))
            continue
        heard = person.hear()
        while heard["say"] == "table" and message["say"] != "table" and tables:
            heard = person.hear()  # more of them may come anywhere
        tables += heard["say"] == "table"
        assert agrees(heard, message), (heard, message)


def cut(person: Person) -> None:
    """Without a goodbye, and with what has come left unread."""
    person.socket.socket.shutdown(2)
    person.disconnect()


def test_a_move_sent_again_is_answered_as_the_page_shows(database: str) -> None:
    """Three times, since an order that depends on chance may look right once."""
    with Served(database) as served:
        for _ in range(3):
            ann, witness = Person(served.url, "Ann"), Person(served.url, None)
            _play(ann, witness)
            ann.close()
            witness.close()


def _play(ann: Person, witness: Person) -> None:
    table = ann.table("slam", "me")
    made, lost = (lines_of(example, table, ann.token) for example in EXAMPLES)
    ann.post(f"/api/tables/{table}/start")
    ann.watch(table)
    witness.watch(table)
    (_, move), (_, unheard), *again = made
    assert (move["say"], unheard["say"]) == ("act", "ack")
    ann.socket.send(json.dumps(move))
    witness.position_after(unheard["event"])  # it is made, and its answer is on the way
    cut(ann)
    ann.token = None  # on the next sockets the lines of the page say hello
    replay(ann, again)
    cut(ann)
    (_, unsent), *again = lost
    assert unsent["say"] == "act"
    replay(ann, again)
