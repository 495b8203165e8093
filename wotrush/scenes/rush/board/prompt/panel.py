"""The play area: the question that is asked there, or the invitation to use a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from pygame import FRect

from wotrush.model.rush import actions as act
from wotrush.model.rush.cards import Ability, Nation
from wotrush.model.rush.state import Prompt
from wotrush.model.rush.view.refusal import why_not
from wotrush.scenes.rush.board.prompt.invitation import paint_invitation
from wotrush.scenes.rush.board.prompt.medal_button import HIGH, LOW, MedalButton, MedalCards
from wotrush.scenes.rush.board.prompt.question import (
    LEADS_BACK,
    PromptChoice,
    choices,
    in_brief,
    medals_taken,
    question,
)
from wotrush.scenes.rush.class_marks import nation_picture
from wotrush.scenes.rush.offers.payment import Payment
from wotrush.scenes.rush.texts import telling
from wotrush.scenes.rush.view.latest import abilities_skipped
from wotrush.scenes.rush.view.layout import Zone
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.style.paint import IconPicture, fill, outline, picture, write
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, inset
from wotrush.stage.node import Node
from wotrush.stage.style import Style
from wotrush.stage.typography.text import SMALLEST, Icon, Segments
from wotrush.stage.widgets import Button

LETTERS, MOST_LINES = 23.0, 12
"""The size of what is said, if there is room, and in how many lines one ability is explained at most."""
LEAST_BESIDE = 150.0
"""The least width in which something is said beside cards: where it is less, they say it themselves."""
TITLE, BUTTON, BACK = 36.0, 54.0, 40.0
"""The heights of the title, of the buttons that answer, and of the one that only leads back."""


class PromptPanel(Node):
    """Rebuilt with `show` after every change. `choose` gets the action of a button; None takes back what was to be
    paid or what was chosen last. `gains` says what anybody wins or loses by achievements if an action is carried out.
    """

    touchable = False

    def __init__(
        self,
        view: View,
        choose: Callable[[act.Action | None], None],
        gains: Callable[[act.Action], list[str]],
    ) -> None:
        super().__init__(name="prompt")
        self._gains = gains
        self.view = view
        self.choose = choose
        self.payment: Payment | None = None
        self.lifting = False
        self.title = ""
        self.lines: list[str] = []

    def show(self, payment: Payment | None, *, lifting: bool) -> None:
        self.payment, self.lifting = payment, lifting
        self.rect = self.view.frame.common.field
        self.clear()
        self._word()
        if self._room().w >= LEAST_BESIDE:
            self._build(choices(self.view, payment))
        self.invalidate()

    def reword(self) -> None:
        """Follow what has been seen meanwhile."""
        before = self.title, self.lines
        self._word()
        if before != (self.title, self.lines):
            self.invalidate()

    def _word(self) -> None:
        """Set what is said: in brief where all of it has no room beside the cards."""
        self.title, self.lines = question(self.view, self.payment, lifting=self.lifting)
        self.lines += self._changes()
        room = self._room()
        if self._beside and not self.fit(self.shown_lines(room), SMALLEST, room):
            self.lines = in_brief(self.view.o) or self.lines

    def _changes(self) -> list[str]:
        """Return what anybody wins or loses by achievements if those medals are taken."""
        medals = [one for one in choices(self.view, None) if isinstance(one.action, act.TakeMedals)]
        changes = [(one.text, self._gains(one.action)) for one in medals if one.action is not None]
        return [f"{text}: {', '.join(gains)}" for text, gains in changes if gains]

    # -- buttons

    def _build(self, answers: Sequence[PromptChoice]) -> None:
        if not answers:
            return
        box = self._room()
        medals = any(isinstance(choice.action, act.TakeMedals) for choice in answers)
        high = min(HIGH, max(LOW, box.h - TITLE - 12 - self._least_height())) if medals else BUTTON
        row = FRect(box.x, box.bottom - high, box.w, high)
        buttons = [
            self.add(self._button(choice, cell))
            for choice, cell in zip(answers, columns(row, *[1] * len(answers), gap=10), strict=True)
        ]
        if answers[0].name == LEADS_BACK:
            self._make_small(buttons[0])

    def _button(self, choice: PromptChoice, cell: FRect) -> Button:
        styles = self.view.theme.styles
        style = _smaller(styles.gold, 25) if choice.golden else _smaller(styles.plain, 22)
        choose = partial(self.choose, choice.action)
        if isinstance(choice.action, act.TakeMedals):
            o = self.view.o
            cards = MedalCards(Nation(o.reward_nation), *medals_taken(o, choice.action))
            return MedalButton(style, choice.text, cards, choose, cell, choice.name)
        button = Button(
            style,
            choice.text,
            choose,
            cell,
            why_not=partial(self._why_not, choice.action),
            shortcut=choice.key,
            key_text=choice.key_text or None,
            name=choice.name,
        )
        if button.natural_width() > cell.w:
            button.key_text = None
        return button

    def _least_height(self) -> float:
        """Return the height that what is said needs in the smallest letters."""
        writer, ink = self.view.theme.writer, self.view.theme.inks.body.sized(SMALLEST)
        return sum(writer.units(line, ink, self._room().w).y + 4 for line in self.lines)

    def _make_small(self, back: Button) -> None:
        """Have the button that leads back be no larger than its text: below what is said or, where that would cost words their
        size, beside the title, if need be without the name of its key. Where it has no room there it costs their size, but
        none of the words.
        """
        box = self._room()
        below = FRect(box.x, box.bottom - BACK, back.natural_width() + 10, BACK)
        back.rect = below
        if self._said_size(self.said_room) >= LETTERS:
            return
        named = self.view.theme.writer.units(self.title, self.view.theme.inks.subheading).x
        key = back.key_text
        for back.key_text in (key, None):
            wide = back.natural_width() + 10
            back.rect = FRect(box.right - wide, box.y, wide, TITLE)
            if self.said_room.y > box.y and named + 14 + wide <= box.w:
                return
        back.key_text, back.rect = key, below
        if not self.fit(self.shown_lines(self.said_room), SMALLEST, self.said_room):
            back.detach()

    def _why_not(self, action: act.Action | None) -> str | None:
        refusal = None if action is None else why_not(self.view.o, action)
        return telling.refusal_text(refusal) if refusal else None

    # -- looks

    @property
    def _beside(self) -> bool:
        """Whether it is said beside what is being resolved."""
        return self.view.resolving and self.payment is None

    def _room(self) -> FRect:
        """Return the room beside the cards that are being resolved, or the whole field."""
        box = inset(self.bounds, 16, 12)
        if not self._beside:
            return box
        cards = [one.pose.rect for one in self.view.lying.values() if one.zone is Zone.USING]
        taken = max((card.right for card in cards), default=self.rect.x) - self.rect.x
        return FRect(taken + 14, box.y, max(0.0, box.right - taken - 14), box.h)

    def paint(self, canvas: Canvas) -> None:
        if self.view.cuts(self.rect):
            return
        if self.title:
            self._paint_frame(canvas)
            if self._room().w < LEAST_BESIDE:
                return
            room = self.said_room
            if room.y > self._room().y:
                self._paint_title(canvas)
            self._paint_said(canvas, room)
        elif self._is_empty:
            room, said = inset(self.bounds, 16, 12), self.lines[0] if self.lines else ""
            paint_invitation(canvas, self.view, room, said)

    @property
    def _is_empty(self) -> bool:
        """Return whether no card lies in the play area, nor could be put there now."""
        o = self.view.seen
        shown = o.active != o.seat and o.hands[o.active] is not None
        return o.using < 0 and not shown and not self.lifting and o.prompt is not Prompt.EXPOSE

    def _paint_title(self, canvas: Canvas) -> None:
        view, box = self.view, self._room()
        head = FRect(box.x, box.y, box.w, TITLE)
        if view.o.nation >= 0 and self.payment is None and view.o.using < 0:
            emblem = FRect(head.x, head.y, 34, 34)
            fill(canvas, inset(emblem, -1), view.palette.nations[Nation(view.o.nation)], radius=18)
            picture(canvas, nation_picture(view.o.nation), inset(emblem, 4))
            head = FRect(head.x + 44, head.y, head.w - 44, head.h)
        write(canvas, view.theme.writer, self.title, view.theme.inks.subheading, head)

    @property
    def said_room(self) -> FRect:
        """The room for what is said: between the title and the buttons or, where that is too little beside a card, which
        bears its name itself, in place of the title too.
        """
        whole = self._room()
        if self.children and self.children[0].rect.top > whole.top:
            whole.h = self.children[0].rect.top - 8 - whole.y
        below = inset(whole, 0, TITLE + 4, 0, 0)
        titled = not self._beside or self.fit(self.shown_lines(below), SMALLEST, below)
        return below if titled else whole

    def _paint_said(self, canvas: Canvas, room: FRect) -> None:
        writer, y = self.view.theme.writer, room.y
        said = self.view.theme.inks.body.sized(self._said_size(room))
        for i in self.shown_lines(room):
            line, ink = self._line(i), said.colored(self._line_color(i))
            height = writer.units(line, ink, room.w).y
            if y + height <= room.bottom + 4:
                write(
                    canvas, writer, line, ink, FRect(room.x, y, room.w, height), valign=0.0, lines=MOST_LINES
                )
            y += height + 4

    def _said_size(self, room: FRect) -> float:
        """Return the largest size at which all shown lines fit, or the smallest that can be read."""
        size, shown = LETTERS, self.shown_lines(room)
        while size > SMALLEST and not self.fit(shown, size, room):
            size -= 1.0
        return size

    def shown_lines(self, room: FRect) -> list[int]:
        """Return which lines are shown: finished abilities give way to the others where not all have room."""
        shown = list(range(len(self.lines)))
        while shown[1:] and shown[0] < self._current and not self.fit(shown, SMALLEST, room):
            del shown[0]
        return shown

    def fit(self, shown: Sequence[int], size: float, room: FRect) -> bool:
        """Return whether these lines fit at that size."""
        writer, ink = self.view.theme.writer, self.view.theme.inks.body.sized(size)
        return sum(writer.units(self._line(i), ink, room.w).y + 4 for i in shown) <= room.h + 8

    def _line(self, i: int) -> Segments:
        """Return a line; that of an ability that has been carried out is ticked off, with a dash if it could do nothing."""
        if i >= self._current:
            return self.lines[i]
        if i in self._skipped:
            ability, _ = self.view.o.catalogue.abilities[self.view.o.using][i]
            return f"–  {telling.depot_is_empty() if ability is Ability.REPAIR else self.lines[i]}"
        return [Icon(IconPicture("tick", self.view.palette.legal), height=0.8), f" {self.lines[i]}"]

    def _line_color(self, i: int) -> Color:
        """Return the color of an ability's line: finished ones fade, the current one among several is lit."""
        palette = self.view.palette
        if len(self.lines) == 1:
            return palette.text
        if i < self._current:
            return palette.text_faint
        return palette.gold_light if i == self._current else palette.text_soft

    @property
    def _skipped(self) -> set[int]:
        """The lines of abilities that could do nothing."""
        o = self.view.o
        idle = abilities_skipped(self.view) if o.using >= 0 else ()
        return {i for i, (ability, _) in enumerate(o.catalogue.abilities[o.using]) if ability in idle}

    @property
    def _current(self) -> int:
        """The line of the ability that is carried out, or -1."""
        o = self.view.o
        if o.using < 0 or self.payment is not None:
            return -1
        return len(self.lines) - 1 if o.prompt is Prompt.PLACE else o.step - 1

    def _paint_frame(self, canvas: Canvas) -> None:
        palette = self.view.palette
        hostile = self.view.o.nation >= 0 and self.payment is None
        color = palette.hostile if hostile else palette.gold_light
        fill(canvas, self.bounds, (*palette.bar[1][:3], 150), radius=14)
        outline(canvas, self.bounds, (*color[:3], 200), radius=14, thickness=2.5)


def _smaller(style: Style, size: float) -> Style:
    return replace(style, ink=style.ink.sized(size), padding=12.0, depth=5.0)
