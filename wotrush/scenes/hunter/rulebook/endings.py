"""The end of the game, its score, and the options."""

from __future__ import annotations

from wotrush.i18n import mark
from wotrush.scenes.hunter.rulebook.drawings import SMALL, CardRow
from wotrush.scenes.hunter.rulebook.line_drawings import ScorePile
from wotrush.scenes.rulebook.book import Chapter, Paragraph

END = Chapter(
    "end",
    mark("The end"),
    (
        Paragraph(
            "end.when",
            mark(
                "The game ends at once when the third *Carpet Bombing* is drawn, when only one player is left, or when "
                "the unit deck is empty."
            ),
            CardRow(("carpet_bombing",) * 3, SMALL),
        ),
        Paragraph(
            "end.quiet",
            mark(
                "It also ends after ten turns for each player in the game, one after another, in which no event was "
                "drawn and no unit left play."
            ),
        ),
        Paragraph(
            "end.score",
            mark(
                "Add up the points on your score pile. Your own surviving units count nothing. Most points win, even "
                "for a player who is out of the game. Players level on points share the victory."
            ),
            ScorePile(("u007", "u036", "u082", "u101")),
        ),
        Paragraph(
            "end.elimination",
            mark(
                "Whoever loses the last unit has one more turn to bring up reinforcements. With nothing in play at the "
                "end of that turn, the player is out; hand and cards in front of them go to the discard."
            ),
        ),
    ),
)

OPTIONS = Chapter(
    "options",
    mark("Options"),
    (
        Paragraph(
            "options.afv_only",
            mark("*AFVs only*: no GUN and no INF, and no Trench, Heavy Guns or Escape."),
        ),
        Paragraph(
            "options.daring",
            mark("*Evade*, *Charge* and *Commanders* bring in the rules of those names."),
        ),
        Paragraph(
            "options.deck",
            mark(
                "*Boxes*, *Nations* and *Single copies* choose the units of the deck. At least five for each player and "
                "ten more must be left."
            ),
        ),
        Paragraph(
            "options.events",
            mark(
                "*Event deck*: with the short one the third Carpet Bombing comes sooner. By number of players the "
                "short one is used up to four, the full one from five."
            ),
        ),
        Paragraph(
            "options.quick",
            mark(
                "*Quick elimination*: a player without units is out as soon as the action or the event that took the "
                "last one is over."
            ),
        ),
    ),
)

CHAPTERS = (END, OPTIONS)
