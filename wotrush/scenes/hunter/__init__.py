"""Tank Hunter on the screen: its table, its cards, its words."""
