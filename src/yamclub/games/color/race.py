"""A match of YAM color as it goes: who was quicker, who called what they could know, and who said nothing.

Silence is a choice where the true number stayed free until the round was over, and the round lasted long enough for
even a novice to count unhurriedly. Under the cover nobody can tell: there it is never judged.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from yamclub.game import Action, Eye, Step
from yamclub.games.color import reaction
from yamclub.games.color.colours import Colour, matching
from yamclub.games.color.judging import chances_of, claims_of, rows_of, table_worth
from yamclub.games.color.levels import Novice
from yamclub.games.color.moves import Claim, Claimed, Close, Lay
from yamclub.games.color.moves import Felt as Found
from yamclub.games.color.quickness import Quickness
from yamclub.games.color.reasons import Reasons, silence_told
from yamclub.games.color.round_worths import RoundWorths, Said, with_pot
from yamclub.games.color.rules import MOST_ROUNDS, ColorState
from yamclub.games.color.view import ColorView
from yamclub.mechanics.appraisal import Chosen, Reactions, Silence

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from yamclub.mechanics import telling

    Worths = NDArray[np.float64]

SILENCE = Silence()


class ColorRace:
    def __init__(self, start: ColorState) -> None:
        self.hides = start.options.hides()
        self._felt: list[dict[int, Colour]] = [{} for _ in range(start.players)]
        self._quickness = Quickness(start.players)
        self._round: tuple[tuple[int, tuple[Claimed, ...]], Worths] | None = None
        """The round that is on and its calls, with what that was worth."""

    def worth(self, state: ColorState) -> Worths:
        """A finger on its way changes nothing."""
        if state.phase not in ("announcing", "feeling"):
            return state_worth(state)
        if self._round is None or self._round[0] != (state.rounds, state.claims):
            self._round = (state.rounds, state.claims), state_worth(state)
        return self._round[1]

    def follow(self, step: Step) -> Sequence[Chosen]:
        before = step.before
        assert isinstance(before, ColorState)  # noqa: S101 - it follows matches of this game
        self._remember(step, before)
        self._quickness.follow(step)
        match step.move:
            case Lay():
                return (self._chosen(before, int(step.by), before.legal(step.by), step.move),)
            case Claim():
                return (self._call(before, int(step.by), step.move),)
            case Close():
                return self._silences(before)
        return ()

    def told(self, seat: int, action: Action) -> telling.Said | None:
        return silence_told(seat) if isinstance(action, Silence) else None

    def why(self, view: ColorView, seat: int, best: Action, other: Action | None) -> telling.Said | None:
        return Reasons(view, seat, chances_of(view, self._felt[seat])).why(best, other)

    def reactions(self) -> Sequence[Reactions]:
        return self._quickness.reactions()

    # --- what was felt

    def _remember(self, step: Step, before: ColorState) -> None:
        """Each seat what its own finger found. A new round covers other things."""
        if before.phase == "turning":
            self._felt = [{} for _ in self._felt]
        seat = before.cover.feeling
        if isinstance(step.move, Found) and seat is not None:
            self._felt[seat][before.cover.touches[seat]] = step.move.colour

    # --- what was chosen

    def _chosen(self, state: ColorState, seat: int, legal: Sequence[Action], action: Action) -> Chosen:
        view = state.view(seat)
        return Chosen(seat, legal, rows_of(view, seat, legal, self._felt[seat]), list(legal).index(action))

    def _call(self, state: ColorState, seat: int, claim: Claim) -> Chosen:
        """Feeling on is not compared: what it brings depends on how quick everybody is. Of equals the first counts as
        the best: to say nothing where it is all the same, then the likeliest number."""
        view = state.view(seat)
        chances = chances_of(view, self._felt[seat])
        free = [one for one in state.legal(seat) if isinstance(one, Claim)]
        free.sort(key=lambda one: abs(one.number - int(chances.argmax())))
        now = table_worth(view, RoundWorths(view), chances)
        return self._chosen(state, seat, (SILENCE, *free), claim)._replace(before=now)

    def _silences(self, state: ColorState) -> tuple[Chosen, ...]:
        return tuple(self._silence(state, seat) for seat in state.waiting) if was_a_choice(state) else ()

    def _silence(self, state: ColorState, seat: int) -> Chosen:
        """Whoever else was silent stayed so: the number could be had up to the last moment."""
        view = state.view(seat)
        worths, number, called = RoundWorths(view), number_of(state), claims_of(view)
        claims = sorted(
            (one for one in state.legal(seat) if isinstance(one, Claim)), key=lambda one: abs(one.number - number)
        )
        nothing = worths.worth(called, (), number)
        rows = [worths.worth([*called, Said(seat, one.number)], (), number) for one in claims]
        return Chosen(seat, (SILENCE, *claims), np.array([nothing, *rows]), 0, before=nothing)


def was_a_choice(state: ColorState) -> bool:
    """Whether it can be said of those who were silent that they had time and a number to call."""
    if state.dice is None or state.card is None or state.options.hides():
        return False
    lasted = (state.deadline() or 0) - state.turned_at
    enough = Novice.pace * reaction.usual(state.dice.counts, state.card.counts)
    return lasted >= enough and number_of(state) not in {claim.number for claim in state.claims}


def number_of(state: ColorState) -> int:
    assert state.dice is not None  # noqa: S101 - asked while a round goes on
    assert state.card is not None  # noqa: S101
    return matching(state.dice, state.card)


def state_worth(state: ColorState) -> Worths:
    """What a position is worth to every seat, the dice and the card as they really are."""
    view = state.view(Eye.OPEN)
    match state.phase:
        case "over":
            return _shared(state)
        case "prizes":
            return _with_prizes(state)
        case "announcing" | "feeling":
            return table_worth(view, RoundWorths(view), chances_of(view, {}))
    return RoundWorths(view).to_come()


def _shared(state: ColorState) -> Worths:
    result = state.result()
    assert result is not None  # noqa: S101 - it is over
    first = np.array([float(place == 1) for place in result.places])
    return np.asarray(first / first.sum())


def _with_prizes(state: ColorState) -> Worths:
    """K15: the winner still gets what is owed, and their stake back; the others' goes under the pile."""
    laid, winner = [len(cards) for cards in state.laid], state.winner
    assert winner is not None  # noqa: S101 - somebody is owed something
    cards = [len(held) for held in state.won]
    cards[winner] += state.owed + laid[winner]
    pile = len(state.pile) - state.owed + sum(laid) - laid[winner]
    return with_pot(cards, min(pile, MOST_ROUNDS - state.rounds), 0)
