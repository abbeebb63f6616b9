"""The exact odds of every game, from Python: see ``docs/odds.md``."""

from __future__ import annotations

from importlib import import_module

from yamclub.game import Game
from yamclub.mechanics.odds import GameOdds


def odds_in(game: Game) -> GameOdds | None:
    """What tells the odds of a game, imported when first asked for; None where it tells none."""
    module, _, attribute = game.odds.partition(":")
    found: GameOdds | None = getattr(import_module(module), attribute) if module else None
    return found


def tells_lying(game: Game) -> bool:
    """Whether this game has odds for dice as they lie, while a match is played."""
    found = odds_in(game)
    return found is not None and type(found).lying is not GameOdds.lying
