"""Input: mouse and keys to nodes, focus and drags."""
