"""Practice: how far somebody has come, what they are asked, and what their answer was worth."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from yamclub.coach.practice_question import Source
from yamclub.coach.report import Caution


class PracticeInfo(Struct, frozen=True, kw_only=True):
    """How far you have come in the practice of a game."""

    game: str
    questions: int
    """How many there are for you, your own mistakes included."""
    mistakes: int
    """How many of them are your own mistakes."""
    learned: int
    """Those that you answered well three times, days apart."""
    due: int
    """Those that come again now."""
    asked: int
    """Those that you have answered at least once."""
    answers: int
    points: int
    """Of all answers together, each out of a hundred."""
    streak: int
    """Good answers in a row."""
    best_streak: int


class AskedQuestion(Struct, frozen=True, kw_only=True):
    """A position as its player saw it, and what they could do: what is best here?"""

    id: str
    times: int
    """How often you have answered it: an answer names it, so that none counts twice."""
    source: Source
    """Whether it is from a match of yours, or from the set of the game."""
    rules: int
    """Their version."""
    options: dict[str, Any]
    seats: int
    """How many there are at that table."""
    seat: int
    """Yours."""
    view: dict[str, Any]
    legal: tuple[dict[str, Any], ...]


class PracticeQuestion(Struct, frozen=True):
    """How far you are, and what you are asked next: null if all questions are to be skipped."""

    progress: PracticeInfo
    question: AskedQuestion | None


class PracticeGraded(Struct, frozen=True, kw_only=True):
    """What your answer was worth, and when the question comes again."""

    points: int
    """Out of a hundred."""
    caution: Caution
    """What it cost, what was better, and why."""
    stage: int
    """How well you know the question now, from 1."""
    stages: int
    again: int
    """Seconds until it is due again."""
    progress: PracticeInfo


class MistakesAdded(Struct, frozen=True, tag="done", tag_field="status"):
    """Your mistakes in a match are among your questions."""

    found: int
    """How many there are in this match."""
    added: int
    """How many of them were not there before."""
