"""YAM color's options: the playoff (K14), stakes (K15) and the cover (K16)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Self

import pytest

from tests.conformance.checks import walk_twins
from tests.conformance.walks import walk
from tests.games.color.positions import (
    BLUE,
    CHANCE,
    GREEN,
    RED,
    SIX,
    YELLOW,
    announced,
    cards,
    closed,
    colours,
    counts,
    refused,
    throwing,
    time_is_up,
    turned,
)
from tests.games.steps import all_made
from yamclub.game import By, Eye, News, Viewer
from yamclub.games.color import GAME
from yamclub.games.color.colours import Colour
from yamclub.games.color.moves import (
    COVERED,
    FEELS,
    Claim,
    ColorOptions,
    Feel,
    Felt,
    Lay,
    PlayoffStarts,
    PotStays,
    PotWon,
    Prize,
    Reveal,
    StakeBack,
    StakeLost,
    Throw,
)
from yamclub.games.color.rules import ColorState
from yamclub.games.color.view import Touch

# K14


def last_round(tie: str = "playoff") -> ColorState:
    """Nobody announces for the last card, which leaves seats 0 and 1 equal, ahead of seat 2."""
    return turned(*SIX, players=3, tie=tie, won=(cards(GREEN), cards(BLUE)), pile=cards(RED))


def tied(tie: str = "playoff") -> ColorState:
    return closed(last_round(tie))


def play_off(state: ColorState) -> ColorState:
    """A playoff round of which six colours correspond."""
    return state.apply(CHANCE, Throw(colours(SIX[0]))).apply(CHANCE, Reveal(colours(RED)), 50_000)


def test_k14_equal_players_share_the_win() -> None:
    result = tied("shared").result()
    assert result is not None
    assert (result.scores, result.places) == ((1, 1, 0), (1, 1, 3))


def test_k14_or_play_on_with_a_fresh_shuffle_of_the_whole_deck() -> None:
    state, news = time_is_up(last_round())
    assert news[-1] == PlayoffStarts((0, 1))
    assert state.apply(CHANCE, Throw(colours(RED))).chance().total == 26


def test_k14_only_those_tied_announce() -> None:
    state = play_off(tied())
    assert state.turn().seats == (0, 1)
    assert refused(state, 2, Claim(3), 50_000) == "not_your_turn"


def test_k14_no_fines_are_paid_in_a_playoff() -> None:
    state = closed(announced(play_off(tied()), (0, 7)))
    assert counts(state) == [1, 1, 0]
    assert not state.turn().over


def test_k14_the_first_card_won_decides() -> None:
    result = announced(play_off(tied()), (0, 7), (1, 6)).result()
    assert result is not None
    assert (result.scores, result.places, result.reason) == ((1, 1, 0), (2, 1, 3), "playoff_won")


def test_k14_a_playoff_that_nobody_wins_is_shared() -> None:
    state = tied()
    for card in [*state.pile.unseen]:
        state = closed(state.apply(CHANCE, Throw(colours(RED))).apply(CHANCE, Reveal(card)))
    result = state.result()
    assert result is not None
    assert (result.places, result.reason) == ((1, 1, 3), "playoff_undecided")


def test_k14_one_leader_needs_no_playoff() -> None:
    state = closed(turned(*SIX, tie="playoff", won=(cards(GREEN),), pile=cards(RED)))
    assert state.result().reason == "pile_through"  # type: ignore[union-attr]


# K15


def staking(*won: int, pile: tuple[str, ...] = (RED, RED, RED, RED), stakes: str = "pile") -> ColorState:
    """Seat 0 throws next, and everybody holds so many green cards."""
    held = tuple(cards(*[GREEN] * count) for count in won)
    return throwing(len(won), pile=cards(*pile), won=held, stakes=stakes)._round_begins()


def laid(state: ColorState, *stakes: int) -> ColorState:
    for stake in stakes:
        state = state.apply(state.turn().seats[0], Lay(stake))
    return state


def played_for(state: ColorState, seat: int) -> tuple[ColorState, tuple[Any, ...]]:
    """The round is played, and this seat wins it alone. With the news of its end."""
    state = state.apply(CHANCE, Throw(colours(RED))).apply(CHANCE, Reveal(colours(RED)))
    return time_is_up(state.apply(seat, Claim(8)))


def won_by(state: ColorState, seat: int) -> ColorState:
    return played_for(state, seat)[0]


def test_k15_before_the_throw_each_may_lay_up_to_three_won_cards() -> None:
    state = staking(5, 2)
    assert state.legal(0) == (Lay(0), Lay(1), Lay(2), Lay(3))
    assert state.apply(0, Lay(3)).legal(1) == (Lay(0), Lay(1), Lay(2))
    assert refused(state, 0, Lay(4)) == "color_stake_too_high"
    assert refused(state.apply(0, Lay(0)), 1, Lay(3)) == "color_stake_too_high"


def test_k15_one_after_the_other_from_the_thrower_and_nobody_without_cards() -> None:
    state = staking(1, 0, 2)
    assert state.turn().seats == (0,)
    assert state.apply(0, Lay(1)).turn().seats == (2,)
    assert staking(0, 0).turn().chance


def test_k15_the_winner_takes_as_many_from_the_pile_and_their_own_back() -> None:
    state = won_by(laid(staking(2, 0), 2), 0)
    assert state.chance().outcomes == (Prize(colours(RED)),)
    state, news = all_made(state, *[(CHANCE, Prize(colours(RED)))] * 2)
    assert counts(state) == [1 + 2 + 2, 0]
    assert news == (StakeBack(0, 2),)


def test_k15_what_the_others_laid_goes_under_the_pile() -> None:
    state, news = played_for(laid(staking(2, 2), 0, 2), 0)
    assert (counts(state), state.pile.under) == ([3, 0], cards(GREEN, GREEN))
    assert news[-1] == StakeLost(1, 2)


def test_k15_a_pile_that_is_short_gives_what_it_has() -> None:
    state = won_by(laid(staking(3, 0, pile=(RED, BLUE)), 3), 0).apply(CHANCE, Prize(colours(BLUE)))
    assert counts(state) == [3 + 1 + 1, 0]
    assert state.turn().over


def test_k15_when_nobody_wins_every_stake_is_lost() -> None:
    state = laid(staking(1, 1), 1, 1).apply(CHANCE, Throw(colours(RED))).apply(CHANCE, Reveal(colours(RED)))
    assert len(closed(state).pile.under) == 2


def test_k15_a_laid_card_pays_no_fine() -> None:
    state = laid(staking(1, 0), 1).apply(CHANCE, Throw(colours(BLUE))).apply(CHANCE, Reveal(colours(RED)))
    state = closed(state.apply(0, Claim(1)))
    assert state.pile.under == cards(GREEN)  # once, as a stake
    assert not state.last.claims[0].paid  # type: ignore[union-attr]


def test_k15_fines_go_under_first_and_stakes_after_them() -> None:
    state = throwing(2, pile=cards(RED, RED), won=(cards(BLUE), cards(YELLOW, GREEN)), stakes="pile")._round_begins()
    state = laid(state, 1, 1).apply(CHANCE, Throw(colours(BLUE))).apply(CHANCE, Reveal(colours(RED)))
    assert closed(state.apply(1, Claim(1))).pile.under == cards(YELLOW, BLUE, GREEN)


def for_the_pot(*won: int, **more: Any) -> ColorState:
    return staking(*won, stakes="pot", **more)


def won_by_nobody(state: ColorState) -> tuple[ColorState, tuple[Any, ...]]:
    return time_is_up(state.apply(CHANCE, Throw(colours(RED))).apply(CHANCE, Reveal(colours(RED))))


def test_k15_for_a_pot_cards_are_laid_in_the_same_way() -> None:
    state = for_the_pot(5, 0, 2)
    assert state.legal(0) == (Lay(0), Lay(1), Lay(2), Lay(3))
    assert state.apply(0, Lay(1)).legal(2) == (Lay(0), Lay(1), Lay(2))
    assert refused(state, 0, Lay(4)) == "color_stake_too_high"


def test_k15_the_winner_takes_the_pot() -> None:
    state, news = played_for(laid(for_the_pot(2, 3, 1), 1, 3, 1), 1)
    assert counts(state) == [1, 0 + 1 + 5, 0]
    assert (state.pot, len(state.pile), state.pile.under) == ((), 3, ())
    assert news[-1] == PotWon(1, 5)


def test_k15_a_winner_who_laid_nothing_takes_the_pot_too() -> None:
    state, news = played_for(laid(for_the_pot(1, 2), 0, 2), 0)
    assert (counts(state), news[-1]) == ([1 + 1 + 2, 0], PotWon(0, 2))


def test_k15_a_pot_that_nobody_wins_stays_for_the_next_round() -> None:
    state, news = won_by_nobody(laid(for_the_pot(2, 2), 1, 2))
    assert (counts(state), len(state.pot), state.pile.under) == ([1, 0], 3, ())
    assert news[-1] == PotStays(3)
    assert state.view(1).pot == state.pot
    state, news = played_for(laid(state, 1), 1)  # seat 1 has nothing left to lay
    assert (counts(state), state.pot, news[-1]) == ([0, 1 + 4], (), PotWon(1, 4))


def test_k15_a_pot_stays_though_nobody_lays_in_the_next_round() -> None:
    state, _ = won_by_nobody(laid(for_the_pot(2, 0), 2))
    assert state.turn().chance  # nobody has a card to lay
    state, news = played_for(state, 0)
    assert (counts(state), news[-1]) == ([1 + 2, 0], PotWon(0, 2))


def test_k15_what_is_left_in_the_pot_at_the_end_is_nobodys() -> None:
    state, _ = won_by_nobody(laid(for_the_pot(3, 1, pile=(RED,)), 3, 0))
    assert state.turn().over
    assert state.result().scores == (0, 1)  # type: ignore[union-attr]


def test_k15_a_card_in_the_pot_pays_no_fine() -> None:
    state = laid(for_the_pot(1, 0), 1).apply(CHANCE, Throw(colours(BLUE))).apply(CHANCE, Reveal(colours(RED)))
    state = closed(state.apply(0, Claim(1)))
    assert (len(state.pot), state.pile.under) == (1, ())


def test_k15_a_playoff_is_played_without_the_pot() -> None:
    held = (cards(GREEN, GREEN), cards(GREEN))
    state = throwing(2, pile=cards(RED), won=held, stakes="pot", tie="playoff")._round_begins()
    state, _ = won_by_nobody(laid(state, 1, 0))
    assert (state.playoff, state.pot, state.turn().chance) == (True, (), True)


def test_k15_off_nothing_is_laid() -> None:
    assert throwing(2, won=(cards(GREEN),))._round_begins().turn().chance


# K16


def covered(dice: str = "RRRRRRBB", card: str = RED) -> ColorState:
    return turned(dice, card, players=2, blind="on")


def test_k16_dice_and_card_are_covered_for_everybody_but_open_eyes() -> None:
    state = covered()
    for viewer in (0, 1, Eye.SPECTATOR):
        view = state.view(viewer)
        assert (view.covered, view.dice, view.card) == (True, None, None)
    assert state.view(Eye.OPEN).dice == colours("RRRRRRBB")
    thrown = throwing(2, blind="on")
    assert thrown.seen(CHANCE, Throw(colours(RED)), 0) == COVERED


def test_k16_a_finger_tells_one_colour_to_its_owner_alone() -> None:
    state = covered().apply(0, Feel(3)).apply(CHANCE, Felt(Colour.BLUE))
    assert state.view(0).touches == (Touch(0, 3, Colour.BLUE),)
    assert state.view(1).touches == state.view(Eye.SPECTATOR).touches == ()
    assert covered().seen(0, Feel(3), 1) == FEELS
    assert covered().apply(0, Feel(3)).seen(CHANCE, Felt(Colour.BLUE), 1) == COVERED


def test_k16_one_item_at_a_time() -> None:
    state = covered().apply(0, Feel(3)).apply(CHANCE, Felt(Colour.BLUE)).apply(0, Feel(9))
    assert state.view(0).touches == ()
    state = state.apply(CHANCE, Felt(Colour.RED))
    assert state.view(0).touches == (Touch(0, 9, Colour.RED),)


def test_k16_an_item_is_what_the_dice_leave_it_to_be() -> None:
    state = covered()
    assert dict(state.apply(0, Feel(1)).chance()) == {Felt(Colour.RED): 6, Felt(Colour.BLUE): 2}
    for item in (1, 2):
        state = state.apply(0, Feel(item)).apply(CHANCE, Felt(Colour.BLUE))
    assert dict(state.apply(1, Feel(3)).chance()) == {Felt(Colour.RED): 6}
    assert dict(state.apply(1, Feel(16)).chance()) == {Felt(Colour.RED): 8}


def test_k16_it_is_the_same_for_every_finger() -> None:
    state = covered().apply(0, Feel(5)).apply(CHANCE, Felt(Colour.BLUE))
    assert dict(state.apply(1, Feel(5)).chance()) == {Felt(Colour.BLUE): 1}


def test_k16_nothing_tells_whether_another_finger_was_there() -> None:
    untouched, touched = covered(), covered().apply(0, Feel(5)).apply(CHANCE, Felt(Colour.BLUE))
    assert untouched.apply(1, Feel(5)).view(1) == touched.apply(1, Feel(5)).view(1)


def test_k16_all_of_it_felt_is_all_of_it() -> None:
    state, rng = covered("RRRBBGGY", "RRRRBBGG"), Random(1)
    found: Counter[Colour] = Counter()
    for item in range(1, 9):
        state = state.apply(0, Feel(item))
        chance = state.chance()
        outcome = chance.pick(rng.randrange(chance.total))
        found[outcome.colour] += 1
        state = state.apply(CHANCE, outcome)
    assert found == Counter(colours("RRRBBGGY"))


def test_k16_after_the_round_all_is_shown() -> None:
    view = closed(covered()).view(1)
    assert view.last is not None
    assert (view.last.dice, view.last.card, view.covered) == (colours("RRRRRRBB"), colours(RED), False)


def test_k16_only_what_is_covered_can_be_felt() -> None:
    assert refused(turned(*SIX), 0, Feel(1)) == "color_nothing_covered"
    assert refused(covered(), 0, Feel(17)) == refused(covered(), 0, Feel(0)) == "color_no_such_item"


def test_k16_who_has_spoken_feels_no_more() -> None:
    assert refused(covered().apply(0, Claim(3)), 0, Feel(1)) == "not_your_turn"


def test_k16_no_viewer_can_tell_apart_what_is_hidden_from_them() -> None:
    viewers: list[Viewer] = [0, 1, 2, Eye.SPECTATOR]
    for number, viewer in enumerate(viewers * 3):
        walk_twins(GAME, GAME.start(3, ColorOptions(blind="on")), viewer, Random(number))


class TellsWhatWasFelt(ColorState, frozen=True):
    """In news that are about something else."""

    def follow(self, by: By, move: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        after, news = super().follow(by, move, at)
        return after, (StakeBack(0, ord(move.colour)),) if isinstance(move, Felt) else news


def test_k16_a_planted_leak_is_caught() -> None:
    start = GAME.start(3, ColorOptions(blind="on"))
    leaky = TellsWhatWasFelt(**{name: getattr(start, name) for name in start.__struct_fields__})
    with pytest.raises(AssertionError, match="the news tell"):
        walk_twins(GAME, leaky, 0, Random(1))


def test_k16_these_options_hide_something_and_the_others_do_not() -> None:
    assert ColorOptions(blind="on").hides()
    assert not ColorOptions(stakes="pile").hides()


def test_covered_matches_end_and_what_was_felt_is_what_lay_there() -> None:
    for number in range(3):
        for step in walk(GAME.start(3, ColorOptions(blind="on")), Random(number)):
            state = step.after
            assert isinstance(state, ColorState)
            for lying, found in ((state.dice, state.cover.found[:8]), (state.card, state.cover.found[8:])):
                felt = Counter(colour for colour in found if colour is not None)
                assert lying is None or felt <= Counter(lying)
