"""Taking a move back at a web table: everybody is told, it counts once, and no bot acts on what was taken back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from queue import Queue
from secrets import token_hex
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.databases import create_database
from tests.server.serving import QUICK, Served, process
from tests.server.visitors import JSON, Person, over, to_move
from yamclub.game import Action, TakeBack
from yamclub.games.yami.greedy import Greedy
from yamclub.match.record import read_record
from yamclub.match.verify import verify

TAKE_BACK = {"kind": "take_back"}
FROM_PILE = {"kind": "take", "source": "discard"}


@pytest.fixture
def served(database: str) -> Iterator[Served]:
    with Served(database) as server:
        yield server


def begin(people: list[Person]) -> tuple[str, list[JSON]]:
    """A match of YAMI between Ann and Bob, with everybody's first positions."""
    ann, bob = people[:2]
    table = ann.table("yami")
    bob.post(f"/api/tables/{table}/sit", seat=1)
    ann.post(f"/api/tables/{table}/start")
    return table, [person.watch(table) for person in people]


def plain(position: JSON) -> JSON:
    return {name: position[name] for name in ("view", "legal", "asks", "take_back")}


def moved(table: str, people: list[Person], seat: int, action: JSON, **more: Any) -> list[JSON]:
    answer = people[seat].act(table, action, **more)
    assert answer["say"] == "ack", answer
    return [person.last_position(answer["event"]) for person in people]


def test_everybody_sees_the_move_and_that_it_was_taken_back(people: list[Person]) -> None:
    table, before = begin(people)
    (seat,) = to_move(before[0])
    took = moved(table, people, seat, FROM_PILE)
    assert [position["take_back"] for position in took] == [seat == 0, seat == 1, False]
    after = moved(table, people, seat, TAKE_BACK)
    assert list(map(plain, after)) == list(map(plain, before))
    for person in people:
        event = person.events(table)[-1]
        assert (event["by"], event["what"], event["news"]) == (seat, TAKE_BACK, [])
        assert [said["id"] for said in event["told"]] == ["told-take-back"]
    refusal = people[seat].act(table, TAKE_BACK)
    assert refusal["code"] == "nothing_to_take_back"


def test_a_take_back_that_is_sent_again_counts_once(people: list[Person]) -> None:
    table, positions = begin(people)
    (seat,) = to_move(positions[0])
    took = moved(table, people, seat, FROM_PILE)[seat]
    moved(table, people, seat, took["legal"][0])  # a discard: now there are two moves that could be taken back
    first = people[seat].act(table, TAKE_BACK, "once")
    again = people[seat].act(table, TAKE_BACK, "once")
    assert (again["say"], again["event"]) == ("ack", first["event"])
    assert people[seat].watch(table, since=first["event"])["view"]["phase"] == "discarding"


def test_it_is_too_late_once_the_next_player_has_moved(people: list[Person]) -> None:
    table, positions = begin(people)
    (seat,) = to_move(positions[0])
    took = moved(table, people, seat, FROM_PILE)[seat]
    discarded = moved(table, people, seat, took["legal"][0])
    assert discarded[seat]["take_back"]
    assert to_move(discarded[0]) == [1 - seat]
    on = moved(table, people, 1 - seat, FROM_PILE)
    assert not on[seat]["take_back"]
    assert people[seat].act(table, TAKE_BACK)["code"] == "nothing_to_take_back"
    assert people[2].act(table, TAKE_BACK)["code"] == "no_name_yet"


def test_it_can_be_written_too(people: list[Person]) -> None:
    table, positions = begin(people)
    (seat,) = to_move(positions[0])
    moved(table, people, seat, FROM_PILE)
    assert people[seat].act(table, "take_back")["say"] == "ack"  # type: ignore[arg-type]


def test_another_tab_that_has_not_seen_the_move_takes_nothing_back(people: list[Person]) -> None:
    table, positions = begin(people)
    (seat,) = to_move(positions[0])
    moved(table, people, seat, FROM_PILE)
    assert people[seat].act(table, TAKE_BACK, after=positions[seat]["event"])["code"] == "overtaken"


