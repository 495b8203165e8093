"""How the zones of Tank Hunter's table share its room, and how cards lie in them."""
