"""The controls of a replay: turns back and forth, pause, step, speed, side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame
from pygame import FRect

from wotrush.i18n import mark, t
from wotrush.scenes.page.keys import Command, shown
from wotrush.scenes.session.viewpoint import Viewpoint
from wotrush.scenes.session.watching import SPEEDS, WatchedSession
from wotrush.scenes.table.panels.replay_signs import ReplaySign, SignPicture
from wotrush.scenes.table.view import TableView
from wotrush.stage.devices.stroke import Stroke
from wotrush.stage.geometry import columns, inset, rows
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Icon, Segments
from wotrush.stage.widgets import Button, Panel, Segmented, Slider

BACK, FORWARD = Stroke(pygame.K_COMMA), Stroke(pygame.K_PERIOD)
GAP, SIDE_MARGIN, WORD_MARGIN, SIGN, LEAST_BUTTON = 5.0, 8.0, 14.0, 30.0, 46.0
NAME_PART = 0.6
"""How much of the head's width the name of whose view it is usually takes at most."""
LETTERS = 23.0
"""The size of the speeds, if there is room."""
TIMES = mark("{n}×")


class ReplayBar(Node):
    """Call `refresh` every frame: the bar follows the game, and the game follows the bar."""

    touchable = False

    def __init__(self, view: TableView, session: WatchedSession) -> None:
        super().__init__(name="replay")
        self.view = view
        self.session = session
        self.build()

    def build(self) -> None:
        """Make all parts anew after a change of settings."""
        theme, session = self.view.theme, self.session
        self._seen: tuple[int, Viewpoint, bool] | None = None
        self._named = False
        """Whether the words for what the last button does have room."""
        self.clear()
        self._plate = self.add(Panel(theme.styles.plain))
        self._where = self.add(Label(theme.writer, self._where_text, theme.inks.strong, name="replay where"))
        quiet = replace(theme.styles.quiet, ink=theme.inks.strong, padding=SIDE_MARGIN, depth=0.0, align=1.0)
        self._side = self.add(Button(quiet, self._side_text, self._other_side, name="replay side"))
        self._side.tooltip = lambda: t("Look from another side of the table")
        steps = max(1, session.turns - 1)
        self._slider = self.add(Slider(theme.styles.plain, 0.0, self._slid, steps=steps, name="replay turn"))
        keys = self.view.context.keys
        self._buttons = [
            self._button(
                "back", partial(self._sign, ReplaySign.BACK), session.turn_back, BACK, lambda: t("Turn back")
            ),
            self._button("pause", self._pause_sign, self._pause, keys[Command.PAUSE], self._pause_text),
            self._button(
                "step",
                partial(self._sign, ReplaySign.STEP),
                session.step,
                keys[Command.STEP],
                lambda: t("Step"),
            ),
            self._button(
                "forward",
                partial(self._sign, ReplaySign.FORWARD),
                session.turn_forward,
                FORWARD,
                lambda: t("Next turn"),
            ),
            self._button("cards", self._cards_sign, self._turn_cards, keys[Command.PEEK], self._cards_text),
        ]
        self._buttons[-1].why_not = self._why_closed
        self._buttons[-1].style = replace(theme.styles.plain, padding=WORD_MARGIN)
        speeds = [partial(t, TIMES, n=speed) for speed in SPEEDS]
        index = SPEEDS.index(session.speed)
        self._speeds = self.add(
            Segmented(theme.styles.plain, speeds, index, self._set_speed, name="replay speed")
        )

    def _button(
        self,
        name: str,
        sign: Callable[[], Segments],
        action: Callable[[], None],
        stroke: Stroke,
        tip: Callable[[], str],
    ) -> Button:
        style = self.view.theme.styles.plain
        button = self.add(Button(style, sign, action, shortcut=stroke, name=f"replay {name}"))
        button.tooltip = lambda: f"{tip()} ({shown(stroke)})"
        return button

    # -- what it does

    def _pause(self) -> None:
        if self.session.paused:
            self.session.conductor.go_on()
        else:
            self.session.conductor.pause()

    def _slid(self, value: float) -> None:
        self.session.go_to_turn(round(value * (self.session.turns - 1)))

    def _set_speed(self, index: int) -> None:
        self.session.speed = SPEEDS[index]

    def _other_side(self) -> None:
        self.session.look_from((self.session.viewpoint.seat + 1) % len(self.session.players))

    def _turn_cards(self) -> None:
        self.session.open_cards(not self.session.opened)

    def _why_closed(self) -> str | None:
        return None if self.session.may_open else t("Hidden cards stay hidden until the game is over.")

    # -- what it says

    def _where_text(self) -> str:
        rounds, writer = self._rounds(), self.view.theme.writer
        now, ink = self.view.o.round, self.view.theme.inks.strong
        forms = t("Round {round} of {rounds}", round=now, rounds=rounds), t("Round {round}", round=now)
        fitting = (form for form in forms if writer.least_width(form, ink) <= self._where.size.x)
        return next(fitting, f"{now} / {rounds}")

    def _rounds(self) -> int:
        return int(max(self.view.o.round, self.session.recorded.rounds))

    def _side_text(self) -> Segments:
        """Return from whose side the table is seen; only the name where both texts of the head would have no room."""
        name = self.session.players[self.session.viewpoint.seat].name
        where = t("Round {round} of {rounds}", round=self.view.o.round, rounds=self._rounds())
        said, writer = t("View: {player}", player=name), self.view.theme.writer
        taken = writer.units(where + said, self.view.theme.inks.strong).x + SIGN + 4 * SIDE_MARGIN
        mark = Icon(SignPicture(ReplaySign.SIDE, self.view.palette.gold_light), height=0.75)
        return [said if taken <= self.size.x else name, "  ", mark]

    def _pause_text(self) -> str:
        return t("Go on") if self.session.paused else t("Pause")

    def _pause_sign(self) -> Segments:
        return self._sign(ReplaySign.PLAY if self.session.paused else ReplaySign.PAUSE)

    def _cards_text(self) -> str:
        player = self.session.players[self.session.viewpoint.seat].name
        if self.session.opened:
            return t("Show only what everybody saw")
        return t("Show what {player} saw", player=player)

    def _cards_sign(self) -> Segments:
        """Return in words what the button does or, where they have no room, the sign of it."""
        sign = self._sign(ReplaySign.HIDDEN if self.session.opened else ReplaySign.OPENED)
        words = t("Hide cards") if self.session.opened else t("Show cards")
        return words if self._named else sign

    @property
    def _with_word(self) -> float:
        """The width of the button with words for what it does."""
        ink, writer = self.view.theme.styles.plain.ink, self.view.theme.writer
        return max(writer.units(said, ink).x for said in (t("Show cards"), t("Hide cards"))) + 2 * WORD_MARGIN

    def _sign(self, sign: ReplaySign) -> Segments:
        return [Icon(SignPicture(sign, self.view.palette.text), height=0.9)]

    # -- place

    def place(self) -> None:
        self.rect = FRect(self.view.zones.replay)
        self._plate.rect = self.bounds
        inner = inset(self.bounds, 10, 4, 10, 6)
        head, slider, buttons, speeds = rows(inner, 1, 0.8, 1.3, 1.1, gap=GAP)
        wide = min(self._side.natural_width(), self._most_beside(head.w))
        self._where.rect, self._side.rect = columns(head, 1, -wide, gap=GAP)
        self._side.rect.x += SIDE_MARGIN  # Its words end where the bar does.
        self._slider.rect, self._speeds.rect = slider, speeds
        letters = min(LETTERS, speeds.w / len(SPEEDS) * 0.5)
        narrow = self.view.theme.styles.plain
        self._speeds.style = replace(narrow, ink=self.view.theme.inks.body.sized(letters), padding=4.0)
        self._named = (buttons.w - self._with_word) / len(self._buttons) >= LEAST_BUTTON
        cards = -self._with_word if self._named else 1.0
        for button, cell in zip(self._buttons, columns(buttons, 1, 1.3, 1, 1, cards, gap=GAP), strict=True):
            button.rect = cell

    def _most_beside(self, head: float) -> float:
        """Return how much of the head's width the name beside the round may take: more where it would be cut off."""
        ink, writer = self.view.theme.inks.strong, self.view.theme.writer
        usual = NAME_PART * head
        if writer.least_width(self._side_text(), ink) + SIDE_MARGIN <= usual:
            return usual
        return max(usual, head - writer.units(t("Round {round}", round=self._rounds()), ink).x - GAP)

    def refresh(self) -> None:
        session = self.session
        seen = (session.recorded.place, session.viewpoint, session.paused)
        if seen != self._seen:
            self._seen = seen
            turn, length = session.turn, max(1, session.recorded.length)
            last = session.turns - 1  # Of a single turn it shows the decisions.
            self._slider.value = turn / last if last else session.recorded.place / length
            self.place()
            self.invalidate()
