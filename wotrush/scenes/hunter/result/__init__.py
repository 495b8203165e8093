"""What the result page tells of Tank Hunter: who destroyed what, and how the points came."""
