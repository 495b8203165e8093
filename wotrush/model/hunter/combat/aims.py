"""The attacks that one unit can make, kept from game to game. Not compiled, since a compiled class cannot be such a dict."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.model.hunter.actions import DeclareAttack, HunterAction, interned
from wotrush.model.hunter.cards.catalogue import MENU_AT, Menu


class Aims(dict[int, tuple[HunterAction, ...]]):
    """The attacks of the unit on a place by *aim*: a number of `HunterCatalogue.arsenal` plus the place of the target.

    Hot path: made once, then looked up.
    """

    def __init__(self, unit: int, menus: Sequence[Menu]) -> None:
        self._unit, self._menus = unit, menus

    def __missing__(self, aim: int) -> tuple[HunterAction, ...]:
        menu, target = divmod(aim, MENU_AT)
        found = self[aim] = tuple(
            interned(DeclareAttack, self._unit, target, kind, salvos, charging)
            for kind, most, may_charge in self._menus[menu]
            for charging in ((False, True) if may_charge else (False,))
            for salvos in range(1, most + 1)
        )
        return found
