"""The places on the table that lessons are about."""

from __future__ import annotations

from enum import Enum, auto

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.model.rush.cards import Kind
from wotrush.model.rush.state import GONE
from wotrush.scenes.rush.board.plaques import plates
from wotrush.scenes.rush.tutorial import deeds
from wotrush.scenes.rush.view.layout import Zone
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.table.lying import around
from wotrush.stage.geometry import inset, rect_around

BESIDE, MARK = 10.0, 8.0
"""How far the ring around bases and a hand reaches beyond the outer ones, so that it touches none, and how far a player's
mark stands out of the panel.
"""


class LessonSpot(Enum):
    """A place on the table."""

    RESERVE = auto()
    HAND = auto()
    TECHNICIANS = auto()
    VOLUNTEERS = auto()
    VEHICLE = auto()
    DEPOT = auto()
    GARAGE = auto()
    MEDALS = auto()
    BASES = auto()
    ENEMY = auto()
    ACHIEVEMENTS = auto()
    POINTS = auto()
    END_TURN = auto()


KINDS = {
    LessonSpot.TECHNICIANS: Kind.TECHNICIANS,
    LessonSpot.VOLUNTEERS: Kind.VOLUNTEERS,
    LessonSpot.VEHICLE: Kind.VEHICLE,
}
"""The kinds of card that a lesson is about of which one can be used."""


def lesson_rect(view: View, spot: LessonSpot) -> FRect | None:
    """Return where that place is, in units; None if nothing of it can be seen."""
    frame = view.frame
    match spot:
        case LessonSpot.RESERVE:
            return frame.common.reserve[0].unionall(list(frame.common.reserve[1:]))
        case LessonSpot.HAND:
            hand = around([lying for lying in view.lying.values() if lying.zone is Zone.HAND])
            return hand and inset(hand, -BESIDE, -BESIDE / 2)
        case LessonSpot.TECHNICIANS | LessonSpot.VOLUNTEERS | LessonSpot.VEHICLE:
            usable = deeds.usable(view.o, KINDS[spot])
            return None if usable is None else around([view.lying[usable]])
        case LessonSpot.DEPOT:
            return _named_pile(view, frame.own.depot)
        case LessonSpot.GARAGE:
            return _named_pile(view, frame.own.garage)
        case LessonSpot.MEDALS:
            return frame.common.medals[0].unionall(list(frame.common.medals[1:]))
        case LessonSpot.BASES:
            return _places(view, view.o.seat)
        case LessonSpot.ENEMY:
            standing = (_places(view, panel.seat) for panel in frame.panels)
            return next((places for places in standing if places is not None), None)
        case LessonSpot.ACHIEVEMENTS:
            return frame.common.achievements or frame.common.signs
        case LessonSpot.POINTS:
            panel = frame.own.points if frame.own.squad is None else frame.own.points.union(frame.own.squad)
            return inset(panel, -MARK, 0, 0, 0)
        case LessonSpot.END_TURN:
            return frame.own.end_turn


def _named_pile(view: View, pile: FRect) -> FRect:
    """Return a pile and the plate with its name."""
    return pile.unionall([plate for _, plate in plates(view) if plate.colliderect(pile)])


def _places(view: View, seat: Seat) -> FRect | None:
    """Return the whole places of a player's bases that are left, with those of their defenders."""
    zones = (Zone.BASE, Zone.DEFENDER)
    lying = around([one for one in view.lying.values() if one.seat == seat and one.zone in zones])
    if lying is None:
        return None
    left = [
        rect_around(middle, stand.card)
        for place, stand in enumerate(view.frame.stands(seat))
        if view.o.base[3 * seat + place] != GONE
        for middle in (stand.base, stand.defender)
    ]
    return inset(lying.unionall(left), -BESIDE, -BESIDE / 2)
