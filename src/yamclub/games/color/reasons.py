"""Why one choice at YAM color is better than another, in a sentence whose numbers are counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from yamclub.game import Action
from yamclub.games.color.judging import likely, staked
from yamclub.games.color.moves import Claim, Lay
from yamclub.games.color.round_worths import RoundWorths
from yamclub.games.color.view import ColorView
from yamclub.mechanics.appraisal import Silence
from yamclub.mechanics.telling import Said, name, say

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Worths = NDArray[np.float64]


def silence_told(seat: int) -> Said:
    return say("color-told-silence", name=name(seat))


class Reasons:
    """For one seat, with how likely it had to take each number to be."""

    def __init__(self, view: ColorView, seat: int, chances: Worths) -> None:
        self._view, self._seat, self._chances = view, seat, chances

    def why(self, best: Action, other: Action | None) -> Said | None:
        match best, other:
            case Lay(), Lay():
                return self._why_stake(best.cards, other.cards)
            case _ if self._view.phase not in ("announcing", "feeling"):
                return None
            case _ if self._chances.max() < 1:
                return self._why_felt(best, other)
        return self._why_counted(int(self._chances.argmax()), best, other)

    # --- what everybody can count

    def _why_counted(self, number: int, best: Action, other: Action | None) -> Said | None:
        match other:
            case Claim(called) if called > number:
                return self._why_too_high(number, called)
            case Claim(called) if best == Claim(number):
                return say("color-why-low", number=number, called=called)
            case Silence() if best == Claim(number):
                lasted = (self._view.deadline or 0) - self._view.turned_at
                return say("color-why-silent", number=number, seconds=min(100, round(lasted / 1000)))
        return say("color-why-free", number=number) if best == Claim(number) else None

    def _why_too_high(self, number: int, called: int) -> Said:
        """What a risk is worth with so many cards left: what the card to pay is worth, and the one to win."""
        view, mine = self._view, len(self._view.players[self._seat].cards)
        if view.playoff or not mine:
            return say("color-why-high-free", number=number, called=called)
        wins, loses, pays = self._card_worths()
        paying, winning = percent(loses - pays), percent(wins - loses)
        if view.pile <= _FEW_CARDS and max(paying, winning):
            return say("color-why-risk", number=number, called=called, cards=view.pile, pays=paying, wins=winning)
        return say("color-why-high", number=number, called=called)

    def _card_worths(self) -> tuple[float, float, float]:
        """Its chances if it wins the round; if others do; and if it pays a card besides."""
        worths, others = RoundWorths(self._view), [one for one in self._view.contenders if one != self._seat]

        def mean(payers: Sequence[int]) -> float:
            return float(np.mean([worths.after(one, payers)[self._seat] for one in others]))

        return float(worths.after(self._seat)[self._seat]), mean(()), mean((self._seat,))

    # --- under the cover

    def _why_felt(self, best: Action, other: Action | None) -> Said | None:
        mine = self._too_high(best)
        if not isinstance(other, Claim):
            return say("color-why-felt", best=best.number, risk=percent(mine)) if isinstance(best, Claim) else None
        theirs = self._too_high(other)
        if not isinstance(best, Claim):
            return say("color-why-felt-risk", called=other.number, risk=percent(theirs))
        if best.number < other.number:
            return say("color-why-felt-high", called=other.number, risk=percent(theirs), best=best.number,
                       less=percent(mine))  # fmt: skip
        more = percent(float(self._chances[best.number :].sum()))
        return say("color-why-felt-low", called=other.number, more=more, best=best.number)

    def _too_high(self, action: Action) -> float:
        return float(self._chances[: action.number].sum()) if isinstance(action, Claim) else 0.0

    # --- stakes

    def _why_stake(self, best: int, other: int) -> Said | None:
        if best == other:
            return None
        if self._view.options.stakes == "pot" and best < other:
            return say("color-why-pot")
        (won, lost), (other_won, other_lost) = self._ends(best), self._ends(other)
        return say(
            "color-why-stake",
            wins=percent(likely(self._view, self._seat)),
            won=percent(won),
            other_won=percent(other_won),
            lost=percent(lost),
            other_lost=percent(other_lost),
        )

    def _ends(self, cards: int) -> tuple[float, float]:
        """Its chances if it wins the round with so many staked, and on average if it does not."""
        view, seat = self._view, self._seat
        laid = [len(player.stake) + (one == seat) * cards for one, player in enumerate(view.players)]
        won = float(RoundWorths(view, laid).after(seat)[seat])
        mine = likely(view, seat)
        return won, (float(staked(view, seat, cards)[seat]) - mine * won) / (1 - mine)


_FEW_CARDS = 8
"""So many left, what a single card is worth can be told in percent."""


def percent(chance: float) -> int:
    """Rounded, but never 0 for what can come nor 100 for what can fail."""
    if chance <= 1e-9 or chance >= 1 - 1e-9:
        return 100 * (chance > 0.5)
    return min(99, max(1, round(100 * chance)))
