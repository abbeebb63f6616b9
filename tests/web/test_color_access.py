"""YAM color for people who play without seeing it, without a pointer, or with little time."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Come

SLOW = {"round_seconds": 600, "last_call_seconds": 600}
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
    page.evaluate("""async () => {
        const items = [...document.querySelectorAll('[data-item]')];
        for (let frame = 0; frame < 60; frame++) {
            const { left, top, width, height } = items[frame % items.length].getBoundingClientRect();
            const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, pointerType: 'mouse' };
            items[frame % items.length].dispatchEvent(new PointerEvent('pointermove', at));
            await new Promise(requestAnimationFrame);
        }
    }""")
    assert page.evaluate("felt.length") <= 20
