"""Leaving a match: asked first, shown afterwards, with a way back. And a network that is gone."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Come
from tests.web.hearing import Transcript
from tests.web.players.slam import SlamPlayer
from tests.web.visitor import Visitor


def sit_at_a_match(visitor: Visitor) -> str:
    table = visitor.table("slam", "me,greedy")
    visitor.start(table)
    visitor.go(table)
    SlamPlayer(visitor).wait_for_move()
    return table


def test_leaving_asks_and_shows_that_you_left_and_how_to_come_back(come: Come) -> None:
    ann = come("Ann", language="fr", size="phone")
    heard = Transcript(ann.context, ann.page)
    table = sit_at_a_match(ann)
    ann.button("table").click()
    ann.button("leave").click()
    expect(ann.page.get_by_role("heading", name="Quitter la partie ?")).to_be_focused()
    ann.check("leave-ask")
    ann.page.get_by_role("button", name="Rester").click()
    ann.button("leave").click()
    ann.page.locator(".ask").get_by_role("button", name=ann.words["leave"]).click()

    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    back = ann.button("take back")
    expect(back).to_be_focused()
    expect(back).to_be_in_viewport()
    expect(ann.page.get_by_text("Vous avez quitté la partie.").first).to_be_visible()
    heard.wait_for("Vous avez quitté la partie.")
    expect(ann.page.locator("[data-walk=actions] button:enabled:not([aria-disabled=true])")).to_have_count(0)
    expect(ann.page).not_to_have_title("●")
    ann.check("left")

    ann.page.get_by_role("link", name="Retour à l’accueil").click()
    ticket = ann.page.locator(f"a.ticket[href='{table}']")
    expect(ticket).to_contain_text(ann.words["take back"])
    ann.check("left-home")
    ticket.click()
    back.click()
    expect(back).to_have_count(0)
    SlamPlayer(ann).wait_for_move()


_COUNT = """(lost) => {
    let tenths = 0;
    setInterval(() => tenths++, 100);
    const look = () => document.body.textContent.includes(lost) && (window.toldAfter ??= tenths);
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def begin_to_count(visitor: Visitor) -> None:
    """Count in tenths of a second by a timer of the page, which is late on a busy machine as much as the page is."""
    visitor.page.evaluate(_COUNT, visitor.words["lost"])


def tenths_until_told(visitor: Visitor) -> int:
    expect(visitor.lost).to_be_visible()
    return int(visitor.page.evaluate("toldAfter"))


def test_a_device_without_network_is_told_within_three_seconds(come: Come) -> None:
    ann = come("Ann", language="en", size="phone")
    sit_at_a_match(ann)
    begin_to_count(ann)
    ann.context.set_offline(True)
    assert tenths_until_told(ann) < 30
    ann.context.set_offline(False)
    expect(ann.lost).to_have_count(0)


def test_a_connection_that_looks_open_and_is_dead_is_told_within_three_seconds_of_a_move(come: Come) -> None:
    ann = come("Ann", language="en", size="phone")
    dead: list[bool] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: None if dead else socket.send(text))
        socket.on_message(lambda text: None if dead else server.send(text))

    ann.page.route_web_socket("**/api/socket", between)
    sit_at_a_match(ann)
    player = SlamPlayer(ann)
    player.wait_for_move()
    dead.append(True)
    begin_to_count(ann)
    player.click()
    assert tenths_until_told(ann) < 30
    event = ann.event
    dead.clear()
    expect(ann.lost).to_have_count(0)
    ann.wait_for_event(event + 1)
