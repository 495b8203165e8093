"""All cards on one sheet, as the picture of the gallery: a block for each nation, classes in order, rows of equal length."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect, Rect, Surface

from wotrush.model.rush.cards import Card, Kind, Nation
from wotrush.scenes.art import lettering, palette
from wotrush.scenes.rush import faces as art
from wotrush.scenes.rush.cards.faces import Faces
from wotrush.scenes.rush.cards.sides import CardSide
from wotrush.scenes.rush.class_marks import ART_NATIONS
from wotrush.scenes.rush.texts import words
from wotrush.stage.drawing.shapes import Size, gradient
from wotrush.workshop.cloth import CARD, cloth_of

MARGIN = 0.018
"""The margin and the gap between blocks, as a share of the shorter side of the sheet."""
GAP = 0.05
"""The gap between cards as a share of their width."""
HEADING = 0.42
"""The height of a nation's heading as a share of a card's width."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Blocks in a grid, and how many cards stand in a row and in a column of each."""

    across: int
    down: int
    columns: int
    rows: int

    def block(self, card: float) -> tuple[float, float]:
        """Return the size of a nation's block with cards of this width."""
        wide = card * (self.columns + GAP * (self.columns - 1))
        return wide, card * (HEADING + self.rows * (CARD + GAP))

    def card_width(self, size: Size) -> float:
        """Return the largest width of cards at which everything fits."""
        margin, (wide, high) = MARGIN * min(size), self.block(1.0)
        return min(
            (size[0] - margin * (self.across + 1)) / (wide * self.across),
            (size[1] - margin * (self.down + 1)) / (high * self.down),
        )


ARRANGEMENTS = (Arrangement(4, 1, 4, 7), Arrangement(2, 2, 7, 4), Arrangement(1, 4, 14, 2))
"""25 vehicles, two medals and a card that belongs to no nation fill 28 places without a gap."""


NEUTRAL = (Kind.ENGINEERS, Kind.TECHNICIANS, Kind.VOLUNTEERS, Kind.BASE)
"""One of them closes each block."""


def card_sheet(size: Size, cards: tuple[Card, ...]) -> Surface:
    sheet = cloth_of(size)
    chosen = max(ARRANGEMENTS, key=lambda arrangement: arrangement.card_width(size))
    drawing = _Drawing(sheet, Faces(cards), cards, chosen)
    for nation in Nation:
        drawing.block(nation)
    return sheet


class _Drawing:
    """One sheet in the making."""

    def __init__(
        self, sheet: Surface, faces: Faces, cards: tuple[Card, ...], arrangement: Arrangement
    ) -> None:
        self._sheet, self._faces, self._cards, self._arrangement = sheet, faces, cards, arrangement
        self._card = arrangement.card_width(sheet.get_size())
        self._gap, self._heading = self._card * GAP, self._card * HEADING
        self._block = arrangement.block(self._card)
        self._space = (
            (sheet.get_width() - self._block[0] * arrangement.across) / (arrangement.across + 1),
            (sheet.get_height() - self._block[1] * arrangement.down) / (arrangement.down + 1),
        )

    def block(self, nation: Nation) -> None:
        row, column = divmod(nation, self._arrangement.across)
        left = self._space[0] + column * (self._block[0] + self._space[0])
        top = self._space[1] + row * (self._block[1] + self._space[1])
        self._title(FRect(left, top, self._block[0], self._heading * 0.86), nation)
        own = [card for card in self._cards if card.nation == nation and card.kind is Kind.VEHICLE]
        shown = [*own, *self._medals(nation), self._first(NEUTRAL[nation])]
        for index, card in enumerate(shown):
            down, along = divmod(index, self._arrangement.columns)
            x = left + along * (self._card + self._gap)
            self._put(card, (x, top + self._heading + down * (self._card * CARD + self._gap)))

    def _medals(self, nation: Nation) -> list[Card]:
        kinds = (Kind.MEDAL, Kind.DOUBLE)
        return [next(c for c in self._cards if c.kind is kind and c.nation == nation) for kind in kinds]

    def _first(self, kind: Kind) -> Card:
        return next(card for card in self._cards if card.kind is kind)

    def _put(self, card: Card, place: tuple[float, float]) -> None:
        sides = {Kind.VEHICLE: CardSide.RESERVE, Kind.BASE: CardSide.BASE}
        face = self._faces.side(card.id, sides.get(card.kind, CardSide.HAND))
        self._sheet.blit(
            face((round(self._card), round(self._card * CARD))), (round(place[0]), round(place[1]))
        )

    def _title(self, box: FRect, nation: Nation) -> None:
        """Draw the nation's band with its emblem, over the whole block."""
        area = Rect(round(box.x), round(box.y), round(box.w), round(box.h))
        livery = palette.LIVERIES[ART_NATIONS[nation]]
        self._sheet.blit(gradient(area.size, livery.header, livery.header_dark), area)
        self._sheet.fill(palette.GOLD, (area.x, area.bottom - 2, area.w, 2))
        side = round(area.h * 0.66)
        emblem = art.emblem_image(ART_NATIONS[nation], side)
        self._sheet.blit(emblem, emblem.get_rect(midleft=(area.x + area.h // 3, area.centery - 1)))
        font = lettering.font(lettering.Face.TITLE, area.h * 0.56)
        name = font.render(words.nation_name(nation), True, palette.CREAM)
        self._sheet.blit(name, name.get_rect(midleft=(area.x + area.h // 2 + side * 1.3, area.centery - 1)))
