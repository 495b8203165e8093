"""A match: the true state of a game, its journal, its seats and its opponents."""
