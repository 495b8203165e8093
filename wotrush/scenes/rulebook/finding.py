"""Finds words in a rule book, in the current language."""

from __future__ import annotations

from wotrush.i18n import t
from wotrush.scenes.page.text_search import has_all
from wotrush.scenes.rulebook.book import Book, Chapter, Paragraph
from wotrush.scenes.rulebook.markup import plain


def matches(book: Book, wanted: str) -> list[tuple[Chapter, Paragraph]]:
    """Return the paragraphs that contain all the words, counting their chapters' titles; none if there are no words."""
    if not wanted.strip():
        return []
    return [
        (chapter, paragraph)
        for chapter in book
        for paragraph in chapter.paragraphs
        if has_all(f"{t(chapter.title)} {plain(t(paragraph.text))}", wanted)
    ]
