"""What a seat may know of a game, which choices are the same to it, and why something is not allowed."""
