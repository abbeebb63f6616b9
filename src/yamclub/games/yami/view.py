"""What is seen of a YAMI table. Hands are secret until somebody lays down."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from yamclub.game import NOBODYS_TURN, View
from yamclub.games.yami.boxes import COMBINATION_POINTS, Points, Sheet, bonus_from, score, shows
from yamclub.games.yami.moves import Closed, Source, YamiOptions
from yamclub.kernel.cards import Card, Cards
from yamclub.mechanics.opening import Opening
from yamclub.mechanics.sheet import Score

Phase = Literal["opening", "dealing", "turning", "choosing", "drawing", "discarding", "following", "over"]


class Player(Struct, frozen=True):
    """One seat: its hand as far as the viewer may know it, and its board."""

    hand: Cards | None
    """None where the viewer may not see it."""
    cards: int
    """How many cards the hand holds."""
    known: Cards
    """Those of them that everybody knows: taken from the discard pile, and not discarded since."""
    shows: Points | None
    """What the hand would mark in each box now, if somebody laid down; None where it is not seen."""
    sheet: Sheet
    """The boxes of the board in their order: points, 0 where cancelled, None where free."""
    score: Score
    """What the board is worth, part by part."""
    total: int
    """The sum of that."""


class YamiView(View, frozen=True, kw_only=True):
    options: YamiOptions
    """What the table agreed on."""
    phase: Phase
    """What is awaited."""
    you: int | None
    """The viewer's seat; None for other viewers."""
    seat: int
    """Who plays, or who is given a card."""
    dealer: int
    """The seat that dealt."""
    deal: int
    """The number of the deal, from 1."""
    deals: int
    """How many deals a match has."""
    stock: int
    """How many cards the stock holds."""
    remakes_left: int
    """How often the stock will be made again from the discard pile in this deal."""
    pile: tuple[Card, ...]
    """The discard pile, its top card last. Everybody saw it grow."""
    source: Source | None
    """During an exchange: where a card is taken from."""
    takes_in_a_row: int
    """Exchanges with the discard pile since one with the stock."""
    taken: Card | None
    """The card just taken, if the viewer may know it."""
    combination_points: tuple[int, ...]
    """What the eight combinations are worth in this match."""
    bonus_from: int
    """The points in the value boxes that earn the bonus."""
    players: tuple[Player, ...]
    """By seat."""
    laid_by: int | None
    """Who laid down, while the others mark; nobody did if the stock was gone."""
    choices: tuple[Closed | None, ...]
    """By seat, what those who follow have decided, if the viewer may know it."""
    last: tuple[Closed, ...]
    """What was marked and cancelled, and with which cards, at the end of the deal before."""
    opening: Opening | None
    """While it is decided who deals first: the seats that draw for it, and the ranks they drew (0: a seven)."""


@lru_cache(maxsize=64)
def blank_view(options: YamiOptions, players: int, deals: int) -> YamiView:
    """A view to fill in: what stays as it is in a match is there, and so is what is seldom otherwise.

    Python makes a dict of more than fifteen keywords, so a view made with all of them takes twice as long.
    """
    return YamiView(
        turn=NOBODYS_TURN,
        options=options,
        phase="opening",
        you=None,
        seat=0,
        dealer=0,
        deal=0,
        deals=deals,
        stock=0,
        remakes_left=0,
        pile=(),
        source=None,
        takes_in_a_row=0,
        taken=None,
        combination_points=COMBINATION_POINTS[options.values],
        bonus_from=bonus_from(players),
        players=(),
        laid_by=None,
        choices=(),
        last=(),
        opening=None,
    )


def player_view(hand: Cards, known: Cards, sheet: Sheet, options: YamiOptions, players: int, *, seen: bool) -> Player:
    so_far, total = _standing(sheet, players)
    held = hand.places
    if not seen:
        return Player(None, len(held), known, None, sheet, so_far, total)
    return Player(hand, len(held), known, shows(held, options.values).points, sheet, so_far, total)


@lru_cache(maxsize=1 << 12)
def _standing(sheet: Sheet, players: int) -> tuple[Score, int]:
    """What a board is worth. Cached: every view has all of them, and a deal changes each only once."""
    so_far = score(sheet, players)
    return so_far, so_far.total
