"""How strong the bots are: chosen with one touch or by keyboard, told in words, remembered, and shown at the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.visitor import Language, Size, Visitor
from yamclub.bots import bot_line, bot_title
from yamclub.words import Words

GAME = "master"


def level(visitor: Visitor, bot: str) -> Locator:
    among = visitor.page.get_by_role(
        "group", name={"fr": "Niveau des bots", "en": "Level of the bots"}[visitor.language]
    )
    return among.get_by_role("radio", name=bot_title(bot, Words(visitor.language, GAME)), exact=True)


def seat(visitor: Visitor, number: int) -> Locator:
    return visitor.page.get_by_role("combobox").nth(number - 1)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_club_player_is_proposed_and_each_level_says_how_it_plays(come: Come, language: Language) -> None:
    ann, words = come("Ann", language=language), Words(language, GAME)
    ann.go(f"/new/{GAME}")
    expect(level(ann, "club")).to_be_checked()
    for bot in ("novice", "club", "expert"):
        level(ann, bot).check(force=True)
        line = bot_line(GAME, bot, words)
        expect(ann.page.locator(".about", has_text=line)).to_be_visible()
        expect(level(ann, bot)).to_have_accessible_description(line)
        expect(seat(ann, 2)).to_have_value(f"bot {bot}")
    expect(ann.page.locator(".others")).not_to_be_visible()
    ann.page.get_by_text("More bots" if language == "en" else "Autres bots").first.click()
    ann.check("levels")
    ann.page.locator(".others label").last.click()
    expect(seat(ann, 2)).to_have_value("bot random")


def test_one_touch_and_it_is_at_the_board_and_remembered(come: Come) -> None:
    ann = come("Ann", language="en")
    ann.go(f"/new/{GAME}")
    ann.page.locator(".levels label").nth(2).tap()
    ann.button("play").click()
    expect(ann.match).to_be_visible()
    expect(ann.page.locator(".tag", has_text="Expert").get_by_text("bot")).to_be_attached()
    ann.check("expert")
    ann.go("/new/slam")
    expect(level(ann, "expert")).to_be_checked()
    ann.go("/new/yams")
    expect(level(ann, "expert")).to_be_checked()


def test_by_keyboard_alone(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    ann.go(f"/new/{GAME}")
    level(ann, "club").focus()
    ann.page.keyboard.press("ArrowLeft")
    expect(level(ann, "novice")).to_be_checked()
    expect(level(ann, "novice")).to_be_focused()
    expect(seat(ann, 2)).to_have_value("bot novice")


def test_seats_of_one_table_may_differ(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    ann.go("/new/slam")
    ann.page.get_by_role("button", name="One seat more").click()
    seat(ann, 3).select_option("bot novice")
    expect(ann.page.get_by_text("Different bots, chosen below.")).to_be_visible()
    expect(ann.page.locator(".levels input:checked")).to_have_count(0)
    level(ann, "expert").check(force=True)
    expect(seat(ann, 2)).to_have_value("bot expert")
    expect(seat(ann, 3)).to_have_value("bot expert")
    ann.button("friends").click()
    expect(ann.page.locator(".levels")).to_have_count(0)


def test_an_open_seat_is_given_to_a_level_by_its_picker(come: Come) -> None:
    ann, bob = come("Ann", language="fr"), come("Bob", language="en", size="desktop")
    table = ann.table("slam", "me,open,greedy")
    ann.go(table)
    bob.go(table)
    ann.button("seat a bot").click()
    picker = ann.page.get_by_role("dialog")
    expect(picker.locator("[data-bot=club]")).to_be_focused()
    ann.check("picker")
    picker.locator("[data-bot=expert]").click()
    for person in (ann, bob):
        expect(person.page.locator(".seat").nth(1)).to_contain_text("Expert")
    ann.page.get_by_role("button", name="Changer le bot à la place 3").click()
    expect(picker.locator("[data-bot=greedy]")).to_be_focused()
    picker.locator("[data-bot=novice]").click()
    expect(bob.page.locator(".seat").nth(2)).to_contain_text("Novice")


@pytest.mark.parametrize("size", ["phone", "landscape", "desktop"])
def test_the_picker_fits(come: Come, size: Size) -> None:
    ann = come("Ann", language="fr", size=size)
    ann.go(ann.table("slam", "me,open"))
    ann.button("seat a bot").click()
    expect(ann.page.locator("dialog[open] [data-bot=club]")).to_be_focused()
    for bot in ("novice", "club", "expert"):
        expect(ann.page.locator(f"dialog[open] [data-bot={bot}]")).to_be_in_viewport(ratio=1)
    ann.check("picker-fits")
