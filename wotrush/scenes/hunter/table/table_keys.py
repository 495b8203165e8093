"""What keys do on the table of Tank Hunter: digits choose, Space passes, and one key passes until further notice.

Any key or press takes away a fight that is over and stands there only to be looked at.
"""

from __future__ import annotations

from typing import Any, Protocol

import pygame
from pygame.event import Event

from wotrush.i18n import t
from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.play.controls import BattleControls
from wotrush.scenes.hunter.reactions.standing_pass import StandingPass
from wotrush.scenes.hunter.table.pieces import BattlePieces
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.page.keys import Command, any_key, of_digit
from wotrush.stage.input.ui import Interface


class KeyedTable(Protocol):
    """What keys need of the table."""

    view: BattleView
    pieces: BattlePieces
    controls: BattleControls
    standing_pass: StandingPass
    interface: Interface

    @property
    def settled(self) -> bool: ...
    def clear_stage(self, *, at_once: bool = False) -> bool: ...
    def decide(self, action: Any) -> None: ...
    def complain(self, text: str, rule: str = "") -> None: ...


class BattleKeys:
    """Tries the keys on the parts of one table."""

    def __init__(self, table: KeyedTable) -> None:
        self._table = table

    def answer(self, event: Event) -> bool:
        """Answer digits, which press choices or pick one of several like things; Space, which passes; and the standing pass.

        A press is answered if it means no more than that a fight is taken away, or if it comes too early.
        """
        if event.type not in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return False
        table = self._table
        if self._puts_away(event) or table.pieces.reactions.deaf:
            return True
        if event.type != pygame.KEYDOWN or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        if pygame.K_0 <= event.key <= pygame.K_9:
            return self._digit(event.key)
        if event.key == pygame.K_SPACE and table.pieces.reactions.visible:
            table.decide(act.PASS)
            return True
        if table.view.context.keys.command(event) is Command.PASS_ON:
            return self._toggle_pass()
        return False

    def _puts_away(self, event: Event) -> bool:
        """Have a press take away what was fought out; return whether it means nothing else."""
        table = self._table
        if not table.settled or not (event.type == pygame.MOUSEBUTTONDOWN or any_key(event)):
            return False
        over = event.type == pygame.MOUSEBUTTONDOWN and table.pieces.stage.box_px.collidepoint(event.pos)
        alone = over or (event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE)
        return table.clear_stage(at_once=True) and alone

    def _digit(self, key: int) -> bool:
        table, pieces = self._table, self._table.pieces
        if pieces.reactions.visible:
            return pieces.reactions.number(key)
        if table.view.session.may_decide and table.view.o.pack:
            return table.controls.keep(key - pygame.K_1)
        discard = of_digit([act.DiscardEvent(event) for event in table.view.o.hand], key)
        if table.view.session.may_decide and discard in table.view.o.actions:
            table.decide(discard)
            return True
        kind = pieces.forecast.kind_of(key) or table.controls.action_of_key(pygame.key.name(key))
        if kind is None:
            return pieces.choices.number(key)
        table.interface.drag.cancel()
        table.decide(kind)
        return True

    def _toggle_pass(self) -> bool:
        """Switch the standing pass; a reaction that is asked for is declined with it."""
        table, view = self._table, self._table.view
        if view.session.shared or view.session.watched is not None:
            return False
        if view.session.may_decide and view.o.active == view.o.seat:
            table.complain(t("It is your turn."))
            return True
        table.standing_pass.toggle()
        if table.standing_pass.on and table.pieces.reactions.visible:
            table.decide(act.PASS)
        return True
