"""What a game brings to learn by playing against itself: see ``lab.training`` for the loop around it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numpy.typing import NDArray

Arrays = Mapping[str, "NDArray[Any]"]


class Learning(ABC):
    """Generations of self-play, each followed by learning from it. A game names its own as ``Game.learning``.

    Everything follows from the seeds given, whichever process does it: the same seed gives the same weights.
    """

    layout: str
    """What the weights mean. Another layout needs other bots."""
    generations: int
    """In a whole run."""
    chunks: int
    """In a generation, how many parts of the self-play can be done apart."""

    @abstractmethod
    def first(self, seed: int) -> Arrays:
        """What is known before the first generation: weights, and whatever learning needs to go on."""

    @abstractmethod
    def play(self, learned: Arrays, generation: int, chunk: int, seed: int) -> Arrays:
        """One part of a generation's self-play: what there is to learn from. The seed is this part's own."""

    @abstractmethod
    def learn(
        self, learned: Arrays, played: Sequence[Arrays], generation: int, seed: int
    ) -> tuple[Arrays, Mapping[str, float]]:
        """What is known after this generation, and numbers that show how it went, for the curve."""

    @abstractmethod
    def weights(self, learned: Arrays) -> Arrays:
        """What bots need of it: below 1 MB."""
