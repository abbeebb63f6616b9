"""Matches over real sockets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.serving import QUICK, Served
from tests.server.visitors import Person, over, play_out, to_move
from yamclub.game import By, IllegalAction, Move, State
from yamclub.kernel.dice import dice
from yamclub.match.record import read_record
from yamclub.match.verify import verify
from yamclub.mechanics.throwing import Keep
from yamclub.server.limits import EVENTS_KEPT_UP, EVENTS_TOLD_AGAIN
from yamclub.server.tables import messages

TOLD_AGAIN = 80
"""How many of the last events come with their news and sentences."""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(str(tmp_path / "tables.db")) as server:
        yield server


def begin(people: list[Person]) -> str:
    ann, bob = people[:2]
    table = ann.table()
    bob.post(f"/api/tables/{table}/sit", seat=1)
    ann.post(f"/api/tables/{table}/start")
    return table


def test_two_people_play_a_whole_match_and_a_third_watches(people: list[Person]) -> None:
    table = begin(people)
    positions = play_out(table, people, [person.watch(table) for person in people])
    assert all(over(position) for position in positions)
    for person in people:
        numbers = [event["event"] for event in person.events(table)]
        assert numbers == list(range(1, len(numbers) + 1))
    assert people[2].events(table) == people[0].events(table)  # nothing is hidden in this game
    assert all(position["legal"] == [] for position in positions)

    info = people[0].until("table")["table"]
    assert (info["status"], info["your_move"]) == ("over", False)
    record = people[2].http.get(f"/api/tables/{table}/record").content
    report = verify(read_record(record))
    assert (report.dice, report.finished) == ("proved", True)
    assert (report.shares, report.undone_starts) == (2, 0)
    assert json.loads(record.splitlines()[0])["commitment"] == info["commitment"]


def test_a_move_may_be_sent_as_it_is_typed(people: list[Person]) -> None:
    table = begin(people)
    position = people[0].watch(table)
    player = people[to_move(position)[0]]
    player.watch(table)
    for number, (typed, code) in enumerate(
        {"fly": "bad_action", "keep 7": "dice_not_there", "keep 1 2": "bad_action"}.items()
    ):
        player.say("act", table=table, command=f"bad-{number}", action=typed)
        assert player.until("refused")["code"] == code
    player.say("act", table=table, command="typed", action="keep -", after=position["event"])
    event = player.until("ack")["event"]
    player.position_after(event)
    assert {"kind": "keep", "dice": ""} in [one["what"] for one in player.events(table) if one["event"] == event]
    player.say("act", table=table, command="long", action="k" * 201)
    assert player.until("refused")["code"] == "bad_message"


def test_who_comes_back_sees_what_they_missed_as_it_would_have_been_shown(people: list[Person]) -> None:
    table = begin(people)
    positions = [person.watch(table) for person in people]
    for number in range(12):
        seat = to_move(positions[0])[0]
        made = people[seat].act(table, positions[seat]["legal"][0], f"a{number}")
        positions = [person.last_position(made["event"]) for person in people]
    told = {event["event"]: event["view"] for event in people[2].events(table)}
    with closing(Person(str(people[0].http.base_url), None)) as late:
        late.watch(table, since=2)
        again = {event["event"]: event["view"] for event in late.events(table)}
    assert set(again) == set(told) - {1, 2}
    shown = {number for number, view in told.items() if number > 2 and view is not None}
    assert shown
    assert all(again[number] == told[number] for number in shown)


def test_spectators_and_those_who_wait_have_nothing_to_do(people: list[Person]) -> None:
    table = begin(people)
    positions = [person.watch(table) for person in people]
    seat = to_move(positions[0])[0]
    assert positions[seat]["legal"]
    assert positions[1 - seat]["legal"] == positions[2]["legal"] == []
    action = positions[seat]["legal"][0]
    assert people[1 - seat].act(table, action)["code"] == "not_your_turn"
    assert people[2].act(table, action)["code"] == "no_name_yet"
    stranger = Person(str(people[0].http.base_url), "Eve")
    assert stranger.act(table, action)["code"] == "not_seated"
    stranger.close()


def test_a_command_sent_again_counts_once_and_is_acknowledged_again(people: list[Person]) -> None:
    table = begin(people)
    positions = [person.watch(table) for person in people]
    seat = to_move(positions[0])[0]
    person, action = people[seat], positions[seat]["legal"][0]
    first = person.act(table, action, "mine")
    assert first["say"] == "ack"
    assert person.act(table, action, "mine") == first
    person.disconnect()
    assert person.act(table, action, "mine") == first
    assert [event["event"] for event in people[2].events(table)].count(first["event"]) <= 1


def test_whether_a_move_is_legal_is_worked_out_once(people: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    """From what came in to what is stored and shown."""
    asked: list[tuple[By, Move]] = []
    refusal = State.refusal

    def counted(self: State, by: By, move: Move, at: int = 0) -> IllegalAction | None:
        asked.append((by, move))
        return refusal(self, by, move, at)

    table = begin(people)
    positions = [person.watch(table) for person in people]
    seat = to_move(positions[0])[0]
    monkeypatch.setattr(State, "refusal", counted)
    made = people[seat].act(table, {"kind": "keep", "dice": ""})
    for person in people:
        person.last_position(made["event"])
    assert asked == [(seat, Keep(dice("")))]


def test_what_is_long_past_is_sent_without_news_and_sentences(
    people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "EVENTS_TOLD_AGAIN", TOLD_AGAIN)
    table = begin(people)
    positions = play_out(table, people[:2], [person.watch(table) for person in people[:2]], moves=60)
    last = positions[0]["event"]
    told = {event["event"]: event for event in people[0].events(table)}
    with closing(Person(str(people[0].http.base_url), None)) as late:
        late.watch(table)
        again = {event["event"]: event for event in late.events(table)}
    assert set(again) == set(told)
    assert last > TOLD_AGAIN
    for number, event in again.items():
        same = number > last - TOLD_AGAIN
        assert (event["news"], event["told"]) == ((told[number]["news"], told[number]["told"]) if same else ([], []))
        assert [event[field] for field in ("by", "what", "at")] == [
            told[number][field] for field in ("by", "what", "at")
        ]
    assert any(event["told"] for event in again.values())


def test_two_people_may_name_their_commands_alike(people: list[Person]) -> None:
    table = begin(people)
    positions = [person.watch(table) for person in people]
    first = to_move(positions[0])[0]
    one = people[first].act(table, positions[first]["legal"][0], "x")
    positions = [person.position_after(one["event"]) for person in people]
    while to_move(positions[0]) == [first]:
        positions = play_out(table, people, positions, moves=1)
    other = people[1 - first].act(table, positions[1 - first]["legal"][0], "x")
    assert other["say"] == "ack"
    assert other["event"] > one["event"]


def test_whoever_comes_back_misses_nothing(people: list[Person]) -> None:
    ann, bob, eve = people
    table = begin(people)
    positions = [person.watch(table) for person in people]
    last = max(event["event"] for event in eve.events(table))
    eve.disconnect()
    positions = play_out(table, [ann, bob], positions[:2], moves=6)
    assert eve.watch(table, since=last)["event"] == positions[0]["event"]
    heard = [[{**event, "view": None} for event in person.events(table)] for person in (eve, ann)]
    assert heard[0] == heard[1]


def test_a_move_that_answers_an_older_position_is_overtaken(people: list[Person]) -> None:
    """A second tab, left behind, must not move in a turn it has not seen."""
    table = begin(people)
    positions = [person.watch(table) for person in people]
    seat = to_move(positions[0])[0]
    old = positions[seat]["event"]
    positions = play_out(table, people, positions, moves=1)
    seat_now = to_move(positions[0])[0]
    legal = positions[seat]["legal"] or [{"kind": "stop"}]
    answer = people[seat].act(table, legal[0], after=old)
    assert answer["code"] == "overtaken"
    fresh = people[seat_now].act(table, positions[seat_now]["legal"][0], after=positions[seat_now]["event"])
    assert fresh["say"] == "ack"


def test_a_person_plays_a_whole_match_against_bots(people: list[Person]) -> None:
    ann = people[0]
    table = ann.table(seats="me,greedy,random")
    ann.post(f"/api/tables/{table}/start")
    position = ann.watch(table)
    while not over(position):
        if position["legal"]:
            assert ann.act(table, position["legal"][0])["say"] == "ack"
        position = ann.until("position")
    record = ann.http.get(f"/api/tables/{table}/record").content
    assert verify(read_record(record)).finished


def test_bots_alone_play_to_the_end(people: list[Person]) -> None:
    ann, _, eve = people
    table = ann.table(seats="greedy,random")
    eve.watch(table)
    ann.post(f"/api/tables/{table}/start")
    assert over(eve.until("position", over))


def test_events_reach_those_who_watched_before_the_start(people: list[Person]) -> None:
    ann, bob, eve = people
    table = ann.table()
    assert eve.watch(table)["table"]["status"] == "waiting"
    bob.post(f"/api/tables/{table}/sit", seat=1)
    assert eve.until("table")["table"]["seats"][1]["name"] == "Bob"
    ann.post(f"/api/tables/{table}/start")
    position = eve.until("position")
    assert [event["event"] for event in eve.events(table)] == list(range(1, position["event"] + 1))


def test_unwatching_ends_it(people: list[Person]) -> None:
    ann, bob, eve = people
    table = begin(people)
    positions = [person.watch(table) for person in people]
    eve.say("unwatch", table=table)
    eve.say("watch", table="nosuchtabl")
    eve.until("refused")  # so what was said before has been heard
    play_out(table, [ann, bob], positions[:2], moves=2)
    eve.say("watch", table=table, since=positions[2]["event"])
    assert eve.hear()["say"] == "table"  # nothing in between


def test_a_move_that_dice_follow_says_where_it_led(people: list[Person]) -> None:
    ann, bob, _ = people
    table = begin(people)
    positions = play_out(table, [ann, bob], [person.watch(table) for person in (ann, bob)], moves=8)
    acted = [event for event in ann.events(table) if event["by"] != "chance"]
    assert all(event["view"]["turn"]["chance"] for event in acted)
    assert all(event["view"] is None for event in ann.events(table) if event["event"] == positions[0]["event"])


def test_a_match_that_is_over_can_be_seen_again_through_any_eyes(people: list[Person]) -> None:
    ann, bob, eve = people
    table = begin(people)
    assert ann.http.get(f"/api/tables/{table}/replay").json()["code"] == "not_over"
    positions = play_out(table, [ann, bob], [person.watch(table) for person in (ann, bob)])
    for eyes in ("open", "spectator", "0", "1"):
        steps = eve.get(f"/api/tables/{table}/replay?eyes={eyes}")
        assert len(steps) == positions[0]["event"]
        assert steps[-1]["view"] == positions[0]["view"]
    for eyes in ("2", "01", "0" * 5000 + "1", "٠", "-1", ""):
        assert eve.http.get(f"/api/tables/{table}/replay", params={"eyes": eyes}).json()["code"] == "bad_message"


def test_late_joiners_hear_what_happened_while_more_is_happening(tmp_path: Path) -> None:
    """More than a connection can hold at once, and nobody takes that for a slow reader.

    Of a long gap they hear the last events alone.
    """
    holds = 80
    settings = replace(QUICK, queue_messages=holds)
    with Served(str(tmp_path / "tables.db"), settings) as served, closing(Person(served.url, "Ann")) as ann:
        table = ann.table(seats="greedy,greedy", options={"series": "5"})
        ann.post(f"/api/tables/{table}/start")
        last = 0
        while not over(position := ann.watch(table)) or last < position["event"]:
            numbers = [event["event"] for event in ann.events(table)]
            assert numbers == list(range(numbers[0], position["event"] + 1))
            assert numbers[0] == 1 or numbers[0] + EVENTS_TOLD_AGAIN <= position["event"] + 1
            assert len(numbers) <= EVENTS_KEPT_UP + 50
            last = position["event"]
            ann.disconnect()
            ann.heard.clear()
        assert last > 4 * holds
        assert not served.services.hub.metrics.cuts
