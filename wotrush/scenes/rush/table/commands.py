"""What buttons, keys and clicks beside things ask of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from wotrush.i18n import t
from wotrush.model.rush import actions as act
from wotrush.scenes.page.keys import Command
from wotrush.scenes.style.sound_names import Sound

if TYPE_CHECKING:
    from wotrush.scenes.rush.table.scene import TableScene

PAGES = {pygame.K_PAGEUP: 2, pygame.K_PAGEDOWN: -2}
"""Back and forth in the log."""
SELECTING_KEYS = (pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT)


class TableCommands:
    """Each is one thing a player can ask for."""

    def __init__(self, table: TableScene) -> None:
        self._table = table

    # -- decisions

    def chosen(self, action: act.Action | None) -> None:
        """A button of the prompt; None takes back what was to be paid."""
        if action is None:
            self._table.handling.take_back()
        elif isinstance(action, act.Buy):
            self._table.handling.pay()
        else:
            self._table.decide(action)

    def scrap(self, card: int) -> None:
        self._table.decide(act.Scrap(card))

    def stop_repair(self) -> None:
        self._table.decide(act.STOP_REPAIR)

    def confirm_end_turn(self) -> None:
        self._table.decide(act.END_TURN)

    def chance_left(self) -> act.Action | None:
        """What is being paid, or else whatever a player would hardly want to miss."""
        handling = self._table.handling
        paying = handling.payment
        if paying is not None and paying.why_not(handling.o) is None:
            return paying.action
        return handling.forecast.chance_left()

    def undo(self) -> None:
        why = self._table.session.why_no_undo()
        if why is not None:
            self._table.complain(str(why))
        else:
            self._table.session.undo()
            self._table.context.play(Sound.UNDO)

    def redo(self) -> None:
        if self._table.session.can_redo():
            self._table.session.redo()
            self._table.context.play(Sound.REDO)

    def hint(self) -> None:
        """What the strongest opponent would do here, and why."""
        why = self._table.session.why_no_hint()
        if why is not None:
            self._table.complain(str(why))
        else:
            self._table.session.ask_hint()
            self._table.changed()

    def hurry(self) -> None:
        self._table.session.conductor.hurry()

    def skip_turns(self) -> None:
        """On to the own turn at once; what was missed is told there."""
        self._table.session.conductor.skip()
        self._table.recap_due = True
        self._table.settle()

    # -- looking

    def open_menu(self) -> None:
        self._table.pieces.menu.toggle()

    def toggle_log(self) -> None:
        if self._table.view.frame.log is None:
            self._table.pieces.log.visible = not self._table.pieces.log.visible

    def toggle_achievements(self) -> None:
        if self._table.view.frame.common.achievements is None:
            drawer = self._table.pieces.achievements
            drawer.visible = not drawer.visible

    def squad(self) -> None:
        """The own squad; asked again, the next player's, and after the last none."""
        pieces, o = self._table.pieces, self._table.view.o
        spread = pieces.browser.spread
        if pieces.browser.asking:
            return
        seat = o.seat if spread is None or spread.seat is None else (spread.seat + 1) % o.seats
        if spread is not None and spread.seat is not None and seat == o.seat:
            pieces.browser.close()
        else:
            pieces.spread_squad(seat)

    def peek(self) -> None:
        """At the hand of a person who is not playing; of several the menu lists them."""
        seats = self._table.session.closed_hands()
        if not seats:
            self._table.complain(t("No hand of anybody at this screen is hidden."))
        elif len(seats) == 1:
            self._table.context.go.peek(self._table.session, seats[0])
        elif not self._table.pieces.menu.visible:
            self._table.pieces.menu.toggle()

    def recap(self) -> None:
        self._table.context.go.recap(self._table.session)

    def rules(self) -> None:
        """Open at what is in question."""
        self._table.context.go.rules(self._table.rule_in_question)

    def skip(self) -> None:
        """Only ever skips motion."""
        if not self._table.still:
            self._table.settle()
            self._table.pieces.end_button.skipped()

    def escape(self) -> None:
        """Closes or takes back what is nearest; with nothing to close it opens the menu."""
        pieces = self._table.pieces
        if pieces.browser.visible and not pieces.browser.asking:
            pieces.browser.close()
        elif pieces.menu.visible or not self._table.handling.take_back():
            pieces.menu.toggle()

    # -- events

    def notice(self, event: Event) -> bool:
        """Before anything else sees it; True if that was all. A press finds everything in its place at once."""
        if event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key in SELECTING_KEYS:
            self._table.handling.selecting = event.type == pygame.KEYDOWN
        if event.type == pygame.MOUSEMOTION:
            self._table.looking.moved(self._table.root.to_local(event.pos))
        if event.type != pygame.MOUSEBUTTONDOWN:
            return False
        if not self._table.still and event.button == pygame.BUTTON_LEFT:
            self._table.settle()
        return self._closes_something(event)

    def _closes_something(self, event: Event) -> bool:
        """A click beside an open pile or menu closes it; a right click that, or takes back what was to be paid."""
        table, right = self._table, event.button == pygame.BUTTON_RIGHT
        for overlay in (table.pieces.menu, table.pieces.browser):
            if overlay.visible and not overlay.asking and (right or not overlay.contains(event.pos)):
                overlay.close()
                return True
        kept = [table.pieces.bar, *table.pieces.drawers]
        if not any(node.contains(event.pos) for node in kept):
            table.pieces.close_drawers()
        return right and table.interface.drag.source is None and table.handling.take_back()

    def key(self, event: Event) -> bool:
        """A key that nothing else took."""
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_SPACE:
            self.skip()
        elif event.key == pygame.K_ESCAPE:
            self.escape()
        elif event.key in PAGES and self._table.pieces.log.visible:
            self._table.pieces.log.on_wheel(PAGES[event.key])
        else:
            return self._asked(self._table.context.keys.command(event))
        return True

    def _asked(self, command: Command | None) -> bool:
        """The other commands have buttons, which took their keys already."""
        table = self._table
        match command:
            case Command.REDO:
                self.redo()
            case Command.UNDO:
                self.undo()
            case Command.ZOOM:
                table.looking.toggle()
            case Command.PEEK:
                self.peek()
            case Command.OWN_CARDS:
                self.squad()
            case _:
                return False
        return True
