"""How fast the screen is."""
