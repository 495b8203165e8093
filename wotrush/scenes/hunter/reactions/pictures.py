"""The cards that a prompt is about, and the card that an answer uses."""

from __future__ import annotations

from dataclasses import dataclass

from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.cards.words import EVENT_IDS
from wotrush.scenes.hunter.cards.faces import thumbnail
from wotrush.scenes.hunter.cards.small_pictures import EventThumbnail
from wotrush.scenes.hunter.view.layout import NOWHERE, CardLook
from wotrush.scenes.hunter.view.seen import commander_place
from wotrush.scenes.table.lying import CARD, CardFaces
from wotrush.stage.drawing.shapes import Face


def asked_about(o: HunterObservation, faces: CardFaces) -> list[Face]:
    """Return source and target of what goes on: units, or the event and the unit that it is played on."""
    window, procedure = o.stack[-1], o.stack[-2] if len(o.stack) > 1 else (fr.TURN,)
    places: list[int] = []
    match window[0]:
        case fr.COUNTER | fr.SPY_COUNTER:
            places = [window[fr.K_AIM]]
        case fr.LOST:
            places = list(window[fr.L_PAIRS :: 2])[:2]
        case _:
            places = _procedure(procedure)
    found = [_unit(o, faces, place) for place in places if place > 0]
    if procedure[0] == fr.PLAY:
        return [faces.side(NOWHERE, CardLook(None, event=procedure[fr.E_CARD])), *found]
    return found


def _procedure(frame: tuple[int, ...]) -> list[int]:
    match frame[0]:
        case fr.ATTACK:
            return [frame[fr.A_UNIT], frame[fr.A_TARGET]]
        case fr.STRIKE:
            return [frame[fr.X], frame[fr.Y]]
        case fr.SPYING:
            return [frame[fr.P_UNIT]]
        case fr.SHOT:
            return [frame[fr.O_UNIT]]
        case fr.PLAY:
            return [frame[fr.E_UNIT]]
    return []


@dataclass(frozen=True, slots=True)
class AnswerPicture:
    """What an answer uses, and how broad it is as a multiple of its height."""

    face: Face
    breadth: float = 7 / 4


def answer_picture(o: HunterObservation, faces: CardFaces, action: act.HunterAction) -> AnswerPicture | None:
    """Return the scene of the event or the unit that an answer uses, or the commander."""
    match action:
        case act.PlayEvent(event=event):
            return AnswerPicture(EventThumbnail(EVENT_IDS[event]))
        case act.UseCommander(kind=kind):
            return AnswerPicture(_unit(o, faces, commander_place(o, kind)), 1 / CARD)
        case (
            act.Counterattack(unit=unit)
            | act.AntiAir(unit=unit)
            | act.UseUnit(unit=unit)
            | act.Reveal(unit=unit)
        ):
            return AnswerPicture(thumbnail(o.catalogue, o.kinds[unit]))
        case act.EvadeHit():
            return AnswerPicture(thumbnail(o.catalogue, o.kinds[o.stack[-2][fr.Y]]))
    return None


def _unit(o: HunterObservation, faces: CardFaces, place: int) -> Face:
    kind = o.kinds[place]
    return faces.side(NOWHERE, CardLook(kind if kind >= 0 else None, place, o.flags[place]))
