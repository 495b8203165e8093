"""What the middle of the table offers: the forecast of what is aimed at, or buttons."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.play.chances import forecast_text
from wotrush.scenes.hunter.play.controls import BattleControls
from wotrush.scenes.hunter.play.handles import MIDDLE
from wotrush.scenes.hunter.play.turn_buttons import TurnButtons
from wotrush.scenes.hunter.table.choices import TableChoice
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.hunter.texts.acting import action_text
from wotrush.scenes.hunter.texts.consequences import event_consequence
from wotrush.scenes.hunter.texts.event_cards import event_effect


def offered(view: BattleView, controls: BattleControls, turn: TurnButtons) -> tuple[str, list[TableChoice]]:
    """Return the title of the middle and its buttons."""
    if not view.session.may_decide or not view.o.actions:
        return "", []
    if controls.held is not None:
        target = controls.aimed()
        if target is not None and target.why:
            return target.why, []
        if target is not None and isinstance(target.actions[0], act.DeclareAttack | act.Spy):
            return "", []  # The forecast lies there.
        text = "" if target is None else forecast_text(view.o, target.actions, view.names)
        said = target is not None and target.spot == MIDDLE and text == target.chip
        return ("" if said else text), []
    return "", [_choice(view, action) for action in _actions(view, controls, turn)]


def aimed_effect(view: BattleView, controls: BattleControls) -> str:
    """Return what the event does that is aimed: to its target, since its card says what it does in general."""
    target = controls.aimed() if controls.held is not None else None
    action = None if target is None or target.why else target.actions[0]
    if isinstance(action, act.PlayEvent):
        return event_consequence(view.o, action) or event_effect(action.event)
    return ""


def _actions(view: BattleView, controls: BattleControls, turn: TurnButtons) -> Sequence[act.HunterAction]:
    if controls.choosing:
        attacks = all(isinstance(action, act.DeclareAttack) for action in controls.choosing)
        return (
            () if attacks else controls.choosing
        )  # The kinds of an attack are chosen where its forecast lies.
    if act.PASS in view.o.actions:
        return ()  # The reactions bar asks for it.
    if any(isinstance(action, act.Deploy) for action in view.o.actions):
        return ()  # Its lines are lit.
    actions = controls.plain_actions()
    large = (turn.main_action, turn.end_action)
    drafting = bool(view.o.pack)  # Then the cards themselves are clicked.
    return [a for a in actions if a not in large and not (drafting and isinstance(a, act.Keep))]


def _choice(view: BattleView, action: act.HunterAction) -> TableChoice:
    note = forecast_text(view.o, [action], view.names, brief=True)
    return TableChoice(action, action_text(view.o, action, view.names), note)
