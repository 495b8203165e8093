"""What somebody has who holds an achievement, in words."""

from __future__ import annotations

from collections.abc import Mapping

from wotrush.model.game import Reason
from wotrush.model.rush.scoring import Achievement

LEADS: Mapping[Achievement, Reason] = {
    Achievement.BASES: Reason("most bases destroyed"),
    Achievement.LIGHT: Reason("most light tanks"),
    Achievement.MEDIUM: Reason("most medium tanks"),
    Achievement.SPG: Reason("most SPGs"),
    Achievement.HEAVY: Reason("most heavy tanks"),
    Achievement.AUXILIARY: Reason("most auxiliaries"),
    Achievement.USSR_MEDALS: Reason("most Soviet medals"),
    Achievement.GERMAN_MEDALS: Reason("most German medals"),
    Achievement.US_MEDALS: Reason("most US medals"),
    Achievement.FRENCH_MEDALS: Reason("most French medals"),
    Achievement.DOUBLES: Reason("most two-medal cards"),
    Achievement.CARDS: Reason("most cards"),
}
