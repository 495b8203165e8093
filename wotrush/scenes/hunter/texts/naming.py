"""How cards in play are called by somebody who looks at the table."""

from __future__ import annotations

from wotrush.i18n import t
from wotrush.model.hunter.view.observation import HunterObservation
from wotrush.model.hunter.view.remembered import known_kind
from wotrush.scenes.hunter.texts import words


def card_name(o: HunterObservation, place: int) -> str:
    """Return the name of the card of a place; a unit that the viewer does not know is called by its number."""
    kind = known_kind(o, place) if place < len(o.kinds) else None
    return t("hidden unit {place}", place=place) if kind is None else words.spoken_name(o.catalogue, kind)
