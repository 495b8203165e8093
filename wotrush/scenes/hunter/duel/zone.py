"""The parts of the stage: the two cards with names and stakes, and between them the rows."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from wotrush.model.hunter.cards.words import FIGHTER_BOMBER, HEAVY_GUNS
from wotrush.scenes.hunter.duel.duel import NO_CARD, NOBODY, ROLLING, Duel
from wotrush.scenes.hunter.faces.event import tells
from wotrush.scenes.hunter.zones.frame import BattleFrame
from wotrush.scenes.table.lying import CARD
from wotrush.stage.geometry import columns, inset, rect_around, rows

MARGIN = 14.0
USUAL = 348.0
"""The height of the stage over panels on a screen of 1920 by 1080 units."""
WIDEST = 1440.0
"""What is told stands together in the middle of a wide stage."""
MOST_OF_STAGE = 0.28
"""The part of the width that a card takes at most, so that there is room for what is told in a window higher than wide."""
NAME, STAKE, HEAD = 34.0, 30.0, 34.0
SKY = 0.16
"""The part of the stage between names and rows in which the field can be seen, and shells fly."""
ENOUGH, TIGHT_ENOUGH = 800.0, 620.0
"""Where so much is left between cards as high as the stage they are, and names and stakes stand between them; less is enough
where letters are large, since so are cards.
"""
ASIDE = 0.27
"""The part of the heading's line, on either side, that a name takes there."""
LEAST_BESIDE = 160.0
"""Beside the cards an event is no narrower than that."""
EVENT = 0.2
"""How much of a narrow stage's middle the card of an event takes at most."""
WORDS_PART = 0.45
"""How much of the room beside the card of an event that is alone on the stage goes to what is told of it."""
ABOVE_WORDS = 32.0
"""How far above the rows shells fly."""
BELOW_HEADING = 8.0
"""The least distance of a shell from the heading above it."""
SENTENCE, LONG_SENTENCE = 54.0, 92.0
"""Room below the rows for what a card says: for two lines, and on a narrow stage for four."""
SHELLING = (HEAVY_GUNS, FIGHTER_BOMBER)
"""Events that roll dice for the units of a player."""
LEAST_ASIDE = 120.0
"""A small stage beside the lines is no lower."""
ASIDE_HEAD, ASIDE_EVENT = 40.0, 0.3
"""On a small stage beside the lines, the height of the heading, and how much of the width the card of an event takes."""
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
    caption: FRect
    """What happened last stands from the heading down to the rows."""
    rows: FRect
    reaction: FRect
    """An event that is played into it: beside the cards or, on a narrow stage, beside what is told."""
    roomy: bool
    """Whether the cards are as high as the stage, and names and stakes stand between them."""
    pixels: float
    """Pixels of a unit of the table on the screen."""
    aside: bool = False
    """Whether it lies beside the lines, where it covers no card, and nothing steps out onto it."""

    def local(self, rect: FRect) -> FRect:
        """Return a rectangle of the table in the stage's own coordinates."""
        box, scale = self.box, self.scale
        return FRect((rect.x - box.x) / scale, (rect.y - box.y) / scale, rect.w / scale, rect.h / scale)

    def events(self, duel: Duel) -> dict[int, FRect]:
        """Return where events lie: in the place of the attacker, or beside what they are played into."""
        place = self.middle if self.bare(duel) else self.center if aimed_at_player(duel) else self.left
        places = ((duel.event, place), (duel.reaction, self.beside(duel)))
        return {
            event: place
            for event, place in places
            if event != NO_CARD and not (duel.laid and event == duel.event)
        }

    def bare(self, duel: Duel) -> bool:
        """Return whether nothing is on the stage but an event that can be read, and that neither rolls nor strikes."""
        alone = (
            duel.event != NO_CARD and duel.event not in ROLLING and not duel.right and duel.other == NOBODY
        )
        return alone and not duel.rows and not duel.rolls and tells(self.left.w * self.pixels)

    @property
    def middle(self) -> FRect:
        """Return where a card lies that is alone on the stage: it stands in the middle together with what is told beside it."""
        words = (self.right.right - self.left.x - self.left.w - MARGIN) * WORDS_PART
        return rect_around((self.box.centerx - (words + MARGIN) / 2, self.left.centery), self.left.size)

    @property
    def center(self) -> FRect:
        """Return where an event lies that is aimed at a player, whose side is at the right."""
        return rect_around((self.box.centerx, self.left.centery), self.left.size)

    @property
    def held(self) -> FRect:
        """Return where a card is held that goes from hand to hand: beside the event that takes it."""
        return FRect((min(self.center.right + MARGIN, self.right.x), self.right.y), self.right.size)

    def beside_event(self, duel: Duel, rect: FRect) -> FRect:
        """Return where a line lies beside an event alone on the stage: at its right, half way up."""
        if not self.bare(duel):
            return rect
        card = self.middle
        start = card.right + MARGIN
        wide = 2 * self.box.centerx - card.x - start
        return FRect(start, card.centery - rect.h / 2, wide, rect.h)

    def units(self, duel: Duel) -> dict[int, FRect]:
        """Return where the units lie that have stepped out."""
        places = ((duel.left, self.left), (duel.right, self.right), (duel.aside, self.beside(duel)))
        return {unit: place for unit, place in places if unit in duel.units and not self.aside}

    def beside(self, duel: Duel) -> FRect:
        """Return where a third card lies: an event beside the unit that it is played on, and in the empty place of a second one
        whoever fires at aircraft.
        """
        if duel.aside and not duel.right and duel.event != NO_CARD:
            return self.right
        at_left = duel.reaction != NO_CARD and duel.played_on and duel.played_on == duel.left
        place = self.reaction
        return FRect(2 * self.box.centerx - place.right, place.y, place.w, place.h) if at_left else place

    @property
    def above_words(self) -> float:
        """Return how high a shell has to rise to fly over what is written in the rows."""
        return self.rows.y - ABOVE_WORDS * self.scale

    @property
    def below_heading(self) -> float:
        """Return how high a shell may rise that is fired from afar: it flies over the rows, but below the heading."""
        return min(self.above_words, self.head.bottom + BELOW_HEADING * self.scale)

    def tells(self, duel: Duel) -> bool:
        """Return whether what the event does can be read on its card, so that it need not be said beside it."""
        return any(tells(place.w * self.pixels) for place in self.events(duel).values())

    def sentence(self, duel: Duel) -> float:
        """Return the room at the bottom of the rows that goes to what a card says which is played into the fight."""
        if duel.reaction == NO_CARD or self.tells(duel):
            return 0.0
        narrow = self._left_by(self.reaction, self.rows).w < NARROW * self.scale
        return LONG_SENTENCE if narrow else SENTENCE

    def left_beside(self, duel: Duel, box: FRect) -> FRect:
        """Return what a card beside the two leaves of a box in the middle, and an event that lies alone of the other side."""
        if duel.reaction != NO_CARD or duel.aside:
            return self._left_by(self.beside(duel), box)
        if aimed_at_player(duel):
            start = self.center.right + MARGIN
            return FRect(start, box.y, self.right.x - MARGIN - start, box.h)
        alone = duel.event != NO_CARD and not duel.right and not self.bare(duel)
        return FRect(box.x, box.y, self.right.right - box.x, box.h) if alone else box

    def _left_by(self, card: FRect, box: FRect) -> FRect:
        if not card.colliderect(self.rows):
            return box
        if card.centerx < box.centerx:
            left = max(box.left, card.right + MARGIN)
            return FRect(left, box.y, box.right - left, box.h)
        return FRect(box.x, box.y, min(box.right, card.x - MARGIN) - box.x, box.h)


