"""A whole match of each game in real browsers: two people, a bot where there is a seat for it, and a spectator."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.cable import Cable
from tests.web.conftest import Come
from tests.web.players import PLAYERS, Player, play, play_to_the_end
from tests.web.visitor import Visitor
from yamclub.games import game


@pytest.mark.parametrize("game_id", PLAYERS)
def test_two_people_and_a_spectator(come: Come, cable: Cable, game_id: str) -> None:
    ann = come("Ann", language="en", size="desktop")
    bob = come("Bob", url=cable.url, language="fr", size="phone", color_scheme="dark")
    eve = come(language="en", size="phone")
    first, second = begin(game_id, ann, bob)
    eve.go(ann.page.url.removeprefix(ann.url))
    expect(eve.match).to_be_visible()

    play(first, second, moves=3)
    second.play_on()
    first.play_on(until=first.middle)
    first.wait_for_rest()
    second.wait_for_others()
    for person in (ann, bob, eve):
        person.check(f"{game_id}-middle" if person.name else f"{game_id}-watched")

    reload_in_the_middle(first)
    offline_spell(cable, bob, first)
    play_to_the_end(first, second)
    assert ann.standings == eve.standings
    assert [[place, score] for place, _, score in ann.standings] == [
        [place, score] for place, _, score in bob.standings
    ]
    named = [name for _, name, _ in ann.standings]
    assert [name for _, name, _ in bob.standings if name in ("Ann", "Bob")] == [
        name for name in named if name in ("Ann", "Bob")
    ]
    for person in (ann, bob, eve):
        person.check(f"{game_id}-over" if person.name else f"{game_id}-over-watched")


def begin(game_id: str, ann: Visitor, bob: Visitor) -> tuple[Player, Player]:
    kind = PLAYERS[game_id]
    third = [kind.bot] * (game(game_id).seats[1] > 2)
    table = ann.table(game_id, ",".join(["me", "open", *third]), **kind.options)
    bob.sit(table, 1)
    ann.start(table)
    for person in (ann, bob):
        person.go(table)
        expect(person.match).to_be_visible()
    return kind(ann, seat=0), kind(bob, seat=1)


def reload_in_the_middle(player: Player) -> None:
    """Whoever comes back to their turn finds everything as it was."""
    before = player.sight
    assert before
    player.page.reload()
    player.visitor.wait_for_turn()
    player.wait_for_move()  # the title may be there before the board is
    assert player.sight == before


def offline_spell(cable: Cable, away: Visitor, other: Player) -> None:
    """Without a network one is told so, the match goes on, and on coming back nothing was missed."""
    cable.pull()
    away.context.set_offline(True)
    expect(away.lost).to_be_visible()
    stood = away.event
    assert other.move()
    assert away.event == stood < other.visitor.event
    cable.plug()
    away.context.set_offline(False)
    expect(away.lost).to_have_count(0)
    away.wait_for_event(other.visitor.event)
