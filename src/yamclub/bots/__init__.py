"""Bots: what a seat sees and may do goes in, what it does comes out. Nothing else reaches them."""

from yamclub.bots.contract import Bot, Rating, Timed, bot_names, make_bot, usual_bot
from yamclub.bots.random import RandomBot
from yamclub.bots.runner import play

__all__ = ["Bot", "RandomBot", "Rating", "Timed", "bot_names", "make_bot", "play", "usual_bot"]
