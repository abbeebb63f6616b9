"""What a table can be given from the page: every option of every game, a deck of one's own, and a name on the way."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.visitor import Language, Visitor
from yamclub.games.color.colours import SYMMETRIC
from yamclub.server.protocol.catalogue import catalogue


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_option_of_every_game_can_be_set_and_is_explained(come: Come, language: Language) -> None:
    ann = come("Ann", language=language)
    for game in catalogue(language):
        ann.go(f"/new/{game.id}")
        expect(ann.page.get_by_role("heading", name=game.name)).to_be_visible()
        while (more := ann.page.locator("details:not([open]) summary")).count():
            more.first.click()
        # The clock, who may come, the bot that stands in, and whether odds and hints may be shown.
        tables_own = 3 + game.odds + (game.coach and not game.real_time)
        choices = ann.page.locator(".options fieldset, .options input[type=number]")
        expect(choices).to_have_count(len(game.options) + tables_own + bool(game.presets))
        explained = ann.page.locator(".options [aria-describedby]")
        expect(explained.nth(len(game.options) - 1)).to_be_attached()  # once the game's own words are there
        told = ann.page.locator(".options").first.inner_text()
        assert f"{game.id}-option" not in told  # no message id where a sentence should be
    ann.check("options")


def paste(visitor: Visitor, deck: str) -> None:
    visitor.go("/new/color")
    visitor.page.get_by_text("More options").click()
    visitor.page.get_by_role("radio", name="yours").check(force=True)
    visitor.page.get_by_role("textbox", name="Paste them here").fill(deck)


def test_a_deck_of_ones_own_is_refused_in_words_until_it_is_right(come: Come) -> None:
    ann = come("Ann", language="en")
    page = ann.page
    paste(ann, "RRRRBBBB\nRRRRBBGY")
    expect(page.get_by_text("2 read")).to_be_visible()
    ann.button("play").click()
    ann.wait_for_alert("2 cards")
    cards = [str(card) for card in SYMMETRIC]
    page.get_by_role("textbox", name="Paste them here").fill("\n".join([*cards[:-1], "RRRRRRRX"]))
    ann.button("play").click()
    ann.wait_for_alert("Card 26")
    ann.check("deck")
    file = {"name": "deck.json", "mimeType": "application/json", "buffer": json.dumps(["RRRRBBBB"] * 26).encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    expect(page.get_by_text("26 read")).to_be_visible()
    ann.button("friends").click()
    ann.button("invite").click()
    expect(page.get_by_text("The cards: yours")).to_be_visible()
    table = page.get_by_role("textbox").input_value().rpartition("/")[2]
    told = ann.context.request.get(f"/api/tables/{table}").json()
    assert told["options"]["deck"] == ["RRRRBBBB"] * 26


def test_a_name_and_you_play(come: Come) -> None:
    ann = come(language="en", first_game=True)
    ann.go("/new/slam")
    ann.page.get_by_role("textbox", name="Your name").fill("Ann")
    ann.button("play").click()
    ann.button("skip").click()
    expect(ann.page).to_have_title("● Your turn · Yamclub")
