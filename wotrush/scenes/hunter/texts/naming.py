"""How cards in play and players are called by somebody who looks at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.scenes.hunter.texts import words


class Sight(Protocol):
    """What words need of an observation."""

    @property
    def catalogue(self) -> HunterCatalogue: ...

    def kind_at(self, place: int) -> int | None:
        """Return the kind of the card of a place, in play or not; None where the viewer does not know it."""


def card_name(o: Sight, place: int) -> str:
    """Return the name of the card of a place; a unit that is hidden from the viewer is called by its "
    "number."""
    kind = o.kind_at(place)
    if kind is None:
        return t("hidden unit {place}", place=place)
    return words.kind_name(o.catalogue, kind)


def player_name(names: Sequence[str], seat: Seat | None) -> str:
    if seat is None or seat < 0:
        return t("Somebody")
    return names[seat] if seat < len(names) else t("Player {number}", number=seat + 1)


def capitalized(text: str) -> str:
    """Return the text as the beginning of a line."""
    return text[:1].upper() + text[1:]


def listed(parts: Sequence[str]) -> str:
    """Return `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return t("{several} and {last}", several=", ".join(parts[:-1]), last=parts[-1])
