"""All chapters of the rule book, in the order in which they are read."""

from __future__ import annotations

from wotrush.scenes.hunter.rulebook import (
    abilities,
    answers,
    endings,
    events,
    fights,
    opening,
    rulings,
    turns,
)

HUNTER_BOOK = (
    *opening.CHAPTERS,
    *turns.CHAPTERS,
    *fights.CHAPTERS,
    *abilities.CHAPTERS,
    *events.CHAPTERS,
    *endings.CHAPTERS,
    *rulings.CHAPTERS,
    *answers.CHAPTERS,
)
