"""What a play against a declared attack or spying would change of it, in figures."""

from __future__ import annotations

from typing import NamedTuple

from wotrush.i18n import mark, t
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.odds.changed import declared_chances, declared_chances_after
from wotrush.model.hunter.view.observation import HunterObservation
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.texts.figures import from_to, percent

_CHANGED = (
    ("success", "", 1),
    ("destroys", mark("destroys"), 1),
    ("lost", mark("Counterattack"), -1),
    ("dry", mark("out of ammo"), -1),
)
"""The chances that can change, by importance, what they are of, and whether it is good for who attacks or spies that they
rise; that of the attack itself needs no word.
"""


class DeclaredEffect(NamedTuple):
    """What does not change; what does, from which chance to which, by how much, and whether that serves the viewer."""

    note: str
    chance_of: str
    chance: str
    share: float
    serves: bool = True


def declared_effect(o: HunterObservation, action: act.HunterAction) -> DeclaredEffect | None:
    """Return what a play in the window on top would change; None: that is no such window, or it cannot be told."""
    if o.stack[-1][0] != fr.DECLARED:
        return None
    table = open_table(o)
    now, after = declared_chances(table), declared_chances_after(table, o.seat, action)
    if after is None:
        return None
    procedure = o.stack[-2]
    attack = procedure[0] == fr.ATTACK
    own = o.owner[procedure[fr.A_UNIT if attack else fr.P_UNIT]] == o.seat
    for name, word, sign in _CHANGED:
        before, then = getattr(now, name), getattr(after, name)
        if percent(before) != percent(then):
            said, serves = t(word) if word else "", ((then - before) * sign > 0) is own
            return DeclaredEffect("", said, from_to(before, then), abs(before - then), serves)
    return DeclaredEffect(t("does not change this attack") if attack else "", "", "", 0.0)
