"""The whole book, in the order it is read."""

from __future__ import annotations

from wotrush.scenes.rush.rulebook import answers, endings, fights, opening, turns

BOOK = (
    *opening.CHAPTERS,
    *turns.CHAPTERS,
    *fights.CHAPTERS,
    *endings.CHAPTERS,
    *answers.CHAPTERS,
)
