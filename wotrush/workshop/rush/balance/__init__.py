"""The balance of the cards: what is counted while opponents play, what follows from it, and the page that shows it."""
