"""One module a command; each has ``run``, which does it and gives the exit status."""
