"""The games a second time, from the rules alone: they read the texts of moves and know nothing of ``src``."""
