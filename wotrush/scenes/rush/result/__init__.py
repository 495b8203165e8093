"""What the result page tells of games of Rush alone."""
