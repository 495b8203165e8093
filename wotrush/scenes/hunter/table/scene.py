"""The table of Tank Hunter: shows what the session lets be seen, plays what happened, hands on what is decided."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame
from pygame import FRect
from pygame.event import Event

from wotrush.i18n import t
from wotrush.model.game import IllegalAction
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.state import IN_TURNS
from wotrush.scenes.hunter.cards.card_faces import BattleFaces
from wotrush.scenes.hunter.play.chances import forecast_text
from wotrush.scenes.hunter.play.controls import BattleControls
from wotrush.scenes.hunter.play.handles import MIDDLE, handles
from wotrush.scenes.hunter.play.standing_pass import StandingPass
from wotrush.scenes.hunter.play.targets import AimTarget
from wotrush.scenes.hunter.table.board import BattleBoard, status_plate_of
from wotrush.scenes.hunter.table.choices import ChoicePanel, TableChoice
from wotrush.scenes.hunter.table.film import BattleFilm
from wotrush.scenes.hunter.table.layout import LineZone
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.hunter.texts.acting import action_text, prompt_text
from wotrush.scenes.hunter.texts.telling import EVENT_WORDS
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.keys import Command
from wotrush.scenes.session.advice import Hint, Thinking
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.table.card_table import CardTable
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.commands import TableCommands
from wotrush.scenes.table.panels.top_bar import BarEntry, TopBar
from wotrush.scenes.table.pieces import BEHIND, CONTROLS, TablePieces
from wotrush.stage.geometry import columns
from wotrush.stage.input.drag import Picked
from wotrush.stage.node import Node
from wotrush.stage.widgets import Button

DEAF = 0.25
"""Seconds after a new decision in which keys and clicks of the last one are swallowed."""
MOST_CHOICES = 12
"""With more actions than these in a window, only those without a card are buttons; the others are aimed."""
IN_THE_AIR = 0.8


class BattleBar(TopBar):
    """The bar with the phases of a turn and the standing pass."""

    def __init__(self, view: BattleView, commands: TableCommands, standing: StandingPass) -> None:
        super().__init__(view, commands)
        self._standing = standing

    def drawer_entries(self) -> list[BarEntry]:
        if self.view.session.watched is not None:
            return []
        text = t("Ask me again") if self._standing.on else t("Pass until my turn")
        return [BarEntry("pass on", text, Command.PASS_ON, self._toggle)]

    def _toggle(self) -> None:
        self._standing.toggle()
        self.build()

    def phases(self) -> tuple[Sequence[str], int]:
        o = self.view.o
        if o.phase != IN_TURNS:
            return (), 0
        names = (t("Before the turn"), t("Main: one action"), t("End"))
        if any(isinstance(action, act.Begin | act.Mix) for action in o.actions):
            return names, 0
        return names, 2 if act.END in o.actions else 1


class BattlePieces(TablePieces):
    """The pieces of Tank Hunter's table."""

    def __init__(self, root: Node, view: BattleView, commands: TableCommands, scene: BattleTable) -> None:
        self.view = view
        self.board = root.add(BattleBoard(view))
        super().__init__(root, view, BattleBar(view, commands, scene.standing_pass), EVENT_WORDS)
        self.choices = self.add(ChoicePanel(view, scene.decide), BEHIND)
        gold, plain = view.theme.styles.gold, view.theme.styles.plain
        self.main = self.add(
            Button(gold, "", scene.press_main, why_not=scene.why_no_main, name="main"), CONTROLS
        )
        self.end = self.add(
            Button(plain, "", scene.press_end, why_not=scene.why_no_end, name="end turn"), CONTROLS
        )
        self.main.text, self.end.text = scene.main_text, scene.end_text
        self.restyle_buttons()

    def restyle_buttons(self) -> None:
        keys, styles = self.view.context.keys, self.view.theme.styles
        self.main.style, self.end.style = styles.gold, styles.plain
        self.end.shortcut, self.end.key_text = keys[Command.END_TURN], keys.shown(Command.END_TURN)

    def place(self) -> None:
        super().place()
        self.board.place(self.view.frame.area)
        main, end = columns(self.view.frame.buttons, 1, 1, gap=12)
        self.main.rect, self.end.rect = (
            FRect(main.x, main.y, main.w, min(main.h, 84)),
            FRect(end.x, end.y, end.w, min(end.h, 84)),
        )
        watched = self.replay is not None
        self.main.visible = self.end.visible = not watched

    def restyle(self) -> None:
        super().restyle()
        self.restyle_buttons()
        self.choices.restyle()


