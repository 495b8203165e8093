"""What buttons, keys and clicks beside things ask of a table."""

from __future__ import annotations

from typing import Protocol

import pygame
from pygame.event import Event

from wotrush.i18n import t
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.keys import Command
from wotrush.scenes.session.hands import closed_hands
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.session.watching import WatchedSession
from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.table.looking import Looking
from wotrush.scenes.table.pieces import TablePieces
from wotrush.stage.input.focus import By
from wotrush.stage.input.ui import Interface
from wotrush.stage.node import Node

PAGES = {pygame.K_PAGEUP: 2, pygame.K_PAGEDOWN: -2}
"""Keys that scroll the log back and forth, with the steps of a wheel."""
TURNS = {pygame.K_LEFT: WatchedSession.turn_back, pygame.K_RIGHT: WatchedSession.turn_forward}


class CommandedTable(Protocol):
    """What the commands need of a table."""

    context: AppContext
    session: GameSession
    recap_due: bool
    root: Node
    interface: Interface

    @property
    def pieces(self) -> TablePieces: ...
    @property
    def looking(self) -> Looking: ...
    @property
    def still(self) -> bool: ...
    @property
    def rule_in_question(self) -> str: ...
    def settle(self) -> None: ...
    def changed(self) -> None: ...
    def complain(self, text: str, rule: str = "") -> None: ...
    def take_back(self) -> bool:
        """Put back what is prepared but not decided; return False if there was nothing."""


class TableCommands:
    """Each method is one thing a player can ask for. Games add their own."""

    def __init__(self, table: CommandedTable) -> None:
        self._table = table

    # -- the course of the game

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
        """Ask what the strongest opponent would do here, and why."""
        why = self._table.session.why_no_hint()
        if why is not None:
            self._table.complain(str(why))
        else:
            self._table.session.ask_hint()
            self._table.changed()

    def hurry(self) -> None:
        self._table.session.go_on()
        self._table.session.conductor.hurry()

    def skip_turns(self) -> None:
        """Go on to the player's next decision at once; a recap tells there what was missed of the turns of others."""
        session = self._table.session
        session.go_on()
        session.conductor.skip()
        self._table.recap_due = session.observation().active != session.viewpoint.seat
        self._table.settle()

    def skip(self) -> None:
        """Skip motion; with nothing in motion, do nothing."""
        if not self._table.still:
            self._table.settle()

    # -- looking

    def open_menu(self) -> None:
        self._table.pieces.menu.toggle()

    def toggle_log(self) -> None:
        pieces = self._table.pieces
        if pieces.view.zones.log is None:
            pieces.log.visible = not pieces.log.visible

    def own_cards(self) -> None:
        """Show an overview of the player's own cards, in games that have one."""

    def peek(self) -> None:
        """Show the hand of a person who is not playing; if there are several, the menu lists them."""
        seats = closed_hands(self._table.session)
        if not seats:
            self._table.complain(t("Nobody’s hand is hidden at this screen."))
        elif len(seats) == 1:
            self._table.context.go.peek(self._table.session, seats[0])
        elif not self._table.pieces.menu.visible:
            self._table.pieces.menu.toggle()

    def recap(self) -> None:
        self._table.context.go.recap(self._table.session)

    def rules(self) -> None:
        """Open the rule book at the rule that is in question."""
        self._table.context.go.rules(self._table.rule_in_question)

    def escape(self) -> None:
        """Close or take back whatever was opened last; with nothing to close, open the menu."""
        menu, *others = self._table.pieces.overlays
        other = next((one for one in others if one.visible and not one.asking), None)
        if other is not None:
            other.close()
        elif menu.visible or not self._table.take_back():
            back = None if menu.visible else self._table.session.way_back
            (back or self.open_menu)()

    # -- events

    def notice(self, event: Event) -> bool:
        """See every event first; return True if nothing else may see it. A press finds everything in its place at
        once.
        """
        if event.type == pygame.MOUSEMOTION:
            self._table.looking.moved(self._table.root.to_local(event.pos))
        if event.type == pygame.KEYDOWN:
            return self._turns_pages(event.key)
        if event.type != pygame.MOUSEBUTTONDOWN:
            return False
        if not self._table.still and event.button == pygame.BUTTON_LEFT:
            self._table.settle()
        return self._closes_something(event)

    def _turns_pages(self, key: int) -> bool:
        """Go from turn to turn of a replay by the arrows, unless keys have taken the focus for a walk over the table."""
        table = self._table
        session, walks = table.session, table.interface.focus.by is By.KEYS
        if key not in TURNS or walks or not isinstance(session, WatchedSession):
            return False
        if any(overlay.visible for overlay in table.pieces.overlays):
            return False
        TURNS[key](session)
        return True

    def _closes_something(self, event: Event) -> bool:
        """Close what lies open at a click beside it; a right click also takes back what was prepared."""
        table, right = self._table, event.button == pygame.BUTTON_RIGHT
        for overlay in table.pieces.overlays:
            if overlay.visible and not overlay.asking and (right or not overlay.contains(event.pos)):
                overlay.close()
                return True
        kept = [table.pieces.bar, *table.pieces.drawers]
        if not any(node.contains(event.pos) for node in kept):
            table.pieces.close_drawers()
        return right and table.interface.drag.source is None and table.take_back()

    def key(self, event: Event) -> bool:
        """Handle a key that nothing else took."""
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_SPACE:
            self.skip()
        elif event.key == pygame.K_ESCAPE:
            self.escape()
        elif event.key in PAGES and self._table.pieces.log.visible:
            self._table.pieces.log.on_wheel(PAGES[event.key])
        else:
            return self._answer(self._table.context.keys.command(event))
        return True

    def _answer(self, command: Command | None) -> bool:
        """Carry out a command. The other commands have buttons, which have handled their keys already; that of the hint
        is only there in the player's own turn.
        """
        match command:
            case Command.REDO:
                self.redo()
            case Command.UNDO:
                self.undo()
            case Command.HINT if self._table.session.watched is None:
                self.hint()
            case Command.ZOOM:
                self._table.looking.toggle()
            case Command.PEEK:
                self.peek()
            case Command.OWN_CARDS:
                self.own_cards()
            case _:
                return False
        return True
