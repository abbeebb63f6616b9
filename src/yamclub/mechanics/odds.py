"""What a game that tells odds answers: its targets, and the chance of each.

``Game.odds`` names one ``GameOdds`` for each game. Everything here is counted exactly, in plain Python and
fast enough to be asked while people play: see ``kernel.chances``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple
from unicodedata import combining, normalize

from msgspec import Struct
from msgspec.structs import replace

from yamclub.errors import Code, YamError
from yamclub.kernel.cards import Cards
from yamclub.kernel.chances import DICE, SIDES, FreeTurn
from yamclub.kernel.dice import Dice
from yamclub.kernel.odds import Odds, odds_of
from yamclub.mechanics.throwing import THROWS, ThrowingView


class Question(Struct, frozen=True, kw_only=True):
    """The position that is asked about. What is not said has a default of the game's own."""

    dice: Dice | None = None
    """On the table."""
    kept: Dice | None = None
    """Put aside."""
    throws_left: int | None = None
    """How many more throws there may be."""
    after_throws: int | None = None
    """Asked of somebody else's announcement: how many throws they made."""
    hand: Cards | None = None
    seen: Cards | None = None
    """Cards that can't be drawn any more, besides the hand."""
    draws: int | None = None


class Named(NamedTuple):
    """How a target is called in the reader's language: a message of the game's words, with what goes beside it."""

    message: str
    at_least: int | None = None
    card: str = ""


class GameOdds(ABC):
    """The odds of one game. ``lying`` is for a match that is being played, ``chance`` for any question."""

    game: ClassVar[str]
    takes: ClassVar[tuple[str, ...]] = ()
    """The fields of a ``Question`` that mean something here."""

    @abstractmethod
    def targets(self, options: Any) -> tuple[str, ...]:
        """Every target that a table of odds lists, by name, in the game's own order."""

    @abstractmethod
    def read(self, text: str, options: Any) -> str:
        """The name of the target that somebody wrote: accents, case and ``_`` for ``-`` don't matter."""

    @abstractmethod
    def named(self, target: str) -> Named:
        """The words for a target."""

    def listed(self, text: str | None, options: Any) -> tuple[str, ...]:
        """The targets that somebody asks for: the one that was written, or all."""
        return self.targets(options) if text is None else (self.read(text, options),)

    def settled(self, question: Question, players: int) -> Question:
        """The question with what was not said filled in, once it is known to be possible."""
        return question

    @abstractmethod
    def chance(self, target: str, question: Question, options: Any, players: int) -> Odds:
        """The chance of one target, with best play for it; the question was settled before."""

    def lying(self, view: Any) -> tuple[Odds, ...]:
        """The odds for the dice as they lie, told from a view and so from nothing that its viewer may not see.

        Empty where there is nothing to tell: no dice lie, they are hidden from this viewer, or the game has no
        turns of dice. The first call for some options takes about 15 ms (45 in YAM menteur), unless ``warm`` was
        called before; any later one less than 1 ms.
        """
        return ()

    def warm(self, options: Any) -> None:  # noqa: B027 - a game without dice has nothing to count
        """Count beforehand what ``lying`` needs for a table with these options."""


def plain(text: str) -> str:
    """A name without accents and capitals, its words joined by dashes.

    >>> plain("Carré"), plain("Petite_suite"), plain("two pairs")
    ('carre', 'petite-suite', 'two-pairs')
    """
    letters = (sign for sign in normalize("NFKD", text) if not combining(sign))
    return "-".join("".join(letters).lower().replace("_", " ").replace("-", " ").split())


def unknown_target(game: str, text: str, targets: Sequence[str]) -> YamError:
    return YamError(Code.UNKNOWN_ODDS, game=game, target=text[:40], targets=", ".join(targets))


def out_of_range(argument: str, value: object, fewest: int, most: int) -> YamError:
    return YamError(Code.OUT_OF_RANGE, argument=argument, value=str(value)[:20], fewest=fewest, most=most)


def check_dice(dice: Dice, counts: Sequence[int]) -> None:
    """Raise if these can't be dice of such a turn, of which there are so many."""
    if len(dice) not in counts or any(face > SIDES for face in dice):
        said = " / ".join(map(str, counts)) if len(counts) < 3 else f"{min(counts)}–{max(counts)}"
        raise YamError(Code.IMPOSSIBLE_DICE, text=str(dice), counts=said)


def argument_of(field: str) -> str:
    """The switch of the command line for a field of a question."""
    return "--" + field.replace("_", "-")


def apart(question: Question, field: str, *others: str) -> None:
    """Raise if a question has one of these besides a field that excludes them."""
    for other in others:
        if getattr(question, other) is not None:
            raise YamError(Code.NOT_TOGETHER, argument=argument_of(field), other=argument_of(other))


class FreeOdds(GameOdds):
    """The odds of a game whose turns have three throws with free keeps.

    ``kept`` asks for the chance of one keep: the others are thrown. Without either it is asked before the first throw.
    """

    takes = ("dice", "kept", "throws_left")

    @abstractmethod
    def turn(self, target: str, options: Any) -> FreeTurn:
        """All chances of a turn with this target, counted once."""

    def warm(self, options: Any) -> None:
        for target in self.targets(options):
            self.turn(target, options).before(THROWS)

    def lying(self, view: ThrowingView) -> tuple[Odds, ...]:
        if view.phase != "choosing":
            return ()
        return self.lying_now(view, view.dice, view.throws_left)

    def lying_now(self, view: Any, dice: Dice, throws_left: int) -> tuple[Odds, ...]:
        """The odds for these dice on the table."""
        every = {target: self.turn(target, view.options) for target in self.targets(view.options)}
        return tuple(self.tell(target, turn, dice, throws_left) for target, turn in every.items())

    def tell(self, target: str, turn: FreeTurn, dice: Dice, throws_left: int, *, again: bool = False) -> Odds:
        chance = turn.lying(dice, throws_left, again=again)
        return odds_of(target, chance.exact, chance.keep)

    def settled(self, question: Question, players: int) -> Question:
        dice, kept = question.dice, question.kept
        if dice is not None:
            check_dice(dice, (DICE,))
        if kept is not None:
            check_dice(kept, range(DICE + 1))
            if dice is not None and not kept.within(dice):
                raise YamError(Code.DICE_NOT_THERE, keep=str(kept), dice=str(dice))
        begun = dice is not None or kept is not None
        stopped = dice is not None if kept is None else len(kept) == DICE
        left = within(question.throws_left, "--throws-left", int(not stopped), THROWS - begun)
        return replace(question, throws_left=left)

    def chance(self, target: str, question: Question, options: Any, players: int) -> Odds:
        return self.answer(target, self.turn(target, options), question)

    def answer(self, target: str, turn: FreeTurn, question: Question) -> Odds:
        """The chance, by what lies on the table."""
        dice, kept, throws_left = question.dice, question.kept, question.throws_left or 0
        if dice is None and kept is None:
            return odds_of(target, turn.before(throws_left))
        if kept is None and dice is not None:
            return self.tell(target, turn, dice, throws_left)
        keep = kept or Dice()
        return odds_of(target, turn.kept(keep, throws_left), keep)


def within(given: int | None, argument: str, fewest: int, most: int) -> int:
    """A number that was given, checked; the most if none was."""
    if given is None:
        return most
    if not fewest <= given <= most:
        raise out_of_range(argument, given, fewest, most)
    return given
