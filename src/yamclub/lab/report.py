"""How an arena stands, as values: what ``--json`` prints, and what tables and pictures are made of."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from yamclub.lab.arena import Arena
from yamclub.lab.series import Luckless, Series, averaged, averaged_luckless
from yamclub.lab.standings import Key, Standings


class Mean(Struct, frozen=True):
    mean: float
    low: float | None
    high: float | None


class Errors(Struct, frozen=True):
    """Matches that a bot lost because it failed."""

    crashed: int
    illegal: int
    late: int


class BotLine(Struct, frozen=True, kw_only=True):
    """One bot in all its matches: the mean over those it met, each counted alike. Alone, shares are None."""

    bot: str
    matches: int
    """At which its share was counted."""
    share: float | None
    low: float | None
    high: float | None
    fair: float | None
    score: Mean
    errors: Errors
    out: bool
    """Whether it failed so often in a row that it was sent away."""
    luck_removed: Luckless | None


class PairLine(Struct, frozen=True, kw_only=True):
    """One bot against another: its share; ahead of it, where more are at the table; alone, how much more it scores."""

    bot: str
    against: str
    matches: int
    blocks: int
    share: float
    low: float
    high: float
    always_low: float | None
    always_high: float | None
    """The interval that holds at all times, however often it was looked at."""
    fair: float
    decided: bool
    duplicate_fewer: float | None
    """How many times fewer matches it takes because seats are changed with the same chance."""
    luck_removed: Luckless | None


class Report(Struct, frozen=True, kw_only=True):
    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    kind: str
    matches: int
    asked: int
    fair: float | None
    early: bool
    """Whether it may stop when the question is decided."""
    complete: bool
    """Whether nothing was left to play: it was not interrupted."""
    bots: list[BotLine]
    pairs: list[PairLine]


def labels(bots: tuple[str, ...]) -> list[str]:
    """Their names; one that is named again gets a number.

    >>> labels(("greedy", "random", "greedy"))
    ['greedy', 'random', 'greedy (2)']
    """
    return [
        name if (before := bots[:place].count(name)) == 0 else f"{name} ({before + 1})"
        for place, name in enumerate(bots)
    ]


def report(arena: Arena) -> Report:
    setup = arena.plan.setup
    names = labels(setup.bots)
    solo = setup.seats == 1
    return Report(
        game=setup.game,
        seats=setup.seats,
        options=setup.options,
        seed=setup.seed,
        kind=arena.pairings[0].kind,
        matches=sum(len(block.matches) for block in arena.played),
        asked=arena.asked_matches,
        fair=None if solo else 1 / setup.seats,
        early=not arena.plan.all_matches,
        complete=arena.done_matches >= arena.asked_matches,
        bots=[_bot_line(arena, bot, name) for bot, name in enumerate(names)],
        pairs=[
            _pair_line(standings, key, series, names, setup.seats)
            for standings in arena.standings
            for key, series in standings.series.items()
            if key[1] is not None and series.values
        ],
    )


def _bot_line(arena: Arena, bot: int, name: str) -> BotLine:
    standings = [one for one in arena.standings if bot in one.pairing.bots]
    solo = arena.plan.setup.seats == 1
    parts = [
        series
        for one in standings
        for (mine, other), series in one.series.items()
        if mine == bot and series.values and (other is None) == (one.pairing.kind in ("mixed", "solo"))
    ]
    scores = [one.scores[bot] for one in standings if one.blocks]
    mean, interval = averaged(parts) if parts else (None, (None, None))
    return BotLine(
        bot=name,
        matches=sum(part.matches for part in parts),
        share=None if solo else mean,
        low=None if solo else interval[0],
        high=None if solo else interval[1],
        fair=None if solo else 1 / arena.plan.setup.seats,
        score=_mean(parts if solo else scores),
        errors=Errors(
            *(sum(one.errors[bot, reason] for one in standings) for reason in ("crashed", "illegal", "late"))
        ),
        out=any(one.out == bot for one in standings),
        luck_removed=averaged_luckless(parts) if parts else None,
    )


def _mean(parts: list[Series]) -> Mean:
    if not parts:
        return Mean(0.0, None, None)
    mean, (low, high) = averaged(parts)
    known = all(part.moments.values > 1 for part in parts)
    return Mean(mean, low if known else None, high if known else None)


def _pair_line(standings: Standings, key: Key, series: Series, names: list[str], seats: int) -> PairLine:
    mean, error, blocks = series.moments
    low, high = series.interval()
    always = series.lasting()
    one, other = key
    kind = standings.pairing.kind
    return PairLine(
        bot=names[one],
        against=names[other if other is not None else one],
        matches=series.matches,
        blocks=blocks,
        share=mean,
        low=low,
        high=high,
        always_low=always.low,
        always_high=always.high,
        fair=0.0 if kind == "solo" else 0.5 if kind == "mixed" else 1 / seats,
        decided=standings.decided,
        duplicate_fewer=series.plain_variance / error**2 if 0 < error < float("inf") else None,
        luck_removed=series.luckless(),
    )
