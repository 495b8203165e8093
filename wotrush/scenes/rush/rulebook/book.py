"""What a rule book is made of. Texts are message ids; `*so*` is written strong, `[power]` is a picture of that key."""

from __future__ import annotations

from dataclasses import dataclass, field

from wotrush.scenes.rush.rulebook.drawings import Drawing


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One rule. The key is what links lead to; it never changes, whatever becomes of the words."""

    key: str
    text: str
    drawing: Drawing | None = None


@dataclass(frozen=True, slots=True)
class Chapter:
    """Paragraphs under a heading."""

    key: str
    title: str
    paragraphs: tuple[Paragraph, ...] = field(repr=False)


Place = tuple[Chapter, Paragraph | None]


def find(book: tuple[Chapter, ...], key: str) -> Place:
    """The chapter of that key, or the chapter and the paragraph. KeyError: there is neither."""
    for chapter in book:
        if chapter.key == key:
            return chapter, None
        for paragraph in chapter.paragraphs:
            if paragraph.key == key:
                return chapter, paragraph
    raise KeyError(f"The rule book has no chapter and no paragraph {key!r}.")
