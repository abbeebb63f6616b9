"""Every screen, on a phone and a desktop, in both languages, by day and night: nothing keeps anybody out of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.serving import Served
from tests.web.conftest import Come
from tests.web.players import PLAYERS
from tests.web.visitor import Language, Size, Visitor
from yamclub.games import GAMES

SCREENS = [
    ("home", "/", ".box"),
    *((f"new-{game}", f"/new/{game}", "select") for game in GAMES),
    *((f"rules-{game}", f"/rules/{game}", "h2") for game in GAMES),
    ("about", "/about", "h2"),
    ("missing", "/nowhere", "h1"),
    ("no-table", "/t/abcdefghij", "h1"),
]
"""Name, path, and what is there once everything is."""
on_every_device = pytest.mark.parametrize(
    ("size", "language", "scheme"),
    [("phone", "fr", "light"), ("phone", "en", "dark"), ("desktop", "fr", "dark"), ("desktop", "en", "light")],
)


@on_every_device
def test_every_screen(come: Come, size: Size, language: Language, scheme: str) -> None:
    ann = come(language=language, size=size, color_scheme=scheme)
    for name, path, there in SCREENS:
        ann.go(path)
        expect(ann.page.locator(f"main {there}").first).to_be_visible()
        ann.check(name)
    ann.page.locator("header nav button").last.click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    ann.check("settings")


@on_every_device
def test_every_room(come: Come, size: Size, language: Language, scheme: str) -> None:
    ann = come("Ann", language=language, size=size, color_scheme=scheme)
    link = ann.invite("slam")
    ann.check("waiting")
    bob = come(language=language, size=size, color_scheme=scheme)
    bob.go(link)
    expect(bob.page.get_by_role("textbox", name=bob.words["name"])).to_be_visible()
    bob.check("invited")

    over = ann.table("slam", "greedy,greedy")
    ann.start(over)
    bob.go(over)
    assert len(bob.standings) == 2
    bob.check("over")
    bob.button("verify").click()
    expect(bob.page.get_by_role("dialog").get_by_text(bob.words["true"])).to_be_visible()
    bob.check("verified")
    bob.page.keyboard.press("Escape")
    bob.page.get_by_role("link", name=bob.words["replay"]).click()
    bob.button("on").click()
    bob.check("replay")


@on_every_device
def test_the_first_turn_of_every_game(come: Come, calm: Served, size: Size, language: Language, scheme: str) -> None:
    ann = come("Ann", url=calm.url, language=language, size=size, color_scheme=scheme, first_game=True)
    for game, kind in PLAYERS.items():
        _walk_through(ann, game)
        kind(ann).wait_for_move()
        ann.check(f"turn-{game}")


def _walk_through(ann: Visitor, game: str) -> None:
    ann.go(f"/new/{game}")
    ann.button("play").click()
    walk = ann.page.get_by_role("region", name=ann.words["first game"])
    expect(walk).to_be_visible()
    ann.check(f"walk-{game}")
    # YAM color waits for nobody: there it is read before the start.
    ann.button("start" if game == "color" else "skip").click()
    expect(walk).to_have_count(0)


def test_a_game_that_waits_for_nobody_is_explained_before_it_starts_and_once(come: Come) -> None:
    ann = come("Ann", language="en", first_game=True)
    _walk_through(ann, "color")
    expect(ann.match).to_be_visible()
    ann.against_bots("color")


def test_the_language_is_switched_and_remembered(come: Come) -> None:
    ann = come("Ann", language="fr")
    ann.go()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("À vous de lancer, Ann.")
    ann.page.get_by_role("button", name="English").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Your roll, Ann.")
    ann.page.reload()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Your roll, Ann.")
    expect(ann.page.locator("html")).to_have_attribute("lang", "en")


def test_a_table_that_is_not_there_is_told(come: Come) -> None:
    ann = come("Ann", language="en")
    ann.go("/t/abcdefghij")
    expect(ann.page.get_by_role("heading", name="There is no such table")).to_be_visible()


def test_the_first_load_is_small(come: Come) -> None:
    ann = come()
    ann.go()
    expect(ann.page.locator("main .box").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    loaded = ann.page.evaluate("performance.getEntriesByType('resource').map((one) => [one.name, one.encodedBodySize])")
    weights = [size for name, size in loaded if name.endswith((".js", ".css"))]
    assert 3 <= len(weights) <= 6, "each file costs a slow phone more than its bytes"
    assert sum(weights) <= 60_000


def test_titles_and_a_replay_that_is_not_there(come: Come) -> None:
    ann = come("Ann", language="en")
    for path, title in {
        "/": "Yamclub",
        "/about": "About · Yamclub",
        "/rules/slam": "Yamslam · Rules · Yamclub",
    }.items():
        ann.go(path)
        expect(ann.page).to_have_title(title)
    ann.go("/t/abcdefghij/replay")
    expect(ann.page.get_by_role("heading", name="There is no such table")).to_be_visible()
