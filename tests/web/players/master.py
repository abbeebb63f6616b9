from __future__ import annotations

from tests.web.players.player import Player


class MasterPlayer(Player):
    """Takes a glowing square, else dares, else throws all, else ends the turn.

    Each takes squares from an end of their own, and both dare: who only ever throws all five would often be left with
    squares that no such throw is likely to win, and play until the three hundredth turn.
    """

    game = "master"
    middle = 12
    next = """
        const ready = (button) => one(`[data-walk=actions] ${button}:not([aria-disabled=true])`);
        if (!one('.status.mine')) return null;
        return all('[data-square].can').at(seat - 1) ?? one('[data-square].target')
            ?? ready('.dare') ?? ready('.main') ?? ready('.stop');
    """
    own = r"""[
        ...all('.stands').map((pawn) => pawn.closest('[data-square]').dataset.square),
        ...all('[data-walk=dice] button').map((die) => die.ariaLabel.replace(/^\S+ \d/, '')).sort(),
    ]"""
