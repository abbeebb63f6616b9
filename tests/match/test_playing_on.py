"""Playing on from a moment of a record: every game's positions, what is hidden in them, and what is no position."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from yamclub.bots import Bot, make_bot
from yamclub.errors import Code, YamError
from yamclub.game import Eye, Viewer
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.kernel.codec import encode
from yamclub.match.entries import POSITION_FORMAT, USUAL_FORMAT, Acted, AnyEntry, Header, Position, Seat
from yamclub.match.fairness import secret_from_seed
from yamclub.match.match import Match
from yamclub.match.playing_on import Moment, moment_in_file, moment_of
from yamclub.match.position import MAX_POSITION_BYTES, hides_something
from yamclub.match.record import read_record, record_bytes
from yamclub.match.runner import play_through
from yamclub.match.verify import verify

SEEDS = range(2)


def bots(match: Match, seed: int) -> list[Bot]:
    return [make_bot(match.game, "random", Random(f"{seed}/{seat}")) for seat in range(len(match.header.seats))]


def finish(match: Match, seed: int) -> Match:
    for _ in play_through(match, bots(match, seed)):
        pass
    return match


def new_match(game_id: str, seed: int, **more: Any) -> Match:
    fewest, most = find_game(game_id).seats
    count = min(most, max(2, fewest) + seed % 2)
    seats = [Seat(f"P{seat + 1}", "random") for seat in range(count)]
    return Match.create(game_id, seats, secret=secret_from_seed(str(seed)), **more)


def goes_on(moment: Moment, seed: int, hidden: Any = "as-it-was", seat: int | None = None) -> Match:
    position = moment.position(moment.seat if seat is None else seat, hidden, Random(seed))
    return Match.create(
        moment.game.id,
        moment.header.seats,
        moment.header.options,
        secret=secret_from_seed(f"on {seed}"),
        rules=moment.game.version,
        position=position,
    )


def moments(match: Match, seed: int, count: int = 6) -> list[Moment]:
    """At random steps of a match, the start among them."""
    steps = [0, *sorted(Random(seed).sample(range(1, len(match.entries) - 2), count))]
    return [one for step in steps if not (one := moment_of(tuple(match.entries), step)).state.turn().over]


def open_view(state: Any, viewer: Viewer = Eye.OPEN) -> bytes:
    return encode(state.view(viewer))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game_id", GAMES)
def test_from_any_moment_a_match_is_played_to_its_end_and_its_record_is_true(game_id: str, seed: int) -> None:
    match = finish(new_match(game_id, seed), seed)
    for moment in moments(match, seed):
        on = goes_on(moment, seed)
        assert on.state == moment.state
        assert on.state.key() == moment.state.key()
        assert on.header.begins_at == moment.at
        written = record_bytes(finish(on, seed).entries)
        record = read_record(written)
        assert encode(record.header) == encode(on.header)
        report = verify(record)
        assert (report.played_on, report.finished, report.dice) == (True, True, "proved")
        assert record_bytes([record.header, *record.entries]) == written


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game_id", GAMES)
def test_anew_its_seat_sees_the_same_byte_for_byte(game_id: str, seed: int) -> None:
    match = finish(new_match(game_id, seed), seed)
    for moment in moments(match, seed):
        for seat in range(len(moment.header.seats)):
            on = goes_on(moment, seed, "anew", seat)
            assert open_view(on.state, seat) == open_view(moment.state, seat)
            position = on.header.position
            assert isinstance(position, Position)
            assert position.hidden == ("anew" if hides_something(moment.game, moment.state) else "as-it-was")


@pytest.mark.parametrize("game_id", [name for name in GAMES if find_game(name).secrets])
def test_anew_something_is_different(game_id: str) -> None:
    match = finish(new_match(game_id, 1), 1)
    different = [
        open_view(goes_on(moment, seed, "anew", 0).state) != open_view(moment.state)
        for moment in moments(match, 1)
        for seed in range(5)
    ]
    assert any(different)


def test_where_nothing_is_hidden_anew_is_as_it_was() -> None:
    match = finish(new_match("slam", 1), 1)
    for moment in moments(match, 1):
        assert goes_on(moment, 1, "anew").state == moment.state


def test_the_start_of_a_match_that_was_played_on_is_the_moment_it_came_from() -> None:
    match = finish(new_match("yami", 1), 1)
    moment = moments(match, 1)[2]
    for first, again, said in (("as-it-was", "as-it-was", "as-it-was"), ("anew", "as-it-was", "anew")):
        on = goes_on(moment, 1, first, 0)
        position = moment_of(tuple(on.entries), 0).position(0, again, Random(2))  # type: ignore[arg-type]
        assert (position.match, position.step, position.hidden) == (match.header.commitment, moment.step, said)
        assert encode(on.header.position) == encode(position)
    later = moment_of(tuple(finish(goes_on(moment, 1), 1).entries), 3)
    assert later.position(0, "as-it-was", Random(2)).step == 3


def test_moves_that_were_taken_back_have_numbers_too() -> None:
    """After each entry the state is that of the match then, whatever is taken back later."""
    match, rng = new_match("yami", 3), Random(3)
    states, taken = [match.state], 0
    while not match.turn().over and len(match.entries) < 200:
        turn = match.turn()
        if turn.chance:
            match.commit(match.propose_draw())
        elif taken < 20 and match.may_take_back(seat := turn.seats[0]):
            match.commit(match.propose_take_back(seat))
            taken += 1
        else:
            seat = turn.seats[0]
            match.commit(match.propose_action(seat, rng.choice(list(match.state.legal(seat)))))
        states.append(match.state)
    assert taken
    for step in range(0, len(states), 7):
        moment = moment_of(tuple(match.entries), step)
        assert moment.state == states[step]
        if not moment.state.turn().over:
            assert verify(read_record(record_bytes(finish(goes_on(moment, 1), 1).entries))).played_on


def test_a_damaged_record_can_be_played_on_up_to_the_damage(tmp_path: Path) -> None:
    match = finish(new_match("slam", 2), 2)
    lines = record_bytes(match.entries).split(b"\n")
    lines[20] = lines[20].replace(b'"entry"', b'"entyr"')
    file = tmp_path / "damaged.jsonl"
    file.write_bytes(b"\n".join(lines))
    assert moment_in_file(file, 19).state == moment_of(tuple(match.entries), 19).state
    with pytest.raises(YamError) as refusal:
        moment_in_file(file, 20)
    assert (refusal.value.code, refusal.value.params["line"]) == (Code.RECORD_DAMAGED, 21)


def test_what_is_not_there_or_over_is_refused(tmp_path: Path) -> None:
    match = finish(new_match("slam", 2), 2)
    file = tmp_path / "match.jsonl"
    file.write_bytes(record_bytes(match.entries))
    last = len(match.entries) - 1
    for step, code in ((last + 1, Code.NO_SUCH_MOMENT), (10**9, Code.NO_SUCH_MOMENT), (last, Code.NOTHING_TO_PLAY_ON)):
        with pytest.raises(YamError) as refusal:
            moment_in_file(file, step).position(0, "as-it-was", Random(1))
        assert refusal.value.code == code


def test_an_altered_record_is_not_played_on(tmp_path: Path) -> None:
    """Up to where it is true: what follows a moment does not matter to it."""
    match = finish(new_match("slam", 2), 2)
    entries: list[AnyEntry] = list(match.entries)
    place = next(at for at, entry in enumerate(entries) if at > 20 and isinstance(entry, Acted))
    entries[place] = replace(entries[place], by=1 - int(entries[place].by))  # type: ignore[union-attr]
    file = tmp_path / "altered.jsonl"
    file.write_bytes(record_bytes(entries))
    assert moment_in_file(file, place - 1).step == place - 1
    with pytest.raises(YamError):
        moment_in_file(file, place)


def test_an_ordinary_match_is_still_written_for_older_readers() -> None:
    match = new_match("slam", 1)
    assert match.header.format == USUAL_FORMAT < POSITION_FORMAT
    assert b"position" not in encode(match.header)
    moment = moments(finish(match, 1), 1)[1]
    assert goes_on(moment, 1).header.format == POSITION_FORMAT


# --- what is no position

Bend = Callable[[dict[str, Any]], None]


def unbent(header: dict[str, Any]) -> None:
    """As it was."""


def bent(game_id: str, bend: Bend, seed: int = 2) -> bytes:
    """A true record of a match that was played on, with another position in its header."""
    match = finish(new_match(game_id, seed), seed)
    on = finish(goes_on(moments(match, seed)[3], seed), seed)
    first, *rest = record_bytes(on.entries).split(b"\n")
    header = json.loads(first)
    bend(header)
    return b"\n".join([json.dumps(header, separators=(",", ":"), ensure_ascii=False).encode(), *rest])


def in_state(**fields: Any) -> Bend:
    return lambda header: header["position"]["state"].update(fields)


def without(name: str) -> Bend:
    return lambda header: header["position"]["state"].pop(name)


TAMPERED: Sequence[tuple[str, Bend]] = [
    ("slam", in_state(junk=1)),
    ("slam", in_state(dice="1234566")),
    ("slam", in_state(dice="9")),
    ("slam", in_state(dice=5)),
    ("slam", in_state(seat=7)),
    ("slam", in_state(options={"series": "5"})),
    ("slam", without("dice")),
    ("slam", lambda header: header["position"].update(state={})),
    ("slam", lambda header: header["position"].update(state={"a": "x" * MAX_POSITION_BYTES})),
    ("slam", lambda header: header["position"].update(state={"a": [[[[]]]] * 9})),
    ("yami", in_state(junk=[])),
    ("menteur", in_state(seat=-1)),
    ("master", in_state(junk=None)),
    ("yams", in_state(dice="66666666")),
    ("color", in_state(junk="♥")),
]


@pytest.mark.parametrize(("game_id", "bend"), TAMPERED)
def test_what_is_no_position_of_the_game_is_refused(game_id: str, bend: Bend) -> None:
    assert verify(read_record(bent(game_id, unbent))).played_on
    with pytest.raises(YamError) as refusal:
        verify(read_record(bent(game_id, bend)))
    assert refusal.value.code in (Code.BAD_POSITION, Code.WRONG_MOVE, Code.WRONG_OUTCOME)


def _values(written: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every number and text in it."""
    if isinstance(written, dict):
        return [way for name, one in written.items() for way in _values(one, (*path, name))]
    if isinstance(written, list):
        return [way for at, one in enumerate(written) for way in _values(one, (*path, at))]
    return [path] if isinstance(written, int | str) and not isinstance(written, bool) else []


