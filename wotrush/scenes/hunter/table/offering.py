"""The places of what may be chosen and of what an event does; the log and the large buttons give way to them."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.play.chances import forecast_text
from wotrush.scenes.hunter.play.controls import BattleControls
from wotrush.scenes.hunter.play.handles import MIDDLE
from wotrush.scenes.hunter.play.lit_targets import PLATE_GAP
from wotrush.scenes.hunter.play.targets import AimTarget
from wotrush.scenes.hunter.play.turn_buttons import TurnButtons
from wotrush.scenes.hunter.table.choices import TableChoice
from wotrush.scenes.hunter.table.pieces import LOG_GAP, BattlePieces
from wotrush.scenes.hunter.texts.acting import MIX_RULE, action_text, aim_text
from wotrush.scenes.hunter.texts.consequences import event_consequence
from wotrush.scenes.hunter.texts.event_cards import event_effect, event_name
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.rulebook.markup import plain
from wotrush.scenes.table.pieces import CONTROLS, LOG

CHOICE, LARGE_CHOICE = 50.0, 88.0
"""Height of a choice beside the large buttons, so low that the log tells what two players did, and in their place; the log gives
way to both.
"""
LOWEST_LOG = 84.0


class Offering:
    """Shows forecast and choices on one table. Call `show` after every change, then `log_covered`."""

    def __init__(
        self, view: BattleView, pieces: BattlePieces, controls: BattleControls, turn: TurnButtons
    ) -> None:
        self._view = view
        self._pieces = pieces
        self._controls = controls
        self._turn = turn

    def show(self) -> None:
        """Show what may be chosen or what is aimed at; where that takes the place of the large buttons, hide these."""
        pieces, frame, controls = self._pieces, self._view.frame, self._controls
        target = controls.aimed() if controls.held is not None else None
        pieces.forecast.show(
            controls.choosing if target is None else target.actions, choosing=bool(controls.choosing)
        )
        title, choices = offered(self._view, controls, self._turn)
        effect = aimed_effect(self._view, controls)
        alone = bool(choices) and self._turn.main_action is None and self._turn.end_action is None
        rect, free = self._place(title, effect, choices, alone=alone)
        pieces.choices.in_vain = target is not None and target.in_vain and not target.why
        pieces.choices.show(title, effect, choices, rect, free)
        over = self._over
        self._fit_log(over + [rect] * (pieces.choices.shows and rect not in over))
        asked = pieces.reactions.visible and frame.asking.colliderect(frame.buttons)
        covered = any(box.colliderect(frame.buttons) for box in over)
        self._view.aside = bool(controls.choosing) and not covered and controls.arrow.crosses(frame.status)
        wanted = not (alone or asked or covered or pieces.browser.visible or self._view.aside)
        pieces.show_buttons(wanted, usable=not controls.occupied)

    def _place(
        self, title: str, effect: str, choices: Sequence[TableChoice], *, alone: bool
    ) -> tuple[FRect, float]:
        """Return the place of words or choices, and how much of its lower part is free for the log; `alone`: there are no
        large buttons.
        """
        frame, controls = self._view.frame, self._controls
        worded = bool(title or effect)
        plates = [plate.rect.bottom for plate in self._plates]
        below_plates = bool(worded and plates) and not controls.aiming
        rect = FRect(
            frame.explanation
            if worded and not below_plates
            else frame.aiming
            if alone or worded
            else frame.choices
        )
        if below_plates:
            below = max(plates) + PLATE_GAP
            rect = FRect(rect.x, below, rect.w, rect.bottom - below)
        free = 0.0
        if worded and controls.standing is not None:
            spare = max(0.0, rect.h - self._pieces.choices.height(title, effect, rect.w))
            if frame.log is not None and self._log_above_event is None:
                free = spare
            elif len(self._view.o.hand) == 1:  # No other card has to be covered.
                rect.h -= spare
        if frame.log is not None and choices:
            high = min(rect.h, len(choices) * (LARGE_CHOICE if alone else CHOICE))
            rect.y, rect.h = rect.y if alone and frame.log_below else rect.bottom - high, high
        return rect, free

    def _fit_log(self, beside: Sequence[FRect]) -> None:
        """Have the log end above what lies beside it, or begin below that where it lies below the buttons."""
        pieces, frame = self._pieces, self._view.frame
        above = [box for box in beside if frame.log is not None and frame.log_below and box.y < frame.log.y]
        if frame.log_below and pieces.reactions.visible:
            above.append(pieces.reactions.rect)
        starts = [box.bottom for box in above]
        if self._controls.aiming and (log := frame.log_while_aiming) is not None:
            starts.append(log.y - LOG_GAP)
        ends = [box.y for box in beside if box not in above]
        pieces.fit_log(max(starts, default=None), min(ends, default=None))
        if frame.log is not None:
            standing = self._controls.standing is not None
            pieces.log.z = CONTROLS if standing else LOG  # Other cards of the hand lie below it.
            pieces.log.solid = standing
            if standing:
                pieces.log.rect = self._log_above_event or self._log_below_words

    @property
    def _log_above_event(self) -> FRect | None:
        """Where the log lies above the arrow of an event, if it has room there."""
        log, card, way = self._view.frame.log, self._controls.standing, self._controls.arrow.way
        if log is None or card is None:
            return None
        crossing = [y for x, y in (way.points if way else ()) if x > log.x - LOG_GAP]
        high = min([card.y, *crossing]) - 2 * LOG_GAP - log.y
        return FRect(log.x, log.y, log.w, high) if high >= LOWEST_LOG else None

    @property
    def _log_below_words(self) -> FRect:
        """Where the log lies below what an event does: none of it where nothing is said. No other card shows between them."""
        box, free = self._pieces.choices.rect, self._pieces.choices.free
        high = max(0.0, free - LOG_GAP * (len(self._view.o.hand) == 1))
        return FRect(box.x, box.bottom - high, box.w, high)

    @property
    def _plates(self) -> list[AimTarget]:
        """The plates for what needs no target."""
        return [target for target in self._controls.lit if target.spot == MIDDLE]

    @property
    def _over(self) -> list[FRect]:
        """What lies over buttons and log while a card is held or something is chosen."""
        pieces, controls = self._pieces, self._controls
        nodes = [pieces.forecast, *(self._plates if controls.held is not None else ())]
        over = [node.rect for node in nodes if node.visible]
        if pieces.choices.shows and (pieces.choices.title or pieces.choices.effect):
            over.append(pieces.choices.rect)
        return over if controls.standing is None else [*over, controls.standing]

    @property
    def log_covered(self) -> bool:
        """Whether something else lies where the log does, such as the cards of the draft."""
        view, pieces, log = self._view, self._pieces, self._pieces.log.rect
        asked = pieces.reactions.visible and pieces.reactions.rect.colliderect(log)
        fought = view.duel is not None and view.zone_of(view.duel).box.colliderect(log)
        return bool(view.o.pack) or asked or fought or log.h < LOWEST_LOG


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
        text = "" if target is None else _promised(view, target)
        said = target is not None and text == target.chip
        return ("" if said else text), []
    return "", [_choice(view, action) for action in _actions(view, controls, turn)]


def _promised(view: BattleView, target: AimTarget) -> str:
    """Return what would be done to a target, and its chance; of an event that can harm nothing there it says so at once."""
    action = target.actions[0]
    if not target.in_vain or not isinstance(action, act.PlayEvent):
        return forecast_text(view.o, target.actions, view.names)
    named = {"event": event_name(action.event), "aim": aim_text(view.o, action, view.names)}
    return t("No effect: {event} ({aim})", **named)


def aimed_effect(view: BattleView, controls: BattleControls) -> str:
    """Return what the event does that is aimed: to its target, since its card says what it does in general."""
    target = controls.aimed() if controls.held is not None else None
    action = None if target is None or target.why else target.actions[0]
    if isinstance(action, act.PlayEvent):
        return event_consequence(view.o, action) or event_effect(action.event)
    return ""


def _actions(view: BattleView, controls: BattleControls, turn: TurnButtons) -> Sequence[act.HunterAction]:
    if controls.choosing:
        # The kinds of an attack are chosen where its forecast lies.
        attacks = all(isinstance(action, act.DeclareAttack) for action in controls.choosing)
        return () if attacks else controls.choosing
    if act.PASS in view.o.actions:
        return ()  # The reactions bar asks for it.
    if any(isinstance(action, act.Deploy) for action in view.o.actions):
        return () if len(view.o.actions) > 1 else view.o.actions  # Its lines are lit.
    actions = controls.possible.plain_actions()
    large = (turn.main_action, turn.end_action)
    return [action for action in actions if action not in large]


def _choice(view: BattleView, action: act.HunterAction) -> TableChoice:
    if isinstance(action, act.Deploy):  # There is nothing to choose.
        return TableChoice(action, t("Go on"), sole=True)
    note = forecast_text(view.o, [action], view.names, brief=True)
    return TableChoice(action, action_text(view.o, action, view.names), note, _tip(action))


def _tip(action: act.HunterAction) -> str:
    """Return the rule of a choice whose button only names it."""
    return plain(t(MIX_RULE)) if isinstance(action, act.Mix) else ""
