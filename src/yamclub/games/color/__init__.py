"""YAM color, whole: see ``rules`` for the game, ``moves`` and ``view`` for its protocol."""

from yamclub.game import Game
from yamclub.games.color.moves import ColorAction, ColorOptions, ColorOutcome, Covered, Feels, Refusal
from yamclub.games.color.rules import ColorState, first_state
from yamclub.games.color.view import ColorView

GAME = Game(
    id="color",
    name="YAM color",
    version=1,
    seats=(2, 8),
    options=ColorOptions,
    actions=ColorAction,
    outcomes=ColorOutcome,
    seen=ColorAction | ColorOutcome | Covered | Feels,
    view=ColorView,
    state=ColorState,
    refusals=Refusal,
    secrets=False,
    first=first_state,
    bots={"counter": "yamclub.games.color.counter:Counter"},
    terminal="yamclub.games.color.terminal:ColorTerminal",
)
