"""Every game at a web table: people, a bot and a spectator, to the end, and a record that is true."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from time import monotonic
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.found import is_timed, quick_tables
from tests.server.serving import QUICK, Served
from tests.server.visitors import JSON, Person, over
from yamclub.bots import bot_names
from yamclub.game import Eye
from yamclub.games import GAMES, game
from yamclub.kernel.codec import encode
from yamclub.match.record import read_record
from yamclub.match.verify import replay, verify
from yamclub.mechanics.telling import tell

TABLES: list[tuple[str, JSON]] = [(game_id, options) for game_id in GAMES for options in quick_tables(game_id)]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    settings = replace(QUICK, messages_per_second=10**6, messages_at_once=10**6)
    with Served(str(tmp_path_factory.mktemp("games") / "tables.db"), settings) as server:
        yield server


@pytest.mark.parametrize(("game_id", "options"), TABLES)
def test_nobody_is_told_more_or_less_than_their_view(
    served: Served, people: list[Person], game_id: str, options: JSON
) -> None:
    rules = game(game_id)
    ann, bob, _ = people
    wishes = ",".join(["me", "open", *[bot_names(rules)[0]] * (min(3, rules.seats[1]) - 2)])
    table = ann.table(game_id, wishes, options=options)
    bob.post(f"/api/tables/{table}/sit", seat=1)
    ann.post(f"/api/tables/{table}/start")
    positions = [person.watch(table) for person in people]
    rng, moves, give_up = Random(7), 0, monotonic() + 25
    enough = 6 if is_timed(game_id) else 40
    while not over(positions[2]) and moves < enough and (not moves or monotonic() < give_up):
        for seat, person in enumerate((ann, bob)):
            if positions[seat]["legal"]:
                person.act(table, rng.choice(positions[seat]["legal"]), after=positions[seat]["event"])
                moves += 1
        positions = [_latest(person, table) for person in people]
    assert moves
    _check_told(served, table, people)


def _plain(value: object) -> Any:
    return json.loads(encode(value))


def _latest(person: Person, table: str) -> JSON:
    """Ask again: by then everything before has been read."""
    return person.watch(table, since=len(person.events(table)))


def _check_told(served: Served, table: str, people: list[Person]) -> None:
    """Each was told exactly what the rules let them see of each move, and of the position."""
    live = served.services.hub.tables[table]
    steps, match = live.steps, live.match
    assert match is not None
    for viewer, person in zip((0, 1, Eye.SPECTATOR), people, strict=True):
        events = {event["event"]: event for event in person.events(table)}
        assert sorted(events) == list(range(1, len(events) + 1))
        for number, event in events.items():
            seen = steps[number - 1].seen(viewer)
            assert (event["by"], event["what"]) == (_plain(seen.by), _plain(seen.move))
            assert (event["news"], event["told"]) == (_plain(seen.news), _plain(tell(match.game, seen)))
            assert event["view"] in (None, _plain(seen.after))
        for position in (one for one in person.heard if one["say"] == "position"):
            state = steps[position["event"] - 1].after
            assert position["view"] == _plain(state.view(viewer))
            assert position["legal"] == ([] if viewer is Eye.SPECTATOR else _plain(list(state.legal(viewer))))


@pytest.mark.parametrize("game_id", [one for one in GAMES if not is_timed(one)])
def test_bots_play_it_out_and_the_record_is_true(people: list[Person], game_id: str) -> None:
    ann, _, eve = people
    table = ann.table(game_id, ",".join([bot_names(game(game_id))[0]] * max(2, game(game_id).seats[0])))
    eve.watch(table)
    ann.post(f"/api/tables/{table}/start")
    position = eve.until("position", over)
    record = read_record(ann.http.get(f"/api/tables/{table}/record").content)
    assert verify(record).finished
    assert _plain(list(replay(record))[-1].after.view(Eye.SPECTATOR)) == position["view"]
