"""Experiments over many matches: the arena, and the processes and machines that play it."""
