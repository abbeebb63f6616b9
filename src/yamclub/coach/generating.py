"""Where questions come from: matches of bots, and one's own mistakes.

``make practice`` runs this module: it writes the sets that come with the package, a file for each game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from yamclub.bots import LEVELS, Bot, bot_names, make_bot, play
from yamclub.coach.line import Line
from yamclub.coach.practice import question_of
from yamclub.coach.practice_question import Question, check_offered, offers_practice
from yamclub.coach.report import Analysis, Decision
from yamclub.coach.shipped import FOLDER
from yamclub.game import Action, Game, Mover, Options, Step
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.kernel.codec import encode
from yamclub.mechanics.appraisal import Limits

SHIPPED, SHIPPED_SEED = 24, "1"
"""How many questions come with the package for each game, and the seed that makes them."""
MOST_MATCHES = 60
"""After so many matches a set stays as small as it is."""
_FROM_ONE_MATCH = 3
_NOVICE = "novice"


def generated(
    game: Game, count: int, *, seats: int | None = None, options: Options | None = None, seed: str = SHIPPED_SEED
) -> list[Question]:
    """Choices worth asking about, balanced over kinds of decision. The same seed makes the same ones."""
    check_offered(game)
    seats = usual_seats(game) if seats is None else seats
    options = (game.options() if options is None else options).today()
    found: dict[str, list[Question]] = {}
    for number in range(MOST_MATCHES):
        for one in _of_match(game, seats, options, f"{seed}/{number}"):
            found.setdefault(one.kind, []).append(one)
        if sum(len(of_kind) for of_kind in found.values()) >= 2 * count:
            break
    return _balanced(found, count)


def usual_seats(game: Game) -> int:
    """Two, or as many as the game needs."""
    fewest, most = game.seats
    return min(max(2, fewest), most)


def _balanced(found: dict[str, list[Question]], count: int) -> list[Question]:
    """One of each kind in turn, no question twice."""
    queues = [list({one.id: one for one in of_kind}.values()) for _, of_kind in sorted(found.items())]
    chosen: list[Question] = []
    while len(chosen) < count and any(queues):
        chosen += [queue.pop(0) for queue in queues if queue]
    return chosen[:count]


def _of_match(game: Game, seats: int, options: Options, seed: str) -> Iterator[Question]:
    """Up to a few choices of one match, at random moments of it."""
    rng = Random(seed)  # noqa: S311 - nobody plays with these dice
    steps = list(play(game.start(seats, options), _players(game, seats, rng), rng))
    choices = [step for step in steps if not isinstance(step.by, Mover)]
    rng.shuffle(choices)
    novice = _bot(game, _NOVICE, seats, rng)
    kinds: set[str] = set()
    for step in choices:
        one = _worth_asking(game, seats, options, step, novice)
        if one is not None and (one.kind not in kinds or len(kinds) == 1):
            kinds.add(one.kind)
            yield one
        if len(kinds) >= _FROM_ONE_MATCH:
            return


def _players(game: Game, seats: int, rng: Random) -> list[Bot]:
    """Bots of mixed levels, so that both good and poor positions come up."""
    levels = [level for level in LEVELS if level in bot_names(game, seats)]
    first = rng.randrange(len(levels)) if levels else 0
    return [_bot(game, levels[(first + seat) % len(levels)] if levels else "", seats, rng) for seat in range(seats)]


def _bot(game: Game, name: str, seats: int, rng: Random) -> Bot:
    names = bot_names(game, seats)
    return make_bot(game, name if name in names else names[0], Random(rng.random()))  # noqa: S311


def _worth_asking(game: Game, seats: int, options: Options, step: Step, novice: Bot) -> Question | None:
    """A choice with one clear best option, at which a novice would go wrong. None: there is nothing to learn."""
    seat = int(step.by)
    view, legal = step.before.view(seat), step.before.legal(seat)
    if len(legal) < 2:
        return None
    tempted = novice.choose(view, legal)
    asked = question_of(game, seats, options, view, seat, legal)
    return asked if _is_clear(asked.worths, legal.index(tempted), asked.limits) else None


def _is_clear(worths: Sequence[float], tempted: int, limits: Limits) -> bool:
    costs = [max(worths) - worth for worth in worths]
    return sum(cost < limits.inaccuracy / 2 for cost in costs) == 1 and costs[tempted] >= limits.inaccuracy


# --- one's own mistakes


def mistakes(line: Line, analysis: Analysis, seat: int) -> list[Question]:
    """The marked choices of this seat, as long as a person held it. Their worths are those of the analysis."""
    game = find_game(line.header.game, line.header.rules)
    check_offered(game)
    marked = {one.step: one for one in analysis.decisions if one.seat == seat and one.bot is None and one.mark}
    found = [
        _mistake(game, line, numbered.step, marked[numbered.number])
        for numbered in line.steps
        if numbered.number in marked
    ]
    return list({one.id: one for one in found}.values())


def _mistake(game: Game, line: Line, step: Step, decision: Decision) -> Question:
    seat = decision.seat
    legal = step.before.legal(seat)
    return question_of(
        game,
        len(line.header.seats),
        line.header.options,
        step.before.view(seat),
        seat,
        legal,
        worths=_told_worths(legal, decision),
        source="mistake",
    )


def _told_worths(legal: Sequence[Action], decision: Decision) -> list[float]:
    """An analysis tells the best options and the chosen one. No other is worth more than the last of these."""
    told = {encode(one.action): one.worth for one in decision.options}
    others = [one.worth for one in decision.options if one is not decision.chosen] or [decision.chosen.worth]
    return [told.get(encode(action), min(others)) for action in legal]


# --- the sets that come with the package


def write_sets(folder: Path, only: Sequence[str] = ()) -> None:
    for game_id in only or GAMES:
        game = find_game(game_id)
        if offers_practice(game):
            lines = b",\n".join(encode(one) for one in generated(game, SHIPPED))
            (folder / f"{game_id}.json").write_bytes(b"[\n" + lines + b"\n]\n")


if __name__ == "__main__":
    write_sets(Path(str(FOLDER)), sys.argv[1:])
