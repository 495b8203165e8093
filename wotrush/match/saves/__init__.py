"""A player's games on disk: those that go on, those that are over, and damaged ones set aside."""
