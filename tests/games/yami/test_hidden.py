"""What is secret stays secret: YAMI with a leak planted is caught by the suite."""

from __future__ import annotations

from typing import Any, Self

import pytest
from msgspec.structs import astuple, replace

from tests.conformance.checks import check_hidden
from yamclub.game import By, Eye, News, Viewer
from yamclub.games.yami import GAME
from yamclub.games.yami.moves import Cancel, Mark, StockRemade
from yamclub.games.yami.rules import YamiState, first_state
from yamclub.games.yami.view import YamiView


class ShowsHands(YamiState, frozen=True):
    def view(self, viewer: Viewer) -> YamiView:
        return super().view(Eye.OPEN)


class ShowsTheCardTaken(YamiState, frozen=True):
    """From the stock as well as from the discard pile."""

    def view(self, viewer: Viewer) -> YamiView:
        return replace(super().view(viewer), taken=self.taken)


class KnowsACardFromTheStock(YamiState, frozen=True):
    def follow(self, by: By, move: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        after, news = super().follow(by, move, at)
        return replace(after, known=after.hands) if after.phase == "discarding" else after, news


class TellsAChoiceEarly(YamiState, frozen=True):
    def view(self, viewer: Viewer) -> YamiView:
        return replace(super().view(viewer), choices=self.choices)


class TellsTheCardTakenInTheNews(YamiState, frozen=True):
    """In news that are about something else."""

    def follow(self, by: By, move: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        after, news = super().follow(by, move, at)
        return after, news if after.taken is None else (StockRemade(after.taken.rank),)


class TellsAChoiceEarlyInTheNews(YamiState, frozen=True):
    """In news that may tell it, while others have yet to choose."""

    def follow(self, by: By, move: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        after, news = super().follow(by, move, at)
        chosen = tuple(choice for choice in after.choices if choice is not None and choice.seat == by)
        return after, chosen if after.phase == "following" and isinstance(move, Mark | Cancel) else news


LEAKS = [
    ShowsHands,
    ShowsTheCardTaken,
    KnowsACardFromTheStock,
    TellsAChoiceEarly,
    TellsTheCardTakenInTheNews,
    TellsAChoiceEarlyInTheNews,
]


@pytest.mark.slow
@pytest.mark.parametrize("leaky", LEAKS)
def test_a_planted_leak_is_caught(leaky: type[YamiState]) -> None:
    def first(players: int, options: Any) -> YamiState:
        return leaky(*astuple(first_state(players, options)))

    with pytest.raises(AssertionError, match=r"hidden|yet to decide"):
        check_hidden(replace(GAME, first=first))
