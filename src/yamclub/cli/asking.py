"""From keys to an action: what a person has put aside or chosen so far. Reads and prints nothing itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from yamclub.cli.keys import Left
from yamclub.errors import Code, YamError
from yamclub.game import TAKE_BACK, Action
from yamclub.kernel.dice import Dice
from yamclub.match.runner import Undo
from yamclub.mechanics.notation import kinds, read_move
from yamclub.mechanics.throwing import NO_DICE, Keep
from yamclub.terminal import Controls
from yamclub.words import Words

UNDO = "z"
LEAVE = "q"
_BACK = ("u", "\x7f", "\x1b")


class Asking:
    """One question to a person. ``press`` keys until it gives an action; ``notice`` says what a key led to."""

    def __init__(
        self,
        controls: Controls,
        legal: Sequence[Action],
        moves: Any,
        words: Words,
        *,
        by_key: bool,
        can_undo: bool,
        can_take_back: bool = False,
        costly: Sequence[Action] = (),
        why: Callable[[Action], YamError | None] = lambda _: None,
    ) -> None:
        """``why`` says why an action is not allowed, as far as the person can know.

        Of the ``costly`` ones, which give something up, it is asked whether they are meant.
        """
        self._controls, self._legal, self._moves, self._words = controls, legal, moves, words
        self._by_key, self._can_undo, self._why = by_key, can_undo, why
        self.can_take_back, self._costly = can_take_back, costly
        self._meant: Action | None = None
        """A costly action that the next Enter makes."""
        self._armed: str | None = None
        """A key that was asked to be pressed once more, because what it does can't be taken back."""
        self._typed = ""
        """The first characters of a longer key."""
        self.choices = controls.choices
        self.chosen = ""
        """What the choices are about, once one has led to others."""
        self.selected: frozenset[int] = frozenset()
        self.notice = ""
        self.page = ""
        """Help, to be read instead of the table until the next key."""

    def press(self, key: str) -> Action | None:
        """Take a key (or, line by line, several at once); the action, if that completes one."""
        meant, self._meant = self._meant, None
        if meant is not None and key == "":
            return meant
        action = self._pressed(key)
        if action is not None and action in self._costly:
            self._meant, self.notice = action, self._words("play-give-up")
            return None
        return action

    def _pressed(self, key: str) -> Action | None:
        again, self._armed, self.notice, self.page = self._armed == key, None, "", ""
        if key == LEAVE:
            self._leave(again)
        elif key == UNDO and self._can_undo:
            raise Undo
        elif key == UNDO and self.can_take_back:
            return TAKE_BACK
        elif key == "?":
            own = f"{self._words.game_id}-help"
            self.page = self._words(own if self._words.has(own) else "play-help")
        elif key in _BACK and self._undo():
            pass
        elif self._is_dice(key):
            self.selected ^= {int(digit) - 1 for digit in key}
            return None if self._by_key else self._throw()
        elif key == "" and self._controls.dice is not None and not self.chosen:
            if self.selected or again:
                return self._throw()
            self._confirm(key, "play-throw-all")
        else:
            return self._choose(key)
        return None

    def _leave(self, again: bool) -> None:
        if again:
            raise Left
        self._confirm(LEAVE, "play-leave")

    def _confirm(self, key: str, message: str) -> None:
        self._armed, self.notice = key, self._words(message)

    def _undo(self) -> bool:
        """Put all dice back, or go back to the first choices; False if there is nothing to undo."""
        changed = bool(self.selected or self._typed or self.chosen)
        self.selected, self.choices = frozenset(), self._controls.choices
        self._typed = self.chosen = ""
        return changed

    def _is_dice(self, key: str) -> bool:
        dice = None if self.chosen else self._controls.dice
        return dice is not None and key.isdecimal() and all(1 <= int(digit) <= len(dice) for digit in key)

    def _throw(self) -> Action | None:
        dice = self._controls.dice
        if dice is None:
            return None
        if len(self.selected) == len(dice):
            self.notice = self._words("play-nothing-to-throw")
            return None
        return Keep(Dice(face for place, face in enumerate(dice) if place in self.selected))

    def _choose(self, key: str) -> Action | None:
        typed, self._typed = self._typed + key, ""
        for choice in self.choices:
            if choice.key == typed:
                if choice.more:
                    self.choices, self.chosen = choice.more, choice.label
                return choice.action
        if self._by_key and key and any(choice.key.startswith(typed) for choice in self.choices):
            self._typed = self.notice = typed
            return None
        if len(key) < 2 or key.isdecimal():
            self.notice = self._refused(typed) or self._words("play-no-such-key", key=key or "⏎")
            return None
        return self._written(key)

    def _refused(self, key: str) -> str:
        """Why a key does nothing now, if it does something at other times; else nothing."""
        tried = next((choice.action for choice in self._controls.closed if choice.key == key), None)
        if tried is None and not self.chosen and "keep" in kinds(self._moves) and (key == "" or key in "12345"):
            tried = Keep(NO_DICE)
        refusal = None if tried is None or tried in self._legal else self._why(tried)
        return "" if refusal is None else self._words.error(refusal)

    def _written(self, text: str) -> Action | None:
        """A move written out in full."""
        try:
            action: Action = read_move(text, self._moves)
        except YamError as refusal:
            self.notice = self._words.error(refusal)
            return None
        if action in self._legal:
            return action
        self.notice = self._words.error(self._why(action) or YamError(Code.NOT_A_MOVE_HERE))
        return None
