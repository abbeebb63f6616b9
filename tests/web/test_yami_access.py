"""YAMI by keys alone, and by what a screen reader is told."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web import yami_scenes as scenes
from tests.web.conftest import Come
from tests.web.contrast import contrasts
from tests.web.hearing import Transcript
from tests.web.looking import picture
from tests.web.players.yami import DEALS, YamiPlayer
from tests.web.stage import stage
from yamclub.games.yami.rules import YamiState

CARD = r"(7|8|9|10|jack|queen|king|ace) of (spades|hearts|diamonds|clubs)"
_ASKED = """() => {
    if (document.activeElement === document.body) return null; // then it waits in vain
    const one = (what) => document.querySelector(what);
    if (one('section.over')) return ['over', ''];
    const asked = (what) => what && [what, document.activeElement.className];
    const main = one('[data-walk=actions] .main:not([aria-disabled=true])');
    if (one('.shown')) return asked(main && 'confirm');
    if (!one('.status.mine')) return null;
    if (one(':is([data-walk=hand], [data-walk=board]) [aria-pressed=true]')) return asked(main && 'confirm');
    if (one('[data-walk=hand] .live[aria-disabled=false]')) return asked('discard');
    const lit = one('[data-walk=board] .can[aria-disabled=false]');
    if (one('[data-walk=piles] .can[aria-disabled=false]')) return asked(lit ? 'lay down' : 'take');
    return asked(lit && 'box');
}"""
_FOCUS = """() => new Promise((tell) => {
    const look = () => tell(document.activeElement === document.body ? 'nowhere' : document.activeElement.className);
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(look)));
})"""
KEYS = {"confirm": "Enter", "discard": "6", "take": "s", "box": "Enter", "lay down": "Enter"}


def focus(page: Page) -> str:
    return str(page.evaluate(_FOCUS))


def tab_stops(page: Page, target: str) -> int:
    """How often the Tab key is pressed, from what is before the board, until this has the focus."""
    page.locator("header nav button").last.focus()
    for pressed in range(1, 20):
        page.keyboard.press("Tab")
        if page.evaluate("(target) => document.activeElement.closest(target) !== null", target):
            return pressed
    raise AssertionError(f"the Tab key does not lead to {target}")


def test_a_match_by_keys_alone_never_loses_the_focus(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    heard = Transcript(ann.context, ann.page)
    ann.against_bots("yami")
    page, asked = ann.page, ""
    while asked != "over":
        asked, where = page.wait_for_function(_ASKED).json_value()
        while asked == "lay down" and "can" not in where.split():  # the button to draw has the focus: the board is near
            page.keyboard.press("Shift+Tab")
            where = focus(page)
        if asked == "box":
            assert "can" in where.split(), where
        if asked != "over":
            page.keyboard.press(KEYS[asked])
    closed = [one for one in heard.everything if re.search("You (score|cancel|lay down) ", one)]
    assert len(closed) == DEALS, "each deal is told once"


def test_a_turn_as_a_screen_reader_tells_it(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    heard = Transcript(ann.context, ann.page)
    ann.against_bots("yami")
    player, page = YamiPlayer(ann), ann.page
    player.reach(page.locator(".status").get_by_text("take a card"))
    heard.wait_for("Take a card")
    page.keyboard.press("s")
    said = heard.wait_for("Choose the card")
    assert re.fullmatch(f"You draw {CARD}.", said[-2]), said
    assert said[-1] == "Choose the card to discard."
    page.keyboard.press("D")
    (cards,) = heard.wait_for("Your hand")
    assert len(re.findall(CARD, cards.split(".")[0])) == 6
    assert re.search(rf"Stock: \d+ cards left\. Discard pile, on top: {CARD}\.", cards), cards
    page.keyboard.press("S")
    (board,) = heard.wait_for("sevens")
    assert re.search(r"Your total: \d+\. (Club player|Greedy) \d+\.$", board), board
    page.keyboard.press("6")
    (chosen,) = heard.wait_for("to be confirmed")
    assert re.fullmatch(f"Chosen, to be confirmed: Discard the {CARD}.", chosen), chosen
    page.keyboard.press("Enter")
    said = heard.wait_for("You draw from the stock and discard")
    assert sum("You draw from the stock" in one for one in said) == 1, said


def test_arrow_keys_go_through_the_board_and_the_hand(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    stage(ann, "yami", scenes.SEATS, scenes.take())
    page = ann.page
    everything = ("[data-walk=piles]", ".shelf", "[data-walk=hand]", "[data-walk=board]", "[data-walk=actions]")
    stops = {target: tab_stops(page, target) for target in everything}
    assert max(stops.values()) <= 8, stops
    board = page.get_by_role("region", name="Your board")
    expect(board.get_by_role("grid")).to_have_count(2)
    expect(board.get_by_role("columnheader", name="kings")).to_have_count(1)
    page.locator("[data-walk=board] button[tabindex='0']").focus()
    page.keyboard.press("Home")
    expect(board.get_by_role("button", name="sevens")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(board.get_by_role("button", name="eights")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(board.get_by_role("button", name="two pairs")).to_be_focused()
    page.locator("[data-walk=hand] button[tabindex='0']").focus()
    page.keyboard.press("End")
    expect(page.locator("[data-walk=hand] button").last).to_be_focused()


def test_keys_are_named_on_what_they_press(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    stage(ann, "yami", scenes.SEATS, scenes.discard())
    page = ann.page
    hand = page.locator("[data-walk=hand] button")
    assert [card.get_attribute("aria-keyshortcuts") for card in hand.all()] == ["1", "2", "3", "4", "5", "6"]
    page.locator("[data-board]").focus()
    page.keyboard.press("2")
    main = YamiPlayer(ann).main
    expect(main).to_be_focused()
    expect(main).to_have_attribute("aria-keyshortcuts", "Space Enter")
    page.keyboard.press("Escape")
    expect(main).to_have_count(0)
    assert "held" in focus(page).split()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("choose the card to discard")


@pytest.mark.parametrize(("scene", "scheme"), [(scenes.take, "light"), (scenes.cancel, "dark")])
def test_labels_stand_out_from_felt_wood_and_paper(come: Come, scene: Callable[[], YamiState], scheme: str) -> None:
    ann = come("Ann", language="en", size="desktop", color_scheme=scheme)
    stage(ann, "yami", scenes.SEATS, scene())
    labels = (".pile .name", ".rivals .name", ".rivals .total", ".shelf button", ".board .title", ".board .count")
    boxes = (".box .rank", ".box .name", ".hole", "th", ".sheets .way", ".deal", ".now")
    faint = {text: ratio for text, ratio in contrasts(ann.page, *labels, *boxes).items() if ratio < 4.5}
    assert faint == {}


@pytest.mark.parametrize("wish", [{"forced_colors": "active"}, {"contrast": "more"}])
def test_what_is_lit_closed_or_chosen_is_told_without_our_colours(come: Come, wish: dict[str, str]) -> None:
    ann = come("Ann", language="en", **wish)
    stage(ann, "yami", scenes.SEATS, scenes.follow())
    page = ann.page
    looks = """(box) => {
        const { borderTopWidth, boxShadow, outlineWidth, outlineStyle, backgroundColor } = getComputedStyle(box);
        return [borderTopWidth, boxShadow, outlineStyle === 'none' ? '' : outlineWidth, backgroundColor].join(' ');
    }"""
    lit, dark = page.locator(".box.can").first, page.locator(".box:not(.can, .closed)").first
    plain, can = dark.evaluate(looks), lit.evaluate(looks)
    lit.click()
    assert len({plain, can, lit.evaluate(looks)}) == 3
    card = page.locator("[data-walk=hand] svg .face").first
    assert card.evaluate("(face) => getComputedStyle(face).fill") == "rgb(253, 249, 238)"
    picture(page, f"yami-{next(iter(wish))}")
