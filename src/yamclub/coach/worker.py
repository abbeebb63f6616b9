"""A process that does the coach's work: ``python -m yamclub.coach.worker``, with one end of a socket as its input.

A question is a line of JSON. An analysis is answered by lines on how far it is, and then by the analysis. Of a match
that goes on all it ever hears is what a seat sees and may do. It ends when the other end of the socket is closed.
"""

from __future__ import annotations

from time import monotonic
from traceback import format_exc
from typing import Any

from msgspec import Raw, Struct

from yamclub.bots.worker import Say, run
from yamclub.coach import practice_question
from yamclub.coach.analysis import analyse
from yamclub.coach.generating import mistakes
from yamclub.coach.hints import caution, hint
from yamclub.coach.line import line_of_bytes
from yamclub.coach.practice import Asked
from yamclub.coach.questions import Analyse, Ask, Done, Failed, Grade, Mistakes, Progress, Question
from yamclub.coach.report import Analysis
from yamclub.errors import YamError
from yamclub.games import game as find_game
from yamclub.kernel.codec import decode, encode

_TELL_SECONDS = 0.1


def answer(question: bytes, say: Say) -> None:
    try:
        asked: Question = decode(question, Question)  # type: ignore[arg-type]
        say(Done(Raw(encode(_found(asked, say)))))
    except Exception as bad:  # noqa: BLE001 - reported to whoever asked
        say(Failed(str(bad.code) if isinstance(bad, YamError) else "", format_exc()))


def _found(asked: Question, say: Say) -> Any:
    match asked:
        case Analyse():
            return _analysed(asked, say)
        case Ask():
            return _advice(asked)
        case Grade():
            return Asked(decode(asked.question, practice_question.Question)).grade(asked.place)
        case Mistakes():
            line, analysis = line_of_bytes(asked.record.encode()), decode(asked.analysis, Analysis)
            return mistakes(line, analysis, asked.seat)


def _analysed(asked: Analyse, say: Say) -> Struct:
    told = float("-inf")

    def progress(done: int, of: int) -> None:
        nonlocal told
        if monotonic() - told >= _TELL_SECONDS:
            told = monotonic()
            say(Progress(done, of))

    return analyse(line_of_bytes(asked.record.encode()), progress=progress)


def _advice(asked: Ask) -> Struct:
    game = find_game(asked.game, asked.rules)
    legal: list[Any] = decode(asked.legal, list[game.actions])  # type: ignore[name-defined]
    view = decode(asked.view, game.view)
    if asked.chosen is None:
        return hint(game, view, asked.seat, legal)
    return caution(game, view, asked.seat, legal, legal[asked.chosen])


if __name__ == "__main__":
    run(answer)
