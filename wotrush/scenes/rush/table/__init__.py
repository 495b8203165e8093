"""The table of Rush as a scene: its pieces, what the input does to them, the keys that walk them, and what the voice says."""
