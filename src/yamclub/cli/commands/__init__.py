"""One module per command; each has ``run``, which runs it and returns the exit status."""
