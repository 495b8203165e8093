"""From what lies on the table of Tank Hunter to its picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.model.hunter.cards.words import COMMANDERS
from wotrush.model.hunter.options import HunterOptions
from wotrush.model.hunter.units import LEAST_READINESS, added_defence, missing_fuel
from wotrush.scenes.hunter.cards.faces import HunterFaces
from wotrush.scenes.hunter.texts.abilities import idle_abilities
from wotrush.scenes.hunter.view.layout import CardLook
from wotrush.stage.drawing.shapes import Face


class BattleFaces:
    """The faces of one table; a card is zoomed as it was shown last."""

    def __init__(self, catalogue: HunterCatalogue, options: HunterOptions) -> None:
        self._catalogue = catalogue
        self._faces = HunterFaces(catalogue, idle_abilities(options))
        self._looks: dict[int, CardLook] = {}
        self.about_hidden: Callable[[int], Sequence[str]] = lambda place: ()
        """Returns what the viewer knows of the hidden unit of a place, as sentences."""

    def side(self, card: int, side: Any, *, damaged: bool = False) -> Face:
        look: CardLook = side
        self._looks[card] = look
        if look.event is not None:
            picture = self._faces.event(look.event)
            return replace(picture, covered=look.covered, piled=look.piled, large_print=look.large_print)
        if look.kind is None:
            return self._faces.back(look.place, look.flags, look.remembered)
        if look.kind < COMMANDERS:
            return self._faces.commander(look.kind)
        place = look.place if look.veiled else None
        defence, ammo = self._changed(look.kind, look.flags)
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
        kind = look.remembered if look.kind is None else look.kind
        if kind is None:
            return self._faces.back_zoom(look.place, look.flags, self.about_hidden(look.place))
        place = look.place if look.veiled or look.kind is None else None
        defence, ammo = self._changed(kind, look.flags)
        return self._faces.zoom(kind, flags=look.flags, place=place, defence=defence, ammo=ammo)

    def _changed(self, kind: int, flags: int) -> tuple[int | None, int | None]:
        """Return defence and readiness where cards under the unit change them; None where they do not."""
        plus, minus = added_defence(flags), missing_fuel(flags)
        defence = self._catalogue.defence[kind] + plus if plus else None
        ammo = max(LEAST_READINESS, self._catalogue.ammo[kind] - minus) if minus else None
        return defence, ammo
