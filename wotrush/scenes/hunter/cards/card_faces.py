"""From what lies on the table of Tank Hunter to its picture."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.model.hunter.cards.words import COMMANDERS
from wotrush.model.hunter.options import HunterOptions
from wotrush.model.hunter.units import LEAST_READINESS, added_defence, missing_fuel
from wotrush.scenes.hunter.cards.faces import HunterFaces
from wotrush.scenes.hunter.table.layout import CardLook
from wotrush.scenes.hunter.texts.words import idle_abilities
from wotrush.stage.drawing.shapes import Face


class BattleFaces:
    """The faces of one table; a card is zoomed as it was shown last."""

    def __init__(self, catalogue: HunterCatalogue, options: HunterOptions) -> None:
        self._catalogue = catalogue
        self._faces = HunterFaces(catalogue, idle_abilities(options))
        self._looks: dict[int, CardLook] = {}

    def side(self, card: int, side: Any, *, damaged: bool = False) -> Face:
        look: CardLook = side
        self._looks[card] = look
        if look.event is not None:
            picture = self._faces.event(look.event)
            return replace(picture, covered=look.covered, large_print=look.large_print)
        if look.kind is None:
            return self._faces.back(look.place)
        if look.kind < COMMANDERS:
            return self._faces.commander(look.kind)
        place = look.place if look.veiled else None
        defence, ammo = self._changed(look)
        return self._faces.unit(
            look.kind,
            detail=look.detail,
            flags=look.flags,
            place=place,
            defence=defence,
            ammo=ammo,
            mirrored=look.mirrored,
        )

    def zoom(self, card: int) -> Face:
        look = self._looks[card]
        if look.event is not None:
            return self._faces.event(look.event)
        if look.kind is None:
            return self._faces.back(look.place)
        place = look.place if look.veiled else None
        defence, ammo = self._changed(look)
        return self._faces.zoom(look.kind, flags=look.flags, place=place, defence=defence, ammo=ammo)

    def _changed(self, look: CardLook) -> tuple[int | None, int | None]:
        """Return defence and readiness where cards under the unit change them; None where they do not."""
        assert look.kind is not None
        plus, minus = added_defence(look.flags), missing_fuel(look.flags)
        defence = self._catalogue.defence[look.kind] + plus if plus else None
        ammo = max(LEAST_READINESS, self._catalogue.ammo[look.kind] - minus) if minus else None
        return defence, ammo
