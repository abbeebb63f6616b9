"""YAM color on the page, in real time: a whole match against a bot, two people racing, and fingers under the cover."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, expect

from tests.server.serving import QUICK, Served

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE, DESKTOP = (390, 844), (1280, 800)
NO_WALK = "localStorage.setItem('yamclub.walked.color', 'yes')"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Served(str(tmp_path_factory.mktemp("color") / "tables.db"), replace(QUICK, breath=0)) as served:
        yield served.url


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where people have the time between rounds that the rules want."""
    with Served(str(tmp_path_factory.mktemp("calm") / "tables.db"), QUICK) as served:
        yield served.url


def visit(
    browser: Browser, url: str, name: str, size: tuple[int, int], lang: str, dark: bool = False
) -> BrowserContext:
    context = browser.new_context(
        base_url=url,
        viewport={"width": size[0], "height": size[1]},
        locale=lang,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    context.add_init_script(NO_WALK)
    context.set_default_timeout(15_000)
    assert context.request.post("/api/me", data={"name": name}).ok
    return context


def make_table(context: BrowserContext, seats: str, **options: Any) -> str:
    kinds = ("me", "open")
    wishes = [{"kind": one} if one in kinds else {"kind": "bot", "bot": one} for one in seats.split(",")]
    made = context.request.post("/api/tables", data={"game": "color", "seats": wishes, "options": options})
    return str(made.json()["id"])


def start(context: BrowserContext, table: str) -> None:
    assert context.request.post(f"/api/tables/{table}/start").ok


def counted(page: Page) -> int:
    """How many colours correspond, from what a screen reader is told."""

    def colours(of: str) -> Counter[str]:
        return Counter(said.split()[-1] for said in page.locator(f".mat {of} .unseen").all_inner_texts())

    return (colours(".dice") & colours(".card")).total()


def check(page: Page) -> None:
    """Nothing that would keep somebody out, and nothing wider than the screen."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    told = [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]
    assert not told, "\n".join(told)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_whole_match_with_stakes_against_a_bot(browser: Browser, url: str) -> None:
    context = visit(browser, url, "Camille", PHONE, "fr-FR")
    table = make_table(context, "me,counter", stakes="on", round_seconds=1)
    start(context, table)
    page = context.new_page()
    page.goto(f"/t/{table}")
    something, over = page.locator(".numbers.can, .stakes, .over").first, page.locator(".over")
    laid = 0
    for turn in range(2000):
        something.wait_for()
        if over.count():
            break
        if turn == 6:
            won = page.locator(".player .total").first.inner_text()
            page.reload()
            something.wait_for()
            assert page.locator(".player .total").first.inner_text() >= won
        if (lays := page.locator(".stakes button")).count():
            if not laid:
                check(page)
            laid += 1
            lays.last.click()
            expect(page.locator(".stakes")).to_have_count(0)
        elif page.locator(".numbers.can").count():
            page.keyboard.press(str(counted(page)))
    expect(over).to_contain_text("Camille")
    assert laid > 3
    check(page)
    context.close()


def test_a_key_is_sent_before_it_is_up_and_the_credited_times_are_shown(browser: Browser, calm: str) -> None:
    context = visit(browser, calm, "Camille", DESKTOP, "en-GB", dark=True)
    context.add_init_script("""
        window.sent = 0;
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
            if (text.includes('claim')) sent++;
            return send.call(this, text);
        };
    """)
    table = make_table(context, "me,counter,counter")
    start(context, table)
    page = context.new_page()
    page.goto(f"/t/{table}")
    page.locator(".numbers.can").wait_for()
    number = counted(page)
    pressed = """(key) => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        return sent;
    }"""
    assert page.evaluate(pressed, str(number)) == 1
    mine = page.locator(".number.mine")
    expect(mine).to_have_accessible_name(f"{number}, said by Camille")
    check(page)
    expect(page.locator(".verified")).to_be_visible()
    ours = page.locator(".verified li", has_text="Camille")
    expect(ours).to_contain_text("wins the card")
    expect(ours).to_contain_text(re.compile(r"\d\.\d\d s"))
    expect(page.locator(".dice .paired")).to_have_count(number)  # the breath before the next throw
    expect(page.locator(".card .paired")).to_have_count(number)
    check(page)
    context.close()


def test_a_number_once_said_is_taken(browser: Browser, calm: str) -> None:
    ann = visit(browser, calm, "Ann", DESKTOP, "en-GB")
    bob = visit(browser, calm, "Bob", PHONE, "en-GB")
    table = make_table(ann, "me,open,open", round_seconds=60, last_call_seconds=60)
    assert bob.request.post(f"/api/tables/{table}/sit", data={"seat": 1}).ok
    assert ann.request.post(f"/api/tables/{table}/bot", data={"seat": 2, "bot": "counter"}).ok
    start(ann, table)
    first, second = ann.new_page(), bob.new_page()
    for page in (first, second):
        page.goto(f"/t/{table}")
        page.locator(".numbers.can").wait_for()
    assert first.locator(".mat").inner_text() == second.locator(".mat").inner_text()  # scattered alike
    first.get_by_role("button", name="Say 8").click()
    taken = second.get_by_role("button", name="8, said by Ann")
    expect(taken).to_have_attribute("aria-disabled", "true")
    taken.click(force=True)
    expect(second.get_by_role("alert")).to_contain_text("8 is taken")
    second.get_by_role("button", name="Say 0").click()
    expect(first.locator(".verified li", has_text="Bob")).to_contain_text("0")
    ann.close()
    bob.close()


def test_a_finger_under_the_cover_tells_its_own_player_alone(browser: Browser, calm: str) -> None:
    ann = visit(browser, calm, "Ann", PHONE, "fr-FR", dark=True)
    bob = visit(browser, calm, "Bob", DESKTOP, "en-GB")
    table = make_table(ann, "me,open", blind="on", round_seconds=60, last_call_seconds=60)
    assert bob.request.post(f"/api/tables/{table}/sit", data={"seat": 1}).ok
    start(ann, table)
    first, second = ann.new_page(), bob.new_page()
    wire: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: wire.append(str(text)))

    second.on("websocket", listen)
    for page in (first, second):
        page.goto(f"/t/{table}")
        page.locator(".mat.feeling").wait_for()

    first.locator("[data-item='3']").hover()
    expect(first.locator(".mat .token")).to_have_count(1)
    expect(first.locator("[data-item='3']")).to_have_accessible_name(re.compile("^Dé 3 : (rouge|bleu|vert|jaune)$"))
    check(first)
    first.mouse.move(5, 5)
    expect(first.locator(".mat .token")).to_have_count(0)
    expect(second.locator(".mat .token")).to_have_count(0)
    assert any('"kind":"feels"' in text for text in wire)
    assert not any('"kind":"felt"' in text or '"colour":' in text for text in wire)

    # By keyboard: along, and across to the card. Another finger at work does not hold an announcement up.
    second.locator("[data-item='1']").focus()
    for key, item in (("ArrowRight", 2), ("ArrowDown", 10)):
        second.keyboard.press(key)
        expect(second.locator(f"[data-item='{item}'] .token")).to_have_count(1)
    second.keyboard.press("ArrowLeft")
    first.keyboard.press("4")
    expect(first.locator(".number.mine")).to_contain_text("Ann")
    expect(second.locator("[data-item='9'] .token")).to_have_count(1)
    assert first.get_by_role("alert").all_inner_texts() in ([], [""])
    second.keyboard.press("0")
    expect(second.locator(".verified li")).to_have_count(2)
    ann.close()
    bob.close()
