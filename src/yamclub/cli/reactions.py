"""How quick and how sure the players of a game in real time were, as a table for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from yamclub.cli.figures import Figures
from yamclub.coach.report import Player
from yamclub.mechanics.appraisal import Reactions
from yamclub.words import Words

_CALLS = ("right", "high", "low", "late", "silent")


def fill_reactions(table: Table, players: Sequence[Player], figures: Figures, words: Words) -> Table:
    """A row for every player, in a table that has a column for their names."""
    for name in (*_CALLS, "median", "raced"):
        table.add_column(words(f"analyse-quick-{name}"), justify="right")
    table.add_column(words("analyse-quick-level"))
    for player in players:
        if player.reactions is not None:
            table.add_row(player.name, *_reaction(player.reactions, figures, words))
    return table


def _reaction(made: Reactions, figures: Figures, words: Words) -> list[str]:
    return [
        *(str(getattr(made, name)) for name in _CALLS),
        "" if made.median is None else words("coach-quick-seconds", **tenths(made.median)),
        figures.change(made.raced),
        "" if made.level is None else words(f"bot-{made.level}"),
    ]


def tenths(milliseconds: int) -> dict[str, int]:
    """Seconds with one decimal, as sentences take them."""
    whole, rest = divmod(round(milliseconds / 100), 10)
    return {"whole": whole, "tenths": rest}
