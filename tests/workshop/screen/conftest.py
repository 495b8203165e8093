"""What draws needs the fixtures of the scenes: pygame without a display, a user's folder for each test, English."""

from tests.scenes.conftest import _desk, _hasty_advice, _vehicles_drawn_once

__all__ = ("_desk", "_hasty_advice", "_vehicles_drawn_once")
