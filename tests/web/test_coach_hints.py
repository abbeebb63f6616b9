"""Hints during a match, step by step; the tutor who asks before a costly move; and who has to agree."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Come
from tests.web.hearing import Transcript
from tests.web.players import PLAYERS
from tests.web.visitor import Language, Size, Visitor

HINT = {"fr": "Conseil", "en": "Hint"}
WHY = {"fr": "Pourquoi", "en": "Why?"}


def card(page: Page) -> Locator:
    return page.locator("[data-hint]")


def at_turn(visitor: Visitor, game_id: str = "slam", seats: str = "me,club", moves: int = 0) -> None:
    """At a match in which it is this person's turn."""
    table = visitor.table(game_id, seats)
    visitor.start(table)
    visitor.go(table)
    player = PLAYERS[game_id](visitor)
    player.wait_for_move()
    for _ in range(moves):
        player.move()
        player.wait_for_move()


@pytest.mark.parametrize(
    ("language", "size"), [("fr", "small phone"), ("en", "phone"), ("fr", "landscape"), ("en", "desktop")]
)
def test_a_hint_comes_step_by_step_and_goes_with_the_position(come: Come, language: Language, size: Size) -> None:
    ann = come("Ann", language=language, size=size)
    at_turn(ann)
    page = ann.page
    page.get_by_role("button", name=HINT[language], exact=True).click()
    expect(card(page)).to_have_attribute("data-hint", "what")
    expect(card(page).get_by_role("table")).to_have_count(0)
    ann.check("coach-hint-what")
    card(page).get_by_role("button", name=re.compile(re.escape(WHY[language]))).click()
    expect(card(page)).to_have_attribute("data-hint", "why")
    rows = card(page).get_by_role("row")
    expect(rows.nth(1)).to_contain_text(re.compile(r"\d+[.,]\d\s?%"))
    ann.check("coach-hint-why")
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_hint_by_key_is_spoken_and_goes_with_the_move(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    heard = Transcript(ann.context, ann.page)
    at_turn(ann)
    page = ann.page
    expect(page.locator("[data-board] :focus")).to_have_count(1)
    page.keyboard.press("w")
    expect(card(page)).to_have_attribute("data-hint", "what")
    page.wait_for_function("() => spoken.some((text) => text.startsWith('Hint: You'))")
    page.keyboard.press("w")
    expect(card(page)).to_have_attribute("data-hint", "why")
    page.wait_for_function("() => spoken.some((text) => /[0-9]%/.test(text))")
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    page.keyboard.press("w")
    expect(card(page)).to_be_visible()
    before = ann.event
    PLAYERS["slam"](ann).move()
    ann.wait_for_event(before + 1)
    expect(card(page)).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_text("Hint, step by step")).to_be_visible()
    assert heard.everything


def test_a_table_may_forbid_hints(come: Come) -> None:
    ann = come("Ann", language="fr", size="phone")
    ann.go("/new/slam")
    ann.page.get_by_text("Plus d’options").or_(ann.page.locator("summary")).last.click()
    ann.page.get_by_role("group", name="Conseils").get_by_role("radio", name="interdits").check(force=True)
    ann.check("coach-new-table")
    ann.button("play").click()
    expect(ann.match).to_be_visible()
    PLAYERS["slam"](ann).wait_for_move()
    expect(ann.page.get_by_role("button", name="Règles")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Conseil", exact=True)).to_have_count(0)


def test_people_have_to_agree_first(come: Come) -> None:
    ann, bob = come("Ann", language="en", size="phone"), come("Bob", language="en", size="desktop")
    table = ann.table("slam", "me,open")
    bob.sit(table, 1)
    ann.start(table)
    for one in (ann, bob):
        one.go(table)
        expect(one.match).to_be_visible()
        expect(one.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    for one in (ann, bob):
        one.button("table").click()
    switch = [one.page.get_by_role("switch", name="Allow hints in this match") for one in (ann, bob)]
    switch[0].check()
    expect(bob.page.get_by_text("Still missing: Bob")).to_be_visible()
    expect(bob.page.get_by_text("Given by: Ann")).to_be_visible()
    ann.check("coach-agree")
    switch[1].check()
    expect(ann.page.get_by_text("Everybody agrees")).to_be_visible()
    for one in (ann, bob):
        one.page.keyboard.press("Escape")
        expect(one.page.get_by_role("button", name="Hint", exact=True)).to_be_visible()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_tutor_asks_before_a_costly_move(come: Come, language: Language) -> None:
    """Whoever stops with all five dice formless gives a lot away; whoever wants to may."""
    ann = come("Ann", language=language, size="phone")
    ann.remembers(tutor="on")
    at_turn(ann)
    page, player = ann.page, PLAYERS["slam"](ann)
    question = page.locator("[data-asks][open]")
    think, anyway = question.locator(".button.main"), question.locator(".button.danger")
    for _ in range(60):  # Ann takes whatever comes first: a mistake is not far
        before = ann.event
        player.wait_for_move()
        assert player.click()
        page.wait_for_function(
            "(before) => document.querySelector('[data-asks][open]') || document.querySelector('section.over')"
            " || Number(document.querySelector('[data-event]')?.dataset.event ?? 0) > before",
            arg=before,
        )
        if question.count():
            break
    expect(question).to_contain_text("%")
    ann.check("coach-tutor")
    before = ann.event
    think.click()
    expect(question).to_have_count(0)
    assert ann.event == before
    player.click()
    anyway.click()
    ann.wait_for_event(before + 1)


def test_nobody_is_tutored_unasked(come: Come) -> None:
    ann = come("Ann", language="en", size="phone")
    at_turn(ann, moves=6)
    assert not [one for one in ann.heard if one["say"] in ("hint", "caution")]
