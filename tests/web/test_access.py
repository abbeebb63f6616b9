"""What every board gives to people who use keys or a screen reader, whatever the game."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.hearing import Transcript
from tests.web.players.slam import SlamPlayer
from tests.web.visitor import Visitor


def at_my_turn(come: Come, **more: str) -> SlamPlayer:
    ann = come("Ann", language="en", size="desktop")
    ann.remembers(**more)
    player = SlamPlayer(ann)
    transcript_of[ann] = Transcript(ann.context, ann.page)
    ann.against_bots("slam")
    player.wait_for_move()
    return player


transcript_of: dict[Visitor, Transcript] = {}


def wait_for_focus(page: Page) -> None:
    """Until the focus is on the board, or on something within it: it goes there by itself."""
    page.wait_for_function("document.activeElement.closest('[data-board]')")


def test_keys_are_heard_within_the_board_and_nowhere_else(come: Come) -> None:
    player = at_my_turn(come)
    page, event = player.page, player.visitor.event
    wait_for_focus(page)
    page.locator("header a").first.focus()
    page.keyboard.press("1")
    expect(page.locator("button.die[aria-pressed=true]")).to_have_count(0)
    page.locator("[data-board]").focus()
    page.keyboard.press("1")
    expect(page.locator("button.die[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press(" ")
    player.visitor.wait_for_event(event + 1)
    player.wait_for_move()
    wait_for_focus(page)


def test_keys_can_be_listed_and_switched_off(come: Come) -> None:
    player = at_my_turn(come)
    page = player.page
    page.keyboard.press("?")
    help_page = page.get_by_role("dialog", name="Keys")
    expect(help_page).to_be_visible()
    player.visitor.check("keys")
    help_page.get_by_role("group", name="Single-key shortcuts").get_by_text("no").click()
    page.keyboard.press("Escape")
    expect(help_page).to_be_hidden()
    page.locator("[data-board]").focus()
    page.keyboard.press("1")
    page.keyboard.press("?")
    expect(help_page).to_be_hidden()
    expect(page.locator("button.die[aria-pressed=true]")).to_have_count(0)


def test_what_can_be_heard_on_demand(come: Come) -> None:
    player = at_my_turn(come)
    heard = transcript_of[player.visitor]
    heard.new()
    player.page.locator("[data-board]").focus()
    for key, said in {"T": "There is no time limit.", "O": "keep"}.items():
        player.page.keyboard.press(f"Shift+{key}")
        heard.wait_for(said)


def test_a_move_can_be_typed_as_in_the_terminal(come: Come) -> None:
    player = at_my_turn(come)
    page, event = player.page, player.visitor.event
    field = page.get_by_role("combobox", name="Your move")
    page.locator("[data-board]").focus()
    page.keyboard.press("/")
    expect(field).to_be_focused()
    page.keyboard.type("nonsense")
    page.keyboard.press("Enter")
    player.visitor.wait_for_alert("nonsense")
    expect(field).to_have_value("nonsense")  # nothing is lost
    field.fill("keep -")
    page.keyboard.press("Enter")
    player.visitor.wait_for_event(event + 1)
    expect(field).to_have_value("")


def test_a_refusal_stands_beside_what_was_touched_and_goes_with_the_next_move(come: Come) -> None:
    player = at_my_turn(come)
    page = player.page
    for die in page.locator("button.die").all():
        die.click()
    roll = page.locator("[data-walk=actions] button").first
    roll.click(force=True)
    refused = page.locator(".refused")
    expect(refused).to_be_visible()
    box, touched = refused.bounding_box(), roll.bounding_box()
    assert box is not None
    assert touched is not None
    gap = touched["y"] - box["y"] - box["height"]
    assert 0 <= gap <= 20
    event = player.visitor.event
    page.locator("button.die").first.click()
    roll.click()
    player.visitor.wait_for_event(event + 1)
    expect(refused).to_have_count(0)


def test_the_turn_is_called_once_and_not_after_each_own_roll(come: Come) -> None:
    player = at_my_turn(come)
    heard = transcript_of[player.visitor]
    heard.wait_for("Your turn")
    event = player.visitor.event
    player.page.locator("[data-board]").focus()
    player.page.keyboard.press(" ")
    player.visitor.wait_for_event(event + 1)
    player.wait_for_move()
    after = heard.new()
    assert not [one for one in after if one.startswith("Your turn. ")]
    assert len(after) == len(set(after))


def test_the_ring_of_the_focus_is_for_those_who_use_keys(come: Come) -> None:
    ann = come("Ann", language="en", size="phone")
    ann.against_bots("slam")
    SlamPlayer(ann).wait_for_move()
    main = ann.page.locator("[data-walk=actions] button.main").first
    main.focus()
    outline = "(one) => getComputedStyle(one).outlineStyle"
    assert main.evaluate(outline) == "none"
    ann.page.keyboard.press("Shift")
    assert main.evaluate(outline) == "solid"
