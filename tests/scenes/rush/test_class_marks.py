"""Where classes are counted, self-propelled guns have both of their marks; beside a vehicle stands that of its card."""

from __future__ import annotations

from wotrush.model.rush.cards import VehicleClass
from wotrush.model.rush.default import default_catalogue
from wotrush.scenes.art.symbol import Symbol
from wotrush.scenes.rush.class_marks import MarkPicture, class_icon, vehicle_icon

INK = (250, 250, 250, 255)


def test_a_class_has_all_marks_of_its_cards_and_a_vehicle_its_own() -> None:
    cards = [card for card in default_catalogue().cards if card.cls is not None]
    for cls in VehicleClass:
        marks = set[Symbol]()
        for card in cards:
            if card.cls is cls:
                own = vehicle_icon(card, INK).face
                assert isinstance(own, MarkPicture)
                assert len(own.symbols) == 1
                marks |= {*own.symbols}
        counted = class_icon(cls, INK).face
        assert isinstance(counted, MarkPicture)
        assert {*counted.symbols} == marks
