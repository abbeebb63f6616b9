"""The tables of one process: seats, matches, connections, bots and clocks."""
