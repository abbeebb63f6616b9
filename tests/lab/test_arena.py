"""Line-ups, duplicate chance, what ends a pairing, and bots that fail: on a game small enough to know."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.lab.small import SMALL, Again, Die, SmallState
from yamclub.errors import Code, YamError
from yamclub.game import Mover
from yamclub.lab import playing
from yamclub.lab.arena import Arena, Plan
from yamclub.lab.chance import DuplicateChance
from yamclub.lab.journal import Journal
from yamclub.lab.lineups import Pairing, pairings
from yamclub.lab.playing import Block, Played, Setup, play_batch, play_match
from yamclub.lab.report import Report, report
from yamclub.lab.workers import Here


@pytest.fixture(autouse=True)
def _small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "find_game", lambda _: SMALL)


def setup(*bots: str, seats: int = 2, seed: str = "s", seconds: float = 10.0) -> Setup:
    return Setup("small", {}, seats, bots, seed, seconds, luck=True)


def nobody(done: int, of: int) -> None:
    """Watches."""


def run(plan: Plan, journal: Journal | None = None) -> tuple[Arena, Report]:
    arena = Arena(plan, journal)
    arena.resume()
    arena.run(play_batch, Here(), nobody)
    arena.close()
    return arena, report(arena)


# --- line-ups


@pytest.mark.parametrize(("seats", "mixed"), [(2, False), (3, False), (5, False), (3, True), (2, True)])
def test_every_bot_holds_every_seat_equally_often(seats: int, mixed: bool) -> None:
    for pairing in pairings(["a", "b", "c", "d"], seats, mixed=mixed):
        tables = pairing.tables(seats, "any", 3)
        assert len(tables) == pairing.matches(seats)
        held = Counter((bot, seat) for table in tables for seat, bot in enumerate(table))
        assert set(held) == {(bot, seat) for bot in pairing.bots for seat in range(seats)}
        assert len(set(held.values())) == 1


def test_every_pair_meets_once() -> None:
    assert [one.bots for one in pairings(["a", "b", "c"], 2)] == [(0, 1), (0, 2), (1, 2)]
    assert len(pairings(["a", "b", "c", "d"], 3, mixed=True)) == 4


def test_in_mixed_tables_neighbours_change() -> None:
    pairing = Pairing("mixed", (0, 1, 2, 3))
    assert len({tuple(pairing.tables(4, "any", block)[0]) for block in range(30)}) > 8


# --- chance


def test_a_seat_gets_the_same_dice_whoever_sits_there() -> None:
    """The first throw of each turn of each seat, though one of the bots throws again and the other never does."""

    def first_throws(bots: tuple[str, ...]) -> list[int]:
        chance, state, thrown = DuplicateChance("block"), SmallState(2, totals=(0, 0)), []
        again = {seat: bot == "careful" for seat, bot in enumerate(bots)}
        while not state.turn().over:
            if state.turn().chance:
                outcome = chance.outcome(state)
                assert isinstance(outcome, Die)
                thrown += [outcome.face] if state.throws == 0 else []
                state = state.apply(Mover.CHANCE, outcome)
            else:
                legal = state.legal(state.seat)
                state = state.apply(state.seat, legal[-1] if again[state.seat] and Again() in legal else legal[0])
        return thrown

    assert first_throws(("careful", "hasty")) == first_throws(("hasty", "careful")) == first_throws(("hasty", "hasty"))


def test_dice_are_fair() -> None:
    """Each face as often as it should be: chi squared with 5 degrees of freedom stays below its 99.9 % point."""
    faces: Counter[int] = Counter()
    for block in range(1500):
        chance, state = DuplicateChance(f"fair/{block}"), SmallState(1, totals=(0,))
        for _ in range(4):
            outcome = chance.outcome(state)
            assert isinstance(outcome, Die)
            faces[outcome.face] += 1
    assert sum((faces[face] - 1000) ** 2 / 1000 for face in range(1, 7)) < 20.5


def test_bots_that_play_alike_share_every_block() -> None:
    _, found = run(Plan(setup("hasty", "hasty"), 40, all_matches=True))
    assert [line.share for line in found.bots] == [0.5, 0.5]
    assert [line.bot for line in found.bots] == ["hasty", "hasty (2)"]
    assert found.bots[0].low is not None
    assert found.bots[0].low < 0.5


# --- what is found


def test_the_better_bot_is_found_and_the_rest_is_not_played() -> None:
    arena, found = run(Plan(setup("careful", "hasty"), 20_000))
    assert found.complete
    assert found.matches < 10_000
    assert all(line.decided for line in found.pairs)
    careful, hasty = found.bots
    assert careful.share is not None
    assert hasty.share is not None
    assert careful.share + hasty.share == pytest.approx(1)
    assert careful.low is not None
    assert careful.low > 0.6
    assert arena.done_matches == arena.asked_matches == 20_000


def test_all_matches_are_played_if_asked_for() -> None:
    _, found = run(Plan(setup("careful", "hasty"), 301, all_matches=True))
    assert found.matches == found.bots[0].matches == 302
    assert not any(line.decided for line in found.pairs)


def test_another_question_may_be_asked() -> None:
    _, found = run(Plan(setup("careful", "hasty"), 20_000, decide=0.9))
    assert found.bots[0].high is not None
    assert found.bots[0].high < 0.9
    assert found.matches < 1000


def test_at_a_larger_table_one_sits_among_the_others() -> None:
    _, found = run(Plan(setup("careful", "hasty", seats=4), 800, all_matches=True))
    assert found.fair == 0.25
    assert [line.matches for line in found.bots] == [400, 400]
    careful, hasty = found.bots
    assert careful.low is not None
    assert careful.low > 0.25
    assert hasty.high is not None
    assert hasty.high < 0.25


def test_three_bots_meet_in_pairs_or_all_together() -> None:
    _, paired = run(Plan(setup("careful", "hasty", "hasty"), 60, all_matches=True))
    assert [line.matches for line in paired.bots] == [120, 120, 120]
    assert len(paired.pairs) == 6
    for line in paired.bots:
        assert line.luck_removed is not None
        assert line.luck_removed.low <= line.luck_removed.share <= line.luck_removed.high
        assert (line.luck_removed.fewer or 0) > 1
    _, mixed = run(Plan(setup("careful", "hasty", "hasty", seats=3), 60, mixed=True, all_matches=True))
    assert [line.matches for line in mixed.bots] == [60, 60, 60]
    assert sum(line.share or 0 for line in mixed.bots) == pytest.approx(1)
    shares = {(line.bot, line.against): line.share for line in mixed.pairs}
    assert shares["careful", "hasty"] + shares["hasty", "careful"] == pytest.approx(1)


def test_alone_scores_are_compared_with_the_same_dice() -> None:
    _, found = run(Plan(setup("careful", "hasty", seats=1), 300, all_matches=True))
    careful, hasty = found.bots
    assert careful.share is None
    assert careful.matches == 300
    assert careful.score.low is not None
    assert careful.score.low < 3 * 4.25 < (careful.score.high or 0)
    assert hasty.score.mean == pytest.approx(3 * 3.5, abs=0.5)
    assert careful.luck_removed is not None
    assert careful.luck_removed.low < 3 * 4.25 < careful.luck_removed.high


def test_one_bot_alone_plays_all_its_matches() -> None:
    _, found = run(Plan(setup("hasty", seats=1), 60))
    assert found.matches == 60
    assert found.pairs == []
    assert found.bots[0].score.low is not None
    assert found.bots[0].score.low < 10.5 < (found.bots[0].score.high or 0)


# --- bots that fail


def played(*bots: str, seats: int = 2, seconds: float = 10.0) -> Played:
    return play_match(setup(*bots, seats=seats, seconds=seconds), tuple(range(len(bots))), "seed", 0)


def test_a_bot_that_crashes_loses_and_is_named() -> None:
    match = played("careful", "broken", "hasty", seats=3)
    assert match.failure is not None
    assert (match.failure.seat, match.failure.reason, match.failure.why) == (1, "crashed", "RuntimeError: never works")
    assert match.shares == (0.5, 0, 0.5)


def test_an_illegal_answer_loses() -> None:
    match = played("careful", "cheating")
    assert match.failure is not None
    assert (match.failure.seat, match.failure.reason) == (1, "illegal")
    assert match.shares == (1, 0)


def test_a_bot_that_never_answers_is_late() -> None:
    match = played("endless", "careful", seconds=0.05)
    assert match.failure is not None
    assert (match.failure.seat, match.failure.reason, match.failure.why) == (0, "late", "0.05 s")


def test_failures_are_counted_and_the_arena_goes_on() -> None:
    _, found = run(Plan(setup("crashing", "careful", "hasty"), 60, all_matches=True))
    crashing = found.bots[0]
    assert 0 < crashing.errors.crashed < 120
    assert not crashing.out
    assert found.matches == 180
    assert crashing.share is not None
    assert crashing.share < 0.5


def test_a_bot_that_always_fails_is_out_and_the_others_play_on() -> None:
    _, found = run(Plan(setup("broken", "careful", "hasty"), 60, all_matches=True))
    broken, careful, _ = found.bots
    assert broken.out
    assert broken.matches == 20
    assert broken.share == 0
    assert careful.matches == 60 + 10
    assert found.complete


# --- the journal

SETTINGS = {"game": "small", "seed": "s"}


def test_a_journal_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan = Plan(setup("careful", "hasty"), 80, all_matches=True)
    _, whole = run(plan)
    path = tmp_path / "arena.jsonl"
    run(Plan(setup("careful", "hasty"), 30, all_matches=True), journal := Journal(path, SETTINGS))
    journal.close()
    with path.open("ab") as file:
        file.write(b'{"pairing":0,"number":15,"mat')  # killed while it wrote
    arena = Arena(plan, journal := Journal(path, SETTINGS))
    assert arena.resume() == 30
    arena.run(play_batch, Here(), nobody)
    arena.close()
    journal.close()
    assert report(arena) == whole
    again = Arena(plan, journal := Journal(path, SETTINGS))
    assert again.resume() == 80
    again.close()
    journal.close()
    assert report(again) == whole


def test_a_journal_of_other_settings_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    Journal(path, SETTINGS).close()
    with pytest.raises(YamError) as refused:
        Journal(path, {**SETTINGS, "seed": "other"})
    assert refused.value.code == Code.JOURNAL_DIFFERS
    assert refused.value.params["setting"] == "seed"


@pytest.mark.parametrize("text", ["hello\n", "[1, 2]\n", "no line", "\x00\n"])
def test_a_file_that_is_no_journal_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(text)
    with pytest.raises(YamError) as refused:
        Journal(path, SETTINGS)
    assert refused.value.code in (Code.JOURNAL_DAMAGED, Code.JOURNAL_DIFFERS)
    assert path.read_text() == text


def test_a_line_that_was_damaged_is_named(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    run(Plan(setup("careful", "hasty"), 8), journal := Journal(path, SETTINGS))
    journal.close()
    lines = path.read_bytes().split(b"\n")
    lines[2] = lines[2][:-5]
    path.write_bytes(b"\n".join(lines))
    journal = Journal(path, SETTINGS)
    with pytest.raises(YamError) as refused:
        list(journal.blocks())
    journal.close()
    assert refused.value.code == Code.JOURNAL_DAMAGED
    assert refused.value.params["line"] == 3


def test_two_arenas_do_not_write_the_same_journal(tmp_path: Path) -> None:
    first = Journal(tmp_path / "arena.jsonl", SETTINGS)
    with pytest.raises(YamError) as refused:
        Journal(tmp_path / "arena.jsonl", SETTINGS)
    assert refused.value.code == Code.JOURNAL_IN_USE
    first.close()


def test_a_block_counts_once() -> None:
    arena = Arena(Plan(setup("careful", "hasty"), 4, all_matches=True))
    arena.run(play_batch, Here(), nobody)
    assert [(block.pairing, block.number) for block in arena.played] == [(0, 0), (0, 1)]
    assert all(isinstance(block, Block) for block in arena.played)
