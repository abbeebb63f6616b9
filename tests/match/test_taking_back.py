"""Taking a move back: when a match allows it, and that it leaves no trace but its line in the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from tests.conformance.checks import viewers
from tests.conformance.walks import QUICK, any_kind, random_move, sample_setups
from yamclub.bots import RandomBot
from yamclub.errors import Code, YamError
from yamclub.game import TAKE_BACK, Action, Game, Mover, State, Step, TakeBack
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.games.master.moves import DECLARE, STOP, Declare
from yamclub.games.menteur.moves import Accept, Announce, Challenge
from yamclub.games.slam.moves import SlamOptions
from yamclub.games.slam.moves import Take as TakeChip
from yamclub.games.slam.rules import first_state as slam_state
from yamclub.games.yami.moves import CANCELS, TAKE_DISCARD, Cancel, Discard, LayDown, Mark, Source, Take
from yamclub.games.yami.rules import YamiState
from yamclub.games.yams.moves import WRITES
from yamclub.kernel.codec import encode
from yamclub.kernel.dice import dice
from yamclub.match import taking_back
from yamclub.match.entries import Acted, Seat
from yamclub.match.match import Match
from yamclub.match.record import read_record, record_bytes
from yamclub.match.runner import play_through
from yamclub.match.taking_back import MOST_TAKEN_BACK
from yamclub.match.verify import verify
from yamclub.mechanics.sheet import INDEX
from yamclub.mechanics.throwing import Keep, Throw

MATCHES = 2 if QUICK else 3
MOST_ENTRIES = 600
"""Of a random match, which may take thousands of moves."""


def new_match(game: Game, seats: int, options: Any, number: int) -> Match:
    chosen = {name: getattr(options, name) for name in options.__struct_fields__}
    people = [Seat(f"Player {seat}") for seat in range(seats)]
    return Match.create(game.id, people, chosen, secret=bytes([number]) * 32)


def move_on(match: Match, rng: Random, now: int) -> int:
    """A random move, drawn from the match's own secret if it is chance's."""
    by, move, now = random_move(match.state, rng, now, any_kind)
    if by is Mover.CHANCE:
        match.commit(match.propose_draw(now))
    else:
        assert isinstance(move, Action)
        match.commit(match.propose_action(by, move, now))
    return now


def finish(match: Match) -> None:
    match.commit(match.propose_end())


def seen(state: State, seats: int) -> list[bytes]:
    return [encode(state.view(viewer)) for viewer in viewers(seats)]


def all_legal(state: State, seats: int) -> list[Any]:
    return [state.legal(by) for by in (*range(seats), Mover.CLOCK)]


def check_taking_back(match: Match, moved: Step) -> None:
    """Take the last move back, compare, and do it again: all is as it was."""
    seat, seats, draws = int(moved.by), len(match.header.seats), match.draws
    after = match.state
    proposed = match.commit(match.propose_take_back(seat, moved.at))
    before = match.state
    assert proposed.step is not None
    assert (proposed.step.by, proposed.step.move, proposed.step.news) == (seat, TAKE_BACK, ())
    assert (before, before.key()) == (moved.before, moved.before.key())
    assert seen(before, seats) == seen(moved.before, seats)
    assert all_legal(before, seats) == all_legal(moved.before, seats)
    assert before.turn() == moved.before.turn()
    assert match.draws == draws
    match.commit(match.propose_action(seat, moved.move, moved.at))  # type: ignore[arg-type]
    assert encode(match.state) == encode(after)


def check_never_offered(match: Match, last: Step | None) -> None:
    """Nobody but those who moved since the last draw, and whose move made nobody's turn that has been used."""
    for seat in range(len(match.header.seats)):
        if not match.may_take_back(seat):
            with pytest.raises(YamError) as refusal:
                match.propose_take_back(seat)
            assert refusal.value.code == Code.NOTHING_TO_TAKE_BACK
    if last is None or isinstance(last.by, Mover) or match.turn().chance or match.turn().over:
        assert not any(map(match.may_take_back, range(len(match.header.seats))))


