"""Title, new game, settings and keys."""
