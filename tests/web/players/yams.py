from __future__ import annotations

from tests.web.players.player import Player


class YamsPlayer(Player):
    """Scores in the first open box, after the first throw: one click chooses it, the next confirms."""

    game = "yams"
    next = """
        if (!one('.status.mine')) return null;
        const write = one('[data-walk=actions] .write');
        return write ? (write.ariaDisabled === 'true' ? null : write) : one('[data-walk=sheets] td.mine button');
    """
    own = "all('[data-walk=sheets] td.mine').map((cell) => cell.innerText)"
