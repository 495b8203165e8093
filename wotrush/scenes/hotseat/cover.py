"""Covers: nothing of the table is drawn until the one person who may look says so."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import FRect, Vector2
from pygame.event import Event

from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.scenes.art.scenery.panoramas import HIGHLANDS
from wotrush.scenes.hotseat.envelope import Envelope
from wotrush.scenes.hotseat.recap_lines import recap_due
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.scenes.session.hands import cover_reason, hidden_hand
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.session.turning import Cover
from wotrush.scenes.style.backdrop import Backdrop
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.stage.geometry import columns, inset, line, rows
from wotrush.stage.input.focus import By
from wotrush.stage.input.ui import ENTER
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite
from wotrush.stage.style import Style
from wotrush.stage.typography.text import Text
from wotrush.stage.widgets import Button, Panel

CARD = Vector2(420, 588)
"""The largest size of a card that is looked at."""
NAME, GAP = 84.0, 24.0
"""The height of the name above cards that are looked at, and the distance between these."""
WIDE, HIGH = 1180.0, 400.0
"""The size of the plate."""
WORDS = 320.0
"""The height of what is said beside the envelope, about as high."""
RAISED = 6.0
"""How much higher than in the middle the words are placed: the title has room above its letters, the button none below it."""
DEAF = 0.5
"""Seconds without input. Keys and clicks that follow each other faster are still the previous player's."""
HOLDING = (pygame.K_SPACE, *ENTER)


class CoverPage(Page):
    """Opaque, so that nothing below is drawn."""

    panorama = HIGHLANDS

    def __init__(self, context: AppContext, session: GameSession, seat: Seat) -> None:
        self.session = session
        self.seat = seat
        super().__init__(context)

    def build(self) -> None:
        theme, color = self.context.theme, self.context.seat_color(self.seat)
        self._plate = self.root.add(Panel(theme.styles.plain, shadow=24))
        self._only = self.label(
            lambda: t("{player} only", player=self.player_name),
            theme.inks.title.sized(72).colored(color),
            name="only",
        )
        self._envelope = self.root.add(Sprite(Envelope(self.seat, color), name="envelope"))
        self._envelope.touchable = False
        self._take = self.label(lambda: t("Take the screen. Everybody else looks away."), theme.inks.heading)
        self._why = self.label(self.reason, theme.inks.body, fit=Fit.WRAP, valign=0.0, name="why")
        self._go = self.root.add(self.way_on())

    @property
    def player_name(self) -> str:
        return self.session.players[self.seat].name

    def reason(self) -> str:
        """Return why the others must not look."""
        raise NotImplementedError

    def way_on(self) -> Button:
        """Return what that person presses."""
        raise NotImplementedError

    def arrange(self, area: FRect) -> None:
        plate = FRect(0, 0, min(WIDE, area.w), HIGH)
        plate.center = area.center
        self._plate.rect = plate
        self._envelope.rect, words = columns(inset(plate, 34, 26, 44, 26), -0.38 * plate.w, 1, gap=44)
        words = FRect(words.x, words.centery - WORDS / 2 - RAISED, words.w, WORDS)
        self._only.rect, self._take.rect, self._why.rect, below = rows(words, -84, -60, 1, -78, gap=8)
        body, writer = self.context.theme.inks.body, self.context.theme.writer
        self._why.rect = FRect(
            *self._why.rect.topleft, writer.even_width(self.reason(), body, words.w), self._why.rect.h
        )
        width = min(below.w, max(360.0, self._go.natural_width()))
        self._go.rect = FRect(below.x, below.y, width, below.h)

    def enter(self) -> None:
        self.interface.focus.set(self._go)


