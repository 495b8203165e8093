"""A running game as a table shows it: whose view it is, hints, and watching a recorded game."""
