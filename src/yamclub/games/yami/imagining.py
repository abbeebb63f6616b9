"""A whole position from what one viewer sees: hidden hands, stock and secret choices are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from yamclub.game import Viewer
from yamclub.games.yami.boxes import all_cards
from yamclub.games.yami.moves import Cancel, Mark, Source
from yamclub.games.yami.rules import REMAKES, YamiState
from yamclub.games.yami.view import YamiView
from yamclub.kernel.cards import Card, Cards
from yamclub.kernel.values import changed

if TYPE_CHECKING:
    from random import Random


def imagine(view: YamiView, viewer: Viewer, rng: Random) -> YamiState:
    hands, stock = _dealt(view, rng)
    state = YamiState(
        options=view.options,
        players=len(view.players),
        phase=view.phase,
        seat=view.seat,
        stock=stock,
        dealer=view.dealer,
        deal=view.deal,
        pile=view.pile,
        hands=hands,
        known=tuple(player.known for player in view.players),
        sheets=tuple(player.sheet for player in view.players),
        source=view.source,
        taken=_taken(view, hands, rng),
        remade=REMAKES - view.remakes_left,
        takes_in_a_row=view.takes_in_a_row,
        laid_by=view.laid_by,
        choices=view.choices,
        last=view.last,
        opening=view.opening,
    )
    return state if view.phase != "following" else _with_choices(state, view, rng)


def _dealt(view: YamiView, rng: Random) -> tuple[tuple[Cards, ...], Cards]:
    """Every hand and the stock: unseen cards may be anywhere, all ways equally likely."""
    players = view.players
    left = all_cards(len(players)) - Cards(view.pile)
    for player in players:
        left -= player.known if player.hand is None else player.hand
    if view.opening is not None:  # only the ranks of the cards drawn for the deal are public
        for rank in view.opening.numbers:
            left = left.minus(rng.choice([card for card in left if card.rank == rank]))
    unseen = list(left)
    rng.shuffle(unseen)
    hands = []
    for player in players:
        if player.hand is not None:
            hands.append(player.hand)
            continue
        hidden = player.cards - len(player.known)
        hands.append(player.known + Cards(unseen[:hidden]))
        del unseen[:hidden]
    return tuple(hands), Cards(unseen)


def _taken(view: YamiView, hands: tuple[Cards, ...], rng: Random) -> Card | None:
    """The card just drawn from the stock is one of those nobody else knows."""
    if view.taken is not None or view.phase != "discarding" or view.source != Source.STOCK:
        return view.taken
    return rng.choice(list(hands[view.seat] - view.players[view.seat].known))


def _with_choices(state: YamiState, view: YamiView, rng: Random) -> YamiState:
    """Players whose choice of a box is still secret may have chosen any box they could."""
    undecided = set(view.turn.seats)
    for seat, choice in enumerate(view.choices):
        if choice is None and seat not in undecided:
            action = rng.choice([action for action in state.legal(seat) if isinstance(action, Mark | Cancel)])
            state = replace(state, choices=changed(state.choices, seat, state.closing(seat, action)))
    return state
