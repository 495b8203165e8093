"""Pictures for the result: the decorations and bases that a player won, and the winner's dearest vehicles."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Surface

from wotrush.model.game import Seat
from wotrush.model.rush import Observation
from wotrush.model.rush.cards import FIRST_BASE, Kind, medal_count
from wotrush.scenes.art.scenery.bunker import draw_bunker
from wotrush.scenes.result.hero_picture import HeroPicture, enlarged, framed
from wotrush.scenes.rush import faces as art
from wotrush.scenes.rush.faces.medals import draw_medals
from wotrush.stage.drawing.shapes import Face, Size

LARGE = 0.23
"""The size of a decoration as a share of the picture's height."""


@dataclass(frozen=True, slots=True)
class MedalTrophy:
    """The decorations of one medal card."""

    nation: art.ArtNation
    count: int

    def __call__(self, size: Size) -> Surface:
        target = enlarged(size)
        draw_medals(target, self.nation, self.count, middle=0.66, largest=LARGE)
        return framed(target, size)


@dataclass(frozen=True, slots=True)
class BaseTrophy:
    """A conquered base."""

    def __call__(self, size: Size) -> Surface:
        target = enlarged(size)
        draw_bunker(target, damaged=True)
        return framed(target, size)


def trophies(o: Observation, seat: Seat) -> list[Face]:
    """Return a picture for each medal card and each base in a squad."""
    nations, squad = tuple(art.ArtNation), sorted(o.squad(seat))
    medals: list[Face] = [
        MedalTrophy(nations[o.catalogue.nation[card]], medal_count(card))
        for card in squad
        if medal_count(card)
    ]
    return medals + [BaseTrophy() for card in squad if card >= FIRST_BASE]


def heroes(o: Observation, seat: Seat) -> list[Face]:
    """Return the two dearest vehicles of a squad, one from each side."""
    cards, nations = o.catalogue.cards, tuple(art.ArtNation)
    vehicles = [cards[card] for card in o.squad(seat) if cards[card].kind is Kind.VEHICLE]
    dearest = sorted(vehicles, key=lambda card: (-(card.cost or 0), card.id))[:2]
    return [
        HeroPicture(card.code, nations[card.nation], mirrored)
        for card, mirrored in zip(dearest, (False, True), strict=False)
        if card.nation is not None
    ]
