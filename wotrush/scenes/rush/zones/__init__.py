"""How the zones of Rush's table share its room, and how cards lie in them."""
