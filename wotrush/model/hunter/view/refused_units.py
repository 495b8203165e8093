"""What is asked first of every refused action: whether the unit is there, the player's own and in a state to do anything."""

from __future__ import annotations

from wotrush.model.game import Reason, Refusal
from wotrush.model.hunter.cards.words import COMMAND, DRY, EVADED, GONE, PINNED, REVEALED
from wotrush.model.hunter.frames import MAIN, STAGE, TURN
from wotrush.model.hunter.view import reasons as no
from wotrush.model.hunter.view.observation import HunterObservation


def about(o: HunterObservation, reason: Reason, place: int) -> Refusal:
    """Return the reason with the unit's name, as far as the seat knows it."""
    kind = o.kinds[place]
    name = f"{place} {o.catalogue.rows[kind].name}" if kind >= 0 else str(place)
    return Refusal(reason, {"unit": name})


def at_frame(o: HunterObservation, code: int) -> bool:
    """Whether the game waits for this kind of decision."""
    return o.stack[-1][0] == code


def in_main(o: HunterObservation) -> bool:
    """Whether the active player's own time in main is on."""
    return o.stack[-1][0] == TURN and o.stack[-1][STAGE] == MAIN


def not_there(o: HunterObservation, place: int) -> Refusal | None:
    """Refuse a number under which no card lies."""
    found = 0 < place < len(o.kinds) and o.line[place] != GONE
    return None if found else Refusal(no.NO_SUCH_PLACE)


def not_own_unit(o: HunterObservation, place: int) -> Refusal | None:
    """Refuse all but the player's own units."""
    if refusal := not_there(o, place):
        return refusal
    if o.owner[place] != o.seat:
        return about(o, no.NOT_YOURS, place)
    return about(o, no.COMMANDER_ONLY, place) if o.line[place] == COMMAND else None


def unfit(o: HunterObservation, place: int) -> Refusal | None:
    """Refuse a unit whose state forbids it to do anything, once it is revealed."""
    flags = o.flags[place]
    if flags & PINNED:
        return about(o, no.PINNED_UNIT, place)
    if flags & DRY:
        return about(o, no.DRY_UNIT, place)
    return about(o, no.EVADED_UNIT, place) if flags & EVADED else None


def unable(o: HunterObservation, place: int) -> Refusal | None:
    """Refuse all but the player's own able units."""
    if refusal := not_own_unit(o, place):
        return refusal
    return unfit(o, place) if o.flags[place] & REVEALED else about(o, no.HIDDEN_UNIT, place)
