"""The authority over one match."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from yamclub.bots import RandomBot
from yamclub.errors import Code, YamError
from yamclub.game import Action, By, Eye, IllegalAction, Move, Mover, State
from yamclub.games.slam.moves import STOP
from yamclub.games.slam.rules import SlamState
from yamclub.kernel.dice import dice
from yamclub.match.entries import Acted, AnyEntry, Chance, End, Seat, clean_name
from yamclub.match.match import Match
from yamclub.match.runner import Undo, play_through
from yamclub.mechanics.throwing import Keep, Throw

TWO = [Seat("Ann"), Seat("Bob")]


def committed(**options: str) -> Match:
    return Match.create("slam", TWO, options, secret=bytes(32))


def companion() -> Match:
    return Match.create("slam", TWO, secret=None)


def refused(code: Code, work: Any, *arguments: Any) -> None:
    with pytest.raises(YamError) as refusal:
        work(*arguments)
    assert refusal.value.code == code


def test_the_commitment_stands_before_anything_is_drawn() -> None:
    match = committed()
    assert match.header.commitment is not None
    assert match.entries == [match.header]


def test_proposing_changes_nothing_committing_does() -> None:
    match = committed()
    before = match.state
    proposed = match.propose_draw()
    assert (match.state, len(match.entries)) == (before, 1)
    assert match.commit(proposed) is proposed
    assert proposed.before is before
    assert proposed.after is match.state
    assert match.entries[-1] is proposed.entry


def test_a_draw_proposed_twice_is_the_same_draw() -> None:
    match = committed()
    assert match.propose_draw() == match.propose_draw()


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Move]]:
    """Every move whose legality was worked out, in order."""
    moves: list[tuple[str, Move]] = []
    refusal, refuse = State.refusal, SlamState.refuse

    def counted_refusal(self: State, by: By, move: Move, at: int = 0) -> IllegalAction | None:
        moves.append(("refusal", move))
        return refusal(self, by, move, at)

    def counted_refuse(self: SlamState, by: By, action: Action, at: int) -> IllegalAction | None:
        moves.append(("refuse", action))
        return refuse(self, by, action, at)

    monkeypatch.setattr(State, "refusal", counted_refusal)
    monkeypatch.setattr(SlamState, "refuse", counted_refuse)
    return moves


def to_first_choice(match: Match) -> int:
    """Who has the first throw before them."""
    for proposed in match.propose_all():
        match.commit(proposed)
    return match.turn().seats[0]


def test_whether_a_move_is_legal_is_worked_out_once_from_proposal_to_commit(asked: list[tuple[str, Move]]) -> None:
    match = committed()
    seat = to_first_choice(match)
    assert asked == []  # what is drawn is possible
    keep = Keep(dice(""))
    proposed = match.propose_all(match.propose_action(seat, keep))
    for one in proposed:
        match.commit(one)
    assert [type(one.entry) for one in proposed] == [Acted, Chance]
    assert asked == [("refusal", keep), ("refuse", keep)]


def test_typed_dice_are_checked_once_too(asked: list[tuple[str, Move]]) -> None:
    match, throw = companion(), Throw(dice("66"))
    match.commit(match.propose_outcome(throw))
    assert asked == [("refusal", throw)]


@pytest.mark.parametrize("bots", [1, 2])
def test_over_a_whole_match_every_action_is_checked_once(asked: list[tuple[str, Move]], bots: int) -> None:
    match = Match.create("slam", TWO[:bots], secret=bytes(32))
    list(play_through(match, [RandomBot(Random(seat)) for seat in range(bots)]))
    acted = [entry.action for entry in match.entries if isinstance(entry, Acted)]
    for question in ("refusal", "refuse"):
        assert [move for name, move in asked if name == question] == acted


def test_what_was_proposed_before_another_commit_is_overtaken_and_changes_nothing() -> None:
    match = committed()
    seat = to_first_choice(match)
    early = [match.propose_action(seat, Keep(dice(""))), match.propose_end(), match.propose_seated(seat, "random")]
    match.commit(match.propose_action(seat, Keep(dice(""))))
    stands = (match.state, list(match.entries), match.draws, list(match.holders), match.ended)
    for proposed in early:
        refused(Code.OVERTAKEN, match.commit, proposed)
    assert (match.state, match.entries, match.draws, match.holders, match.ended) == stands
    match.commit(match.propose_draw())


def test_a_proposal_is_committed_once_and_only_to_its_own_match() -> None:
    match, other = committed(), committed()
    proposed = match.propose_draw()
    refused(Code.OVERTAKEN, other.commit, proposed)
    match.commit(proposed)
    refused(Code.OVERTAKEN, match.commit, proposed)
    assert (len(match.entries), len(other.entries)) == (2, 1)


def test_what_was_taken_back_can_be_proposed_again_but_not_committed_as_it_was() -> None:
    match = companion()
    typed(match, "66")
    late = match.propose_outcome(Throw(dice("12")))
    match.commit(match.propose_undo())
    refused(Code.OVERTAKEN, match.commit, late)
    typed(match, "66", "12")


def test_the_state_is_the_fold_of_the_log() -> None:
    match = committed(series="5")
    list(play_through(match, [RandomBot(Random(seat)) for seat in (1, 2)]))
    again = Match(match.header, match.secret)
    for entry in match.entries[1:]:
        again.commit(again.propose_entry(entry))
    assert again.state == match.state


def test_an_illegal_action_is_refused_and_leaves_the_match_as_it_was() -> None:
    match = committed()
    refused(Code.NOT_YOUR_TURN, match.propose_action, 0, STOP)
    assert match.entries == [match.header]


def test_committed_dice_cannot_be_typed_and_typed_dice_cannot_be_drawn() -> None:
    refused(Code.NOT_A_MOVE_HERE, committed().propose_outcome, Throw(dice("12")))
    refused(Code.NOT_A_MOVE_HERE, companion().propose_draw)


def test_typed_dice_must_be_able_to_fall_that_way() -> None:
    refused(Code.IMPOSSIBLE_OUTCOME, companion().propose_outcome, Throw(dice("123")))
    refused(Code.IMPOSSIBLE_OUTCOME, companion().propose_outcome, Throw(dice("79")))


def typed(match: Match, *throws: str) -> None:
    for throw in throws:
        match.commit(match.propose_outcome(Throw(dice(throw))))


def test_undo_takes_back_the_last_typed_dice_and_what_followed() -> None:
    match = companion()
    typed(match, "66", "12", "11234")
    before_throw = match.state
    match.commit(match.propose_action(0, Keep(dice("1234"))))
    match.commit(match.propose_undo())
    assert match.state != before_throw
    assert match.turn().chance
    typed(match, "22222")
    assert match.state.view(0).dice == dice("22222")  # type: ignore[attr-defined]


def test_undo_goes_back_to_the_very_first_throw_and_no_further() -> None:
    match = companion()
    refused(Code.NOTHING_TO_UNDO, match.propose_undo)
    typed(match, "66")
    match.commit(match.propose_undo())
    refused(Code.NOTHING_TO_UNDO, match.propose_undo)


def test_committed_dice_cannot_be_taken_back() -> None:
    match = committed()
    match.commit(match.propose_draw())
    refused(Code.NOTHING_TO_UNDO, match.propose_undo)


def test_entropy_is_added_once_a_seat_and_before_the_first_throw() -> None:
    plain = committed()

    def added(seat: int, entropy: bytes) -> Match:
        return Match.create("slam", plain.header.seats, secret=bytes(32), entropy={seat: entropy})

    match = added(1, b"my own")
    assert match.propose_draw() != plain.propose_draw()
    refused(Code.BAD_ENTROPY, match.propose_entropy, 1, b"my own")
    refused(Code.BAD_OPENING, match.propose_entropy, 0, b"not committed to")
    refused(Code.BAD_ENTROPY, added, 2, b"no such seat")
    refused(Code.BAD_ENTROPY, added, 0, b"x" * 65)
    refused(Code.BAD_ENTROPY, added, 0, b"")
    match.commit(match.propose_draw())
    refused(Code.BAD_ENTROPY, match.propose_entropy, 0, b"late")


def test_a_match_that_is_left_still_opens_its_secret() -> None:
    match = committed()
    match.commit(match.propose_draw())
    end = match.propose_end().entry
    assert isinstance(end, End)
    assert (end.reason, end.result, end.secret) == ("abandoned", None, bytes(32).hex())


def test_nothing_can_be_added_after_the_end() -> None:
    match = committed()
    match.commit(match.propose_end())
    refused(Code.MATCH_OVER, match.propose_draw)
    refused(Code.MATCH_OVER, match.propose_end)
    refused(Code.MATCH_OVER, match.propose_action, 0, STOP)


def test_an_entry_is_kept_before_it_counts() -> None:
    """Whoever keeps the log fails: then the move was never made."""
    match = committed()

    def full_disk(entry: AnyEntry) -> None:
        raise OSError("no space left")

    with pytest.raises(OSError, match="space"):
        next(play_through(match, [RandomBot(Random(1))] * 2, keep=full_disk))
    assert match.entries == [match.header]


class Cheat:
    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        return Keep(dice("66666"))


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    match = Match.create("slam", [Seat("Cheat", "cheat")], secret=bytes(32))
    refused(Code.BOT_BROKE_RULES, list, play_through(match, [Cheat()]))
    assert not any(isinstance(entry, Acted) for entry in match.entries)


class Regretful:
    """Takes the first dice back once."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        self.asked += 1
        if self.asked == 1:
            raise Undo
        return legal[0]


