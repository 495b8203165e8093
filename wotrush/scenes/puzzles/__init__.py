"""Puzzles of any game: their page, playing one, showing a solution, and remembering which are solved."""
