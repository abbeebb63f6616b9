"""What the coach of YAM menteur says: its numbers are true, and in both languages it can be read."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from tests.coach.matches import analysed
from tests.games.menteur.positions import ACCEPT, CHALLENGE, announced, full_but, sheet, thrown
from tests.games.turns import choices_of, is_readable
from yamclub.game import Action
from yamclub.games.menteur import GAME
from yamclub.games.menteur.appraisal import MenteurAppraiser
from yamclub.games.menteur.cup_tables import PLACE
from yamclub.games.menteur.moves import Announce, MenteurOptions
from yamclub.games.menteur.players import honest_reach
from yamclub.games.menteur.rules import MenteurState
from yamclub.games.menteur.turn_worths import turn_worths
from yamclub.kernel.dice import dice
from yamclub.mechanics.sheet import Box, worth
from yamclub.mechanics.telling import Said
from yamclub.mechanics.throwing import Keep

APPRAISER = MenteurAppraiser(Random(0))


def told(state: MenteurState, seat: int, best: Action, other: Action | None) -> Said:
    said = APPRAISER.why(state.view(seat), seat, best, other)
    assert said is not None
    assert is_readable("menteur", said)
    return said


def number(said: Said, name: str) -> int:
    value = said.args[name]
    assert isinstance(value, int)
    return value


def test_says_how_likely_such_an_announcement_is_a_bluff() -> None:
    state = announced("12346", Box.SIXES, 30)
    said = told(state, 1, CHALLENGE, ACCEPT)
    bluff = float(turn_worths(state.view(1)).bluffs[0, PLACE[Announce(Box.SIXES, 30)]])
    assert (said.id, said.args["throws"]) == ("menteur-why-doubt-rare", 1)
    assert number(said, "bluff") == pytest.approx(100 * bluff, abs=0.51)
    assert number(said, "reach") == 1  # five sixes, one in 7776: never told as 0


@pytest.mark.parametrize(("box", "points"), [(Box.FULL, 25), (Box.ACES, 1)])
def test_what_is_rarely_a_bluff_is_not_called_rare(box: Box, points: int) -> None:
    """It is doubted for the points then: a low chance beside a low one would confuse."""
    state = announced("12346", box, points)
    assert turn_worths(state.view(1)).bluffs[0, PLACE[Announce(box, points)]] < 1 / 2
    assert told(state, 1, CHALLENGE, ACCEPT).id == "menteur-why-doubt-wins"


def test_says_what_a_wrong_challenge_costs() -> None:
    plain = announced("11123", Box.ACES, 3)
    crossed = announced("11123", Box.ACES, 3, sheets=(sheet(), sheet("aces")))
    written = announced("11123", Box.ACES, 3, sheets=(sheet(), sheet(aces=2)))
    barred = announced("11123", Box.ACES, 3, sheets=(sheet(), sheet("aces aces")))
    assert told(plain, 1, ACCEPT, CHALLENGE).id == "menteur-why-trust"
    assert told(crossed, 1, ACCEPT, CHALLENGE).id == "menteur-why-trust-strikes"
    assert told(written, 1, ACCEPT, CHALLENGE).id == "menteur-why-trust-nothing"
    assert told(barred, 1, CHALLENGE, ACCEPT).id == "menteur-why-doubt-free"
    assert APPRAISER.why(barred.view(1), 1, ACCEPT, CHALLENGE) is None


def test_nobody_can_score_a_yam_they_catch() -> None:
    assert told(announced("12346", Box.YAM, 50), 1, ACCEPT, CHALLENGE).id == "menteur-why-trust-nothing"
    assert told(announced("12346", Box.YAM, 50), 1, CHALLENGE, ACCEPT).id != "menteur-why-doubt-wins"


@pytest.mark.parametrize(("box", "points"), [(Box.SIXES, 30), (Box.FULL, 25), (Box.BRELAN, 23)])
def test_one_throw_reaches_what_all_7776_of_them_say(box: Box, points: int) -> None:
    index = list(Box).index(box)
    good = sum(worth(dice("".join(faces)))[index] >= points for faces in product("123456", repeat=5))
    assert honest_reach()[0, PLACE[Announce(box, points)]] == pytest.approx(good / 7776)


def test_says_how_often_a_bluff_is_caught() -> None:
    state = thrown("12346", throws=2)
    bluff = Announce(Box.YAM, 50)
    said = told(state, 0, Announce(Box.CHANCE, 16), bluff)
    nobody = 1.0
    for often in turn_worths(state.view(0)).often[:, 2, PLACE[bluff]]:
        nobody *= 1 - float(often)
    assert said.id == "menteur-why-true-bluff"
    assert number(said, "caught") == pytest.approx(100 * (1 - nobody), abs=0.51)


def test_says_how_rarely_a_full_house_comes_again() -> None:
    """Of one die beside two pairs: 4 of 36 with a pair thrown again and two pairs kept, counted one by one."""
    state = thrown("33322", throws=1)
    good = sum(worth(dice("333" + "".join(two)))[8] == 25 for two in product("123456", repeat=2))
    said = told(state, 0, Announce(Box.FULL, 25), Keep(dice("333")))
    assert (said.id, said.args["again"]) == ("menteur-why-stop", round(100 * good / 36))


def test_says_how_often_rolling_again_ends_with_the_truth() -> None:
    """Only the full house is open, and one throw is left: the turn ends true as often as it comes."""
    state = thrown("33312", throws=1, sheets=(full_but(Box.FULL), sheet(), sheet()))
    for keep in ("333", "3331", "33312"[:2]):
        rest = 5 - len(keep)
        good = sum(worth(dice(keep + "".join(more)))[8] == 25 for more in product("123456", repeat=rest))
        said = told(state, 0, Keep(dice(keep)), Announce(Box.FULL, 25))
        assert (said.id, said.args["true"]) == ("menteur-why-roll-bluff", max(1, round(100 * good / 6**rest)))


TABLES = [
    (3, MenteurOptions()),
    (5, MenteurOptions(truth="exact", scratch="yes")),
    (8, MenteurOptions(chance="last", reroll_counts="shown")),
]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_reasons_can_be_read(players: int, options: MenteurOptions) -> None:
    found = []
    for state in choices_of(GAME, players, options, 7, every=9):
        seat = state.turn().seats[0]
        view, legal = state.view(seat), state.legal(seat)
        rows = APPRAISER.actions(view, seat, legal)
        best = legal[int(rows[:, seat].argmax())]
        others = [one for one in Random(0).sample(legal, min(3, len(legal))) if one != best]
        found += [APPRAISER.why(view, seat, best, other) for other in (*others, None)]
    said = [one for one in found if one is not None]
    assert len(said) > 30
    assert all(is_readable("menteur", one) for one in said)


MATCHES: list[tuple[list[str], dict[str, Any]]] = [
    (["club", "random", "novice"], {}),
    (["random"] * 4, {"truth": "exact", "scratch": "yes"}),
]


@pytest.mark.parametrize(("bots", "options"), MATCHES)
def test_nearly_every_marked_choice_has_a_reason(bots: list[str], options: dict[str, Any]) -> None:
    decisions = [one for seed in (11, 12) for one in analysed("menteur", bots, seed, options).decisions]
    marked = [one for one in decisions if one.mark is not None]
    assert len(marked) > 10
    assert sum(one.why is None for one in marked) <= 0.1 * len(marked)
