"""What a player does at the table of Tank Hunter: picking, aiming, choosing, and what chances there are."""