def test_a_seat_may_take_typed_dice_back() -> None:
    match = Match.create("slam", [Seat("Ann")], secret=None)
    throws = iter(["12346", "66666"])
    steps = play_through(match, [Regretful()], lambda m, at: m.propose_outcome(Throw(dice(next(throws))), at))
    assert [type(next(steps).entry).__name__ for _ in range(4)] == ["Chance", "Undone", "Chance", "Acted"]


def test_what_a_viewer_sees_of_a_step_is_what_the_game_lets_it_see() -> None:
    match = committed()
    drawn = match.commit(match.propose_draw())
    assert isinstance(drawn.entry, Chance)
    assert drawn.step is not None
    seen = drawn.step.seen(Eye.SPECTATOR)
    assert (seen.by, seen.move, seen.news) == (Mover.CHANCE, drawn.entry.outcome, ())
    assert (seen.before, seen.after) == (drawn.before.view(Eye.SPECTATOR), match.state.view(Eye.SPECTATOR))
    assert match.commit(match.propose_end()).step is None


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"colour": "red"}, Code.UNKNOWN_OPTION),
        ({"series": "7"}, Code.BAD_OPTION_VALUE),
        ({"teams": True}, Code.BAD_OPTION_VALUE),
        ({"teams": "yes"}, Code.BAD_SEAT_COUNT),
    ],
)
def test_options_are_checked_before_anything_starts(options: dict[str, object], code: Code) -> None:
    with pytest.raises(YamError) as refusal:
        Match.create("slam", TWO, options, secret=bytes(32))
    assert refusal.value.code == code


