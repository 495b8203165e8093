"""interim"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pygame import Surface

from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.scenes.art.lettering import Face as Font
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.hunter.table.layout import CardLook
from wotrush.scenes.hunter.texts.event_cards import event_name
from wotrush.scenes.hunter.texts.words import kind_name
from wotrush.stage.drawing.shapes import Face, Size


@dataclass(frozen=True, slots=True)
class InterimPicture:
    name: str
    figures: str
    dark: bool

    def __call__(self, size: Size) -> Surface:
        sheet = Sheet(size)
        sheet.fill(0, 0, 200, sheet.height, (60, 50, 40) if self.dark else (230, 220, 190))
        ink = (240, 230, 200) if self.dark else (30, 25, 20)
        sheet.write(self.name, Font.TITLE, 24, 8, 20, 184, ink)
        sheet.write(self.figures, Font.TITLE, 34, 8, sheet.height - 40, 184, ink)
        return sheet.finish()


class BattleFaces:
    def __init__(self, catalogue: HunterCatalogue) -> None:
        self._catalogue = catalogue

    def side(self, card: int, side: Any, *, damaged: bool = False) -> Face:
        look: CardLook = side
        if look.event is not None:
            return InterimPicture(event_name(look.event), "", False)
        if look.kind is None:
            return InterimPicture(str(look.place), "", True)
        c = self._catalogue
        return InterimPicture(
            kind_name(c, look.kind),
            f"{c.defence[look.kind]} / {c.points[look.kind]} f{look.flags}",
            look.veiled,
        )

    def zoom(self, card: int) -> Face:
        return InterimPicture(str(card), "", False)
