"""The parts of the stage: the two cards with names and stakes, and between them the rows."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from wotrush.scenes.hunter.duel.duel import NO_CARD, Duel
from wotrush.scenes.hunter.table.frame import CARD, BattleFrame
from wotrush.stage.geometry import columns, inset, rect_around, rows

MARGIN = 14.0
USUAL = 348.0
"""The height of the stage over panels on a screen of 1920 by 1080 units."""
WIDEST = 1440.0
"""What is told stands together in the middle of a wide stage."""
NAME, STAKE, HEAD, CAPTION = 34.0, 30.0, 36.0, 28.0
EVENT = 0.2
"""How much of a narrow stage's middle the card of an event takes at most."""
SENTENCE, LONG_SENTENCE = 26.0, 64.0
"""Room below the rows for more lines of what a card says: for one, and on a narrow stage for two more."""
NARROW = 560.0
"""A middle of fewer units than this beside the card is narrow."""


@dataclass(frozen=True, slots=True)
class DuelZone:
    """The parts of the stage, in units of the table."""

    box: FRect
    scale: float
    """How large letters and dice are: on a fine screen a stage is larger, and they are with it."""
    left: FRect
    """The card that attacks."""
    right: FRect
    names: tuple[FRect, FRect]
    stakes: tuple[FRect, FRect]
    head: FRect
    rows: FRect
    caption: FRect
    reaction: FRect
    """An event that is played into it: beside the cards or, on a narrow stage, beside what is told."""

    def events(self, duel: Duel) -> dict[int, FRect]:
        """Return where events lie: in the place of the attacker, or beside what they are played into."""
        places = ((duel.event, self.left), (duel.reaction, self.reaction))
        return {
            event: place
            for event, place in places
            if event != NO_CARD and not (duel.laid and event == duel.event)
        }

    def units(self, duel: Duel) -> dict[int, FRect]:
        """Return where the units lie that have stepped out."""
        places = ((duel.left, self.left), (duel.right, self.right), (duel.aside, self.reaction))
        return {unit: place for unit, place in places if unit}

    @property
    def sentence(self) -> float:
        """Return the room below the rows that goes to what a card says which is played into the fight."""
        beside = self.reaction.x - self.rows.x if self.reaction.colliderect(self.rows) else self.rows.w
        return LONG_SENTENCE if beside < NARROW * self.scale else SENTENCE

    def left_beside(self, duel: Duel, box: FRect) -> FRect:
        """Return what a card beside the two leaves of a box in the middle."""
        if (duel.reaction == NO_CARD and not duel.aside) or not self.reaction.colliderect(self.rows):
            return box
        return FRect(box.x, box.y, self.reaction.x - MARGIN - box.x, box.h)


def duel_zone(frame: BattleFrame) -> DuelZone:
    """Return the parts of the stage on a table."""
    box = FRect(frame.duel)
    scale = max(1.0, min(frame.own.spacing, box.h / USUAL))
    inner = inset(box, max(MARGIN, (box.w - WIDEST * scale) / 2), 8)
    above, below = NAME * scale, STAKE * scale
    card = (inner.h - above - below) / CARD
    one, middle, other = columns(inner, -card, 1, -card, gap=MARGIN)
    name, place, stake = rows(one, -above, 1, -below)
    other_name, other_place, other_stake = rows(other, -above, 1, -below)
    head, body, caption = rows(middle, -HEAD * scale, 1, -CAPTION * scale, gap=4)
    size = (place.h / CARD - 4, place.h - 6)
    beside = (box.w - inner.w) / 2
    wide = min(body.h / CARD, body.w * EVENT)
    reaction = rect_around((body.right - wide / 2, body.centery), (wide, wide * CARD))
    if beside > size[0] + 2 * MARGIN:
        reaction = rect_around((inner.right + beside / 2, other_place.centery), size)
    return DuelZone(
        box,
        scale,
        rect_around(place.center, size),
        rect_around(other_place.center, size),
        (name, other_name),
        (stake, other_stake),
        head,
        body,
        caption,
        reaction,
    )
