"""The story of a match: the same lines, with the same names and throws, for whoever loads the page again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.players import PLAYERS
from tests.web.visitor import Visitor
from yamclub.games import game

EVENTS = {"yami": 115, "slam": 60}
"""How far to play: a deal of cards takes many events, and up to forty missed ones come in another way."""


@pytest.mark.parametrize("game_id", PLAYERS)
def test_after_a_reload_the_story_is_the_same(come: Come, game_id: str) -> None:
    kind = PLAYERS[game_id]
    ann = come("Ann", language="en", size="desktop")
    seats = max(2, game(game_id).seats[0])
    table = ann.table(game_id, ",".join(["me", *[kind.bot] * (seats - 1)]), **(kind.options | kind.slow))
    ann.go(table)
    ann.start(table)
    expect(ann.match).to_be_visible()
    player = kind(ann)
    player.play_on(until=EVENTS.get(game_id, 24))
    player.wait_for_rest()
    before = story(ann)
    event = ann.event
    ann.page.reload()
    player.wait_for_move()
    ann.wait_for_event(event)
    after = story(ann)
    assert len(before) > 5
    assert after == before


def story(visitor: Visitor) -> list[str]:
    """What is told, the last first."""
    visitor.page.locator(".story").evaluate("(story) => (story.open = true)")
    return visitor.page.locator(".story .last, .story li").all_inner_texts()
