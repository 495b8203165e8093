"""The pictures that are drawn before they are needed: only of what the viewer knows, as large as on the stage."""

from __future__ import annotations

import pytest

from tests.scenes.hunter.tables import battle
from wotrush.model.hunter.cards.words import COMMANDERS
from wotrush.scenes.hunter.cards import upcoming
from wotrush.scenes.hunter.cards.upcoming import upcoming_pictures
from wotrush.scenes.hunter.faces.pictures import EventPicture, UnitPicture
from wotrush.scenes.hunter.texts.words import kind_name


def test_units_in_play_and_the_hand_are_drawn_as_they_will_step_onto_the_stage() -> None:
    table = battle(3, seed=2, decisions=160)
    view = table.scene.view
    pictures = list(upcoming_pictures(view))
    units = {picture.face.name for picture, _ in pictures if isinstance(picture, UnitPicture)}
    events = [picture for picture, _ in pictures if isinstance(picture, EventPicture)]
    seen = {view.o.kinds[unit] for unit, lying in view.lying.items() if lying.side.kind is not None}
    assert units == {kind_name(view.o.catalogue, kind) for kind in seen if kind >= COMMANDERS}
    assert len(events) == len(view.o.hand) > 0
    place = view.zone.left
    assert {size for _, size in pictures} == {(round(place.w * view.pixels), round(place.h * view.pixels))}


def test_every_unit_is_measured_before_it_fires_for_the_first_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """One for each picture that is asked for, so that no frame has to measure several."""
    codes = list[str]()
    monkeypatch.setattr(upcoming, "measured", codes.append)
    pictures = upcoming_pictures(battle(3, seed=2, decisions=160).scene.view)
    for picture, _ in pictures:
        assert not isinstance(picture, UnitPicture) or codes.pop() == picture.face.code
        assert not codes
