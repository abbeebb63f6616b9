"""What an analysis says: plain values, and their JSON form is what programs get."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from yamclub.mechanics.appraisal import Reactions
from yamclub.mechanics.telling import Said

FORMAT = 3
"""The version of what is below. Raised whenever an analysis would come out otherwise: those kept are then made anew."""

Mark = Literal["inaccuracy", "mistake", "blunder"]
Unit = Literal["win", "points"]


class Option(Struct, frozen=True, kw_only=True):
    """Something that could be chosen."""

    action: Any
    text: str
    """Its short text, as it can be typed: ``keep 555``."""
    told: tuple[Said, ...]
    """The same as a sentence, in no language yet."""
    worth: float
    """To the player who chooses, in the unit of the analysis."""
    error: float | None = None
    """How far the worth may be off: one standard error of rollouts. None where none were made."""


class Decision(Struct, frozen=True, kw_only=True):
    """A choice that a player made, where there was more than one."""

    step: int
    """The number of the step in the replay, from 1."""
    seat: int
    bot: str | None
    """The bot that held the seat then."""
    chosen: Option
    best: Option
    options: tuple[Option, ...]
    """Those that mattered, the best first; the chosen one is among them."""
    cost: float
    """What the best choice was worth more. Never below zero."""
    mark: Mark | None
    why: Said | None
    exact: bool


class Event(Struct, frozen=True, kw_only=True):
    """A draw of chance and the luck it brought to each seat."""

    step: int
    luck: tuple[float, ...]


class Player(Struct, frozen=True, kw_only=True):
    """One seat: ``expected + luck + own + others == result``."""

    seat: int
    name: str
    bot: str | None
    expected: float
    """At the start."""
    luck: float
    own: float
    """What the player's own choices cost: never above zero."""
    others: float
    """What the choices of the others brought or cost."""
    result: float
    """The share of the win, or alone the score. Of an unfinished match: what it was worth when it stopped."""
    revised: float
    """How much of ``others`` is only the estimate setting itself right as the match went on."""
    hidden: float
    """How much of ``luck`` lay in what this player could not know."""
    adjusted: float
    """The result without the luck."""
    uncertainty: float | None
    """One standard deviation of ``adjusted``, as measured; None where it was not."""
    decisions: int
    inaccuracies: int
    mistakes: int
    blunders: int
    rate: float | None
    """The mean cost of a choice. None: there was none."""
    level: str | None
    """The level of bot whose choices cost about as much."""
    reactions: Reactions | None = None
    """How quick and how sure: of games in real time."""


class Analysis(Struct, frozen=True, kw_only=True):
    """A match, analysed."""

    game: str
    rules: int
    options: dict[str, Any]
    unit: Unit
    finished: bool
    exact: bool
    """Whether every worth is exact."""
    rollouts: int
    players: tuple[Player, ...]
    decisions: tuple[Decision, ...]
    events: tuple[Event, ...]
    curve: tuple[tuple[int, tuple[float, ...]], ...]
    """By step, what the position after it was worth to each seat. Step 0 is the start."""
    turning_points: tuple[int, ...]
    """The steps that changed most, in their order."""
    notes: tuple[Said, ...]
    """What could not be analysed, and why."""


class Hint(Struct, frozen=True, kw_only=True):
    """The best that a seat can do, and what else it could."""

    best: Option
    options: tuple[Option, ...]
    """The best first."""
    unit: Unit
    exact: bool
    why: Said | None


class Caution(Struct, frozen=True, kw_only=True):
    """What a choice would cost, before it is made."""

    chosen: Option
    best: Option
    cost: float
    unit: Unit
    mark: Mark | None
    why: Said | None
