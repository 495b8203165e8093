"""The two large buttons of a turn: the action that needs no card, and the end of the turn."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from wotrush.i18n import t
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.hands import hand_limit
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.texts.acting import action_text, prompt_text
from wotrush.scenes.hunter.view.seen import turn_phase
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.page.early_input import EarlyInput
from wotrush.scenes.page.keys import Command
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.style import Paint, Style
from wotrush.stage.typography.text import Segments
from wotrush.stage.widgets import Button

WITHOUT_A_CARD = (act.WAIT, act.BEGIN, act.STOP)
NOTE = 19.0
"""The size of letters below the text of a button, where there is room."""
LEAST = 24
"""The smallest letters above them."""
NOT_MEANT = 0.6
"""Seconds for which waiting, new on the main button, is not taken from a hurried double click that began the turn."""


class TurnButtons:
    """`decide` gets what a button stands for."""

    def __init__(
        self,
        view: BattleView,
        decide: Callable[[act.HunterAction], None],
        go_on: Callable[[], None],
        holding: Callable[[], bool],
    ) -> None:
        """`go_on` leaves a turn that has ended by itself; `holding`: whether a card is held, for which a place must be chosen
        first.
        """
        self._view = view
        self._decide = decide
        self._go_on = go_on
        self._holding = holding
        self._noted: tuple[object, bool] = (None, False)
        """What is known, and whether the hand is full then."""
        self._meant: act.HunterAction | None = None
        self._early = EarlyInput(view.context.clock, NOT_MEANT)

    @property
    def main_action(self) -> act.HunterAction | None:
        """What the main button does now."""
        actions = self._view.o.actions
        return next((action for action in WITHOUT_A_CARD if action in actions), None)

    @property
    def main_command(self) -> Command:
        """The command whose key presses the main button: to begin the turn has one of its own, so that nobody waits who
        only means to begin.
        """
        return Command.BEGIN if self.main_action is act.BEGIN else Command.MAIN_ACTION

    @property
    def end_action(self) -> act.HunterAction | None:
        """What the button for the end of the turn does now."""
        return act.END if act.END in self._view.o.actions else None

    def main_text(self) -> str:
        action = self.main_action if self._view.session.may_decide else None
        if action is None or action is act.WAIT:
            return t("Wait")
        return action_text(self._view.o, action, self._view.names)

    def main_note(self) -> str:
        """Return what waiting does, in a few words."""
        o = self._view.o
        if self.main_action is not act.WAIT or not self._view.session.may_decide:
            return ""
        if self._noted[0] is not o:  # Asked every frame, though the table seldom changes.
            self._noted = o, len(o.hand) >= hand_limit(open_table(o), o.seat)
        return t("discard, then draw") if self._noted[1] else t("draw an event")

    def main_tip(self) -> str:
        """Return what the main button does where its text does not say it."""
        return action_text(self._view.o, act.WAIT, self._view.names) if self.main_action is act.WAIT else ""

    def end_text(self) -> str:
        session = self._view.session
        if not session.lingers:
            return t("End the turn")
        return t("Hand over") if session.shared else t("Go on")

    @property
    def deaf(self) -> bool:
        """Whether waiting has just taken the place of what the main button did before."""
        return self.main_action is act.WAIT and self._early.lasts

    def follow(self) -> None:
        """Note what the main button does from now on."""
        if self.main_action is act.WAIT and self._meant is not act.WAIT:
            self._early.restart()
        self._meant = self.main_action

    def press_main(self) -> None:
        if not self.deaf:
            self._press(self.main_action)

    def press_end(self) -> None:
        if self._view.session.lingers:
            self._go_on()
        else:
            self._press(self.end_action)

    def why_no_main(self) -> str | None:
        return self._why_not(self.main_action, self._asked_instead)

    def why_no_end(self) -> str | None:
        return None if self._view.session.lingers else self._why_not(self.end_action, self._what_first)

    def _what_first(self) -> str:
        """Return what is to be done before the turn can end."""
        o = self._view.o
        if not o.actions or (len(o.stack) == 1 and turn_phase(o) == 1):
            return t("Take your action first: attack, spy or wait.")
        return self._asked_instead()

    def _asked_instead(self) -> str:
        """Return what the game waits for, which leaves no room for what the button does."""
        return prompt_text(self._view.o, self._view.names)

    def _press(self, action: act.HunterAction | None) -> None:
        if action is not None:
            self._decide(action)

    def _why_not(self, action: act.HunterAction | None, otherwise: Callable[[], str]) -> str | None:
        if not self._view.session.may_decide:
            return t("It is not your turn.")
        if self._holding():
            return t("Choose where it goes; Esc takes it back.")
        return None if action is not None else otherwise()


class NotedButton(Button):
    """A button with a `note`: a line below its text that says what it does, where both have room in letters that can be read."""

    def __init__(
        self, style: Style, on_click: Callable[[], object], *, note: Callable[[], str], name: str
    ) -> None:
        super().__init__(style, "", on_click, name=name)
        self.note = note

    def _write(self, canvas: Canvas, box: Rect, caption: Segments, look: Paint) -> None:
        assert self.style is not None
        writer, scale, note = self.style.writer, canvas.scale, self.note()
        wide = max(1, box.w - canvas.px(self.style.padding))
        for size in range(int(self.style.ink.size), LEAST - 1, -1) if note else ():
            ink = self.style.ink.sized(size).colored(look.text)
            small = writer.fitting_ink(note, self.style.small.sized(NOTE).colored(look.text), wide, scale)
            above, below = (writer.size(text, its, scale) for text, its in ((caption, ink), (note, small)))
            high = above.y + below.y
            if max(above.x, below.x) <= wide and high <= box.h:
                y = box.centery - high / 2
                for text, its, part in ((caption, ink, above), (note, small, below)):
                    picture = writer.picture(text, its.aligned(0), scale, wide)
                    canvas.blit(picture, (box.centerx - picture.get_width() // 2, round(y)))
                    y += part.y
                return
        super()._write(canvas, box, caption, look)
