"""What a card that is being played changes of the rolls that wait for it, as the rules carry it out."""

from __future__ import annotations

from dataclasses import replace

from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.combat.attack import declared
from wotrush.model.hunter.combat.declaring import attacks
from wotrush.model.hunter.plays.effects import EFFECTS
from wotrush.model.hunter.worlds.open_table import open_table

SWAYING = (w.TRENCH, w.APPLIQUE_ARMOR, w.FUEL_SHORTAGE, w.RIVER, w.SWAMP, w.TUNGSTEN, w.FLANKING)
"""Cards that change numbers, and take no die and no choice for that."""
BEFORE_EFFECTS = (fr.PLAYED, fr.AIR, fr.SHOT, fr.ROLLED, fr.READY)
"""What a game waits in before a card takes effect."""


def after_card(o: HunterObservation) -> HunterObservation | None:
    """Return the table as it will be once the card has taken effect that is being played, if it changes numbers alone."""
    at = max((i for i, frame in enumerate(o.stack) if frame[0] == fr.PLAY), default=-1)
    if at < 0 or at + 2 != len(o.stack) or o.stack[-1][0] not in BEFORE_EFFECTS:
        return None
    play = list(o.stack[at])
    if play[fr.E_OFF] or play[fr.E_CARD] not in SWAYING:
        return None
    table = open_table(o)
    del table.stack[at + 1 :]
    EFFECTS[play[fr.E_CARD]](table, play)
    stack = tuple(tuple(frame) for frame in table.stack[:at])
    return replace(o, flags=tuple(table.flags), before=tuple(table.before), stack=stack)


def stands(o: HunterObservation, after: HunterObservation) -> bool:
    """Return whether the attack that goes on could not be declared any more after a card, which stops it no longer."""
    frame = next((frame for frame in o.stack if frame[0] == fr.ATTACK), None)
    if frame is None:
        return False
    attack = declared(list(frame))
    could, can = (attack in attacks(open_table(one), o.active) for one in (o, after))
    return could and not can
