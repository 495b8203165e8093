"""What a game says of itself, in words and small pictures, wherever a match of it is shown."""
