"""All chapters of the rule book, in the order in which they are read."""

from __future__ import annotations

from wotrush.scenes.rush.rulebook import answers, endings, fights, opening, rulings, turns

BOOK = (
    *opening.CHAPTERS,
    *turns.CHAPTERS,
    *fights.CHAPTERS,
    *endings.CHAPTERS,
    *rulings.CHAPTERS,
    *answers.CHAPTERS,
)
