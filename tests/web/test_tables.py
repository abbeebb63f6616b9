"""Tables as people use them: in two tabs, several at once, left and taken back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.cable import Cable
from tests.web.conftest import Come
from tests.web.players import play, play_until
from tests.web.players.slam import SlamPlayer
from tests.web.visitor import Visitor


def sit_together(ann: Visitor, bob: Visitor) -> tuple[SlamPlayer, SlamPlayer]:
    table = ann.table("slam", "me,open")
    bob.sit(table, 1)
    ann.start(table)
    for person in (ann, bob):
        person.go(table)
        expect(person.match).to_be_visible()
    return SlamPlayer(ann, 0), SlamPlayer(bob, 1)


def test_a_second_tab_follows_the_first_and_the_first_the_second(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    ann.against_bots("slam")
    twin = ann.in_another_tab()
    twin.go(ann.page.url)
    for one, other in ((ann, twin), (twin, ann)):
        player = SlamPlayer(one)
        one.wait_for_turn()
        play(player, moves=2)
        for tab in (one, other):
            tab.wait_for_turn()
        other.wait_for_event(one.event)
        assert SlamPlayer(other).sight == player.sight


def test_a_move_made_without_a_network_counts_once_it_is_back(come: Come, cable: Cable) -> None:
    ann = come("Ann", url=cable.url, language="en", size="phone")
    ann.against_bots("slam")
    ann.wait_for_turn()
    cable.pull()
    expect(ann.lost).to_be_visible()
    event = ann.event
    assert SlamPlayer(ann).click()
    expect(ann.page.locator("[data-walk=actions] button:enabled:not([aria-disabled=true])")).to_have_count(0)
    assert ann.event == event
    cable.plug()
    ann.wait_for_event(event + 1)
    expect(ann.lost).to_have_count(0)


def test_the_tables_of_a_visitor_are_listed_with_those_that_wait_for_them(come: Come) -> None:
    ann, bob = come("Ann", language="en", size="desktop"), come("Bob", language="en", size="phone")
    first, second = sit_together(ann, bob)
    waiting = ann.table("yami", "me,open")
    play_until(lambda: second.can_move, first)

    ann.go()
    ours = ann.page.locator(".tickets a")
    expect(ann.page.get_by_role("heading", name="Your tables")).to_be_visible()
    expect(ours).to_have_count(2)
    expect(ours.filter(has_text="Yamslam")).to_contain_text("playing")
    expect(ours.filter(has_text="YAMI")).to_contain_text("1 open seat")
    expect(ours.filter(has_text="YAMI")).to_have_attribute("href", waiting)
    expect(ann.page).to_have_title("Yamclub")

    play_until(lambda: ann.page.title() != "Yamclub", second)
    ann.wait_for_turn()
    expect(ours.first).to_contain_text("Your turn")
    expect(ours.first).to_contain_text("Yamslam")
    ann.check("home-your-turn")
    ours.first.click()
    first.wait_for_move()
    assert first.move()


def test_a_seat_that_was_left_is_given_to_a_bot_and_taken_back(come: Come) -> None:
    ann, bob = come("Ann", language="en", size="desktop"), come("Bob", language="fr", size="phone")
    first, second = sit_together(ann, bob)
    ann.button("table").click()
    ann.check("people")
    ann.button("leave").click()
    ann.page.locator(".ask").get_by_role("button", name=ann.words["leave"]).click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)

    expect(bob.page.get_by_text("Ann a quitté sa place : un bot peut la prendre.")).to_be_visible()
    bob.button("seat a bot").click()
    expect(ann.page.get_by_text("You have left the match.").first).to_be_visible()
    since = len(bob.wire)
    play_until(lambda: any(message.get("by") == 0 for message in bob.heard[since:]), second)
    ann.check("stood-in")

    ann.button("take back").click()
    expect(ann.button("take back")).to_have_count(0)
    play_until(lambda: first.can_move, second)
    assert first.move()