class CoverScene(CoverPage):
    """Covers the table before a decision that only its player may see."""

    def __init__(self, context: AppContext, session: GameSession) -> None:
        assert isinstance(session.interlude, Cover)
        super().__init__(context, session, session.interlude.seat)
        self._pressed_at = self.clock.now()

    def build(self) -> None:
        super().build()
        self._leave = self.button(lambda: t("Save and leave"), self.context.go.title, name="leave")

    def arrange(self, area: FRect) -> None:
        super().arrange(area)
        self._leave.rect = FRect(area.x, area.bottom - 54, self._leave.natural_width(), 54)

    def reason(self) -> str:
        return cover_reason(self.session)

    def way_on(self) -> Button:
        return Button(
            self.context.theme.styles.gold,
            lambda: t("I am {player}", player=self.player_name),
            self.uncover,
            shortcut=pygame.K_RETURN,
            key_text=lambda: t("Enter"),
            name="uncover",
        )

    def uncover(self) -> None:
        """Show the table to that person; it is turned before it can be seen."""
        before, self._pressed_at = self._pressed_at, self.clock.now()
        if self._pressed_at - before < DEAF:
            return
        if self.session.interlude is not None:
            self.session.turn_to_next()
            self.session.interlude_over()
            self.context.go.back()
            if recap_due(self.session, self.seat):
                self.context.go.recap(self.session)

    def go_back(self) -> None:
        """Point at the way out, and leave only if that is pressed: nobody but that person may go on."""
        self.interface.focus.set(self._leave, By.KEYS)


class PeekScene(CoverPage):
    """A person's own hand, shown for as long as the button or the key is held down: large, and in place of the cover."""

    def build(self) -> None:
        super().build()
        theme, palette, seat = self.context.theme, self.context.theme.palette, self.seat
        color = self.context.seat_color(seat)
        self._desk = self.root.add(Backdrop(palette.page, line=palette.map, name="desk"))
        self._whose = self._desk.add(
            Label(
                theme.writer,
                lambda: [seat_icon(seat, color), f" {self.player_name}"],
                theme.inks.title.colored(color).aligned(0.5),
                name="whose hand",
            )
        )
        self._hand = self._desk.add(Node(name="hand"))
        for face in hidden_hand(self.session, seat):
            sprite = self._hand.add(Sprite(face))
            sprite.shadow = theme.shadow
        self._show(False)
        self._back_button = self.button(lambda: t("Back to the table"), self.go_back, name="close")
        self._back_button.key_text = lambda: t("Esc")

    def reason(self) -> str:
        return t("Hold the button, or Space, to see your hand; let go and it is covered again.")

    def way_on(self) -> Button:
        return HoldButton(self.context.theme.styles.gold, lambda: t("Hold to look"), self._show)

    def arrange(self, area: FRect) -> None:
        super().arrange(area)
        self._desk.rect = FRect(self.root.bounds)
        self._whose.rect, hand, _ = rows(area, -NAME, 1, -54, gap=GAP)
        cards = self._hand.children
        size = CARD * min(1.0, hand.h / CARD.y, (hand.w + GAP) / max(1, len(cards)) / (CARD.x + GAP))
        for sprite, box in zip(cards, line(hand, len(cards), size, gap=GAP), strict=True):
            sprite.rect = box
        width = self._back_button.natural_width()
        self._back_button.rect = FRect(area.right - width, area.bottom - 54, width, 54)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and self._holds(event.key):
            self._show(True)
            return True
        let_go = event.type == pygame.KEYUP and event.key in HOLDING
        if let_go or event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            self._show(False)
        return super().handle(event)

    def _holds(self, key: int) -> bool:
        """Return whether the key holds the hand open. Enter does not while the Back button has the focus."""
        leaves = key in ENTER and self.interface.focus.current is self._back_button
        return key in HOLDING and not leaves

    def _show(self, shown: bool) -> None:
        self._desk.visible = shown

    def go_back(self) -> None:
        """Go back to the table, covered if it is what somebody else alone may see."""
        self._show(False)
        self.session.cover()
        super().go_back()


class HoldButton(Button):
    """A button that reports when it is pressed and when it is released."""

    def __init__(self, style: Style, text: Text, on_hold: Callable[[bool], None]) -> None:
        super().__init__(style, text, lambda: None, name="hold")
        self._on_hold = on_hold

    def on_press(self, point: Vector2) -> bool:
        self._on_hold(True)
        return super().on_press(point)

    def on_release(self, point: Vector2) -> None:
        self._on_hold(False)
        super().on_release(point)
