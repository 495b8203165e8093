"""The gallery of any game: all cards, with filters, a search, and each card close up."""
