"""The title: the name of the game over a land at dusk, and where to go from here."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import FRect, Surface

from wotrush.i18n import t, tn
from wotrush.match.saves import SavedGame
from wotrush.scenes.context import AppContext
from wotrush.scenes.dusk import DuskLand
from wotrush.scenes.landscape import Dusk
from wotrush.scenes.page import Page
from wotrush.stage.canvas import Canvas
from wotrush.stage.color import Color
from wotrush.stage.geometry import inset, rows
from wotrush.stage.label import Fit
from wotrush.stage.node import Node
from wotrush.stage.shapes import Size, gradient
from wotrush.stage.text import Segments, Span
from wotrush.stage.widgets import Button

MENU_WIDTH, MENU_HEIGHT, MENU_GAP = 470.0, 66.0, 12.0
NAME_HEIGHT = 210.0


class Title(Page):
    """Continue is there only when there is something to go on with."""

    def __init__(self, context: AppContext, saved: SavedGame | None = None) -> None:
        self.saved = saved
        self._news, context.news = context.news, ""
        super().__init__(context)

    def build(self) -> None:
        context, palette, inks = self.context, self.context.theme.palette, self.context.theme.inks
        zenith, middle, glow = palette.dusk
        self.land = self.root.add(
            DuskLand(
                context.clock, Dusk(zenith, middle, glow, palette.own[1]), not context.settings.reduced_motion
            )
        )
        self.shade = self.root.add(Shade(palette.own[1]))
        soft = inks.heading.colored(palette.gold_light)
        self.above = self.label(lambda: spaced(t("World of Tanks")), soft, name="above")
        self.name = self.label(lambda: t("Rush").upper(), inks.display.sized(NAME_HEIGHT), name="name")
        self.below = self.label(
            lambda: t("The deck-building card game"), inks.subheading.colored(palette.text_soft)
        )
        self.menu = self._menu()
        self.foot = self.label(_unofficial, inks.small, fit=Fit.WRAP, name="unofficial")
        ink = inks.small.colored(palette.warning).aligned(1.0)
        self.notice = self.label(lambda: str(self._news), ink, fit=Fit.WRAP, name="notice")

    def _menu(self) -> list[Button]:
        go = self.context.go
        entries: list[tuple[str, Callable[[], Segments], Callable[[], object]]] = [
            ("new", lambda: t("New game"), go.new_game),
            ("history", lambda: t("Played games"), go.history),
            ("cards", lambda: t("Cards"), go.cards),
            ("rules", lambda: t("Rules"), go.rules),
            ("settings", lambda: t("Settings"), go.settings),
            ("quit", lambda: t("Quit"), go.quit),
        ]
        if self.saved is not None:
            entries.insert(0, ("continue", self._continue_text, go.resume))
        style = self.context.theme.styles.menu
        return [self.root.add(Button(style, text, on_click, name=name)) for name, text, on_click in entries]

    def _continue_text(self) -> Segments:
        assert self.saved is not None
        journal = self.saved.journal
        game_round = journal.turns[-1].turn // len(journal.seats) + 1
        small = self.context.theme.styles.menu.small
        about = tn(
            "round {round}, {n} player", "round {round}, {n} players", len(journal.seats), round=game_round
        )
        return [t("Continue"), "   ", Span(about, small)]

    def layout(self, area: FRect) -> None:
        self.land.rect = area
        self.shade.rect = FRect(area.x, area.y, area.w * 0.62, area.h)
        left = area.x + max(64.0, area.w * 0.07)
        foot = FRect(left + 6, area.bottom - 66, area.w * 0.5, 54)
        self.foot.rect = foot
        self.notice.rect = FRect(foot.right + 24, foot.y, area.right - foot.right - 72, foot.h)
        room = FRect(left, area.y + 30, area.right - left - 48, foot.y - area.y - 54)
        entry = min(MENU_HEIGHT + MENU_GAP, room.h * 0.11)
        high = entry * len(self.menu) - MENU_GAP
        lead = 140.0 if room.h < 800 else 176.0
        name = min(NAME_HEIGHT, room.h - high - lead)
        block = FRect(room.x, room.y, room.w, name + high + lead)
        block.y += max(0.0, room.h - block.h) * 0.45
        above, big, below, menu = rows(block, -46.0, -name - 24, 1, -high, gap=10)
        below.h = 40.0
        self.above.rect, self.name.rect, self.below.rect = inset(above, 6, 0), big, inset(below, 6, 0)
        self.name.ink = self.name.ink and self.name.ink.sized(name)
        for i, button in enumerate(self.menu):
            button.rect = FRect(menu.x, menu.y + i * entry, MENU_WIDTH, entry - MENU_GAP)

    def update(self) -> None:
        super().update()
        self.land.update()

    def go_back(self) -> None:
        """There is nothing behind the title."""


class Shade(Node):
    """Darkness that fades to the right, so that words can be read on it."""

    touchable = False

    def __init__(self, color: Color) -> None:
        super().__init__(name="shade")
        self.color = color

    def paint(self, canvas: Canvas) -> None:
        box = canvas.box(self.bounds)
        picture = canvas.pictures.get(("shade", box.size, self.color), lambda: _fading(box.size, self.color))
        canvas.blit(picture, box.topleft)


def _fading(size: Size, color: Color) -> Surface:
    upright = gradient((size[1], size[0]), (*color[:3], 0), (*color[:3], 215))
    return pygame.transform.rotate(upright, -90)


def spaced(text: str) -> str:
    """Wide capitals."""
    return "   ".join(" ".join(word) for word in text.upper().split())


def _unofficial() -> str:
    return t("An unofficial fan project, not affiliated with anybody. All names belong to their owners.")
