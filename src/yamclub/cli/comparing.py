"""A score made alone, beside the scores of perfect play; and the table that the perfect bot plays by."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from yamclub.match.match import Match
from yamclub.mechanics.options import read_options
from yamclub.words import Words

if TYPE_CHECKING:
    from yamclub.game import Result
    from yamclub.mechanics.perfect import PerfectBot
    from yamclub.solve.solution import Distribution, Question

PERFECT = "perfect"


def prepare(match: Match, words: Words, *, as_json: bool) -> None:
    """Find the table of the perfect bot before it sits down, and show how far it is if it has to be made."""
    if any(seat.bot == PERFECT for seat in match.header.seats):
        from yamclub.cli.commands.solve import Shown
        from yamclub.solve.policy import remember
        from yamclub.solve.tables import solved

        question = _bot(match).question(read_options(match.game, match.header.options))
        with Shown(question, words, as_json=as_json) as shown:
            remember(question, solved(question, shown).solution)


def compared(match: Match, result: Result, words: Words, *, may_solve: bool) -> list[str]:
    """How a score made alone compares, in a sentence; nothing where that is not known and may not be found out."""
    if len(match.header.seats) > 1 or PERFECT not in match.game.solo_bots or find_spec("numpy") is None:
        return []
    question = _bot(match).compared_with(read_options(match.game, match.header.options))
    scores = None if question is None else _scores(question, words, may_solve=may_solve)
    if scores is None:
        return []
    from yamclub.solve.scores import below, mean

    average, games = mean(scores), 100 * below(scores, result.scores[0])
    return [words("play-compared", average=_said(average, words), games=_said(games, words))]


def _bot(match: Match) -> type[PerfectBot]:
    module, _, attribute = match.game.solo_bots[PERFECT].partition(":")
    bot: type[PerfectBot] = getattr(import_module(module), attribute)
    return bot


def _scores(question: Question, words: Words, *, may_solve: bool) -> Distribution | None:
    from yamclub.cli.commands.solve import Shown
    from yamclub.solve.tables import Watcher, distribution, kept_distribution, solved

    known = kept_distribution(question, Watcher())
    if known is not None or not may_solve or find_spec("numba") is None:
        return known
    try:
        with Shown(question, words, title=words("play-comparing")) as shown:
            return distribution(question, solved(question, shown).solution, shown)
    except KeyboardInterrupt:  # somebody doesn't want to wait for it
        return None


def _said(number: float, words: Words) -> str:
    return f"{number:.1f}".replace(".", "," if words.language == "fr" else ".")
