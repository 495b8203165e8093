"""Small pictures of cards, for lists: those that an event's line names, and the Reserve."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Surface

from wotrush.model.rush import Observation
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import Card, Kind, medal_count
from wotrush.scenes.art.scenery.bare_land import bare_land
from wotrush.scenes.art.scenery.bunker import draw_bunker
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.art.vehicles.picture import vehicle_picture
from wotrush.scenes.rush import faces as art
from wotrush.scenes.rush.class_marks import ART_NATIONS
from wotrush.scenes.rush.faces.medals import draw_medals
from wotrush.scenes.rush.texts.telling import cards_in
from wotrush.stage.drawing.face_cache import SlowFace
from wotrush.stage.drawing.shapes import Face, Size

HANGS, LARGE = 0.6, 0.28
"""How far down a medal hangs, and its size as a share of the picture's height."""


@dataclass(frozen=True, slots=True)
class CardThumbnail(SlowFace):
    """A vehicle in its land, or barracks at work."""

    code: str
    nation: art.ArtNation | None

    def __call__(self, size: Size) -> Surface:
        sheet = Sheet(size, radius=14)
        vehicle_picture(sheet.part(0, 0, 200, sheet.height), self.code, self.nation, headroom=0.1)
        return sheet.finish()

    def stand_in(self, size: Size) -> Surface:
        return bare_land(self.nation, size)


@dataclass(frozen=True, slots=True)
class MedalThumbnail:
    """The medals on a card."""

    nation: art.ArtNation
    count: int

    def __call__(self, size: Size) -> Surface:
        sheet = Sheet(size, radius=14)
        target = sheet.part(0, 0, 200, sheet.height)
        draw_medals(target, self.nation, self.count, middle=HANGS, largest=LARGE)
        return sheet.finish()


@dataclass(frozen=True, slots=True)
class BaseThumbnail:
    """A base that fell, or one that still stands."""

    stands: bool = False

    def __call__(self, size: Size) -> Surface:
        sheet = Sheet(size, radius=14)
        draw_bunker(sheet.part(0, 0, 200, sheet.height), damaged=not self.stands)
        return sheet.finish()


def faces_of_event(o: Observation, event: ev.Event) -> tuple[Sequence[Face], Sequence[Face]]:
    """Return the cards that acted or paid, and what they struck or brought."""
    match event:
        case ev.Bought(card=card, payers=payers):
            return _thumbnails(o, payers), _thumbnails(o, [card])
        case ev.Researched(card=card, taken=taken):
            return _thumbnails(o, [card]), _thumbnails(o, [taken])
        case (
            ev.Shot(attacker=card, victim=victim, base=base, hit=hit)
            | ev.Besieged(card=card, victim=victim, base=base, hit=hit)
        ):
            struck = [BaseThumbnail(stands=hit is ev.Hit.DAMAGED)] if base else _thumbnails(o, [victim])
            return _thumbnails(o, [card]), struck
        case ev.Defended(card=card, replaced=replaced) if replaced is not None:
            return _thumbnails(o, [replaced]), _thumbnails(o, [card])
        case _:
            return (), _thumbnails(o, cards_in(event))


def _thumbnails(o: Observation, cards: Sequence[int]) -> Sequence[Face]:
    return [thumbnail(o.catalogue.cards[card]) for card in cards]


def reserve(o: Observation) -> Sequence[Face]:
    """Return the vehicles of the Reserve, the dearest first."""
    cards = sorted((o.catalogue.cards[card] for card in o.reserve), key=lambda card: -(card.cost or 0))
    return [thumbnail(card) for card in cards]


def thumbnail(card: Card) -> Face:
    """Return a card's small picture."""
    nation = None if card.nation is None else ART_NATIONS[card.nation]
    if card.kind is Kind.BASE:
        return BaseThumbnail()
    if nation is not None and (medals := medal_count(card.id)):
        return MedalThumbnail(nation, medals)
    return CardThumbnail(card.code if card.kind is Kind.VEHICLE else card.kind.name.lower(), nation)
