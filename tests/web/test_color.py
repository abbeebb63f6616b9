"""YAM color on the page, in real time: credited times, numbers that are taken, and fingers under the cover."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.serving import Served
from tests.web.conftest import Come
from tests.web.players.color import ColorPlayer
from tests.web.visitor import Visitor

SLOW = {"round_seconds": 600, "last_call_seconds": 600}
"""Rounds that end when everybody has spoken, and not because the machine is busy."""


def begin(*people: Visitor) -> None:
    """Everybody is ready for the next round, and it begins. Nobody waits for those who are not here yet."""
    for person in people:
        person.page.locator(".next").wait_for()
    for person in people:
        person.page.locator(".next").click()
    for person in people:
        person.page.locator(".numbers.can").wait_for()


def test_a_key_is_sent_before_it_is_up_and_the_credited_times_are_shown(come: Come, calm: Served) -> None:
    ann = come("Camille", url=calm.url, size="desktop", language="en", color_scheme="dark")
    ann.context.add_init_script("""
        window.sent = 0;
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
            if (text.includes('claim')) sent++;
            return send.call(this, text);
        };
    """)
    bob = come("Bob", url=calm.url, language="en")
    table = ann.table("color", "me,open", stakes="pile", **SLOW)
    bob.sit(table, 1)
    ann.start(table)
    for person in (ann, bob):
        person.go(table)
    begin(ann, bob)
    page = ann.page
    number = ColorPlayer(ann).number
    pressed = """(key) => {
        const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        document.querySelector('[data-board]').dispatchEvent(press);
        return sent;
    }"""
    assert page.evaluate(pressed, str(number)) == 1
    mine = page.locator(".number.mine")
    expect(mine).to_have_accessible_name(f"{number}, called by Camille")
    bob.page.get_by_role("button", name=f"Call {(number + 1) % 9}").click()
    expect(page.locator(".verified")).to_be_visible()
    ours = page.locator(".verified li", has_text="Camille")
    expect(ours).to_contain_text("wins the card")
    expect(ours).to_contain_text(re.compile(r"\d\.\d\d\ss"))
    expect(page.locator(".stakes")).to_be_visible()  # nothing is thrown before she has laid something
    expect(page.locator(".dice .paired")).to_have_count(number)
    expect(page.locator(".card .paired")).to_have_count(number)
    ann.check("color-verified")


def test_a_pot_that_nobody_wins_stays_on_the_table(come: Come, calm: Served) -> None:
    ann = come("Ann", url=calm.url, size="phone", language="en")
    bob = come("Bob", url=calm.url, size="desktop", language="fr")
    table = ann.table("color", "me,open", stakes="pot", deck=["RRRRRRRR"] * 26, **SLOW)  # seven reds: once in 2,600
    bob.sit(table, 1)
    ann.start(table)
    for person in (ann, bob):
        person.go(table)
    begin(ann, bob)
    number = ColorPlayer(ann).number
    ann.page.get_by_role("button", name=f"Call {number}").click()
    bob.page.locator(".number").nth((number + 1) % 9).click()
    expect(ann.page.locator(".stakes")).to_contain_text("takes all the stakes")
    ann.page.keyboard.press("1")
    for person in (ann, bob):
        person.page.locator(".next").click()
    for person, said in ((ann, 8), (bob, 7)):  # both too high
        person.page.locator(".numbers.can .number").nth(said).click()
    expect(ann.page.locator(".facts")).to_contain_text("1 card in the pot")
    expect(bob.page.locator(".facts")).to_contain_text("1 carte dans le pot")
    for person in (ann, bob):
        person.check("color-pot")


def test_a_number_once_said_is_taken(come: Come, calm: Served) -> None:
    ann = come("Ann", url=calm.url, size="desktop", language="en")
    bob = come("Bob", url=calm.url, size="phone", language="en")
    table = ann.table("color", "me,open", **SLOW)
    bob.sit(table, 1)
    ann.start(table)
    for person in (ann, bob):
        person.go(table)
    begin(ann, bob)
    first, second = ann.page, bob.page
    assert first.locator(".mat").inner_text() == second.locator(".mat").inner_text()  # scattered alike
    first.get_by_role("button", name="Call 8").click()
    taken = second.get_by_role("button", name="8, called by Ann")
    expect(taken).to_have_attribute("aria-disabled", "true")
    for person in (ann, bob):
        person.check("color-said")
    taken.click(force=True)
    bob.wait_for_alert("8 is taken")
    second.get_by_role("button", name="Call 0").click()
    expect(first.locator(".verified li", has_text="Bob")).to_contain_text("0")


def test_a_finger_under_the_cover_tells_its_own_player_alone(come: Come, calm: Served) -> None:
    ann = come("Ann", url=calm.url, size="phone", language="fr", color_scheme="dark")
    bob = come("Bob", url=calm.url, size="desktop", language="en")
    table = ann.table("color", "me,open", blind="on", **SLOW)
    bob.sit(table, 1)
    ann.start(table)
    for person in (ann, bob):
        person.go(table)
    begin(ann, bob)
    first, second = ann.page, bob.page

    first.locator("[data-item='3']").hover()
    expect(first.locator(".mat .token")).to_have_count(1)
    expect(first.locator("[data-item='3']")).to_have_accessible_name(re.compile(r"^Dé 3\s: (rouge|bleu|vert|jaune)$"))
    ann.check("color-blind")
    first.mouse.move(5, 5)
    expect(first.locator(".mat .token")).to_have_count(0)
    bob.wait_for_event(ann.event)
    expect(second.locator(".mat .token")).to_have_count(0)
    assert any('"kind":"feels"' in text for text in bob.wire)
    assert not any('"kind":"felt"' in text or '"colour":' in text for text in bob.wire)

    # By keyboard: along, and across to the card. Another finger at work does not hold an announcement up.
    second.locator("[data-item='1']").focus()
    for key, item in (("ArrowRight", 2), ("ArrowDown", 10)):
        second.keyboard.press(key)
        expect(second.locator(f"[data-item='{item}'] .token")).to_have_count(1)
    second.keyboard.press("ArrowLeft")
    first.keyboard.press("4")
    expect(first.locator(".number.mine")).to_contain_text("Ann")
    expect(second.locator("[data-item='9'] .token")).to_have_count(1)
    assert ann.alerts == []
    second.keyboard.press("0")
    expect(second.locator(".verified li")).to_have_count(2)


def test_sound_is_a_setting_and_is_never_missed(come: Come) -> None:
    ann = come("Ann", language="en")
    ann.context.add_init_script("delete window.AudioContext; delete Navigator.prototype.vibrate;")
    table = ann.table("color", "me,counter", blind="on", **SLOW)
    ann.start(table)
    ann.go(table)
    ann.page.locator(".mat.feeling").wait_for()
    ann.page.locator("[data-item='3']").hover()
    expect(ann.page.locator(".mat .token")).to_have_count(1)  # and nothing is thrown: see Visitor.close
    ann.page.get_by_role("button", name="Sound: on").click()
    ann.page.get_by_role("button", name="Settings").click()
    sound = ann.page.get_by_role("group", name="Sound and vibration")
    expect(sound.get_by_role("radio", name="no")).to_be_checked()


def test_against_bots_a_round_waits_for_the_person(come: Come, calm: Served) -> None:
    ann = come("Ann", url=calm.url, size="small phone", language="en")
    table = ann.table("color", "me,counter", round_seconds=2, last_call_seconds=2)
    ann.start(table)
    ann.go(table)
    page, ready = ann.page, ann.page.locator(".next")
    expect(ready).to_have_text(re.compile("Start round 1"))
    event = ann.event
    expect(page.locator(".numbers")).to_have_count(0)  # nothing runs yet
    ready.dblclick()  # a second tap says nothing
    expect(ready).to_have_text(re.compile("Go on to round 2"))  # nobody has to speak
    assert ann.event > event
    expect(page.locator(".verified li", has_text="Ann")).to_have_count(0)
    ann.go(table)  # however long it takes, and whatever happens meanwhile
    expect(ready).to_have_text(re.compile("Go on to round 2"))
    page.keyboard.press("Space")
    page.locator(".numbers.can").wait_for()
