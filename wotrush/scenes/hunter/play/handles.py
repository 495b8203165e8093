"""Which two things on the table stand for an action, what is taken hold of and where it goes, and where these lie."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.board.own import first_places
from wotrush.scenes.hunter.view.draft import draft_zones, kept_places
from wotrush.scenes.hunter.view.seen import commander_place, to_deploy
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.table.lying import upright


class Thing(Enum):
    """Kinds of things that can be taken hold of or aimed at."""

    UNIT = "unit"
    """`number` is its place."""
    EVENT = "event"
    """`number` is the event in the hand."""
    OFFER = "offer"
    """`number` is the card, among those that the viewer picks from."""
    PICKED = "picked"
    """The room of what the viewer has picked."""
    KEPT = "kept"
    """`number` is the position of a card among those that the viewer is about to deploy."""
    PLAYER = "player"
    """`number` is the seat."""
    FRONT = "front"
    """The viewer's own front line."""
    BACK = "back"
    """The viewer's own back line."""
    MIDDLE = "middle"
    """The plates in the middle: what needs no target."""


WIDE = (Thing.PICKED, Thing.FRONT, Thing.BACK)
"""Places with room for many cards."""


@dataclass(frozen=True, slots=True)
class TableSpot:
    """A thing on the table."""

    thing: Thing
    number: int = 0


MIDDLE, FRONT_LINE, BACK_LINE = TableSpot(Thing.MIDDLE), TableSpot(Thing.FRONT), TableSpot(Thing.BACK)
PICKED = TableSpot(Thing.PICKED)


def unit_spot(place: int) -> TableSpot:
    return TableSpot(Thing.UNIT, place)


def player_spot(seat: Seat) -> TableSpot:
    return TableSpot(Thing.PLAYER, seat)


@dataclass(frozen=True, slots=True)
class Handles:
    """`source` is None for an action that only a target or a button stands for; `target` is then MIDDLE for a button."""

    source: TableSpot | None
    target: TableSpot


def handles(o: HunterObservation, action: act.HunterAction) -> Handles:
    """Return what stands for an action on the table of the seat that may do it."""
    match action:
        case act.DeclareAttack(unit, target) | act.Counterattack(unit, target):
            return Handles(unit_spot(unit), unit_spot(target))
        case act.Spy(unit, seat):
            return Handles(unit_spot(unit), player_spot(seat))
        case act.Show(unit) | act.Cure(unit):
            return Handles(None, unit_spot(unit))
        case act.Reveal(unit) | act.AntiAir(unit):
            return Handles(unit_spot(unit), MIDDLE)
        case act.Keep(card) if o.pack:
            return Handles(TableSpot(Thing.OFFER, card), PICKED)
        case act.Advance(unit):
            return Handles(unit_spot(unit), FRONT_LINE)
        case act.Deploy(back=back):
            kept = to_deploy(o)
            source = None if kept is None else TableSpot(Thing.KEPT, kept)
            return Handles(source, BACK_LINE if back else FRONT_LINE)
        case act.PlayEvent(event=event):
            return Handles(TableSpot(Thing.EVENT, event), _aim(action.unit, action.seat))
        case act.DiscardEvent(event):
            return Handles(TableSpot(Thing.EVENT, event), MIDDLE)
        case act.UseUnit(unit, passenger, seat=seat):
            return Handles(unit_spot(unit), _aim(passenger, seat))
        case act.UseCommander(kind, unit):
            return Handles(unit_spot(commander_place(o, kind)), _aim(unit, act.NOBODY))
        case _:
            return Handles(None, MIDDLE)


def slot_of(view: BattleView, spot: TableSpot) -> FRect | None:
    """Return where in a wide place the next card will lie; None if all cards there make room for it."""
    rect, o = rect_of(view, spot), view.o
    if rect is None or spot.thing not in WIDE:
        return None
    if spot.thing is Thing.PICKED:
        return kept_places(draft_zones(view.frame, len(o.pack)))[len(o.kept)]
    return next((place for place in first_places(view) if rect.contains(place)), None)


def _aim(unit: int, seat: Seat) -> TableSpot:
    return unit_spot(unit) if unit else player_spot(seat) if seat >= 0 else MIDDLE


def rect_of(view: BattleView, spot: TableSpot) -> FRect | None:
    """Return where it lies, in units; None if it cannot be seen or has no place of its own."""
    o, frame = view.o, view.frame
    match spot.thing:
        case Thing.UNIT:
            lying = view.lying.get(spot.number)
            return None if lying is None else upright(lying.pose)
        case Thing.PLAYER:
            if spot.number == o.seat:
                return FRect(frame.score)
            return next(army.whole for army in frame.enemies if army.seat == spot.number)
        case Thing.PICKED:
            return FRect(draft_zones(frame, len(o.pack)).kept)
        case Thing.FRONT:
            return FRect(view.lines(o.seat).front.zone)
        case Thing.BACK:
            return FRect(view.lines(o.seat).back.zone)
        case _:
            return None