def aimed_at_player(duel: Duel) -> bool:
    """Return whether an event is aimed at a player, and rolls for none of that player's units."""
    aimed = duel.event != NO_CARD and duel.event not in SHELLING and duel.other != NOBODY and not duel.right
    return aimed and not duel.rows and not duel.rolls


def zone_aside(frame: BattleFrame) -> DuelZone:
    """Return the parts of a small stage below the large buttons, or over the hand where it has no room there, while dice lie on
    cards of everybody: an event, and one line that counts.
    """
    scale = max(1.0, frame.own.spacing)
    box = FRect(frame.choices if frame.choices.h >= LEAST_ASIDE else frame.hand)
    inner = inset(box, MARGIN * scale, 4 * scale, MARGIN * scale, 8 * scale)
    head, body = rows(inner, -ASIDE_HEAD * scale, 1, gap=2 * scale)
    wide = min(body.h / CARD, inner.w * ASIDE_EVENT)
    card, told = columns(body, -wide, 1, gap=MARGIN * scale)
    nothing = FRect(box.topleft, (0, 0))
    event, both = rect_around(card.center, (wide, wide * CARD)), (nothing, nothing)
    return DuelZone(
        box, scale, event, told, both, both, head, head, told, nothing, False, frame.pixels, aside=True
    )


def duel_zone(frame: BattleFrame) -> DuelZone:
    """Return the parts of the stage on a table."""
    box = FRect(frame.duel)
    scale = max(1.0, min(frame.own.spacing, box.h / USUAL))
    inner = inset(box, max(MARGIN, (box.w - WIDEST * scale) / 2), 8)
    above, below = NAME * scale, STAKE * scale
    inner = inset(inner, 0, max(0.0, inner.h - above - below - inner.w * MOST_OF_STAGE * CARD) / 2)
    whole = inner.h / CARD
    enough = TIGHT_ENOUGH if frame.tight else ENOUGH
    roomy = inner.w - 2 * (whole + MARGIN) >= enough * scale
    card = whole if roomy else (inner.h - above - below) / CARD
    one, middle, other = columns(inner, -card, 1, -card, gap=MARGIN)
    head, sky, body = rows(middle, -HEAD * scale, -inner.h * SKY, 1)
    if roomy:
        name, head, other_name = columns(head, ASIDE, 1 - 2 * ASIDE, ASIDE, gap=8)
        stake, _, other_stake = columns(FRect(sky.x, sky.y, sky.w, below), ASIDE, 1 - 2 * ASIDE, ASIDE, gap=8)
        size = (card, inner.h)
    else:
        name, one, stake = rows(one, -above, 1, -below)
        other_name, other, other_stake = rows(other, -above, 1, -below)
        size = (one.h / CARD - 4, one.h - 6)
    caption = FRect(head.x, head.y + 4, head.w, body.y - head.y - 8)
    beside = (box.w - inner.w) / 2
    wide = min(body.h / CARD, body.w * EVENT)
    reaction = rect_around((body.right - wide / 2, body.centery), (wide, wide * CARD))
    if beside > LEAST_BESIDE * scale + 2 * MARGIN:
        wide = min(size[0], beside - 2 * MARGIN)
        reaction = rect_around((inner.right + beside / 2, other.centery), (wide, wide * CARD))
    return DuelZone(
        box,
        scale,
        rect_around(one.center, size),
        rect_around(other.center, size),
        (name, other_name),
        (stake, other_stake),
        head,
        caption,
        body,
        reaction,
        roomy,
        frame.pixels,
    )
