"""Somebody who plays by clicks, whatever the game: what to click next is all that a game adds."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any, ClassVar

from playwright.sync_api import ElementHandle, Error, Locator
from playwright.sync_api import TimeoutError as TookTooLong

from tests.web.visitor import Visitor

_CLICKS_A_MOVE = 6
_SECONDS = 240
"""How long nothing may happen before something is wrong. A match may be long, and the machine slow."""
_HELPERS = """
    const one = (what) => document.querySelector(what);
    const all = (what) => [...document.querySelectorAll(what)];
    const event = () => Number(one('[data-event]')?.dataset.event ?? 0);
"""


class Player:
    """Somebody at the board of a game, who does something that is allowed whenever there is anything to do."""

    game: ClassVar[str]
    bot: ClassVar[str] = "greedy"
    """Who fills other seats."""
    middle: ClassVar[int] = 30
    """The event after which people stop and look around: it is never the last."""
    slow: ClassVar[dict[str, Any]] = {}
    """Options that leave time to look, where the rules' own clock runs."""
    options: ClassVar[dict[str, Any]] = {}
    """Those that make a match short."""
    next: ClassVar[str]
    """The body of a script that returns what to click next, or nothing if it is for others to move."""
    calm: ClassVar[str] = "true"
    """An expression: nothing else will happen before this player moves."""
    own: ClassVar[str]
    """An expression: what this player has before them, the same after a reload."""

    def __init__(self, visitor: Visitor, seat: int = 0) -> None:
        self.visitor, self.page, self.seat = visitor, visitor.page, seat

    @property
    def over(self) -> bool:
        return self.visitor.over

    @property
    def sight(self) -> list[str]:
        return [str(one) for one in self._evaluate(f"return {self.own}")]

    @property
    def can_move(self) -> bool:
        return self._target() is not None

    def _evaluate(self, body: str) -> Any:
        return self.page.evaluate(f"() => {{ {self._with(body)} }}")

    def _with(self, body: str) -> str:
        answer = "one('[data-asks][open] .danger')"  # what is asked about is meant
        return (
            f"{_HELPERS} const seat = {self.seat}; const next = () => {answer} ?? (() => {{ {self.next} }})(); {body}"
        )

    def _target(self) -> ElementHandle | None:
        return self.page.evaluate_handle(f"() => {{ {self._with('return next() ?? null')} }}").as_element()

    # --- by real clicks, one move at a time

    def move(self) -> bool:
        """Click until something comes of it; whether there was anything to do."""
        event = self.visitor.event
        for click in range(_CLICKS_A_MOVE):
            if not self.click():
                return click > 0
            self._wait(f"return event() !== {event} || next() || one('section.over')")
            if self.visitor.event != event:
                return True
        # In a race the clicks may all come too late, a moment before the clock says so.
        self._wait(f"return event() !== {event} || one('section.over')")
        return True

    def click(self) -> bool:
        """Click what is to be clicked next, if anything."""
        event, target = self.visitor.event, self._target()
        if target is not None:
            self._press(target, event)
        return target is not None

    def _press(self, target: ElementHandle, event: int) -> None:
        try:
            target.click()
        except Error:  # it may have gone because somebody else was quicker; then there is nothing to be said
            if self.visitor.event == event:
                raise

    def _wait(self, body: str) -> None:
        """Until this is so, for as long as the match goes on."""
        while True:
            event = self.visitor.event
            try:
                self.page.wait_for_function(f"() => {{ {self._with(body)} }}", timeout=_SECONDS * 1000)
            except TookTooLong:
                if self.visitor.event == event:
                    raise AssertionError(self.where) from None
            else:
                return

    # --- by the same clicks, as quickly as the page can take them

    def play_on(self, until: int | None = None) -> None:
        """From now on move by oneself, to the end, or until there is a move to make after this event."""
        last = "Infinity" if until is None else str(until)
        body = f"""
            const click = () => {{
                if (one('section.over')) return hands.disconnect(); // a rematch is somebody else's
                const choice = next();
                if (!choice) return;
                window.resting = event() >= {last} && Boolean({self.calm});
                if (window.resting) hands.disconnect();
                else choice.click();
            }};
            window.hands?.disconnect();
            window.hands = new MutationObserver(click);
            hands.observe(document.body, {{ subtree: true, childList: true, attributes: true, characterData: true }});
            click();
        """
        self._evaluate(body)

    def wait_for_rest(self) -> None:
        """Until this player, playing on, has come to the move they were to stop at."""
        self._wait("return window.resting || one('section.over')")

    def wait_for_move(self) -> None:
        """Until there is something for this player to do."""
        self._wait("return next() || one('section.over')")
        assert not self.over, self.where

    def reach(self, wanted: Locator) -> None:
        """Move until this is to be seen at a turn of one's own."""
        self.wait_for_move()
        while not wanted.count():
            self.move()
            self.wait_for_move()

    def wait_for_others(self) -> None:
        """Until it is for others to move."""
        self._wait("return !next() && !document.title.startsWith('●')")

    def wait_for_end(self) -> None:
        self._wait("return one('section.over')")

    @property
    def where(self) -> str:
        """Where this player stands, for whoever has to find out why it does not go on."""
        bars = self.page.locator(".status, [data-walk=actions], [role=alert], .notices").all_inner_texts()
        visitor = self.visitor
        return (
            f"{self.game}, {visitor.name or 'a spectator'} at event {visitor.event} on a {visitor.size}, "
            f"over: {self.over}, can move: {self.can_move}, title: {self.page.title()!r}, told: {bars}"
        )


def play(*players: Player, moves: int) -> None:
    """Everybody moves whenever they can, until so many moves were made."""
    made = 0
    give_up = monotonic() + _SECONDS
    while made < moves and not any(player.over for player in players):
        made += sum(player.move() for player in players)
        assert monotonic() < give_up, "\n".join(player.where for player in players)


def play_until(come_about: Callable[[], bool], *players: Player) -> None:
    """Everybody moves whenever they can, until this has come about."""
    give_up = monotonic() + _SECONDS
    while not come_about():
        for player in players:
            player.move()
        assert monotonic() < give_up, "\n".join(player.where for player in players)


def play_to_the_end(*players: Player) -> None:
    for player in players:
        player.play_on()
    try:
        for player in players:
            player.wait_for_end()
    except AssertionError:
        raise AssertionError("\n".join(player.where for player in players)) from None
