"""Yam's, whole: see ``rules`` for the game, ``moves`` and ``view`` for its protocol."""

from yamclub.game import Game
from yamclub.games.yams.moves import Refusal, YamsAction, YamsNews, YamsOptions, every_action
from yamclub.games.yams.rules import YamsState, first_state, imagine
from yamclub.games.yams.telling import tell
from yamclub.games.yams.view import YamsView
from yamclub.mechanics.sheet import FACTS
from yamclub.mechanics.throwing import THROWS, Throw

GAME = Game(
    id="yams",
    name="Yam’s",
    version=1,
    seats=(1, 8),
    options=YamsOptions,
    actions=YamsAction,
    outcomes=Throw,
    news=YamsNews,
    seen=YamsAction | Throw,
    view=YamsView,
    state=YamsState,
    refusals=Refusal,
    first=first_state,
    actions_of=every_action,
    imagine=imagine,
    tell=tell,
    facts={**FACTS, "throws": THROWS},
    coach="yamclub.games.yams.appraisal:YamsAppraiser",
    bots={
        "novice": "yamclub.games.yams.club:Novice",
        "club": "yamclub.games.yams.club:Club",
        "expert": "yamclub.games.yams.expert:Expert",
        "greedy": "yamclub.games.yams.greedy:Greedy",
    },
    learning="yamclub.games.yams.learning:LEARNING",
    worths="yamclub.games.yams.luck:WORTHS",
    solo_bots={"perfect": "yamclub.games.yams.perfect:Perfect"},
    terminal="yamclub.games.yams.terminal:YamsTerminal",
    odds="yamclub.games.yams.odds:ODDS",
)