@pytest.mark.parametrize("game_id", GAMES)
def test_whatever_is_changed_in_a_position_nothing_worse_than_a_refusal_follows(game_id: str) -> None:
    """Some changes make another position that there can be; then the match does not follow from it, or it does."""
    rng, refused = Random(7), 0
    for number in range(60):

        def bend(header: dict[str, Any]) -> None:
            inner = header["position"]["state"]
            *way, last = rng.choice(_values(inner))
            for step in way:
                inner = inner[step]
            inner[last] = rng.choice([-1, 99, 10**20, "", "x", None, [], {}, "11111111", True, 1.5])

        data = _bent_once(game_id, bend)
        try:
            verify(read_record(data))
        except YamError:
            refused += 1
        assert number >= 0
    assert refused > 40


_KEPT: dict[str, bytes] = {}


def _bent_once(game_id: str, bend: Bend) -> bytes:
    if game_id not in _KEPT:
        _KEPT[game_id] = bent(game_id, unbent)
    first, rest = _KEPT[game_id].split(b"\n", 1)
    header = json.loads(first)
    bend(header)
    return json.dumps(header, separators=(",", ":"), ensure_ascii=False).encode() + b"\n" + rest


def test_only_a_header_of_the_new_format_has_a_position() -> None:
    for number in (1, 2, 3):
        with pytest.raises(YamError) as refusal:
            read_record(bent("slam", lambda header, number=number: header.update(format=number)))  # type: ignore[misc]
        assert refusal.value.code == Code.RECORD_DAMAGED


def test_everybody_may_read_the_header_without_its_position() -> None:
    match = finish(new_match("yami", 1), 1)
    header = goes_on(moments(match, 1)[2], 1).header
    assert isinstance(header, Header)
    assert b"state" not in encode(header.without_position())
