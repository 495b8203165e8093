"""What a seat may know of a game, which choices are the same to it, and why an action is not legal."""
