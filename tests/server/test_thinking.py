"""Bots think in processes of their own: what these are told, what happens when they fail, that none is left over."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import pytest
from msgspec import Raw, Struct
from msgspec.structs import replace

from tests.server.clock import wait_until
from tests.server.serving import QUICK, Process, Served
from tests.server.visitors import Person, over
from yamclub.bots import make_bot
from yamclub.bots.worker import Choose, Kind
from yamclub.game import Action, Mover, State
from yamclub.games import GAMES, game
from yamclub.kernel.codec import encode
from yamclub.server.settings import Settings
from yamclub.server.tables.turns import Turns
from yamclub.server.tables.worker import Worker
from yamclub.server.tables.workers import BotFailed, Workers, usual_count

GREEDY = [(game_id, bot) for game_id in GAMES for bot in game(game_id).bots if not game(game_id).real_time]


def decision(game_id: str, steps: int = 0) -> State:
    """A position in which a seat has several things to do."""
    rng, state = Random(5), game(game_id).start(max(2, game(game_id).seats[0]))
    while True:
        turn = state.turn()
        if turn.chance:
            chance = state.chance()
            state = state.apply(Mover.CHANCE, chance.pick(rng.randrange(chance.total)), 0)
        elif len(state.legal(turn.seats[0])) > 1 and not steps:
            return state
        else:
            steps = max(0, steps - 1)
            state = state.apply(turn.seats[0], rng.choice(state.legal(turn.seats[0])), 0)


def kind(bot: str, game_id: str = "slam") -> Kind:
    where = f"tests.server.thinkers:{bot}" if bot[0].isupper() else game(game_id).bots[bot]
    return Kind(game_id, game(game_id).version, where, max(2, game(game_id).seats[0]))


@asynccontextmanager
async def workers(most: int = 1, seconds: float = 60) -> AsyncIterator[Workers]:
    found = Workers(most, seconds)
    try:
        yield found
    finally:
        await found.close()


async def chosen(asked: Workers, bot: str, state: State, source: str = "") -> Action:
    seat = state.turn().seats[0]
    return await asked.choose(kind(bot), source, state.view(seat), state.legal(seat))


def children(pid: int) -> list[int]:
    """The processes that this one has started and that still run."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = stat.read_text().rpartition(") ")[2].split()[:2]
        except OSError:
            continue  # it has just ended
        if int(parent) == pid and state != "Z":
            found.append(int(stat.parent.name))
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] != "Z"
    except OSError:
        return False


def open_sockets() -> int:
    """Of this process, whether or not anything still refers to them."""
    open_files = Path("/proc/self/fd").iterdir()
    links = [str(link.readlink()) for link in open_files if link.is_symlink()]
    return sum(link.startswith("socket:") for link in links)


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


# --- what they are told, and what they answer


@pytest.mark.parametrize(("game_id", "bot"), GREEDY)
def test_every_bot_may_be_asked_elsewhere(game_id: str, bot: str) -> None:
    async def asked() -> None:
        async with workers() as some:
            for steps in (0, 7, 20):
                state = decision(game_id, steps)
                seat = state.turn().seats[0]
                legal = state.legal(seat)
                assert await some.choose(kind(bot, game_id), "", state.view(seat), legal) in legal

    run(asked)


def test_it_answers_as_it_would_here() -> None:
    async def asked() -> None:
        async with workers() as some:
            for steps in range(0, 30, 3):
                state = decision("slam", steps)
                seat = state.turn().seats[0]
                here = make_bot(game("slam"), "greedy", Random(0)).choose(state.view(seat), state.legal(seat))
                assert await chosen(some, "greedy", state) == here

    run(asked)


def test_nothing_but_the_view_and_the_legal_moves_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Struct] = []
    ask = Worker.ask

    async def heard(worker: Worker, question: Struct, seconds: float) -> Any:
        sent.append(question)
        return await ask(worker, question, seconds)

    monkeypatch.setattr(Worker, "ask", heard)
    state = decision("yami", 9)
    seat = state.turn().seats[0]

    async def asked() -> None:
        async with workers() as some:
            await some.choose(kind("greedy", "yami"), "10.1.2.3", state.view(seat), state.legal(seat))

    run(asked)
    question = sent[-1]
    assert isinstance(question, Choose)
    assert set(question.__struct_fields__) == {"kind", "view", "legal"}
    assert "10.1.2.3" not in repr(question)
    view = json.loads(bytes(question.view))
    assert [player["hand"] is not None for player in view["players"]] == [one == seat for one in (0, 1)]


def test_the_database_is_no_business_of_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YAMCLUB_DATABASE", "postgresql://yamclub:secret@localhost/yamclub")

    async def asked() -> None:
        async with workers() as some:
            with pytest.raises(BotFailed) as failed:
                await chosen(some, "Nosy", decision("slam"))
        assert "OPENBLAS_NUM_THREADS" in str(failed.value)
        assert "YAMCLUB_DATABASE" not in str(failed.value)

    run(asked)


# --- what goes wrong


def test_one_that_dies_is_replaced_and_the_move_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = tmp_path / "deaths"
    monkeypatch.setenv("DEATHS_LEFT", str(left))
    state = decision("slam")
    legal = state.legal(state.turn().seats[0])

    async def asked() -> None:
        async with workers() as some:
            left.write_text("1")
            assert await chosen(some, "Dying", state) == legal[-1]
            left.write_text("2")
            some_new = Workers(1, 60)
            with pytest.raises(BotFailed, match="died"):
                await chosen(some_new, "Dying", state)
            assert await chosen(some_new, "Dying", state) == legal[-1]
            await some_new.close()

    run(asked)


