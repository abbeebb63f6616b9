"""Announcements compared with the true number, from the highest down."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from yamclub.games.color.colours import Colours, matching
from yamclub.games.color.moves import Claimed, Round, Verdict, Verified


def verified(
    dice: Colours, card: Colours, claims: Sequence[Claimed], turned_at: int, purses: Sequence[int] | None
) -> Round:
    """K9 to K11: too high pays, if its purse holds a card; the first that isn't wins; nothing happens to the rest.

    ``purses`` are the cards each seat could pay with; without them nobody pays.
    """
    number = matching(dice, card)
    winner: int | None = None
    verdicts = []
    for claim in sorted(claims, key=attrgetter("number"), reverse=True):
        verdict: Verdict = "too_high" if claim.number > number else "wins" if winner is None else "beaten"
        if verdict == "wins":
            winner = claim.seat
        paid = verdict == "too_high" and purses is not None and purses[claim.seat] > 0
        verdicts.append(Verified(claim.seat, claim.number, claim.at - turned_at, verdict, paid))
    return Round(dice, card, number, tuple(verdicts), winner)
