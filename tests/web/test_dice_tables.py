"""The tables of Yam Master and Yamslam: a whole turn on every screen, and what is offered first."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.fitting import misfits
from tests.web.players.slam import SlamPlayer
from tests.web.stage import stage
from tests.web.test_master import MINE, OPENED, THEIRS, YAM, at
from tests.web.visitor import SIZES
from yamclub.games.slam.moves import SlamOptions
from yamclub.games.slam.rules import SlamState
from yamclub.kernel.dice import Dice

FOUR = "me,greedy,greedy,greedy"
HELD = ((1, 1, 0, 1, 1, 1, 1), (0, 1, 1, 0, 0, 0, 0), (1, 0, 1, 1, 0, 0, 1), (0, 0, 1, 1, 0, 1, 0))
ENDING = at(MINE, THEIRS, "33344", 3, last="e2")


def chips(dice: str, throws: int, options: SlamOptions | None = None, **more: Any) -> SlamState:
    """Four players in the middle of a game, the first with six series of chips; some chips were removed."""
    state: dict[str, Any] = {"in_play": (2, 2, 1, 0, 2, 1, 1), "removed": (0, 0, 0, 1, 1, 1, 1), "held": HELD} | more
    faces = Dice(map(int, dice))
    return SlamState(options=options or SlamOptions(), players=4, phase="choosing", dice=faces, throws=throws, **state)


def teams(dice: str, throws: int) -> SlamState:
    held = tuple(tuple(map(sum, zip(HELD[seat], HELD[seat + 2], strict=True))) for seat in (0, 1))
    return chips(dice, throws, SlamOptions(series="5", teams="yes"), held=held, games=((120, 85), (40, 95)))


TURNS: dict[str, tuple[str, str, Any]] = {
    "squares to take, and throws left": ("master", "me,greedy", OPENED),
    "squares to take, and no throw left": ("master", "me,greedy", ENDING),
    "a yam": ("master", "me,greedy", YAM),
    "four chips to take": ("slam", FOUR, chips("22244", 1, in_play=(1, 1, 1, 1, 1, 1, 1))),
    "no throw left, after failures": ("slam", FOUR, chips("33344", 3, failed_in_a_row=2)),
    "a Yamslam": ("slam", FOUR, chips("44444", 2)),
    "teams, in a series": ("slam", FOUR, teams("33344", 1)),
}
NEEDED = {
    "master": (".status", ".head p:last-child", "[data-square]", "[data-walk=sides] > li"),
    "slam": (".status", "[data-walk=stacks] button", "[data-walk=sides] > li", ".failing", "[data-walk=throws]"),
}
ALWAYS = ("[data-walk=dice] button", "[data-walk=actions]", "[data-walk=actions] button")


def needed(page: Page, game: str) -> list[str]:
    return [one for one in (*ALWAYS, *NEEDED[game]) if one != ".failing" or page.locator(one).count()]


_SMALL = """(least) => [...document.querySelectorAll('[data-board] button')].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return one.checkVisibility() && (width < least || height < least);
}).map((one) => `${one.className} ${one.offsetWidth} x ${one.offsetHeight}`)"""
_WIDER = "document.documentElement.scrollWidth - innerWidth"
_OUT_OF_REACH = """() => [...document.querySelectorAll('[data-board] button')].filter((one) => {
    one.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return one.checkVisibility() && !(hit && one.contains(hit));
}).map((one) => one.textContent.trim() || one.ariaLabel)"""


@pytest.mark.parametrize("turn", TURNS)
def test_a_whole_turn_is_on_the_screen_at_once(come: Come, turn: str) -> None:
    game, seats, state = TURNS[turn]
    ann = come("Camille", language="fr")
    stage(ann, game, seats, state)
    for name, size in SIZES.items():
        ann.page.set_viewport_size(size)  # type: ignore[arg-type]
        assert misfits(ann.page, *needed(ann.page, game)) == [], name
        assert ann.page.evaluate(_SMALL, 40 if game == "master" and size["width"] == 360 else 44) == [], name
        assert ann.page.evaluate(_WIDER) <= 0, name
    # With letters twice as large it may scroll, but never sideways, and everything can be reached.
    ann.page.set_viewport_size(SIZES["phone"])  # type: ignore[arg-type]
    ann.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert ann.page.evaluate(_WIDER) <= 0
    assert ann.page.evaluate(_OUT_OF_REACH) == []


def test_what_happened_takes_no_room_from_the_turn(come: Come) -> None:
    """A real match of four: the story is told below the fold where there is no room for it."""
    ann = come("Ann", language="en")
    table = ann.table("slam", FOUR)
    ann.start(table)
    ann.go(table)
    SlamPlayer(ann).reach(ann.page.locator(".story"))
    for name, size in SIZES.items():
        ann.page.set_viewport_size(size)  # type: ignore[arg-type]
        assert misfits(ann.page, *needed(ann.page, "slam")) == [], name
    ann.page.locator(".story").scroll_into_view_if_needed()


# --- what is offered first


def test_ending_the_turn_is_never_beside_the_main_button(come: Come) -> None:
    ann = come("Camille", language="en")
    for state, main in ((OPENED, 1), (ENDING, 0)):
        sent = stage(ann, "master", "me,greedy", state)
        bar = ann.page.locator("[data-walk=actions]")
        expect(bar.locator(".main")).to_have_count(main)
        stop = bar.locator(".stop")
        assert stop.evaluate("(one) => getComputedStyle(one).backgroundColor") == "rgba(0, 0, 0, 0)"
        first = bar.locator(".main, .ask").bounding_box()
        apart = stop.bounding_box()
        assert first is not None
        assert apart is not None
        assert apart["y"] >= first["y"] + first["height"]
        assert apart["width"] < first["width"] / 2
        assert sent == []
    expect(ann.page.locator(".ask")).to_have_text("Tap a glowing square.")


def test_a_dare_says_what_it_costs_and_wins(come: Come) -> None:
    ann = come("Camille", language="en")
    stage(ann, "master", "me,greedy", OPENED)
    dare = ann.page.locator("[data-walk=actions] .dare")
    expect(dare).not_to_have_class("main")
    expect(dare).to_contain_text("Won: the dare squares open. Lost: no pawn.")


@pytest.mark.parametrize(
    ("state", "main"),
    [
        (chips("33344", 1), "full house"),  # 30 of at most 50: few throws win more
        (chips("11226", 1), "Reroll all 5 dice"),
        (chips("11226", 3), "two pairs"),
        (chips("12446", 3), "End the turn without a chip"),
        (chips("44444", 2), "large straight"),
    ],
)
def test_the_main_button_is_what_a_sensible_player_does_next(come: Come, state: SlamState, main: str) -> None:
    ann = come("Camille", language="en")
    stage(ann, "slam", FOUR, state)
    button = ann.page.locator("[data-walk=actions] .main")
    expect(button).to_have_count(1)
    expect(button).to_contain_text(main)


def test_a_yamslam_takes_a_removed_chip_if_that_is_wished(come: Come) -> None:
    ann = come("Camille", language="en")
    sent = stage(ann, "slam", FOUR, chips("44444", 2))
    removed = ann.page.locator("[data-walk=actions] .removed")
    removed.click()
    expect(removed).to_have_attribute("aria-pressed", "true")
    expect(ann.page.locator("[data-walk=stacks] .can")).to_have_count(4)
    ann.page.locator("[data-walk=stacks] .s5 button").click()
    assert sent == [{"kind": "take", "series": "carre", "removed": True}]
