"""The parts of a rule book. Texts are message ids; `*strong*` is emphasized, `[key]` is the icon of that key."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from wotrush.scenes.rulebook.drawings import Drawing


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One rule. Links lead to its key, which never changes, whatever happens to the words."""

    key: str
    text: str
    drawing: Drawing | None = None


@dataclass(frozen=True, slots=True)
class Chapter:
    """Paragraphs under a heading."""

    key: str
    title: str
    paragraphs: tuple[Paragraph, ...] = field(repr=False)


Book: TypeAlias = tuple[Chapter, ...]
"""The chapters in the order in which they are read."""


def find(book: Book, key: str) -> tuple[Chapter, Paragraph | None]:
    """Return the chapter of that key, or the paragraph of that key and its chapter. Raises KeyError."""
    for chapter in book:
        if chapter.key == key:
            return chapter, None
        for paragraph in chapter.paragraphs:
            if paragraph.key == key:
                return chapter, paragraph
    raise KeyError(f"The rule book has no chapter and no paragraph {key!r}.")
