"""Everything the table is made of, as nodes from back to front, and where each lies."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from pygame import FRect

from wotrush.i18n import mark, t
from wotrush.model.game import Seat
from wotrush.model.rush import actions as act
from wotrush.model.rush.state import Prompt
from wotrush.scenes.rush.board.board import Board
from wotrush.scenes.rush.board.common_board import achievement_lines
from wotrush.scenes.rush.board.drawers import AchievementDrawer, Menu
from wotrush.scenes.rush.board.log_panel import LogPanel
from wotrush.scenes.rush.board.plaques import Plaques
from wotrush.scenes.rush.board.prompt_panel import PromptPanel
from wotrush.scenes.rush.board.replay_bar import ReplayBar
from wotrush.scenes.rush.board.tips import achievement_tip, medals_tip, points_tip
from wotrush.scenes.rush.board.top_bar import BarCommands, TopBar
from wotrush.scenes.rush.board.zoom import Zoom
from wotrush.scenes.rush.cards.browser import Browser
from wotrush.scenes.rush.cards.card_sprites import CardLayer
from wotrush.scenes.rush.cards.spreads import deck_spread, pile_spread, repair_spread, squad_spread
from wotrush.scenes.rush.play.assault_marks import AssaultMarks
from wotrush.scenes.rush.play.end_turn import EndTurnButton
from wotrush.scenes.rush.play.hinting import HintMark
from wotrush.scenes.rush.play.hot_spots import HotSpot, TipSpot
from wotrush.scenes.rush.play.target_nodes import Aim
from wotrush.scenes.rush.table.frame import Frame
from wotrush.scenes.rush.table.layout import Zone, depot_rect, garage_rect
from wotrush.scenes.rush.table.view import View
from wotrush.scenes.rush.texts.narrating import NarrationPanel
from wotrush.scenes.session.watching import WatchedSession
from wotrush.stage.drawing.repaints import Repaints
from wotrush.stage.node import Node, NodeT

BEHIND, LOG, CARDS, NAMES, TARGETS, EFFECTS, HELD, CONTROLS, DRAWERS, SPREAD, HINT, AIM, ZOOM, MENU = range(
    1, 15
)


class Answers(BarCommands, Protocol):
    """What the buttons do."""

    def chosen(self, action: act.Action | None) -> None: ...
    def scrap(self, card: int) -> None: ...
    def stop_repair(self) -> None: ...
    def confirm_end_turn(self) -> None: ...
    def chance_left(self) -> act.Action | None: ...


class Pieces:
    """Built once; `place` lays everything but the cards out on a screen of any size."""

    def __init__(self, root: Node, view: View, answers: Answers) -> None:
        self.view = view
        self._root = root
        self.board = root.add(Board(view))
        self.spots = self._add(Node(name="spots"), BEHIND)
        self.prompt = self._add(PromptPanel(view, answers.chosen), BEHIND)
        self.log = self._add(LogPanel(view), LOG)
        self.narration = self._add(NarrationPanel(view), LOG)
        self.cards = self._add(CardLayer(view.theme.shadow), CARDS)
        self.plaques = self._add(Plaques(view), NAMES)
        self.marks = self._add(AssaultMarks(view), NAMES)
        self.targets = self._add(Node(name="targets"), TARGETS)
        self.hint = self._add(HintMark(view), HINT)
        self.effects = self._add(Node(name="effects"), EFFECTS)
        self.held = self._add(Node(name="held"), HELD)
        self.bar = self._add(TopBar(view, answers), CONTROLS)
        self.end_button = self._add(
            EndTurnButton(view, answers.confirm_end_turn, answers.chance_left), CONTROLS
        )
        session = view.session
        self.replay = (
            self._add(ReplayBar(view, session), CONTROLS) if isinstance(session, WatchedSession) else None
        )
        self.end_button.visible = self.replay is None
        self.achievements = self._add(AchievementDrawer(view), DRAWERS)
        self.browser = self._add(Browser(view, answers.scrap, answers.stop_repair), SPREAD)
        self.aim = self._add(Aim(view), AIM)
        self.zoom = self._add(Zoom(view), ZOOM)
        self.menu = self._add(Menu(view), MENU)
        self.repaints = Repaints()
        for layer in (self.spots, self.targets, self.effects, self.held):
            layer.touchable = False

    def _add(self, node: NodeT, z: float) -> NodeT:
        node.z = z
        return self._root.add(node)

    def place(self) -> None:
        frame = self.view.frame
        area = frame.area
        self.board.place(area)
        self.narration.place()
        layers = (self.spots, self.cards, self.plaques, self.marks, self.targets, self.effects, self.held)
        for layer in layers:
            layer.rect = FRect(area)
        docked = frame.log is not None
        self.log.rect = frame.log or frame.drawer
        self.log.visible, self.log.z = docked, LOG if docked else DRAWERS
        self.achievements.place(frame.drawer)
        self.achievements.visible = False
        self.end_button.rect = frame.own.end_turn
        if self.replay is not None:
            self.replay.place()
        self.menu.place(area)
        self.browser.place()
        self._place_spots()

    @property
    def drawers(self) -> list[Node]:
        """What is open over the table and closes when something else is clicked."""
        docked = self.view.frame.log is not None
        return [node for node in (self.achievements, *(() if docked else (self.log,))) if node.visible]

    def close_drawers(self) -> None:
        for drawer in self.drawers:
            drawer.visible = False

    def clear_view(self) -> None:
        """Closes everything that was only opened to look at."""
        self.close_drawers()
        self.menu.close()
        if not self.browser.asking:
            self.browser.close()

    def retold(self, *, in_turn: bool) -> None:
        """What is written on the table has changed; `in_turn`: one part after another may follow."""
        self.repaints.add(*self.board.sides, self.plaques)
        if not in_turn:
            self.repaints.finish()

    def restyle(self) -> None:
        self.cards.shadow = self.view.theme.shadow
        self.end_button.restyle()
        self.browser.retell()
        if self.replay is not None:
            self.replay.build()

    def retell(self) -> None:
        """What is told in words, from the beginning: it was taken back, or somebody else reads, or in another language."""
        news = self.view.session.log()
        self.log.rebuild(news)
        self.narration.rebuild(news)

    def spread_pile(self, zone: Zone, seat: Seat | None) -> None:
        self.browser.open(partial(pile_spread, self.view, zone, seat))

    def ask_what_to_scrap(self) -> None:
        """While Repair asks; it waits while another pile is looked at, and comes back after that."""
        o, browser = self.view.o, self.browser
        if o.prompt not in (Prompt.REPAIR, Prompt.REPAIR_MORE) or not self.view.session.may_decide:
            if browser.asking:
                browser.close()
        elif browser.asking or not browser.visible:
            choices = [card for card in o.depots[o.seat] if o.allows(act.Scrap(card))]
            browser.open(partial(repair_spread, self.view, choices, o.prompt is Prompt.REPAIR_MORE))

    def _place_spots(self) -> None:
        """Where piles lie that show no card."""
        view, frame = self.view, self.view.frame
        self.spots.clear()
        self._spot("deck", frame.common.deck, self._spread_deck, mark("Which vehicles may still come"))
        for seat in range(view.o.seats):
            squad = partial(self.spread_squad, seat)
            depot = partial(self.spread_pile, Zone.DEPOT, seat)
            self._spot(
                f"garage {seat}", garage_rect(frame, seat), squad, mark("What lies in this Garage"), seat
            )
            self._spot(f"depot {seat}", depot_rect(frame, seat), depot, mark("Look through this Depot"), seat)
            panel = frame.panel(seat)
            if panel is not None:
                self._spot(f"hand {seat}", panel.hand, squad, mark("What this hand may hold"), seat)
            self._spot(f"squad {seat}", _named(frame, seat), squad, mark("The whole squad"), seat)
        self._place_tips()

    def _place_tips(self) -> None:
        """What figures are made of, told where the pointer rests."""
        view, common = self.view, self.view.frame.common
        for panel in view.frame.panels:
            tip = partial(points_tip, view, panel.seat)
            self.spots.add(TipSpot(FRect(panel.score), tip, f"score {panel.seat}"))
        for nation, rect in enumerate(common.medals):
            self.spots.add(TipSpot(FRect(rect), partial(medals_tip, view, nation), f"medal pile {nation}"))
        if common.achievements is not None:
            for i, rect in enumerate(achievement_lines(view, common.achievements)):
                tip = partial(achievement_tip, view, view.o.achievements[i])
                self.spots.add(TipSpot(rect, tip, f"achievement {i}"))

    def _spot(
        self, name: str, rect: FRect, action: Callable[[], None], tip: str, seat: Seat | None = None
    ) -> None:
        self.spots.add(HotSpot(self.view, FRect(rect), action, partial(t, tip), name, seat))

    def _spread_deck(self) -> None:
        self.browser.open(partial(deck_spread, self.view))

    def spread_squad(self, seat: Seat) -> None:
        self.browser.open(partial(squad_spread, self.view, seat))


def _named(frame: Frame, seat: Seat) -> FRect:
    """Where a player's name stands, or what is counted of the viewer's squad."""
    panel = frame.panel(seat)
    if panel is not None:
        return panel.name.union(panel.squad or panel.name)
    return FRect(frame.own.squad or FRect(frame.own.points.topleft, (frame.own.points.w, 60)))
