"""YAMI on screens of every size: everything a turn needs at once, and large letters that hide nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web import yami_scenes as scenes
from tests.web.conftest import Come
from tests.web.fitting import misfits
from tests.web.players.yami import YamiPlayer
from tests.web.stage import stage
from tests.web.visitor import SIZES, Language
from yamclub.games.yami.rules import YamiState

_UNREACHABLE = """(selectors) => {
    const all = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
    return all.filter((one) => one.checkVisibility()).flatMap((one) => {
        one.scrollIntoView({ block: 'center', inline: 'nearest' });
        const { left, right, top, width, height } = one.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        const found = left >= -1 && right <= innerWidth + 1 && (one === there || one.contains(there));
        return found ? [] : [`${one.textContent.trim()} at ${Math.round(left)}–${Math.round(right)}`];
    });
}"""
TABLE = ("[data-walk=piles] button", "[data-walk=rivals] li", "[data-walk=hand] button", "[data-walk=board] button")
BAR = "[data-walk=actions] button"


def misfits_at_every_size(page: Page, *selectors: str) -> dict[str, list[str]]:
    found = {}
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        if told := misfits(page, ".status", "[data-walk=actions]", *selectors):
            found[size] = told
    return found


@pytest.mark.parametrize(
    ("scene", "selectors", "language"),
    [
        (scenes.take, (*TABLE, BAR), "fr"),
        (scenes.discard, TABLE, "en"),
        (scenes.wait, TABLE, "fr"),
        (scenes.follow, TABLE, "fr"),
        (scenes.cancel, TABLE, "fr"),
        (scenes.showdown, (".shown li", BAR), "fr"),
    ],
)
def test_everything_a_turn_needs_is_on_the_screen_at_once(
    come: Come, scene: Callable[[], YamiState], selectors: tuple[str, ...], language: Language
) -> None:
    ann = come("Ann", language=language)
    stage(ann, "yami", scenes.SEATS, scene())
    assert misfits_at_every_size(ann.page, *selectors) == {}


def test_what_is_chosen_is_confirmed_on_the_same_screen(come: Come) -> None:
    ann = come("Ann", language="fr")
    stage(ann, "yami", scenes.SEATS, scenes.discard(), take_back=True)
    ann.page.get_by_role("button", name="valet de cœur").click()
    expect(YamiPlayer(ann).main).to_contain_text("Jeter le valet de cœur")
    assert misfits_at_every_size(ann.page, *TABLE, BAR) == {}
    ann.page.locator("[data-board]").focus()
    ann.page.keyboard.press("1")  # the focus goes to the button, and the screen stays where it is
    expect(YamiPlayer(ann).main).to_be_focused()
    assert misfits_at_every_size(ann.page, *TABLE, BAR) == {}


@pytest.mark.parametrize("scene", [scenes.take, scenes.discard, scenes.cancel, scenes.showdown])
def test_large_letters_and_narrow_screens_hide_nothing(come: Come, scene: Callable[[], YamiState]) -> None:
    ann = come("Ann", language="fr")
    stage(ann, "yami", scenes.SEATS, scene())
    page, wanted = ann.page, [*TABLE, ".shelf button", BAR, ".shown li"]
    for width, letters in ((320, "100%"), (320, "200%"), (390, "200%"), (844, "200%"), (1280, "200%")):
        page.set_viewport_size({"width": width, "height": 844 if width < 844 else 800})
        page.evaluate("(size) => (document.documentElement.style.fontSize = size)", letters)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, (width, letters)
        assert page.evaluate(_UNREACHABLE, wanted) == [], (width, letters)


def test_the_boards_of_the_others_are_one_tap_away(come: Come) -> None:
    ann = come("Ann", language="en")
    stage(ann, "yami", scenes.SEATS, scenes.take())
    ann.page.get_by_role("button", name="Boards").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_role("table", name="Values")).to_have_count(3)
    expect(dialog.get_by_role("columnheader", name="kings")).to_have_count(3)
    ann.check("yami-boards")
