"""Players racing the clock, bots and each other at one screen; and the referee of a race at a real table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic, sleep

from rich.text import Text

from yamclub.bots.runner import Heard
from yamclub.cli.asking import Asking
from yamclub.cli.keys import Keys
from yamclub.cli.screen import Screen
from yamclub.game import Action
from yamclub.match.entries import Acted, Chance
from yamclub.match.match import Match
from yamclub.terminal import Controls, Reader, TimedFace

_LETTERS = "abcdefgh"
"""Where several players share the keyboard, each types their letter first, then what they announce."""
_SECOND = 1000
_TOO_LATE = 700
"""Milliseconds after a round in which players may still press keys meant for it."""


class Racing:
    """Listens to the people at this screen, in real time."""

    def __init__(
        self,
        match: Match,
        face: TimedFace,
        reader: Reader,
        screen: Screen,
        keys: Keys,
        people: Sequence[int],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._face, self._reader, self._screen, self._keys = face, reader, screen, keys
        self._moves, self._companion = match.game.actions, match.companion
        self._people, self._clock = people, clock
        shared = len(people) > 1 or match.companion
        self._letters = dict(zip(_LETTERS, people, strict=False)) if shared else {}
        self._zero = 0
        self._call = ""
        """The last instruction shown."""
        self._speaker: int | None = None
        self._askings: dict[int | None, Asking] = {}
        self._notice = ""

    # --- the clock

    def begin(self, now: int) -> None:
        self._zero = round(self._clock() * _SECOND) - now
        self._call, self._speaker, self._notice, self._askings = "", None, "", {}
        self._keys.discard()

    def _now(self) -> int:
        return round(self._clock() * _SECOND) - self._zero

    # --- listening

    def hear(self, match: Match, until: int) -> Heard | None:
        waiting = [seat for seat in match.turn().seats if seat in self._people]
        for seat in waiting:
            self._asking(match, seat)
        if self._companion:
            return self._referee(match)
        in_time = True
        with self._keys.held():
            while in_time or (waiting and self._keys.has_more):
                now = self._now()
                in_time = now < until  # if not, look once more: what came while this machine was busy is in time
                if in_time:
                    self._show(match, now)
                key = self._wait(match, max(0, until - now), someone=bool(waiting))
                heard = None if key is None else self._press(match, key, min(self._now(), until))
                if heard is not None:
                    return heard
        return None

    def _wait(self, match: Match, left: int, *, someone: bool) -> str | None:
        """The next key; None if it is time to draw the clock again, or if everybody here has announced."""
        deadline = match.state.deadline() or 0
        if self._keys.by_key:
            return self._keys.within(min(left, (deadline - self._now() - 1) % _SECOND + 1) / _SECOND)
        if someone:
            return self._keys.within(left / _SECOND)
        sleep(left / _SECOND)  # lines that were typed ahead are for the next round
        return None

    def _referee(self, match: Match) -> Heard | None:
        """At a real table typing is not timed: announcements are typed in the order they were made; Enter ends them."""
        self._show(match, None)
        while True:
            typed = self._keys.line(self._reader.words("play-prompt") + " ")
            if not typed:
                return None
            last = match.entries[-1]
            heard = self._press(match, typed, last.at if isinstance(last, Acted | Chance) else match.header.begins_at)
            if heard is not None:
                return heard
            self._screen.say(self._notice)

    def ended(self) -> None:
        """Drop keys that came a moment too late, so that they don't answer the next question."""
        if self._keys.by_key:
            with self._keys.held():
                sleep(_TOO_LATE / _SECOND)
                self._keys.discard()

    # --- from keys to announcements

    def _press(self, match: Match, key: str, at: int) -> Heard | None:
        self._notice = ""
        seat = self._letters.get(key[:1].lower())
        if seat is not None and (len(key) == 1 or not key[1].isalpha()):
            self._speaker, key = seat, key[1:].strip()
            if not key:
                self._notice = self._reader.words("play-race-speaks", name=self._reader.name(seat))
                return None
        speaker = self._speaker if self._letters else self._people[0]
        asking = self._asking(match, speaker)
        action = asking.press(key)
        self._notice = asking.notice or asking.page  # help is shown below the table: the clock runs on
        if action is None or speaker is None:
            return None
        return self._checked(match, speaker, action, at)

    def _asking(self, match: Match, seat: int | None) -> Asking:
        """Kept for the whole round, so that a number taken since it began is refused with the right reason."""
        if seat not in self._askings:
            legal = () if seat is None else match.state.legal(seat)
            controls = Controls() if seat is None else self._face.controls(match.state.view(seat), legal, self._reader)
            by_key, words = self._keys.by_key, self._reader.words
            self._askings[seat] = Asking(controls, legal, self._moves, words, by_key=by_key, can_undo=self._companion)
        return self._askings[seat]

    def _checked(self, match: Match, seat: int, action: Action, at: int) -> Heard | None:
        refusal = match.state.refusal(seat, action, at)
        if refusal is None:
            return Heard(seat, action, at)
        self._notice = self._reader.words.error(refusal)
        return None

    # --- what is shown

    def _show(self, match: Match, now: int | None) -> None:
        words = self._reader.words
        view = match.state.view(self._reader.viewer)
        call, before = self._face.call(view, self._reader), self._call
        self._call = call
        if self._screen.plain and before:  # the table was printed already
            for text in (self._notice, call if call != before else ""):
                if text:
                    self._screen.say(text)
            self._notice = ""
            return
        footer = [Text(f" {call}", style="bold")]
        if self._letters:
            names = " · ".join(f"{letter} {self._reader.name(seat)}" for letter, seat in self._letters.items())
            footer.append(Text(f" {words('play-race-letters', names=names)}"))
        if now is None:
            footer.append(Text(f" {words('play-race-referee')}", style="dim"))
        else:
            seconds = max(0, -(-((match.state.deadline() or now) - now) // _SECOND))
            footer.append(Text(f" {words('play-race-left', seconds=seconds)} · {words('play-key-more')}", style="dim"))
        if self._notice:
            footer.append(Text(f" {self._notice}", style="bold yellow"))
        self._screen.draw(self._face.paint(view, self._reader, frozenset()), footer)


def wait_until_ready(match: Match, face: TimedFace, reader: Reader, screen: Screen, keys: Keys) -> None:
    """A pause before chance moves, if a race follows: anybody can start it by pressing Enter."""
    view = match.state.view(reader.viewer)
    text = face.ready(view, reader)
    if not text:
        return
    asking = Asking(Controls(), (), match.game.actions, reader.words, by_key=keys.by_key, can_undo=False)
    while True:
        footer = [Text(f" {text}", style="bold"), Text(f" {reader.words('play-key-more')}", style="dim")]
        footer += [Text(f" {asking.notice}", style="bold yellow")] if asking.notice else []
        screen.draw(Text(asking.page) if asking.page else face.paint(view, reader, frozenset()), footer)
        key = keys.next(reader.words("play-prompt") + " ")
        if not key:
            return
        asking.press(key)
