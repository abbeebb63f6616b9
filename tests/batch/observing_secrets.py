"""What is observed in the games with secrets, told from the contract's view of the acting seat: see ``observing``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yamclub.games.color.colours import COLOURS
from yamclub.games.color.moves import deck_of
from yamclub.games.menteur.sheet import CROSSES_TO_BAR
from yamclub.games.yami.moves import Source
from yamclub.kernel.cards import Cards
from yamclub.mechanics.sheet import INDEX

_SOURCES = (None, Source.STOCK, Source.DISCARD)


def _from(mover: int, seats: int) -> list[int]:
    """All seats, the acting one first."""
    return [(mover + after) % seats for after in range(seats)]


def _menteur(view: Any, mover: int) -> dict[str, Any]:
    seats = len(view.sheets)
    own = view.cups is not None
    thrown, locked = (view.cups.thrown, view.cups.locked) if own else (None, None)
    said = view.announced
    parts: dict[str, Any] = {
        "deciding": view.phase == "deciding",
        "thrower": (view.seat - mover) % seats,
        "throws": view.throws,
        "box": -1 if said is None else INDEX[said.box],
        "points": 0 if said is None else said.points,
        "last_round": view.last_turns is not None,
        "thrown_again": (*view.thrown_again, 0, 0)[:2],
        "thrown": thrown.counts[1:7] if thrown is not None else (0,) * 6,
        "locked": locked.counts[1:7] if locked is not None else (0,) * 6,
        "last_turn": [seat in (view.last_turns or ()) for seat in _from(mover, seats)],
    }
    for after, seat in enumerate(_from(mover, seats)):
        sheet = view.sheets[seat]
        barred = [crosses == CROSSES_TO_BAR for crosses in sheet.crosses]
        opened = [-1 if points is None else points for points in sheet.points]
        parts[f"points_{after}"] = [-2 if bar else points for bar, points in zip(barred, opened, strict=True)]
        parts[f"crosses_{after}"] = sheet.crosses
    return parts


def _yami(view: Any, mover: int) -> dict[str, Any]:
    seats = len(view.players)
    tops = [card.index for card in reversed(view.pile[-6:])]
    parts: dict[str, Any] = {
        "phase": ("choosing", "discarding", "following").index(view.phase),
        "deal": view.deal,
        "dealer": (view.dealer - mover) % seats,
        "laid_by": -1 if view.laid_by is None else (view.laid_by - mover) % seats,
        "stock": view.stock,
        "remade": 2 - view.remakes_left,
        "takes_in_a_row": view.takes_in_a_row,
        "source": _SOURCES.index(view.source),
        "taken": -1 if view.taken is None else view.taken.index,
        "pile": len(view.pile),
        "tops": (*tops, *(-1,) * 6)[:6],
        "discarded": Cards(view.pile).counts,
    }
    for after, seat in enumerate(_from(mover, seats)):
        player = view.players[seat]
        parts[f"hand_{after}"] = (player.known if player.hand is None else player.hand).counts
        parts[f"board_{after}"] = [-1 if points is None else points for points in player.sheet]
    return parts


def _color(view: Any, mover: int) -> dict[str, Any]:
    seats = len(view.players)
    racing = view.phase == "announcing"
    deck = list(deck_of(view.options.deck))
    seen = [*view.gone, *view.under, *view.pot, *([view.card] if view.card else [])]
    if not view.playoff:
        seen += [card for player in view.players for card in (*player.cards, *player.stake)]
    who = {claim.number: (claim.seat - mover) % seats for claim in view.claims}
    touch = view.touches[0] if view.touches else None
    nothing = (0,) * 4
    return {
        "staking": view.phase == "staking",
        "thrower": (view.seat - mover) % seats,
        "round": view.round,
        "pile": view.pile,
        "pot": len(view.pot),
        "playoff": view.playoff,
        "elapsed": 0,  # told by ``observed``
        "deadline": (view.deadline - view.turned_at) // 100 if racing else 0,
        "item": touch.item if touch else 0,
        "colour": COLOURS.index(touch.colour) + 1 if touch else 0,
        "covered": view.covered,
        "dice": view.dice.counts if view.dice else nothing,
        "card": view.card.counts if view.card else nothing,
        "taken": [who.get(number, -1) for number in range(9)],
        "unseen": [card not in seen for card in deck],
        "won": [len(view.players[seat].cards) for seat in _from(mover, seats)],
        "laid": [len(view.players[seat].stake) for seat in _from(mover, seats)],
        "contends": [seat in view.contenders for seat in _from(mover, seats)],
    }


PARTS: dict[str, Callable[[Any, int], dict[str, Any]]] = {
    "menteur": _menteur,
    "yami": _yami,
    "color": _color,
}
