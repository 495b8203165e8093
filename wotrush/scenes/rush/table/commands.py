"""What buttons and keys ask of Rush's table in addition to what every table can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame
from pygame.event import Event

from wotrush.model.rush import actions as act
from wotrush.scenes.rush.play.controls import Controls
from wotrush.scenes.rush.table.pieces import Pieces
from wotrush.scenes.table.commands import CommandedTable, TableCommands

SELECTING_KEYS = (pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT)


class CommandedRush(CommandedTable, Protocol):
    """What the commands need from Rush's table."""

    controls: Controls

    @property
    def pieces(self) -> Pieces: ...
    @property
    def left_over(self) -> str: ...


class RushCommands(TableCommands):
    """The commands of Rush's table."""

    _table: CommandedRush

    def __init__(self, table: CommandedRush) -> None:
        super().__init__(table)
        self._named: tuple[int, Sequence[act.Action]] = -1, ()
        """The turn in which it was said last what would be left unused, and the uses of cards that were among it."""

    # -- decisions

    def chosen(self, action: act.Action | None) -> None:
        """Carry out a button of the prompt; None takes back what was prepared or chosen last."""
        controls = self._table.controls
        if action is None:
            self._table.take_back()
        elif isinstance(action, act.Buy):
            controls.pay()
        else:
            controls.actions.decide(action)

    def gains(self, action: act.Action) -> list[str]:
        """Return what anybody wins or loses by achievements as soon as that is done."""
        return self._table.controls.gains(action)

    def scrap(self, card: int) -> None:
        self._table.controls.actions.decide(act.Scrap(card))

    def stop_repair(self) -> None:
        self._table.controls.actions.decide(act.STOP_REPAIR)

    def confirm_end_turn(self) -> None:
        self._table.controls.actions.decide(act.END_TURN)

    def chance_left(self) -> act.Action | None:
        """Return what is being paid, or else an action that a player would hardly want to miss; no abilities that were named
        in this turn before.
        """
        controls = self._table.controls
        paying = controls.payment
        if paying is not None:
            return paying.action
        turn, named = self._named
        return controls.forecast.chance_left(named if turn == controls.forecast.o.turn else ())

    def name_what_is_left(self) -> None:
        """Say what the end of the turn would leave unused."""
        forecast = self._table.controls.forecast
        self._named = forecast.o.turn, forecast.uses
        self._table.complain(self._table.left_over, "turn.end")

    def under_way(self) -> object:
        """Return what is being paid, what is lifted, and what is selected."""
        controls = self._table.controls
        return controls.payment, controls.lifted_card, controls.selected

    def hint(self) -> None:
        if self._table.pieces.end_button.asks:
            self._table.take_back()
        super().hint()

    # -- looking

    def toggle_achievements(self) -> None:
        pieces = self._table.pieces
        if pieces.view.frame.common.achievements is None:
            pieces.achievements.visible = not pieces.achievements.visible

    def own_cards(self) -> None:
        """Show the player's own squad; asked again, the next player's, and after the last none."""
        pieces = self._table.pieces
        o, spread = pieces.view.o, pieces.browser.spread
        if pieces.browser.asking:
            return
        seat = o.seat if spread is None or spread.seat is None else (spread.seat + 1) % o.seats
        if spread is not None and spread.seat is not None and seat == o.seat:
            pieces.browser.close()
        else:
            pieces.spread_squad(seat)

    def skip(self) -> None:
        moving = not self._table.still
        super().skip()
        if moving:
            self._table.pieces.end_button.skipped()

    # -- events

    def notice(self, event: Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key in SELECTING_KEYS:
            self._table.controls.selecting = event.type == pygame.KEYDOWN
        return super().notice(event)
