"""Yam Master's alignments and how a game ends (B14 to B16)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.games.master.positions import on, places, playing, thrown, thrown_last
from tests.games.steps import made
from yamclub.game import Eye
from yamclub.games.master import GAME
from yamclub.games.master.board import FIVES, LINES, SQUARES, Alignment, Pawns, alignments, has_five, points
from yamclub.games.master.moves import FiveInARow, Place, Remove, Scored
from yamclub.terminal import Reader
from yamclub.words import Words

ELEVEN = "a1 b1 d1 e1 a3 b3 d3 e3 a5 b5 d5"
"""Eleven pawns that are worth nothing."""

# B14


@pytest.mark.parametrize(
    ("four", "fifth", "faces"),
    [
        ("a1 b1 c1 d1", "e1", "66612"),
        ("a1 a2 a3 a4", "a5", "33312"),
        ("a1 b2 c3 d4", "e5", "44412"),
        ("e1 d2 c3 b4", "a5", "33312"),
        ("a3 b3 d3 e3", "c3", "55555"),
    ],
)
def test_b14_five_in_a_row_column_or_long_diagonal_win_at_once(four: str, fifth: str, faces: str) -> None:
    after = thrown(faces, mine=four).apply(0, Place(fifth))  # type: ignore[arg-type]
    result = after.result()
    assert result is not None
    assert (result.places, result.reason, after.turn().over) == ((1, 2), "five_in_a_row", True)


def test_b14_whatever_the_points() -> None:
    result = thrown("66612", mine="a1 b1 c1 d1", theirs="a3 b3 c3 d3").apply(0, Place("e1")).result()
    assert result is not None
    assert (result.scores, result.places) == ((0, 2), (1, 2))


@pytest.mark.parametrize(
    ("mine", "square", "faces"),
    [
        ("a1 b1 c1 d1", "e1", "66612"),  # a line of four, and its two points, are gone with the fifth pawn
        ("a1 b1 d1 e1", "c1", "44466"),
        ("a3 b3 d3 e3 c1 c2 c4 c5", "c3", "55555"),
    ],
)
def test_b14_five_in_a_row_is_told_as_a_win_and_never_as_points_lost(mine: str, square: str, faces: str) -> None:
    state = replace(thrown(faces, mine=mine), declared=square == "c1", throws=2)
    step = state.step(0, Place(square))  # type: ignore[arg-type]
    assert step.news == (FiveInARow(0),)
    for language, win in (("en", "Five in a row! Ann wins"), ("fr", "Cinq pions alignés ! Ann gagne")):
        reader = Reader(Words(language, "master"), ("Ann", "Bob"))
        place, *others = map(reader.say, GAME.tell(step.seen(Eye.SPECTATOR)))
        assert place.startswith("Ann ")
        assert others == [win]


def test_b14_even_with_the_last_pawn() -> None:
    mine = "a1 b1 c1 d1 a3 b3 d3 e3 a5 b5 d5"
    assert thrown("66612", mine=mine).apply(0, Place("e1")).result().reason == "five_in_a_row"  # type: ignore[union-attr]


def test_b14_five_of_both_players_do_not() -> None:
    after = thrown("66612", mine="a1 b1 c1", theirs="d1").apply(0, Place("e1"))
    assert after.result() is None


def test_b14_there_are_twelve_such_lines() -> None:
    assert len(FIVES) == 5 + 5 + 2
    assert [pawns for pawns in FIVES if not has_five(pawns)] == []
    assert not has_five(on("a1 b1 c1 d1 e2"))


# B15


def test_b15_the_last_of_twelve_pawns_ends_the_game_at_once() -> None:
    assert playing(mine=ELEVEN).view(0).sides[0].pawns_left == 1
    after = thrown("44412", mine=ELEVEN, theirs="c2 c3 c4").apply(0, Place("e5"))
    result = after.result()
    assert result is not None
    assert (result.scores, result.places, result.reason) == ((0, 1), (2, 1), "pawns_placed")


def test_b15_the_eleventh_does_not() -> None:
    assert thrown("44412", mine=ELEVEN.removesuffix(" d5")).apply(0, Place("e5")).result() is None


def test_b15_a_pawn_removed_has_to_be_placed_again() -> None:
    after = thrown_last("44444", theirs=ELEVEN).apply(0, Remove("a1"))
    assert after.view(0).sides[1].pawns_left == 2


@pytest.mark.parametrize(
    ("squares", "worth"),
    [
        ("", 0),
        ("a1 b1", 0),
        ("a1 b1 c1", 1),
        ("c1 d1 e1", 1),
        ("a1 b1 d1", 0),
        ("a1 b1 c1 d1", 2),
        ("b1 c1 d1 e1", 2),
        ("a1 b1 d1 e1", 0),
        ("b2 b3 b4", 1),
        ("a3 b4 c5", 1),
        ("c1 d2 e3", 1),
        ("a3 b2 c1", 1),
        ("a2 b3 c4 d5", 2),
        ("d1 c2 b3 a4", 2),
        ("a4 b5", 0),
        ("a1 b1 c1 a2 a3", 2),
        ("a1 b1 c1 d1 a2 a3", 3),
        ("a1 b1 c1 a2 b2 c2 a3 b3 c3", 8),
    ],
)
def test_b15_lines_of_exactly_three_make_a_point_and_of_four_two(squares: str, worth: int) -> None:
    assert points(on(squares)) == worth


def test_b15_a_line_of_four_is_not_also_two_of_three() -> None:
    assert alignments(on("a1 b1 c1 d1")) == (Alignment(("a1", "b1", "c1", "d1"), 2),)


def test_b15_rows_columns_and_every_diagonal_of_three_or_more() -> None:
    assert sorted(map(len, LINES)) == [3] * 4 + [4] * 4 + [5] * 12


def test_b15_points_agree_with_a_twin_over_random_boards() -> None:
    rng = Random(15)
    for _ in range(4000):
        squares = rng.sample(range(25), rng.randrange(1, 20))
        assert points(sum(1 << square for square in squares)) == _points_naively({(n % 5, n // 5) for n in squares})


def test_b15_and_over_every_board_of_three_rows() -> None:
    for pawns in range(1 << 15):
        assert points(pawns) == _points_naively({(n % 5, n // 5) for n in range(15) if pawns >> n & 1})


def _points_naively(pawns: set[tuple[int, int]]) -> int:
    """Starts where a line starts (nothing behind it) and walks as far as there are pawns."""
    total = 0
    for x, y in pawns:
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
            if (x - dx, y - dy) in pawns:
                continue
            length = 1
            while (x + length * dx, y + length * dy) in pawns:
                length += 1
            total += {3: 1, 4: 2}.get(length, 0)
    return total


def test_b15_points_so_far_are_seen_and_told() -> None:
    after, news = made(thrown("66612", mine="c1 d1"), 0, Place("e1"))
    assert news == (Scored(0, 1, 1),)
    assert after.view(Eye.SPECTATOR).sides[0].alignments == (Alignment(("c1", "d1", "e1"), 1),)
    assert thrown("44444", theirs="a1 b1 c1 d1").step(0, Remove("a1")).news == (Scored(1, 1, -1),)


# B16


@pytest.mark.parametrize(("theirs", "ranks"), [("c2", (1, 2)), ("a2 b2 c2", (1, 1)), ("a2 b2 c2 d2", (2, 1))])
def test_b16_most_points_win_and_equal_points_are_a_draw(theirs: str, ranks: tuple[int, int]) -> None:
    mine = ELEVEN.replace("d5", "c5")
    result = thrown_last("44412", mine=mine, theirs=theirs).apply(0, Place("e5")).result()
    assert result is not None
    assert (result.scores[0], result.places) == (1, ranks)


def test_b16_it_is_the_board_as_it_then_stands_that_counts() -> None:
    """No further turn, though the other player could draw level."""
    state = thrown_last("44412", mine=ELEVEN, theirs="c2 c3")
    assert places(state) == {"e5"}
    assert state.apply(0, Place("e5")).turn().over


def test_alignments_hold_each_square_of_a_run_once() -> None:
    rng = Random(16)
    for _ in range(500):
        pawns: Pawns = rng.getrandbits(25)
        for alignment in alignments(pawns):
            assert len(set(alignment.squares)) == len(alignment.squares) >= 3
            assert all(pawns & on(square) for square in alignment.squares)
            assert set(alignment.squares) <= set(SQUARES)
