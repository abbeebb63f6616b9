"""Yam Master on the page: each state of the board as the server would tell it, and everything by keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.stage import stage
from tests.web.visitor import Language, Size
from yamclub.games.master.board import BIT
from yamclub.games.master.moves import MasterOptions
from yamclub.games.master.rules import MasterState
from yamclub.kernel.dice import Dice


def pawns(text: str) -> int:
    return sum(bit for square, bit in BIT.items() if square in text.split())


def at(mine: str, theirs: str, dice: str, throws: int, **more: Any) -> MasterState:
    faces = Dice(map(int, dice))
    both = (pawns(mine), pawns(theirs))
    return MasterState(
        options=MasterOptions(), players=2, phase="choosing", pawns=both, dice=faces, throws=throws, **more
    )


MINE, THEIRS = "a1 b2 c3 c2 d2", "e5 b4 b1 c1 d1 e2"
OPENED = at(MINE, THEIRS, "33344", 1, last="e2")
DARED = at(MINE, THEIRS, "12446", 1, last="e2", declared=True)
MADE = at(MINE, THEIRS, "33344", 2, last="e2", declared=True)
LOST = at(MINE, THEIRS, "12446", 3, last="e2", declared=True)
YAM = at(MINE, THEIRS, "44444", 2, last="e2")


# What is to be seen: where a défi stands, the squares that can be taken, the pawns that can be removed.
ON_A_PHONE = [(OPENED, None, 2, 0), (MADE, "made", 3, 0), (YAM, None, 2, 6)]
ON_A_DESKTOP = [(DARED, "on", 0, 0), (LOST, "lost", 0, 0), (YAM, None, 2, 6)]


@pytest.mark.parametrize(
    ("size", "language", "scheme", "states"),
    [("phone", "fr", "dark", ON_A_PHONE), ("desktop", "en", "light", ON_A_DESKTOP)],
)
def test_every_state_is_painted_and_axe_finds_nothing(
    come: Come, size: Size, language: Language, scheme: str, states: list[tuple[MasterState, str | None, int, int]]
) -> None:
    ann = come("Camille", size=size, language=language, color_scheme=scheme)
    for number, (state, dare, takes, targets) in enumerate(states):
        stage(ann, "master", "me,greedy", state)
        page = ann.page
        expect(page.locator(".can")).to_have_count(takes)
        expect(page.locator(".target")).to_have_count(targets)
        expect(page.locator(f"[data-dare={dare}]" if dare else "[data-dare]")).to_have_count(1 if dare else 0)
        expect(page.locator(".points text")).to_have_count(3)
        ann.check(f"master-state-{number}")
        page.close()


def press(page: Page, *keys: str) -> None:
    """Press keys, each once what the one before sent was answered."""
    for key in keys:
        page.keyboard.press(key)
        page.locator(".bar .button").first.wait_for()


def test_everything_by_keyboard(come: Come) -> None:
    ann = come("Camille", language="en", size="desktop")
    sent = stage(ann, "master", "me,greedy", OPENED)
    page = ann.page
    press(page, "1", "2", "Space")
    expect(page.locator(".dice [aria-pressed=true]")).to_have_count(2)
    assert sent == [{"kind": "keep", "dice": "33"}]
    press(page, "d")
    assert sent[1:] == [{"kind": "declare"}]
    page.locator("[data-square][tabindex='0']").focus()
    expect(page.locator("[data-square=b3]")).to_be_focused()
    press(page, "ArrowDown", "ArrowDown", "ArrowDown", "ArrowLeft")
    expect(page.locator("[data-square=a5]")).to_be_focused()
    press(page, "Enter")
    page.locator("[data-square=a4]").focus()
    press(page, "Enter")  # nothing to place there: asked all the same
    page.locator("[data-board]").focus()
    press(page, "Space")
    assert sent[2:] == [
        {"kind": "place", "square": "a5"},
        {"kind": "place", "square": "a4"},
        {"kind": "keep", "dice": "33"},
    ]


def test_a_yam_removes_a_pawn_by_a_tap(come: Come) -> None:
    ann = come("Camille", language="fr", size="phone")
    sent = stage(ann, "master", "me,greedy", YAM)
    ann.page.get_by_role("button", name="b4 : case Sec, occupée par Gourmand, pion à retirer").click()
    ann.page.locator(".bar .button").first.wait_for()
    assert sent == [{"kind": "remove", "square": "b4"}]