def walk_taking_back(game: Game, seats: int, options: Any, number: int) -> int:
    """One match in which everything that can be taken back is, now and then; how often it was."""
    match, rng, now, count = new_match(game, seats, options, number), Random(number), 0, 0
    while not match.turn().over and len(match.entries) < MOST_ENTRIES:
        before, entries = match.state, len(match.entries)
        now = move_on(match, rng, now)
        entry = match.entries[entries]
        last = None
        if isinstance(entry, Acted):
            last = Step(entry.by, entry.action, entry.at, before, match.state, ())
        check_never_offered(match, last)
        if last is not None and isinstance(last.by, int) and match.may_take_back(last.by) and rng.random() < 1 / 2:
            check_taking_back(match, last)
            count += 1
    finish(match)
    report = verify(read_record(record_bytes(match.entries)))
    assert report.draws == match.draws
    return count


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_taken_back_leaves_no_trace(game_id: str) -> None:
    game, count = find_game(game_id), 0
    for number, (seats, options) in enumerate(sample_setups(game, MATCHES, seed=3)):
        count += walk_taking_back(game, seats, options, number)
    if game_id in ("master", "yami", "menteur"):
        assert count
    if game_id in ("yams", "color"):
        assert not count


@pytest.mark.parametrize("game_id", GAMES)
def test_others_go_on_as_if_it_had_never_been_done(game_id: str) -> None:
    """The same draws come, whether something was taken back before them or not."""
    game = find_game(game_id)
    plain, twisted = (new_match(game, max(2, game.seats[0]), game.options(), 9) for _ in range(2))
    rng, now = Random(5), 0
    for _ in range(300):
        if plain.turn().over:
            break
        entries = len(plain.entries)
        now = move_on(plain, rng, now)
        entry = plain.entries[entries]
        twisted.commit(twisted.propose_entry(entry))
        if isinstance(entry, Acted) and isinstance(entry.by, int) and twisted.may_take_back(entry.by):
            twisted.commit(twisted.propose_take_back(entry.by, now))
            twisted.commit(twisted.propose_entry(entry))
    assert encode(plain.state) == encode(twisted.state)
    assert plain.draws == twisted.draws


# --- the suite catches what it is there for


class LeavesTheLastState(taking_back.Standing):
    """Planted: the move is told as taken back, and stands."""

    def without_last(self, seat: int) -> list[Step] | None:
        remains = super().without_last(seat)
        return None if remains is None else list(self.steps)


class EvenAfterChance(taking_back.Standing):
    """Planted: a draw ends nothing."""

    def add(self, step: Step) -> None:
        if not isinstance(step.by, Mover):
            super().add(step)

    def without_last(self, seat: int) -> list[Step] | None:
        return self.steps[:-1] if self.steps and self.steps[-1].by == seat else None


