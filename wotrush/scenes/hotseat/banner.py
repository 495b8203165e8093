"""The banner that says whose turn it is, when several people share the screen, and what happened meanwhile."""

from __future__ import annotations

from pygame import FRect, Rect
from pygame.event import Event

from wotrush.i18n import t
from wotrush.scenes.hotseat.recap import SHADE, RecapList
from wotrush.scenes.hotseat.recap_lines import recap_lines
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.early_input import EarlyInput
from wotrush.scenes.page.keys import any_key
from wotrush.scenes.page.page import Page
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.style.veil import Veil
from wotrush.settings import Speed
from wotrush.stage.color import Color, rgba
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import gradient
from wotrush.stage.motion.easing import ease_out
from wotrush.stage.motion.tween import Progress
from wotrush.stage.node import Node

HIGHEST_LIST = 760.0


class Band(Node):
    """A band from edge to edge, with a line of the player's color above and below."""

    def __init__(self, ground: Color, line: Color) -> None:
        super().__init__(name="band")
        self._ground = ground
        self._line = line

    def paint(self, canvas: Canvas) -> None:
        box = canvas.box(self.bounds)
        top, bottom = rgba(self._line, 0.12), rgba(self._line, 0.03)
        canvas.fill(self._ground, box)
        key = ("band", box.size, self._line)
        canvas.blit(canvas.pictures.get(key, lambda: gradient(box.size, top, bottom)), box.topleft)
        thick = canvas.px(5)
        canvas.fill(self._line, Rect(box.x, box.y, box.w, thick))
        canvas.fill(self._line, Rect(box.x, box.bottom - thick, box.w, thick))


class BannerScene(Page):
    """It waits for any key or click. Nothing private is on it: the hand of whose turn it is lies open for all."""

    overlay = True

    def __init__(self, context: AppContext, session: GameSession) -> None:
        self.session = session
        session.turn_to_next()
        self.seat = session.viewpoint.seat
        self.lines = recap_lines(session, self.seat)
        self._early = EarlyInput(context.clock)
        super().__init__(context)

    def build(self) -> None:
        theme, seat = self.context.theme, self.seat
        names = self.session.names
        o = self.session.observation()
        self.backdrop.detach()
        self._veil = self.root.add(Veil(rgba(theme.palette.veil[:3], SHADE), self.go_on))
        color = self.context.seat_color(seat)
        self._band = self._veil.add(Band(theme.palette.own[1], color))
        self._band.touchable = False
        self._title = self.label(
            lambda: t("{player}: your turn", player=names[seat]),
            theme.inks.title.sized(66).colored(color).aligned(0.5),
            name="whose turn",
        )
        self._round = self.label(
            lambda: t("Round {round}", round=o.round), theme.inks.subheading.aligned(0.5)
        )
        # A child of the veil, so that a click beside the list counts as a click on the veil.
        self._list = self._veil.add(RecapList(self.context, self.lines, self.session, o))
        self._hint = self.label(
            lambda: t("Click or press any key to play"), theme.inks.small.aligned(0.5), name="go on"
        )

    def arrange(self, area: FRect) -> None:
        whole = FRect(self.root.bounds)
        self._veil.rect = whole
        lines, most = bool(self.lines), min(HIGHEST_LIST, area.h - 300)
        wide = self._list.fit(area.w, most)
        listed = self._list.seen_height(wide, most)
        band = FRect(whole.x, 0, whole.w, 214 + (listed + 30 if lines else 0))
        band.centery = whole.centery
        self._band.rect = band
        middle = FRect(0, band.y + 26, wide, band.h)
        middle.centerx = whole.centerx
        self._title.rect = FRect(area.x, middle.y, area.w, 84)
        self._round.rect = FRect(area.x, middle.y + 84, area.w, 40)
        self._list.visible = lines
        self._list.place(FRect(middle.x, middle.y + 138, middle.w, listed))
        self._hint.rect = FRect(area.x, band.bottom - 56, area.w, 36)

    def enter(self) -> None:
        self.context.play(Sound.TURN)
        if self.context.settings.speed is not Speed.OFF:
            self.player.play(Progress(0.3, self._appear, ease_out))

    def _appear(self, part: float) -> None:
        for node in (self._round, self._list, self._hint):
            node.alpha = part
        if not self.context.settings.reduced_motion:
            self._title.pos = (self._band.pos.x - (1 - part) * 160, self._title.pos.y)

    def handle(self, event: Event) -> bool:
        if self._early.swallows(event) or super().handle(event):
            return True
        if any_key(event):
            self.go_on()
            return True
        return False

    def go_back(self) -> None:
        self.go_on()

    def go_on(self) -> None:
        """Dismiss the banner."""
        if self.session.interlude is not None:
            self.session.interlude_over()
            self.context.go.back()
