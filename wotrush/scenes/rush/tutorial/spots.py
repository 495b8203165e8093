"""The places on the table that lessons are about."""

from __future__ import annotations

from enum import Enum, auto

from pygame import FRect

from wotrush.scenes.rush.board.plaques import plates
from wotrush.scenes.rush.table.layout import Zone
from wotrush.scenes.rush.table.view import View
from wotrush.scenes.table.lying import around
from wotrush.stage.geometry import rect_around


class LessonSpot(Enum):
    """A place on the table."""

    RESERVE = auto()
    HAND = auto()
    DEPOT = auto()
    GARAGE = auto()
    MEDALS = auto()
    BASES = auto()
    ENEMY = auto()
    ACHIEVEMENTS = auto()
    POINTS = auto()
    END_TURN = auto()


def lesson_rect(view: View, spot: LessonSpot) -> FRect | None:
    """Return where that place is, in units; None if nothing of it can be seen."""
    frame = view.frame
    match spot:
        case LessonSpot.RESERVE:
            return frame.common.reserve[0].unionall(list(frame.common.reserve[1:]))
        case LessonSpot.HAND:
            return around([lying for lying in view.lying.values() if lying.zone is Zone.HAND])
        case LessonSpot.DEPOT:
            return _named_pile(view, frame.own.depot)
        case LessonSpot.GARAGE:
            return _named_pile(view, frame.own.garage)
        case LessonSpot.MEDALS:
            return frame.common.medals[0].unionall(list(frame.common.medals[1:]))
        case LessonSpot.BASES:
            return _bases(view, own=True)
        case LessonSpot.ENEMY:
            return _bases(view, own=False)
        case LessonSpot.ACHIEVEMENTS:
            return frame.common.achievements
        case LessonSpot.POINTS:
            return frame.own.points
        case LessonSpot.END_TURN:
            return frame.own.end_turn


def _named_pile(view: View, pile: FRect) -> FRect:
    """Return a pile and the plate with its name."""
    return pile.unionall([plate for _, plate in plates(view) if plate.colliderect(pile)])


def _bases(view: View, *, own: bool) -> FRect | None:
    """Return bases with the places of their defenders: the learner's own, or those of the first opponent who has any left."""
    for seat in [view.o.seat] if own else [panel.seat for panel in view.frame.panels]:
        bases = [one for one in view.lying.values() if one.seat == seat and one.zone is Zone.BASE]
        stands = [view.frame.stands(seat)[base.place] for base in bases]
        places = [rect_around(at, stand.card) for stand in stands for at in (stand.base, stand.defender)]
        if places:
            return places[0].unionall(places[1:])
    return None
