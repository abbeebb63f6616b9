"""The authority over one match. State is the fold of the log, and nothing else changes it.

A move is proposed, then committed, so that an entry can be made durable in between: ``propose_…``
checks it once and returns the entry with the step it makes, ``commit`` adds exactly that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import UNSET

from yamclub.errors import Code, YamError
from yamclub.game import TAKE_BACK, Action, By, IllegalAction, Move, Mover, State, Step, TakeBack, Turn
from yamclub.games import game as find_game
from yamclub.kernel.codec import to_builtins
from yamclub.match.entries import (
    MAX_ENTROPY_BYTES,
    POSITION_FORMAT,
    TAKE_BACK_FORMAT,
    USUAL_FORMAT,
    Acted,
    AnyEntry,
    Chance,
    End,
    Entropy,
    Header,
    Position,
    Seat,
    Seated,
    Undone,
    UndoneStart,
    clean_name,
)
from yamclub.match.fairness import commitment, draw, draw_key, entropy_commitment
from yamclub.match.position import first_state
from yamclub.match.taking_back import Standing
from yamclub.mechanics.options import read_options


class Proposed(NamedTuple):
    """An entry that was checked and may be committed, with the step it makes; None if it is not a move.

    Legality is worked out once, here. ``before`` is the state it was checked against.
    """

    entry: AnyEntry
    before: State
    after: State
    step: Step | None = None


def _made(entry: AnyEntry, step: Step) -> Proposed:
    return Proposed(entry, step.before, step.after, step)


def todays_options(game_id: str, version: int, chosen: Mapping[str, object]) -> dict[str, object]:
    """Options that were set under this version of the rules, as the current version names them."""
    options: dict[str, object] = to_builtins(read_options(find_game(game_id, version), chosen).today())
    return options


class Match:
    """One match, from its header on. Give the secret to draw; without it the log can only be replayed."""

    def __init__(self, header: Header, secret: bytes | None = None) -> None:
        self.header = header
        self.game = find_game(header.game, header.rules)
        self.secret = secret
        self.entries: list[AnyEntry] = [header]
        self.ended: End | None = None
        self._states = [first_state(header, self.game)]
        self._standing = Standing()
        """Its steps led to the last of the states."""
        self._before_chance: list[int] = []
        """How many states there were before each chance move that still stands."""
        self._entropy: list[tuple[int, str]] = []
        self._key: bytes | None = None
        self.holders = [seat.bot for seat in header.seats]
        """By seat, the bot that holds it now, or None where its person does."""
        self.draws = 0
        """Chance moves so far, those taken back included: the index of the next one."""

    @classmethod
    def create(
        cls,
        game_id: str,
        seats: Sequence[Seat],
        options: Mapping[str, object] | None = None,
        *,
        secret: bytes | None,
        started: str | None = None,
        entropy: Mapping[int, bytes] | None = None,
        undone_starts: Sequence[UndoneStart] = (),
        rules: int | None = None,
        position: Position | None = None,
    ) -> Match:
        """A new match; ``secret=None`` makes it a companion, whose chance is typed in by people.

        ``entropy`` is what seats add to the secret. Its first entries are its openings, in the order of the seats.
        With a ``position`` it is played on from there, under the version of the ``rules`` that led to it.
        """
        game = find_game(game_id) if rules is None else find_game(game_id, rules)
        added = sorted((entropy or {}).items())
        promised = None if secret is None else commitment(secret)
        opened = {seat: entropy_commitment(promised or "", seat, text.hex()) for seat, text in added}
        header = Header(
            format=USUAL_FORMAT if position is None else POSITION_FORMAT,
            game=game.id,
            rules=game.version,
            options=to_builtins(read_options(game, options or {})),
            seats=tuple(Seat(clean_name(seat.name), seat.bot) for seat in seats),
            commitment=promised,
            started=started,
            commitments=tuple(opened.get(seat) for seat in range(len(seats))),
            undone_starts=tuple(undone_starts),
            position=UNSET if position is None else position,
        )
        match = cls(header, secret)
        for seat, text in added:
            match.commit(match.propose_entropy(seat, text))
        return match

    @property
    def state(self) -> State:
        return self._states[-1]

    @property
    def companion(self) -> bool:
        return self.header.commitment is None

    def turn(self) -> Turn:
        return self.state.turn()

    def key(self) -> bytes:
        """The key of this match's draws, which entropy changes until the first draw."""
        if self.secret is None:
            raise YamError(Code.NOT_A_MOVE_HERE)
        if self._key is None:
            self._key = draw_key(self.secret, self._entropy)
        return self._key

    def unopened(self) -> list[int]:
        """The seats that committed to entropy and have not opened it."""
        if self.header.commitments is UNSET:
            return []
        opened = {seat for seat, _ in self._entropy}
        return [seat for seat, one in enumerate(self.header.commitments) if one is not None and seat not in opened]

    # --- proposing: check, and say what would be added

    def propose_entropy(self, seat: int, added: bytes) -> Proposed:
        """A seat opens the entropy that it committed to: once, in the order of the seats, before the first draw."""
        late = len(self._states) > 1 or self.companion
        again = any(seat == other for other, _ in self._entropy)
        if late or again or not 0 <= seat < len(self.header.seats) or not 1 <= len(added) <= MAX_ENTROPY_BYTES:
            raise YamError(Code.BAD_ENTROPY, seat=seat, most=MAX_ENTROPY_BYTES)
        if self.header.commitments is not UNSET:
            early = any(seat < other for other, _ in self._entropy)  # another order would give other dice
            promised = entropy_commitment(self.header.commitment or "", seat, added.hex())
            if early or self.header.commitments[seat] != promised:
                raise YamError(Code.BAD_OPENING, seat=seat)
        return self._beside(Entropy(seat, added.hex()))

    def propose_draw(self, at: int = 0) -> Proposed:
        """The next draw of the committed chance."""
        self._check_open()
        if not self.turn().chance:
            raise IllegalAction(Code.NOT_A_MOVE_HERE)
        return self._drawn(self.state, self.draws, at)

    def propose_outcome(self, outcome: Move, at: int = 0) -> Proposed:
        """An outcome that people typed in."""
        self._check_open()
        if not self.companion:
            raise IllegalAction(Code.NOT_A_MOVE_HERE)
        step = self.state.step(Mover.CHANCE, outcome, at)
        return _made(Chance(outcome, self.state.chance().total, None, at), step)

    def may_take_back(self, seat: int) -> bool:
        return self._without_last(seat) is not None

    def propose_take_back(self, seat: int, at: int = 0) -> Proposed:
        """A seat takes its last move back. Draws keep their numbers: none was made since."""
        self._check_open()
        remains = self._without_last(seat)
        if remains is None:
            raise YamError(Code.NOTHING_TO_TAKE_BACK)
        after = remains[-1].after if remains else self._states[-1 - len(self._standing.steps)]
        return _made(Acted(seat, TAKE_BACK, at), Step(seat, TAKE_BACK, at, self.state, after, ()))

    def _without_last(self, seat: int) -> list[Step] | None:
        if self.ended is not None or self.header.format < TAKE_BACK_FORMAT:  # an older reader would not understand it
            return None
        return self._standing.without_last(seat)

    def propose_action(self, by: By, action: Action, at: int = 0) -> Proposed:
        self._check_open()
        if isinstance(action, TakeBack) and not isinstance(by, Mover):
            return self.propose_take_back(by, at)
        return _made(Acted(by, action, at), self.state.step(by, action, at))

    def propose_seated(self, seat: int, bot: str | None) -> Proposed:
        """A bot takes over a person's seat, another bot does, or the person is back. Bots' own seats don't change."""
        self._check_open()
        seats = self.header.seats
        if not 0 <= seat < len(seats) or seats[seat].bot is not None or self.holders[seat] == bot:
            raise YamError(Code.SEAT_TAKEN, seat=seat)
        return self._beside(Seated(seat, bot))

    def propose_undo(self) -> Proposed:
        self._check_open()
        if not self.companion or not self._before_chance:
            raise YamError(Code.NOTHING_TO_UNDO)
        return Proposed(Undone(), self.state, self._states[self._before_chance[-1] - 1])

    def propose_all(self, *first: Proposed, at: int = 0) -> list[Proposed]:
        """These proposals, then all that follows by itself: every draw, and the end.

        Together they can be made durable in one go. Where the rules want a pause before the next
        draw, the caller waits, and asks again.
        """
        added = list(first)
        state, draws = added[-1].after if added else self.state, self.draws
        while state.turn().chance and (state is self.state or not state.pause()):
            added.append(self._drawn(state, draws, at))
            state, draws = added[-1].after, draws + 1
        if state.turn().over:
            added.append(self._end(state))
        return added

    def propose_end(self) -> Proposed:
        """Over if the game is, abandoned if not; either way the secret is published."""
        self._check_open()
        return self._end(self.state)

    def propose_entry(self, entry: AnyEntry) -> Proposed:
        """An entry read from a log, checked like a new one; its draw is taken as it was recorded."""
        match entry:
            case Chance(outcome, _, _, at):
                self._check_open()
                return _made(entry, self.state.step(Mover.CHANCE, outcome, at))
            case Acted(by, action, at):
                return self.propose_action(by, action, at)
            case Entropy(seat, text):
                return self.propose_entropy(seat, bytes.fromhex(text))
            case Seated(seat, bot):
                return self.propose_seated(seat, bot)
            case Undone():
                return self.propose_undo()
            case End():
                self._check_open()
                return self._beside(entry)
            case Header():
                raise YamError(Code.NOT_A_MOVE_HERE)

    def _drawn(self, state: State, index: int, at: int) -> Proposed:
        chance = state.chance()
        number = draw(self.key(), index, chance.total)
        outcome = chance.pick(number)
        return _made(Chance(outcome, chance.total, number, at), state.advance(Mover.CHANCE, outcome, at))

    def _end(self, state: State) -> Proposed:
        result = state.result()
        secret = None if self.secret is None else self.secret.hex()
        end = End(reason="abandoned" if result is None else "over", result=result, secret=secret)
        return Proposed(end, state, state)

    def _beside(self, entry: AnyEntry) -> Proposed:
        """An entry that doesn't change the position."""
        return Proposed(entry, self.state, self.state)

    def _check_open(self) -> None:
        if self.ended is not None:
            raise YamError(Code.MATCH_OVER)

    # --- committing

    def commit(self, proposed: Proposed) -> Proposed:
        """Add what was proposed here, if nothing was added since."""
        entry, step = proposed.entry, proposed.step
        if proposed.before is not self.state:
            raise YamError(Code.OVERTAKEN)
        if step is not None:
            if isinstance(entry, Chance):
                self._before_chance.append(len(self._states))
                self.draws += 1
            self._follow(step)
        match entry:
            case Undone():
                del self._states[self._before_chance.pop() :]
                self._standing.clear()
            case Entropy(seat, text):
                self._entropy.append((seat, text))
                self._key = None
            case Seated(seat, bot):
                self.holders[seat] = bot
            case End():
                self.ended = entry
        self.entries.append(entry)
        return proposed

    def _follow(self, step: Step) -> None:
        before = len(self._standing.steps)
        self._standing.add(step)
        if isinstance(step.move, TakeBack):
            self._states[len(self._states) - before :] = [one.after for one in self._standing.steps]
        else:
            self._states.append(step.after)
