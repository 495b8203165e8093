"""The nodes that every table is made of, from back to front; a game adds its own between them."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from wotrush.scenes.session.watching import WatchedSession
from wotrush.scenes.table.cards.card_sprites import CardLayer
from wotrush.scenes.table.cards.zoom import Zoom
from wotrush.scenes.table.panels.event_words import EventWords
from wotrush.scenes.table.panels.hint_mark import HintMark
from wotrush.scenes.table.panels.log_panel import LogPanel
from wotrush.scenes.table.panels.menu import TableMenu
from wotrush.scenes.table.panels.narration import NarrationPanel
from wotrush.scenes.table.panels.overlay import Overlay
from wotrush.scenes.table.panels.replay_bar import ReplayBar
from wotrush.scenes.table.panels.top_bar import TopBar
from wotrush.scenes.table.view import TableView
from wotrush.stage.node import Node, NodeT
from wotrush.stage.repaints import Repaints

BEHIND, LOG, CARDS, NAMES, TARGETS, CONTROLS, DRAWERS, EFFECTS, HELD, SPREAD, HINT, AIM, ZOOM, MENU = range(
    1, 15
)
"""The layers of a table, from back to front: what flies is above everything but what the player holds or opens."""


class TablePieces:
    """Built once; `place` lays everything but the cards out on a screen of any size."""

    def __init__(self, root: Node, view: TableView, bar: TopBar, words: EventWords) -> None:
        self.view = view
        self.words = words
        self._root = root
        self.log = self.add(LogPanel(view, words), LOG)
        self.narration = self.add(NarrationPanel(view, words), LOG)
        self.cards = self.add(CardLayer(view.theme.shadow), CARDS)
        self.targets = self.add(Node(name="targets"), TARGETS)
        self.hint = self.add(HintMark(view), HINT)
        self.effects = self.add(Node(name="effects"), EFFECTS)
        self.held = self.add(Node(name="held"), HELD)
        self.bar = self.add(bar, CONTROLS)
        session = view.session
        self.replay = (
            self.add(ReplayBar(view, session), CONTROLS) if isinstance(session, WatchedSession) else None
        )
        self.zoom = self.add(Zoom(view), ZOOM)
        self.menu = self.add(TableMenu(view), MENU)
        self.repaints = Repaints()
        for layer in (self.targets, self.effects, self.held):
            layer.touchable = False

    def add(self, node: NodeT, z: float) -> NodeT:
        """Add a node to the table on one of its layers."""
        node.z = z
        return self._root.add(node)

    def place(self) -> None:
        zones = self.view.zones
        self.narration.place()
        for layer in (self.cards, self.targets, self.effects, self.held):
            layer.rect = FRect(zones.area)
        docked = zones.log is not None
        self.log.rect = zones.log or zones.drawer
        self.log.visible, self.log.z = docked, LOG if docked else DRAWERS
        if self.replay is not None:
            self.replay.place()
        self.menu.place(zones.area)

    def repaint_next(self) -> None:
        """Repaint one of the parts that wait for their turn. Called every frame."""
        self.repaints.update()

    @property
    def overlays(self) -> Sequence[Overlay]:
        """Return what may lie open over the table, foremost first."""
        return (self.menu,)

    @property
    def drawers(self) -> list[Node]:
        """Return the open drawers, which close when something else is clicked."""
        return [self.log] if self.view.zones.log is None and self.log.visible else []

    def close_drawers(self) -> None:
        for drawer in self.drawers:
            drawer.visible = False

    def clear_view(self) -> None:
        """Close everything that was only opened to look at."""
        self.close_drawers()
        for overlay in self.overlays:
            if not overlay.asking:
                overlay.close()

    def restyle(self) -> None:
        """Take over a change of the settings."""
        self.cards.shadow = self.view.theme.shadow
        if self.replay is not None:
            self.replay.build()

    def rewrite(self) -> None:
        """Write log and narration from the beginning: after an undo, for another reader or in another language."""
        news = self.view.session.log()
        self.log.rebuild(news)
        self.narration.rebuild(news)
