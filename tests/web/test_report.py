"""The report of ``yam analyse --html`` in a browser: opened from disk, on a phone and a desk, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.coach.matches import played
from tests.web.looking import obstacles, picture
from yamclub.cli.report import report_page
from yamclub.coach import analyse
from yamclub.coach.line import line_of_entries
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.words import Words

Scheme = Literal["light", "dark"]
PHONE, DESK = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
CONTRAST = 4.5
_CONTRASTS = """() => {
    const numbers = (color) => color.match(/[\\d.]+/g).map(Number);
    const light = (color) => numbers(color).slice(0, 3).reduce((sum, part, index) => {
        const one = part / 255;
        return sum + (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4) * [0.2126, 0.7152, 0.0722][index];
    }, 0);
    return [...document.querySelectorAll('.board tspan')].filter((one) => one.checkVisibility()).map((one) => {
        const text = light(getComputedStyle(one).fill);
        const behind = light(getComputedStyle(one.closest('.scroll')).backgroundColor);
        return (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
    });
}"""
"""Of the words in pictures: axe reads no SVG."""


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder, found = tmp_path_factory.mktemp("reports"), {}
    for place, game in enumerate(GAMES):
        bots = ["club", "random", "novice"][: max(2, find_game(game).seats[0])]
        line = line_of_entries(played(game, bots, most=200).entries)
        file = folder / f"{game}.html"
        file.write_bytes(report_page(analyse(line), line, Words(("en", "fr")[place % 2], game), None))
        found[game] = file
    return found


class Opened:
    """A report in a window of its own."""

    def __init__(self, browser: Browser, file: Path, size: dict[str, int], scheme: Scheme) -> None:
        self.context = browser.new_context(viewport=size, color_scheme=scheme)  # type: ignore[arg-type]
        self.page: Page = self.context.new_page()
        self.asked: list[str] = []
        self.complaints: list[str] = []
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.on("console", lambda said: self.complaints.append(said.text))
        self.page.goto(file.as_uri())


@pytest.fixture
def opened(browser: Browser, browser_thread: ThreadPoolExecutor) -> Iterator[list[Opened]]:
    windows: list[Opened] = []
    yield windows

    def close() -> None:
        for one in windows:
            one.context.close()

    browser_thread.submit(close).result()


@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "light"), (DESK, "dark")], ids=["phone", "desk"])
@pytest.mark.parametrize("game", GAMES)
def test_everybody_can_read_it(
    browser: Browser, reports: dict[str, Path], opened: list[Opened], game: str, size: dict[str, int], scheme: Scheme
) -> None:
    window = Opened(browser, reports[game], size, scheme)
    opened.append(window)
    page = window.page
    page.evaluate("for (const one of [...document.querySelectorAll('details')].slice(0, 3)) one.open = true")
    picture(page, f"report-{game}-{size['width']}-{scheme}")
    assert obstacles(page) == []
    contrasts = page.evaluate(_CONTRASTS)
    assert contrasts
    assert min(contrasts) >= CONTRAST
    assert (
        page.evaluate("getComputedStyle(document.body).backgroundColor")
        == {
            "light": "rgb(246, 239, 224)",
            "dark": "rgb(26, 20, 16)",
        }[scheme]
    )
    assert window.asked == [reports[game].as_uri()]
    assert window.complaints == []


def test_it_is_looked_through_with_keys(browser: Browser, reports: dict[str, Path], opened: list[Opened]) -> None:
    window = Opened(browser, reports["slam"], PHONE, "light")
    opened.append(window)
    page = window.page
    disc = page.locator("nav a").last
    disc.focus()
    page.keyboard.press("Enter")
    turn = page.locator(".turn").last
    expect(turn.locator("h3")).to_be_in_viewport()
    choice = page.locator("details.choice").first
    expect(choice.locator("svg.table")).not_to_be_visible()
    choice.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(choice.locator("svg.table")).to_be_visible()
    every = page.locator("section").filter(has=page.locator("#all")).locator("details").first
    every.locator("summary").click()
    link = every.locator("a").first
    target = (link.get_attribute("href") or "").removeprefix("#")
    link.click()
    expect(page.locator(f"[id='{target}']")).to_be_in_viewport()


def test_on_paper_nothing_is_folded(browser: Browser, reports: dict[str, Path], opened: list[Opened]) -> None:
    window = Opened(browser, reports["slam"], DESK, "dark")
    opened.append(window)
    page = window.page
    page.emulate_media(media="print")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.locator("details.choice svg.table").first.bounding_box() is not None
    cut = "[...document.querySelectorAll('.tall')].filter((one) => one.scrollHeight > one.clientHeight + 1).length"
    assert page.evaluate(cut) == 0
