"""The end of any game: who won, where the points came from, how it went, and what would have been better."""
