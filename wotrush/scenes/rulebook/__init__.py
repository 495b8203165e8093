"""The rule book of any game: its text, its pictures, its page and the search."""