@pytest.mark.parametrize(("written", "shown"), [("  Zoé ", "Zoé"), ("Zoe\u0301", "Zoé"), ("a  b\tc", "a b c")])
def test_names_are_trimmed_and_normalised(written: str, shown: str) -> None:
    assert clean_name(written) == shown


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "a\u202eb", "a\u200bb", "\ud800"])
def test_names_that_hide_or_forge_are_refused(name: str) -> None:
    refused(Code.BAD_NAME, clean_name, name)


NOTHING = [
    0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180E, 0x180F, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F,
    0x202A, 0x202E, 0x2060, 0x2061, 0x2065, 0x2066, 0x2069, 0x206F, 0x2800, 0x3164, 0xFE00, 0xFE0E, 0xFE0F, 0xFEFF,
    0xFFA0, 0xFFF0, 0x1BCA0, 0x1D159, 0x1D173, 0x16FE4, 0xE0001, 0xE0041, 0xE0100, 0xE01EF, 0x10FFFD,
]  # fmt: skip


@pytest.mark.parametrize("code", NOTHING, ids=hex)
def test_signs_that_cannot_be_seen_are_no_name_and_no_part_of_one(code: int) -> None:
    for name in (chr(code), f"Ann{chr(code)}", f"{chr(code)} Ann", f"A{chr(code)}nn", chr(code) * 3):
        refused(Code.BAD_NAME, clean_name, name)


