"""Yam Master, whole: see ``rules`` for the game, ``board`` for its squares, ``moves`` and ``view`` for its protocol."""

from yamclub.game import Game
from yamclub.games.master.moves import MasterAction, MasterOptions, Refusal
from yamclub.games.master.rules import MasterState, first_state
from yamclub.games.master.view import MasterView
from yamclub.mechanics.throwing import Throw

GAME = Game(
    id="master",
    name="Yam Master",
    version=1,
    seats=(2, 2),
    options=MasterOptions,
    actions=MasterAction,
    outcomes=Throw,
    seen=MasterAction | Throw,
    view=MasterView,
    state=MasterState,
    refusals=Refusal,
    secrets=False,
    first=first_state,
    bots={"greedy": "yamclub.games.master.greedy:Greedy"},
    terminal="yamclub.games.master.terminal:MasterTerminal",
)
