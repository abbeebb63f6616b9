"""Questions asked one at a time, by keys in a terminal or by lines of JSON, and answers graded and kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from time import time
from typing import Any

from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from yamclub.bots.pipe import question as asked_json
from yamclub.bots.pipe import read_action
from yamclub.cli.faces import load_face
from yamclub.cli.keys import Keys, Left
from yamclub.cli.output import print_json
from yamclub.cli.person import Person
from yamclub.cli.practice_words import PracticeWords
from yamclub.cli.progress_file import ProgressFile
from yamclub.cli.screen import Screen
from yamclub.coach.practice import Asked
from yamclub.coach.practice_question import Graded, Question
from yamclub.coach.schedule import Card, Progress, answered, next_question
from yamclub.coach.shipped import shipped
from yamclub.errors import Code, YamError
from yamclub.game import Action, Game
from yamclub.terminal import Reader
from yamclub.words import Words


class Practice:
    """A session: no question comes twice in it, and each answer is kept at once."""

    def __init__(self, game: Game, file: ProgressFile, language: str, *, plain: bool) -> None:
        self.game, self._file = game, file
        self.words = Words(language, game.id)
        self.points: dict[str, int] = {}
        """By question, what the answers of this session were worth."""

    def ask(self, count: int) -> None:
        while len(self.points) < count:
            one = self._next()
            if one is None:
                return
            asked = Asked(one)
            graded = asked.grade(self.answer(asked, len(self.points) + 1, count))
            self.points[one.id] = graded.points
            now = round(time())
            progress = self._file.change(partial(_answered, question=one.id, points=graded.points, now=now))
            self.tell(asked, graded, progress.cards[one.id], now)

    def _next(self) -> Question | None:
        progress = self._file.read()
        own = tuple(one for one in progress.own if one.id not in self.points)
        ready = [one for one in shipped(self.game.id) if one.id not in self.points]
        return next_question(replace(progress, own=own), ready, round(time()))

    def known(self) -> tuple[Progress, int]:
        """How far they are, and how many questions there are."""
        progress = self._file.read()
        return progress, len({one.id for one in (*shipped(self.game.id), *progress.own)})

    def answer(self, asked: Asked, number: int, count: int) -> int:
        """The place of the action that was chosen."""
        raise NotImplementedError

    def tell(self, asked: Asked, graded: Graded, card: Card, now: int) -> None:
        raise NotImplementedError

    def added(self, mistakes: int) -> None:
        raise NotImplementedError

    def end(self) -> None:
        raise NotImplementedError


def _answered(progress: Progress, question: str, points: int, now: int) -> Progress:
    return answered(progress, question, points, now)


class _LeavingKeys(Keys):
    """All that was answered is kept, so nothing has to be asked before leaving."""

    def next(self, prompt: str = "") -> str:
        key = super().next(prompt)
        if key == "q":
            raise Left
        return key


class _Answering(Person):
    def _costly(self, view: Any, legal: Sequence[Action]) -> list[Action]:
        """Asking whether it is meant would give the answer away."""
        return []


class TerminalPractice(Practice):
    def __init__(self, game: Game, file: ProgressFile, language: str, *, plain: bool) -> None:
        super().__init__(game, file, language, plain=plain)
        self._screen = Screen(Console(highlight=False), plain=plain)
        self._keys = _LeavingKeys(plain=self._screen.plain)
        self._face = load_face(game)
        self._last = False

    def answer(self, asked: Asked, number: int, count: int) -> int:
        self._last = number == count
        reader, question = self._reader(asked), asked.question
        self._screen.tell([PracticeWords(reader).heading(question, number, count)])
        person = _Answering(self._face, reader, self._screen, self._keys, asked.game, can_undo=False)
        return asked.place_of(person.choose(asked.view, asked.legal))

    def tell(self, asked: Asked, graded: Graded, card: Card, now: int) -> None:
        reader = self._reader(asked)
        said = PracticeWords(reader).verdict(graded, card, now)
        if self._screen.plain:
            self._screen.tell(said)
            return
        footer = [*(Text(f" {line}") for line in said), Text("")]
        if not self._last:
            footer.append(Text(f" {self.words('practice-next')}", style="dim"))
        self._screen.draw(self._face.paint(asked.view, reader, frozenset()), footer)
        if not self._last:
            self._keys.next()

    def added(self, mistakes: int) -> None:
        self._screen.tell([self.words("practice-added", count=mistakes)])

    def end(self) -> None:
        progress, questions = self.known()
        for line in PracticeWords(Reader(self.words, ())).summary(list(self.points.values()), progress, questions):
            self._screen.say(line)

    def _reader(self, asked: Asked) -> Reader:
        names = tuple(self.words("person", number=seat + 1) for seat in range(asked.question.seats))
        return Reader(self.words, names, asked.question.seat, asked.question.seat)


class ProgramPractice(Practice):
    """A line of JSON for each question and each grade; answers are actions, as JSON or as short text."""

    def __init__(self, game: Game, file: ProgressFile, language: str, *, plain: bool) -> None:
        super().__init__(game, file, language, plain=plain)
        self._keys = Keys(plain=True)

    def answer(self, asked: Asked, number: int, count: int) -> int:
        one = asked.question
        about = {"question": one.id, "source": one.source, "seats": one.seats, "options": one.options}
        print_json(about | asked_json(one.seat, asked.view, asked.legal))
        while True:
            try:
                return self._place(asked, self._keys.line())
            except YamError as refusal:
                print_json({"error": refusal.code, "message": self.words.error(refusal)})

    @staticmethod
    def _place(asked: Asked, line: str) -> int:
        """An action, or its number in the list, from 1."""
        if not line.isdecimal():
            return asked.place_of(read_action(line, asked.game.actions))
        if len(line) > 3 or not 1 <= int(line) <= len(asked.legal):
            raise YamError(Code.NOT_A_MOVE_HERE)
        return int(line) - 1

    def tell(self, asked: Asked, graded: Graded, card: Card, now: int) -> None:
        print_json({"graded": asked.question.id, "points": graded.points, "caution": graded.caution, "card": card})

    def added(self, mistakes: int) -> None:
        print_json({"added": mistakes})

    def end(self) -> None:
        progress, questions = self.known()
        print_json(
            {
                "answers": len(self.points),
                "points": sum(self.points.values()),
                "questions": questions,
                "learned": progress.known,
                "due": progress.due(round(time())),
            }
        )
