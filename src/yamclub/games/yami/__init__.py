"""YAMI, whole: see ``rules`` for the game, ``moves`` and ``view`` for its protocol."""

from yamclub.game import Game
from yamclub.games.yami.moves import Draw, HiddenDraw, HiddenMark, Refusal, YamiAction, YamiOptions
from yamclub.games.yami.rules import YamiState, first_state
from yamclub.games.yami.view import YamiView

GAME = Game(
    id="yami",
    name="YAMI",
    version=1,
    seats=(2, 4),
    options=YamiOptions,
    actions=YamiAction,
    outcomes=Draw,
    seen=YamiAction | Draw | HiddenDraw | HiddenMark,
    view=YamiView,
    state=YamiState,
    refusals=Refusal,
    secrets=True,
    first=first_state,
    bots={"greedy": "yamclub.games.yami.greedy:Greedy"},
    terminal="yamclub.games.yami.terminal:YamiTerminal",
)
