"""What a table sends of its match: events and positions, all of them through the view of whoever they are for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal, cast

from msgspec import Raw

from yamclub.game import Action, Eye, Mover, SeenStep, State, Step, View, Viewer
from yamclub.kernel.codec import encode
from yamclub.mechanics.telling import tell
from yamclub.server.limits import EVENTS_TOLD_AGAIN
from yamclub.server.protocol.outgoing import Event, Position

if TYPE_CHECKING:
    from yamclub.match.match import Match
    from yamclub.server.tables.live import LiveTable


Views = dict[Viewer, tuple[State, View]]
"""The last position that each viewer was told: the view before the next move is known from it."""


class Messages:
    """Of one table, whose match has started."""

    def __init__(self, table: LiveTable, views: Views) -> None:
        self._table, self._views = table, views

    @property
    def _match(self) -> Match:
        assert self._table.match is not None  # noqa: S101
        return self._table.match

    def new(self, first: int) -> NewEvents:
        """Events from number ``first`` on, and the position after them."""
        return NewEvents(self, first, hides=self._table.hides)

    def events(
        self, first: int, viewer: Viewer, views: Literal["none", "passing", "all"] = "none", most: int | None = None
    ) -> Iterable[Event]:
        """Events from number ``first`` on: without views, with those of moves that more followed, or with all."""
        game, newest = self._match.game, self._table.event
        last = newest if most is None else first - 1 + most
        steps = self._table.steps
        seen: SeenStep | None = None
        for number, step in enumerate(steps[first - 1 : last], start=first):
            seen = self._seen(step, viewer) if seen is None else seen.then(step)
            shown = views == "all" or (views == "passing" and number < newest and _tells(step, steps[number]))
            recent = views == "all" or number > newest - EVENTS_TOLD_AGAIN
            yield Event(
                table=self._table.row.id,
                event=number,
                by=seen.by,
                what=cast(Any, seen.move),
                at=seen.at,
                news=seen.news if recent else (),
                told=tuple(tell(game, seen)) if recent else (),
                view=seen.after if shown else None,
            )
            if views == "passing" and number == newest:
                self._views[viewer] = step.after, seen.after  # the position asks for it next

    def _seen(self, step: Step, viewer: Viewer) -> SeenStep:
        state, view = self._views.get(viewer, (None, None))
        return SeenStep(step, viewer, view if state is step.before else None)

    def view(self, viewer: Viewer) -> View:
        """The position as this viewer may see it, made once."""
        now = self._match.state
        state, view = self._views.get(viewer, (None, None))
        if view is None or state is not now:
            view = now.view(viewer)
            self._views[viewer] = now, view
        return view

    def legal(self, viewer: Viewer) -> Sequence[Action]:
        state = self._match.state
        return state.legal(viewer) if isinstance(viewer, int) and viewer in state.turn().seats else ()

    def position(self, viewer: Viewer, view: Raw | None = None, legal: Sequence[Action] | None = None) -> bytes:
        deadline, left = self._match.state.deadline(), self._table.time_left()
        pause = self._table.pause()
        legal = self.legal(viewer) if legal is None else legal
        return encode(
            Position(
                table=self._table.row.id,
                event=self._table.event,
                view=cast(Any, self.view(viewer) if view is None else view),
                legal=cast(Any, legal),
                deadline=None if deadline is None else max(0, deadline - self._table.now()),
                time_left=None if left is None else max(0, left),
                pause=None if pause is None else pause.info,
                asks=self._match.state.asks_first(viewer, legal) if isinstance(viewer, int) else (),
                take_back=self.may_take_back(viewer),
            )
        )

    def may_take_back(self, viewer: Viewer) -> bool:
        return isinstance(viewer, int) and self._match.may_take_back(viewer)


class NewEvents:
    """New events and the position after them, as messages. Where nothing is hidden, most are the same for everybody.

    Events worth showing come with a view; that of the last is in the position.
    """

    def __init__(self, messages: Messages, first: int, *, hides: bool) -> None:
        self._messages, self._first, self._hides = messages, first, hides
        self._events: list[bytes] | None = None
        self._view: Raw | None = None
        self._idle: bytes | None = None
        """The position for those who have nothing to do."""

    def to(self, viewer: Viewer) -> list[bytes]:
        if not self._hides:
            return [*self._shared_events(), self._shared_position(viewer)]
        return [*self._written(viewer), self._messages.position(viewer)]

    def _written(self, viewer: Viewer) -> list[bytes]:
        return [encode(event) for event in self._messages.events(self._first, viewer, "passing")]

    def _shared_events(self) -> list[bytes]:
        if self._events is None:
            self._events = self._written(Eye.SPECTATOR)
        return self._events

    def _shared_position(self, viewer: Viewer) -> bytes:
        if self._view is None:
            self._view = Raw(encode(self._messages.view(Eye.SPECTATOR)))
        legal = self._messages.legal(viewer)
        if legal or self._messages.may_take_back(viewer):
            return self._messages.position(viewer, self._view, legal)
        if self._idle is None:
            self._idle = self._messages.position(viewer, self._view, ())
        return self._idle


def _tells(step: Step, following: Step) -> bool:
    """Whether a step is shown by itself: what somebody did, what has news, a throw, but not each card of a deal."""
    return step.by is not Mover.CHANCE or bool(step.news) or following.by is not Mover.CHANCE