@pytest.mark.parametrize("planted", [LeavesTheLastState, EvenAfterChance])
def test_a_planted_bug_is_caught(planted: type[taking_back.Standing], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yamclub.match.match.Standing", planted)
    game = find_game("yami")
    with pytest.raises((AssertionError, YamError)):
        walk_taking_back(game, 2, game.options(), 1)


# --- game by game


def played(game_id: str, seats: int, stop: type[Action], seed: int = 0, **options: str) -> tuple[Match, Step]:
    """A match up to and with the first action of this kind."""
    for number in range(seed, seed + 200):
        match = Match.create(game_id, [Seat(f"P{n}") for n in range(seats)], options, secret=bytes([number]) * 32)
        for step in _steps(match, Random(number)):
            if isinstance(step.move, stop):
                return match, step
    raise AssertionError("it was never done")


def _steps(match: Match, rng: Random) -> Iterator[Step]:
    now = 0
    while not match.turn().over:
        before, entries = match.state, len(match.entries)
        now = move_on(match, rng, now)
        entry = match.entries[entries]
        move = entry.action if isinstance(entry, Acted) else None
        by = entry.by if isinstance(entry, Acted) else Mover.CHANCE
        yield Step(by, move, now, before, match.state, ())  # type: ignore[arg-type]


def test_a_dare_is_taken_back_until_the_dice_roll() -> None:
    match, step = played("master", 2, Declare)
    seat = int(step.by)
    assert match.may_take_back(seat)
    assert not match.may_take_back(1 - seat)
    match.commit(match.propose_action(seat, TAKE_BACK))
    assert DECLARE in match.state.legal(seat)
    assert not match.may_take_back(seat)
    match.commit(match.propose_action(seat, DECLARE))
    match.commit(match.propose_action(seat, Keep(dice(""))))
    assert not match.may_take_back(seat)  # the dice are about to fall
    match.commit(match.propose_draw())
    assert not match.may_take_back(seat)


def test_only_the_first_chip_of_a_solo_yamslam_is_taken_back() -> None:
    match = Match.create("slam", [Seat("Ann")], secret=None)
    match.commit(match.propose_outcome(Throw(dice("66666"))))
    match.commit(match.propose_action(0, TakeChip("small_straight")))  # type: ignore[arg-type]
    assert match.may_take_back(0)
    match.commit(match.propose_action(0, TakeChip("flush")))  # type: ignore[arg-type]
    assert not match.may_take_back(0)


@pytest.mark.parametrize("kind", [Take, Discard])
def test_yami_takes_a_card_or_a_discard_back(kind: type[Action]) -> None:
    match, step = played("yami", 3, kind)
    if step.move == Take(Source.STOCK):
        assert not match.may_take_back(int(step.by))  # the card is about to come
        return
    assert match.may_take_back(int(step.by))


def exchange_from_the_pile() -> tuple[Match, int]:
    match = Match.create("yami", [Seat("Ann"), Seat("Bob")], secret=bytes(32))
    while match.turn().chance:
        match.commit(match.propose_draw())
    seat = match.turn().seats[0]
    match.commit(match.propose_action(seat, TAKE_DISCARD))
    return match, seat


def test_a_discard_and_then_the_card_taken_are_taken_back() -> None:
    match, seat = exchange_from_the_pile()
    start = match._states[-2]
    match.commit(match.propose_action(seat, match.state.legal(seat)[0]))
    assert match.turn().seats == (1 - seat,)
    match.commit(match.propose_take_back(seat))
    assert match.may_take_back(seat)
    match.commit(match.propose_take_back(seat))
    assert match.state == start
    assert not match.may_take_back(seat)


def test_a_discard_stands_once_the_next_player_has_moved() -> None:
    match, seat = exchange_from_the_pile()
    match.commit(match.propose_action(seat, match.state.legal(seat)[0]))
    match.commit(match.propose_action(1 - seat, TAKE_DISCARD))
    assert not match.may_take_back(seat)
    assert match.may_take_back(1 - seat)


def test_laying_down_shows_the_hands_and_stands() -> None:
    match, step = played("yami", 2, LayDown)
    assert not match.may_take_back(int(step.by))


def following(seats: int = 3) -> tuple[Match, list[int]]:
    match, _ = played("yami", seats, LayDown)
    return match, list(match.turn().seats)


def test_a_secret_choice_is_taken_back_while_others_choose() -> None:
    match, (one, _) = following()
    start = match.state
    match.commit(match.propose_action(one, match.state.legal(one)[0]))
    match.commit(match.propose_take_back(one))
    assert match.state == start


def test_what_others_chose_since_stands() -> None:
    match, (one, other, _) = following(4)
    alone = match.state.apply(other, match.state.legal(other)[0])
    chosen = match.state.legal(other)[0]
    match.commit(match.propose_action(one, match.state.legal(one)[0]))
    match.commit(match.propose_action(other, chosen))
    match.commit(match.propose_take_back(one))
    assert match.state == alone
    assert match.may_take_back(other)
    assert not match.may_take_back(one)
    match.commit(match.propose_take_back(other))
    assert isinstance(match.state, YamiState)
    assert match.state.choices.count(None) == 3


def test_an_announcement_stands_and_a_decision_does_not_yet() -> None:
    match, step = played("menteur", 3, Announce)
    assert not match.may_take_back(int(step.by))
    one, other = match.turn().seats
    match.commit(match.propose_action(one, Challenge()))
    assert match.may_take_back(one)
    match.commit(match.propose_take_back(one))
    match.commit(match.propose_action(one, Accept()))
    match.commit(match.propose_action(other, Accept()))
    assert not match.may_take_back(one)
    assert not match.may_take_back(other)


def test_nobody_takes_back_for_ever() -> None:
    match, step = played("master", 2, Declare)
    seat = int(step.by)
    for _ in range(MOST_TAKEN_BACK):
        match.commit(match.propose_take_back(seat))
        match.commit(match.propose_action(seat, DECLARE))
    assert not match.may_take_back(seat)


def test_a_match_that_began_under_an_older_format_takes_nothing_back() -> None:
    match, step = played("master", 2, Declare)
    older = Match(match.header.__class__(**{**_fields(match.header), "format": 2}), match.secret)
    for entry in match.entries[1:]:
        older.commit(older.propose_entry(entry))
    assert not older.may_take_back(int(step.by))


def _fields(header: Any) -> dict[str, Any]:
    return {name: getattr(header, name) for name in header.__struct_fields__}


def test_the_record_says_that_it_was_taken_back() -> None:
    match, step = played("master", 2, Declare)
    match.commit(match.propose_take_back(int(step.by), step.at + 7))
    finish(match)
    lines = record_bytes(match.entries).decode().splitlines()
    assert f'{{"entry":"acted","by":{step.by},"action":{{"kind":"take_back"}},"at":{step.at + 7}}}' == lines[-2]
    assert verify(read_record(record_bytes(match.entries))).moves == sum(isinstance(e, Acted) for e in match.entries)


def test_a_record_that_takes_back_what_stands_is_false() -> None:
    match, step = played("master", 2, Declare)
    seat = int(step.by)
    match.commit(match.propose_action(seat, Keep(dice(""))))
    match.commit(match.propose_draw())
    match.entries.append(Acted(seat, TakeBack(), step.at))
    finish(match)
    with pytest.raises(YamError) as refusal:
        verify(read_record(record_bytes(match.entries)))
    assert (refusal.value.code, refusal.value.params["why"]) == (Code.WRONG_MOVE, "nothing_to_take_back")


class ChangesTheirMind(RandomBot):
    """Takes a dare, takes it back, and then plays on: as a person at the terminal may."""

    minds = 0

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        if DECLARE in legal and not self.minds:
            self.minds = 1
            return DECLARE
        if self.minds == 1:
            self.minds = 2
            return TAKE_BACK
        return super().choose(view, legal)


def test_a_match_that_is_played_through_goes_on_after_it() -> None:
    match = Match.create("master", [Seat("Ann"), Seat("Bob")], secret=bytes(32))
    steps = list(play_through(match, [ChangesTheirMind(Random(1)), RandomBot(Random(2))]))
    assert sum(isinstance(done.step.move, TakeBack) for done in steps if done.step is not None) == 1
    assert verify(read_record(record_bytes(match.entries))).finished


# --- what asks first


def asked(state: State, seat: int) -> list[Action]:
    legal = state.legal(seat)
    return [legal[place] for place in state.asks_first(seat, legal)]


def companion(game_id: str, seats: int, *thrown: str, **options: str) -> Match:
    match = Match.create(game_id, [Seat(f"P{n}") for n in range(seats)], options, secret=None)
    for one in thrown:
        match.commit(match.propose_outcome(Throw(dice(one))))
    return match


def test_ending_a_turn_of_yam_master_for_nothing_asks_while_there_is_something_to_do() -> None:
    match = companion("master", 2, "66666", "11111", "12356")
    assert asked(match.state, 0) == [STOP]
    for _ in range(2):
        match.commit(match.propose_action(0, Keep(dice("1235"))))
        match.commit(match.propose_outcome(Throw(dice("6"))))
    assert match.state.legal(0) == (STOP,)
    assert asked(match.state, 0) == []


def test_a_yamslam_turn_without_a_chip_is_ended_without_asking_when_nothing_else_is_left() -> None:
    match = companion("slam", 1, "12356")
    for _ in range(2):
        match.commit(match.propose_action(0, Keep(dice("1235"))))
        match.commit(match.propose_outcome(Throw(dice("6"))))
    assert [type(action).__name__ for action in match.state.legal(0)] == ["Stop"]
    assert asked(match.state, 0) == []


def test_an_old_yamslam_turn_ended_with_throws_left_asks() -> None:
    first = slam_state(1, SlamOptions(), edition=1)
    state = first.apply(Mover.CHANCE, Throw(dice("12356")))
    assert [type(action).__name__ for action in asked(state, 0)] == ["Stop"]


def test_a_zero_asks_while_something_better_can_be_done() -> None:
    match = companion("yams", 1, "12356")
    worth = {action: match.state.apply(0, action).sheets[0][INDEX[action.box]] for action in WRITES}  # type: ignore[attr-defined]
    assert asked(match.state, 0) == [action for action in WRITES if worth[action] == 0]
    assert 0 < len(asked(match.state, 0)) < len(WRITES)


def test_cancelling_asks_where_a_box_could_be_marked() -> None:
    match, _ = played("yami", 2, LayDown, cancel="free")
    (seat,) = match.turn().seats
    legal = match.state.legal(seat)
    cancels = [action for action in legal if isinstance(action, Cancel)]
    expected = cancels if any(isinstance(action, Mark) for action in legal) else []
    assert asked(match.state, seat) == expected
    assert set(cancels) <= set(CANCELS)


@pytest.mark.parametrize("game_id", GAMES)
def test_there_is_always_something_that_does_not_ask(game_id: str) -> None:
    game = find_game(game_id)
    for number, (seats, options) in enumerate(sample_setups(game, MATCHES, seed=4)):
        match, rng, now = new_match(game, seats, options, number), Random(number), 0
        for _ in range(400):
            if match.turn().over:
                break
            for seat in match.turn().seats:
                legal = match.state.legal(seat)
                assert len(match.state.asks_first(seat, legal)) < len(legal)
            now = move_on(match, rng, now)