class BattleTable(CardTable):
    """Built for one session."""

    pieces: BattlePieces

    def __init__(self, context: AppContext, session: GameSession) -> None:
        o = session.observation()
        self.view = BattleView(context, session, o, BattleFaces(o.catalogue))
        self.controls = BattleControls(self.view)
        self.standing_pass = StandingPass()
        super().__init__(context, session, self.view, self.controls)
        self.commands = TableCommands(self)
        self.pieces = BattlePieces(self.root, self.view, self.commands, self)
        film = BattleFilm(self.view, self.pieces.cards, self.pieces.effects)
        self.furnish(self.pieces, self.commands, film, self)
        self.controls.carried = self.carried
        self.controls.decide = self.decide
        self.controls.changed = self.changed
        self.controls.light = self._light

    # -- what is shown

    def refresh(self) -> None:
        self.carried.dragged_height = self.view.frame.own.front.card.y * IN_THE_AIR
        self.controls.refresh()
        self.pieces.restyle_buttons()

    def changed(self) -> None:
        view = self.view
        if not self.remarks.made:
            view.status = self._status()
        self.pieces.choices.show(*self._choices())
        if view.frame.log is not None:
            self.pieces.log.visible = not view.o.pack  # The cards of the draft lie there.
        self._glow()
        self.pieces.board.refresh()
        self.root.invalidate()

    def _light(self, targets: Sequence[AimTarget]) -> None:
        self.pieces.targets.clear()
        for node in reversed(targets):
            self.pieces.targets.add(node)

    def _glow(self) -> None:
        """Light the cards that something can be done with."""
        palette, theme = self.view.palette, self.view.theme
        for sprite in self.cards.sprites.values():
            spot = self.controls.spot_of(sprite)
            held = spot is not None and spot == self.controls.held
            able = spot is not None and self.session.may_decide and self.controls.can_take(spot)
            shown = sprite.card in self.view.shown
            color = palette.picked if held else palette.legal if able else palette.shown if shown else None
            sprite.glow = None if color is None else theme.glow(color)

    def _status(self) -> str:
        session, view = self.session, self.view
        if session.kept is not None and session.kept.problem is not None:
            return str(session.kept.problem)
        if isinstance(session.advice, Thinking):
            return t("A hint is being thought out…")
        if isinstance(session.advice, Hint) and self.controls.held is None:
            return self.hint_text(session.advice)
        if self.controls.held is not None:
            return t("Choose where it goes; Esc takes it back.")
        if session.may_decide:
            return prompt_text(view.o, view.names)
        if session.result() is not None:
            return t("The game is over")
        if view.reason is not None:
            last, reason = view.reason
            return t("{player}: {reason}", player=view.names[last], reason=EVENT_WORDS.reason(reason))
        return t("{player} is playing…", player=view.names[view.o.active])

    def _choices(self) -> tuple[str, list[TableChoice]]:
        """Return the title of the middle and its buttons."""
        if not self.session.may_decide:
            return "", []
        if self.controls.held is not None:
            target = self.controls.aimed()
            text = "" if target is None else forecast_text(self.view.o, target.actions, self.view.names)
            return text, []
        actions: Sequence[act.HunterAction]
        if self.controls.choosing:
            actions = self.controls.choosing
        else:
            actions = [action for action in self.controls.plain_actions() if not isinstance(action, act.Keep)]
            if act.PASS in self.view.o.actions and len(self.view.o.actions) <= MOST_CHOICES:
                actions = self.view.o.actions
            actions = [
                action for action in actions if action not in (self._main_action(), self._end_action())
            ]
        choices = [
            TableChoice(
                action,
                action_text(self.view.o, action, self.view.names),
                forecast_text(self.view.o, [action], self.view.names, brief=True),
            )
            for action in actions
        ]
        return "", choices

    # -- the two large buttons

    def _main_action(self) -> act.HunterAction | None:
        actions = self.view.o.actions
        return next(
            (action for action in (act.WAIT, act.BEGIN, act.PASS, act.STOP) if action in actions), None
        )

    def _end_action(self) -> act.HunterAction | None:
        return act.END if act.END in self.view.o.actions else None

    def main_text(self) -> str:
        action = self._main_action() if self.session.may_decide else None
        return t("Wait") if action is None else action_text(self.view.o, action, self.view.names)

    def end_text(self) -> str:
        return t("End turn")

    def press_main(self) -> None:
        action = self._main_action()
        if action is not None:
            self.decide(action)

    def press_end(self) -> None:
        action = self._end_action()
        if action is not None:
            self.decide(action)

    def why_no_main(self) -> str | None:
        if not self.session.may_decide:
            return t("It is not your turn.")
        return None if self._main_action() is not None else t("That is not asked now.")

    def why_no_end(self) -> str | None:
        if not self.session.may_decide:
            return t("It is not your turn.")
        return None if self._end_action() is not None else t("Take your action first: attack, spy or wait.")

    # -- input

    def update_parts(self) -> None:
        lifted = isinstance(self.interface.drag.state, Picked)
        menu = self.pieces.menu
        self.interface.scope = menu if menu.visible else self.root
        if not menu.visible:
            self.interface.focus.scope = self.pieces.targets if lifted else self.root

    def handle(self, event: Event) -> bool:
        return self._answers_key(event) or super().handle(event)

    def _answers_key(self, event: Event) -> bool:
        """Answer digits, which press choices, and Space, which passes."""
        if event.type != pygame.KEYDOWN or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        if pygame.K_1 <= event.key <= pygame.K_9:
            return self.pieces.choices.number(event.key)
        if event.key == pygame.K_SPACE and self.still and act.PASS in self.view.o.actions:
            self.decide(act.PASS)
            return True
        return False

    def take_back(self) -> bool:
        return self.controls.take_back()

    def decide(self, action: act.HunterAction) -> None:
        try:
            self.session.decide(action)
        except IllegalAction as refusal:
            self.complain(str(refusal))

    def complain(self, text: str, rule: str = "") -> None:
        super().complain(text, rule)
        self.pieces.board.refresh()

    def follow_up(self) -> None:
        if self.session.may_decide:
            was_on = self.standing_pass.on
            action = self.standing_pass.answer(self.view.o)
            if action is not None:
                self.decide(action)
            elif was_on:
                self.pieces.bar.build()

    # -- hints

    @property
    def arrangement(self) -> Hashable:
        return id(self.view.frame)

    def hint_text(self, hint: Hint) -> str:
        text = t("Hint: {what}", what=action_text(self.view.o, hint.action, self.view.names))
        why = "" if hint.reason is None else EVENT_WORDS.reason(hint.reason)
        return " ".join(filter(None, (text, why)))

    def place_of(self, action: act.HunterAction) -> FRect | None:
        both = handles(self.view.o, action)
        spot = both.target if both.target != MIDDLE else both.source
        return None if spot is None else self.controls.rect_of(spot)

    # -- what is looked at

    def rises(self, sprite: CardSprite) -> bool:
        return sprite.lying.zone in (LineZone.HAND, LineZone.DRAFT)

    def aim_at(self, node: Node | None) -> None:
        """Targets light up by themselves."""

    def to_choose_from(self) -> Sequence[FRect]:
        buttons = [self.pieces.bar, self.pieces.main, self.pieces.end, *self.pieces.choices.children]
        return [node.rect for node in (*self.pieces.targets.children, *buttons) if node.visible]

    def to_play_with(self) -> Sequence[FRect]:
        if not self.session.may_decide:
            return []
        own = [one for one in self.view.lying.values() if one.seat == self.view.o.seat]
        return [status_plate_of(self.view), *(one.pose.rect for one in own)]
