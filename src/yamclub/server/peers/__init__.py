"""The other server processes on the same database: how they are reached, what they are told, what they tell."""
