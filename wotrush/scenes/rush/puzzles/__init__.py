"""The puzzles of Rush: their files, their words, and the hints to them."""
