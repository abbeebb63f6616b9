from __future__ import annotations

from tests.web.players.player import Player


class SlamPlayer(Player):
    """Takes a chip if the dice win one, else throws all, else stops.

    Five alike may take any chip: then the stacks on the rim are the choice, and the bar has no button for each.
    """

    game = "slam"
    middle = 40
    next = """
        return one('[data-walk=actions] button.take:enabled')
            ?? one('[data-walk=stacks] .can button:enabled')
            ?? one('[data-walk=actions] button:enabled');
    """
    own = r"all('[data-walk=dice] button').map((die) => die.ariaLabel.replace(/^\S+ \d/, '')).sort()"
