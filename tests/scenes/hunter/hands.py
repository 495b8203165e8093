"""Playing Tank Hunter's table by keys alone, or by a gamepad."""

from __future__ import annotations

from functools import partial

import pygame

from tests.scenes.hunter.tables import Battle
from tests.scenes.walking import FocusWalker, PadPress, Press
from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.play.handles import handles
from wotrush.scenes.hunter.play.turn_buttons import NOT_MEANT
from wotrush.scenes.hunter.reactions.answer_button import AnswerButton
from wotrush.scenes.page.early_input import DEAF
from wotrush.stage.node import Node


class KeyHand(FocusWalker):
    """Uses Tab, arrows, Enter, Space and the key that ends a turn, as the table stands at the moment."""

    def __init__(self, table: Battle, press: Press | None = None) -> None:
        super().__init__(lambda: table.scene, press or table.pilot.key)
        self.table = table

    def perform(self, action: act.HunterAction) -> None:
        """Make a decision, unless a recap opens first. Raises AssertionError if keys do not get there."""
        table, version = self.table, self.table.session.match.version
        self.table.pilot.step()
        for _ in range(6):
            if table.pilot.stack.top is not table.scene:
                return
            if table.scene.pieces.reactions.deaf:
                table.pilot.wait(DEAF)
            if table.scene.turn.deaf:
                table.pilot.wait(NOT_MEANT)
            self._next_step(action)
            table.pilot.step()
            if table.session.match.version != version:
                return
        raise AssertionError(f"{action} could not be done: {table.scene.view.status} {self.trail[-20:]}")

    def _next_step(self, action: act.HunterAction) -> None:
        table, scene = self.table, self.table.scene
        if isinstance(action, act.Keep) and table.o.pack:
            self.enter(lambda: table.card_of_draft(action.card))
        elif scene.pieces.reactions.visible:
            self._answer(action)
        elif action == scene.turn.end_action:
            self.hit(pygame.K_e)
        elif action == scene.turn.main_action:
            self._press_main()
        elif self._button(action) is not None:
            self.enter(partial(self._choice, action))
        elif self._lit(action) is None and handles(table.o, action).source is not None:
            self.enter(partial(self.source, action))
        else:
            self.enter(partial(self.target, action))

    def _press_main(self) -> None:
        self.hit(pygame.K_b if self.table.scene.turn.main_action is act.BEGIN else pygame.K_w)

    def _answer(self, action: act.HunterAction) -> None:
        if action == act.PASS:
            self.hit(pygame.K_SPACE)
        else:
            self.enter(partial(self._answering, action))

    # -- what stands for an action

    def _answering(self, action: act.HunterAction) -> Node:
        bar = self.table.scene.pieces.reactions
        return next(one for one in bar.children if isinstance(one, AnswerButton) and action in one.actions)

    def _button(self, action: act.HunterAction) -> Node | None:
        pieces = self.table.scene.pieces
        buttons = [*pieces.forecast.children, *pieces.choices.children]
        return next((one for one in buttons if one.focusable and one.name == f"choice {action}"), None)

    def _choice(self, action: act.HunterAction) -> Node:
        button = self._button(action)
        assert button is not None
        return button

    def source(self, action: act.HunterAction) -> Node:
        scene, source = self.table.scene, handles(self.table.o, action).source
        return next(one for one in scene.cards.sprites.values() if scene.controls.spot_of(one) == source)

    def target(self, action: act.HunterAction) -> Node:
        lit = self._lit(action)
        assert lit is not None
        return lit

    def _lit(self, action: act.HunterAction) -> Node | None:
        """Return the target that is lit for an action: at once for a line, and else for a card in hand."""
        return next((one for one in self.table.scene.controls.lit if action in one.actions), None)


class PadHand(KeyHand):
    """Decides like KeyHand; its events are a gamepad's."""

    def __init__(self, table: Battle) -> None:
        super().__init__(table, PadPress(table.pilot))

    def _press_main(self) -> None:
        self.enter(lambda: self.table.scene.pieces.main)
