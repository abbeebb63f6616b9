from __future__ import annotations

from tests.web.players.player import Player


class SlamPlayer(Player):
    """Takes a chip if the dice win one, else throws all, else stops.

    Five alike may take any chip: then the stacks on the rim are the choice, and the bar has no button for each.
    """

    game = "slam"
    middle = 40
    next = """
        const ready = (button) => one(`[data-walk=actions] button${button}:not([aria-disabled=true])`);
        return ready('.take') ?? one('[data-walk=stacks] .can button:enabled') ?? ready('');
    """
    own = r"all('[data-walk=dice] button').map((die) => die.ariaLabel.replace(/^\S+ \d/, '')).sort()"
