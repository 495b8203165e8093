"""How the zones of Rush's table share its room."""
