"""What an announcement is worth to an expert, by what may be true, who may still speak and how the match stands."""

from __future__ import annotations

from collections.abc import Iterable

from yamclub.games.color.colours import SPOTS
from yamclub.games.color.standing import Standing
from yamclub.games.color.view import ColorView

THEY_ARE_RIGHT, THEY_ARE_NEAR, THEY_ARE_FAR = 0.8, 0.08, 0.01
"""How often others announce the true number, one of its neighbours, and any other number, while it is free."""
FURTHER = 0.05
"""Times as often its own count is off by one more."""
THEY_SAY_IT = 0.7
"""How often somebody who has not spoken yet still announces the true number, if it is free."""


def believed(own: int, doubt: float, view: ColorView) -> list[float]:
    """How likely each number is the true one: from its own count, which is one off so often, and what others said."""
    chances = [_near(own, number, doubt) for number in range(SPOTS + 1)]
    for place, claim in enumerate(view.claims):
        before = {earlier.number for earlier in view.claims[:place]}
        for number in range(SPOTS + 1):
            if number not in before:  # or they had to say something else, which tells nothing
                chances[number] *= said(claim.number - number)
    whole = sum(chances)
    return [chance / whole for chance in chances]


def _near(own: int, number: int, doubt: float) -> float:
    off = abs(own - number)
    return doubt / 2 * FURTHER ** (off - 1) if off else 1 - doubt


def said(off: int) -> float:
    """How often others call a number so far above the true one, while that is free."""
    return THEY_ARE_RIGHT if not off else THEY_ARE_NEAR if abs(off) == 1 else THEY_ARE_FAR


def worths(view: ColorView, standing: Standing, chances: list[float], free: Iterable[int]) -> dict[int, float]:
    """By number that is free, how many cards better it is to announce it than to say nothing."""
    silent = sum(chance * _without(view, standing, true) for true, chance in enumerate(chances))
    return {number: (_with(view, standing, chances, number) - silent) / standing.of_a_card for number in free}


def _with(view: ColorView, standing: Standing, chances: list[float], number: int) -> float:
    worth = 0.0
    for true, chance in enumerate(chances):
        without = _without(view, standing, true)
        if number > true:
            worth += chance * (without if view.playoff else _fined(view, standing, true))
        else:
            best = _best(view, true)
            wins = 0.0 if best is not None and best > number else _unbeaten(view, number, true)
            worth += chance * (wins * standing.won(view) + (1 - wins) * without)
    return worth


def _unbeaten(view: ColorView, number: int, true: int) -> float:
    """How likely nobody who has not spoken yet announces more without being too high."""
    taken = {claim.number for claim in view.claims}
    if number == true or true in taken:
        return 1.0
    return (1 - THEY_SAY_IT) ** (len(view.turn.seats) - 1)


def _best(view: ColorView, true: int) -> int | None:
    """The highest of what others said that is not too high."""
    return max((claim.number for claim in view.claims if claim.number <= true), default=None)


def _winner(view: ColorView, true: int) -> int | None:
    """Who wins the card as things stand."""
    best = _best(view, true)
    return next((claim.seat for claim in view.claims if claim.number == best), None)


def _without(view: ColorView, standing: Standing, true: int) -> float:
    return standing.lost(view, _other(view, standing, true))


def _fined(view: ColorView, standing: Standing, true: int) -> float:
    return standing.lost(view, _other(view, standing, true), fine=1)


def _other(view: ColorView, standing: Standing, true: int) -> int | None:
    """Who else wins the round: whoever is ahead in it, or the strongest, while others have not spoken yet."""
    winner = _winner(view, true)
    if winner is not None or len(view.turn.seats) < 2:
        return winner
    return standing.strongest()
