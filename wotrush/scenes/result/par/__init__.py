"""The result beside those of the strongest level with the same cards."""
