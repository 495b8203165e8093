"""What a seat may know of a game, and why an action is refused."""
