"""The replay of a match: all on a phone's screen, by itself, by turns and by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.fitting import misfits
from tests.web.players import PLAYERS
from tests.web.visitor import SIZES, Size, Visitor

DICE = {"menteur": ".cups, .felt .dice", "yami": "[data-walk=piles]", "color": ".mat"}
THREE: list[Size] = ["small phone", "phone", "landscape"]


def replayed(visitor: Visitor, game_id: str) -> Locator:
    """At the start of the replay of a match that bots have played; its slider."""
    kind = PLAYERS[game_id]
    seats = {"menteur": 3}.get(game_id, 2)
    table = visitor.table(game_id, ",".join([kind.bot] * seats), **kind.options)
    visitor.start(table)
    visitor.go(table)
    expect(visitor.page.locator("section.over")).to_be_visible()
    visitor.page.get_by_role("link", name=visitor.words["replay"]).click()
    slider = visitor.page.get_by_role("slider")
    expect(slider).to_be_visible()
    return slider


@pytest.mark.parametrize("game_id", [game for game in PLAYERS if game != "color"])
def test_the_dice_and_every_control_are_on_a_phone(come: Come, game_id: str) -> None:
    ann = come("Ann", language="fr", size="small phone")
    replayed(ann, game_id)
    for size in THREE:
        ann.page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        ann.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        found = misfits(ann.page, ".controls button", ".controls input", ".controls select", ".controls .told")
        dice = ann.page.locator(DICE.get(game_id, "[data-walk=dice]")).first.bounding_box()
        controls = ann.page.locator(".controls").bounding_box()
        assert not found, f"{size}: {found}"
        assert dice is not None
        assert controls is not None
        beside = dice["x"] + dice["width"] <= controls["x"] + 1
        assert beside or dice["y"] + dice["height"] <= controls["y"] + 1, f"on a {size} the dice lie under the controls"
    ann.check(f"replay-{game_id}")


def test_it_plays_by_itself_and_jumps_by_turn_and_by_key(come: Come) -> None:
    ann = come("Ann", language="en", size="phone")
    slider = replayed(ann, "slam")
    page = ann.page
    play = page.get_by_role("button", name="Play", exact=True)
    play.click()
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) >= 2")
    page.get_by_role("button", name="Pause").click()
    stood = int(slider.input_value())
    page.get_by_role("button", name="Next turn").click()
    assert int(slider.input_value()) > stood
    expect(slider).to_have_attribute("aria-valuetext", re.compile("turn 2 of"))
    page.keyboard.press("PageDown")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("turn 3 of"))
    page.keyboard.press("PageUp")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("turn 2 of"))
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    ann.button("on").click()
    expect(slider).to_have_value("1")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press(" ")
    expect(play).to_be_visible()
    expect(page.locator(".told")).not_to_be_empty()
