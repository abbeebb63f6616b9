"""``yam replay``: a recorded match again, move by move, from any point of view."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.text import Text

from yamclub.cli.faces import load_face
from yamclub.cli.keys import Keys, Left
from yamclub.cli.numbers import seat_number
from yamclub.cli.output import print_json
from yamclub.cli.results import result_lines
from yamclub.cli.screen import Screen
from yamclub.game import Eye, Game, Viewer
from yamclub.kernel.codec import to_builtins
from yamclub.match.entries import Entropy, Seated, Undone, shown_name
from yamclub.match.match import Match, Proposed
from yamclub.match.record import Record, read_file
from yamclub.match.verify import replay
from yamclub.mechanics.telling import tell
from yamclub.terminal import Reader
from yamclub.words import Words


def run(asked: Namespace, house_words: Words) -> int:
    record = read_file(Path(asked.file))
    viewer = _viewer(asked.viewer, len(record.header.seats))
    steps = list(replay(record))  # all of it is checked before any of it is shown
    if asked.json:
        for number, step in enumerate(steps, start=1):
            _print_json(number, step, viewer)
    else:
        _show(record, steps, viewer, Words(house_words.language, record.header.game), wait=asked.step)
    return 0


def _viewer(text: str, seats: int) -> Viewer:
    if text in tuple(Eye):
        return Eye(text)
    return seat_number(text, "--as", "replay", seats)


def _print_json(number: int, done: Proposed, viewer: Viewer) -> None:
    seen = None if done.step is None else done.step.seen(viewer)
    move = None if seen is None else {"by": seen.by, "what": to_builtins(seen.move), "news": seen.news}
    print_json({"step": number, "move": move, "view": done.after.view(viewer)})


def _show(record: Record, steps: list[Proposed], viewer: Viewer, words: Words, *, wait: bool) -> None:
    reader = Reader(words, tuple(shown_name(seat.name) for seat in record.header.seats), viewer)
    screen = Screen(Console(highlight=False), plain=not wait)
    keys = Keys(plain=False)
    match = Match(record.header)
    face = load_face(match.game)
    for number, step in enumerate(steps, start=1):
        screen.tell(_told(step, reader, match.game))
        if wait:
            hint = Text(f" {words('replay-move', number=number)}/{len(steps)} · {words('play-done')}", style="dim")
            screen.draw(face.paint(step.after.view(viewer), reader, frozenset()), [hint])
            try:
                if keys.next() == "q":
                    return
            except Left:
                return
    last = steps[-1].after
    screen.draw(face.paint(last.view(viewer), reader, frozenset()), [])
    result = last.result()
    for line in result_lines(result, reader) if result is not None else [words("verify-abandoned")]:
        screen.say(line)


def _told(done: Proposed, reader: Reader, game: Game) -> list[str]:
    match done.entry:
        case Undone():
            return [reader.words("replay-undone")]
        case Entropy(seat):
            return [reader.words("replay-entropy", name=reader.name(seat))]
        case Seated(seat, None):
            return [reader.words("replay-back", name=reader.name(seat))]
        case Seated(seat, bot):
            return [reader.words("replay-stands-in", name=reader.name(seat), bot=shown_name(bot or ""))]
    told = [] if done.step is None else tell(game, done.step.seen(reader.viewer))
    return [reader.say(said) for said in told]
