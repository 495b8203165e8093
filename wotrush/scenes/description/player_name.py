"""What a player is called."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.i18n import t
from wotrush.model.game import Seat


def player_name(names: Sequence[str], seat: Seat | None) -> str:
    """Return the name of a seat; without names, its number. Whoever has no seat is somebody."""
    if seat is None or seat < 0:
        return t("Somebody")
    return names[seat] if seat < len(names) else t("Player {number}", number=seat + 1)
