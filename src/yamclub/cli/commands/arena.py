"""``yam arena``: bots meet over many matches, and it is said how strong each is and how surely."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from yamclub.bots import make_bot
from yamclub.bots.rehearsal import rehearse
from yamclub.cli.cluster import check_cluster
from yamclub.cli.leaving import signals_interrupt
from yamclub.cli.numbers import number_above_zero, whole_number
from yamclub.cli.options import parse_options
from yamclub.cli.output import print_json
from yamclub.cli.progress import ProgressBar
from yamclub.errors import Code, YamError, bad_seat_count
from yamclub.game import Game
from yamclub.games import game as find_game
from yamclub.kernel.codec import encode
from yamclub.lab.workers import one_thread_each, workers
from yamclub.mechanics.options import read_options
from yamclub.words import Words

if TYPE_CHECKING:
    from yamclub.lab.arena import Plan, Play
    from yamclub.lab.journal import Journal

INTERRUPTED = 130
_MOST_BOTS = 16
_NAME = "arena"


def run(asked: Namespace, words: Words) -> int:
    one_thread_each()
    from yamclub.cli.arena_table import print_report
    from yamclub.lab.arena import Arena
    from yamclub.lab.report import report

    game = find_game(asked.game)
    jobs = whole_number(asked.jobs, "--jobs", _NAME, most=1024)
    plan = _plan(asked, game)
    check_cluster(asked.ray)
    if asked.ray is not None and any(name.startswith("web:") for name in plan.setup.bots):
        raise YamError(Code.NOT_TOGETHER, argument="--ray", other="web:")  # the table is on this machine alone
    _check_files(asked)
    journal = _journal(asked, plan, game)
    arena = Arena(plan, journal)
    resumed = arena.resume()
    if resumed and not asked.json:
        sys.stderr.write(words("arena-resumed", matches=resumed) + "\n")
    bar = ProgressBar(words("arena-working", game=game.name, bots=", ".join(plan.setup.bots)))
    interrupted = False
    try:
        with signals_interrupt(), _players(plan) as play, workers(jobs, asked.ray) as them:
            arena.run(play, them, bar.show)
    except KeyboardInterrupt:
        interrupted = True
    bar.clear()
    arena.close()
    found = report(arena)
    if asked.csv is not None:
        from yamclub.lab.rows import write_rows

        write_rows(Path(asked.csv), arena)
    if asked.picture is not None:
        from yamclub.cli.arena_picture import write_picture

        write_picture(Path(asked.picture), found, game, words)
    if asked.json:
        print_json(found)
    else:
        print_report(found, arena, game, words)
    journal.close(remove=asked.out is None and not interrupted)
    if interrupted:
        sys.stderr.write(words("arena-interrupted") + "\n")
    return INTERRUPTED if interrupted else 0


@contextmanager
def _players(plan: Plan) -> Iterator[Play]:
    """How batches are played: right here, or at a web table if a bot comes to one."""
    from yamclub.lab.outside import WEB
    from yamclub.lab.playing import play_batch

    if not any(name.startswith(WEB) for name in plan.setup.bots):
        yield play_batch
        return
    for needed in ("yamclub.server.web.run", "websockets"):  # what is not installed is to be said now, and here
        import_module(needed)
    from yamclub.cli.arena_server import own_server
    from yamclub.cli.arena_web import introduced, play_web_batch

    with own_server() as url:
        yield partial(play_web_batch, url, introduced(url))


def _plan(asked: Namespace, game: Game) -> Plan:
    from yamclub.lab.arena import Plan
    from yamclub.lab.playing import Setup

    fewest, most = game.seats
    seats = max(2, fewest) if most > 1 else 1
    if asked.seats is not None:
        seats = whole_number(asked.seats, "--seats", _NAME, most=64)
    if not fewest <= seats <= most:
        raise bad_seat_count(game.name, seats, fewest, most)
    bots = tuple(asked.bots)
    _check_bots(game, bots, seats)
    if asked.mixed and (seats == 1 or len(bots) < seats):
        raise YamError(Code.BAD_ARGUMENT, value=str(len(bots)), argument="--mixed", command=_NAME)
    options = parse_options(asked.options, _NAME)
    game.start(seats, read_options(game, options))
    decide = None if asked.decide is None else number_above_zero(asked.decide, "--decide", _NAME)
    if decide is not None and (decide >= 1 or len(bots) > 2 or asked.mixed or seats == 1):
        raise YamError(Code.BAD_ARGUMENT, value=asked.decide, argument="--decide", command=_NAME)
    seconds = number_above_zero(asked.move_seconds, "--move-seconds", _NAME)
    return Plan(
        Setup(game.id, options, seats, bots, asked.seed, seconds, _measures_luck(asked)),
        whole_number(asked.matches, "--matches", _NAME, most=10**7),
        mixed=asked.mixed,
        all_matches=asked.all_matches,
        decide=decide,
    )


def _check_files(asked: Namespace) -> None:
    """Raise now if what is found could not be written in the end."""
    if asked.picture is not None and not asked.picture.lower().endswith(".svg"):
        raise YamError(Code.BAD_ARGUMENT, value=asked.picture[-40:], argument="--picture", command=_NAME)
    for file in (asked.csv, asked.picture):
        try:
            if file is not None:
                Path(file).open("ab").close()
        except OSError as bad:
            raise YamError(Code.CANNOT_WRITE, file=file, why=bad.strerror or str(bad)) from None


def _measures_luck(asked: Namespace) -> bool:
    """Worths are arrays. Who has installed no arrays can still count wins."""
    return not asked.no_luck and find_spec("numpy") is not None


def _check_bots(game: Game, bots: tuple[str, ...], seats: int) -> None:
    from yamclub.lab.outside import PREFIX, WEB, check_outside, is_outside

    if len(bots) < (1 if seats == 1 else 2):
        raise YamError(Code.MISSING_ARGUMENT, argument="BOT", command=_NAME)
    if len(bots) > _MOST_BOTS:
        raise YamError(Code.BAD_ARGUMENT, value=str(len(bots)), argument="BOT", command=_NAME)
    for name in bots:
        if is_outside(name) or name.startswith(WEB):
            check_outside(name)
            for other in bots:
                if name.startswith(WEB) and is_outside(other):
                    raise YamError(Code.NOT_TOGETHER, argument=WEB, other=PREFIX)
        else:
            bot = make_bot(game, name, Random(0), seats)  # noqa: S311 - only to see that it can be made
            if name in game.bots:
                rehearse(game, bot)  # and to load its weights, if they can be


def _journal(asked: Namespace, plan: Plan, game: Game) -> Journal:
    """Where the matches are kept: in the file that was named, or under a name that only these settings have."""
    from yamclub.lab.journal import Journal
    from yamclub.lab.version import code_fingerprint
    from yamclub.solve.folder import cache_folder

    setup = plan.setup
    settings: dict[str, Any] = {
        "game": game.id,
        "rules": game.version,
        "bots": setup.bots,
        "seats": setup.seats,
        "options": setup.options,
        "seed": setup.seed,
        "mixed": plan.mixed,
        "luck": setup.luck,
        "move_seconds": setup.move_seconds,
        "code": code_fingerprint(),
    }
    path = cache_folder() / "arena" / f"{sha256(encode(settings)).hexdigest()[:24]}.jsonl"
    if asked.out is not None:
        path = Path(asked.out)
    if asked.again:
        path.unlink(missing_ok=True)
    return Journal(path, settings)
