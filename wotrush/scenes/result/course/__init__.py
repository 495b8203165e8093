"""The course of a game: points and chances turn by turn, and the moments that decided it."""
