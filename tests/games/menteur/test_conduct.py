"""What everybody saw of how each player announced and challenged."""

from __future__ import annotations

from msgspec.structs import replace

from tests.games.menteur.positions import announced, decide
from yamclub.game import Eye
from yamclub.games.menteur.conduct import Conduct
from yamclub.mechanics.sheet import Box


def test_an_announcement_that_nobody_challenged_was_believed() -> None:
    after = decide(announced("44425", Box.FOURS, 16))
    assert after.view(1).conduct == (Conduct(believed=1), Conduct(accepted=1), Conduct(accepted=1))


def test_a_true_announcement_proves_its_challenger_wrong() -> None:
    after = decide(announced("44425", Box.FOURS, 12), 2)
    assert after.view(0).conduct == (Conduct(proved=1), Conduct(accepted=1), Conduct(wrong=1))


def test_a_bluff_is_caught_by_who_challenged_it() -> None:
    after = decide(announced("44425", Box.FOURS, 16), 1, 2)
    assert after.view(Eye.SPECTATOR).conduct == (Conduct(caught=1), Conduct(right=1), Conduct(right=1))


def test_nothing_is_told_before_all_have_decided() -> None:
    state = announced("44425", Box.FOURS, 16)
    assert set(state.view(1).conduct) == {Conduct()}


def test_positions_are_the_same_however_players_behaved() -> None:
    after = decide(announced("44425", Box.FOURS, 16))
    other = replace(after, conduct=(Conduct(caught=3),) * 3)
    assert after == other
    assert after.key() == other.key()
