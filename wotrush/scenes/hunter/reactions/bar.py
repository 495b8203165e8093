"""The reactions bar over the middle: what happened, every answer with what it would change, and the pass."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import FRect

from wotrush.i18n import mark, t
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import frames as fr
from wotrush.scenes.hunter.duel.duel import Roll
from wotrush.scenes.hunter.reactions.answer_button import AnswerButton
from wotrush.scenes.hunter.reactions.answers import ReactionAnswer, answers
from wotrush.scenes.hunter.reactions.happening import happening
from wotrush.scenes.hunter.reactions.pictures import answer_picture, asked_about
from wotrush.scenes.hunter.reactions.standing_pass import StandingPass
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.page.early_input import EarlyInput
from wotrush.scenes.page.keys import Command, of_digit
from wotrush.scenes.style.paint import fill, outline, picture, shadow, write
from wotrush.scenes.table.lying import CARD
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.geometry import grid, inset, rows
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.typography.text import SMALLEST
from wotrush.stage.widgets import Button

PASSES, PASSES_PART, GAP = 300.0, 0.24, 8.0
MOST_ACROSS, FEW = 3, 4
WIDEST, LOWEST = 660.0, 26.0
"""The greatest width and the least height of an answer."""
LOW = 140.0
"""A lower bar has narrow margins, and one line for what happened."""
HEAD, HEADS = 27.0, 46.0
"""Height of one line and of two for what happened."""


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
        self._early = EarlyInput(view.context.clock)
        self.faces: list[Face] = []
        """The cards that it asks about, unless they stand on the stage of a duel."""
        self.sentence, self.note = "", ""
        self.visible = False

    @property
    def deaf(self) -> bool:
        """Whether the prompt is so new that a second click or key would land in it."""
        return self.visible and self._early.lasts

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
            self._early.restart()
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
        button = of_digit([node for node in self.children if isinstance(node, AnswerButton)], key)
        if button is not None:
            button.activate()
        return button is not None

    # -- what it is made of

    def _build(self) -> None:
        view, inner = self.view, self._inner
        self.clear()
        self.faces = [] if view.duel else asked_about(view.o, view.faces)[:2]
        self.sentence = happening(view.o, view.names)
        wide = min(PASSES, inner.w * PASSES_PART)
        pass_box = FRect(inner.right - wide, inner.y, wide, inner.h)
        self._add_passes(pass_box)
        left = inner.x + len(self.faces) * (inner.h / CARD + GAP) + (GAP if self.faces else 0)
        room = FRect(left, inner.y, pass_box.x - left - 14, inner.h)
        found = answers(view.o, view.names, self._among)
        self._head, answered = rows(room, -self._head_height(room, len(found)), 1, gap=4)
        self._add_answers(found, answered)
        self.invalidate()

    @property
    def _inner(self) -> FRect:
        return inset(self.bounds, 14, 8) if self.bounds.h < LOW else inset(self.bounds, 16, 12)

    def _head_height(self, room: FRect, count: int) -> float:
        """Return the height of what happened: one line on a low bar, unless it needs two and one row of answers is left."""
        if self.bounds.h >= LOW:
            return room.h * 0.36
        ink = self.view.theme.inks.body.sized(SMALLEST)
        long = self.view.theme.writer.units(self.said, ink).x > room.w
        return HEADS if long and count <= MOST_ACROSS else HEAD

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
                    styles.plain,
                    lambda: t("Pass until my turn or an attack"),
                    self._pass_on,
                    cells[1],
                    name="pass until",
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

    def _add_answers(self, found: Sequence[ReactionAnswer], box: FRect) -> None:
        view = self.view
        if not found:
            ink = view.theme.inks.body.sized(22)
            self.add(Label(view.theme.writer, _nothing, ink, box))
        down = 1 if len(found) <= MOST_ACROSS else 2 if len(found) <= 2 * FEW else 3
        down = max(1, min(down, int((box.h + GAP / 2) / (LOWEST + GAP / 2))))
        across = max(1, -(-len(found) // down))
        box.w = min(box.w, across * WIDEST)
        gap = GAP if self.bounds.h >= LOW else GAP / 2
        for i, (answer, cell) in enumerate(zip(found, grid(box, across, down, gap=gap), strict=False)):
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
        self._early.restart()
        self._build()

    # -- looks

    def paint(self, canvas: Canvas) -> None:
        palette, theme, box = self.view.palette, self.view.theme, self.bounds
        shadow(canvas, box, radius=14, reach=16, color=(*palette.shadow[:3], 200))
        fill(canvas, box, palette.bar[1], radius=14, rim=palette.gold_light)
        outline(canvas, box, palette.gold_light, radius=14, thickness=3)
        inner = self._inner
        wide, x = inner.h / CARD, inner.x
        for face in self.faces:
            picture(canvas, face, FRect(x, inner.y, wide, inner.h))
            x += wide + GAP
        title = theme.inks.strong.sized(21).colored(palette.gold_light)
        word, ink = t(self._asks_for), theme.inks.body.sized(24).colored(palette.text)
        width, needed = theme.writer.units(word, title).x + 16, theme.writer.units(self.said, ink).x
        room = self._head
        if needed + width <= room.w:
            write(canvas, theme.writer, word, title, FRect(room.x, room.y, width, room.h))
            room = FRect(room.x + width, room.y, room.w - width, room.h)
        answers = [node for node in self.children if isinstance(node, AnswerButton)]
        pictured = all(button.fits_picture(canvas) for button in answers)
        for button in answers:  # All or none: what has no picture beside others looks as if it were missing.
            button.pictured = pictured
        folds = needed > room.w and room.h >= HEADS
        write(canvas, theme.writer, self.said, ink.sized(20) if folds else ink, room, lines=2 if folds else 1)

    @property
    def _asks_for(self) -> str:
        """The word for what is asked for."""
        return (
            Roll.COUNTER.value
            if self.view.o.stack[-1][0] in (fr.COUNTER, fr.SPY_COUNTER)
            else mark("Reaction")
        )

    @property
    def said(self) -> str:
        """What stands on the bar: what happened, or a hint or a refusal."""
        return self.note or self.sentence


def _nothing() -> str:
    return t("You can play nothing here. You are asked so that nobody else can tell.")
