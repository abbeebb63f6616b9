"""``yam odds``: how likely a target is with best play for it, exactly, and what to keep."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from itertools import groupby
from shutil import get_terminal_size

from yamclub.cli.options import parse_options
from yamclub.cli.output import print_json, styled
from yamclub.errors import Code, YamError
from yamclub.games import game as find_game
from yamclub.kernel.cards import RANKS
from yamclub.kernel.chances import DICE
from yamclub.kernel.dice import Dice
from yamclub.kernel.odds import Odds
from yamclub.mechanics.odds import GameOdds
from yamclub.odds import Answer, answer, question_of
from yamclub.words import Words

_SMALLEST = 0.00001
"""Less than this is not told in per cent."""
_BIG = 99999


def run(asked: Namespace, words: Words) -> int:
    game = find_game(asked.game)
    question = question_of(
        dice=asked.dice,
        kept=asked.kept,
        throws_left=_number(asked.throws_left, "--throws-left"),
        after_throws=_number(asked.after_throws, "--after-throws"),
        hand=asked.hand,
        seen=asked.seen,
        draws=_number(asked.draws, "--draws"),
    )
    players = _number(asked.players, "--players")
    found = answer(game, asked.target, question, parse_options(asked.options, "odds"), players)
    if asked.json:
        print_json(_as_json(game.id, asked.target, found))
        return 0
    words = Words(words.language, game.id)
    sys.stdout.write(f"{styled(game.name, 'bold')} · {_position(found, words)}\n\n")
    sys.stdout.write(_page(found.teller, found.told, words) + "\n")
    return 0


def _number(text: str | None, argument: str) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.removeprefix("-").isdigit()):
        raise YamError(Code.BAD_ARGUMENT, value=text[:40], argument=argument, command="odds")
    return max(-_BIG, min(_BIG, int(text[:9])))


def _as_json(game: str, target: str | None, found: Answer) -> dict[str, object]:
    rows = [_plain(one, found.teller) for one in found.told]
    return {"game": game, **rows[0]} if target is not None and len(rows) == 1 else {"game": game, "odds": rows}


def _plain(one: Odds, teller: GameOdds) -> dict[str, object]:
    named = teller.named(one.target)
    card = {"card": named.card, "number": named.at_least} if named.card else {}
    return {"target": one.target, **card, "probability": one.probability, "fraction": one.fraction, "keep": one.keep}


def _position(found: Answer, words: Words) -> str:
    """What was asked about, in words."""
    asked, left = found.question, found.question.throws_left
    if asked.after_throws is not None:
        return words("odds-at-announced", throws=asked.after_throws)
    if asked.hand is not None:
        return words("odds-at-hand", hand=_cards(str(asked.hand), words), draws=asked.draws or 0)
    if left is None:
        return words(f"{words.game_id}-odds-at", players=found.players)
    if asked.dice is None or (asked.kept is not None and len(asked.dice) == DICE):
        kept = "" if asked.kept is None else str(asked.kept) or "–"
        return words("odds-at-kept", kept=kept, left=left) if kept else words("odds-at-start", left=left)
    message = "odds-at-locked" if asked.kept else "odds-at-dice"
    return words(message, dice=str(asked.dice), kept=str(asked.kept or ""), left=left)


def _cards(text: str, words: Words) -> str:
    """Cards with the ranks of the reader's language."""
    names: dict[str, str] = dict(zip(RANKS, words("card-ranks").split(), strict=True))
    return " ".join(names[card[:-1]] + card[-1] for card in text.split())


def _page(teller: GameOdds, told: Sequence[Odds], words: Words) -> str:
    cards = {teller.named(one.target).card for one in told}
    return _grid(teller, told, words) if len(cards) > 1 else _table(teller, told, words)


def _percent(chance: float, words: Words, digits: int = 3) -> str:
    if 0 < chance < _SMALLEST:
        return "<" + words("odds-percent", share=_decimal(f"{100 * _SMALLEST:.{digits}f}", words))
    return words("odds-percent", share=_decimal(f"{100 * chance:.{digits}f}", words))


def _decimal(number: str, words: Words) -> str:
    return number.replace(".", ",") if words.language == "fr" else number


def _name(teller: GameOdds, target: str, words: Words) -> str:
    named = teller.named(target)
    if named.card:
        return words(named.message, number=named.at_least or 0)
    name = words(named.message)
    return name if named.at_least is None else words("odds-at-least", name=name, number=named.at_least)


def _keep(keep: Dice | None, words: Words) -> str:
    if keep is None:
        return "–"
    return words("odds-made") if len(keep) == DICE else str(keep) or words("odds-reroll")


def _table(teller: GameOdds, told: Sequence[Odds], words: Words) -> str:
    rows = [
        [one.target, _name(teller, one.target, words), _percent(one.probability, words), one.fraction] for one in told
    ]
    if any(one.keep is not None for one in told):
        rows = [[*row, _keep(one.keep, words)] for row, one in zip(rows, told, strict=True)]
    heads = [words(f"odds-column-{name}") for name in ("target", "name", "chance", "fraction", "keep")]
    return _columns([heads[: len(rows[0])], *rows], {2, 3})


def _grid(teller: GameOdds, told: Sequence[Odds], words: Words) -> str:
    """A line per kind of card: cards with the same chances are counted together."""
    lines: dict[tuple[float, ...], list[str]] = {}
    for card, numbers in groupby(told, key=lambda one: teller.named(one.target).card):
        lines.setdefault(tuple(one.probability for one in numbers), []).append(card)
    width = len(next(iter(lines)))
    rows = [
        [cards[0], f"×{len(cards)}", *(_decimal(f"{100 * chance:.2f}", words) for chance in chances)]
        for chances, cards in lines.items()
    ]
    heads = [words("odds-column-card"), "", *(f"{number} %" for number in range(width))]
    return _columns([heads, *rows], set(range(2, 2 + width)))


def _columns(rows: Sequence[Sequence[str]], right: set[int]) -> str:
    """Columns as wide as they need to be; on a narrow terminal without the second one, which only explains."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    if sum(widths) + 2 * len(widths) - 2 > get_terminal_size().columns:
        widths[1] = 0
    lines = []
    for number, row in enumerate(rows):
        cells = [
            text.rjust(width) if place in right else text.ljust(width)
            for place, (text, width) in enumerate(zip(row, widths, strict=True))
            if width
        ]
        line = "  ".join(cells).rstrip()
        lines.append(styled(line, "dim") if number == 0 else line)
    return "\n".join(lines)
