"""The places on the table that lessons are about; None if nothing of one can be seen."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from wotrush.model.hunter import HunterObservation
from wotrush.scenes.hunter.board.own import CHIP
from wotrush.scenes.hunter.board.status import status_plate
from wotrush.scenes.hunter.table.pieces import large_buttons
from wotrush.scenes.hunter.tutorial.subjects import best_attack, fought
from wotrush.scenes.hunter.view.draft import draft_zones
from wotrush.scenes.hunter.view.layout import LineZone
from wotrush.scenes.hunter.view.seen import mustering
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.table.lying import around
from wotrush.stage.geometry import inset, rect_around

BESIDE = 6.0
"""How far from the cards the ring around them lies."""

Spot = Callable[[BattleView], FRect | None]


def draft(view: BattleView) -> FRect | None:
    """Return the plate on which the cards to pick from lie, with their captions."""
    pack = view.o.pack
    return draft_zones(view.frame, len(pack)).pack if pack else None


def status(view: BattleView) -> FRect | None:
    return status_plate(view) if view.status else None


def own_lines(view: BattleView) -> FRect | None:
    """Return the place of both lines with what stands above full ones; while they are large and mostly free, that of the cards,
    and of the first one behind.
    """
    lines = view.lines(view.o.seat)
    if mustering(view.o):
        first = rect_around(lines.back.box.center, lines.back.card)
        kept = around(
            one for one in view.lying.values() if one.zone is LineZone.KEPT and one.side.event is None
        )
        return first if kept is None else first.union(kept)
    both, cards = lines.front.zone.union(lines.back.zone), own_cards(view)
    return both if cards is None else both.union(inset(cards, 0, -CHIP, 0, 0))


def enemy_lines(view: BattleView) -> FRect | None:
    zones = (LineZone.FRONT, LineZone.BACK, LineZone.COMMANDERS)
    cards = around(one for one in view.lying.values() if one.zone in zones and one.seat != view.o.seat)
    return cards and inset(cards, -BESIDE)


def own_cards(view: BattleView) -> FRect | None:
    zones = (LineZone.FRONT, LineZone.BACK)
    return around(one for one in view.lying.values() if one.zone in zones and one.seat == view.o.seat)


def hand(view: BattleView) -> FRect | None:
    return around(one for one in view.lying.values() if one.zone is LineZone.HAND)


def wait_button(view: BattleView) -> FRect | None:
    return large_buttons(view)[0]


def attack(view: BattleView) -> FRect | None:
    """Return the place of the stage while an attack is told there, or else of the target of the best one."""
    if fought(view.duel) is not None:
        return FRect(view.frame.duel)
    strike = best_attack(view.o)
    return None if strike is None else _unit(view, strike.target)


def attacker(view: BattleView) -> FRect | None:
    strike = fought(view.duel) or best_attack(view.o)
    return None if strike is None else _unit(view, strike.unit)


def fight(view: BattleView) -> FRect | None:
    """Return the place of the stage on which a fight is told, or else of the bar that asks."""
    return FRect(view.frame.asking if view.duel is None else view.frame.duel)


def asking(view: BattleView) -> FRect | None:
    return FRect(view.frame.asking)


def score(view: BattleView) -> FRect | None:
    return FRect(view.frame.score)


def clock(view: BattleView) -> FRect | None:
    return FRect(view.frame.clock)


def unit(which: Callable[[HunterObservation], int | None]) -> Spot:
    """Return the place of the unit that a function of the observation names."""

    def spot(view: BattleView) -> FRect | None:
        place = which(view.o)
        return None if place is None else _unit(view, place)

    return spot


def _unit(view: BattleView, place: int) -> FRect | None:
    return around(one for one in view.lying.values() if one.card == place)
