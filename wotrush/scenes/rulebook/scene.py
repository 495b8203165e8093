"""The rule book as a scene: chapters and a search on the left, the open page on the right."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame
from pygame import FRect
from pygame.event import Event

from wotrush.i18n import t
from wotrush.scenes.art.scenery.panoramas import FOREST
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.scenes.rulebook.book import Book, Chapter, Paragraph, find
from wotrush.scenes.rulebook.finding import matches
from wotrush.scenes.rulebook.pages import PageSheet
from wotrush.stage.color import rgba
from wotrush.stage.geometry import columns, inset
from wotrush.stage.typography.text import SMALLEST, Ink
from wotrush.stage.widgets import Button, Panel, ScrollPanel, whole_rows

SIDE, WIDEST_SIDE, ROW, GAP, BAR, INDENT = 380.0, 0.3, 46.0, 6.0, 32.0, 22.0
"""The least width of the list of chapters, the greatest as a share of the page, the height of a chapter in it, the
distance between two, the room for the scroll bar, and that before and after a title.
"""
LOWEST_ROW = 38.0
"""The height to which chapters shrink before their list scrolls."""
SCROLLING = (pygame.K_PAGEUP, pygame.K_PAGEDOWN)


class RuleBook(Page):
    """A rule book, open at a chapter or a paragraph, by default at its first chapter."""

    panorama = FOREST
    grows = True

    def __init__(self, context: AppContext, book: Book, key: str = "") -> None:
        self.book = book
        self.heading = lambda: t("Rules")
        self._chapter, paragraph = find(book, key or book[0].key)
        self._marked = paragraph.key if paragraph is not None else ""
        self._wanted = ""
        super().__init__(context)

    def build(self) -> None:
        theme = self.context.theme
        self._search = self.search_field(self._wanted, self._look_for)
        self._side = self.root.add(Panel(theme.styles.plain))
        self._contents = self.root.add(ScrollPanel(theme.styles.plain, name="contents"))
        self._entries = [self._contents.content.add(self._entry(chapter)) for chapter in self.book]
        self._title_ink = theme.styles.quiet.ink
        ground = rgba(theme.palette.panel[:3])
        self._plate = self.root.add(
            Panel(theme.styles.plain, paint=replace(theme.styles.plain.panel, fill=ground))
        )
        self._sheet = self.root.add(PageSheet(theme))
        self._sheet.ground = ground
        self._nothing = self.label(self._nothing_found, theme.inks.body, name="nothing")
        self._show()

    def _entry(self, chapter: Chapter) -> Button:
        quiet = self.context.theme.styles.quiet
        return Button(quiet, lambda: t(chapter.title), partial(self.open, chapter.key), name=chapter.key)

    def open(self, key: str) -> None:
        """Turn to a chapter, or to a paragraph, which is then marked. Raises KeyError."""
        self._chapter, paragraph = find(self.book, key)
        self._marked = paragraph.key if paragraph is not None else ""
        if self._search.value:
            self._search.clear()
        else:
            self._look_for("")
        self._contents.reveal(self._open_entry)

    @property
    def _open_entry(self) -> Button:
        return self._entries[self.book.index(self._chapter)]

    @property
    def shows(self) -> str:
        """Return the key of the chapter or paragraph that it was opened at."""
        return self._marked or self._chapter.key

    def _look_for(self, words: str) -> None:
        self._wanted = words.strip()
        self._write_titles(self._title_ink)
        self._show()

    def _show(self) -> None:
        self._found = matches(self.book, self._wanted)
        self._nothing.invalidate()
        if not self._wanted:
            self._sheet.show((self._chapter, *self._chapter.paragraphs), marked=self._marked)
            return
        entries: list[Chapter | Paragraph] = []
        for chapter, paragraph in self._found:
            if chapter not in entries:
                entries.append(chapter)
            entries.append(paragraph)
        self._sheet.show(entries, found=self._wanted)

    def _nothing_found(self) -> str:
        if self._wanted and not self._found:
            return t("Nothing in the rules says “{words}”.", words=self._wanted)
        return ""

    def arrange(self, area: FRect) -> None:
        ink = self.context.theme.styles.quiet.ink
        self._write_titles(ink)
        needed = max(entry.natural_width() for entry in self._entries) + BAR
        wide = min(max(SIDE, needed), max(SIDE, WIDEST_SIDE * area.w))
        if needed > wide:
            words = needed - BAR - 2 * INDENT
            self._write_titles(ink.sized(max(SMALLEST, int(ink.size * (words - (needed - wide)) / words))))
        side, sheet = columns(area, -wide, 1, gap=40)
        self._search.rect = FRect(side.x, side.y, side.w, 52)
        self._side.rect = FRect(side.x, side.y + 66, side.w, side.h - 66)
        room = inset(self._side.rect, 8, 10)
        pitch = max(LOWEST_ROW + GAP, min(ROW + GAP, (room.h + GAP) / len(self._entries)))
        self._contents.pitch = pitch
        self._contents.rect = whole_rows(room, pitch - GAP, GAP)
        width = self._contents.room_for(len(self._entries) * pitch - GAP)
        for i, entry in enumerate(self._entries):
            entry.rect = FRect(0, i * pitch, width, pitch - GAP)
        self._contents.fit_content()
        self._contents.reveal(self._open_entry)
        self._plate.rect = sheet
        self._sheet.place(inset(sheet, 20, 20))
        self._nothing.rect = FRect(sheet.x + 46, sheet.y + 24, sheet.w - 66, 44)

    def _write_titles(self, ink: Ink) -> None:
        """Write all titles in that ink; that of the chapter which is open stands out."""
        self._title_ink, styles = ink, self.context.theme.styles
        closed = replace(styles.quiet, ink=ink, align=0.0, padding=INDENT)
        shown = replace(closed, normal=styles.plain.selected, hover=styles.plain.selected)
        for chapter, entry in zip(self.book, self._entries, strict=True):
            entry.style = shown if chapter is self._chapter and not self._wanted else closed

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in SCROLLING:
            return self._sheet.on_key(event)
        return super().handle(event)
