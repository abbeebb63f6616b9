"""What a player sees and may press."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tests.games.yami.positions import NOTHING, THREE_TENS, following, only_free, playing
from yamclub.games.yami.boxes import EMPTY_SHEET, Box
from yamclub.games.yami.moves import TAKE_DISCARD, LayDown, YamiOptions
from yamclub.games.yami.rules import YamiState
from yamclub.games.yami.terminal import YamiTerminal
from yamclub.terminal import Reader
from yamclub.words import LANGUAGES, Words

NAMES = ("Ann", "Bob", "Cid", "Dan")


def painted(state: YamiState, seat: int, language: str = "en") -> str:
    console = Console(file=StringIO(), width=80)
    with console.capture() as captured:
        console.print(YamiTerminal().paint(state.view(seat), Reader(Words(language, "yami"), NAMES, seat), frozenset()))
    return captured.get()


def labels(state: YamiState, seat: int, language: str = "en") -> dict[str, str]:
    reader = Reader(Words(language, "yami"), NAMES, seat)
    controls = YamiTerminal().controls(state.view(seat), state.legal(seat), reader)
    return {choice.key: choice.label for choice in controls.choices}


def row(board: str, name: str, which: int) -> list[str]:
    """The boxes of a player: the values first (0), then the combinations (1)."""
    return [line.split() for line in board.splitlines() if line.startswith(name)][which][1:]


def test_a_star_can_be_laid_down_and_a_plus_only_marked_when_others_do() -> None:
    board = painted(playing(THREE_TENS, sheets=(only_free(Box.TEN, Box.ACE, Box.PAIR, Box.FULL), EMPTY_SHEET)), 0)
    assert row(board, "Ann", 0)[:8] == ["✗", "✗", "✗", "★15", "✗", "✗", "✗", "+5"]
    assert row(board, "Ann", 1)[:4] == ["★5", "✗", "✗", "·"]


def test_each_language_has_the_ranks_its_readers_expect() -> None:
    assert "K  ♣" in painted(playing(NOTHING), 0, "en")
    assert "R  ♣" in painted(playing(NOTHING), 0, "fr")
    assert labels(playing(NOTHING, pile="V♠"), 0, "en")["2"] == "take J♠"
    assert labels(playing(NOTHING, pile="V♠"), 0, "fr")["2"] == "prendre V♠"


def test_the_card_just_taken_is_the_last_and_identical_cards_have_each_a_key() -> None:
    state = playing("9♦ 7♠ V♦ R♣ A♠", pile="9♦").apply(0, TAKE_DISCARD)
    assert labels(state, 0) == {"1": "7♠", "2": "9♦", "3": "J♦", "4": "K♣", "5": "A♠", "6": "9♦"}


def test_everybody_is_offered_what_their_own_hand_shows() -> None:
    state = playing("8♠ 8♥ 10♦ V♣ A♥", "A♠ A♥ A♦ 7♠ 8♣", "7♠ 8♥ 9♠ 10♠ V♠").apply(0, LayDown(Box.PAIR))
    assert labels(state, 1)["h"] == "score aces, 15"
    assert labels(state, 2)["o"] == "score straight, 30"


def test_other_hands_are_not_painted_before_somebody_lays_down() -> None:
    assert "10♠ 10♥" not in painted(playing(NOTHING, THREE_TENS), 0)
    assert "10♠ 10♥ 10♦ K♣ A♠" in painted(following(THREE_TENS), 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_table_fits_eighty_columns_and_leaves_room_below(language: str) -> None:
    state = playing(*[NOTHING] * 4, pile="7♣ 8♣ 9♣").apply(0, TAKE_DISCARD)
    lines = painted(state, 0, language).splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 22


def test_a_capital_letter_cancels_where_a_small_one_would_mark() -> None:
    state = following(NOTHING, board=only_free(Box.ACE, Box.STRAIGHT_FLUSH), options=YamiOptions(cancel="free"))
    assert labels(state, 1) == {"h": "score aces, 5", "H": "cancel aces", "P": "cancel straight flush"}
    last_resort = following(NOTHING, board=only_free(Box.PAIR, Box.STRAIGHT_FLUSH))
    assert labels(last_resort, 1) == {"i": "cancel pair", "p": "cancel straight flush"}
