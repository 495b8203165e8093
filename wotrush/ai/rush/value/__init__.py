"""The value network, its inputs, and what a position is worth by it."""
