"""Lessons of any game: a tutorial, which is a real game on a fixed deal, and tips in a player's first games."""
