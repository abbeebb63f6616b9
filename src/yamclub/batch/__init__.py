"""Games by the million: many matches of one game that step together, in arrays.

    table = make("slam", n=4096, seats=2)
    observation, mask, reward, done, mover, scores, places = table.reset(seed=7)
    table.step(actions)         # one number per match: places in table.actions
    rollout("slam", states)     # how positions end, on average

It is the rules written a second time, for NumPy and numba (``pip install "yamclub[solve]"``); ``tests/batch``
plays it side by side with the first. What a game brings is told in ``mechanics.batch``:

1. ``games/<id>/batch.py`` holds ``RULES``, a ``BatchRules``. It is imported when a table is made, never before.
2. A match is a row of small integers. All of its functions get ``rows`` and ``i``, and index ``rows[i, column]``.
3. Its row functions are decorated with ``row_kernel``: no array is made inside (a slice of one is fine, but slower
   than its elements), and whatever they call is a ``row_kernel`` too, because everything becomes one function.
4. Seats and options come in as ``params`` and ``tables``, so nothing is compiled again for others.
5. Chance is drawn inside by ``below``, and noted by ``note`` so that the contract can be led the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from yamclub.errors import Code, YamError
from yamclub.game import Game, Options, State
from yamclub.games import game as find_game
from yamclub.kernel.codec import BadJson, convert

if TYPE_CHECKING:
    from yamclub.batch.positions import Policy, Rollout
    from yamclub.batch.table import Table

__all__ = ["make", "rollout"]


def make(
    game: str | Game,
    n: int,
    seats: int,
    options: Options | Mapping[str, Any] | None = None,
    *,
    seed: int = 0,
    auto_reset: bool = True,
    noting: bool = False,
) -> Table:
    """A table of ``n`` matches, begun.

    With ``auto_reset`` the next match begins in the step that ends one; without, a match that is over stays as it
    is. ``noting`` keeps what chance brought in the last step: for tests, and slower.
    """
    played = find_game(game) if isinstance(game, str) else game
    if type(n) is not int or n < 1:
        raise YamError(Code.BAD_BATCH_SIZE, n=str(n)[:40])
    if played.version != find_game(played.id).version:  # only the current rules were written twice
        ours = find_game(played.id).version
        raise YamError(Code.RULES_DIFFER, game=played.id, theirs=played.version, ours=ours)
    agreed = options if isinstance(options, Options) else _options_of(played, options or {})
    played.start(seats, agreed)  # says what is wrong with seats and options
    with needing_numba():
        from yamclub.batch.table import Table
    table = Table(played, n, seats, agreed.today(), auto_reset=auto_reset, noting=noting)
    table.reset(seed)
    return table


def rollout(
    game: str | Game, states: Sequence[State], copies: int = 1000, *, seed: int = 0, policy: Policy | None = None
) -> Rollout:
    """Play copies of each state to the end, and return the mean results: at random, or as ``policy`` says.

    A policy gets what ``Table.step`` returns and returns an action per match. States may await chance, or be over.
    """
    with needing_numba():
        from yamclub.batch.positions import rolled_out
    return rolled_out(find_game(game) if isinstance(game, str) else game, states, copies, seed, policy)


@contextmanager
def needing_numba() -> Iterator[None]:
    """Says what to install, where an import within fails for want of it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in ("numba", "numpy"):
            raise
        install = 'pip install "yamclub[solve]"'
        raise YamError(Code.MISSING_EXTRA, command="batch", extra="solve", install=install) from None


def _options_of(game: Game, chosen: Mapping[str, Any]) -> Options:
    known = game.options.__struct_fields__
    for name, value in chosen.items():
        if name not in known:
            raise YamError(Code.UNKNOWN_OPTION, option=str(name)[:40], game=game.id, options=", ".join(known))
        try:
            convert({name: value}, game.options)
        except BadJson as bad:
            raise YamError(Code.BAD_OPTION_VALUE, option=name, value=str(value)[:40], why=str(bad)) from None
    return convert(dict(chosen), game.options)
