"""A program at the other end of a pipe, as the holder of a seat: JSON out, a move in."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic, sleep
from typing import Any

from yamclub.bots.pipe import question, read_action
from yamclub.bots.runner import Heard
from yamclub.cli.keys import Keys
from yamclub.cli.output import print_json
from yamclub.errors import Code, YamError
from yamclub.game import Action
from yamclub.match.match import Match
from yamclub.words import Words


class Program:
    """Each turn prints the view and the legal actions on a line, and reads an action: as JSON or as short text."""

    def __init__(self, seat: int, keys: Keys, moves: Any, words: Words) -> None:
        self._seat, self._keys, self._moves, self._words = seat, keys, moves, words

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        print_json(question(self._seat, view, legal))
        while True:
            try:
                action = read_action(self._keys.line(), self._moves)
                if action in legal:
                    return action
                raise YamError(Code.NOT_A_MOVE_HERE)
            except YamError as refusal:
                print_json({"error": refusal.code, "message": self._words.error(refusal)})


class ProgramRace:
    """Programs racing the clock, in real time: asked again whenever something changed, answering when they like.

    Where one pipe holds several seats, an answer begins with the seat it is for: ``1 claim 6``.
    """

    def __init__(self, seats: Sequence[int], keys: Keys, moves: Any, words: Words) -> None:
        self._seats, self._keys, self._moves, self._words = seats, keys, moves, words
        self._zero = 0

    def begin(self, now: int) -> None:
        self._zero = round(monotonic() * 1000) - now

    def _now(self) -> int:
        return round(monotonic() * 1000) - self._zero

    def hear(self, match: Match, until: int) -> Heard | None:
        state = match.state
        waiting = [seat for seat in match.turn().seats if seat in self._seats]
        for seat in waiting:
            print_json(question(seat, state.view(seat), state.legal(seat)) | {"now": self._now()})
        if not waiting:
            sleep(max(0, until - self._now()) / 1000)
            return None
        in_time = True
        while in_time or self._keys.has_more:
            left = until - self._now()
            in_time = left > 0  # if not, look once more: what came while this machine was busy is in time
            line = self._keys.within(max(0, left) / 1000)
            heard = None if line is None else self._read(match, line, waiting, until)
            if heard is not None:
                return heard
        return None

    def _read(self, match: Match, line: str, waiting: Sequence[int], until: int) -> Heard | None:
        seat, text = waiting[0], line
        if len(self._seats) > 1:
            number, _, text = line.partition(" ")
            seat = int(number) if number.isdecimal() else -1
        at = min(self._now(), until)
        try:
            action = read_action(text.strip(), self._moves)
            refusal = match.state.refusal(seat, action, at)
            if refusal is None:
                return Heard(seat, action, at)
            raise refusal
        except YamError as refused:
            print_json({"error": refused.code, "message": self._words.error(refused)})
            return None
