"""What a play against a declared attack or spying would change of it, in figures."""

from __future__ import annotations

from typing import NamedTuple

from wotrush.i18n import mark, t
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.odds.changed import outlook, outlook_after
from wotrush.model.hunter.view.observation import HunterObservation
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.texts.figures import from_to, percent

_CHANGED = (
    ("success", ""),
    ("destroys", mark("destroys")),
    ("lost", mark("Counterattack")),
    ("dry", mark("out of ammo")),
)
"""The chances that can change, by importance, and what they are of; that of the attack itself needs no word."""


class DeclaredEffect(NamedTuple):
    """What changes, from which chance to which, and by how much."""

    note: str
    chance: str
    share: float


def declared_effect(o: HunterObservation, action: act.HunterAction) -> DeclaredEffect | None:
    """Return what a play in the window on top would change; None: that is no such window, or it cannot be told."""
    if o.stack[-1][0] != fr.DECLARED:
        return None
    table = open_table(o)
    now, after = outlook(table), outlook_after(table, o.seat, action)
    if after is None:
        return None
    for name, word in _CHANGED:
        before, then = getattr(now, name), getattr(after, name)
        if percent(before) != percent(then):
            return DeclaredEffect(t(word) if word else "", from_to(before, then), abs(before - then))
    attack = o.stack[-2][0] == fr.ATTACK
    return DeclaredEffect(t("does not change this attack") if attack else "", "", 0.0)
