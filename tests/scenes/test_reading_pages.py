"""The rule books and galleries of all games: in every language and on every screen their words fit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

from tests.scenes.layout_faults import cut_off, faults
from wotrush.i18n import LANGUAGES, set_language
from wotrush.scenes.gallery.scene import Gallery
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.scenes.rulebook.pages import ABOVE, Picture
from wotrush.scenes.rulebook.scene import RuleBook
from wotrush.scenes.screens import screens_of
from wotrush.stage.widgets import Button, ScrollPanel, TextField
from wotrush.workshop.studio import Studio

PageT = TypeVar("PageT", bound=Page)
SIZES = {
    "720p": ((1280, 720), 1.25),
    "laptop": ((1366, 768), 1.0),
    "1080p": ((1920, 1080), 1.0),
    "4:3": ((1600, 1200), 1.0),
}
on_every_screen = pytest.mark.parametrize("size", SIZES)
in_every_language = pytest.mark.parametrize("code", LANGUAGES)
of_every_game = pytest.mark.parametrize("game", ["rush", "hunter"])


def shown(code: str, size: str, page_of: Callable[[AppContext], PageT]) -> PageT:
    """Open a page in a language on a screen."""
    set_language(code)
    studio = Studio(SIZES[size][0])
    page = page_of(studio.context)
    studio.stack.resize(*SIZES[size])
    studio.stack.push(page)
    return page


@on_every_screen
@in_every_language
@of_every_game
def test_every_chapter_fits(game: str, code: str, size: str) -> None:
    rules = screens_of(game).rules
    assert rules is not None
    book = rules()
    page = shown(code, size, lambda context: RuleBook(context, book))
    for chapter in book:
        page.open(chapter.key)
        assert faults(page.root) == []
        assert cut_off(page.root) == []


@of_every_game
def test_a_link_opens_the_book_where_its_paragraph_is_in_view(game: str) -> None:
    rules = screens_of(game).rules
    assert rules is not None
    book = rules()
    for chapter in book:
        for paragraph in chapter.paragraphs[::3]:
            studio = Studio((1280, 720), 1.5)
            page = RuleBook(studio.context, book, paragraph.key)
            studio.stack.push(page)
            sheet = page.root.find("sheet")
            assert isinstance(sheet, ScrollPanel)
            top, lowest = sheet.find(paragraph.key).rect.y - sheet.offset, sheet.offset >= sheet.reach - 1
            assert 0 <= top < (sheet.size.y if lowest else ABOVE + 1), paragraph.key


def test_the_list_of_chapters_shows_the_one_that_is_open_and_stays_where_it_was_clicked() -> None:
    rules = screens_of("hunter").rules
    assert rules is not None
    studio, book = Studio((1280, 720), 1.5), rules()
    page = RuleBook(studio.context, book, book[-1].key)
    pilot = studio.pilot(page)

    def offset() -> float:
        contents = page.root.find("contents")
        assert isinstance(contents, ScrollPanel)
        return contents.offset

    lowest = offset()
    assert lowest > 0
    pilot.click(page.root.find("search"))
    pilot.type("event")
    pilot.click(page.root.find("contents").find(book[-4].key))
    assert page.shows == book[-4].key
    assert offset() == lowest
    search = page.root.find("search")
    assert isinstance(search, TextField)
    assert search.value == ""


@of_every_game
def test_the_titles_of_chapters_are_of_one_size_that_no_later_resize_changes(game: str) -> None:
    """In Italian they are longest, and are written smaller where the window is narrow."""
    set_language("it")
    rules = screens_of(game).rules
    assert rules is not None
    studio, book = Studio((1024, 768), 1.5), rules()
    page = RuleBook(studio.context, book)
    studio.stack.push(page)
    inks = set()
    for height in (768, 769, 768):
        studio.stack.resize((1024, height), 1.5)
        titles = [page.root.find("contents").find(chapter.key) for chapter in book]
        inks |= {title.style.ink for title in titles if isinstance(title, Button) and title.style}
    assert len(inks) == 1


@on_every_screen
@in_every_language
@of_every_game
def test_the_gallery_fits(game: str, code: str, size: str) -> None:
    cards = screens_of(game).cards
    assert cards is not None
    page = shown(code, size, lambda context: Gallery(context, cards()))
    assert faults(page.root) == []
    assert cut_off(page.root) == []


def test_drawings_are_smaller_where_a_chapter_fits_the_page_like_that() -> None:
    book = screens_of("rush").rules
    assert book is not None
    high = {}
    for size in ((1280, 720), (1024, 768)):
        studio = Studio(size)
        page = RuleBook(studio.context, book(), "aim")
        studio.pilot(page)
        sheet = page.root.find("sheet")
        assert isinstance(sheet, ScrollPanel)
        assert sheet.reach == 0
        high[size] = max(node.size.y for node in sheet.walk() if isinstance(node, Picture))
    assert high[1280, 720] > high[1024, 768]
