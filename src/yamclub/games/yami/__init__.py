"""YAMI: see ``rules`` for the game, ``moves`` and ``view`` for its protocol."""

from yamclub.game import Game
from yamclub.games.yami.boxes import A_CARD, BOXES, VALUES
from yamclub.games.yami.imagining import imagine
from yamclub.games.yami.moves import (
    Draw,
    HiddenDraw,
    HiddenMark,
    Refusal,
    YamiAction,
    YamiNews,
    YamiOptions,
    every_action,
)
from yamclub.games.yami.rules import YamiState, first_state
from yamclub.games.yami.telling import tell, tell_choice
from yamclub.games.yami.view import YamiView

GAME = Game(
    id="yami",
    name="YAMI",
    version=2,
    seats=(2, 4),
    options=YamiOptions,
    actions=YamiAction,
    outcomes=Draw,
    news=YamiNews,
    seen=YamiAction | Draw | HiddenDraw | HiddenMark,
    view=YamiView,
    state=YamiState,
    refusals=Refusal,
    secrets=True,
    first=first_state,
    actions_of=every_action,
    imagine=imagine,
    tell=tell,
    tell_choice=tell_choice,
    facts={"boxes": BOXES, "values": VALUES, "holes": tuple(A_CARD * cards for cards in (1, 2, 3, 4))},
    coach="yamclub.games.yami.appraisal:YamiAppraiser",
    bots={
        "novice": "yamclub.games.yami.levels:Novice",
        "club": "yamclub.games.yami.levels:Club",
        "expert": "yamclub.games.yami.expert:Expert",
        "greedy": "yamclub.games.yami.greedy:Greedy",
    },
    learning="yamclub.games.yami.learning:LEARNING",
    worths="yamclub.games.yami.worths:WORTHS",
    terminal="yamclub.games.yami.terminal:YamiTerminal",
    odds="yamclub.games.yami.odds:ODDS",
)
