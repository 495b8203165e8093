"""What is worked out about finished games beside the screen, and kept for the next time."""
