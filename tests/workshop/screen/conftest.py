"""What draws needs the fixtures of the scenes: pygame without a display, a user's folder for each test, English."""

from tests.scenes.conftest import (
    _faces_drawn_once,
    _hasty_advice,
    _headless,
    _made_once,
    _vehicles_drawn_once,
)

__all__ = ("_faces_drawn_once", "_hasty_advice", "_headless", "_made_once", "_vehicles_drawn_once")
