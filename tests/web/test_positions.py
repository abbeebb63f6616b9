"""Positions that seldom come and must be clear when they do: a playoff, and eight people on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.stage import played, stage
from tests.web.visitor import Size

FOUR = ["counter"] * 4
LIARS = ["bluffer"] * 8
SEVEN_MORE = ",".join(["me", *LIARS[1:]])


def within(page: Page, *selectors: str) -> None:
    """All of these can be seen at once, above the bar and without scrolling."""
    bar = page.locator("[data-walk=actions]").bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] <= page.evaluate("innerHeight") + 1
    for selector in selectors:
        box = page.locator(selector).first.bounding_box()
        assert box is not None, selector
        assert box["y"] >= 0, selector
        assert box["y"] + box["height"] <= bar["y"] + 1, selector


# --- the playoff of YAM color


def playoff(me_in: bool) -> Any:
    for seed in range(400):
        found = played(
            "color",
            FOUR,
            seed,
            lambda state: state.playoff and state.phase == "announcing" and (0 in state.contenders) is me_in,
            tie="playoff",
        )
        if found.phase == "announcing":
            return found
    raise AssertionError("nobody ever tied")


@pytest.mark.parametrize(("me_in", "size", "scheme"), [(True, "phone", "light"), (False, "desktop", "dark")])
def test_the_playoff_says_who_is_in_and_what_decides(come: Come, me_in: bool, size: Size, scheme: str) -> None:
    ann = come("Ann", language="en", size=size, color_scheme=scheme)
    state = playoff(me_in)
    stage(ann, "color", "me,counter,counter,counter", state)
    page = ann.page
    banner = page.locator(".playoff")
    expect(banner).to_contain_text("the first card won decides")
    assert ("Ann" in banner.inner_text()) is me_in
    expect(page.locator(".player.in")).to_have_count(len(state.contenders))
    expect(page.locator(".player.out")).to_have_count(4 - len(state.contenders))
    expect(page.get_by_role("button", name="Call 3", disabled=not me_in)).to_be_visible()
    if me_in:
        within(page, ".status", ".playoff", ".mat", ".player.in")
    ann.check(f"playoff-{me_in}")


# --- eight liars on a phone


def mine_to_announce(state: Any) -> bool:
    cups = state.view(0).cups
    return state.phase == "announcing" and state.seat == 0 and bool(cups.locked) and sum(state.view(0).totals) > 300


def test_eight_liars_fit_on_a_phone(come: Come) -> None:
    ann = come("Ann", language="fr")
    stage(ann, "menteur", SEVEN_MORE, played("menteur", LIARS, 1, mine_to_announce))
    page = ann.page
    page.locator(".peek").click()
    within(page, ".status", ".peek", ".panel")
    strip = page.get_by_role("list", name="Autour de la table")
    expect(strip.get_by_role("listitem")).to_have_count(7)
    ann.check("eight-announcing")
    page.get_by_role("region").last.focus()  # the sheets scroll by themselves, and do not widen the page
    assert page.evaluate("document.documentElement.clientWidth") == 390


def test_eight_liars_decide_without_scrolling(come: Come) -> None:
    ann = come("Ann", language="en")
    asked = played("menteur", LIARS, 1, lambda state: state.phase == "deciding" and 0 in state.turn().seats)
    stage(ann, "menteur", SEVEN_MORE, asked)
    page = ann.page
    within(page, ".status", ".claim")
    expect(page.locator("[data-walk=actions] button")).to_have_count(2)
    ann.check("eight-deciding")
