"""A turn: its phases, buying, using and defending, the assault."""
