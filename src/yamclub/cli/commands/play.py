"""``yam play``: a match in this terminal, between people, bots, or a program at the other end of a pipe."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from msgspec import UNSET
from rich.console import Console

from yamclub.bots import Bot
from yamclub.cli import INTERRUPTED
from yamclub.cli.companion import Companion
from yamclub.cli.comparing import compared, prepare
from yamclub.cli.faces import load_face
from yamclub.cli.keys import Keys, Left
from yamclub.cli.leaving import signals_interrupt
from yamclub.cli.options import parse_options
from yamclub.cli.output import print_json
from yamclub.cli.person import BehindCurtain, Curtain, Person
from yamclub.cli.playing_on import read_played_on, refuse_without_from
from yamclub.cli.program import Program, ProgramRace
from yamclub.cli.racing import Racing, wait_until_ready
from yamclub.cli.results import result_lines
from yamclub.cli.screen import Screen
from yamclub.cli.seating import read_seats, seat_bot
from yamclub.errors import Code, YamError
from yamclub.game import Eye, Result, Step, Viewer
from yamclub.games import game as find_game
from yamclub.kernel.codec import to_builtins
from yamclub.match.entries import MAX_ENTROPY_BYTES, AnyEntry
from yamclub.match.fairness import SECRET_BYTES, secret_from_seed
from yamclub.match.match import Match, Proposed
from yamclub.match.record import RecordFile
from yamclub.match.runner import MatchListener, drawn, forget, play_through
from yamclub.mechanics.options import read_options
from yamclub.mechanics.telling import tell
from yamclub.terminal import Reader, TimedFace
from yamclub.words import Words


def run(asked: Namespace, house_words: Words) -> int:
    match = _set_up(asked, house_words)
    prepare(match, house_words, as_json=asked.json)
    show = _Json(match) if asked.json else _Terminal(match, asked, house_words.language)
    seats = [_sit(match, seat, asked, show) for seat in range(len(match.header.seats))]
    keep = _recorder(asked.record, match)  # last, so that nothing is written if something is wrong
    show.start()
    status = 0
    try:
        with signals_interrupt():
            for done in play_through(match, seats, show.chance, keep, show.listener()):
                if done.step is not None:
                    show.step(done.step)
    except Left:
        pass
    except KeyboardInterrupt:
        status = INTERRUPTED
    finally:
        if match.ended is None:  # left, interrupted or failed: the record is closed all the same
            with suppress(YamError):  # a full disk stays full: report what went wrong first
                end = match.propose_end()
                keep(end.entry)
                match.commit(end)
    show.end(match.state.result(), asked.record)
    return status


def _set_up(asked: Namespace, words: Words) -> Match:
    played_on = None
    if asked.from_record is None:
        refuse_without_from(asked)
        game = find_game(asked.game)
        seats = read_seats(asked.seats, game, words)
        options = parse_options(asked.options)
    else:
        played_on = read_played_on(asked, words)
        game, seats, options = played_on.game, played_on.seats, played_on.options
    if asked.companion and asked.json:
        raise YamError(Code.BAD_ARGUMENT, value="--json", argument="--companion", command="play")
    if asked.companion:
        secret = None
    else:
        secret = secret_from_seed(asked.seed) if asked.seed is not None else secrets.token_bytes(SECRET_BYTES)
    # A seeded match is repeated byte for byte, so it doesn't say when.
    started = None if asked.seed is not None else datetime.now(UTC).isoformat(timespec="seconds")
    entropy = _read_entropy(asked.entropy, len(seats))
    return Match.create(
        game.id,
        seats,
        options,
        secret=secret,
        started=started,
        entropy=entropy,
        rules=game.version,
        position=None if played_on is None else played_on.position,
    )


def _recorder(file: str | None, match: Match) -> Callable[[AnyEntry], None]:
    if file is None:
        return forget
    record = RecordFile(Path(file))
    for entry in match.entries:
        record.add(entry)
    return record.add


def _read_entropy(given: list[str], seats: int) -> dict[int, bytes]:
    """By seat, what was given with ``--entropy``. All of it is from this machine, so nobody has to commit first."""
    added: dict[int, bytes] = {}
    for one in given:
        seat, colon, text = one.partition(":")
        if not colon or not seat.isdecimal():
            raise YamError(Code.BAD_ARGUMENT, value=one[:40], argument="--entropy", command="play")
        number = int(seat) - 1
        if number in added or not 0 <= number < seats:
            raise YamError(Code.BAD_ENTROPY, seat=number, most=MAX_ENTROPY_BYTES)
        added[number] = text.encode()
    return added


def _sit(match: Match, seat: int, asked: Namespace, show: _Json | _Terminal) -> Bot:
    bot = match.header.seats[seat].bot
    return show.person(seat) if bot is None else seat_bot(match.game, bot, seat, asked.seed)


class _Terminal:
    """The match as people see it in a terminal."""

    def __init__(self, match: Match, asked: Namespace, language: str) -> None:
        self._match = match
        self._from = asked.from_record
        self._words = Words(language, match.game.id)
        self._people = [seat for seat, holder in enumerate(match.header.seats) if holder.bot is None]
        plain = asked.plain or not self._people  # nobody to ask, so nothing to wait for
        self._screen = Screen(Console(highlight=False), plain=plain)
        self._keys = Keys(plain=self._screen.plain)
        self._face = load_face(match.game)
        self._viewer: Viewer = self._people[0] if len(self._people) == 1 else Eye.SPECTATOR
        self._reader = self._reader_of(self._viewer)
        self._curtain: Curtain | None = None
        self._racing: Racing | None = None
        shared = len(self._people) > 1
        hidden = match.game.secrets or read_options(match.game, match.header.options).hides()
        if hidden and isinstance(self._face, TimedFace) and (shared or match.companion):
            raise YamError(Code.SCREEN_EACH)  # a curtain between players takes time, and here the clock runs
        if hidden and shared:
            self._curtain = Curtain(self._screen, self._keys, self._reader)
        self._companion = Companion(self._face, self._reader_of, self._screen, self._keys, self._curtain)

    def _reader_of(self, viewer: Viewer) -> Reader:
        you = self._people[0] if len(self._people) == 1 else None
        return Reader(self._words, tuple(seat.name for seat in self._match.header.seats), viewer, you)

    def person(self, seat: int) -> Bot:
        reader = self._reader_of(seat)
        match = self._match
        person: Bot = Person(
            self._face,
            reader,
            self._screen,
            self._keys,
            match.game,
            can_undo=match.companion,
            may_take_back=lambda: match.may_take_back(seat),
        )
        return person if self._curtain is None else BehindCurtain(person, seat, self._curtain)

    def chance(self, match: Match, at: int) -> Proposed:
        if match.companion:
            return self._companion.ask(match, self._viewer, at)
        if self._people and self._keys.is_terminal and isinstance(self._face, TimedFace):
            wait_until_ready(match, self._face, self._reader, self._screen, self._keys)
        return drawn(match, at)

    def listener(self) -> MatchListener | None:
        """People are listened to in real time; between bots alone, time only passes in the log."""
        if self._people and isinstance(self._face, TimedFace):
            self._racing = Racing(self._match, self._face, self._reader, self._screen, self._keys, self._people)
        return self._racing

    def start(self) -> None:
        position = self._match.header.position
        if position is not UNSET:
            self._screen.tell([self._words("play-goes-on", step=position.step, file=self._from)])
            if position.hidden == "anew":
                self._screen.tell([self._words("play-goes-on-anew")])
        commitment = self._match.header.commitment
        if commitment is None:
            self._screen.tell([self._words("play-companion-start")])
        else:
            self._screen.tell([self._words("play-committed"), commitment])

    def step(self, step: Step) -> None:
        told = tell(self._match.game, step.seen(self._viewer))
        self._screen.tell([self._reader.say(said) for said in told])
        if self._racing is not None and step.before.deadline() is not None and step.after.deadline() is None:
            self._racing.ended()

    def end(self, result: Result | None, record: str | None) -> None:
        if self._curtain is not None:  # the player who leaves has just looked
            self._curtain.close()
        if result is None:
            self._screen.tell([self._words("play-left")])
        if result is not None or not self._screen.plain:  # in plain mode the table was printed already
            view = self._match.state.view(self._viewer)
            self._screen.draw(self._face.paint(view, self._reader, frozenset()), [])
        for line in () if result is None else result_lines(result, self._reader):
            self._screen.say(line)
        if result is not None:
            for line in compared(self._match, result, self._words, may_solve=self._keys.is_terminal):
                self._screen.say(line)
        if record is not None:
            self._screen.say(self._words("play-recorded", file=record))


class _Json:
    """The match as a program reads it: a line of JSON each time something happens."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._keys = Keys(plain=True)
        self._words = Words("en", match.game.id)
        self._people = [seat for seat, holder in enumerate(match.header.seats) if holder.bot is None]
        self._viewer: Viewer = self._people[0] if len(self._people) == 1 else Eye.SPECTATOR
        self._number = 0

    def person(self, seat: int) -> Bot:
        return Program(seat, self._keys, self._match.game.actions, self._words)

    def chance(self, match: Match, at: int) -> Proposed:
        return drawn(match, at)

    def listener(self) -> MatchListener | None:
        return ProgramRace(self._people, self._keys, self._match.game.actions, self._words) if self._people else None

    def start(self) -> None:
        print_json({"match": self._match.header.without_position()})  # it holds what no seat may see
        position = self._match.header.position
        if position is not UNSET:
            begun = {"step": position.step, "hidden": position.hidden}
            print_json({"played_on": begun, "view": self._match.state.view(self._viewer)})

    def step(self, step: Step) -> None:
        self._number += 1
        seen = step.seen(self._viewer)
        print_json({"move": self._number, "by": seen.by, "what": to_builtins(seen.move), "news": seen.news})

    def end(self, result: Result | None, record: str | None) -> None:
        if result is None:
            print_json({"left": True})
        print_json({"result": result, "view": self._match.state.view(self._viewer), "record": record})
