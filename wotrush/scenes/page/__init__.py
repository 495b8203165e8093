"""What every page stands on: its context, its frame, keys, and the voice that reads it."""
