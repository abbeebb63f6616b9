"""``yam practice``: one position at a time, and what each answer is worth."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from yamclub.cli import INTERRUPTED
from yamclub.cli.folders import data_folder
from yamclub.cli.keys import Left
from yamclub.cli.leaving import signals_interrupt
from yamclub.cli.numbers import seat_number, whole_number
from yamclub.cli.practising import Practice, ProgramPractice, TerminalPractice
from yamclub.cli.progress import ProgressBar
from yamclub.cli.progress_file import ProgressFile
from yamclub.coach.analysis import analyse
from yamclub.coach.generating import mistakes
from yamclub.coach.line import Line, read_line
from yamclub.coach.practice_question import Question, check_offered
from yamclub.coach.schedule import with_mistakes
from yamclub.errors import Code, YamError
from yamclub.game import Game
from yamclub.games import game as find_game
from yamclub.words import Words

USUAL_COUNT, MOST_COUNT = 8, 1000


def run(asked: Namespace, house_words: Words) -> int:
    game = find_game(asked.game)
    check_offered(game)
    count = USUAL_COUNT if asked.count is None else whole_number(asked.count, "--count", "practice", most=MOST_COUNT)
    lines = [_line(game, Path(file)) for file in asked.records]
    seats = [_seat(line, asked.seat) for line in lines]
    file = ProgressFile(data_folder() / "practice" / f"{game.id}.json")
    file.read()  # what is wrong with it is said before anything long
    face: type[Practice] = ProgramPractice if asked.json else TerminalPractice
    practice = face(game, file, house_words.language, plain=asked.plain)
    status = 0
    try:
        with signals_interrupt():
            if lines:
                _learn(practice, file, _mistakes(lines, seats, house_words))
            practice.ask(count)
    except Left:
        pass
    except KeyboardInterrupt:
        status = INTERRUPTED
    practice.end()
    return status


def _line(game: Game, path: Path) -> Line:
    line = read_line(path)
    if line.header.game != game.id:
        raise YamError(Code.RECORD_OF_OTHER_GAME, file=str(path), game=find_game(line.header.game).name)
    return line


def _seat(line: Line, asked: str | None) -> int:
    """The seat whose mistakes are meant: the one asked for, or the only one that a person held."""
    if asked is not None:
        return seat_number(asked, "--seat", "practice", len(line.header.seats))
    people = [seat for seat, holder in enumerate(line.header.seats) if holder.bot is None]
    if len(people) != 1:
        raise YamError(Code.MISSING_ARGUMENT, argument="--seat", command="practice")
    return people[0]


def _mistakes(lines: Sequence[Line], seats: Sequence[int], words: Words) -> list[Question]:
    found: list[Question] = []
    for line, seat in zip(lines, seats, strict=True):
        progress = ProgressBar(words("analyse-progress"))
        analysis = analyse(line, progress=progress.show)
        progress.clear()
        found += mistakes(line, analysis, seat)
    return found


def _learn(practice: Practice, file: ProgressFile, found: Sequence[Question]) -> None:
    before = {one.id for one in file.read().own}
    file.change(lambda progress: with_mistakes(progress, found))
    practice.added(len({one.id for one in found} - before))
