"""Reactions: what a person is asked, the bar that asks, and passing until the own turn."""
