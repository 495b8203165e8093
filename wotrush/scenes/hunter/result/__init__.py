"""What the result page shows of Tank Hunter: who destroyed what, and where the points came from."""