def test_it_is_in_the_log_after_a_restart_and_in_the_record(database: str) -> None:
    with Served(database) as served:
        people = [Person(served.url, name) for name in ("Ann", "Bob")]
        table, positions = begin(people)
        (seat,) = to_move(positions[0])
        moved(table, people, seat, FROM_PILE)
        taken = moved(table, people, seat, TAKE_BACK)
        for person in people:
            person.disconnect()
    with Served(database) as served:
        again = [person.at(served.url).watch(table, since=0) for person in people]
        assert list(map(plain, again)) == list(map(plain, taken))
        assert people[0].events(table)[-1]["what"] == TAKE_BACK
        moved(table, people, seat, FROM_PILE)
        live = served.services.hub.tables[table]
        assert live.match is not None
        stored = [entry for entry in live.match.entries if getattr(entry, "action", None) is not None]
        assert len(stored) == 3
        for person in people:
            person.close()


def test_the_record_of_such_a_match_is_true(people: list[Person]) -> None:
    """A dare is taken back, and the match played to its end."""
    ann = people[0]
    table = ann.table("master", "me,greedy")
    ann.post(f"/api/tables/{table}/start")
    position = ann.watch(table)
    while not position["legal"]:
        position = ann.until("position")
    before = plain(position)
    declared = ann.position_after(ann.act(table, {"kind": "declare"})["event"])
    assert declared["take_back"]
    position = ann.position_after(ann.act(table, TAKE_BACK)["event"])
    assert plain(position) == before
    while not over(position):
        if position["legal"]:
            position = ann.position_after(ann.act(table, position["legal"][0])["event"])
        else:
            position = ann.until("position")
    record = read_record(ann.http.get(f"/api/tables/{table}/record").content)
    assert any(getattr(entry, "action", None) == TakeBack() for entry in record.entries)
    assert verify(record).finished


class Thoughts:
    """What a bot was shown, and when it may answer what."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shown: Queue[Any] = Queue()
        self.answers: Queue[JSON] = Queue()

        def choose(bot: Greedy, view: Any, legal: Sequence[Action]) -> Action:
            self.shown.put(view)
            wanted = self.answers.get(timeout=20)
            return next((one for one in legal if getattr(one, "source", None) == wanted["source"]), legal[0])

        monkeypatch.setattr(Greedy, "choose", choose)


def test_a_bot_never_acts_on_a_position_that_was_taken_back(
    people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It thinks about a discard; that is taken back and another card discarded; then it has made up its mind."""
    thoughts = Thoughts(monkeypatch)
    ann = people[0]
    table = ann.table("yami", "me,greedy")
    ann.post(f"/api/tables/{table}/start")
    position = ann.watch(table)
    while to_move(position) != [0]:  # the bot begins: it takes from the stock, and discards its first card
        thoughts.shown.get(timeout=20)
        thoughts.answers.put({"source": "stock"})
        position = ann.until("position")
    position = ann.position_after(ann.act(table, FROM_PILE)["event"])
    one, *_, other = position["legal"]
    assert one != other
    ann.position_after(ann.act(table, one)["event"])
    about = thoughts.shown.get(timeout=20)
    assert str(about.pile[-1]) == one["card"]
    ann.position_after(ann.act(table, TAKE_BACK)["event"])
    event = ann.act(table, other)["event"]
    thoughts.answers.put({"source": "discard"})  # what it wanted of the card that is in the hand again
    about = thoughts.shown.get(timeout=20)
    assert str(about.pile[-1]) == other["card"]
    thoughts.answers.put({"source": "stock"})
    done = ann.until("event", lambda heard: heard["by"] == 1 and heard["event"] > event)
    assert (done["event"], done["what"]["source"]) == (event + 1, "stock")
    for _ in range(50):  # whatever it is asked until the server stops
        thoughts.answers.put({"source": "stock"})


def test_two_processes_agree_on_what_was_taken_back(postgres_server: str, tmp_path: Path) -> None:
    database = create_database(postgres_server, f"t{token_hex(6)}")
    settings = replace(QUICK, presence_seconds=20)
    with (
        process(database, tmp_path / "one", settings=settings) as one,
        process(database, tmp_path / "two", settings=settings) as two,
    ):
        people = [Person(one.url, "Ann"), Person(two.url, "Bob")]
        table, before = begin(people)
        (seat,) = to_move(before[0])
        moved(table, people, seat, FROM_PILE)
        people[seat].at((two if seat == 0 else one).url).watch(table)  # the take-back comes to the other process
        after = moved(table, people, seat, TAKE_BACK)
        assert list(map(plain, after)) == list(map(plain, before))
        for person in people:
            person.close()
