"""The end of any game, from its outcome alone."""
