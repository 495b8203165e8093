"""The nodes of Rush's table, and where each lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from pygame import FRect

from wotrush.i18n import mark, t
from wotrush.model.game import Seat
from wotrush.model.rush import actions as act
from wotrush.model.rush.scoring import score_parts
from wotrush.model.rush.state import Prompt
from wotrush.scenes.rush.board.achievements import AchievementDrawer, achievement_places
from wotrush.scenes.rush.board.board import Board
from wotrush.scenes.rush.board.held_place import HeldPlace
from wotrush.scenes.rush.board.plaques import Plaques
from wotrush.scenes.rush.board.prompt.panel import PromptPanel
from wotrush.scenes.rush.board.status_line import StatusLine
from wotrush.scenes.rush.board.tips import achievement_tip, left_tip, medals_tip, points_tip
from wotrush.scenes.rush.board.top_bar import RushBar, RushBarCommands
from wotrush.scenes.rush.piles.browser import Browser
from wotrush.scenes.rush.piles.spreads import deck_spread, pile_spread, repair_spread, squad_spread
from wotrush.scenes.rush.play.aim_line import AimLine
from wotrush.scenes.rush.play.assault_marks import AssaultMarks
from wotrush.scenes.rush.play.end_turn import EndTurnButton
from wotrush.scenes.rush.texts.narrating import EVENT_WORDS
from wotrush.scenes.rush.view.layout import Zone, depot_rect, garage_rect
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.rush.zones.frame import Frame
from wotrush.scenes.table.panels.hot_spots import HotSpot, TipSpot
from wotrush.scenes.table.panels.overlay import Overlay
from wotrush.scenes.table.pieces import BEHIND, CONTROLS, DRAWERS, EFFECTS, NAMES, SPREAD, TablePieces
from wotrush.stage.node import Node


class Answers(RushBarCommands, Protocol):
    """The commands behind the buttons of the table."""

    def chosen(self, action: act.Action | None) -> None: ...
    def gains(self, action: act.Action) -> list[str]: ...
    def scrap(self, card: int) -> None: ...
    def stop_repair(self) -> None: ...
    def confirm_end_turn(self) -> None: ...
    def chance_left(self) -> act.Action | None: ...
    def name_what_is_left(self) -> None: ...
    def under_way(self) -> object: ...


class Pieces(TablePieces):
    """The pieces of Rush's table."""

    view: View

    def __init__(self, root: Node, view: View, answers: Answers) -> None:
        self.answers = answers
        self.board = root.add(Board(view))
        super().__init__(root, view, RushBar(view, answers), EVENT_WORDS)
        self.spots = self.add(Node(name="spots"), BEHIND)
        self.prompt = self.add(PromptPanel(view, answers.chosen, answers.gains), BEHIND)
        self.held_place = self.add(HeldPlace(view), BEHIND)
        self.plaques = self.add(Plaques(view), NAMES)
        self.marks = self.add(AssaultMarks(view), NAMES)
        self.status = self.add(StatusLine(view), NAMES)
        self.end_button = self.add(
            EndTurnButton(
                view,
                answers.confirm_end_turn,
                answers.chance_left,
                answers.name_what_is_left,
                answers.under_way,
            ),
            CONTROLS,
        )
        self.end_button.visible = self.replay is None
        self.achievements = self.add(AchievementDrawer(view), DRAWERS)
        self.browser = self.add(
            Browser(view, answers.scrap, answers.stop_repair, partial(answers.chosen, None)), SPREAD
        )
        self.aim_line = self.add(AimLine(view), EFFECTS)
        self.spots.touchable = False
        self._figures = self._counted()
        """What was last repainted."""

    def place(self) -> None:
        super().place()
        frame = self.view.frame
        self.board.place(frame.area)
        for layer in (self.spots, self.plaques, self.marks, self.status):
            layer.rect = FRect(frame.area)
        self.achievements.place(frame.drawer)
        self.achievements.visible = False
        self.end_button.rect = frame.own.end_turn
        self.browser.place()
        self._place_spots()

    @property
    def overlays(self) -> Sequence[Overlay]:
        return self.menu, self.browser

    @property
    def drawers(self) -> list[Node]:
        return [*([self.achievements] if self.achievements.visible else []), *super().drawers]

    def repaint(self, *, in_turn: bool) -> None:
        """Repaint what is written on the table; with `in_turn` one part per frame. Points and what squads have do not wait
        for theirs: they change everywhere in one frame.
        """
        self.status.invalidate()
        self.repaints.add(*self.board.sides, self.plaques)
        before, self._figures = self._figures, self._counted()
        if not in_turn or before != self._figures:
            self.repaints.finish()

    def _counted(self) -> object:
        """Return what all counts of points, squads and achievements follow from."""
        counted = self.view.counted
        return score_parts(counted), [counted.squad(seat) for seat in range(counted.seats)]

    def recount(self) -> None:
        """Have the counts of piles follow cards that fly."""
        self.plaques.invalidate()
        self.repaints.add(*self.board.sides)

    def restyle(self) -> None:
        super().restyle()
        self.end_button.restyle()
        self.browser.reword()

    def spread_pile(self, zone: Zone, seat: Seat | None) -> None:
        self.browser.open(partial(pile_spread, self.view, zone, seat))

    def ask_what_to_scrap(self) -> None:
        """Open the Depot while Repair asks, unless the player is looking at another pile."""
        o, browser = self.view.o, self.browser
        if o.prompt not in (Prompt.REPAIR, Prompt.REPAIR_MORE) or not self.view.session.may_decide:
            if browser.asking:
                browser.close()
        elif browser.asking or not browser.visible:
            choices = [card for card in o.depots[o.seat] if o.allows(act.Scrap(card))]
            changes = {card: " · ".join(self.answers.gains(act.Scrap(card))) for card in choices}
            browser.open(partial(repair_spread, self.view, changes, o.prompt is Prompt.REPAIR_MORE))

    def _place_spots(self) -> None:
        """Place spots where piles lie that show no card."""
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
        """Place spots that explain figures when the pointer rests there."""
        view, common = self.view, self.view.frame.common
        for panel in view.frame.panels:
            tip = partial(points_tip, view, panel.seat)
            self.spots.add(TipSpot(FRect(panel.score), tip, f"score {panel.seat}"))
        for nation, rect in enumerate(common.medals):
            self.spots.add(TipSpot(FRect(rect), partial(medals_tip, view, nation), f"medal pile {nation}"))
        if view.frame.own.left_in_a_row:
            self.spots.add(TipSpot(FRect(view.frame.own.left), partial(left_tip, view), "left"))
        for i, rect in enumerate(achievement_places(view)):
            tip, name = partial(achievement_tip, view, view.o.achievements[i]), f"achievement {i}"
            named = common.achievements is not None
            open_it = self.answers.toggle_achievements
            self.spots.add(TipSpot(rect, tip, name) if named else HotSpot(view, rect, open_it, tip, name))

    def _spot(
        self, name: str, rect: FRect, action: Callable[[], None], tip: str, seat: Seat | None = None
    ) -> None:
        self.spots.add(HotSpot(self.view, FRect(rect), action, partial(t, tip), name, seat))

    def _spread_deck(self) -> None:
        self.browser.open(partial(deck_spread, self.view))

    def spread_squad(self, seat: Seat) -> None:
        self.browser.open(partial(squad_spread, self.view, seat))


def _named(frame: Frame, seat: Seat) -> FRect:
    """Return where a player's name stands or, for the viewer, the count of the squad."""
    panel = frame.panel(seat)
    if panel is not None:
        return panel.name.union(panel.squad or panel.name)
    return FRect(frame.own.squad or FRect(frame.own.points.topleft, (frame.own.points.w, 60)))
