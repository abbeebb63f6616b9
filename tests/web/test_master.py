"""Yam Master on the page: a whole match against a bot in a real browser, and each state of the board for axe."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from tests.server.serving import Served
from yamclub.games.master.board import BIT
from yamclub.games.master.moves import DefiMade, MasterOptions
from yamclub.games.master.rules import MasterState
from yamclub.kernel.codec import encode
from yamclub.kernel.dice import Dice

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE, DESKTOP = (390, 844), (1280, 800)
HURRY = """
    localStorage.setItem('yamclub.walked.master', 'yes');
    const wait = window.setTimeout;
    window.setTimeout = (then, ms, ...more) => wait(then, ms < 2000 ? ms / 40 : ms, ...more);
"""
"""No walk-through, and the short pauses that let the eye follow are forty times as short."""


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Served(str(tmp_path_factory.mktemp("master") / "tables.db")) as served:
        yield served.url


def visit(browser: Browser, url: str, size: tuple[int, int], lang: str, dark: bool = False) -> BrowserContext:
    context = browser.new_context(
        base_url=url,
        viewport={"width": size[0], "height": size[1]},
        locale=lang,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    context.add_init_script(HURRY)
    context.set_default_timeout(10_000)
    assert context.request.post("/api/me", data={"name": "Camille"}).ok
    return context


def open_table(context: BrowserContext, **options: Any) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    made = context.request.post("/api/tables", data={"game": "master", "seats": seats, "options": options})
    table = str(made.json()["id"])
    assert context.request.post(f"/api/tables/{table}/start").ok
    return f"/t/{table}"


def problems(page: Page) -> list[str]:
    """What axe finds on the board and around it, a line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run()")
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found["violations"]]


# --- a whole match

SOMETHING_TO_DO = ".bar .button, section.over"
TOLD = "() => [...document.querySelectorAll('.status, [role=log]')].map(one => one.textContent).join()"
OPEN = "[data-square][aria-disabled=false]"


def play_one_move(page: Page) -> None:
    """As a hurried person would: take the first glowing square, else keep what there is most of and throw."""
    if page.locator(OPEN).count():
        page.locator(OPEN).first.click()
        return
    throw = page.locator(".bar .button.main", has_text="Throw")
    if throw.count() == 0:
        page.locator(".bar .button").last.click()
        return
    dice = page.locator(".dice button")
    faces = [str(dice.nth(place).get_attribute("aria-label"))[7] for place in range(5)]
    wanted = Counter(faces).most_common(1)[0][0]
    for place, face in enumerate(faces):
        pressed = dice.nth(place).get_attribute("aria-pressed") == "true"
        if pressed != (face == wanted):
            page.keyboard.press(str(place + 1))
    page.keyboard.press("Space")


def test_a_whole_match_against_a_bot_with_a_reload_in_the_middle(browser: Browser, url: str) -> None:
    context = visit(browser, url, PHONE, "en")
    page = context.new_page()
    broken: list[str] = []
    page.on("pageerror", lambda error: broken.append(str(error)))
    page.on("console", lambda said: broken.append(said.text) if said.type == "error" else None)
    page.goto(open_table(context))
    reloaded = False
    for _ in range(600):
        page.locator(SOMETHING_TO_DO).first.wait_for()
        if page.locator("section.over").count():
            break
        if not reloaded and page.locator(".stands").count() >= 4:
            pawns = page.locator(".stands").count()
            page.reload()
            page.locator(SOMETHING_TO_DO).first.wait_for()
            assert page.locator(".stands").count() == pawns
            reloaded = True
            continue
        before = page.evaluate(f"({TOLD})()")
        play_one_move(page)
        page.wait_for_function(f"before => ({TOLD})() !== before", arg=before)
    expect(page.locator("h2#over")).to_contain_text("win")
    assert reloaded
    assert broken == []
    assert problems(page) == []
    context.close()


# --- each state, as the server would tell it


def pawns(text: str) -> int:
    return sum(bit for square, bit in BIT.items() if square in text.split())


