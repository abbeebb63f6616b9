"""YAM menteur, whole: see ``rules`` for the game, ``moves`` and ``view`` for its protocol."""

from yamclub.game import Game
from yamclub.games.menteur.moves import MenteurAction, MenteurOptions, MenteurSeen, Refusal
from yamclub.games.menteur.rules import MenteurState, first_state
from yamclub.games.menteur.view import MenteurView
from yamclub.mechanics.throwing import Throw

GAME = Game(
    id="menteur",
    name="YAM menteur",
    version=1,
    seats=(3, 8),
    options=MenteurOptions,
    actions=MenteurAction,
    outcomes=Throw,
    seen=MenteurSeen,
    view=MenteurView,
    state=MenteurState,
    refusals=Refusal,
    secrets=True,
    first=first_state,
    bots={"bluffer": "yamclub.games.menteur.bluffer:Bluffer"},
    terminal="yamclub.games.menteur.terminal:MenteurTerminal",
)
