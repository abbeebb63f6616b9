"""Yam Master: see ``rules`` for the game, ``board`` for its squares, ``moves`` and ``view`` for its protocol."""

from yamclub.game import Game
from yamclub.games.master.board import SIDE
from yamclub.games.master.moves import MasterAction, MasterNews, MasterOptions, Refusal, every_action
from yamclub.games.master.rules import MasterState, first_state, imagine
from yamclub.games.master.telling import tell, tell_choice
from yamclub.games.master.view import MasterView
from yamclub.mechanics.throwing import THROWS, Throw

GAME = Game(
    id="master",
    name="Yam Master",
    version=1,
    seats=(2, 2),
    options=MasterOptions,
    actions=MasterAction,
    outcomes=Throw,
    news=MasterNews,
    seen=MasterAction | Throw,
    view=MasterView,
    state=MasterState,
    refusals=Refusal,
    first=first_state,
    actions_of=every_action,
    imagine=imagine,
    tell=tell,
    tell_choice=tell_choice,
    facts={"side": SIDE, "throws": THROWS},
    coach="yamclub.games.master.appraisal:MasterAppraiser",
    bots={
        "novice": "yamclub.games.master.levels:Novice",
        "club": "yamclub.games.master.levels:Club",
        "expert": "yamclub.games.master.expert:Expert",
        "greedy": "yamclub.games.master.greedy:Greedy",
    },
    learning="yamclub.games.master.learning:LEARNING",
    worths="yamclub.games.master.worths:WORTHS",
    terminal="yamclub.games.master.terminal:MasterTerminal",
    odds="yamclub.games.master.odds:ODDS",
)
