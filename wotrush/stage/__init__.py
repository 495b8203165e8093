"""The screen toolkit: knows pygame, not cards."""
