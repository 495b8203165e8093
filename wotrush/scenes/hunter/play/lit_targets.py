"""What lights up for a thing that is picked up or asked about: units, players, lines, and plates in the middle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wotrush.i18n import t
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.play.barred import aimed_at_enemies, aimed_in_vain
from wotrush.scenes.hunter.play.chances import chance_of_success
from wotrush.scenes.hunter.play.handles import BACK_LINE, FRONT_LINE, MIDDLE, TableSpot, Thing, rect_of
from wotrush.scenes.hunter.play.targets import AimTarget
from wotrush.scenes.hunter.texts.acting import action_text
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.stage.geometry import inset, rows

PLATE, PLATE_GAP = 96.0, 12.0
"""The greatest height of a plate for an action without a target, and the room around it."""
HOSTILE = (act.DeclareAttack, act.Counterattack, act.Spy)


def lit_targets(
    view: BattleView, source: TableSpot | None, possible: Mapping[TableSpot, Sequence[act.HunterAction]]
) -> list[AimTarget]:
    """Return the targets of a thing, or of actions without one; `possible` is what can be done at each place."""
    found = []
    for spot, actions in possible.items():
        rect = None if spot == MIDDLE else rect_of(view, spot)
        if rect is not None:
            chip, sign = _chip(view, actions)
            key, hostile = key_of(view.o, actions[0]), isinstance(actions[0], HOSTILE)
            found.append(AimTarget(view, spot, rect, actions, chip, sign=sign, key=key, hostile=hostile))
    if source is not None:
        found += _plates(view, possible.get(MIDDLE, ()))
        if source.thing is Thing.EVENT and [*possible] == [MIDDLE] and len(possible[MIDDLE]) == 1:
            found += _own_lines(view, possible[MIDDLE])
        if source.thing is Thing.EVENT:
            found += aimed_in_vain(view, source.number, found)
        if source.thing is Thing.UNIT:
            found += aimed_at_enemies(view, source.number, found)
    return sorted(found, key=lambda target: target.spot.thing is Thing.PLAYER)  # Cards lie on panels.


def key_of(o: HunterObservation, action: act.HunterAction) -> str:
    """Return the digit that chooses a line for the unit whose line is asked for, or the unit to reveal: of this the last one of
    its place number, unless another has the same.
    """
    if isinstance(action, act.Deploy):
        return str(o.actions.index(action) + 1)
    if not isinstance(action, act.Show):
        return ""
    digit = _last_digit(action)
    alike = [one for one in o.actions if isinstance(one, act.Show) and _last_digit(one) == digit]
    return digit if alike[0] == action else ""


def _last_digit(action: act.Show) -> str:
    return str(action.unit)[-1]


def _chip(view: BattleView, actions: Sequence[act.HunterAction]) -> tuple[str, str]:
    """Return what stands above a target: a text, and the sign before it."""
    o = view.o
    if isinstance(actions[0], act.Keep):
        return action_text(o, actions[0], view.names), ""
    if isinstance(actions[0], act.Deploy):
        return t("Deploy here") if len(o.actions) > 1 else "", ""
    if isinstance(actions[0], act.Show):
        return t("Reveal"), ""
    return chance_of_success(o, actions)


def _own_lines(view: BattleView, actions: Sequence[act.HunterAction]) -> list[AimTarget]:
    """Return both own lines as places for an event that needs no target, beside its plate; keys go to the plate."""
    found = []
    for spot in (FRONT_LINE, BACK_LINE):
        rect = rect_of(view, spot)
        if rect is not None:
            found.append(AimTarget(view, spot, rect, actions))
            found[-1].focusable = False
    return found


def _plates(view: BattleView, actions: Sequence[act.HunterAction]) -> list[AimTarget]:
    """Return plates in the middle for actions that need no target; below them is room for what they do."""
    box = inset(view.frame.aiming, PLATE_GAP)
    box.h = min(box.h, len(actions) * (PLATE + PLATE_GAP) - PLATE_GAP)
    cells = rows(box, *[1] * len(actions), gap=PLATE_GAP)
    return [
        AimTarget(view, MIDDLE, cell, [action], action_text(view.o, action, view.names))
        for action, cell in zip(actions, cells, strict=True)
    ]
