"""The small YAM menteur, solved and judged by OpenSpiel: an independent check of ``yamclub.games.menteur.small``.

The rules are written here a second time, from ``docs/small-menteur.md``, as a game of OpenSpiel. Its CFR+ solves the
match, or what is left of it from a public position; its best responses judge our solution. Nothing hidden outlives a
turn, so any public position can be the start. The whole match of two turns each has some millions of histories, which
OpenSpiel would all walk through: it is checked through its last turns, from positions that it can come to.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found]
from open_spiel.python import policy as policies  # type: ignore[import-untyped]
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability  # type: ignore[import-untyped]

from yamclub.games.menteur import small as ours

HANDS = [(1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3)]
CHANCES = [1 / 9, 2 / 9, 2 / 9, 1 / 9, 2 / 9, 1 / 9]
SAYINGS = [("sum", 2), ("sum", 3), ("sum", 4), ("sum", 5), ("sum", 6), ("pair", 5)]
ACCEPT, CHALLENGE, MISS = 6, 7, 8
"""Numbers of actions after those of the sayings."""
Sheets = tuple[tuple[int, int], ...]
"""By player: points of the sum and of the pair; -1 open, -2 struck out."""
Places = dict[tuple[int, Sheets], int]
"""By number of the turn and sheets, the place of a position in ours."""


class SmallMenteur(pyspiel.Game):  # type: ignore[misc]
    """What is left of a match: from these sheets, with this player to throw, so many turns in all."""

    def __init__(self, sheets: Sheets, thrower: int, turns: int) -> None:
        self.sheets, self.thrower, self.turns = sheets, thrower, turns
        kinds = pyspiel.GameType
        players = len(sheets)
        kind = kinds(
            short_name="yamclub_small_menteur",
            long_name="Small YAM menteur",
            dynamics=kinds.Dynamics.SEQUENTIAL,
            chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
            information=kinds.Information.IMPERFECT_INFORMATION,
            utility=kinds.Utility.CONSTANT_SUM,
            reward_model=kinds.RewardModel.TERMINAL,
            max_num_players=players,
            min_num_players=players,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=False,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=9,
            max_chance_outcomes=6,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=turns * (players + 1),
        )
        super().__init__(kind, info, {})

    def new_initial_state(self) -> SmallState:
        return SmallState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer()


class SmallState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SmallMenteur) -> None:
        super().__init__(game)
        self.sheets, self.thrower, self.left = game.sheets, game.thrower, game.turns
        self.hand = self.said = -1
        self.decided: tuple[int, ...] = ()

    @property
    def asked(self) -> int:
        """Which of the others decides now."""
        return (self.thrower + 1 + len(self.decided)) % len(self.sheets)

    def current_player(self) -> int:
        if self.left == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.hand < 0:
            return int(pyspiel.PlayerId.CHANCE)
        return self.thrower if self.said < 0 else self.asked

    def is_terminal(self) -> bool:
        return self.left == 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(CHANCES))

    def _legal_actions(self, player: int) -> list[int]:
        if self.said >= 0:
            return [ACCEPT, CHALLENGE]
        sheet = self.sheets[self.thrower]
        sayings = [number for number, (box, _) in enumerate(SAYINGS) if sheet[box == "pair"] == -1]
        return sayings or [MISS]

    def _apply_action(self, action: int) -> None:
        if self.hand < 0:
            self.hand = action
        elif self.said < 0 and action != MISS:
            self.said = action
        elif action == MISS:
            self._next(self.sheets)
        else:
            self.decided = (*self.decided, action)
            if len(self.decided) == len(self.sheets) - 1:
                self._next(self._settled())

    def _settled(self) -> Sheets:
        name, points = SAYINGS[self.said]
        box, (low, high) = int(name == "pair"), HANDS[self.hand]
        holds = low == high if box else low + high >= points
        seats = len(self.sheets)
        doubters = [(self.thrower + 1 + place) % seats for place, one in enumerate(self.decided) if one == CHALLENGE]
        sheets = [list(sheet) for sheet in self.sheets]
        sheets[self.thrower][box] = -2 if doubters and not holds else points
        for doubter in doubters:
            if holds:
                sheets[doubter][box] = -2
            elif sheets[doubter][box] == -1:
                sheets[doubter][box] = points
        return tuple((one, other) for one, other in sheets)

    def _next(self, sheets: Sheets) -> None:
        self.sheets, self.left = sheets, self.left - 1
        self.thrower = (self.thrower + 1) % len(sheets)
        self.hand = self.said = -1
        self.decided = ()

    def returns(self) -> list[float]:
        if self.left:
            return [0.0] * len(self.sheets)
        totals = [sum(points for points in sheet if points > 0) for sheet in self.sheets]
        return [(total == max(totals)) / totals.count(max(totals)) for total in totals]

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{player}:{action}"

    def __str__(self) -> str:
        return f"{self.left} {self.sheets} {self.thrower} {self.hand} {self.said} {self.decided}"


class Observer:
    """What a player knows: the sheets, their own hand or what was announced. Nothing more matters any longer."""

    tensor, dict = None, None

    def set_from(self, state: SmallState, player: int) -> None:
        pass

    def string_from(self, state: SmallState, player: int) -> str:
        own = state.hand if player == state.thrower else "?"
        decided = state.decided[:0]  # all others decide at the same time
        return f"{player} {state.left} {state.sheets} {state.thrower} {own} {state.said} {decided}"


class Ours(policies.Policy):  # type: ignore[misc]
    """Our solution, as a policy of OpenSpiel."""

    def __init__(
        self, game: SmallMenteur, match: ours.Small, played: list[ours.Played], places: dict[Any, int]
    ) -> None:
        super().__init__(game, list(range(len(game.sheets))))
        self._match, self._played, self._places = match, played, places

    def action_probabilities(self, state: SmallState, player_id: int | None = None) -> dict[int, float]:
        number = len(self._match.levels) - state.left
        level, played = self._match.levels[number], self._played[number]
        place = self._places[number, state.sheets]
        if state.said < 0:
            says = played.says[place, state.hand]
            return {action: float(says[action]) if action != MISS else 1.0 for action in state.legal_actions()}
        doubt = float(played.challenges[place, level.others.index(state.asked), state.said])
        return {ACCEPT: 1 - doubt, CHALLENGE: doubt}


def positions(match: ours.Small) -> Places:
    """Every position that can come up, found by the rules written here."""
    start: Sheets = ((-1, -1),) * match.players
    found = {(0, start): 0}
    here = {start: 0}
    for number, level in enumerate(match.levels):
        following: dict[Sheets, int] = {}
        for sheets, place in here.items():
            game = SmallMenteur(sheets, level.thrower, 1)
            for after, said, true, some in _ways(game, level):
                to = level.passes[place] if said is None else level.following[place, said, int(true), some]
                if following.setdefault(after, int(to)) != to:
                    raise AssertionError(f"two places for {after}")
        found.update({(number + 1, sheets): place for sheets, place in following.items()})
        here = following
    return found


def _ways(game: SmallMenteur, level: ours.Level) -> Any:
    """Every way one turn can go: the sheets after it, what was said, whether it was true, who challenged."""
    for hand in range(len(HANDS)):
        root = game.new_initial_state()
        root.apply_action(hand)
        for said in root.legal_actions():
            if said == MISS:
                yield game.sheets, None, False, 0
                continue
            true = bool(ours.TRUE[hand, said])
            for some, challengers in enumerate(level.sets):
                state = root.clone()
                state.apply_action(said)
                for other in level.others:
                    state.apply_action(CHALLENGE if other in challengers else ACCEPT)
                yield state.sheets, said, true, some


class Check:
    """Our solution of a match beside OpenSpiel's of what is left of it from one position."""

    def __init__(self, players: int, turns: int, rounds: int = 1000) -> None:
        self.match = ours.Small(players=players, turns=turns)
        self.played, self.worth = ours.solve(self.match, rounds)
        self.places = positions(self.match)

    def game(self, number: int, sheets: Sheets) -> SmallMenteur:
        return SmallMenteur(sheets, self.match.levels[number].thrower, len(self.match.levels) - number)

    def judged(self, game: SmallMenteur) -> tuple[list[float], float]:
        """What our solution is worth to each player, and the sum of the gains of best responses, by OpenSpiel."""
        policy: Any = Ours(game, self.match, self.played, self.places)
        worth = expected_game_score.policy_value(game.new_initial_state(), [policy] * len(game.sheets))
        return [float(one) for one in worth], _gain(game, policy)

    def some(self, number: int, count: int, seed: int = 1) -> list[Sheets]:
        """Positions before this turn, drawn from all that are possible."""
        known = sorted(sheets for turn, sheets in self.places if turn == number)
        return Random(seed).sample(known, min(count, len(known)))


