"""YAM menteur: see ``rules`` for the game, ``moves`` and ``view`` for its protocol."""

from yamclub.game import Game
from yamclub.games.menteur.imagining import imagine
from yamclub.games.menteur.moves import (
    MenteurAction,
    MenteurNews,
    MenteurOptions,
    MenteurSeen,
    Refusal,
    every_action,
)
from yamclub.games.menteur.rules import MenteurState, first_state
from yamclub.games.menteur.sheet import CROSSES_TO_BAR
from yamclub.games.menteur.telling import tell
from yamclub.games.menteur.view import MenteurView
from yamclub.mechanics.sheet import FACTS
from yamclub.mechanics.throwing import THROWS, Throw

GAME = Game(
    id="menteur",
    name="YAM menteur",
    version=2,
    seats=(3, 8),
    options=MenteurOptions,
    actions=MenteurAction,
    outcomes=Throw,
    news=MenteurNews,
    seen=MenteurSeen,
    view=MenteurView,
    state=MenteurState,
    refusals=Refusal,
    secrets=True,
    first=first_state,
    actions_of=every_action,
    imagine=imagine,
    tell=tell,
    facts={**FACTS, "throws": THROWS, "crosses_to_bar": CROSSES_TO_BAR},
    coach="yamclub.games.menteur.appraisal:MenteurAppraiser",
    bots={
        "novice": "yamclub.games.menteur.levels:Novice",
        "club": "yamclub.games.menteur.levels:Club",
        "expert": "yamclub.games.menteur.expert:Expert",
        "bluffer": "yamclub.games.menteur.bluffer:Bluffer",
    },
    learning="yamclub.games.menteur.learning:LEARNING",
    terminal="yamclub.games.menteur.terminal:MenteurTerminal",
    odds="yamclub.games.menteur.odds:ODDS",
)
