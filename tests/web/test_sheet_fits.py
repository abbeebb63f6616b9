"""A whole turn of the games with a sheet is on the screen at once, with eight players, on every size of screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.games.menteur import positions as menteur
from tests.games.yams import positions as yams
from tests.web.conftest import Come
from tests.web.fitting import misfits
from tests.web.stage import played, stage
from tests.web.visitor import SIZES, Language, Size, Visitor
from yamclub.games.menteur.moves import MenteurOptions
from yamclub.kernel.dice import dice
from yamclub.mechanics.sheet import Box

LIARS = ["bluffer"] * 8
TABLES = {"menteur": ",".join(["me", *LIARS[1:]]), "yams": ",".join(["me", *["greedy"] * 7])}
TAUGHT = MenteurOptions(reroll_counts="shown", scratch="yes")
LIFTED = {"menteur.lifted": "yes"}
BAR = "[data-walk=actions] button"
TOUCHED = "button.box[aria-disabled=false], .points label, td.mine button, [data-walk=cup] button.die"


def nothing(_: Page) -> None:
    """The position as it comes."""


def chance(page: Page) -> None:
    """The box with the most points to choose from."""
    page.locator("button.box").last.click()
    expect(page.locator(".points label")).to_have_count(26)


def choose(page: Page) -> None:
    page.locator("td.mine button").last.click()
    expect(page.locator(".write")).to_be_visible()


def judged(state: Any) -> bool:
    return state.phase == "deciding" and 0 in state.turn().seats and sum(state.view(0).totals) > 500


Made = tuple[str, Callable[[], Any], Callable[[Page], None], list[str]]
ANNOUNCING = [".status", "[data-walk=cup] .die", "[data-walk=throws]", ".peek", BAR]
OWN = ["[data-walk=dice] .die", "[data-walk=throws]", ".status", "td.mine button", BAR]
POSITIONS: dict[str, Made] = {
    "rolls left, every box open": (
        "menteur", lambda: menteur.thrown("44425", 8), nothing, [*ANNOUNCING, "button.box"]),
    "dice locked in the last round": (
        "menteur",
        lambda: menteur.thrown("25", 8, TAUGHT, locked=dice("444"), throws=1, last_turns=(1, 2, 3),
                               sheets=(menteur.sheet("yam full", fours=12),)),
        nothing, [*ANNOUNCING, "button.box", ".last"]),
    "choosing points": (
        "menteur", lambda: menteur.thrown("44425", 8, throws=1), chance, [*ANNOUNCING, ".points label", ".back"]),
    "deciding": (
        "menteur", lambda: played("menteur", LIARS, 1, judged, reroll_counts="shown"), nothing,
        [".status", ".claim", ".throws", BAR]),
    "a box to choose": (
        "yams", lambda: yams.thrown("33344", *[yams.sheet()] * 8, throws=1), nothing, OWN),
    "a box chosen": (
        "yams",
        lambda: yams.thrown("44444", *[yams.sheet(yam=50, fours=8)] * 8, options=yams.EXTRA,
                            extra_yams=(100,) * 8, throws=2),
        choose, [*OWN, ".extra", ".write"]),
}  # fmt: skip


@pytest.mark.parametrize("size", SIZES)
def test_a_turn_fits(come: Come, size: Size) -> None:
    ann = come("Ann", language="fr", size=size)
    ann.remembers(**LIFTED)
    found: list[str] = []
    for name, (game, make, prepare, needed) in POSITIONS.items():
        state = make()
        stage(ann, game, TABLES[game], state)
        prepare(ann.page)
        found += [f"{name}: {one}" for one in misfits(ann.page, *needed)]
        if name == "deciding":
            found += [f"{name}: {one}" for one in without_announcer(ann, state.seat)]
        ann.page.close()
    assert found == []


def without_announcer(ann: Visitor, seat: int) -> list[str]:
    """What of one's own column and of the announcer's is not to be seen: every box of both."""
    column = "[data-walk=sheets]" if ann.size == "desktop" else ".judged"
    expect(ann.page.locator(f"{column} thead th.turn").first).to_contain_text(str(seat + 1))
    for state in ("mine", "turn"):
        expect(ann.page.locator(f"{column} tbody td.{state}")).to_have_count(14)
    return misfits(ann.page, f"{column} td.mine", f"{column} td.turn", f"{column} thead th.turn")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_text_twice_as_large_widens_nothing(come: Come, language: Language) -> None:
    ann = come("Ann", language=language, size="phone")
    ann.remembers(**LIFTED)
    for name, (game, make, prepare, _) in POSITIONS.items():
        stage(ann, game, TABLES[game], make())
        ann.page.evaluate("document.documentElement.style.fontSize = '200%'")
        prepare(ann.page)
        wide = ann.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, name
        # Everything that can be pressed can be scrolled to, and does not lie under the bar of actions then.
        for one in ann.page.locator(TOUCHED).all():
            one.scroll_into_view_if_needed()
            one.click(trial=True, timeout=2000)
        ann.page.close()


def test_thumbs_find_the_boxes(come: Come) -> None:
    """Every box that can be chosen is at least 44 pixels high and wide on a phone."""
    ann = come("Ann", language="en", size="small phone")
    for game, state, boxes in (
        ("menteur", menteur.thrown("44425", 8), "button.box"),
        ("menteur", menteur.thrown("44425", 8, sheets=(menteur.full_but(Box.CHANCE),)), ".points label"),
        ("yams", yams.thrown("33344", *[yams.sheet()] * 8, throws=1), "td.mine button"),
    ):
        stage(ann, game, TABLES[game], state)
        if boxes == ".points label":
            ann.page.locator("button.box[aria-disabled=false]").click()
        sizes = ann.page.locator(boxes).evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height])"
        )
        assert sizes
        assert min(min(one) for one in sizes) >= 44, (game, sizes)
        ann.page.close()


def test_forced_colours_keep_boxes_and_the_bar_apart(come: Come) -> None:
    ann = come("Ann", language="en", size="phone", forced_colors="active")
    stage(ann, "menteur", TABLES["menteur"], played("menteur", LIARS, 1, judged))
    struck = ann.page.locator(".judged td.barred").first
    assert struck.evaluate("(one) => getComputedStyle(one).outlineStyle") == "dashed"
    bar = ann.page.locator("[data-walk=actions]")
    assert bar.evaluate("(one) => getComputedStyle(one).backgroundColor") != "rgba(0, 0, 0, 0)"
    stage(ann, "yams", TABLES["yams"], yams.thrown("33344", *[yams.sheet()] * 8, throws=1))
    box = ann.page.locator("td.mine button").first
    assert box.evaluate("(one) => getComputedStyle(one).borderTopWidth") == "1px"
