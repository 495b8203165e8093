"""A match: the true state, its journal, its seats and the opponents' worker."""
