"""Finds words in the rule book, in the language it is read in."""

from __future__ import annotations

from wotrush.i18n import t
from wotrush.scenes.rush.rulebook.book import Chapter, Paragraph
from wotrush.scenes.rush.rulebook.markup import plain
from wotrush.scenes.rush.texts.finding import has_all


def matches(book: tuple[Chapter, ...], wanted: str) -> list[tuple[Chapter, Paragraph]]:
    """Every paragraph that, with its chapter's title, has all the words; nothing for nothing."""
    if not wanted.strip():
        return []
    return [
        (chapter, paragraph)
        for chapter in book
        for paragraph in chapter.paragraphs
        if has_all(f"{t(chapter.title)} {plain(t(paragraph.text))}", wanted)
    ]
