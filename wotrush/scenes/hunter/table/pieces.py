"""The nodes of Tank Hunter's table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from operator import is_

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.state import IN_TURNS
from wotrush.scenes.hunter.arrows.threat_lines import ThreatLines
from wotrush.scenes.hunter.board.board import BattleBoard
from wotrush.scenes.hunter.board.front_only import FrontOnly
from wotrush.scenes.hunter.board.middle import DiscardCount
from wotrush.scenes.hunter.board.spots import table_spots
from wotrush.scenes.hunter.cards.hand_sentence import HandSentence
from wotrush.scenes.hunter.cards.spreads import discard_spread, pile_face
from wotrush.scenes.hunter.duel_stage.stage import DuelStage
from wotrush.scenes.hunter.play.forecast.panel import ForecastPanel
from wotrush.scenes.hunter.play.turn_buttons import NotedButton, TurnButtons
from wotrush.scenes.hunter.reactions.bar import ReactionBar
from wotrush.scenes.hunter.reactions.pass_plate import HIGH as PASSING
from wotrush.scenes.hunter.reactions.pass_plate import PassPlate
from wotrush.scenes.hunter.reactions.standing_pass import StandingPass
from wotrush.scenes.hunter.table.choices import ChoicePanel
from wotrush.scenes.hunter.texts.telling import EVENT_WORDS
from wotrush.scenes.hunter.view.seen import mustering, turn_phase
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.page.keys import Command
from wotrush.scenes.table.cards.pile_browser import PileBrowser
from wotrush.scenes.table.commands import TableCommands
from wotrush.scenes.table.panels.overlay import Overlay
from wotrush.scenes.table.panels.top_bar import BarEntry, TopBar
from wotrush.scenes.table.pieces import AIM, BEHIND, CONTROLS, NAMES, SPREAD, TARGETS, TablePieces
from wotrush.stage.geometry import columns
from wotrush.stage.node import Node
from wotrush.stage.widgets import Button

BUTTON_HEIGHT, TIGHT_INK, TIGHT_PADDING = 84.0, 24.0, 14.0
LONGER = 1.15
"""The width of the button that ends the turn, which has more to say, in widths of the other."""
LOG_GAP = 8.0


class BattleBar(TopBar):
    """The bar with the phases of a turn, and the button that shows who threatens whom."""

    threats: ThreatLines

    def drawer_entries(self) -> list[BarEntry]:
        if self.view.o.phase != IN_TURNS:
            return []
        return [BarEntry("threats", t("Threats"), Command.THREATS, self._toggle_threats)]

    def _toggle_threats(self) -> None:
        self.threats.toggle()

    def phases(self) -> tuple[Sequence[str], int]:
        o = self.view.o
        if o.phase != IN_TURNS:
            return (), 0
        names = (t("Before the turn"), t("Main: one action"), t("End of turn"))
        return names, turn_phase(o)


class BattlePieces(TablePieces):
    """The pieces of Tank Hunter's table. `decide` gets what a button of the middle stands for."""

    view: BattleView

    def __init__(
        self,
        root: Node,
        view: BattleView,
        commands: TableCommands,
        turn: TurnButtons,
        decide: Callable[[act.HunterAction], None],
        standing: StandingPass,
    ) -> None:
        self.board = root.add(BattleBoard(view))
        bar = BattleBar(view, commands)
        super().__init__(root, view, bar, EVENT_WORDS)
        self._log_returns = False
        self._beside_log: tuple[float | None, float | None] = (None, None)
        """Where what the log lies below ends, and what it lies above begins."""
        self._spotted: tuple[object, ...] = (None, None)
        """For which zones, and for what is known, those places were laid out last."""
        self.threats = self.add(ThreatLines(view), AIM)
        bar.threats = self.threats
        self.stage = self.cards.add(DuelStage(view))
        self.cards.add(self.stage.gaps)
        self.cards.add(self.stage.pointer)
        self.spots = self.add(Node(name="spots"), BEHIND)
        self.spots.touchable = False
        self.lines = self.add(Node(name="lit lines"), BEHIND)
        self.lines.touchable = False
        self.choices = self.add(ChoicePanel(view, decide), TARGETS)
        self.forecast = self.add(ForecastPanel(view, decide), TARGETS)
        self.reactions = self.add(ReactionBar(view, standing, decide), CONTROLS)
        self.pass_plate = self.add(PassPlate(view, standing), CONTROLS)
        self.discard = self.add(DiscardCount(view), NAMES)
        self.front_only = self.add(FrontOnly(view), NAMES)
        self.sentence = self.add(HandSentence(view, self.cards), NAMES)
        self.browser = self.add(PileBrowser(view, partial(pile_face, view)), SPREAD)
        gold, plain = view.theme.styles.gold, view.theme.styles.plain
        self._turn = turn
        self.main = self.add(NotedButton(gold, turn.press_main, note=turn.main_note, name="main"), CONTROLS)
        self.end = self.add(
            Button(plain, "", turn.press_end, why_not=turn.why_no_end, name="end turn"), CONTROLS
        )
        self.main.why_not = turn.why_no_main
        self.main.text, self.end.text = turn.main_text, turn.end_text
        self.main.tooltip = turn.main_tip
        self.restyle_buttons()

    def restyle_buttons(self) -> None:
        keys, styles = self.view.context.keys, self.view.theme.styles
        gold, plain = styles.gold, styles.plain
        if self.view.frame.tight:
            gold, plain = (
                replace(one, ink=one.ink.sized(min(one.ink.size, TIGHT_INK)), padding=TIGHT_PADDING)
                for one in (gold, plain)
            )
        self.main.style, self.end.style = gold, gold if self.view.session.lingers else plain
        for button, command in ((self.main, self._turn.main_command), (self.end, Command.END_TURN)):
            button.shortcut, button.key_text = keys[command], keys.shown(command)

    def place(self) -> None:
        super().place()
        self.board.place(self.view.frame.area)
        self.pass_plate.place()
        self.spots.rect, self.lines.rect = FRect(self.view.frame.area), FRect(self.view.frame.area)
        self.discard.rect = FRect(self.view.frame.discard)
        self.front_only.rect = FRect(self.view.frame.area)
        self.browser.place()

    def refresh(self) -> None:
        """Take over a new situation."""
        self.restyle_buttons()
        self.discard.invalidate()
        self.front_only.invalidate()
        self.place_spots()

    def place_spots(self) -> None:
        """Lay out the places that explain themselves; those that stay keep the focus. They depend on zones and on what is
        known, but not on where in its line a card lies.
        """
        known = self.view.frame, self.view.o
        if all(map(is_, known, self._spotted)):
            return
        self._spotted = known
        fresh = {spot.name: spot for spot in table_spots(self.view, self.browser.open)}
        for spot in list(self.spots.children):
            if spot.name in fresh:
                spot.rect = fresh.pop(spot.name).rect
            else:
                spot.detach()
        for spot in fresh.values():
            self.spots.add(spot)

    def quiet_piles(self, quiet: bool) -> None:
        """Have no pile answer the pointer while a card is held, since none can be put down there."""
        for spot in self.spots.children:
            spot.touchable = not quiet

    def repaint(self, *, in_turn: bool) -> None:
        """Repaint what is written on the table; with `in_turn` one part per frame."""
        self.repaints.add_outdated(self.board.outdated)
        if not in_turn:
            self.repaints.finish()

    def repaint_next(self) -> None:
        if self._log_returns:
            self.log.visible, self._log_returns = True, False
        elif self.stage.complete:  # Otherwise a part of it comes up in this frame.
            super().repaint_next()

    def show_log(self, wanted: bool) -> None:
        """Hide the docked log under what lies there, or have it come back in the next frame: much is written on it."""
        self._log_returns = wanted and not self.log.visible
        self.log.visible = wanted and self.log.visible

    def show_buttons(self, wanted: bool, *, usable: bool) -> None:
        """Show the large buttons where there is a turn to take, or hide them under what takes their place.

        A turn that is not begun cannot be ended. A click on one that is not `usable` is a click beside it.
        """
        turns = self.replay is None and not mustering(self.view.o)
        alone, lingers = act.BEGIN in self.view.o.actions, self.view.session.lingers
        self.main.visible = turns and wanted and not lingers
        self.end.visible = turns and wanted and not alone
        for button in (self.main, self.end):
            button.touchable = button.focusable = usable
        main, end = large_buttons(self.view)
        whole = main.union(end)
        self.main.rect, self.end.rect = whole if alone else main, whole if lingers else end

    def fit_log(self, top: float | None = None, bottom: float | None = None) -> None:
        """Have the log lie below what is asked or chosen in the place of the buttons, which ends at `top`, and above what else
        is chosen, which begins at `bottom`; it gives way to the controls of a replay too.
        """
        place, frame = self.view.log, self.view.frame
        self._beside_log = top, bottom
        if place is None:
            return
        if self.replay is not None and frame.log_below:
            top = frame.replay.bottom if top is None else top
        elif self.replay is not None:
            bottom = frame.replay.y if bottom is None else bottom
        start = place.y if top is None else max(place.y, top + LOG_GAP)
        end = place.bottom if bottom is None else min(place.bottom, bottom - LOG_GAP)
        if self.pass_plate.visible and self.pass_plate.in_log:
            self.pass_plate.rect = FRect(
                place.x, start if frame.log_below else end - PASSING, place.w, PASSING
            )
            start += (PASSING + LOG_GAP) * frame.log_below
            end -= (PASSING + LOG_GAP) * (not frame.log_below)
        self.log.rect = FRect(place.x, start, place.w, max(0.0, end - start))

    def follow_hand(self) -> None:
        """Have the log give its lower part to the first event of an empty hand, or take it."""
        self.fit_log(*self._beside_log)
        self.sentence.follow(wanted=True)

    def covers(self, rect: FRect) -> bool:
        """Return whether what is asked, chosen or aimed takes that place."""
        chosen = self.choices.visible and self.choices.shows and self.choices.rect.colliderect(rect)
        aimed = self.forecast.visible and self.forecast.rect.colliderect(rect)
        return self.reactions.visible or chosen or aimed

    def open_discard(self) -> None:
        self.browser.open(partial(discard_spread, self.view))

    @property
    def overlays(self) -> Sequence[Overlay]:
        return self.menu, self.browser

    def restyle(self) -> None:
        super().restyle()
        self.stage.caption = ""  # It was told in the language of its moment.
        self.restyle_buttons()
        self.choices.restyle()
        self.forecast.restyle()
        self.reactions.restyle()
        self.pass_plate.restyle()
        self.browser.reword()


def large_buttons(view: BattleView) -> tuple[FRect, FRect]:
    """Return where the main button of a turn lies, and the one that ends it."""
    box = FRect(view.frame.buttons)
    box.h = min(box.h, BUTTON_HEIGHT)
    main, end = columns(box, 1, LONGER, gap=10)
    return main, end
