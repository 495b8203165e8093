"""The rules of a turn: its phases, buying, using and defending, and the assault."""
