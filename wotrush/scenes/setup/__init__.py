"""What a new game is to be: seats, opponents, rule options, and its share code."""
