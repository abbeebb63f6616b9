"""YAM menteur and Yam's by keys alone, and by what a screen reader is told."""

from __future__ import annotations

import re
from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.games.menteur import positions as menteur
from tests.games.yams import positions as yams
from tests.web.conftest import Come
from tests.web.hearing import Transcript
from tests.web.players.menteur import MenteurPlayer
from tests.web.players.yams import YamsPlayer
from tests.web.stage import stage
from tests.web.visitor import Visitor
from yamclub.games.menteur.moves import MenteurOptions
from yamclub.mechanics.sheet import Box

ROLLS = r"(2 rolls|One roll) left: roll again, or announce a box\."


def focus(page: Page) -> str:
    """What has the focus, once the page is drawn."""
    return str(
        page.evaluate("""() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
            done(document.activeElement.matches('body, main') ? 'nowhere'
                : document.activeElement.className.split(' svelte')[0]))))""")
    )


def arrive(come: Come, game: str, seats: str) -> tuple[Visitor, Transcript]:
    ann = come("Ann", language="en", size="desktop")
    heard = Transcript(ann.context, ann.page)
    table = ann.table(game, seats)
    ann.start(table)
    ann.go(table)
    expect(ann.match).to_be_visible()
    return ann, heard


def said_once(said: list[str]) -> None:
    assert not [one for one, again in pairwise(said) if one == again], said
    assert not [one for one in said if ".." in one or "{" in one or "menteur-" in one or "yams-" in one], said


# --- what is told


def test_a_turn_of_menteur_as_it_is_told(come: Come) -> None:
    ann, heard = arrive(come, "menteur", "me,bluffer,bluffer")
    player, page = MenteurPlayer(ann), ann.page
    player.until_own_turn()
    heard.wait_for("2 rolls left: roll again, or announce a box.")
    page.keyboard.press("Shift+D")
    assert heard.wait_for("The cup is down.") == ["The cup is down."]
    page.keyboard.press("p")
    [under] = heard.wait_for("Under your cup")
    dice = re.fullmatch(r"Under your cup: (\d) \d \d \d \d\.", under)
    assert dice, under
    page.keyboard.press("1")
    assert heard.wait_for("stays") == [f"{dice[1]}, stays. {under} To stay: {dice[1]}."]
    player.press("Space")
    player.wait_for_move()
    rolled = heard.wait_for("One roll left")
    said_once(rolled)
    assert rolled[-1] == "One roll left: roll again, or announce a box."  # no call of the turn after one's own roll
    assert f"You leave {dice[1]} under the cup" in rolled[0]
    page.keyboard.press("m")
    [chosen] = heard.wait_for("Enter announces it")
    assert re.match(r"chance, \d+ points, the truth: Enter announces it\. Arrow keys change the points", chosen)
    page.keyboard.press("ArrowRight")
    player.press("Enter")
    [announced] = [one for one in heard.wait_for("You announce") if "You announce" in one]
    assert re.match(r"You announce chance, \d+ points\.", announced)
    page.keyboard.press("Shift+S")
    [sheet] = [one for one in heard.wait_for("You: ") if "You: " in one]
    assert re.search(r"You: \d+ points?\. Open: aces", sheet), sheet


def test_a_decision_as_it_is_told(come: Come) -> None:
    ann, heard = arrive(come, "menteur", "me,bluffer,bluffer")
    player, page = MenteurPlayer(ann), ann.page
    player.wait_for_move()
    while not player.can_decide:
        player.move()
        player.wait_for_move()
    told = heard.wait_for("A accepts, C challenges.")
    said_once(told)
    asked = told[-1]
    assert re.search(
        r"After (one roll|. rolls)\. On your sheet, [\w ]+: .*\. True: a cross · Bluff: .*\. "
        r"A accepts, C challenges\.$",
        asked,
    ), asked
    event = ann.event
    page.locator("header a").first.focus()
    page.keyboard.press("c")  # away from the board it means nothing
    page.locator("[data-board]").focus()
    page.keyboard.press("c")
    assert heard.wait_for("Challenge?")[-1].endswith("C again or Enter confirms, Escape goes back.")
    expect(page.locator(".button.big.bluff")).to_be_focused()
    assert ann.event == event
    page.keyboard.press("Escape")
    heard.wait_for("A accepts, C challenges.")
    expect(page.get_by_role("button", name=re.compile("^Accept"))).to_be_focused()
    player.press("a")
    said_once(heard.new())


def test_a_turn_of_yams_as_it_is_told(come: Come) -> None:
    ann, heard = arrive(come, "yams", "me,greedy")
    player, page = YamsPlayer(ann), ann.page
    player.wait_for_move()
    first = heard.wait_for("rolls left: reroll, or choose a box. Best: ")
    said_once(first)
    page.keyboard.press("2")
    assert re.match(r"Die 2, a \d: kept\. Kept: \d\.", heard.wait_for("kept")[-1])
    event = ann.event
    page.keyboard.press("Space")
    ann.wait_for_event(event + 2)
    rolled = heard.wait_for("One roll left: reroll, or choose a box.")
    said_once(rolled)
    assert not [one for one in rolled if one.startswith("Your turn")]
    page.keyboard.press("Shift+S")
    assert re.match(r"You: 0 points\. Open: aces \d+, twos \d+", heard.wait_for("Open")[-1])
    page.keyboard.press("m")
    assert re.match(r"chance chosen, \d+ points: Enter scores, Escape goes back\.", heard.wait_for("chance")[-1])
    page.keyboard.press("Enter")
    assert re.match(r"You score \d+ in chance\.", heard.wait_for("You score")[0])


