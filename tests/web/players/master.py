from __future__ import annotations

from tests.web.players.player import Player


class MasterPlayer(Player):
    """Takes the first glowing square, else throws all, else ends the turn."""

    game = "master"
    next = """
        if (!one('.status.mine')) return null;
        return one('[data-square].can') ?? one('[data-square].target')
            ?? one('[data-walk=actions] .button.main') ?? all('[data-walk=actions] .button').at(-1);
    """
    own = r"""[
        ...all('.stands').map((pawn) => pawn.closest('[data-square]').dataset.square),
        ...all('[data-walk=dice] button').map((die) => die.ariaLabel.replace(/^\S+ \d/, '')).sort(),
    ]"""
