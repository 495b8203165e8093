"""Puzzles: what any game's puzzles have in common."""
