"""The server or its database goes down in the middle of a match: people are where they were when it is back."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.own_postgres import own_postgres
from tests.server.serving import held_port, process
from tests.web.cable import Cable
from tests.web.conftest import Come
from tests.web.players import PLAYERS, Player
from tests.web.visitor import Visitor
from yamclub.bots import bot_names
from yamclub.games import game


def test_matches_of_every_game_go_on_after_the_server_was_killed(come: Come, cable: Cable, tmp_path: Path) -> None:
    """People keep their address, by a cable: the port of a server that is gone may be taken before it is back."""
    database, log = str(tmp_path / "tables.db"), tmp_path / "log.txt"
    with process(database, log) as first:
        cable.lead_to(first.port)
        players = [begin(come("Ann", url=cable.url, language="en", size="desktop"), kind) for kind in PLAYERS.values()]
        before = [player.sight for player in players]
        assert all(before)
        first.kill()
        cable.pull()  # or whoever takes the port would be asked
        for player in players:
            expect(player.visitor.lost).to_be_visible()
    with process(database, log) as second:
        cable.lead_to(second.port)
        cable.plug()
        for player, sight in zip(players, before, strict=True):
            expect(player.visitor.lost).to_have_count(0)
            assert player.sight == sight, player.where
            assert player.move(), player.where


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_a_move_made_while_the_database_restarts_is_made_once_it_is_back(
    how: str, come: Come, postgres_user: None, tmp_path: Path
) -> None:
    """The page sends it again by itself, says so meanwhile, and nobody has to reload."""
    with held_port() as port, own_postgres(port) as database:
        database.start()
        with process(database.url, tmp_path / "log.txt") as server:
            ann = come("Ann", url=server.url, language="en", size="desktop")
            player = begin(ann, PLAYERS["slam"])
            event = ann.event
            database.stop(how)
            assert player.click()
            expect(ann.trouble).to_be_visible()
            assert ann.event == event
            database.start()
            expect(ann.trouble).to_have_count(0)
            player.wait_for_move()
            assert ann.event > event
            assert player.move(), player.where


def test_a_table_opened_while_the_database_is_away_is_shown_once_it_is_back(
    come: Come, postgres_user: None, tmp_path: Path
) -> None:
    with held_port() as port, own_postgres(port) as database:
        database.start()
        with process(database.url, tmp_path / "log.txt") as first:
            table = come("Ann", url=first.url).table("slam", "me")
        with process(database.url, tmp_path / "log.txt") as second:  # it does not have the table in memory
            bob = come(None, url=second.url, language="en", size="desktop")
            database.stop()
            bob.go(table)
            expect(bob.trouble).to_be_visible()
            database.start()
            expect(bob.trouble).to_have_count(0)
            expect(bob.page.get_by_text("Ann").first).to_be_visible()


def begin(ann: Visitor, kind: type[Player]) -> Player:
    """Somebody against bots, at the first moment when nothing happens before they move."""
    bots = [bot_names(game(kind.game))[0]] * max(1, game(kind.game).seats[0] - 1)
    table = ann.table(kind.game, ",".join(["me", *bots]), **kind.slow)
    ann.start(table)
    ann.go(table)
    player = kind(ann)
    if kind.slow:  # the clock runs: everybody is to move from the first throw on
        player.wait_for_move()
    else:
        player.play_on(until=0)
        player.wait_for_rest()
    return player
