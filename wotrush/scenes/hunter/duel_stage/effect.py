"""What an event on the stage does, in one sentence, and how large that may be written."""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import capitalized, t
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.actions import PlayEvent
from wotrush.model.hunter.cards.words import APPLIQUE_ARMOR, CAMOUFLAGE, FUEL_SHORTAGE, TRENCH, WITHDRAWAL
from wotrush.model.hunter.combat.declaring import bad_weather
from wotrush.model.hunter.plays.red import LAST_BOMBING
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.duel.duel import Duel
from wotrush.scenes.hunter.duel.swaying import BEFORE_EFFECTS
from wotrush.scenes.hunter.texts.consequences import event_consequence
from wotrush.scenes.hunter.texts.event_cards import event_effect
from wotrush.scenes.hunter.texts.telling import ENDINGS
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset
from wotrush.stage.typography.text import SMALLEST, Ink, Writer

LAST = ENDINGS["bombing"]
"""What comes of the last Carpet Bombing."""
TO_BE_SEEN = (TRENCH, APPLIQUE_ARMOR, FUEL_SHORTAGE, CAMOUFLAGE, WITHDRAWAL)
"""Events of which it is known from the unit alone what they do, until they have left the stage."""
SENTENCE, MOST_LINES = 34.0, 8


def paint_effect(canvas: Canvas, view: BattleView, duel: Duel, box: FRect, *, explained: bool) -> None:
    """Write what the event does or, if that is `explained` elsewhere, what becomes of its target."""
    text = (
        _why_nothing(view, duel) or ("" if explained else event_effect(duel.event)) or pending(view.o, duel)
    )
    if text:
        writer, room = view.theme.writer, inset(box, 20, 4)
        ink = view.theme.inks.body.colored(view.palette.text).aligned(0.5)
        write(canvas, writer, text, in_room(writer, text, ink, room), room, lines=MOST_LINES)


def pending(o: HunterObservation, duel: Duel) -> str:
    """Return what the event of a duel would do to its target, in figures, as long as it has not been carried out."""
    frame = next((one for one in o.stack if one[0] == fr.PLAY and one[fr.E_CARD] == duel.event), None)
    if duel.cancelled or duel.done or duel.laid:
        return ""
    if frame is None:  # While that is shown the rules are further on.
        shown = duel.event in TO_BE_SEEN and duel.right and o.kinds[duel.right] >= 0
        return capitalized(event_consequence(o, PlayEvent(duel.event, duel.right))) if shown else ""
    if o.stack[-1][0] not in (fr.PLAY, *BEFORE_EFFECTS):
        return ""
    aimed = frame[fr.E_UNIT], frame[fr.E_AIM], frame[fr.E_NUMBER]
    return capitalized(event_consequence(o, PlayEvent(duel.event, *aimed)))


def _why_nothing(view: BattleView, duel: Duel) -> str:
    """Return why a Carpet Bombing that has been counted rolls no dice, if it does not."""
    if duel.bombing == LAST_BOMBING:
        return t(LAST)
    stormy = duel.bombing > 0 and bad_weather(open_table(view.o))
    return t("Bad Weather: no unit is struck.") if stormy else ""


def in_room(writer: Writer, text: str, ink: Ink, room: FRect, size: float = SENTENCE) -> Ink:
    """Return the ink in the largest size, no more than that, in which all of a sentence has room."""
    while size > SMALLEST and writer.units(text, ink.sized(size), room.w).y > room.h:
        size -= 1.0
    return ink.sized(size)
