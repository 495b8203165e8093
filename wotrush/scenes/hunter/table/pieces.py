"""The nodes of Tank Hunter's table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.state import IN_TURNS
from wotrush.scenes.hunter.duel.stage import DuelStage
from wotrush.scenes.hunter.play.turn_buttons import TurnButtons
from wotrush.scenes.hunter.table.board import BattleBoard
from wotrush.scenes.hunter.table.choices import ChoicePanel
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.hunter.texts.telling import EVENT_WORDS
from wotrush.scenes.page.keys import Command
from wotrush.scenes.table.commands import TableCommands
from wotrush.scenes.table.panels.top_bar import TopBar
from wotrush.scenes.table.pieces import BEHIND, CONTROLS, TablePieces
from wotrush.stage.geometry import columns
from wotrush.stage.node import Node
from wotrush.stage.widgets import Button

BUTTON_HEIGHT = 84.0


class BattleBar(TopBar):
    """The bar with the phases of a turn."""

    def phases(self) -> tuple[Sequence[str], int]:
        o = self.view.o
        if o.phase != IN_TURNS:
            return (), 0
        names = (t("Before the turn"), t("Main: one action"), t("End"))
        if any(isinstance(action, act.Begin | act.Mix) for action in o.actions):
            return names, 0
        return names, 2 if act.END in o.actions else 1


class BattlePieces(TablePieces):
    """The pieces of Tank Hunter's table. `decide` gets what a button of the middle stands for."""

    def __init__(
        self,
        root: Node,
        view: BattleView,
        commands: TableCommands,
        turn: TurnButtons,
        decide: Callable[[act.HunterAction], None],
    ) -> None:
        self.view = view
        self.board = root.add(BattleBoard(view))
        super().__init__(root, view, BattleBar(view, commands), EVENT_WORDS)
        self.stage = self.cards.add(DuelStage(view))
        self.cards.add(self.stage.gaps)
        self.choices = self.add(ChoicePanel(view, decide), BEHIND)
        gold, plain = view.theme.styles.gold, view.theme.styles.plain
        self.main = self.add(
            Button(gold, "", turn.press_main, why_not=turn.why_no_main, name="main"), CONTROLS
        )
        self.end = self.add(
            Button(plain, "", turn.press_end, why_not=turn.why_no_end, name="end turn"), CONTROLS
        )
        self.main.text, self.end.text = turn.main_text, turn.end_text
        self.restyle_buttons()

    def restyle_buttons(self) -> None:
        keys, styles = self.view.context.keys, self.view.theme.styles
        self.main.style, self.end.style = styles.gold, styles.plain
        self.end.shortcut, self.end.key_text = keys[Command.END_TURN], keys.shown(Command.END_TURN)

    def place(self) -> None:
        super().place()
        self.board.place(self.view.frame.area)
        cells = columns(self.view.frame.buttons, 1, 1, gap=12)
        for button, cell in zip((self.main, self.end), cells, strict=True):
            button.rect = FRect(cell.x, cell.y, cell.w, min(cell.h, BUTTON_HEIGHT))
            button.visible = self.replay is None

    def restyle(self) -> None:
        super().restyle()
        self.restyle_buttons()
        self.choices.restyle()
