"""Yamslam: see ``rules`` for the game, ``moves`` and ``view`` for its protocol."""

from yamclub.game import Game
from yamclub.games.slam.moves import Refusal, SlamAction, SlamNews, SlamOptions, every_action
from yamclub.games.slam.rules import SlamState, first_state, imagine
from yamclub.games.slam.telling import tell
from yamclub.games.slam.view import SlamView
from yamclub.mechanics.throwing import THROWS, Throw

GAME = Game(
    id="slam",
    name="Yamslam",
    version=2,
    seats=(1, 4),
    options=SlamOptions,
    actions=SlamAction,
    outcomes=Throw,
    news=SlamNews,
    seen=SlamAction | Throw,
    view=SlamView,
    state=SlamState,
    refusals=Refusal,
    first=first_state,
    actions_of=every_action,
    imagine=imagine,
    tell=tell,
    facts={"throws": THROWS},
    bots={
        "novice": "yamclub.games.slam.levels:Novice",
        "club": "yamclub.games.slam.levels:Club",
        "expert": "yamclub.games.slam.expert:Expert",
        "greedy": "yamclub.games.slam.greedy:Greedy",
    },
    learning="yamclub.games.slam.learning:LEARNING",
    coach="yamclub.games.slam.appraisal:SlamAppraiser",
    worths="yamclub.games.slam.worths:WORTHS",
    solo_bots={"perfect": "yamclub.games.slam.perfect:Perfect"},
    terminal="yamclub.games.slam.terminal:SlamTerminal",
    odds="yamclub.games.slam.odds:ODDS",
)
