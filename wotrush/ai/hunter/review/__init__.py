"""The review of a finished game: chances to win, what luck gave, and what decisions cost."""
