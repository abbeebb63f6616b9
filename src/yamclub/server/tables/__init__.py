"""The tables of one process: seats, matches, connections, and what happens at a table by itself."""
