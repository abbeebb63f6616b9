"""What must hold for every game, as functions of a game: they raise AssertionError where it doesn't.

Kept apart from the tests so that games with planted bugs can be put through them too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import zip_longest
from random import Random
from typing import Any

from tests.conformance.walks import MANY, QUICK, any_kind, random_move, sample_setups, setups, walk
from yamclub.game import Action, By, Eye, Game, IllegalAction, Move, Mover, Options, State, Step, Viewer
from yamclub.kernel.codec import decode, encode
from yamclub.kernel.dice import Dice, arrangements
from yamclub.mechanics.notation import kinds as kinds_of
from yamclub.mechanics.notation import move_text, read_move

MOST_LOOKS = 60 if QUICK else 400 * MANY
"""Moves of one match that are looked at through all eyes and written down: some matches take thousands."""


def viewers(seats: int) -> list[Viewer]:
    return [*range(seats), Eye.SPECTATOR, Eye.OPEN]


def _matches(game: Game, count: int) -> Iterable[tuple[int, State, Random]]:
    """So many matches to walk, over seats and options."""
    count = max(2, count // 3) if QUICK else count * MANY
    every = sample_setups(game, count, seed=1)
    for number in range(count):
        seats, options = every[number % len(every)]
        yield seats, game.start(seats, options), Random(number)


def _options(start: State) -> Options:
    options: Options = getattr(start, "options", Options())
    return options


def _looks(steps: Iterable[Step], rng: Random) -> list[Step]:
    """The moves to look at closely: all of a short match, as many of a long one, in their order."""
    log = list(steps)
    return [log[place] for place in sorted(rng.sample(range(len(log)), min(len(log), MOST_LOOKS)))]


def check_matches_end(game: Game) -> None:
    """Every way of setting up a table can be played to an end, and only the end has a result."""
    for number, (seats, options) in enumerate(setups(game)):
        state = game.start(seats, options)
        for step in walk(state, Random(number)):
            assert step.before.result() is None
            state = step.after
        result = state.result()
        assert result is not None
        assert len(result.scores) == len(result.places) == seats
        assert min(result.places) == 1
        assert result.reason


def check_turns(game: Game) -> None:
    """Whose move it is makes sense: chance moves alone, and everybody to move has something to do."""
    for seats, start, rng in _matches(game, 8):
        for step in walk(start, rng):
            turn = step.before.turn()
            assert not (turn.chance and (turn.seats or turn.clock))
            assert list(turn.seats) == sorted(set(turn.seats) & set(range(seats)))
            for seat in range(seats):
                assert bool(step.before.legal(seat)) == (seat in turn.seats)
            assert bool(step.before.legal(Mover.CLOCK)) == turn.clock


def check_weights(game: Game) -> None:
    """Chance is exact: outcomes all differ, weights add up, and dice weigh as many throws as they have."""
    for _, start, rng in _matches(game, 6):
        for step in walk(start, rng):
            if not step.before.turn().chance:
                continue
            chance = step.before.chance()
            assert chance.total == sum(chance.weights)
            assert min(chance.weights) >= 1
            assert len(set(chance.outcomes)) == len(chance.outcomes)
            if isinstance(dice := getattr(chance.outcomes[0], "dice", None), Dice):
                assert all(arrangements(outcome.dice) == weight for outcome, weight in chance)
                sides = round(chance.total ** (1 / len(dice)))
                assert chance.total == sides ** len(dice)


def check_replay(game: Game) -> None:
    """The same log gives the same states, bit for bit, and a state survives being written down."""
    for _, start, rng in _matches(game, 6):
        log = list(walk(start, rng))
        looks = {id(step) for step in _looks(log, rng)}
        state = decode(encode(start), game.state)
        for step in log:
            state = state.apply(step.by, step.move, step.at)
            if id(step) in looks:
                written = encode(state)
                assert written == encode(step.after)
                assert decode(written, game.state) == step.after
        assert encode(state) == encode(log[-1].after)


def check_frozen(game: Game) -> None:
    """Applying a move, looking and asking leave the state as it was."""
    for seats, start, rng in _matches(game, 3):
        for step in _looks(walk(start, rng), rng):
            written = encode(step.before)
            for viewer in viewers(seats):
                step.before.view(viewer)
                step.before.seen(step.by, step.move, viewer)
            step.before.apply(step.by, step.move, step.at)
            assert encode(step.before) == written


def check_legality(game: Game) -> None:
    """What is listed is accepted, what is not listed is refused, with a code of the game's or the house's."""
    for seats, start, rng in _matches(game, 4):
        log = list(walk(start, rng))
        every: dict[Action, None] = {}
        for step in log:
            for by in (*range(seats), Mover.CLOCK):
                every |= dict.fromkeys(step.before.legal(by))
        for step in rng.sample(log, min(len(log), 60)):
            _check_agreement(step, list(every), seats)


def _check_agreement(step: Step, every: list[Action], seats: int) -> None:
    state = step.before
    for by in (*range(seats), Mover.CLOCK):
        listed = set(state.legal(by))
        assert len(listed) == len(state.legal(by)), "listed twice"
        deadline = state.deadline()
        at = deadline if by is Mover.CLOCK and deadline is not None else step.at  # the clock has its own moment
        for action in every:
            refusal = state.refusal(by, action, at)
            assert (refusal is None) == (action in listed), (action, refusal)
            if refusal is None:
                state.apply(by, action, at)
                continue
            try:
                state.apply(by, action, at)
            except IllegalAction as raised:
                assert raised.code == refusal.code  # noqa: PT017
            else:
                raise AssertionError(f"accepted, though refused: {action}")


ODD_VALUES: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 5, 13, 50, 10**30, 1.5, float("nan"), b"1", object(), [], [1, 2], {}, {"a": 1}),
    *((), (4, 4), "", " ", "z9", "a1", "444", "11111", "full", "stock", "RRBB", "10♥", "\ud800", "x" * 10_000),
)


def check_odd_values(game: Game) -> None:
    """Whatever Python lets a caller write as a move, or as its mover: it is listed, or it is refused with a code."""
    kinds = list(kinds_of(game.seen).values())
    for seats, start, rng in _matches(game, 4):
        log = list(walk(start, rng))
        for step in rng.sample(log, min(len(log), 60)):
            for _ in range(20):
                kind = rng.choice(kinds)
                try:
                    move = kind(*[rng.choice(ODD_VALUES) for _ in kind.__struct_fields__])
                except IllegalAction:
                    move = rng.choice(ODD_VALUES)
                _check_judged(step, rng.choice([*range(seats), -1, seats, "0", *Mover]), move)


def _check_judged(step: Step, by: Any, move: Any) -> None:
    state, turn, at = step.before, step.before.turn(), step.at
    if by is Mover.CHANCE:
        listed = turn.chance and move in [outcome for outcome, _ in state.chance()]
    else:
        listed = move in state.legal(by)
        at = (state.deadline() or at) if by is Mover.CLOCK else at
    refusal = state.refusal(by, move, at)
    assert (refusal is None) == listed, (by, move, refusal)


def check_text_forms(game: Game) -> None:
    """Moves, views and options can be written as JSON and read back; moves as short text too."""
    for seats, start, rng in _matches(game, 4):
        for step in _looks(walk(start, rng), rng):
            kinds = game.outcomes if step.by is Mover.CHANCE else game.actions
            assert read_move(move_text(step.move), kinds) == step.move
            assert decode(encode(step.move), kinds) == step.move
            for viewer in viewers(seats):
                seen = step.before.seen(step.by, step.move, viewer)
                assert decode(encode(seen), game.seen) == seen
                view = step.after.view(viewer)
                assert decode(encode(view), game.view) == view
    for _, options in setups(game):
        assert decode(encode(options), game.options) == options


def check_seen(game: Game) -> None:
    """Who moves knows what they did, open eyes see all, and views agree on what is public."""
    for seats, start, rng in _matches(game, 4):
        for step in walk(start, rng):
            assert step.before.seen(step.by, step.move, Eye.OPEN) == step.move
            if step.by not in tuple(Mover):
                assert step.before.seen(step.by, step.move, step.by) == step.move  # type: ignore[arg-type]
            for viewer in viewers(seats):
                view = step.after.view(viewer)
                assert view.turn == step.after.turn()
                assert view.result == step.after.result()


def check_views_refine(game: Game) -> None:
    """Open eyes know what any seat knows, and any seat knows what a spectator knows."""
    for seats, start, rng in _matches(game, 6):
        known: dict[tuple[Viewer, bytes], bytes] = {}
        for state in _with_twins(start, rng):
            public, everything = encode(state.view(Eye.SPECTATOR)), encode(state.view(Eye.OPEN))
            for seat in range(seats):
                mine = encode(state.view(seat))
                assert known.setdefault((seat, mine), public) == public
                assert known.setdefault((Eye.OPEN, everything + b"%d" % seat), mine) == mine


def _with_twins(start: State, rng: Random) -> Iterable[State]:
    """The states of a match, each with one that another turn of chance would have led to."""
    for step in _looks(walk(start, rng), rng):
        yield step.after
        if step.by is Mover.CHANCE:
            chance = step.before.chance()
            yield step.before.apply(Mover.CHANCE, chance.pick(rng.randrange(chance.total)), step.at)


def check_hidden(game: Game) -> None:
    """A viewer's view, and what it may do, never change when only what it can't know changes.

    Two matches run side by side that one viewer cannot tell apart: every move, in whatever way it
    differs, looks the same to that viewer. Then everything that viewer is given must be the same.
    A move may lay open what was hidden, but then it says so: the news differ, or the result does.
    And news may differ only where their kind lays open a kind of move that the two really differ
    in; what follows from what was laid open may differ then too.
    """
    for number, (seats, start, rng) in enumerate(_matches(game, 12)):
        viewer = viewers(seats)[number % (seats + 1)]  # open eyes tell everything apart
        walk_twins(game, start, viewer, rng)


def walk_twins(game: Game, start: State, viewer: Viewer, rng: Random) -> None:
    one = other = start
    secrets: set[type[Move]] = set()  # the kinds of moves that are not the same in both
    now = 0
    while not one.turn().over:
        by, move, now = random_move(one, rng, now)
        alike = _alike(one, other, by, move, viewer, now)
        if not alike:  # the twin cannot go on looking the same: go on from here with both the same
            one = other = one.apply(by, move, now)
            secrets = set()
            continue
        twin = rng.choice(alike)
        secrets |= {type(move), type(twin)} if twin != move else set()
        waiting = set(one.turn().seats)
        step, shadow = one.step(by, move, now), other.step(by, twin, now)
        one, other = step.after, shadow.after
        _assert_told_openly(step, shadow, secrets, waiting)
        if _laid_open(step) == _laid_open(shadow):
            _assert_same(one, other, viewer)
            assert game.tell(step.seen(viewer)) == game.tell(shadow.seen(viewer)), "what is told tells what is hidden"
        else:  # told: from here on the two can be told apart
            other = one
        secrets = set() if one == other else secrets


def _alike(one: State, other: State, by: By, move: Move, viewer: Viewer, at: int) -> list[Move]:
    """What the twin can do that this viewer takes for the same move."""
    seen = one.seen(by, move, viewer)
    if by is Mover.CHANCE:
        possible: Iterable[Move] = other.chance().outcomes
    else:
        possible = other.legal(by)
    return [twin for twin in possible if other.seen(by, twin, viewer) == seen and not other.refusal(by, twin, at)]


def _laid_open(step: Step) -> object:
    return step.news, step.after.result()


def _assert_told_openly(one: Step, other: Step, secrets: set[type[Move]], waiting: set[int]) -> None:
    """The first news in which they differ lay open such a secret, and of a decision only when nobody decides beside."""
    pairs = zip_longest(one.news, other.news)
    for news in next((pair for pair in pairs if pair[0] != pair[1]), ()):
        opened = secrets & set(() if news is None else news.lays_open)
        assert opened or news is None, f"the news tell what is hidden: {news}"
        if any(issubclass(kind, Action) for kind in opened):
            assert not waiting & set(one.after.turn().seats), f"told while others have yet to decide: {news}"


def _assert_same(one: State, other: State, viewer: Viewer) -> None:
    assert encode(one.view(viewer)) == encode(other.view(viewer)), "the view tells what is hidden"
    assert one.turn() == other.turn(), "whose move it is tells what is hidden"
    assert one.deadline() == other.deadline(), "the deadline tells what is hidden"
    if not isinstance(viewer, Eye):
        assert list(one.legal(viewer)) == list(other.legal(viewer)), "the legal list tells what is hidden"


def check_every_action(game: Game) -> None:
    """Whatever is legal in any walk has its place in the list of every action, once, and always the same one."""
    for number, (seats, options) in enumerate(sample_setups(game, 8 * MANY, seed=3)):
        every = game.every_action(seats, options)
        assert game.every_action(seats, options) == every
        assert len(set(every)) == len(every), "listed twice"
        kinds = [list(kinds_of(game.actions).values()).index(type(action)) for action in every]
        assert kinds == sorted(kinds), "not kind by kind"
        index = {action: place for place, action in enumerate(every)}
        for step in walk(game.start(seats, options), Random(number), any_kind):
            movers: list[By] = [*range(seats), Mover.CLOCK]
            assert all(action in index for by in movers for action in step.before.legal(by))


def check_keys(game: Game) -> None:
    """Equal positions have equal keys and hashes, and others have others."""
    for seats, start, rng in _matches(game, 4):
        known: dict[bytes, State] = {}
        for step in _looks(walk(start, rng), rng):
            state, key = step.after, step.after.key()
            twin = decode(encode(state), game.state)
            assert (twin, twin.key(), hash(twin)) == (state, key, hash(state))
            assert known.setdefault(key, state) == state, "one key for two positions"
            assert (step.before == state) == (step.before.key() == key)
            movers: list[By] = [*range(seats), Mover.CLOCK]
            if any(step.before.legal(by) != state.legal(by) for by in movers):
                assert step.before != state, "two positions that allow different things are the same"


def check_imagine(game: Game) -> None:
    """What a viewer imagines looks to them like what is; where nothing is hidden, it is what is."""
    for seats, start, rng in _matches(game, 6):
        hidden = game.secrets or _options(start).hides()
        for step in _looks(walk(start, rng, any_kind), rng):
            state = step.after
            for viewer in viewers(seats):
                view = state.view(viewer)
                imagined = game.imagine(view, viewer, rng)
                assert imagined.view(viewer) == view, "it looks different"
                _assert_same(state, imagined, viewer)
                if not hidden:
                    assert (imagined, imagined.key()) == (state, state.key()), "nothing is hidden, yet it is another"


def check_news(game: Game) -> None:
    """News can be written as JSON and read back, and are of the kinds that the game names."""
    for _, start, rng in _matches(game, 4):
        for step in walk(start, rng):
            assert decode(encode(step.news), tuple[game.news, ...]) == step.news  # type: ignore[name-defined]


CHECKS: tuple[Callable[[Game], Any], ...] = (
    check_matches_end,
    check_turns,
    check_weights,
    check_replay,
    check_frozen,
    check_legality,
    check_odd_values,
    check_text_forms,
    check_seen,
    check_views_refine,
    check_hidden,
    check_every_action,
    check_keys,
    check_imagine,
    check_news,
)
