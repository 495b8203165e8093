"""What the sounds of the game are made of; only `synthesize.py` uses it."""
