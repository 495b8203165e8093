"""Chooses how one player's lines share their room: behind each other, in ranks, side by side, or as a strip of tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.scenes.hunter.zones.abreast import LinesAbreast
from wotrush.scenes.hunter.zones.behind import PILE_EDGE, LinesBehind
from wotrush.scenes.hunter.zones.frame import BIASED, ArmyFrame, Lines
from wotrush.scenes.hunter.zones.strength import Strength
from wotrush.scenes.hunter.zones.strip import strip_lines
from wotrush.stage.geometry import inset

RANKS = 2
"""A front line of more cards than this may lie in so many ranks, but not the viewer's in battle."""


def arrange(army: ArmyFrame, strength: Strength, least: float) -> Lines:
    """Return where the cards of a player lie, and how large they are; none is narrower than `least`."""
    if army.tokens:
        return strip_lines(army, strength, least)
    lying = _arrangement(army, strength, least)
    column = lying.column if army.figures is not None and strength.lying else 0.0
    if not column or army.room.x < army.head.x:
        return lying.lines()
    # Beside the head, as at the right of the table.
    pile = FRect(army.room.x, army.room.y, column, army.room.h)
    beside = replace(army, room=inset(army.room, column + PILE_EDGE, 0, 0, 0))
    return replace(_arrangement(beside, replace(strength, scored=0), least).lines(), trophies=pile)


def card_height(army: ArmyFrame, strength: Strength, least: float) -> float:
    """Return how high the cards of the front line would lie."""
    return _arrangement(army, strength, least).high


def in_the_middle(
    armies: Sequence[ArmyFrame], strengths: Mapping[Seat, Strength], least: float
) -> tuple[ArmyFrame, ...]:
    """Have the front lines of enemies lie in the middle of their panels where nobody has a line behind it, and all score piles
    have room beside them.
    """
    lying = [_arrangement(army, strengths[army.seat], least) for army in armies if not army.tokens]
    if lying and all(one.leaves_nothing_behind for one in lying):
        return tuple(replace(army, alone=True) for army in armies)
    return tuple(armies)


def _arrangement(army: ArmyFrame, strength: Strength, least: float) -> LinesBehind:
    usual = LinesBehind(army, strength, least)
    if army.abreast is not None and strength.front and strength.behind:
        abreast = LinesAbreast(army, strength, least)
        return abreast if abreast.high > army.abreast * usual.high else usual
    if strength.front <= RANKS or (army.own and not army.even):
        return usual
    ranked = LinesBehind(army, strength, least, RANKS)
    return ranked if ranked.high > BIASED * usual.high else usual
