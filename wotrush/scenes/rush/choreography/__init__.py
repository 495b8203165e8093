"""Turns what happened into motion: the only package that knows both events and tweens."""

from wotrush.scenes.rush.choreography.film import Choreography

__all__ = ["Choreography"]
