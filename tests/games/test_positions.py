"""A position is the same however it was reached: equal states, with equal keys and hashes. Others differ."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from tests.conformance.walks import walk
from tests.games.color import positions as color
from tests.games.master import positions as master
from tests.games.menteur import positions as menteur
from tests.games.slam import positions as slam
from tests.games.yami import positions as yami
from yamclub.game import Mover, State
from yamclub.games import GAMES, game
from yamclub.games.master.moves import Place
from yamclub.games.yami.boxes import Box as YamiBox
from yamclub.games.yami.moves import Closed
from yamclub.kernel.dice import dice
from yamclub.mechanics.sheet import Box
from yamclub.mechanics.throwing import Keep, Throw

CHANCE = Mover.CHANCE


def kept(*turns: tuple[str, str]) -> State:
    """A turn of Yamslam: what each throw brought, and what was put aside then."""
    state = slam.playing()
    for thrown, keep in turns:
        state = state.apply(CHANCE, Throw(dice(thrown))).apply(0, Keep(dice(keep)))
    return state


def placed(*squares: str) -> State:
    """Pawns of seat 0 in this order, always with the dice each square asks for; then e1, so that it was the last."""
    faces = {"d1": "44412", "b1": "33312", "e1": "66612"}
    state = master.playing()
    for square in (*squares, "e1"):
        state = state.apply(CHANCE, Throw(dice(faces[square]))).apply(0, Place(square))  # type: ignore[arg-type]
        state = master.pass_turn(state)
    return state


def after_round(dice_: str, number: int) -> State:
    """YAM color after a round that seat 0 won with this number, and so the same card."""
    return color.closed(color.announced(color.turned(dice_, color.RED), (0, number)))


def decided(*seats: int) -> State:
    """Seats of YAM menteur that challenge, in this order; one has yet to decide."""
    state = menteur.announced("44425", Box.FOURS, 12, 4)
    for seat in seats:
        state = state.apply(seat, menteur.CHALLENGE)
    return state


def closed_before(box: YamiBox) -> State:
    return replace(yami.playing(yami.NOTHING), last=(Closed(0, box, 5, yami.cards(yami.NOTHING)),))


SAME: dict[str, tuple[Callable[[], State], Callable[[], State]]] = {
    "slam: three fours kept at once, or one by one": (
        lambda: kept(("44412", "444"), ("12", "444")),
        lambda: kept(("41236", "4"), ("4412", "444")),
    ),
    "slam: dice put aside in another order": (
        lambda: kept(("12345", "123")),
        lambda: kept(("32154", "321")),
    ),
    "master: pawns placed in another order": (lambda: placed("d1", "b1"), lambda: placed("b1", "d1")),
    "master: a dare made by other dice before": (
        lambda: master.defied("12246", "12345", "44466"),
        lambda: master.defied("11236", "33366", "44466"),
    ),
    "menteur: challengers in another order": (lambda: decided(1, 2), lambda: decided(2, 1)),
    "menteur: dice nobody called": (
        lambda: menteur.decide(menteur.announced("44425", Box.FOURS, 12)),
        lambda: menteur.decide(menteur.announced("11111", Box.FOURS, 12)),
    ),
    "color: the same card won in another round": (
        lambda: after_round("RRRRRRBB", 6),
        lambda: after_round("RB" * 4, 4),
    ),
    "yami: other boxes closed in the deal before": (
        lambda: closed_before(YamiBox.SEVEN),
        lambda: closed_before(YamiBox.ACE),
    ),
}
OTHER: dict[str, tuple[Callable[[], State], Callable[[], State]]] = {
    "slam: kept after one throw, or after two": (
        lambda: kept(("44412", "444")),
        lambda: kept(("44412", "4"), ("4412", "444")),
    ),
    "slam: other dice kept": (lambda: kept(("44412", "44")), lambda: kept(("44412", "41"))),
    "slam: another seat": (lambda: slam.playing(seat=0), lambda: slam.playing(seat=1)),
    "master: another square": (lambda: master.playing("a1"), lambda: master.playing("b1")),
    "master: the other player's pawn": (lambda: master.playing("a1"), lambda: master.playing("", "a1")),
    "menteur: another challenger": (lambda: decided(1, 2), lambda: decided(1, 3)),
    "menteur: dice under the cups": (lambda: menteur.thrown("44425"), lambda: menteur.thrown("44426")),
    "color: another card won": (
        lambda: color.throwing(won=(color.cards(color.RED),)),
        lambda: color.throwing(won=(color.cards(color.BLUE),)),
    ),
    "color: cards slid under in another order": (
        lambda: color.throwing(under=color.cards(color.RED, color.BLUE)),
        lambda: color.throwing(under=color.cards(color.BLUE, color.RED)),
    ),
    "yami: another hand": (lambda: yami.playing(yami.NOTHING), lambda: yami.playing(yami.THREE_TENS)),
    "yami: another top card": (
        lambda: yami.playing(yami.NOTHING, pile="7♣ 8♣"),
        lambda: yami.playing(yami.NOTHING, pile="8♣ 7♣"),
    ),
}


@pytest.mark.parametrize("name", SAME)
def test_one_position_reached_in_two_ways_is_one(name: str) -> None:
    one, other = (make() for make in SAME[name])
    assert one is not other
    assert (one, one.key(), hash(one)) == (other, other.key(), hash(other))
    assert len({one, other}) == 1


@pytest.mark.parametrize("name", OTHER)
def test_two_positions_are_two(name: str) -> None:
    one, other = (make() for make in OTHER[name])
    assert one != other
    assert one.key() != other.key()
    assert len({one, other}) == 2


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_along_a_match_keys_are_equal_exactly_where_states_are(game_id: str) -> None:
    rules = game(game_id)
    states = [step.after for step in walk(rules.start(rules.seats[1]), Random(8))][:150]
    for place, one in enumerate(states):
        for other in states[place:]:
            assert (one == other) == (one.key() == other.key())


def test_a_state_is_no_other_game_and_nothing_else() -> None:
    assert slam.playing() != master.playing()
    assert slam.playing() != "slam"
