"""What others' pages and wires hold while somebody has a secret: only what the rules let them know."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.players import Player
from tests.web.players.menteur import MenteurPlayer
from tests.web.players.yami import YamiPlayer
from tests.web.visitor import Visitor

JSON = dict[str, Any]


def gather(come: Come, game: str, seats: str, names: list[str]) -> tuple[list[Visitor], Visitor]:
    """People at one table, by seat, and somebody who watches; all of them in English, so that pages can be compared."""
    people = [come(name, language="en", size="phone" if name == "Bob" else "desktop") for name in names]
    table = people[0].table(game, seats)
    for seat, person in enumerate(people[1:], 1):
        person.sit(table, seat)
    people[0].start(table)
    eve = come(language="en", size="phone")
    for visitor in (*people, eve):
        visitor.go(table)
        expect(visitor.match).to_be_visible()
    return people, eve


def views(visitor: Visitor, since: int = 0) -> list[JSON]:
    """Every position this visitor was told, with an event or by itself."""
    return [message["view"] for message in visitor.heard[since:] if message.get("view")]


def seen(visitor: Visitor, since: int = 0) -> list[JSON]:
    """Every move this visitor was told of, as it was told."""
    return [message["what"] for message in visitor.heard[since:] if message["say"] == "event"]


# --- YAMI: followers mark in secret


def lay_down(players: list[YamiPlayer]) -> tuple[int, list[int]]:
    """Play until one has laid down and both others are to follow: that seat, and theirs."""
    while True:
        view = views(players[0].visitor)[-1]
        if view["phase"] == "following" and view["laid_by"] is not None:
            return view["laid_by"], view["turn"]["seats"]
        for seat in view["turn"]["seats"]:
            players[seat].move()


def test_yami_tells_nobody_what_a_follower_marked_before_all_have(come: Come) -> None:
    people, eve = gather(come, "yami", "me,open,open", ["Ann", "Bob", "Cid"])
    players = [YamiPlayer(person, seat) for seat, person in enumerate(people)]
    laid_by, (one, other) = lay_down(players)
    others = [people[laid_by], people[other], eve]
    for viewer in others:
        viewer.wait_for_event(people[laid_by].event)
    before = views(people[one])[-1]["players"][one]
    boards = [board_of(viewer, people[one]) for viewer in others]
    told = [len(viewer.wire) for viewer in others]

    assert players[one].move()
    marked = [what for what in seen(people[one]) if what["kind"] in ("mark", "cancel")][-1]
    for viewer, since, board in zip(others, told, boards, strict=True):
        viewer.wait_for_event(people[one].event)
        assert seen(viewer, since) == [{"kind": "hidden_mark"}]
        keeps_the_secret(viewer, since, one, before)
        assert board_of(viewer, people[one]) == board
        expect(of(people[one], viewer, ".rivals li")).to_contain_text("has chosen")

    since = len(people[other].wire)
    people[other].page.reload()  # who comes back is told no more
    people[other].wait_for_turn()
    keeps_the_secret(people[other], since, one, before)

    players[other].wait_for_move()  # the title may be there before the board is
    assert players[other].move()
    expected = people[one].page.locator(".shown")
    for viewer in (*people, eve):
        viewer.wait_for_event(people[other].event)
        closed = {news["seat"]: news["box"] for view in views(viewer) for news in view["last"]}
        assert closed[one] == marked["box"]
        expect(viewer.page.locator(".shown")).to_have_text(expected.inner_text(), use_inner_text=True)
    no_hand_reaches(eve)


def board_of(viewer: Visitor, owner: Visitor) -> str:
    return " ".join(of(owner, viewer, ".sheet-of").locator("table").all_text_contents())


def of(owner: Visitor, viewer: Visitor, what: str) -> Locator:
    """What stands under somebody's name on another's page."""
    return viewer.page.locator(what).filter(has=viewer.page.get_by_text(str(owner.name), exact=True))


def keeps_the_secret(viewer: Visitor, since: int, seat: int, before: JSON) -> None:
    later = views(viewer, since)
    assert later
    for view in later:
        if view["phase"] == "following":
            assert view["choices"][seat] is None
            assert view["players"][seat] == before


def no_hand_reaches(eve: Visitor) -> None:
    """C7: of the cards in somebody's hand only those they took in sight of all are known, until hands are laid open."""
    closed = [view for view in views(eve) if view["phase"] != "following"]
    assert closed
    assert all(player["hand"] is None for view in closed for player in view["players"])
    assert all(view["taken"] is None or view["source"] == "discard" for view in closed)
    kinds = [what["kind"] for what in seen(eve)]
    dealt = kinds[kinds.index("hidden_draw") :]
    assert dealt[:15] == ["hidden_draw"] * 15
    turned = [what["card"] for what in seen(eve)[kinds.index("hidden_draw") :] if what["kind"] == "draw"]
    assert len(turned) <= max(view["deal"] for view in views(eve))  # the card that starts the pile of each deal


# --- YAM menteur: only the player sees the dice


def rest_before_announcing(player: Player, *others: Player) -> None:
    for other in others:
        other.play_on()
    player.play_on(until=0)
    player.wait_for_rest()


def test_menteur_tells_others_that_somebody_threw_and_no_more(come: Come) -> None:
    people, eve = gather(come, "menteur", "me,open,bluffer", ["Ann", "Bob"])
    ann, bob = people
    player = MenteurPlayer(ann, 0)
    rest_before_announcing(player, MenteurPlayer(bob, 1))
    others = [bob, eve]
    for viewer in others:
        viewer.wait_for_event(ann.event)
    told = [len(viewer.wire) for viewer in others]

    ann.page.get_by_role("button", name="Lift the cup").last.click()
    dice = ann.page.locator("[data-walk=cup] button[aria-pressed]")
    expect(dice).to_have_count(5)
    dice.first.click()
    ann.page.get_by_role("button", name="Reroll 4 dice").click()
    expect(ann.page.locator(".status").get_by_text("Your turn: second roll")).to_be_visible()
    assert sorted(len(views(ann)[-1]["cups"][where]) for where in ("locked", "thrown")) == [1, 4]
    for viewer, since in zip(others, told, strict=True):
        viewer.wait_for_event(ann.event)
        assert seen(viewer, since) == [{"kind": "hidden_keep", "thrown": None}, {"kind": "hidden_throw"}]
        for view in views(viewer, since):
            assert (view["cups"], view["to_throw"], view["thrown_again"]) == (None, None, [])
        assert views(viewer)[-1]["throws"] == 2
        expect(viewer.page.locator("[data-walk=throws] .lit")).to_have_count(2)
        expect(viewer.page.locator("[data-walk=cup] .die")).to_have_count(0)

    bob.page.reload()  # who comes back is told no more
    expect(bob.match).to_be_visible()
    player.move()
    bob.wait_for_turn()
    bluffed = [view for view in views(bob) if view["seat"] == 0 and view["phase"] != "opening"]
    assert all(view["cups"] is None for view in bluffed)
    assert views(bob)[-1]["challengers"] == views(eve)[-1]["challengers"] == []
    kinds = [what["kind"] for what in seen(eve)]
    assert "throw" not in kinds[kinds.index("hidden_throw") :]  # those before it were for the start
