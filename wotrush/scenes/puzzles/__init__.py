"""Puzzles of any game: which ones have been solved."""
