"""The page at a position of an imagined match: what the server says is changed on its way, the rest is real."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec import convert
from playwright.sync_api import WebSocketRoute

import yamclub
from tests.web.visitor import Visitor
from yamclub.bots import make_bot
from yamclub.game import Game, IllegalAction, Mover, State
from yamclub.kernel.codec import encode
from yamclub.kernel.odds import Odds
from yamclub.odds import odds_in

Happens = tuple[int | str, dict[str, Any], State]
"""Who moved, what they did as that is seen, and where it led."""


def stage(
    visitor: Visitor,
    game: str,
    seats: str,
    state: State,
    then: Sequence[Happens] = (),
    *,
    strict: bool = False,
    **more: Any,
) -> list[dict[str, Any]]:
    """Show the first seat's owner this position, in a new tab, and what happens then, told in one go.

    Returns the moves that the page sends, which lead nowhere. If this is strict, those against the rules are refused.
    ``more`` is what else the server says of the position: that there is a pause, say.
    """
    visitor.page, sent = visitor.open_tab(), list[dict[str, Any]]()
    legal = state.legal(0)
    shown = {
        "view": json.loads(encode(state.view(0))),
        "legal": json.loads(encode(list(legal))),
        "asks": state.asks_first(0, legal),
        "take_back": False,
        **more,
    }

    at: list[tuple[WebSocketRoute, dict[str, Any]]] = []
    """The last position that was sent, and where to."""

    def refuse(action: dict[str, Any]) -> IllegalAction | None:
        return state.refusal(0, convert(action, yamclub.game(game).actions))

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def down(text: str | bytes) -> None:
            message = json.loads(text)
            if message["say"] == "position":
                if at and at[0][0] is socket:
                    return  # bots move in the real match, which would put back what was chosen in this one
                message |= shown
                at[:] = [(socket, message)]
            if message["say"] != "event":
                socket.send(json.dumps(message))

        def up(text: str | bytes) -> None:
            message = json.loads(text)
            refusal = refuse(message["action"]) if strict and message["say"] == "act" else None
            if refusal is not None:
                why = {"say": "refused", "code": str(refusal.code), "params": refusal.params}
                socket.send(json.dumps(why | {"table": message["table"], "command": message["command"]}))
            elif message["say"] == "act":
                sent.append(message["action"])
                answer = {"say": "ack", "table": message["table"], "command": message["command"], "event": 1}
                socket.send(json.dumps(answer))
            elif message["say"] == "odds":
                socket.send(json.dumps(message | {"chances": json.loads(encode(lying(yamclub.game(game), state)))}))
            else:
                server.send(text)

        server.on_message(down)
        socket.on_message(up)

    visitor.page.route_web_socket("**/api/socket", between)
    table = visitor.table(game, seats)
    visitor.start(table)
    visitor.go(table)
    visitor.page.locator("[data-walk=actions]").wait_for()
    for socket, position in at:  # only now does the page show things at their pace
        for number, (by, what, after) in enumerate(then, position["event"] + 1):
            event = {"say": "event", "table": position["table"], "event": number, "by": by, "what": what}
            view = json.loads(encode(after.view(0)))
            socket.send(json.dumps(event | {"at": 0, "news": [], "told": [], "view": view}))
    return sent


def lying(game: Game, state: State) -> tuple[Odds, ...]:
    """The odds that the first seat is told of this position."""
    odds = odds_in(game)
    return () if odds is None else odds.lying(state.view(0))


def played(game_id: str, bots: list[str], seed: int, until: Callable[[Any], bool], **options: str) -> Any:
    """The position at which bots, each a quarter of a second after the other, first come to what is looked for."""
    game, rng, now = yamclub.game(game_id), Random(seed), 0
    state: State = game.start(seats=len(bots), options=game.options(**options))
    players = [make_bot(game, name, Random(seed + seat)) for seat, name in enumerate(bots)]
    while not (until(state) or state.turn().over):
        turn = state.turn()
        if turn.chance:
            chance = state.chance()
            state = state.apply(Mover.CHANCE, chance.pick(rng.randrange(chance.total)), now)
            continue
        now += 250
        seat, closes = rng.choice(turn.seats), state.deadline()
        if closes is not None and closes < now:
            state = state.apply(Mover.CLOCK, state.legal(Mover.CLOCK)[0], closes)
        else:
            state = state.apply(seat, players[seat].choose(state.view(seat), state.legal(seat)), now)
    return state
