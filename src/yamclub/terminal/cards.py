"""Cards in a terminal, with the ranks a reader of the language expects (J Q K A, or V D R A)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from yamclub.kernel.cards import SUITS, Card

if TYPE_CHECKING:
    from yamclub.words import Words

_STYLES = ("bold", "bold red", "bold red", "bold")
"""By suit: hearts and diamonds are red. The symbol shows the suit without colour."""


def rank_name(rank: int, words: Words) -> str:
    return words("card-ranks").split()[rank]


def card_name(card: Card, words: Words) -> str:
    return rank_name(card.rank, words) + SUITS[card.suit]


def card_names(cards: Iterable[Card], words: Words) -> str:
    """Cards in a sentence: "7♠ 10♥ K♦"."""
    return " ".join(card_name(card, words) for card in cards) or "–"


def card_line(cards: Iterable[Card], words: Words) -> Text:
    """Cards on a line, in their colours."""
    return Text(" ").join(Text(card_name(card, words), style=_STYLES[card.suit]) for card in cards)


def card_row(cards: Sequence[Card | None], words: Words, marks: Sequence[str] = ()) -> Text:
    """Cards side by side, and below each its mark, if there are marks. None is a card face down."""
    drawn = [_lines(card, words) for card in cards]
    rows = [Text(" ").join(Text(lines[line], style=style) for lines, style in drawn) for line in range(4)]
    if marks:
        rows.append(Text(" ".join(f"{mark:^6}" for mark in marks), style="bold"))
    return Text("\n").join(rows)


def _lines(card: Card | None, words: Words) -> tuple[tuple[str, ...], str]:
    if card is None:
        return ("┌────┐", "│▒▒▒▒│", "│▒▒▒▒│", "└────┘"), "dim"
    rank, suit = rank_name(card.rank, words), SUITS[card.suit]
    return ("┌────┐", f"│{rank:<2} {suit}│", f"│{suit} {rank:>2}│", "└────┘"), _STYLES[card.suit]
