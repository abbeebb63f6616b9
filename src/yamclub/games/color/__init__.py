"""YAM color: see ``rules`` for the game, ``moves`` and ``view`` for its protocol."""

from yamclub.game import Game
from yamclub.games.color.colours import SPOTS
from yamclub.games.color.imagining import imagine
from yamclub.games.color.moves import (
    ITEMS,
    ColorAction,
    ColorNews,
    ColorOptions,
    ColorOutcome,
    Covered,
    Feels,
    Refusal,
    every_action,
)
from yamclub.games.color.rules import ColorState, first_state
from yamclub.games.color.telling import tell
from yamclub.games.color.view import ColorView

GAME = Game(
    id="color",
    name="YAM color",
    version=2,
    seats=(2, 8),
    options=ColorOptions,
    actions=ColorAction,
    outcomes=ColorOutcome,
    news=ColorNews,
    seen=ColorAction | ColorOutcome | Covered | Feels,
    view=ColorView,
    state=ColorState,
    refusals=Refusal,
    real_time=True,
    presets={"relaxed": {"round_seconds": 60, "last_call_seconds": 30}},
    first=first_state,
    actions_of=every_action,
    imagine=imagine,
    tell=tell,
    unit="cards",
    facts={"numbers": tuple(range(SPOTS + 1)), "items": ITEMS, "spots": SPOTS},
    coach="yamclub.games.color.appraisal:ColorAppraiser",
    bots={
        "novice": "yamclub.games.color.levels:Novice",
        "club": "yamclub.games.color.levels:Club",
        "expert": "yamclub.games.color.levels:Expert",
        "counter": "yamclub.games.color.counter:Counter",
    },
    terminal="yamclub.games.color.terminal:ColorTerminal",
    odds="yamclub.games.color.odds:ODDS",
)
