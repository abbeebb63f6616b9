"""Messages in the reader's words."""

from __future__ import annotations

import pytest

from yamclub.game import Eye, Viewer
from yamclub.kernel.cards import Cards
from yamclub.kernel.dice import dice
from yamclub.mechanics.telling import Row, name, names, say
from yamclub.terminal import Reader
from yamclub.words import Words


def reader(game_id: str, viewer: Viewer = Eye.SPECTATOR, language: str = "en") -> Reader:
    return Reader(Words(language, game_id), ("Ann", "Bob", "Cid"), viewer)


def test_names_dice_and_other_messages_are_written_as_people_read_them() -> None:
    said = say("told-throw", name=name(1), dice=dice("44425"))
    assert reader("slam").say(said) == "Bob throws: 2·4·4·4·5"
    assert reader("slam").say(say("told-tied", names=names((0, 1, 2)))).endswith("Ann, Bob and Cid throw again")
    taken = say("slam-told-take", name=name(0), chip=say("slam-series-full"), points=30)
    assert reader("slam", language="fr").say(taken).startswith("Ann prend un jeton")
    assert "full" in reader("slam", language="fr").say(taken)


def test_cards_have_the_ranks_of_the_language() -> None:
    said = say("yami-told-dealt", name=name(0), cards=Cards.parse("7♠ R♦"))
    assert reader("yami").say(said).endswith("7♠ K♦")
    assert reader("yami", language="fr").say(said).endswith("7♠ R♦")


def test_a_row_is_words_beside_each_other() -> None:
    row = Row((say("color-letter-R"), say("color-letter-G")))
    said = say("color-told-throw", name=name(0), dice=row)
    assert reader("color").say(said).endswith("R G")
    assert reader("color", language="fr").say(said).endswith("R V")


@pytest.mark.parametrize(
    ("viewer", "told"), [(0, "You score 25"), (1, "Ann scores 25"), (Eye.SPECTATOR, "Ann scores 25")]
)
def test_readers_are_not_told_their_own_name(viewer: Viewer, told: str) -> None:
    said = say("yams-told-write", name=name(0), box=say("box-full"), points=25)
    assert reader("yams", viewer).say(said).startswith(told)


def test_a_sentence_is_about_its_first_name() -> None:
    """Of a bluff that is shown, the challengers are named too: to one of them it is not about themselves."""
    said = say("yams-told-write", name=name(0), box=say("box-full"), points=25, names=names((1,)))
    assert reader("yams", 1).say(said).startswith("Ann scores")


def test_a_name_from_right_to_left_is_set_apart_so_that_it_does_not_reorder_the_line() -> None:
    mixed = Reader(Words("en", "slam"), ("שלום", "Bob"))
    assert mixed.say(say("told-throw", name=name(0), dice=dice("44425"))) == "\u2068שלום\u2069 throws: 2·4·4·4·5"
    assert mixed.name(1) == "Bob"