# --- by keys alone


def test_a_match_of_yams_by_keys(come: Come) -> None:
    ann, _ = arrive(come, "yams", "me,greedy")
    player, page = YamsPlayer(ann), ann.page
    for turn in range(13):
        player.wait_for_move()
        expect(page.locator("[data-walk=actions] .main")).to_be_focused()
        if turn == 0:  # a throw, then along the sheet
            event = ann.event
            page.keyboard.press("Enter")
            ann.wait_for_event(event + 2)
            player.wait_for_move()
        key = page.locator("td.mine button:not(.faint), td.mine button").first.get_attribute("aria-keyshortcuts")
        assert key is not None
        page.keyboard.press(key)
        expect(page.locator(".write")).to_be_focused()
        event = ann.event
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(event) => Number(document.querySelector('[data-event]').dataset.event) > event"
            " || document.querySelector('[data-asks][open]')",
            arg=event,
        )
        if page.locator("[data-asks]").count():  # a zero is asked about
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        ann.wait_for_event(event + 1)
        assert focus(page) != "nowhere"
    player.wait_for_end()


def test_a_match_of_menteur_by_keys(come: Come) -> None:
    ann, _ = arrive(come, "menteur", "me,bluffer,bluffer")
    player, page = MenteurPlayer(ann), ann.page
    page.wait_for_function("document.activeElement.closest('[data-board]')")  # it goes there by itself
    page.keyboard.press("p")
    rolled = challenged = 0
    while True:
        player._wait("return next() || one('section.over')")
        if player.over:
            break
        assert focus(page) != "nowhere"
        if player.can_decide:
            expect(page.get_by_role("button", name=re.compile("^Accept"))).to_be_focused()
            if (rolled + ann.event) % 5 == 0 and challenged < 3:
                challenged += 1
                page.keyboard.press("c")
                expect(page.locator(".button.bluff")).to_be_focused()
                act(ann, "Enter")
            else:
                act(ann, "a")
        elif page.locator("[data-walk=actions] .main").count() and rolled % 3 == 0:
            rolled += 1
            act(ann, "Space")
        else:
            rolled += 1
            key = page.locator(".box.true, .box[aria-disabled=false]").first.get_attribute("aria-keyshortcuts")
            assert key is not None
            page.keyboard.press(key)
            expect(page.locator("[data-walk=announce] input, .announce").first).to_be_visible()
            assert focus(page) != "nowhere"
            if not page.locator(".announce").count():
                page.keyboard.press("Space")
            act(ann, "Enter")
        assert focus(page) != "nowhere"


def act(ann: Visitor, key: str) -> None:
    event = ann.event
    ann.page.keyboard.press(key)
    ann.page.wait_for_function(
        "(event) => Number(document.querySelector('[data-event]').dataset.event) > event"
        " || document.querySelector('section.over') || document.querySelector('.soft.wait')",
        arg=event,
    )


def test_arrows_go_along_the_boxes_and_tab_passes_them(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    ann.remembers(**{"menteur.lifted": "yes"})
    stage(ann, "menteur", "me,bluffer,bluffer", menteur.thrown("44425"))
    stops = tab_stops(ann.page)
    assert stops["box"] == 1
    assert stops["die"] == 1
    assert sum(stops.values()) <= 8, stops
    ann.page.locator("button.box").first.focus()
    for key, name in (("ArrowRight", "twos"), ("ArrowDown", "brelan"), ("End", "chance"), ("Home", "aces")):
        ann.page.keyboard.press(key)
        expect(ann.page.locator(f"[data-box={name}]")).to_be_focused()

    stage(ann, "yams", "me,greedy", yams.thrown("33344", yams.sheet(threes=9), throws=1))
    stops = tab_stops(ann.page)
    assert stops["cell"] == 1
    assert sum(stops.values()) <= 8, stops
    ann.page.locator("td.mine button").nth(1).focus()
    ann.page.keyboard.press("ArrowDown")
    expect(ann.page.get_by_role("button", name=re.compile("^fours"))).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".write")).to_be_focused()


def tab_stops(page: Page) -> dict[str, int]:
    """How many stops of the Tab key the board has, up to its last button."""
    counted: dict[str, int] = page.evaluate("""() => {
        const stops = { box: 0, die: 0, cell: 0, other: 0 };
        const board = document.querySelector('.match-board');
        for (const one of board.querySelectorAll('button, input, [tabindex], summary')) {
            if (one.tabIndex < 0 || one.disabled || !one.checkVisibility({ visibilityProperty: true })) continue;
            if (one.matches('.box')) stops.box++;
            else if (one.matches('.die')) stops.die++;
            else if (one.matches('td button')) stops.cell++;
            else stops.other++;
        }
        return stops;
    }""")
    return counted


def test_with_no_roll_left_the_boxes_are_next(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    options = MenteurOptions(scratch="yes")
    state = menteur.thrown("23366", 3, options, throws=2, sheets=(menteur.full_but(Box.FULL, Box.YAM),))
    stage(ann, "menteur", "me,bluffer,bluffer", state)
    expect(ann.page.locator("[data-box=full]")).to_be_focused()
    hint = ann.page.locator("[data-walk=actions]")
    expect(hint).to_contain_text("No roll left: announce a box, or cancel one.")
    ann.page.keyboard.press("l")
    expect(ann.page.locator(".announce")).to_be_focused()  # yam has but one value
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-box=yam]")).to_be_focused()
    stage(ann, "yams", "me,greedy", yams.thrown("33344", yams.sheet(threes=9)))
    expect(ann.page.get_by_role("button", name=re.compile("^fours: "))).to_be_focused()