def test_one_that_takes_too_long_is_killed_and_others_go_on() -> None:
    async def asked() -> None:
        state = decision("slam")
        async with workers(seconds=0.3) as some:
            with pytest.raises(BotFailed, match="no answer within"):
                await chosen(some, "Sleeper", state)
            assert await chosen(some, "Last", state) == state.legal(state.turn().seats[0])[-1]

    run(asked)


def test_one_that_breaks_the_rules_says_so_and_stays() -> None:
    async def asked() -> None:
        async with workers() as some:
            state = decision("slam")
            with pytest.raises(BotFailed):
                await chosen(some, "Cheat", state)
            before = children(os.getpid())
            assert await chosen(some, "Last", state) == state.legal(state.turn().seats[0])[-1]
            assert children(os.getpid()) == before

    run(asked)


def test_when_a_question_is_given_up_its_process_is_not_asked_again() -> None:
    async def asked() -> None:
        before = children(os.getpid())
        async with workers() as some:
            state = decision("slam")
            waiting = asyncio.create_task(chosen(some, "Busy", state))
            while children(os.getpid()) == before:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            assert await chosen(some, "Last", state) == state.legal(state.turn().seats[0])[-1]
        assert children(os.getpid()) == before

    run(asked)


@pytest.mark.parametrize("waiting", [0.0, 0.001, 0.01, 0.1])
def test_one_that_is_given_up_while_it_starts_leaves_nothing(waiting: float) -> None:
    """Also if its start still waits for a thread."""

    async def asked() -> None:
        loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(1))
        busy = loop.run_in_executor(None, sleep, 0.05)
        starting = asyncio.create_task(Worker.start())
        await asyncio.sleep(waiting)
        starting.cancel()
        with suppress(asyncio.CancelledError):
            await (await starting).ended(0)
        await busy

    gc.collect()
    before, sockets = children(os.getpid()), open_sockets()
    run(asked)
    wait_until(lambda: children(os.getpid()) == before and open_sockets() == sockets)


# --- how many, and whose turn it is


def test_there_are_no_more_than_are_needed_at_once() -> None:
    async def asked() -> None:
        before = len(children(os.getpid()))
        async with workers(3) as some:
            state = decision("slam")
            for _ in range(5):
                await chosen(some, "Last", state)
            assert len(children(os.getpid())) == before + 1
            await asyncio.gather(*(chosen(some, "greedy", state) for _ in range(12)))
            assert len(children(os.getpid())) <= before + 3
        assert len(children(os.getpid())) == before

    run(asked)


def test_each_address_has_its_turn_also_where_several_think_at_once() -> None:
    order: list[str] = []

    async def think(turns: Turns, source: str) -> None:
        async with turns.turn(source):
            order.append(source)
            await asyncio.sleep(0.01)

    async def asked() -> None:
        turns = Turns(2)
        await asyncio.gather(*(think(turns, source) for source in "aaaaaabc"))

    run(asked)
    assert sorted(order[2:5]) == ["a", "b", "c"]
    assert len(order) == 8


def test_a_processor_is_left_to_the_server() -> None:
    assert usual_count() == max(1, len(os.sched_getaffinity(0)) - 1)


# --- with a server around them

ELSEWHERE = Settings(bot_pace=0, bot_workers=1, bot_tables_per_address=10**6)


@pytest.mark.parametrize("how", ["stopped", "killed"])
def test_none_outlives_its_server(tmp_path: Path, how: str) -> None:
    server = Process(str(tmp_path / "t.db"), tmp_path / "log", settings=ELSEWHERE)
    ann = Person(server.url, "Ann")
    assert children(server.pid) == []  # nobody needs one yet
    table = ann.table(seats="greedy,greedy", options={"series": "10"})
    ann.post(f"/api/tables/{table}/start")
    wait_until(lambda: bool(children(server.pid)))
    thinking = children(server.pid)
    ann.close()
    if how == "killed":
        server.kill()
    else:
        assert server.stop() == 0
    wait_until(lambda: not any(alive(pid) for pid in thinking))
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_even_one_that_never_comes_to_an_end_ends_with_its_server() -> None:
    state = decision("slam")
    seat = state.turn().seats[0]
    question = Choose(kind("Busy"), Raw(encode(state.view(seat))), Raw(encode(state.legal(seat))))

    async def asked() -> int:
        worker = await Worker.start()
        await worker.prepare(question.kind, 60)
        with pytest.raises(TimeoutError):
            await worker.ask(question, 0.3)
        assert alive(worker.pid)
        await worker.ended(60)  # nothing but its socket is closed, as when the server is killed
        return worker.pid

    assert not alive(asyncio.run(asked()))


def test_a_match_goes_on_while_its_processes_are_killed(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "t.db"), tmp_path / "log", settings=ELSEWHERE)
    ann = Person(server.url, "Ann")
    table = ann.table(seats="greedy,greedy")
    ann.post(f"/api/tables/{table}/start")
    position = ann.watch(table)
    kills = 0
    while not over(position):
        if kills < 3 and (found := children(server.pid)):
            os.kill(found[0], signal.SIGKILL)
            kills += 1
        position = ann.until("position")
    assert kills
    ann.close()
    assert server.stop() == 0


def test_a_bot_that_takes_too_long_has_a_move_made_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("yamclub.server.tables.thinking.check_bot", lambda *_: kind("Busy").bot)
    with Served(str(tmp_path / "t.db"), replace(QUICK, bot_workers=1, bot_seconds=0.02)) as served:
        ann = Person(served.url, "Ann")
        table = ann.table(seats="greedy")
        ann.post(f"/api/tables/{table}/start")
        ann.watch(table)
        for _ in range(3):
            ann.until("position")
        ann.close()
    assert any("another move is made for it" in record.getMessage() for record in caplog.records)
