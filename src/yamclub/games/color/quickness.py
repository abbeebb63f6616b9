"""How quick and how sure each player was, from the credited moments of the record."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from yamclub.game import Step
from yamclub.games.color import reaction
from yamclub.games.color.colours import matching
from yamclub.games.color.levels import Club, Expert, Novice, relaxed
from yamclub.games.color.moves import Claim, Claimed, RoundEnded
from yamclub.mechanics.appraisal import Reactions

if TYPE_CHECKING:
    from yamclub.games.color.rules import ColorState

PACES = {"novice": Novice.pace, "club": Club.pace, "expert": Expert.pace}
"""Times the time of an unhurried person that each level takes on average."""
FEWEST = 5
"""Rounds in which a player was measured, below which nothing is said of their pace."""


class Counted(NamedTuple):
    """How long a count took, beside the time of an unhurried person; or that it took longer than that."""

    ratio: float
    done: bool


class _Player:
    def __init__(self) -> None:
        self.kinds: list[str] = []
        self.times: list[int] = []
        self.counted: list[Counted] = []
        self.guessed = 0

    def reactions(self) -> Reactions:
        pace = typical(self.counted) if self._counts() else None
        level = None if pace is None else min(PACES, key=lambda one: abs(log(pace / PACES[one])))
        return Reactions(
            rounds=len(self.kinds),
            right=self.kinds.count("right"),
            high=self.kinds.count("high"),
            low=self.kinds.count("low"),
            late=self.kinds.count("late"),
            silent=self.kinds.count("silent"),
            guessed=self.guessed,
            median=round(median(self.times)) if self.times else None,
            pace=pace,
            level=level,
        )

    def _counts(self) -> bool:
        """Whoever is oftener wrong than right hardly counts, and has no pace of counting."""
        return self.kinds.count("right") >= self.kinds.count("high") + self.kinds.count("low")


class Quickness:
    def __init__(self, players: int) -> None:
        self._players = [_Player() for _ in range(players)]

    def follow(self, step: Step) -> None:
        if any(isinstance(news, RoundEnded) for news in step.news):
            before: ColorState = step.before  # type: ignore[assignment]
            by, move = step.by, step.move
            called = (Claimed(by, move.number, step.at),) if isinstance(move, Claim) and isinstance(by, int) else ()
            self._round(before, (*before.claims, *called), before.deadline() or 0)

    def reactions(self) -> Sequence[Reactions]:
        return [player.reactions() for player in self._players]

    def _round(self, state: ColorState, claims: Sequence[Claimed], closed: int) -> None:
        assert state.dice is not None  # noqa: S101 - a round that can close has begun
        assert state.card is not None  # noqa: S101
        number = matching(state.dice, state.card)
        found = next((claim.at for claim in claims if claim.number == number), None)
        quickest = 0 if state.options.hides() else reaction.quickest(state.dice.counts, state.card.counts)
        usual = relaxed(state.view(0)) * reaction.usual(state.dice.counts, state.card.counts)
        for seat in state.contenders:
            player = self._players[seat]
            mine = next((claim for claim in claims if claim.seat == seat), None)
            free = mine is not None and (found is None or claims.index(mine) <= _place(claims, number))
            player.kinds.append(_kind(mine, number, found, free=free))
            if mine is not None and mine.at > state.turned_at:
                player.times.append(mine.at - state.turned_at)
                player.guessed += mine.at - state.turned_at < quickest
            until = mine.at if mine is not None and free else closed if found is None else found
            if not state.options.hides() and until > state.turned_at:
                player.counted.append(Counted((until - state.turned_at) / usual, free))


def _place(claims: Sequence[Claimed], number: int) -> int:
    return next(place for place, claim in enumerate(claims) if claim.number == number)


def _kind(mine: Claimed | None, number: int, found: int | None, *, free: bool) -> str:
    if mine is None:
        return "silent" if found is None else "late"
    if mine.number >= number:
        return "right" if mine.number == number else "high"
    return "low" if free else "late"


def typical(counted: Sequence[Counted]) -> float | None:
    """The median of how long counts took, of which some are only known to have taken longer (Kaplan and Meier 1958).

    >>> some = [Counted(ratio, True) for ratio in (1.0, 1.2, 1.4, 1.6, 1.8)]
    >>> typical(some), typical([*some, Counted(1.1, False), Counted(1.5, False)]), typical(some[:2])
    (1.4, 1.6, None)
    """
    if len(counted) < FEWEST:
        return None
    still, left = 1.0, len(counted)
    for ratio, done in sorted(counted, key=lambda one: (one.ratio, not one.done)):
        if done:
            still *= (left - 1) / left
            if still <= 0.5 + 1e-9:
                return ratio
        left -= 1
    return None
