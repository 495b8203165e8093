"""The end of a game of Rush: who won, where the points came from, how it went, and what the squads became."""
