"""Yam Master and Yamslam for those who play by keys, by ear, or with colours of their own."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.colours import sharpest, text_contrast
from tests.web.conftest import Come
from tests.web.hearing import Transcript
from tests.web.players import PLAYERS
from tests.web.stage import stage
from tests.web.test_dice_tables import FOUR, chips
from tests.web.test_master import MINE, OPENED, THEIRS, at
from tests.web.visitor import Visitor

# --- what can be seen


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_small_letters_on_wood_can_be_read(come: Come, scheme: str) -> None:
    ann = come("Camille", language="fr", color_scheme=scheme)
    stage(ann, "master", "me,greedy", OPENED)
    assert text_contrast(ann.page, ".files span:nth-child(2n + 1), .ranks span:nth-child(2n + 1)") >= 4.5
    stage(ann, "slam", FOUR, chips("33344", 1))
    assert text_contrast(ann.page, "[data-walk=stacks] .name") >= 4.5


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pieces_stay_visible_in_the_colours_of_the_device(come: Come, scheme: str) -> None:
    ann = come("Camille", forced_colors="active", color_scheme=scheme)
    stage(ann, "master", "me,greedy", OPENED)
    for piece in ("[data-walk=dice] button", "[data-walk=throws]", "[data-square=a1] .pawn", "[data-square=b1] .pawn"):
        assert sharpest(ann.page.locator(piece).first) >= 4.5, piece
    stage(ann, "slam", FOUR, chips("33344", 1))
    for piece in ("[data-walk=dice] button", "[data-walk=dice] button >> nth=4", ".stack.s5 .chip"):
        assert sharpest(ann.page.locator(piece).first) >= 3, piece


# --- by keys alone


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement?.tagName ?? 'nothing'"))


_TOWARDS_A_SQUARE = """() => {
    const [here, square] = [document.activeElement, document.querySelector('[data-square].can')];
    if (here.matches('[data-square].can')) return null;
    const after = here.compareDocumentPosition(square) & Node.DOCUMENT_POSITION_FOLLOWING;
    return after ? 'Tab' : 'Shift+Tab';
}"""


def slam_keys(page: Page) -> None:
    """Whatever the focus is on is the next thing to do: another throw, a chip, the end of the turn."""
    page.keyboard.press("Enter")


def master_keys(page: Page) -> None:
    """A lit square, which Tab leads to; else the most frequent face is kept, and the rest thrown again."""
    if page.locator("[data-square].can").count():
        for _ in range(12):
            if (direction := page.evaluate(_TOWARDS_A_SQUARE)) is None:
                break
            page.keyboard.press(direction)
        expect(page.locator("[data-square].can:focus")).to_have_count(1)  # Enter elsewhere may lead away
    elif page.locator("[data-walk=dice] button:enabled").count():
        faces = [str(die.get_attribute("aria-label"))[7] for die in page.locator("[data-walk=dice] button").all()]
        kept = page.locator("[data-walk=dice] [aria-pressed=true]").count()
        best = max(faces, key=faces.count)
        for place, face in enumerate(faces, start=1):
            if not kept and face == best and faces.count(best) < len(faces):
                page.keyboard.press(str(place))
    page.keyboard.press("Enter")


@pytest.mark.parametrize(("game", "play"), [("slam", slam_keys), ("master", master_keys)])
def test_a_match_by_keyboard_alone_and_the_focus_is_never_lost(
    come: Come, game: str, play: Callable[[Page], None]
) -> None:
    ann = come("Ann", language="en", size="desktop")
    ann.against_bots(game)
    player, page = PLAYERS[game](ann), ann.page
    player._wait("return next() || one('section.over')")
    while not ann.over:
        event = ann.event
        assert focused(page) not in ("BODY", "nothing"), event
        play(page)
        player._wait(f"return event() > {event} && next() || one('section.over')")


def test_few_tab_stops_to_everything(come: Come) -> None:
    ann = come("Camille", language="en", size="desktop")
    for game, seats, state in (("master", "me,greedy", OPENED), ("slam", FOUR, chips("22244", 1))):
        stage(ann, game, seats, state)
        stops = "[data-board] :is(button, summary, ol):not(:disabled, [tabindex='-1'])"
        assert ann.page.locator(stops).count() <= 8


def test_arrow_keys_go_around_the_dice_and_the_stacks(come: Come) -> None:
    ann = come("Camille", language="en", size="desktop")
    sent = stage(ann, "slam", FOUR, chips("33344", 1))
    page = ann.page
    dice, stacks = page.locator("[data-walk=dice] button"), page.locator("[data-walk=stacks] button")
    dice.first.focus()
    page.keyboard.press("ArrowRight")
    expect(dice.nth(1)).to_be_focused()
    page.keyboard.press("Tab")
    expect(stacks.nth(0)).to_be_focused()  # the first that the dice win
    page.keyboard.press("ArrowRight")
    expect(stacks.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    assert sent == [{"kind": "take", "series": "brelan", "removed": False}]


# --- by ear


def heard_by(visitor: Visitor) -> Transcript:
    return Transcript(visitor.context, visitor.page)


def test_a_whole_turn_of_yamslam_by_ear(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    heard = heard_by(ann)
    table = ann.table("slam", "me")
    ann.start(table)
    ann.go(table)
    player = PLAYERS["slam"](ann)
    player.wait_for_move()
    said = heard.wait_for("rolls left")
    assert re.fullmatch(r"You roll: [1-6 ]+\.", said[-2])
    assert re.fullmatch(r"Your turn\. 2 rolls left\. (Your dice win|Yamslam!).*\.", said[-1])
    ann.page.keyboard.press("1")
    (kept,) = heard.wait_for("kept")
    face = kept.split(" a ")[1][0]
    assert kept == f"Die 1, a {face}: kept. Kept: {face}."
    ann.page.keyboard.press("1")
    assert heard.wait_for("put back") == [f"Die 1, a {face}: put back. None kept."]
    ann.page.keyboard.press("Shift+D")
    assert re.fullmatch(r"Dice 1 to 5: ([1-6] ){4}[1-6]\. None kept\.", heard.wait_for("Dice 1 to 5")[-1])
    ann.page.locator("[data-board]").focus()
    ann.page.keyboard.press(" ")
    said = heard.wait_for("1 roll left")
    assert [one.split(":")[0] for one in said[:-1]] == ["You reroll all the dice.", "You roll"]
    assert not said[-1].startswith("Your turn")
    ann.page.keyboard.press("Shift+S")
    table_said = heard.wait_for("Ann: 0 points")[-1]
    assert "two pairs, 5 points, 4 chips in play" in table_said


def test_a_whole_turn_of_yam_master_by_ear(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    heard = heard_by(ann)
    stage(ann, "master", "me,greedy", at(MINE, THEIRS, "33344", 3, last="e2"))
    heard = Transcript(ann.context, ann.page)
    assert ann.page.evaluate("spoken.at(-1)") == (
        "Your turn. No roll left. Squares to take: b3: full house, a5: three 3s."
    )
    expect(ann.page.locator("[data-square=b3]")).to_be_focused()
    expect(ann.page.locator("[data-square=b3]")).to_have_accessible_name("b3: full house, free, can be taken")
    expect(ann.page.locator("[data-square=a1]")).to_have_accessible_name("a1: 1, three 1s, your pawn")
    expect(ann.page.locator("[data-square=e2]")).to_have_accessible_name("e2: 5, three 5s, held by Greedy, placed last")
    heard.new()
    ann.page.keyboard.press("Shift+S")
    assert "Ann: 2 points, 7 pawns left. Pawns on a1, b2, c2, d2, c3." in heard.wait_for("Free squares")[-1]
