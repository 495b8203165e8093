"""The rule book in the game: its words, its pictures from the game's own cards, and the page that shows them."""
