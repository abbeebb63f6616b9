"""What people call a bot, and one line about how it plays, in their language."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from yamclub.words import Words


def bot_title(bot: str, words: Words) -> str:
    """“Club player”. A bot without a name in the word files is called as it is written."""
    return words(f"bot-{bot}") if words.has(f"bot-{bot}") else bot


def bot_line(game_id: str, bot: str, words: Words) -> str:
    """How it plays this game, or else how such a bot plays any; ``words`` are those of the game."""
    known = (one for one in (f"{game_id}-bot-{bot}", f"bot-{bot}-about") if words.has(one))
    message_id = next(known, None)
    return "" if message_id is None else words(message_id)
