"""Every refusal of every game, met in a position and said in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.color import positions as color
from tests.games.master import positions as master
from tests.games.menteur import positions as menteur
from tests.games.slam import positions as slam
from tests.games.yami import positions as yami
from yamclub.errors import Code, YamError
from yamclub.game import Mover, State
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.games.color.moves import CLOSE, Claim, ColorOptions, Feel, Lay
from yamclub.games.master.moves import DECLARE, Place, Remove
from yamclub.games.master.moves import STOP as MASTER_STOP
from yamclub.games.menteur.moves import Announce, MenteurOptions
from yamclub.games.slam.chips import Series
from yamclub.games.slam.moves import STOP as SLAM_STOP
from yamclub.games.slam.moves import Take as SlamTake
from yamclub.games.yami.boxes import Box as YamiBox
from yamclub.games.yami.moves import TAKE_DISCARD, TAKE_STOCK, Cancel, LayDown, Mark
from yamclub.kernel.dice import dice
from yamclub.mechanics.sheet import Box
from yamclub.mechanics.throwing import Keep
from yamclub.words import LANGUAGES, Words

Tried = tuple[str, str, State, Any, Any, int]
"""The game, the code, the position, who tries what, and when."""
SHARED = {Code.NO_THROW_LEFT, Code.DICE_LOCKED, Code.DICE_NOT_THERE, Code.NOTHING_TO_THROW}
"""What every throwing turn refuses in the same way."""


def _code(game_id: str, code: str) -> str:
    return code if code in SHARED else f"{game_id}_{code}"


def _menteur() -> Iterator[Tried]:
    def tried(code: str, state: Any, action: Any) -> Tried:
        return "menteur", _code("menteur", code), state, state.seat, action, 0

    thrown = menteur.thrown("44425")
    locked = menteur.thrown("425", locked=dice("44"), throws=1)
    written = menteur.thrown("44425", sheets=(menteur.sheet(fours=12),))
    last = menteur.thrown("44425", options=MenteurOptions(chance="last"))
    yield tried("no_throw_left", menteur.thrown("44425", throws=2), Keep(dice("4")))
    yield tried("dice_locked", locked, Keep(dice("44")))
    yield tried("dice_not_there", thrown, Keep(dice("6")))
    yield tried("nothing_to_throw", thrown, Keep(dice("44425")))
    yield tried("box_closed", written, Announce(Box.FOURS, 16))
    yield tried("points_impossible", thrown, Announce(Box.FOURS, 0))
    yield tried("chance_last", last, Announce(Box.CHANCE, 19))


def _master() -> Iterator[Tried]:
    def tried(code: str, state: Any, action: Any) -> Tried:
        return "master", _code("master", code), state, 0, action, 0

    full = master.thrown("33355")
    yield tried("no_throw_left", master.thrown_last("33355"), Keep(dice("3")))
    yield tried("dice_not_there", full, Keep(dice("6")))
    yield tried("nothing_to_throw", full, Keep(dice("33355")))
    yield tried("must_throw", master.defied("33355"), MASTER_STOP)
    yield tried("too_late_to_declare", master.then(full, "12246"), DECLARE)
    yield tried("no_defi_free", master.thrown("33355", "c1", "d3"), DECLARE)
    yield tried("square_taken", master.thrown("33355", "d2"), Place("d2"))
    yield tried("not_formed", full, Place("e3"))
    yield tried("sec_is_first_throw", master.then(full, "33355"), Place("c2"))
    yield tried("defi_not_declared", full, Place("c1"))
    yield tried("defi_not_made", master.defied("33355", "33312"), Place("b1"))
    yield tried("defi_square_only", master.defied("12246", "33355", options=master.FORCED), Place("b1"))
    yield tried("only_yam", master.thrown("33335", theirs="a1"), Remove("a1"))
    yield tried("no_pawn_there", master.thrown("33333", "a1"), Remove("a1"))


def _color() -> Iterator[Tried]:
    def tried(code: str, state: Any, by: Any, action: Any, at: int = 100) -> Tried:
        return "color", _code("color", code), state, by, action, at

    open_, blind = color.turned(*color.SIX), color.turned(*color.SIX, blind="on")
    spoken = color.announced(open_, (0, 6))
    staking = color.throwing(stakes="on", won=(color.cards(color.BLUE),))
    staking = replace(staking, phase="staking", staking=(0,))
    yield tried("no_such_number", open_, 1, Claim(9))
    yield tried("number_taken", spoken, 1, Claim(6))
    yield tried("already_announced", spoken, 0, Claim(5))
    yield tried("too_early", spoken, 1, Claim(5), 99)
    yield tried("too_late", open_, 1, Claim(5), 12_001)
    yield tried("not_yet", open_, Mover.CLOCK, CLOSE, 11_999)
    yield tried("nothing_covered", open_, 1, Feel(1))
    yield tried("no_such_item", blind, 1, Feel(17))
    yield tried("stake_too_high", staking, 0, Lay(2))


def _slam() -> Iterator[Tried]:
    def tried(code: str, state: Any, action: Any) -> Tried:
        return "slam", _code("slam", code), state, 0, action, 0

    first = replace(slam.thrown("33355"), throws=1)
    no_full = replace(first, in_play=slam.chips(brelan=4))
    yield tried("no_throw_left", slam.thrown("33355"), Keep(dice("3")))
    yield tried("dice_not_there", first, Keep(dice("6")))
    yield tried("nothing_to_throw", first, Keep(dice("33355")))
    yield tried("not_formed", first, SlamTake(Series.CARRE))
    yield tried("none_in_play", no_full, SlamTake(Series.FULL))
    yield tried("none_removed", slam.thrown("33333"), SlamTake(Series.FULL, removed=True))
    yield tried("only_yamslam", first, SlamTake(Series.FULL, removed=True))
    yield tried("must_take", first, SLAM_STOP)


def _yami() -> Iterator[Tried]:
    def tried(code: str, state: Any, action: Any, by: int = 0) -> Tried:
        return "yami", _code("yami", code), state, by, action, 0

    three = yami.playing(yami.THREE_TENS)
    closed = replace(three, sheets=(yami.sheet(v10=15), yami.sheet()))
    taken = three.apply(0, TAKE_DISCARD)
    follows = yami.following("7♠ 9♥ V♦ R♣ A♠")
    yield tried("box_closed", closed, LayDown(YamiBox.TEN))
    yield tried("not_shown", three, LayDown(YamiBox.FLUSH))
    yield tried("needs_three", three, LayDown(YamiBox.ACE))
    yield tried("must_mark", follows, Cancel(YamiBox.FLUSH), 1)
    yield tried("must_follow", follows, TAKE_STOCK, 1)
    yield tried("exchanged", taken, LayDown(YamiBox.BRELAN))
    yield tried("take_first", three, yami.discard("10♠"))
    yield tried("discard_first", taken, TAKE_STOCK)
    yield tried("not_in_hand", taken, yami.discard("8♠"))
    yield tried("draw_from_stock", replace(three, takes_in_a_row=20), TAKE_DISCARD)
    yield tried("not_shown", follows, Mark(YamiBox.FLUSH), 1)


TRIED = [*_menteur(), *_master(), *_color(), *_slam(), *_yami()]
AT_THE_START = {"color_bad_deck", "color_bad_card"}


@pytest.mark.parametrize("tried", TRIED, ids=[f"{tried[0]}-{tried[1]}" for tried in TRIED])
def test_a_refusal_has_its_code_and_a_whole_sentence_in_both_languages(tried: Tried) -> None:
    game_id, code, state, by, action, at = tried
    refusal = state.refusal(by, action, at)
    assert refusal is not None
    assert refusal.code == code
    for language in LANGUAGES:
        said = Words(language, game_id).error(refusal)
        assert "_" not in said, "an id, where people want a name"


def test_every_refusal_of_every_game_is_tried() -> None:
    codes = {str(code) for game_id in GAMES for code in find_game(game_id).refusals}
    assert codes | SHARED == {tried[1] for tried in TRIED} | AT_THE_START


def test_every_game_with_a_throwing_turn_refuses_its_throws_with_the_shared_codes() -> None:
    shared = {(game_id, code) for game_id, code, *_ in TRIED if code in SHARED}
    free = SHARED - {Code.DICE_LOCKED}  # nothing is ever locked where keeps are free
    throwing = {game_id: SHARED if game_id == "menteur" else free for game_id in ("slam", "master", "menteur")}
    assert shared == {(game_id, code) for game_id, codes in throwing.items() for code in codes}


@pytest.mark.parametrize(
    ("deck", "code"),
    [(("RRRRBBBB",) * 25, "color_bad_deck"), (("RRRRBBB",) + ("RRRRBBBB",) * 25, "color_bad_card")],
)
def test_a_deck_that_is_none_is_refused_in_both_languages(deck: tuple[str, ...], code: str) -> None:
    with pytest.raises(YamError) as refused:
        find_game("color").start(2, ColorOptions(deck=deck))
    assert refused.value.code == code
    assert all(Words(language, "color").error(refused.value) for language in LANGUAGES)
