"""Messages in the reader's words."""

from __future__ import annotations

import pytest

from yamclub.kernel.cards import Cards
from yamclub.kernel.dice import dice
from yamclub.mechanics.telling import Row, name, names, say
from yamclub.terminal import Reader
from yamclub.words import Words


def reader(game_id: str, you: int | None = None, language: str = "en") -> Reader:
    return Reader(Words(language, game_id), ("Ann", "Bob", "Cid"), you=you)


def test_names_dice_and_other_messages_are_written_as_people_read_them() -> None:
    said = say("told-throw", name=name(1), dice=dice("44425"))
    assert reader("slam").say(said) == "Bob rolls: 2·4·4·4·5"
    assert reader("slam").say(say("told-tied", names=names((0, 1, 2)))).endswith("Ann, Bob and Cid roll again")
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


@pytest.mark.parametrize(("you", "told"), [(0, "You score 25"), (1, "Ann scores 25"), (None, "Ann scores 25")])
def test_readers_are_not_told_their_own_name(you: int | None, told: str) -> None:
    said = say("yams-told-write", name=name(0), box=say("box-full"), points=25)
    assert reader("yams", you).say(said).startswith(told)


def test_a_sentence_may_speak_to_the_reader_in_two_places() -> None:
    """Of a bluff that is shown, the challengers are named too."""
    said = say("menteur-told-shown", name=name(0), dice=dice("12346"), true=0, names=names((1,)))
    told = [reader("menteur", you).say(said).replace("1·2·3·4·6", "dice") for you in (0, 1, 2)]
    assert told == [
        "You show dice, a bluff! Challenged by Bob",
        "Ann shows dice, a bluff! Challenged by you",
        "Ann shows dice, a bluff! Challenged by Bob",
    ]


def test_among_others_readers_are_named() -> None:
    said = say("menteur-told-wrote", names=names((0, 1)), count=2, box=say("box-full"), points=25)
    assert reader("menteur", 0).say(said) == "Ann and Bob score 25 in full house"


def test_a_name_from_right_to_left_is_set_apart_so_that_it_does_not_reorder_the_line() -> None:
    mixed = Reader(Words("en", "slam"), ("שלום", "Bob"))
    assert mixed.say(say("told-throw", name=name(0), dice=dice("44425"))) == "\u2068שלום\u2069 rolls: 2·4·4·4·5"
    assert mixed.name(1) == "Bob"
