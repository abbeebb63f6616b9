"""Bots: what a seat sees and may do goes in, what it does comes out. Nothing else reaches them."""

from yamclub.bots.contract import LEVELS, Bot, Rating, Timed, bot_names, check_bot, make_bot, usual_bot
from yamclub.bots.names import bot_line, bot_title
from yamclub.bots.random import RandomBot
from yamclub.bots.runner import play

__all__ = [
    "LEVELS",
    "Bot",
    "RandomBot",
    "Rating",
    "Timed",
    "bot_line",
    "bot_names",
    "bot_title",
    "check_bot",
    "make_bot",
    "play",
    "usual_bot",
]
