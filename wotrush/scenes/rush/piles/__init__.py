"""Piles that are opened: their contents spread out, and a squad in figures."""
