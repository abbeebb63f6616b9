"""The tables of ``yam arena``: each bot, then each against each."""

from __future__ import annotations

import sys
from collections.abc import Callable
from math import isfinite

from yamclub.cli.output import styled
from yamclub.game import Game
from yamclub.lab.arena import Arena
from yamclub.lab.report import BotLine, PairLine, Report
from yamclub.lab.standings import MOST_FAILURES
from yamclub.words import Words

_NOTHING = "–"
_LONGEST_NAME = 24


def print_report(report: Report, arena: Arena, game: Game, words: Words) -> None:
    lines = [
        styled(
            words("arena-title", game=game.name, seats=report.seats, matches=report.matches, seed=report.seed), "bold"
        ),
        "",
        *_bots(report, words),
        "",
        *_cross(report, words),
        *_notes(report, arena, words),
    ]
    sys.stdout.write("\n".join(lines) + "\n")


def short(name: str) -> str:
    """A name for a column: of a long command the end, which tells it from others.

    >>> short("cmd:/usr/bin/python3 my_bot.py --quickly")
    'cmd:…my_bot.py --quickly'
    """
    return name if len(name) <= _LONGEST_NAME else f"{name[:4]}…{name[5 - _LONGEST_NAME :]}"


def percent(share: float, words: Words) -> str:
    return words("odds-percent", share=words.number(100 * share, 1))


def span(low: float | None, high: float | None, written: Callable[[float], str]) -> str:
    if low is None or high is None or not (isfinite(low) and isfinite(high)):
        return _NOTHING
    return f"{written(low)}–{written(high)}"


def shown_as(report: Report, words: Words) -> Callable[[float], str]:
    """How the numbers of this arena are written: shares, or alone points."""
    return (lambda value: words.number(value, 1)) if report.kind == "solo" else (lambda share: percent(share, words))


def _bots(report: Report, words: Words) -> list[str]:
    solo = report.kind == "solo"
    written = shown_as(report, words)
    heads = ["bot", "matches", "score" if solo else "share", "interval"]
    heads += [] if solo else ["score"]
    luck = any(line.luck_removed for line in report.bots)
    heads += ["luckless", "interval", "fewer"] if luck else []
    rows = [[words(f"arena-column-{head}") for head in heads]]
    rows += [
        _bot(line, written, words, solo=solo) + (_luckless(line, written, words) if luck else [])
        for line in report.bots
    ]
    return _table(rows)


def _bot(line: BotLine, written: Callable[[float], str], words: Words, *, solo: bool) -> list[str]:
    counted = [short(line.bot), str(line.matches)]
    if solo:
        return [*counted, written(line.score.mean), span(line.score.low, line.score.high, written)]
    share = _NOTHING if line.share is None else written(line.share)
    return [*counted, share, span(line.low, line.high, written), words.number(line.score.mean, 1)]


def _luckless(line: BotLine, written: Callable[[float], str], words: Words) -> list[str]:
    found = line.luck_removed
    if found is None:
        return [_NOTHING] * 3
    fewer = _NOTHING if found.fewer is None else words("arena-fewer", times=words.number(found.fewer, 1))
    return [written(found.share), span(found.low, found.high, written), fewer]


def _cross(report: Report, words: Words) -> list[str]:
    fair = "" if report.fair is None else percent(report.fair, words)
    said = words(f"arena-cross-{report.kind}", others=report.seats - 1, fair=fair)
    if len(report.bots) < 2:
        return []
    written = shown_as(report, words)
    names = [line.bot for line in report.bots]
    shown = [short(name) for name in names]
    found = {(line.bot, line.against): line for line in report.pairs}
    rows = [["", *shown]]
    rows += [[short(one), *(_cell(found.get((one, other)), written) for other in names)] for one in names]
    return [said, *_table(rows)]


def _cell(line: PairLine | None, written: Callable[[float], str]) -> str:
    return _NOTHING if line is None else f"{written(line.share)} ({span(line.low, line.high, written)})"


def _notes(report: Report, arena: Arena, words: Words) -> list[str]:
    notes = []
    if report.complete and any(line.decided for line in report.pairs):
        notes.append(words("arena-decided", matches=report.matches, asked=report.asked))
    for bot, line in enumerate(report.bots):
        errors = line.errors
        failed = errors.crashed + errors.illegal + errors.late
        if failed:
            counts = {"crashed": errors.crashed, "illegal": errors.illegal, "late": errors.late}
            notes.append(
                words("arena-failures", bot=line.bot, matches=failed, why=_first_failure(arena, bot), **counts)
            )
        if line.out:
            notes.append(words("arena-out-of-it", bot=line.bot, times=MOST_FAILURES))
    return ["", *notes] if notes else []


def _first_failure(arena: Arena, bot: int) -> str:
    failures = (
        match.failure.why
        for block in arena.played
        for match in block.matches
        if match.failure is not None and match.table[match.failure.seat] == bot
    )
    return next(failures, "")


def _table(rows: list[list[str]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]

    def line(row: list[str]) -> str:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(wide) for cell, wide in zip(row[1:], widths[1:], strict=True))]
        return "  ".join(cells).rstrip()

    return [styled(line(rows[0]), "dim"), *(line(row) for row in rows[1:])]
