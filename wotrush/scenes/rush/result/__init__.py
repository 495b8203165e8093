"""What the result page shows of Rush alone."""
