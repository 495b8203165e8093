"""From what happened to what is seen: the only package that knows both events and motions."""

from wotrush.scenes.rush.choreography.film import Choreography

__all__ = ["Choreography"]
