"""Practice at the server: questions without their answers, graded by the coach, and progress that nothing undoes."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.clock import wait_until
from tests.server.coaches import Gate
from tests.server.serving import QUICK, Served
from tests.server.test_analysis import in_server
from tests.server.visitors import JSON, Person, post
from yamclub.coach.practice import Asked
from yamclub.coach.practice_question import Question
from yamclub.coach.schedule import DAY, WAITS, Card, Progress, written_progress
from yamclub.coach.shipped import shipped
from yamclub.kernel.codec import encode
from yamclub.server.store import KeptPractice
from yamclub.server.tables.live import now_ms

PRACTISED = ("menteur", "master", "slam", "yami", "yams")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(str(tmp_path_factory.mktemp("practice") / "tables.db")) as server:
        yield server


@pytest.fixture
def names() -> tuple[str | None, ...]:
    return ("Ann", "Bob", None)


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Gate:
    folder = tmp_path / "coach"
    folder.mkdir()
    return Gate(folder, monkeypatch)


def following(person: Person, game_id: str = "slam", skip: list[str] | None = None) -> JSON:
    """How far they are, and their next question."""
    found: JSON = person.post(f"/api/practice/{game_id}/next", **({} if skip is None else {"skip": skip}))
    return found


def asked(person: Person, game_id: str = "slam", skip: list[str] | None = None) -> JSON:
    question: JSON = following(person, game_id, skip)["question"]
    return question


def reply(question: JSON, place: int) -> JSON:
    return {"question": question["id"], "times": question["times"], "action": question["legal"][place]}


def answer(person: Person, question: JSON, place: int, game_id: str = "slam") -> JSON:
    graded: JSON = person.post(f"/api/practice/{game_id}/answer", **reply(question, place))
    return graded


def standing(person: Person, game_id: str = "slam") -> JSON:
    return next(one for one in person.get("/api/practice") if one["game"] == game_id)


def kept_of(question: JSON, game_id: str = "slam") -> Question:
    return next(one for one in shipped(game_id) if one.id == question["id"])


def keep(server: Served, person: Person, progress: Progress, game_id: str = "slam") -> None:
    """Let somebody have come as far as this."""

    async def work() -> None:
        store = server.services.store
        visitor = await server.services.visitors.find(str(person.token))
        kept = await store.practice(visitor.id, game_id)
        await store.keep_practice(visitor.id, game_id, KeptPractice(kept.rev, written_progress(progress).decode()))

    in_server(server, work())


def keys_in(said: Any) -> set[str]:
    match said:
        case dict():
            return set(said).union(*map(keys_in, said.values()))
        case list():
            return set().union(*map(keys_in, said))
    return set()


# --- what is asked, and what an answer is worth


@pytest.mark.parametrize("game_id", PRACTISED)
def test_an_answer_is_graded_as_the_coach_does(people: list[Person], game_id: str) -> None:
    ann = people[0]
    question = asked(ann, game_id)
    whole = kept_of(question, game_id)
    told = Asked(whole)
    worst = whole.worths.index(min(whole.worths))
    graded = answer(ann, question, worst, game_id)
    found = json.loads(encode(told.grade(worst)))
    assert (graded["points"], graded["caution"]["mark"]) == (found["points"], found["caution"]["mark"])
    for part in ("chosen", "best"):
        assert graded["caution"][part]["text"] == found["caution"][part]["text"]
    assert graded["caution"]["why"] == found["caution"]["why"]
    assert graded["caution"]["cost"] == pytest.approx(found["caution"]["cost"])
    assert (graded["stage"], graded["stages"], graded["again"]) == (1, len(WAITS), WAITS[0])

    other = asked(ann, game_id, [question["id"]])
    best = answer(ann, other, kept_of(other, game_id).best, game_id)
    assert (best["points"], best["caution"]["cost"], best["stage"], best["again"]) == (100, 0, 2, DAY)
    progress = best["progress"]
    assert (progress["answers"], progress["asked"], progress["streak"]) == (2, 2, 1)
    assert progress["points"] == graded["points"] + 100
    assert standing(ann, game_id) == progress


@pytest.mark.parametrize("game_id", PRACTISED)
def test_a_question_has_a_position_and_nothing_that_gives_the_answer_away(people: list[Person], game_id: str) -> None:
    ann, skip = people[0], list[str]()
    for _ in shipped(game_id):
        question = asked(ann, game_id, skip)
        whole = kept_of(question, game_id)
        assert set(question) == {
            "id", "times", "source", "rules", "options", "seats", "seat", "view", "legal",
        }  # fmt: skip
        assert (question["view"], question["legal"]) == (whole.view, list(whole.legal))
        assert keys_in(question) & {"worths", "limits", "caution", "exact"} == set()
        assert all(str(worth) not in json.dumps(question) for worth in whole.worths if abs(worth) % 1 > 0.001)
        skip.append(question["id"])
    assert len(set(skip)) == len(shipped(game_id))
    assert asked(ann, game_id, skip) is None


def test_games_say_whether_there_is_practice(people: list[Person]) -> None:
    assert {info["id"] for info in people[0].get("/api/games") if info["practice"]} == set(PRACTISED)
    assert {one["game"] for one in people[0].get("/api/practice")} == set(PRACTISED)


def test_what_is_due_comes_first_and_a_good_answer_waits_longer(served: Served, people: list[Person]) -> None:
    ann, now = people[0], now_ms() // 1000
    first, second, third = shipped("slam")[:3]
    cards = {
        first.id: Card(2, now + DAY, now - DAY, 100),
        second.id: Card(3, now - 5, now - 2 * DAY, 100, times=4),
        third.id: Card(4, now + DAY, now - DAY, 100),
    }
    keep(served, ann, Progress(cards=cards, answers=6, points=500))
    found = following(ann)
    assert (found["progress"]["due"], found["progress"]["learned"], found["progress"]["asked"]) == (1, 2, 3)
    question = found["question"]
    assert (question["id"], question["times"]) == (second.id, 4)
    graded = answer(ann, question, second.best)
    assert (graded["stage"], graded["again"], graded["progress"]["due"]) == (5, WAITS[4], 0)
    assert asked(ann)["id"] not in cards


# --- one's own mistakes


def lost_match(person: Person, game_id: str = "slam") -> str:
    """A match in which this person did whatever came first, against a bot."""
    others = 2 if game_id == "menteur" else 1
    table = person.table(game_id, ",".join(["me", *["random"] * others]))
    person.post(f"/api/tables/{table}/start")
    position = person.watch(table)
    while position["view"]["result"] is None:
        if 0 not in position["view"]["turn"]["seats"] or not position["legal"]:
            position = person.until("position", lambda heard: heard["table"] == table)
            continue
        done = person.act(table, position["legal"][0])
        position = person.last_position(done["event"]) if done["say"] == "ack" else person.until("position")
    return table


def learned(person: Person, table: str) -> JSON:
    """Their mistakes in this match, once they are among their questions."""
    found: list[JSON] = []

    def done() -> bool:
        found.append(person.post(f"/api/tables/{table}/practice"))
        return bool(found[-1]["status"] == "done")

    wait_until(done)
    return found[-1]


@pytest.mark.parametrize("game_id", ["slam", "menteur"])
def test_ones_own_mistakes_become_questions(people: list[Person], game_id: str) -> None:
    ann, bob = people[:2]
    table = lost_match(ann, game_id)
    before = standing(ann, game_id)
    first = learned(ann, table)
    analysis = ann.get(f"/api/tables/{table}/analysis")["analysis"]
    marked = [one for one in analysis["decisions"] if one["seat"] == 0 and one["mark"]]
    assert 0 < first["found"] == first["added"] <= len(marked)
    assert learned(ann, table) == {"status": "done", "found": first["found"], "added": 0}
    after = standing(ann, game_id)
    assert after["mistakes"] == min(60, first["added"])
    assert after["questions"] == before["questions"] + after["mistakes"]
    question = asked(ann, game_id)
    assert (question["source"], question["seat"]) == ("mistake", 0)
    texts = {json.dumps(one["chosen"]["action"], sort_keys=True) for one in marked}
    place = next(n for n, one in enumerate(question["legal"]) if json.dumps(one, sort_keys=True) in texts)
    assert answer(ann, question, place, game_id)["caution"]["chosen"]["action"] == question["legal"][place]
    assert bob.refused(f"/api/tables/{table}/practice") == "not_seated"
    assert standing(bob, game_id)["mistakes"] == 0


def test_a_match_that_goes_on_is_no_practice(people: list[Person]) -> None:
    ann, _, nobody = people
    table = ann.table("slam", "me,random")
    assert ann.refused(f"/api/tables/{table}/practice") == "not_over"
    ann.post(f"/api/tables/{table}/start")
    assert ann.refused(f"/api/tables/{table}/practice") == "not_over"
    assert nobody.refused(f"/api/tables/{table}/practice") == "no_name_yet"
    assert ann.refused("/api/tables/aaaaaaaaaa/practice") == "no_such_table"


# --- two at once


def test_of_two_tabs_no_answer_is_lost(people: list[Person]) -> None:
    """All questions are answered at once: each counts."""
    ann, skip = people[0], list[str]()
    questions = []
    for _ in shipped("slam"):
        questions.append(asked(ann, "slam", skip))
        skip.append(questions[-1]["id"])
    with ThreadPoolExecutor(len(questions)) as threads:
        graded = list(threads.map(lambda one: answer(ann, one, 0), questions))
    now = standing(ann)
    assert (now["answers"], now["asked"]) == (len(questions), len(questions))
    assert now["points"] == sum(one["points"] for one in graded)


def test_a_question_that_another_tab_has_answered_is_current_no_longer(people: list[Person]) -> None:
    ann = people[0]
    question = asked(ann)
    answer(ann, question, 0)
    assert ann.refused("/api/practice/slam/answer", **reply(question, 0)) == "already_answered"
    assert standing(ann)["answers"] == 1
    with ThreadPoolExecutor(8) as threads:
        other = asked(ann)
        said = list(threads.map(lambda _: ann.http.post("/api/practice/slam/answer", json=reply(other, 0)), range(8)))
    assert sorted(one.status_code for one in said) == [200, *[409] * 7]
    assert standing(ann)["answers"] == 2


def test_mistakes_that_are_added_undo_no_answer(people: list[Person]) -> None:
    ann, skip = people[0], list[str]()
    table = lost_match(ann)
    learned(ann, table)
    questions = []
    for _ in range(6):
        questions.append(asked(ann, "slam", skip))
        skip.append(questions[-1]["id"])
    with ThreadPoolExecutor(8) as threads:
        adding = [threads.submit(learned, ann, table) for _ in range(2)]
        list(threads.map(lambda one: answer(ann, one, 0), questions))
        assert all(one.result()["status"] == "done" for one in adding)
    assert standing(ann)["answers"] == 6


def test_progress_is_kept_over_a_restart(database: str) -> None:
    with Served(database) as server, closing(Person(server.url, "Ann")) as ann:
        answer(ann, asked(ann), 0)
        before, token = standing(ann), ann.token
    with Served(database) as server, closing(Person(server.url, None)) as again:
        again.http.headers["authorization"] = f"Bearer {token}"
        assert standing(again) == before


# --- what is refused


@pytest.mark.parametrize("game_id", ["chess", "color", "../etc", "x" * 500])
def test_games_without_practice(people: list[Person], game_id: str) -> None:
    ann = people[0]
    codes = {"chess": "unknown_game", "color": "no_practice", "x" * 500: "unknown_game"}
    for path, body in (("next", {}), ("answer", {"question": "0" * 16, "times": 0, "action": {}})):
        answered = ann.http.post(f"/api/practice/{game_id}/{path}", json=body)
        assert answered.status_code in (400, 404, 405)
        assert answered.json()["code"] == codes.get(game_id, answered.json()["code"])


def test_whoever_has_no_name_has_no_progress(served: Served, people: list[Person]) -> None:
    nobody = people[2]
    assert nobody.http.get("/api/practice").json()["code"] == "no_name_yet"
    assert nobody.refused("/api/practice/slam/next") == "no_name_yet"
    body = {"question": shipped("slam")[0].id, "times": 0, "action": {}}
    assert nobody.refused("/api/practice/slam/answer", **body) == "no_name_yet"
    rude = post(f"{served.url}/api/practice/slam/next", json={}, headers={"authorization": "Bearer nobody"})
    assert rude.json()["code"] == "bad_token"


def test_answers_to_what_was_not_asked(people: list[Person]) -> None:
    ann = people[0]
    question = asked(ann)
    good = reply(question, 0)
    path = "/api/practice/slam/answer"
    for action in ({}, {"kind": "take", "chip": "nothing"}, {"kind": "keep", "dice": "7"}, {"kind": "take_back"}):
        assert ann.refused(path, **(good | {"action": action})) == "not_a_move_here"
    assert ann.refused(path, **(good | {"question": "0" * 16})) == "no_such_question"
    assert ann.refused("/api/practice/yams/answer", **good) == "no_such_question"
    assert ann.refused(path, **(good | {"times": 1})) == "already_answered"
    wrong: list[JSON] = [
        {"question": "x"},
        {"times": -1},
        {"times": "0"},
        {"action": "keep"},
        {"worths": []},
        {"question": 5},
    ]
    for bad in wrong:
        assert ann.refused(path, **(good | bad)) == "bad_message"
    for skip in (["x"], [0], "all", ["0" * 16] * 101):
        assert ann.refused("/api/practice/slam/next", skip=skip) == "bad_message"
    assert standing(ann)["answers"] == 0


def test_progress_that_cannot_be_read_is_told_and_kept(served: Served, people: list[Person]) -> None:
    ann = people[0]
    keep(served, ann, Progress(version=99))
    assert ann.refused("/api/practice/slam/next") == "bad_progress"
    assert {one["game"] for one in ann.get("/api/practice")} == set(PRACTISED) - {"slam"}
    assert following(ann, "yams")["progress"]["answers"] == 0


def test_a_flood_of_answers_is_held_back(tmp_path: Path) -> None:
    settings = replace(QUICK, hints_per_second=0.01, hints_at_once=2)
    with Served(str(tmp_path / "tables.db"), settings) as server, closing(Person(server.url, "Ann")) as ann:
        question = asked(ann)
        answer(ann, question, 0)
        assert ann.refused("/api/practice/slam/answer", **reply(question, 0)) == "already_answered"
        late = ann.http.post("/api/practice/slam/answer", json=reply(question, 0))
        assert (late.status_code, late.json()["code"]) == (429, "too_fast")
        assert following(ann)["progress"]["answers"] == 1


def test_a_coach_that_dies_or_says_nothing_costs_no_progress(tmp_path: Path, gate: Gate) -> None:
    settings = replace(QUICK, hint_seconds=0.5)
    with Served(str(tmp_path / "tables.db"), settings) as server, closing(Person(server.url, "Ann")) as ann:
        gate.open()
        question = asked(ann)
        answer(ann, question, 0)
        worker = server.services.coach._worker
        assert worker is not None
        os.kill(worker.pid, signal.SIGKILL)
        other = asked(ann)
        assert answer(ann, other, 0)["progress"]["answers"] == 2  # another process answered
        gate.close()
        third = asked(ann)
        silent = ann.http.post("/api/practice/slam/answer", json=reply(third, 0))
        assert (silent.status_code, silent.json()["code"]) == (503, "coach_failed")
        gate.open()
        assert answer(ann, third, 0)["progress"]["answers"] == 3


def test_the_server_itself_counts_nothing() -> None:
    code = "import sys, yamclub.server.web.app, yamclub.server.services; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_changes_give_up_when_others_are_always_first(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    from yamclub.errors import Code, YamError
    from yamclub.server.store import Stale, Visitor

    async def work() -> str:
        practice = served.services.practice

        async def stale(*_: object) -> None:
            raise Stale

        monkeypatch.setattr(served.services.store, "keep_practice", stale)
        try:
            await practice._change(Visitor("x", "X"), "slam", lambda progress: progress)
        except YamError as refusal:
            return str(refusal.code)
        return ""

    assert asyncio.run_coroutine_threadsafe(work(), served.loop).result(60) == Code.TOO_FAST
