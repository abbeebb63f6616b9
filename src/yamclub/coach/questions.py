"""What a process of the coach is asked and answers: apart from it, since whoever asks needs nothing that counts."""

from __future__ import annotations

from msgspec import Raw, Struct


class Analyse(Struct, frozen=True, tag="analyse"):
    record: str
    """The text of it."""


class Ask(Struct, frozen=True, tag="ask"):
    """What is best, or what one of the legal actions would cost."""

    game: str
    rules: int
    """Their version."""
    seat: int
    view: Raw
    legal: Raw
    chosen: int | None = None
    """The place of that action among the legal ones; None: what is best."""


class Grade(Struct, frozen=True, tag="grade"):
    """What an answer in practice is worth: the question, and the place of what was chosen among its legal actions."""

    question: Raw
    place: int


class Mistakes(Struct, frozen=True, tag="mistakes"):
    """The marked choices of a seat, as questions for practice."""

    record: str
    analysis: Raw
    seat: int


class Progress(Struct, frozen=True, tag="progress"):
    done: int
    of: int


class Done(Struct, frozen=True, tag="done"):
    body: Raw
    """An ``Analysis``, a ``Hint``, a ``Caution``, a ``Graded`` or a list of questions for practice."""


class Failed(Struct, frozen=True, tag="failed"):
    code: str
    """Why it can't be done; empty if it should be possible."""
    why: str
    """The traceback."""


Question = Analyse | Ask | Grade | Mistakes
Answer = Progress | Done | Failed
