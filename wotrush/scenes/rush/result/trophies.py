"""Pictures for the result: the decorations and bases that a player won."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from pygame import Surface

from wotrush.model.game import Seat
from wotrush.model.rush import Observation
from wotrush.model.rush.cards import FIRST_BASE, medal_count
from wotrush.scenes.art.scenery.bunker import draw_bunker
from wotrush.scenes.result.contents import WonPicture
from wotrush.scenes.result.hero_picture import enlarged, framed
from wotrush.scenes.rush import faces as art
from wotrush.scenes.rush.class_marks import ART_NATIONS
from wotrush.scenes.rush.faces.medals import draw_medals
from wotrush.scenes.rush.result.highlights import vehicle_picture
from wotrush.scenes.rush.result.score_changes import BaseFell, ScoreChange, VehicleFell
from wotrush.scenes.rush.texts.words import card_name
from wotrush.stage.drawing.shapes import Face, Size

MIDDLE, LARGE = 0.64, 0.31
"""How far down a decoration hangs, and its size as a share of the picture's height: the ribbon reaches beyond."""


@dataclass(frozen=True, slots=True)
class MedalTrophy:
    """A nation's decoration, or the two of a double card."""

    nation: art.ArtNation
    count: int = 1

    def __call__(self, size: Size) -> Surface:
        target = enlarged(size)
        draw_medals(target, self.nation, self.count, middle=MIDDLE, largest=LARGE)
        return framed(target, size)


@dataclass(frozen=True, slots=True)
class BaseTrophy:
    """A conquered base, or one that still stands."""

    stands: bool = False

    def __call__(self, size: Size) -> Surface:
        target = enlarged(size)
        draw_bunker(target, damaged=not self.stands)
        return framed(target, size)


def trophies(o: Observation, seat: Seat) -> list[WonPicture]:
    """Return a picture for the medals of each nation in a squad and one for its bases, with how many there are."""
    cards = o.catalogue.cards
    squad = [cards[card] for card in sorted(o.squad(seat))]
    medals, names = Counter[int](), dict[int, str]()
    for card in squad:
        if card.nation is not None and medal_count(card.id):
            medals[card.nation] += medal_count(card.id)
            names[card.nation] = card_name(card)
    won = [
        WonPicture(MedalTrophy(ART_NATIONS[nation]), names[nation], count=_times(count))
        for nation, count in sorted(medals.items())
    ]
    bases = [card for card in squad if card.id >= FIRST_BASE]
    if bases:
        won.append(WonPicture(BaseTrophy(), card_name(bases[0]), count=_times(len(bases))))
    return won


def _times(count: int) -> str:
    return f"×{count}"


def change_picture(change: ScoreChange) -> Face | None:
    """Return a base or a vehicle that fell; medals and achievements have no picture of their own."""
    if isinstance(change, VehicleFell):
        return vehicle_picture(change.card)
    return BaseTrophy() if isinstance(change, BaseFell) else None
