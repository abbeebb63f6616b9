"""Tables over HTTP: made, joined, left, started, played again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Served
from tests.server.visitors import Person, get, open_http, over, play_out, post
from yamclub.bots import bot_names, usual_bot
from yamclub.games import game


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(str(tmp_path_factory.mktemp("tables") / "tables.db")) as server:
        yield server


@pytest.fixture
def names() -> tuple[str | None, ...]:
    return ("Ann", "Bob", "Cleo")


def test_games_tell_what_a_table_needs_in_both_languages(served: Served) -> None:
    for lang, about in (("en", "chips"), ("fr", "jetons")):
        games = get(f"{served.url}/api/games", params={"lang": lang}).json()
        slam = next(one for one in games if one["id"] == "slam")
        assert about in slam["about"]
        assert (slam["fewest"], slam["most"], slam["bots"]) == (1, 4, list(bot_names(game("slam"))))
        assert slam["usual_bot"] in slam["bots"]
        assert list(slam["bot_info"]) == [*slam["bots"], *slam["solo_bots"]]
        assert slam["bot_info"]["random"]["name"] == {"en": "Random", "fr": "Hasard"}[lang]
        series = next(option for option in slam["options"] if option["name"] == "series")
        assert (series["choices"], series["default"]) == (["single", "5", "10", "1000"], "single")


def test_a_second_token_is_the_same_person(served: Served, people: list[Person]) -> None:
    ann, bob, _ = people
    table = ann.table()
    answer = ann.post("/api/me", name="Ann", token=True)
    assert answer["token"] != ann.token
    assert [one["id"] for one in answer["tables"]] == [table]
    bob.post(f"/api/tables/{table}/sit", seat=1)
    ann.post(f"/api/tables/{table}/start")
    for token in (answer["token"], ann.token):  # both count, at the table and on the socket
        again = Person(served.url, None)
        again.token, again.http.headers["authorization"] = token, f"Bearer {token}"
        assert again.get(f"/api/tables/{table}")["you"] == 0
        position = again.watch(table)
        if position["legal"]:
            assert again.act(table, position["legal"][0])["say"] == "ack"
        again.close()
    assert served.services.hub.tables[table].event > 1


def test_a_token_asked_for_with_a_cookie_is_the_same_person(served: Served) -> None:
    with open_http(served.url, headers={"origin": served.url}) as browser:
        browser.post("/api/me", json={"name": "Zoé"})
        made = browser.post("/api/tables", json={"game": "slam", "seats": [{"kind": "me"}]}).json()["id"]
        token = browser.post("/api/me", json={"name": "Zoë", "token": True}).raise_for_status().json()["token"]
        assert browser.get("/api/me").json()["name"] == "Zoë"
    me = get(f"{served.url}/api/me", headers={"authorization": f"Bearer {token}"}).json()
    assert (me["name"], [one["id"] for one in me["tables"]]) == ("Zoë", [made])


def test_a_name_is_taken_and_changed_with_a_cookie(served: Served) -> None:
    with open_http(served.url, headers={"origin": served.url}) as browser:
        assert browser.get("/api/me").status_code == 401
        first = browser.post("/api/me", json={"name": "  Zoé  "})
        assert first.json() == {"name": "Zoé", "tables": [], "token": None}
        cookie = first.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/;" in cookie
        assert cookie.startswith("yam=")
        assert "secure" not in cookie  # a home network has no TLS, and the cookie must come back
        again = browser.post("/api/me", json={"name": "Zoë"})
        assert "set-cookie" not in again.headers
        assert browser.get("/api/me").json()["name"] == "Zoë"


def test_over_tls_the_cookie_is_bound_to_the_host(served: Served) -> None:
    """As behind a proxy on this machine, which says how it was reached."""
    answer = post(f"{served.url}/api/me", json={"name": "Zoé"}, headers={"x-forwarded-proto": "https"})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-yam=")
    assert "; Secure" in cookie
    assert "; Path=/" in cookie


def test_names_are_normalised_and_trimmed(served: Served) -> None:
    answer = post(f"{served.url}/api/me", json={"name": " \tZoe\u0301 \u00a0 d\n"})
    assert answer.json()["name"] == "Zo\u00e9 d"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\u0000b"])
def test_names_that_cannot_be_shown_are_refused(served: Served, name: str) -> None:
    answer = post(f"{served.url}/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_name")


def test_nobody_waits_for_days_beside_a_game_in_real_time(people: list[Person]) -> None:
    wanted: dict[str, Any] = {"game": "color", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert people[0].refused("/api/tables", **wanted, clock=86400) == "clock_too_slow"
    assert people[0].post("/api/tables", **wanted, clock=300)["clock"] == 300


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"seats": [{"kind": "me"}] * 2}, "already_seated"),
        ({"seats": [{"kind": "open"}] * 5}, "bad_seat_count"),
        ({"seats": [{"kind": "bot", "bot": "deepblue"}]}, "unknown_bot"),
        ({"seats": [{"kind": "bot"}]}, "unknown_bot"),
        ({"options": {"colour": "red"}}, "unknown_option"),
        ({"options": {"series": ["5"]}}, "bad_option_value"),
        ({"options": {"teams": "yes"}}, "bad_seat_count"),
        ({"clock": 1}, "bad_message"),
        ({"clock": True}, "bad_message"),
        ({"clock": 10**30}, "bad_message"),
        ({"seats": []}, "bad_message"),
        ({"extra": 1}, "bad_message"),
    ],
)
def test_tables_that_could_never_start_are_refused(people: list[Person], changes: dict[str, object], code: str) -> None:
    wanted = {"game": "slam", "seats": [{"kind": "me"}, {"kind": "open"}], **changes}
    assert people[0].refused("/api/tables", **wanted) == code


def test_a_table_says_who_sits_and_what_was_promised(people: list[Person]) -> None:
    ann, bob, cleo = people
    table = ann.table(seats="me,open,greedy", options={"series": "5"}, clock=60, public=True)
    bob.post(f"/api/tables/{table}/sit", seat=1)
    info = bob.get(f"/api/tables/{table}")
    assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "bot"]
    assert (info["you"], info["owner"], info["status"], info["clock"]) == (1, False, "waiting", 60)
    assert info["options"]["series"] == "5"
    assert len(info["commitment"]) == 64
    assert cleo.get(f"/api/tables/{table}")["you"] is None
    assert ann.get(f"/api/tables/{table}")["owner"]


def test_public_tables_are_listed_and_private_ones_are_found_by_link_alone(people: list[Person]) -> None:
    ann, bob, _ = people
    public, private = ann.table(public=True), ann.table()
    listed = [table["id"] for table in bob.get("/api/tables")]
    assert public in listed
    assert private not in listed
    assert {public, private} <= {table["id"] for table in ann.get("/api/me")["tables"]}
    assert bob.get("/api/me")["tables"] == []


def test_sitting_down_and_standing_up(people: list[Person]) -> None:
    ann, bob, cleo = people
    table = ann.table()
    assert bob.refused(f"/api/tables/{table}/sit", seat=0) == "seat_taken"
    assert bob.refused(f"/api/tables/{table}/sit", seat=2) == "seat_taken"
    assert bob.refused(f"/api/tables/{table}/sit", seat=True) == "bad_message"
    assert ann.refused(f"/api/tables/{table}/sit", seat=1) == "already_seated"
    bob.post(f"/api/tables/{table}/sit", seat=1)
    assert cleo.refused(f"/api/tables/{table}/sit", seat=1) == "seat_taken"
    bob.post(f"/api/tables/{table}/stand")
    assert bob.refused(f"/api/tables/{table}/stand") == "not_seated"
    assert cleo.post(f"/api/tables/{table}/sit", seat=1)["you"] == 1


def test_starting_is_the_owners_and_needs_everybody(people: list[Person]) -> None:
    ann, bob, _ = people
    table = ann.table()
    assert ann.refused(f"/api/tables/{table}/start") == "seats_open"
    assert bob.refused(f"/api/tables/{table}/bot", seat=1, bot="greedy") == "not_owner"
    ann.post(f"/api/tables/{table}/bot", seat=1, bot="greedy")
    assert bob.refused(f"/api/tables/{table}/start") == "not_owner"
    assert ann.post(f"/api/tables/{table}/start")["status"] == "playing"
    assert ann.refused(f"/api/tables/{table}/start") == "already_started"
    assert bob.refused(f"/api/tables/{table}/sit", seat=1) == "already_started"


def test_before_the_start_and_before_the_end_some_things_are_not_there(people: list[Person]) -> None:
    ann, bob, _ = people
    table = ann.table(seats="me,open")
    assert ann.act(table, {"kind": "stop"})["code"] == "not_started"
    assert ann.http.get(f"/api/tables/{table}/record").json()["code"] == "not_over"
    assert ann.refused(f"/api/tables/{table}/rematch") == "not_over"
    bob.post(f"/api/tables/{table}/sit", seat=1)
    ann.post(f"/api/tables/{table}/start")
    assert ann.http.get(f"/api/tables/{table}/record").json()["code"] == "not_over"


def test_your_move_is_marked_in_the_list_of_your_tables(people: list[Person]) -> None:
    ann = people[0]
    table = ann.table(seats="me")
    assert not ann.get("/api/me")["tables"][0]["your_move"]
    ann.post(f"/api/tables/{table}/start")
    assert ann.get("/api/me")["tables"][0]["your_move"]


def test_a_rematch_keeps_the_same_people_and_is_one_table_for_all(people: list[Person]) -> None:
    ann, bob, cleo = people
    table = ann.table(options={"four_as_two_pairs": "no"})
    bob.post(f"/api/tables/{table}/sit", seat=1)
    ann.post(f"/api/tables/{table}/start")
    positions = play_out(table, [ann, bob], [ann.watch(table), bob.watch(table)])
    assert over(positions[0])
    assert cleo.refused(f"/api/tables/{table}/rematch") == "not_seated"
    again = bob.post(f"/api/tables/{table}/rematch")
    assert ann.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert ann.until("table", lambda heard: heard["table"]["next"] is not None)["table"]["next"] == again["id"]
    assert [seat["name"] for seat in again["seats"]] == ["Ann", "Bob"]
    assert (again["options"]["four_as_two_pairs"], again["owner"], again["status"]) == ("no", True, "waiting")
    assert again["commitment"] != ann.get(f"/api/tables/{table}")["commitment"]
    assert bob.post(f"/api/tables/{again['id']}/start")["status"] == "playing"


def test_what_is_not_there_is_said_so(people: list[Person], served: Served) -> None:
    assert people[0].http.get("/api/tables/nosuchtabl").json()["code"] == "no_such_table"
    assert people[0].http.get("/api/nowhere").json()["code"] == "no_such_page"
    assert people[0].http.delete("/api/tables").json()["code"] == "not_this_way"
    assert post(f"{served.url}/api/tables", json={}).json()["code"] in ("no_name_yet", "bad_message")
    wanted = {"game": "slam", "seats": [{"kind": "me"}]}
    bad = post(f"{served.url}/api/tables", json=wanted, headers={"authorization": "Bearer nonsense"})
    assert (bad.status_code, bad.json()["code"]) == (401, "bad_token")


def test_health_and_metrics_answer_and_name_nobody(people: list[Person], served: Served) -> None:
    table = people[0].table(seats="me")
    people[0].post(f"/api/tables/{table}/start")
    position = people[0].watch(table)
    people[0].act(table, position["legal"][0])
    assert get(f"{served.url}/health").json() == {"status": "ok"}
    text = get(f"{served.url}/metrics").text
    assert 'yamclub_moves_total{game="slam"}' in text
    assert "yamclub_ack_seconds_count" in text
    assert table not in text
    assert "Ann" not in text


def test_the_page_is_served_for_every_address_it_draws(served: Served) -> None:
    for path, status in {
        "/": 200, "/about": 200, "/new": 200, "/new/slam": 200, "/rules/slam": 200, "/t/abcdefghjk": 200,
        "/t/abcdefghjk/replay": 200, "/games/slam": 404, "/t/short": 404,
    }.items():  # fmt: skip
        answer = get(served.url + path)
        assert answer.status_code == status
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
    tag = get(served.url).headers["etag"]
    assert get(served.url, headers={"if-none-match": tag}).status_code == 304
    assert get(f"{served.url}/missing.js").status_code == 404


def test_the_built_page_is_packed_and_kept_by_browsers_under_names_that_change(tmp_path: Path) -> None:
    from yamclub.server.web.page import read_page

    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "main-1a2b.js").write_text("let a = 1;\n" * 100)
    page = read_page(tmp_path)
    script = page["assets/main-1a2b.js"]
    assert (script.kind, script.forever, page["index.html"].forever) == ("text/javascript; charset=utf-8", True, False)
    assert script.packed is not None
    assert len(script.packed) < len(script.data)
    assert b"make page" in read_page(tmp_path / "nowhere")["index.html"].data


def test_only_the_owner_fills_changes_and_frees_seats(people: list[Person]) -> None:
    ann, bob, _ = people
    table = ann.table(seats="me,open,open,greedy")
    bob.post(f"/api/tables/{table}/sit", seat=1)
    for person in people[1:]:
        assert person.refused(f"/api/tables/{table}/bot", seat=2) == "not_owner"
        assert person.refused(f"/api/tables/{table}/remove", seat=3) == "not_owner"
    assert ann.refused(f"/api/tables/{table}/bot", seat=1) == "seat_taken"
    assert ann.refused(f"/api/tables/{table}/remove", seat=2) == "overtaken"
    assert ann.refused(f"/api/tables/{table}/remove", seat=4) == "seat_taken"
    assert ann.post(f"/api/tables/{table}/bot", seat=3, bot="random")["seats"][3]["bot"] == "random"
    assert ann.post(f"/api/tables/{table}/bot", seat=2)["seats"][2]["bot"] == usual_bot(game("slam"))
    assert ann.post(f"/api/tables/{table}/remove", seat=3)["seats"][3]["kind"] == "open"
    ann.post(f"/api/tables/{table}/bot", seat=3)
    ann.post(f"/api/tables/{table}/start")
    assert ann.refused(f"/api/tables/{table}/remove", seat=3) == "already_started"
    assert ann.refused(f"/api/tables/{table}/remove", seat=1) == "already_started"


def test_a_removed_guest_is_told_and_cannot_sit_down_again(people: list[Person]) -> None:
    ann, bob, cleo = people
    table = ann.table(seats="me,open,open")
    bob.post(f"/api/tables/{table}/sit", seat=1)
    bob.watch(table)
    assert ann.refused(f"/api/tables/{table}/remove", seat=1, name="Cleo") == "overtaken"
    ann.post(f"/api/tables/{table}/remove", seat=1, name="Bob")
    told = bob.until("table", lambda heard: heard["table"]["you"] is None)["table"]
    assert (told["removed"], told["seats"][1]["kind"]) == (True, "open")
    assert table not in {one["id"] for one in bob.get("/api/me")["tables"]}
    for seat in (1, 2):
        assert bob.refused(f"/api/tables/{table}/sit", seat=seat) == "removed"
    assert not cleo.post(f"/api/tables/{table}/sit", seat=1)["removed"]


def test_an_owner_who_frees_their_own_seat_may_sit_down_again(people: list[Person]) -> None:
    ann = people[0]
    table = ann.table()
    assert not ann.post(f"/api/tables/{table}/remove", seat=0)["removed"]
    assert ann.post(f"/api/tables/{table}/sit", seat=1)["you"] == 1
