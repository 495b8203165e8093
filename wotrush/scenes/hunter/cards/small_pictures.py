"""Small pictures of cards, for lists: the units and events that an event's line names, and the units that lie open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Surface

from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import COMMANDERS, EVENT_IDS
from wotrush.model.hunter.view.remembered import known_kind
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.hunter.cards.faces import thumbnail
from wotrush.scenes.hunter.faces.scenes.events import draw_scene
from wotrush.stage.drawing.face_cache import SlowFace
from wotrush.stage.drawing.shapes import Face, Size, plate

DUSK = (96, 100, 84)
"""The color of a scene that is not drawn yet."""


@dataclass(frozen=True, slots=True)
class EventThumbnail(SlowFace):
    """The scene of an event, without its words."""

    code: str

    def __call__(self, size: Size) -> Surface:
        sheet = Sheet(size, radius=14)
        draw_scene(sheet.part(0, 0, 200, sheet.height), self.code)
        return sheet.finish()

    def stand_in(self, size: Size) -> Surface:
        return plate(size, 8, DUSK)


def faces_of_event(o: HunterObservation, event: ev.HunterEvent) -> tuple[Sequence[Face], Sequence[Face]]:
    """Return who acted, and on whom; a unit that the viewer does not know has no picture."""
    match event:
        case (
            ev.AttackDeclared(unit=unit, target=target)
            | ev.CounterDeclared(unit=unit, target=target)
            | ev.StrikeResolved(unit=unit, target=target)
        ):
            return _unit(o, known_kind(o, unit)), _unit(o, known_kind(o, target))
        case ev.SpyDeclared(unit=unit):
            return _unit(o, known_kind(o, unit)), ()
        case ev.UnitRevealed(kind=kind) | ev.UnitLost(kind=kind) | ev.UnitCaptured(kind=kind):
            return (), _unit(o, kind)
        case ev.MarkerPut(unit=unit):
            return (), _unit(o, known_kind(o, unit))
        case ev.EventPlayed(event=int(card)) | ev.EventTaken(event=int(card)):
            return [EventThumbnail(EVENT_IDS[card])], ()
        case _:
            return (), ()


def open_units(o: HunterObservation) -> Sequence[Face]:
    """Return the units that lie open, the most valuable first."""
    lines = (line for seat in range(len(o.piles)) for line in (o.front(seat), o.back(seat)))
    kinds = [o.kinds[place] for line in lines for place in line]
    seen = sorted((kind for kind in kinds if kind >= COMMANDERS), key=lambda kind: -o.catalogue.points[kind])
    return [face for kind in seen for face in _unit(o, kind)]


def _unit(o: HunterObservation, kind: int | None) -> Sequence[Face]:
    return [] if kind is None or kind < COMMANDERS else [thumbnail(o.catalogue, kind)]
