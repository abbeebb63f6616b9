"""Bots: what a seat sees and may do goes in, what it does comes out. Nothing else reaches them."""

from yamclub.bots.contract import Bot, Timed, bot_names, make_bot
from yamclub.bots.random import RandomBot

__all__ = ["Bot", "RandomBot", "Timed", "bot_names", "make_bot"]
