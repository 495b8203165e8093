"""Input: mouse, keys, gamepad, focus and drags."""
