"""Scenes are driven by posted events, on a clock that only the tests move."""
