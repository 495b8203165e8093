"""Finished games of every kind: a list with replays, and statistics of those who played them."""
