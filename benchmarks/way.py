"""The path of a move through a match, from proposal to commit, compared with how it used to be.

The twin checks legality wherever the next state is needed: when the move is proposed, when what
follows from it is computed, and when each entry is committed. Ours checks once, and passes the
step on. Same matches, same moves, in the same run.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from yamclub.game import Action, By, Mover, State
from yamclub.games import GAMES, game
from yamclub.match.entries import Acted, Chance, End, Seat
from yamclub.match.fairness import draw, secret_from_seed
from yamclub.match.match import Match

MATCHES = 3
MOST_MOVES = 300
ROUNDS = 3

Way = Callable[[Match, By, Action, int], None]


def ours(match: Match, by: By, action: Action, at: int) -> None:
    for proposed in match.propose_all(match.propose_action(by, action, at), at=at):
        match.commit(proposed)


def checked_at_every_step(match: Match, by: By, action: Action, at: int) -> None:
    """How it was before a proposal carried its step."""
    refusal = match.state.refusal(by, action, at)
    if refusal is not None:
        raise refusal
    entries: list[Any] = [Acted(by, action, at)]
    state, draws = match.state.apply(by, action, at), match.draws
    while state.turn().chance and not state.pause():
        chance = state.chance()
        number = draw(match.key(), draws, chance.total)
        entries.append(Chance(chance.pick(number), chance.total, number, at))
        state, draws = state.follow(Mover.CHANCE, chance.pick(number), at)[0], draws + 1
    if state.turn().over:
        entries.append(End(reason="over", result=state.result(), secret=None))
    for entry in entries:
        match.commit(match.propose_entry(entry))


def seconds_a_move(game_id: str, way: Way) -> tuple[float, int]:
    """How long a move takes this way, and how often legality is checked."""
    rules, spent, moves, asked = game(game_id), 0.0, 0, _Asked(game(game_id).state)
    with asked:
        for seed in range(MATCHES):
            rng = Random(seed)
            seats = [Seat(f"Seat {seat}") for seat in range(max(2, rules.seats[0]))]
            match = Match.create(game_id, seats, secret=secret_from_seed(str(seed)))
            _start(match)
            for _ in range(MOST_MOVES):
                if match.turn().over:
                    break
                if match.turn().chance:  # after a pause
                    match.commit(match.propose_draw())
                    continue
                by, action, at = _choice(match.state, rng)
                asked.counting = True
                start = perf_counter()
                way(match, by, action, at)
                spent += perf_counter() - start
                asked.counting = False
                moves += 1
    return spent / moves, round(asked.count / moves)


def _start(match: Match) -> None:
    for proposed in match.propose_all():
        match.commit(proposed)


def _choice(state: State, rng: Random) -> tuple[By, Action, int]:
    turn, at = state.turn(), state.deadline() or 0
    by: By = rng.choice(turn.seats) if turn.seats else Mover.CLOCK
    return by, rng.choice(state.legal(by)), at


class _Asked:
    """Counts how often a game's state is asked about an action."""

    def __init__(self, state: type[State]) -> None:
        self._state, self.count, self.counting = state, 0, False

    def __enter__(self) -> None:
        self._refuse = refuse = self._state.refuse

        def counted(state: State, by: By, action: Action, at: int) -> Any:
            self.count += self.counting
            return refuse(state, by, action, at)

        self._state.refuse = counted  # type: ignore[method-assign, assignment]

    def __exit__(self, *_: object) -> None:
        self._state.refuse = self._refuse  # type: ignore[method-assign]


def main() -> None:
    print(f"{'the way of a move':<18}{'ours':>10}{'checked at every step':>24}{'ratio':>8}{'legality asked':>18}")
    for game_id in GAMES:
        rounds = [
            (seconds_a_move(game_id, ours), seconds_a_move(game_id, checked_at_every_step)) for _ in range(ROUNDS)
        ]
        best, twin = min(one[0][0] for one in rounds), min(one[1][0] for one in rounds)
        asked = f"{rounds[0][0][1]} instead of {rounds[0][1][1]}"
        print(f"{game_id:<18}{best * 1e6:>7.0f} µs{twin * 1e6:>21.0f} µs{twin / best:>8.2f}{asked:>18}")


if __name__ == "__main__":
    main()
