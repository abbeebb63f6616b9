"""What is seen of a table of YAM color. Only the blind variant hides anything."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from yamclub.game import View
from yamclub.games.color.colours import Colour, Colours, Deck
from yamclub.games.color.moves import Claimed, ColorOptions, Round

Phase = Literal["lot", "staking", "throwing", "turning", "announcing", "feeling", "prizes", "over"]


class Touch(Struct, frozen=True):
    """A finger on an item (1 to 8 the dice, 9 to 16 the spots of the card), and the colour it finds."""

    seat: int
    item: int
    colour: Colour


class Player(Struct, frozen=True):
    cards: Deck
    """Won so far, the latest last, without those laid."""
    stake: Deck
    """Laid for this round."""


class ColorView(View, frozen=True, kw_only=True):
    options: ColorOptions
    phase: Phase
    seat: int
    """Who throws."""
    round: int
    """Rounds begun; those of a playoff too."""
    pile: int
    """Cards left to turn."""
    covered: bool
    """Whether the dice and the card lie covered for this viewer."""
    dice: Colours | None
    """As they lie; None before the throw, and while they are covered."""
    card: Colours | None
    claims: tuple[Claimed, ...]
    """In the order they came."""
    contenders: tuple[int, ...]
    """Who may announce in this round: everybody, or those tied for a playoff."""
    playoff: bool
    turned_at: int
    deadline: int | None
    """When the round closes, in milliseconds of match time."""
    players: tuple[Player, ...]
    under: Deck
    """Those at the bottom of it that everybody saw slid there, in the order they will come up."""
    gone: Deck
    """Cards that nobody won."""
    owed: int
    """Cards the winner still gets from the pile for their stake."""
    touches: tuple[Touch, ...]
    """What this viewer's finger is on; open eyes see everybody's."""
    last: Round | None
    """The round before this one, whole."""
