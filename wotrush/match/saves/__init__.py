"""A player's games on disk: unfinished ones, finished ones, and damaged ones set aside."""
