"""The keyboard focus on a crowded table: it stays inside what is open, and moves to what is to be decided."""

from __future__ import annotations

from collections.abc import Hashable

from wotrush.scenes.table.pieces import TablePieces
from wotrush.scenes.table.view import TableView
from wotrush.stage.input.drag import Picked
from wotrush.stage.input.focus import By, FocusPlan
from wotrush.stage.input.ui import Interface
from wotrush.stage.node import Node
from wotrush.stage.widgets import Button


class ZoneWalk(FocusPlan):
    """Call `update` every frame. A game says where the focus begins (`home`) and which zones Tab goes through."""

    def __init__(self, view: TableView, pieces: TablePieces, interface: Interface) -> None:
        self._view = view
        self._pieces = pieces
        self._interface = interface
        self._situation: Hashable = None
        self._version = 0
        """The state of the match a moment ago."""
        self._name = ""
        """The name of the node that had the focus last; that node may have been replaced."""
        interface.focus.plan = self

    def update(self) -> bool:
        """Return True if keys have just taken over from the pointer, or the pointer from the keys."""
        self._narrow()
        by_keys = self._interface.focus.by is By.KEYS
        changed, self._view.by_keys = by_keys is not self._view.by_keys, by_keys
        if by_keys:
            self._follow()
        else:
            self._let_go()
        return changed

    # -- for games

    def arrival(self) -> Node | None:
        """Return where the focus goes by itself when there is something new to decide."""
        return self.home()

    def stays(self, node: Node) -> bool:
        """Return whether the focus stays there though there is something new to decide."""
        return isinstance(node, Button)

    def remember(self, node: Node) -> str:
        """Note what has the focus; return the name under which the focus finds it again, or an empty string."""
        return node.name if isinstance(node, Button) else ""

    @property
    def lifted(self) -> bool:
        """Whether a card was lifted by keys or a click, and waits for a target."""
        return isinstance(self._interface.drag.state, Picked)

    # -- where keys can go

    def _narrow(self) -> None:
        """Keep the focus inside what is open, or among the targets of a card that was lifted."""
        interface, pieces = self._interface, self._pieces
        menu = pieces.menu
        scope = menu if menu.visible else interface.root
        if interface.scope is not scope:
            interface.scope = scope
        if menu.visible:
            return
        opened = next((one for one in pieces.overlays if one.visible), interface.root)
        interface.focus.scope = pieces.targets if self.lifted else opened

    # -- where the focus moves automatically

    def _follow(self) -> None:
        """Move the focus to what is to be decided next, or back to the node that replaced the last one."""
        focus, session = self._interface.focus, self._view.session
        open_now = (*(one.visible for one in self._pieces.overlays), self.lifted)
        situation = (session.match.version, session.may_decide, open_now)
        changed, self._situation = situation != self._situation, situation
        current = focus.current
        if changed and session.may_decide and current is not None and not self.stays(current):
            current = None
        if current is None:
            current = self._again() or (self.arrival() if session.may_decide or any(open_now) else None)
            if current is not None:
                focus.set(current, By.KEYS)
                self._interface.drag.aim(current)
        if current is not None:
            self._name = self.remember(current)

    def _let_go(self) -> None:
        """Take the focus that a click left, which nobody sees, off a card once something was decided: it may have been moved."""
        before, self._version = self._version, self._view.session.match.version
        current = self._interface.focus.current if self._version != before else None
        if current is not None and not self.stays(current):
            self._interface.focus.set(None)

    def _again(self) -> Node | None:
        """Return the node with the name of the one that had the focus last."""
        nodes = self._interface.focus.candidates() if self._name else []
        return next((node for node in nodes if node.name == self._name), None)