def at(mine: str, theirs: str, dice: str, throws: int, **more: Any) -> MasterState:
    faces = Dice(map(int, dice))
    return MasterState(
        MasterOptions(), more.pop("phase", "choosing"), 0, (pawns(mine), pawns(theirs)), faces, throws, **more
    )


MINE, THEIRS = "a1 b2 c3 c2 d2", "e5 b4 b1 c1 d1 e2"
OPENED = at(MINE, THEIRS, "33344", 1, last="e2")
DARED = at(MINE, THEIRS, "12446", 1, last="e2", declared=True)
MADE = at(MINE, THEIRS, "33344", 2, last="e2", declared=True, news=(DefiMade(0),))
LOST = at(MINE, THEIRS, "12446", 3, last="e2", declared=True)
YAM = at(MINE, THEIRS, "44444", 2, last="e2")


def show(context: BrowserContext, state: MasterState) -> tuple[Page, list[dict[str, Any]]]:
    """The page at this position of an imagined match, and the moves it sends."""
    page, sent = context.new_page(), list[dict[str, Any]]()

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def down(text: str | bytes) -> None:
            message = json.loads(text)
            if message["say"] == "position":
                message["view"] = json.loads(encode(state.view(0)))
                message["legal"] = json.loads(encode(list(state.legal(0))))
            line.send(json.dumps(message))

        def up(text: str | bytes) -> None:
            message = json.loads(text)
            if message["say"] == "act":
                sent.append(message["action"])
                answer = {"say": "ack", "table": message["table"], "command": message["command"], "event": 1}
                line.send(json.dumps(answer))
            else:
                server.send(text)

        server.on_message(down)
        line.on_message(up)

    page.route_web_socket("**/api/socket", between)
    page.goto(open_table(context))
    page.locator("[data-square]").first.wait_for()
    return page, sent


# What is to be seen: where a défi stands, the squares that can be taken, the pawns that can be removed.
ON_A_PHONE = [(OPENED, None, 2, 0), (MADE, "made", 3, 0), (YAM, None, 2, 6)]
ON_A_DESKTOP = [(DARED, "on", 0, 0), (LOST, "lost", 0, 0), (YAM, None, 2, 6)]


@pytest.mark.parametrize(
    ("size", "lang", "dark", "states"), [(PHONE, "fr", True, ON_A_PHONE), (DESKTOP, "en", False, ON_A_DESKTOP)]
)
def test_every_state_is_painted_and_axe_finds_nothing(
    browser: Browser,
    url: str,
    size: tuple[int, int],
    lang: str,
    dark: bool,
    states: list[tuple[MasterState, str | None, int, int]],
) -> None:
    context = visit(browser, url, size, lang, dark)
    for state, dare, takes, targets in states:
        page, _ = show(context, state)
        expect(page.locator(".can")).to_have_count(takes)
        expect(page.locator(".target")).to_have_count(targets)
        expect(page.locator(f"[data-dare={dare}]" if dare else "[data-dare]")).to_have_count(1 if dare else 0)
        expect(page.locator(".points text")).to_have_count(3)
        assert problems(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") == size[0]
        page.close()
    context.close()


def press(page: Page, *keys: str) -> None:
    """Press keys, each once what the one before sent was answered."""
    for key in keys:
        page.keyboard.press(key)
        page.locator(".bar .button").first.wait_for()


def test_everything_by_keyboard(browser: Browser, url: str) -> None:
    context = visit(browser, url, DESKTOP, "en")
    page, sent = show(context, OPENED)
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
    press(page, "ArrowUp", "Enter", "Space")  # nothing to place there: asked all the same, and the space bar throws
    expect(page.locator("[data-square=a4]")).to_be_focused()
    assert sent[2:] == [
        {"kind": "place", "square": "a5"},
        {"kind": "place", "square": "a4"},
        {"kind": "keep", "dice": "33"},
    ]
    context.close()


def test_a_yam_removes_a_pawn_by_a_tap(browser: Browser, url: str) -> None:
    context = visit(browser, url, PHONE, "fr")
    page, sent = show(context, YAM)
    page.get_by_role("button", name="Retirer le pion de Gourmand en b4").click()
    page.locator(".bar .button").first.wait_for()
    assert sent == [{"kind": "remove", "square": "b4"}]
    context.close()
