"""The analysis of a match on the page: opened from its end, by its link, and looked through choice by choice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.players import PLAYERS, play_to_the_end
from tests.web.visitor import SIZES, Language, Size, Visitor

ANALYSIS = {"fr": "Analyse", "en": "Analysis"}
WIDTHS = [(320, 640), (390, 844), (844, 390), (1280, 800)]


def analysed(visitor: Visitor, game_id: str = "slam", seats: str | None = None) -> str:
    """At the analysis of a match that bots have played; the path to its table."""
    kind = PLAYERS[game_id]
    table = visitor.table(game_id, seats or ",".join([kind.bot] * 2), **kind.options)
    visitor.start(table)
    visitor.go(table)
    expect(visitor.page.locator("section.over")).to_be_visible()
    visitor.page.get_by_role("link", name=ANALYSIS[visitor.language], exact=True).click()
    expect(visitor.page.locator("h1")).not_to_have_class(re.compile("unseen"))
    return table


def drawn(page: Page) -> None:
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


@pytest.mark.parametrize(("language", "size"), [("en", "phone"), ("fr", "desktop"), ("fr", "landscape")])
def test_a_match_is_looked_through(come: Come, language: Language, size: Size) -> None:
    """Ann takes what comes and throws everything again: there is something to be said about that."""
    ann = come("Ann", language=language, size=size)
    table = ann.table("slam", "me,club")
    ann.start(table)
    ann.go(table)
    play_to_the_end(PLAYERS["slam"](ann))
    page = ann.page
    page.get_by_role("link", name=ANALYSIS[language], exact=True).click()
    expect(page.locator("h1")).to_contain_text(re.compile("Ann|[Cc]lub"))
    for width, height in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, (width, height)
    page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]

    # Luck and skill, and what the words mean.
    card = page.get_by_role("article").first
    word = card.get_by_role("button").first
    word.click()
    expect(word).to_have_attribute("aria-expanded", "true")
    expect(card.locator(".about:not([hidden])")).to_be_visible()
    ann.check("coach-analysis")

    # The chart, by key and by finger.
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    first = int(slider.input_value())
    assert first > 0
    page.keyboard.press("End")
    assert int(slider.input_value()) > first
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Ann.*%"))
    box = slider.bounding_box()
    assert box is not None
    slider.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    middle, last = int(slider.input_value()), int(slider.get_attribute("max") or 0)
    assert 0.3 * last < middle < 0.7 * last

    # Turning points and choices to tap, with the board as it was.
    point = page.locator(".course ol button").first
    point.click()
    expect(point).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".stage [data-walk=dice]")).to_be_in_viewport()
    choice = page.locator(".choices ol button").first
    choice.click()
    expect(page.locator(".verdict[data-mark]")).to_be_visible()
    expect(page.locator(".verdict dt")).to_have_count(2)
    expect(page.locator(".stage [data-walk=dice]").first).to_be_visible()
    ann.check("coach-choice")


def test_mistakes_are_gone_through_and_filtered(come: Come) -> None:
    ann = come("Ann", language="en", size="phone")
    table = ann.table("slam", "random,club")
    ann.start(table)
    ann.go(table)
    expect(ann.page.locator("section.over")).to_be_visible()
    page = ann.page
    page.get_by_role("link", name="Analysis", exact=True).click()
    rows = page.locator(".choices ol button")
    expect(rows.first).to_be_visible()
    everything = rows.count()
    rows.first.click()
    expect(page.get_by_text(f"1 of {everything}")).to_be_visible()
    page.get_by_role("button", name="Next mistake").click()
    expect(page.get_by_text(f"2 of {everything}")).to_be_visible()
    page.get_by_role("button", name="Previous mistake").click()
    expect(page.get_by_role("button", name="Previous mistake")).to_have_attribute("aria-disabled", "true")

    group = page.get_by_role("group", name="Which choices")
    marks = group.get_by_role("button", name=re.compile("Blunders|Mistakes|Inaccuracies")).all()
    counts = [int((mark.text_content() or "").rsplit(" ", 1)[1]) for mark in marks]
    assert sum(counts) == everything
    mark, count = next((mark, count) for mark, count in zip(marks, counts, strict=True) if 0 < count < everything)
    mark.click()
    expect(rows).to_have_count(everything - count)
    mark.click()
    page.get_by_role("radio", name="random").check(force=True)
    by_random = rows.count()
    page.get_by_role("radio", name="Club", exact=False).check(force=True)
    assert rows.count() + by_random == everything


def test_a_stranger_opens_the_link_at_the_same_moment(come: Come) -> None:
    """And the replay is one tap away, and back, at that moment."""
    ann = come("Ann", language="en", size="desktop")
    table = analysed(ann, seats="random,club")
    ann.page.locator(".choices ol button").nth(1).click()
    expect(ann.page).to_have_url(re.compile(r"/analysis#\d+$"))
    step = int(ann.page.url.rsplit("#", 1)[1])
    played = ann.page.locator(".verdict dd").first.text_content()

    bob = come(language="en", size="phone")
    bob.go(f"{table}/analysis#{step}")
    expect(bob.page.locator(".verdict dd").first).to_have_text(played or "")
    bob.check("coach-analysis-stranger")
    bob.page.get_by_role("link", name="Watch from here").click()
    slider = bob.page.get_by_role("slider")
    expect(slider).to_have_value(str(step - 1))  # the first event is number 1
    bob.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(step))
    bob.page.get_by_role("link", name="Analysis").click()
    expect(bob.page).to_have_url(re.compile(rf"/analysis#{step + 1}$"))
    expect(bob.page.get_by_role("slider")).to_have_value(str(step + 1))


def test_what_cannot_be_analysed_is_said(come: Come) -> None:
    ann = come("Ann", language="en", size="phone")
    table = ann.table("slam", "me,club")
    ann.start(table)
    ann.go(f"{table}/analysis")
    expect(ann.page.get_by_role("heading", name="No analysis of this match")).to_be_visible()
    expect(ann.page.get_by_role("alert").first).not_to_be_empty()
    ann.check("coach-no-analysis")
    ann.go("/t/abcdefghjk/analysis")
    expect(ann.page.get_by_role("heading", name="There is no such table")).to_be_visible()


def test_the_chart_can_be_read_as_a_table(come: Come) -> None:
    ann = come("Ann", language="fr", size="phone")
    analysed(ann)
    ann.page.get_by_text("Le graphique en tableau").click()
    rows = ann.page.get_by_role("region", name="Le graphique en tableau").get_by_role("row")
    expect(rows.nth(1)).to_contain_text("Début de la partie")
    expect(rows.nth(1)).to_contain_text(re.compile(r"\d+\s%"))
    assert rows.count() > 20
    ann.check("coach-table")
