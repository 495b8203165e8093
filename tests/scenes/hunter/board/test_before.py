"""The cards in front of the viewer have their names whole, beside them or above them."""

from __future__ import annotations

import pytest
from pygame import FRect, Rect, Vector2

from tests.scenes.hunter.tables import battle
from wotrush.scenes.hunter.board import own
from wotrush.scenes.hunter.view.seen import events_before
from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.canvas import Canvas, Transform
from wotrush.stage.drawing.display_list import DisplayList
from wotrush.stage.typography.text import SMALLEST


@pytest.mark.parametrize(("name", "above"), [("Depot", False), ("Versorgungslager", True)])
def test_a_name_too_long_for_the_room_beside_its_card_stands_above_it(
    name: str, above: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, written = battle(3, 11, decisions=110, size=(1024, 768)).scene.view, dict[str, FRect]()
    monkeypatch.setattr(own, "event_name", lambda event: name)
    monkeypatch.setattr(
        own, "write", lambda canvas, writer, text, ink, room, **_: written.setdefault(text, FRect(room))
    )
    canvas = Canvas(DisplayList(), SurfaceCache(budget=0), Rect(0, 0, 1, 1), Transform(Vector2(), 0.0, 1.0))
    own._before(canvas, view, events_before(view.o, view.o.seat))
    ink = view.theme.inks.small.sized(SMALLEST)
    assert view.theme.writer.units(name, ink).x <= written[name].w
    assert (len(written) == 1) is above
