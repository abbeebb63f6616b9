"""What solving gives, and what can be solved: a target, under its options, for an objective."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol, cast

from msgspec import Struct

from yamclub.errors import Code, YamError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Progress = Callable[[int, int], None]
"""Told how many parts of how many are done."""
Distribution = dict[int, float]
"""By score, its probability under the play that was solved for."""

SCORE = "score"
"""The objective that every target has: the highest score on average."""
_AT_LEAST = re.compile(rf"{SCORE}:([0-9]{{1,6}})")


_AROUND = tuple(
    f"solve/{name}.py" for name in ("compiled", "folder", "policy", "scores", "solution", "tables", "threads")
)
"""Modules that no value depends on."""


class Solution(Struct, frozen=True):
    """A solved target: the value at the start, and that of every state in the solver's own numbering."""

    value: float
    states: int
    seconds: float
    """How long it took; a solver leaves it at zero, as it knows no clock."""
    values: NDArray[np.float64]


class Solver(Protocol):
    """The module that solves a target; imported only when it is needed, because it needs the ``solve`` extra."""

    def solve(self, target: str, options: Mapping[str, str], objective: str, progress: Progress) -> Solution: ...

    def distribution(
        self, target: str, options: Mapping[str, str], objective: str, solution: Solution, progress: Progress
    ) -> Distribution: ...


class Target(Struct, frozen=True, kw_only=True):
    """Something that can be solved."""

    id: str
    options: Mapping[str, tuple[str, ...]]
    """By name, the values of each option that changes the answer; the first is the default."""
    without_effect: Mapping[str, tuple[str, ...]] = {}
    """Options of the game that change nothing here."""
    objectives: tuple[str, ...] = (SCORE,)
    """Those with a name; ``score:N`` is one too, where ``most_points`` says how far N goes."""
    most_points: Callable[[Mapping[str, str]], int] | None = None
    """The best score there can be with these options."""
    keeps_every_state: bool = True
    """Whether solving for ``score:N`` keeps what every state is worth, and so how it is played; else only the value."""
    solver: str
    """The module that solves it, with the functions of ``Solver``."""
    sources: tuple[str, ...]
    """The files of this package that the answer depends on, besides ``solve`` and ``kernel``: patterns."""

    def question(self, given: Mapping[str, object] | None = None, objective: str = SCORE) -> Question:
        """The question that is asked with these options and this objective, or a refusal that says what there is."""
        given = given or {}
        chosen = {name: values[0] for name, values in self.options.items()}
        for name, value in given.items():
            values = self.options.get(name) or self.without_effect.get(name)
            if values is None:
                raise YamError(Code.UNKNOWN_OPTION, game=self.id, option=name[:40], options=self._every_option())
            if value not in values:
                raise YamError(
                    Code.BAD_CHOICE, option=name, value=str(value)[:40], choices=", ".join(values), target=self.id
                )
            if name in chosen:
                chosen[name] = str(value)
        self._check(objective, chosen)
        return Question(self, chosen, objective)

    def _every_option(self) -> str:
        listed = (f"{name}={'|'.join(values)}" for name, values in self.options.items())
        return ", ".join([*listed, *self.without_effect])

    def _check(self, objective: str, options: Mapping[str, str]) -> None:
        points = points_of(objective)
        if points is None and objective not in self.objectives:
            every = self.objectives if self.most_points is None else (*self.objectives, f"{SCORE}:N")
            raise YamError(
                Code.UNKNOWN_OBJECTIVE, objective=objective[:40], target=self.id, objectives=", ".join(every)
            )
        most = 0 if self.most_points is None else self.most_points(options)
        if points is not None and not 1 <= points <= most:
            raise YamError(Code.BAD_GOAL, objective=objective, target=self.id, most=most)


def points_of(objective: str) -> int | None:
    """The N of ``score:N``; None for other objectives."""
    found = _AT_LEAST.fullmatch(objective)
    return None if found is None else int(found[1])


class Question(NamedTuple):
    """A target with its options and an objective: what a table answers."""

    target: Target
    options: dict[str, str]
    objective: str

    @property
    def is_chance(self) -> bool:
        """Whether the value is a probability, and not points."""
        return self.objective != SCORE

    def solve(self, progress: Progress) -> Solution:
        return self._solver().solve(self.target.id, self.options, self.objective, progress)

    def check_distribution(self) -> None:
        """Raise if it is not known how the play that this asks for scores."""
        if self.objective != SCORE and not self.target.keeps_every_state:
            raise YamError(Code.NO_DISTRIBUTION, objective=self.objective, target=self.target.id)

    def distribution(self, solution: Solution, progress: Progress) -> Distribution:
        self.check_distribution()
        return self._solver().distribution(self.target.id, self.options, self.objective, solution, progress)

    def _solver(self) -> Solver:
        return cast("Solver", import_module(self.target.solver))

    def made_by(self) -> str:
        """A hash of the sources that the answer depends on: a table made by others is not used."""
        package = Path(__file__).parents[1]
        patterns = ("solve/*.py", "kernel/dice.py", *self.target.sources)
        found = {path for pattern in patterns for path in package.glob(pattern)}
        digest = blake2b(digest_size=8)
        for path in sorted(found - {package / name for name in _AROUND}):
            digest.update(str(path.relative_to(package)).encode() + b"\0" + path.read_bytes())
        return digest.hexdigest()
