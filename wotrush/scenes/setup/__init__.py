"""The plan of a new game: seats, opponents, rule options, and its share code."""
