"""The odds of YAMI: that five dealt cards show a box, or that a hand completes it in some draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import comb, prod

from msgspec.structs import replace

from yamclub.errors import Code, YamError
from yamclub.games.yami.boxes import RUNS, Box, all_cards
from yamclub.games.yami.completing import HAND, Alike, Completing, InSequence
from yamclub.games.yami.moves import YamiOptions
from yamclub.kernel.cards import CARDS, RANKS, SUITS, Cards
from yamclub.kernel.odds import Odds, odds_of
from yamclub.mechanics.odds import GameOdds, Named, Question, out_of_range, plain, unknown_target, within

_BOX = {
    "pair": Box.PAIR,
    "two-pairs": Box.TWO_PAIRS,
    "brelan": Box.BRELAN,
    "full": Box.FULL,
    "carre": Box.CARRE,
    "couleur": Box.FLUSH,
    "quinte": Box.STRAIGHT,
    "quinte-floche": Box.STRAIGHT_FLUSH,
}
_NEEDS = {"pair": (2,), "two-pairs": (2, 2), "brelan": (3,), "full": (3, 2), "carre": (4,)}
"""So many cards of one value, and so many of another."""
_ALSO = {"flush": "couleur", "straight": "quinte", "straight-flush": "quinte-floche", "paire": "pair"} | {
    "deux-paires": "two-pairs"
}
_RANK = {plain(rank): rank for rank in RANKS} | {"j": "V", "q": "D", "k": "R"}
USUAL_COUNT = 3
"""Of a value, where no number is given: as many as it takes to lay down."""
TARGETS = (*_BOX, *(f"value:{rank}:{USUAL_COUNT}" for rank in RANKS))


class YamiOdds(GameOdds):
    """With a hand: the chance to complete it in so many draws. Without: that five dealt cards contain it."""

    game = "yami"
    takes = ("hand", "seen", "draws")

    def targets(self, options: YamiOptions) -> tuple[str, ...]:
        return TARGETS

    def read(self, text: str, options: YamiOptions) -> str:
        name, *rest = (part.strip("-") for part in plain(text).split(":"))
        name = _ALSO.get(name, name)
        if name in _BOX and not rest:
            return name
        if name != "value" or len(rest) not in (1, 2) or rest[0] not in _RANK:
            raise unknown_target(self.game, text, TARGETS)
        count = rest[1] if len(rest) == 2 else str(USUAL_COUNT)
        if not (len(count) == 1 and count in "1234"):
            raise out_of_range(f"value:{_RANK[rest[0]]}", count, 1, len(SUITS))
        return f"value:{_RANK[rest[0]]}:{count}"

    def named(self, target: str) -> Named:
        if target in _BOX:
            return Named(f"yami-box-{_BOX[target]}")
        _, rank, count = target.split(":")
        return Named(f"yami-box-{rank}", int(count))

    def settled(self, question: Question, players: int) -> Question:
        hand, seen, packs = question.hand, question.seen or Cards(), all_cards(players)
        if hand is None:
            if question.draws is not None or question.seen is not None:
                raise YamError(Code.MISSING_ARGUMENT, argument="--hand", command="odds")
            return question
        if len(hand) != HAND or any(map(int.__gt__, (hand + seen).counts, packs.counts)):
            raise YamError(Code.IMPOSSIBLE_HAND, packs=packs.counts[0])
        return replace(question, seen=seen, draws=1 if question.draws is None else question.draws)

    def chance(self, target: str, question: Question, options: YamiOptions, players: int) -> Odds:
        packs, hand = all_cards(players), question.hand
        if hand is None:
            return odds_of(target, dealt(target, packs.counts[0]))
        solver, unseen = completing(target), packs - hand - (question.seen or Cards())
        draws = within(question.draws or 0, "--draws", 0, min(solver.most, len(unseen)))
        return odds_of(target, solver.chance(hand, unseen, draws))


@lru_cache(maxsize=64)
def completing(target: str) -> Completing:
    """What counts the draws for a target, and remembers what it counted."""
    if target in _NEEDS:
        return Alike(_NEEDS[target])
    if target == "couleur":
        return Alike((HAND,), by_suit=True)
    if target in _BOX:
        return InSequence(by_suit=target == "quinte-floche")
    _, rank, count = target.split(":")
    return Alike((int(count),), value=RANKS.index(rank))


@cache
def dealt(target: str, packs: int) -> Fraction:
    """The chance that five cards dealt from so many packs contain the target; identical cards count once (C16).

    Hands are counted by the different cards they hold: what they contain depends on those alone.

    >>> dealt("quinte-floche", 2)
    Fraction(10, 119133)
    """
    good = sum(_sets(target, different) * _hands(different, packs) for different in range(1, HAND + 1))
    return Fraction(good, comb(packs * len(CARDS), HAND))


def _hands(different: int, packs: int) -> int:
    """How many hands of five hold these different cards and no other: each once or more, out of its copies."""
    ways = [1] + [0] * HAND
    for _ in range(different):
        ways = [
            sum(ways[held - copies] * comb(packs, copies) for copies in range(1, held + 1)) for held in range(HAND + 1)
        ]
    return ways[HAND]


def _sets(target: str, different: int) -> int:
    """How many sets of so many different cards contain the target."""
    values, suits = len(RANKS), len(SUITS)
    if target == "couleur":
        return suits * comb(values, HAND) if different == HAND else 0
    if target in ("quinte", "quinte-floche"):
        per_run = suits**HAND if target == "quinte" else suits
        return len(RUNS) * per_run if different == HAND else 0
    made, count = _by_values(target), 0
    for ranks in combinations_with_replacement(range(values), different):
        alike = Counter(ranks)
        if made(alike):
            count += prod(comb(suits, cards) for cards in alike.values())
    return count


def _by_values(target: str) -> Callable[[Counter[int]], bool]:
    """Whether cards contain a target, told by how many there are of each value."""
    if target not in _NEEDS:
        _, rank, count = target.split(":")
        return lambda alike: alike[RANKS.index(rank)] >= int(count)
    first, second = (*_NEEDS[target], 0)[:2]

    def made(alike: Counter[int]) -> bool:
        most = [cards for _, cards in alike.most_common(2)] + [0]
        return most[0] >= first and most[1] >= second

    return made


ODDS = YamiOdds()