def solved(game: SmallMenteur, iterations: int) -> tuple[list[float], float]:
    """The same of OpenSpiel's own solution by CFR+."""
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    average: Any = solver.average_policy()
    worth = expected_game_score.policy_value(game.new_initial_state(), [average] * len(game.sheets))
    return [float(one) for one in worth], _gain(game, average)


def _gain(game: SmallMenteur, policy: Any) -> float:
    """The sum of what best responses gain."""
    found: Any = exploitability.nash_conv(game, policy)
    return float(found)


def main(arguments: list[str]) -> int:
    iterations = int(arguments[0]) if arguments else 60
    fine = True
    for players, turns, from_turn, count in ((2, 1, 0, 1), (2, 2, 2, 4), (3, 1, 2, 3)):
        check = Check(players, turns)
        for sheets in check.some(from_turn, count):
            game = check.game(from_turn, sheets)
            worth, gains = check.judged(game)
            theirs, their_gains = solved(game, iterations)
            off = max(abs(one - other) for one, other in zip(worth, theirs, strict=True))
            fine = fine and gains < 0.01 and (off < 0.01 or players > 2)
            print(f"{players} players, turn {from_turn + 1} of {players * turns}, {sheets}:")
            print(f"  ours: worth {_told(worth)}, best responses gain {gains:.5f}")
            print(f"  CFR+: worth {_told(theirs)}, best responses gain {their_gains:.5f}", flush=True)
    return 0 if fine else 1


def _told(worth: list[float]) -> str:
    return " ".join(f"{one:.4f}" for one in worth)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
