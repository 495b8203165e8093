"""What happens on the table of Tank Hunter as motion: the table moment by moment, and the motion of every event."""
