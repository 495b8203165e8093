"""Puzzles of any game: their page, playing one, showing a way to its goal, and remembering which are solved."""
