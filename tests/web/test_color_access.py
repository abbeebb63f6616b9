"""YAM color for people who play without seeing it, without a pointer, or with little time."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.serving import Served
from tests.web.conftest import Come
from tests.web.hearing import Transcript
from tests.web.players.color import ColorPlayer
from tests.web.visitor import Visitor

SLOW = {"round_seconds": 600, "last_call_seconds": 600}
_EVENT = "Number(document.querySelector('[data-event]')?.dataset.event ?? 0)"
_COUNT_FEELS = """
    window.felt = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const { action } = JSON.parse(text);
        if (action?.kind === 'feel') felt.push(action.item);
        return send.call(this, text);
    };
"""


def test_a_finger_that_rests_asks_once(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    ann.context.add_init_script(_COUNT_FEELS)
    table = ann.table("color", "me,counter", blind="on", **SLOW)
    ann.start(table)
    ann.go(table)
    page = ann.page
    page.locator(".mat.feeling").wait_for()
    page.locator("[data-item='3']").hover()
    expect(page.locator("[data-item='3'] .token")).to_have_count(1)
    page.evaluate("new Promise((later) => setTimeout(later, 1000))")  # the bot feels on, so positions keep coming
    assert page.evaluate("felt") == [3]
    page.locator("[data-item='12']").hover()
    expect(page.locator("[data-item='12'] .token")).to_have_count(1)
    page.locator("[data-item='3']").hover()
    expect(page.locator("[data-item='3'] .token")).to_have_count(1)
    assert page.evaluate("felt.at(-1)") == 3
    assert page.evaluate("felt.length") <= 5  # the mouse may pass over others on its way
    # However quickly it slides, the connection is not flooded.
    asked = page.evaluate("felt.length")
    seconds = page.evaluate("""async () => {
        const began = performance.now();
        const items = [...document.querySelectorAll('[data-item]')];
        for (let frame = 0; frame < 60; frame++) {
            const { left, top, width, height } = items[frame % items.length].getBoundingClientRect();
            const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, pointerType: 'mouse' };
            items[frame % items.length].dispatchEvent(new PointerEvent('pointermove', at));
            await new Promise(requestAnimationFrame);
        }
        return (performance.now() - began) / 1000;
    }""")
    assert page.evaluate("felt.length") - asked <= 2 + 10 * seconds


# --- by ear


def test_a_round_is_told_to_those_who_do_not_see_it(come: Come, calm: Served) -> None:
    ann = come("Ann", url=calm.url, language="en", size="desktop")
    heard = Transcript(ann.context, ann.page)
    table = ann.table("color", "me,counter", round_seconds=60, last_call_seconds=1)
    ann.start(table)
    ann.go(table)
    assert "The next round waits for you: Start round 1." in " ".join(heard.wait_for("Start round 1"))
    ann.page.keyboard.press("Space")
    begins = " ".join(heard.wait_for("Card:"))
    counts = r"(\d (red|blue|green|yellow)(, )?)+"
    assert re.search(rf"How many match\? Dice: {counts}\. Card: {counts}\.", begins)
    assert not re.search(r"([RBGY] ){4}", begins)  # letters would take too long to hear
    ann.page.keyboard.press("Shift+D")
    assert re.search(rf"^Dice: {counts}\. Card: {counts}\.$", heard.wait_for("Dice:")[-1])
    number = ColorPlayer(ann).number
    ann.page.locator(".numbers.can").wait_for()
    ann.page.keyboard.press(str(number))
    ends = " ".join(heard.wait_for("Go on to round 2"))
    assert f"You call {number}" in ends
    assert len(re.findall(r"(?:\d|No) colours? match(?:es)?\.", ends)) == 1  # the verdict once
    ann.page.keyboard.press("Shift+S")
    assert re.search(r"^Ann: [01] cards?\. .+ in the pile\.$", heard.wait_for("in the pile")[-1])
    assert not [one for one in heard.everything if "how many?" in one]
    assert not [one for one in heard.everything if ".." in one or "Your turn" in one]  # there are no turns


def test_dice_and_card_by_tone_for_those_who_want_it(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    ann.remembers(sound="all")
    ann.context.add_init_script("""
        window.tones = 0;
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (at) { tones++; return start.call(this, at); };
    """)
    table = ann.table("color", "me,counter", **SLOW)
    ann.start(table)
    ann.go(table)
    ann.page.locator(".numbers.can").wait_for()
    ann.page.wait_for_function("tones === 16")
    ann.page.keyboard.press("t")
    ann.page.wait_for_function("tones === 32")


# --- by keyboard alone


def test_a_match_by_keyboard_never_loses_the_focus(come: Come, calm: Served) -> None:
    ann = come("Ann", url=calm.url, language="en", size="desktop")
    table = ann.table("color", "me,random", stakes="pile", round_seconds=2, last_call_seconds=1)
    ann.start(table)
    ann.go(table)
    page, player, moves = ann.page, ColorPlayer(ann), 0
    waits = ".next, .stakes, .numbers.can, section.over"
    page.locator(waits).first.wait_for()
    while not ann.over:
        assert page.evaluate("document.activeElement !== document.body"), f"after {moves} moves: {player.where}"
        if page.locator(".numbers.can").count():
            key = str(player.number)
        else:
            key = "Space" if page.locator(".next").count() else str(page.locator(".stakes .lay").count())
        event = ann.event
        page.keyboard.press(key)
        page.wait_for_function(f"(event) => {_EVENT} > event || document.querySelector('.next')", arg=event)
        page.locator(waits).first.wait_for()
        moves += 1
    assert page.evaluate("document.activeElement !== document.body")
    assert moves > 10


# --- more time


def test_a_relaxed_table_has_more_time_and_no_clock_of_days(come: Come) -> None:
    ann = come("Ann", language="en", size="small phone")
    ann.go("/new/color")
    expect(ann.page.get_by_role("group", name="Time to think")).to_be_visible()
    assert "day" not in ann.page.locator(".options").first.inner_text()
    ann.page.get_by_role("radio", name=re.compile("^relaxed")).check(force=True)
    ann.button("play").click()
    expect(ann.match).to_be_visible()
    info = ann.context.request.get(f"/api/tables/{ann.page.url.rsplit('/', 1)[-1]}").json()
    assert (info["options"]["round_seconds"], info["options"]["last_call_seconds"]) == (60, 30)
    assert "day" in _options_of(ann, "slam")


def _options_of(ann: Visitor, game: str) -> str:
    ann.go(f"/new/{game}")
    return ann.page.locator(".options").first.inner_text()


# --- by other colours


def test_pieces_stay_visible_in_forced_colours(come: Come) -> None:
    ann = come("Ann", language="en", size="small phone", color_scheme="dark", forced_colors="active")
    table = ann.table("color", "me,counter", **SLOW)
    ann.start(table)
    ann.go(table)
    ann.page.locator(".numbers.can").wait_for()
    style = "(one) => [getComputedStyle(one).borderTopWidth, getComputedStyle(one).forcedColorAdjust]"
    assert ann.page.locator(".mat").evaluate(style) == ["3px", "none"]
    fills = "(all) => [...new Set(all.map((one) => getComputedStyle(one).fill))].length"
    kinds = "(all) => new Set(all.map((one) => one.classList[1])).size"
    grounds = ann.page.locator(".mat .token .ground").evaluate_all(fills)
    assert grounds == ann.page.locator(".mat .token").evaluate_all(kinds)
    ann.check("color-forced")
