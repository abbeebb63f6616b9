"""What is seen of a table of YAM color. Only the blind variant hides anything."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from yamclub.game import NOBODYS_TURN, View
from yamclub.games.color.colours import Colour, Colours, Deck
from yamclub.games.color.moves import Claimed, ColorOptions, Round

Phase = Literal["lot", "staking", "throwing", "turning", "announcing", "feeling", "prizes", "over"]


class Touch(Struct, frozen=True):
    """A finger on an item (1 to 8 the dice, 9 to 16 the spots of the card), and the colour it finds."""

    seat: int
    """Whose finger it is."""
    item: int
    """1 to 16."""
    colour: Colour
    """What it finds."""


class Player(Struct, frozen=True):
    cards: Deck
    """Won so far, the latest last, without those staked."""
    stake: Deck
    """Staked for this round."""


class ColorView(View, frozen=True, kw_only=True):
    options: ColorOptions
    """What the table agreed on."""
    phase: Phase
    """What is awaited."""
    seat: int
    """Who throws."""
    round: int
    """How many rounds have begun, including those of a playoff."""
    pile: int
    """Cards left to turn."""
    covered: bool
    """Whether the dice and the card are covered for this viewer."""
    dice: Colours | None
    """The dice on the table; None before the throw, and while they are covered."""
    card: Colours | None
    """The card turned up; None before that, and while it is covered."""
    claims: tuple[Claimed, ...]
    """In the order they came."""
    contenders: tuple[int, ...]
    """Who may announce in this round: everybody, or those tied for a playoff."""
    playoff: bool
    """Whether those tied for the first place play on."""
    turned_at: int
    """When the card was turned, in milliseconds of match time."""
    deadline: int | None
    """When the round closes, in milliseconds of match time."""
    players: tuple[Player, ...]
    """By seat."""
    under: Deck
    """Cards at the bottom of the pile that everybody saw slid there, in the order they will come up."""
    gone: Deck
    """Cards that nobody won."""
    owed: int
    """Cards the winner still gets from the pile for their stake."""
    pot: Deck
    """Cards staked in rounds that nobody won: the next winner takes them."""
    touches: tuple[Touch, ...]
    """What this viewer's finger is on; the open view has everybody's."""
    last: Round | None
    """The whole round before this one."""


@lru_cache(maxsize=64)
def blank_view(options: ColorOptions, contenders: tuple[int, ...]) -> ColorView:
    """A view to fill in: what stays as it is in a match is there, and so is what is seldom otherwise.

    Python makes a dict of more than fifteen keywords, so a view made with all of them takes twice as long.
    """
    return ColorView(
        turn=NOBODYS_TURN,
        options=options,
        phase="lot",
        seat=0,
        round=0,
        pile=0,
        covered=False,
        dice=None,
        card=None,
        claims=(),
        contenders=contenders,
        playoff=False,
        turned_at=0,
        deadline=None,
        players=(),
        under=(),
        gone=(),
        owed=0,
        pot=(),
        touches=(),
        last=None,
    )
