"""What a game says of itself, in words and small pictures, to whatever shows a match, before any page is made."""
