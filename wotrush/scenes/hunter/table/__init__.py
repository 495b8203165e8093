"""The table of Tank Hunter as a scene: its pieces, what they offer, the keys that walk them, and what the voice says."""
