"""The pictures of cards as values: equal ones share one drawing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

import pygame
from pygame import FRect, Surface, Vector2

from wotrush.scenes.art.badges import Note
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.profiles.profile_files import profile_of
from wotrush.scenes.art.scenery.bare_land import bare_land
from wotrush.scenes.art.scenery.light import Light
from wotrush.scenes.art.sheet import WIDTH, Sheet
from wotrush.scenes.art.vehicles.picture import vehicle_picture
from wotrush.scenes.art.vehicles.placing import Placing
from wotrush.scenes.art.vehicles.vehicle import draw_vehicle, measured
from wotrush.scenes.hunter.faces.backs import enlarged_unit_back, event_back, pile_back, unit_back, zoom_back
from wotrush.scenes.hunter.faces.commander import draw_commander
from wotrush.scenes.hunter.faces.event import draw_covered_event, draw_event, draw_piled_event
from wotrush.scenes.hunter.faces.face import (
    AS_PRINTED,
    CommanderFace,
    Detail,
    EventFace,
    UnitFace,
    UnitState,
    Value,
)
from wotrush.scenes.hunter.faces.plain import plain
from wotrush.scenes.hunter.faces.unit import draw_unit, muzzle_and_hull
from wotrush.scenes.hunter.faces.zoom import zoom_unit
from wotrush.stage.drawing.face_cache import SlowFace
from wotrush.stage.drawing.shapes import Face, Size, blank

CUTOUT = 320
"""How many pixels wide a unit alone is drawn, before it is scaled."""


@dataclass(frozen=True, slots=True)
class UnitPicture(SlowFace):
    """A unit that lies open, or that only its owner sees."""

    face: UnitFace
    detail: Detail
    state: UnitState = AS_PRINTED

    def __hash__(self) -> int:
        """Return a quick hash, since it is needed several times per frame and card."""
        return hash((self.face.code, self.face.name, self.detail.value, self.state))

    def __call__(self, size: Size) -> Surface:
        return draw_unit(self.face, self.detail, size, self.state)

    def stand_in(self, size: Size) -> Surface:
        return plain(self.face, size, self.state)

    def kin(self) -> tuple[Face, ...]:
        states = dict.fromkeys((replace(AS_PRINTED, mirrored=self.state.mirrored), AS_PRINTED))
        return tuple(replace(self, detail=detail, state=state) for state in states for detail in Detail)

    def muzzle_and_hull(self, size: Vector2) -> tuple[Vector2, Vector2]:
        """Return where on a large card of that size the unit fires from, and where the middle of it is."""
        unit = size.x / WIDTH
        muzzle, hull = muzzle_and_hull(self.face, self.state, size.y / unit)
        return muzzle * unit, hull * unit


@dataclass(frozen=True, slots=True)
class EventPicture(SlowFace):
    """An event that lies open or is held in hand; one that is `covered` at its right has its name on its left edge, and one on a
    pile, `piled`, has none.
    """

    face: EventFace
    covered: bool = False
    piled: bool = False
    large_print: bool = False
    even_print: bool = False

    def __call__(self, size: Size) -> Surface:
        if self.covered:
            return draw_covered_event(self.face, size)
        if self.piled:
            return draw_piled_event(self.face, size)
        return draw_event(self.face, size, large_print=self.large_print, even_print=self.even_print)

    def stand_in(self, size: Size) -> Surface:
        return plain(self.face, size)


@dataclass(frozen=True, slots=True)
class CommanderPicture(SlowFace):
    """A commander beside its lines."""

    face: CommanderFace

    def __call__(self, size: Size) -> Surface:
        return draw_commander(self.face, size)

    def stand_in(self, size: Size) -> Surface:
        return plain(self.face, size)


@dataclass(frozen=True, slots=True)
class UnitZoom(SlowFace):
    """A unit shown large, with everything on it spelled out. Events and commanders only need to be drawn larger."""

    face: UnitFace
    caption: str
    """Type and nation in words."""
    values: tuple[Value, ...]
    notes: tuple[Note, ...]
    state: UnitState = AS_PRINTED

    def __call__(self, size: Size) -> Surface:
        return zoom_unit(self.face, self.caption, self.values, self.notes, size, self.state)

    def stand_in(self, size: Size) -> Surface:
        return plain(self.face, size, self.state)


@dataclass(frozen=True, slots=True)
class UnitThumbnail(SlowFace):
    """A unit in its land, without any figure, for lists."""

    code: str
    nation: ArtNation
    light: Light

    def __call__(self, size: Size) -> Surface:
        sheet = Sheet(size, radius=14)
        part = sheet.part(0, 0, 200, sheet.height)
        vehicle_picture(part, self.code, self.nation, headroom=0.1, light=self.light)
        return sheet.finish()

    def stand_in(self, size: Size) -> Surface:
        return bare_land(self.nation, size)


@dataclass(frozen=True, slots=True)
class UnitCutout:
    """A unit alone, without its land."""

    code: str
    nation: ArtNation
    mirrored: bool = False

    @property
    def aspect(self) -> float:
        """Its breadth as a multiple of its height."""
        whole = measured(self.code).whole
        return whole.width / whole.height

    def draw(self) -> Surface:
        """Return a large drawing, which takes some milliseconds the first time."""
        return _cutout(self.code, self.nation)

    def __call__(self, size: Size) -> Surface:
        return pygame.transform.flip(pygame.transform.smoothscale(self.draw(), size), self.mirrored, False)


@lru_cache(maxsize=4)
def _cutout(code: str, nation: ArtNation) -> Surface:
    whole = measured(code).whole
    scale = CUTOUT / whole.width
    high = round(whole.height * scale)
    drawing = blank((CUTOUT, high))
    left, ground = -whole.left * scale, high + whole.bottom * scale
    draw_vehicle(drawing, profile_of(code), nation, Placing((left, ground), scale, FRect(0, 0, CUTOUT, high)))
    return drawing


@dataclass(frozen=True, slots=True)
class UnitBack(SlowFace):
    """A unit that lies face down: in its place, or on its pile where there is no number.

    The viewer remembers the `face` of one that was seen before it was hidden; of the `state` markers and cards under it show.
    """

    place: int | None = None
    face: UnitFace | None = None
    state: UnitState = AS_PRINTED

    def __call__(self, size: Size) -> Surface:
        return unit_back(size, self.place, self.face, self.state)

    def stand_in(self, size: Size) -> Surface:
        return enlarged_unit_back(size, self.place)


@dataclass(frozen=True, slots=True)
class BackZoom(SlowFace):
    """A unit that lies face down, shown large, with what the viewer knows of it."""

    place: int
    title: str
    sentences: tuple[str, ...]
    state: UnitState = AS_PRINTED

    def __call__(self, size: Size) -> Surface:
        return zoom_back(size, self.title, self.sentences, self.state)

    def stand_in(self, size: Size) -> Surface:
        return enlarged_unit_back(size, self.place)


@dataclass(frozen=True, slots=True)
class PileBack:
    """The top of a pile of units or events, on whose lower part the number of its cards stands."""

    events: bool

    def __call__(self, size: Size) -> Surface:
        return pile_back(size, events=self.events)


@dataclass(frozen=True, slots=True)
class EventBack:
    """An event that lies face down."""

    def __call__(self, size: Size) -> Surface:
        return event_back(size)
