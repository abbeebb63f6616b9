"""What costs something asks first, or can be taken back, on a phone: by touch, by keyboard and by ear."""

from __future__ import annotations

from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Come
from tests.web.hearing import Transcript
from tests.web.players.yami import YamiPlayer
from tests.web.stage import stage
from tests.web.test_master import MINE, OPENED, THEIRS, at
from tests.web.visitor import Visitor
from yamclub.games.slam.moves import SlamOptions
from yamclub.games.slam.rules import SlamState, first_state
from yamclub.kernel.dice import Dice


def actions(page: Page) -> Locator:
    return page.locator("[data-walk=actions]")


def question(page: Page) -> Locator:
    return page.get_by_role("dialog").filter(has=page.locator(".danger"))


def back(page: Page) -> Locator:
    return actions(page).locator("button[data-aside]")


def gap(one: Locator, other: Locator) -> float:
    """How far apart they are; negative if they overlap."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    left, right = sorted((a, b), key=lambda box: box["x"])
    upper, lower = sorted((a, b), key=lambda box: box["y"])
    return max(right["x"] - left["x"] - left["width"], lower["y"] - upper["y"] - upper["height"])


# --- asking first


def yamslam(throws: int, edition: int) -> SlamState:
    turn = first_state(2, SlamOptions(), edition).begin_turn(0)
    return replace(turn, phase="choosing", dice=Dice((1, 2, 3, 5, 6)), throws=throws)


def test_finishing_without_a_chip_asks_while_rolls_are_left(come: Come) -> None:
    """The current rules let nobody finish before the last roll; matches of the first version do, and ask."""
    ann = come("Camille", language="fr", size="phone")
    sent = stage(ann, "slam", "me,greedy", yamslam(1, edition=1))
    page = ann.page
    stop = actions(page).get_by_role("button", name="Finir le tour sans jeton")
    stop.click()
    expect(question(page)).to_contain_text("alors qu’il vous reste des lancers")
    expect(page.get_by_role("button", name="Revenir")).to_be_focused()
    assert gap(question(page).get_by_role("button", name="Finir sans jeton"), stop) >= 0
    page.keyboard.press("Escape")
    expect(question(page)).to_have_count(0)
    expect(stop).to_be_focused()
    assert sent == []
    stop.click()
    question(page).get_by_role("button", name="Finir sans jeton").click()
    expect(question(page)).to_have_count(0)
    assert sent == [{"kind": "stop"}]


def test_what_is_the_only_thing_left_to_do_does_not_ask(come: Come) -> None:
    ann = come("Camille", language="en", size="phone")
    sent = stage(ann, "slam", "me,greedy", yamslam(3, edition=2))
    actions(ann.page).get_by_role("button").first.click()
    expect(question(ann.page)).to_have_count(0)
    assert sent == [{"kind": "stop"}]


def test_placing_nothing_asks_and_a_square_does_not(come: Come) -> None:
    ann = come("Camille", language="en", size="phone")
    sent = stage(ann, "master", "me,greedy", OPENED)
    page = ann.page
    actions(page).get_by_role("button", name="Place nothing").click()
    expect(question(page)).to_contain_text("no pawn placed")
    page.mouse.click(5, 5)  # beside it
    expect(question(page)).to_have_count(0)
    page.locator("[data-square].can").first.click()
    expect(question(page)).to_have_count(0)
    assert [move["kind"] for move in sent] == ["place"]


def test_a_typed_move_asks_too(come: Come) -> None:
    ann = come("Camille", language="en", size="desktop")
    sent = stage(ann, "master", "me,greedy", at(MINE, THEIRS, "12446", 2))
    page = ann.page
    page.locator("[data-board]").focus()
    page.keyboard.press("/")
    page.keyboard.type("stop")
    page.keyboard.press("Enter")
    expect(question(page)).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(question(page)).to_have_count(0)
    assert list[object](sent) == ["stop"]


# --- taking back


def against_a_bot(ann: Visitor, game: str) -> Page:
    table = ann.table(game, "me,greedy")
    ann.start(table)
    ann.go(table)
    expect(ann.page.locator(".status.mine")).to_be_visible()
    return ann.page


def test_a_dare_is_taken_back_by_touch_and_by_key(come: Come) -> None:
    ann = come("Ann", language="fr", size="phone")
    heard = Transcript(ann.context, ann.page)
    page = against_a_bot(ann, "master")
    dice = page.locator("[data-walk=dice] button").evaluate_all("(dice) => dice.map((die) => die.ariaLabel)")
    dare, throws = actions(page).locator(".dare"), actions(page).locator(".button.main")
    for how in ("touch", "key"):
        dare.click()
        expect(page.locator("[data-dare=on]")).to_be_visible()
        expect(back(page)).to_have_accessible_name("Reprendre")
        expect(back(page)).not_to_be_focused()
        assert gap(back(page), throws) >= 8
        if how == "touch":
            back(page).click()
        else:
            page.locator("[data-board]").focus()
            page.keyboard.press("z")
        expect(dare).to_be_visible()
        expect(page.locator("[data-dare]")).to_have_count(0)
        expect(back(page)).to_have_count(0)
        heard.wait_for("Vous reprenez votre coup")
    assert page.locator("[data-walk=dice] button").evaluate_all("(dice) => dice.map((die) => die.ariaLabel)") == dice
    assert page.locator("body").evaluate("() => document.activeElement !== document.body")
    dare.click()
    throws.click()
    expect(back(page)).to_have_count(0)


def test_a_box_chosen_in_secret_is_taken_back_while_the_others_choose(come: Come) -> None:
    """Bob lays down; Ann chooses while Cid has not."""
    people = [come(name, language="en", size="phone") for name in ("Ann", "Bob", "Cid")]
    ann = people[0]
    table = ann.table("yami", "me,open,open")
    for seat, visitor in enumerate(people[1:], start=1):
        visitor.sit(table, seat)
    ann.start(table)
    for visitor in people:
        visitor.go(table)
    players = [YamiPlayer(visitor, seat) for seat, visitor in enumerate(people)]
    while not all_following(players):
        for player in players:
            if all_following(players):
                break
            player.move()
    chooser, other = [player for player in players if player.can_move][:2]
    page = chooser.page
    boxes = chooser.lit.count()
    chooser.move()
    expect(back(page)).to_be_visible()
    expect(page.locator(".status.mine")).to_have_count(0)
    back(page).click()
    expect(page.locator(".status.mine")).to_be_visible()
    expect(chooser.lit).to_have_count(boxes)
    expect(back(page)).to_have_count(0)
    expect(other.page.locator("[data-story], .story").first).to_contain_text("takes the move back")
    chooser.move()
    expect(back(page)).to_be_visible()
    other.move()
    expect(back(page)).to_have_count(0)


def all_following(players: list[YamiPlayer]) -> bool:
    return sum(player.can_move for player in players) == 2
