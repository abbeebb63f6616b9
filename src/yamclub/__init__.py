"""The Yam family of dice and card games: exact rules, explicit chance, verifiable matches."""

__version__ = "0.1.0"
