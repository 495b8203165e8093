"""The page about the speed of a game."""