def test_no_sign_that_unicode_ignores_gets_through() -> None:
    """Every single sign: what is left can be seen, or is refused."""
    for sign in map(chr, range(0x110000)):
        if unicodedata.category(sign)[0] in "CL" and sign not in "\u115f\u1160\u3164\uffa0":
            continue  # refused as a kind, or a letter
        try:
            clean_name(sign)
        except YamError:
            continue
        assert unicodedata.category(unicodedata.normalize("NFC", sign)[0])[0] in "LNPS"


@pytest.mark.parametrize(
    "name", ["\u0301", "\u0301\u0302", "Ann \u0301", "A\u0316\u0317\u0318\u0319nn", "\u20dd", "a\ufe0f"]
)
def test_marks_need_a_letter_and_no_letter_has_a_pile_of_them(name: str) -> None:
    refused(Code.BAD_NAME, clean_name, name)


@pytest.mark.parametrize(
    "name",
    [
        "שלום",
        "محمد",
        "Ωmega",
        "Đặng Thị",
        "ศิริ",
        "किरण",
        "王小明",
        "한글",
        "❤️",
        "1️⃣",
        "🙂",
        "…",
        "Jean-Pierre",
        "Nº 5",
        "שָׁלוֹם",
        "m̈x",
    ],
)
def test_names_of_every_script_are_welcome(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


def test_a_refused_name_is_repeated_without_what_hides() -> None:
    with pytest.raises(YamError) as refusal:
        clean_name("ab\u202ecd\u200b")
    assert refusal.value.params["name"] == "abcd"


def test_a_bot_stands_in_for_a_person_until_the_person_is_back() -> None:
    match = committed()
    before = match.state
    match.commit(match.propose_seated(1, "greedy"))
    assert match.holders == [None, "greedy"]
    match.commit(match.propose_seated(1, "random"))
    match.commit(match.propose_seated(1, None))
    assert match.holders == [None, None]
    assert match.state is before


def test_a_seat_changes_hands_only_if_it_is_a_persons_and_only_to_somebody_else() -> None:
    match = Match.create("slam", [Seat("Ann"), Seat("Bot", "greedy")], secret=bytes(32))
    refused(Code.SEAT_TAKEN, match.propose_seated, 0, None)
    refused(Code.SEAT_TAKEN, match.propose_seated, 1, "random")
    refused(Code.SEAT_TAKEN, match.propose_seated, 1, None)
    refused(Code.SEAT_TAKEN, match.propose_seated, 2, "random")
    refused(Code.SEAT_TAKEN, match.propose_seated, -1, "random")
    match.commit(match.propose_end())
    refused(Code.MATCH_OVER, match.propose_seated, 0, "random")


def test_all_that_follows_a_move_by_itself_can_be_proposed_at_once() -> None:
    """Move by move and all at once give the same entries, and proposing changes nothing."""
    slow, quick = committed(), committed()
    list(play_through(slow, [RandomBot(Random(seat)) for seat in (1, 2)]))
    moves = iter([entry for entry in slow.entries if isinstance(entry, Acted)])
    proposed = quick.propose_all()
    assert quick.entries == [quick.header]
    while quick.ended is None:
        for one in proposed:
            quick.commit(one)
        if (move := next(moves, None)) is not None:
            proposed = quick.propose_all(quick.propose_action(move.by, move.action))
    assert quick.entries == slow.entries
