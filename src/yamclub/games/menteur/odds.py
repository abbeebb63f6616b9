"""The odds of YAM menteur: that the dice fill a box, with keeps locked (M5, M6)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from yamclub.errors import Code, YamError
from yamclub.games.menteur.moves import Announce, MenteurOptions
from yamclub.games.menteur.view import MenteurView
from yamclub.kernel.chances import LockedTurn
from yamclub.kernel.dice import Dice
from yamclub.kernel.odds import Odds, odds_of
from yamclub.mechanics.odds import GameOdds, Named, Question, apart, check_dice, within
from yamclub.mechanics.sheet import INDEX, UPPER, Box, worth
from yamclub.mechanics.sheet_odds import COUNTED, SheetTargets
from yamclub.mechanics.throwing import DICE, THROWS

TARGETS = SheetTargets("menteur", {Box.SMALL_STRAIGHT: "petite-suite", Box.LARGE_STRAIGHT: "grande-suite"})


@cache
def _turn(name: str) -> LockedTurn:
    index, least = TARGETS.target(name)
    return LockedTurn(lambda dice: worth(dice)[index] >= least)


class MenteurOdds(GameOdds):
    """``dice`` are those just thrown, or all five; ``kept`` those locked before."""

    game = "menteur"
    takes = ("dice", "kept", "throws_left", "after_throws")

    def targets(self, options: MenteurOptions) -> tuple[str, ...]:
        return TARGETS.listed

    def read(self, text: str, options: MenteurOptions) -> str:
        return TARGETS.read(text)

    def named(self, target: str) -> Named:
        return TARGETS.named(target)

    def warm(self, options: MenteurOptions) -> None:
        for name in TARGETS.listed:
            _turn(name).before(THROWS)

    def lying(self, view: MenteurView) -> tuple[Odds, ...]:
        """For the player who threw, of the boxes that may be announced.

        For the others, of what was announced: that somebody who aims for it has it after so many throws.
        """
        cups = view.cups
        if view.phase == "deciding" and view.announced is not None and cups is None:
            return (_of_announcement(view.announced, view.throws),)
        if view.phase != "announcing" or cups is None:
            return ()
        may = {INDEX[box] for box in view.announceable}
        names = [name for name in TARGETS.listed if TARGETS.target(name).box in may]
        return tuple(_lying(name, cups.locked, cups.thrown, THROWS - view.throws) for name in names)

    def settled(self, question: Question, players: int) -> Question:
        """Dice are locked after a throw, and others lie after the next: so one throw is left then, if none is given."""
        locked = question.kept or Dice()
        if question.after_throws is not None:
            apart(question, "after_throws", "dice", "kept", "throws_left")
            within(question.after_throws, "--after-throws", 1, THROWS)
            return question
        if question.dice is not None:
            dice = just_thrown(question.dice, locked)
            usual = THROWS - 2 if len(locked) else THROWS - 1
            given = usual if question.throws_left is None else question.throws_left
            return replace(question, dice=dice, throws_left=within(given, "--throws-left", 0, THROWS - 1))
        check_dice(locked, range(DICE + 1))
        fewest, most = int(len(locked) < DICE), THROWS - (question.kept is not None)
        return replace(question, throws_left=within(question.throws_left, "--throws-left", fewest, most))

    def chance(self, target: str, question: Question, options: MenteurOptions, players: int) -> Odds:
        turn, locked, left = _turn(target), question.kept or Dice(), question.throws_left or 0
        if question.after_throws is not None:
            return odds_of(target, turn.before(question.after_throws))
        if question.dice is not None:
            return _lying(target, locked, question.dice, left)
        return odds_of(target, turn.kept(locked, left), question.kept)


def just_thrown(dice: Dice, locked: Dice) -> Dice:
    """The dice beside those locked: they may be given alone, or with the locked ones."""
    check_dice(locked, range(DICE))
    check_dice(dice, sorted({DICE - len(locked), DICE}))
    if len(dice) < DICE or not len(locked):
        return dice
    if not locked.within(dice):
        raise YamError(Code.DICE_NOT_THERE, keep=str(locked), dice=str(dice))
    return dice - locked


def _of_announcement(said: Announce, throws: int) -> Odds:
    """That so much is there after so many throws, if nothing else was aimed for."""
    index = INDEX[said.box]
    number = f":{said.points // (index + 1) if index < UPPER else said.points}"
    name = TARGETS.read(said.box + (number if index < UPPER or said.box in COUNTED else ""))
    return odds_of(name, _turn(name).before(throws))


def _lying(target: str, locked: Dice, thrown: Dice, throws_left: int) -> Odds:
    chance = _turn(target).lying(locked, thrown, throws_left)
    return odds_of(target, chance.exact, chance.keep)


ODDS = MenteurOdds()
