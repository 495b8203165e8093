"""The reactions bar over the middle: what happened, every answer with what it would change, and the pass."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from pygame import FRect

from wotrush.i18n import t
from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.reactions.answer_button import AnswerButton
from wotrush.scenes.hunter.reactions.answers import ReactionAnswer, answers
from wotrush.scenes.hunter.reactions.pictures import answer_picture, asked_about
from wotrush.scenes.hunter.reactions.standing_pass import StandingPass
from wotrush.scenes.hunter.table.frame import CARD
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.hunter.texts.reacting import happening
from wotrush.scenes.page.keys import Command
from wotrush.scenes.style.paint import fill, outline, picture, shadow, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.geometry import grid, inset, rows
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.widgets import Button

DEAF = 0.25
"""Seconds in which a new prompt hears nothing, so that a second click or key never lands in it."""
PASSES, PASSES_PART, GAP = 300.0, 0.24, 8.0
MOST_ACROSS, FEW = 3, 4
WIDEST = 660.0
"""The greatest width of an answer."""


class ReactionBar(Node):
    """`show` it after every change; it opens where the viewer may pass. `choose` gets an action.

    Nothing is preselected: focus goes where the player takes it, and returns afterwards.
    """

    touchable = True

    def __init__(
        self, view: BattleView, standing: StandingPass, choose: Callable[[act.HunterAction], None]
    ) -> None:
        super().__init__(name="reactions")
        self.view = view
        self.standing = standing
        self._choose = choose
        self._among: tuple[act.HunterAction, ...] = ()
        self._prompt: object = None
        self._built: object = None
        """What its nodes were made for: the prompt, the place, whether there is a stage. Focus stays on them."""
        self._opened = 0.0
        self.faces: list[Face] = []
        """The cards that it asks about, unless they stand on the stage of a duel."""
        self.sentence, self.note = "", ""
        self.visible = False

    @property
    def deaf(self) -> bool:
        """Whether the prompt is so new that input is still meant for what was there before."""
        return self.visible and self.view.context.clock.now() - self._opened < DEAF

    def show(self, *, asked: bool, note: str = "") -> None:
        """Open, close, or follow a change. `asked`: the viewer is to decide and holds nothing.

        A `note` stands there instead of what happened.
        """
        view, self.note = self.view, note
        self.visible = asked and act.PASS in view.o.actions
        if not self.visible:
            self._prompt, self._built, self._among = None, None, ()
            return
        prompt, rect = (view.session.match.version, view.o.actions), FRect(view.frame.asking)
        built = prompt, rect, view.duel is None
        if prompt != self._prompt:
            self._prompt, self._among = prompt, ()
            self._opened = view.context.clock.now()
        if built != self._built:
            self._built = built
            self.rect = rect
            self._build()
        self.invalidate()

    def restyle(self) -> None:
        """Take over changed settings with the next `show`."""
        self._built = None

    def take_back(self) -> bool:
        """Return to all answers from the choice among several; return False if there was none."""
        if not (self.visible and self._among):
            return False
        self._among = ()
        self._build()
        return True

    def number(self, key: int) -> bool:
        """Press the answer of a digit key; return False if there is none."""
        index = key - pygame.K_1
        buttons = [node for node in self.children if isinstance(node, AnswerButton)]
        if not 0 <= index < len(buttons):
            return False
        buttons[index].activate()
        return True

    # -- what it is made of

    def _build(self) -> None:
        view, inner = self.view, inset(self.bounds, 16, 12)
        self.clear()
        self.faces = [] if view.duel else asked_about(view.o, view.faces)[:2]
        self.sentence = happening(view.o, view.names)
        wide = min(PASSES, inner.w * PASSES_PART)
        pass_box = FRect(inner.right - wide, inner.y, wide, inner.h)
        self._add_passes(pass_box)
        left = inner.x + len(self.faces) * (inner.h / CARD + GAP) + (GAP if self.faces else 0)
        room = FRect(left, inner.y, pass_box.x - left - 14, inner.h)
        self._head, answered = rows(room, 0.36, 0.64, gap=4)
        self._add_answers(answered)
        self.invalidate()

    def _add_passes(self, box: FRect) -> None:
        keys, styles = self.view.context.keys, self.view.theme.styles
        cells = rows(box, 1.15, 1, gap=GAP)
        passing = partial(self._choose, act.PASS)
        button = self.add(Button(styles.gold, lambda: t("Pass"), passing, cells[0], name="choice pass"))
        button.key_text = lambda: t("Space")
        if self._among:
            back = self.add(
                Button(styles.plain, lambda: t("All answers"), self.take_back, cells[1], name="answers")
            )
            back.key_text = lambda: t("Esc")
        else:
            wait = self.add(
                Button(
                    styles.plain, lambda: t("Pass until my turn"), self._pass_on, cells[1], name="pass until"
                )
            )
            wait.why_not = self._why_not_on
            wait.key_text = keys.shown(Command.PASS_ON)

    def _why_not_on(self) -> str | None:
        return t("It is your turn.") if self.view.o.active == self.view.o.seat else None

    def _pass_on(self) -> None:
        session = self.view.session
        if session.shared:
            session.calls.passing.add(self.view.o.seat)
        else:
            self.standing.on = True
        self._choose(act.PASS)

    def _add_answers(self, box: FRect) -> None:
        view = self.view
        found = answers(view.o, view.names, self._among)
        if not found:
            ink = view.theme.inks.body.sized(22)
            self.add(Label(view.theme.writer, lambda: t("You can play nothing here."), ink, box))
        down = 1 if len(found) <= MOST_ACROSS else 2 if len(found) <= 2 * FEW else 3
        across = max(1, -(-len(found) // down))
        box.w = min(box.w, across * WIDEST)
        for i, (answer, cell) in enumerate(zip(found, grid(box, across, down, gap=GAP), strict=False)):
            self.add(
                AnswerButton(
                    view.theme,
                    answer,
                    answer_picture(view.o, view.faces, answer.actions[0]),
                    str(i + 1) if i < 9 else "",
                    partial(self._answer, answer),
                    cell,
                    f"choice {answer.actions[0]}",
                )
            )

    def _answer(self, answer: ReactionAnswer) -> None:
        if len(answer.actions) == 1:
            self._choose(answer.actions[0])
            return
        self._among = answer.actions
        self._opened = self.view.context.clock.now()
        self._build()

    # -- looks

    def paint(self, canvas: Canvas) -> None:
        palette, theme, box = self.view.palette, self.view.theme, self.bounds
        shadow(canvas, box, radius=14, reach=16, color=(*palette.shadow[:3], 200))
        fill(canvas, box, palette.bar[1], radius=14, rim=palette.gold_light)
        outline(canvas, box, palette.gold_light, radius=14, thickness=3)
        inner = inset(box, 16, 12)
        wide, x = inner.h / CARD, inner.x
        for face in self.faces:
            picture(canvas, face, FRect(x, inner.y, wide, inner.h))
            x += wide + GAP
        title = theme.inks.strong.sized(21).colored(palette.gold_light)
        word, ink = t("Reaction"), theme.inks.body.sized(24).colored(palette.text)
        width, needed = theme.writer.units(word, title).x + 16, theme.writer.units(self.said, ink).x
        room = self._head
        if needed + width <= room.w:
            write(canvas, theme.writer, word, title, FRect(room.x, room.y, width, room.h))
            room = FRect(room.x + width, room.y, room.w - width, room.h)
        one = needed <= room.w
        write(canvas, theme.writer, self.said, ink if one else ink.sized(20), room, lines=1 if one else 2)

    @property
    def said(self) -> str:
        """What stands on the bar: what happened, or a hint or a refusal."""
        return self.note or self.sentence
