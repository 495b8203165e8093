"""Questions that people ask at the table, and how the table on the screen works."""

from __future__ import annotations

from functools import partial

from wotrush.i18n import mark
from wotrush.scenes.hunter.rulebook.drawings import attacking
from wotrush.scenes.rulebook.book import Chapter, Paragraph
from wotrush.scenes.rulebook.gestures import ClickDrawing, DragDrawing, KeysAlone

ATTACKING = partial(attacking, "u007", "u082")

QUESTIONS = Chapter(
    "faq",
    mark("Questions and answers"),
    (
        Paragraph(
            "faq.must-attack",
            mark("*Must I attack?* No. You must take one action, and waiting is always possible."),
        ),
        Paragraph(
            "faq.own-units",
            mark("*Do my units count at the end?* No, only what you destroyed. Others get points for them."),
        ),
        Paragraph(
            "faq.miss",
            mark(
                "*May I attack although no die can hit?* Yes, since an event may still help. The table warns you before."
            ),
        ),
        Paragraph(
            "faq.salvos",
            mark(
                "*Do more salvos run dry more easily?* Yes. Every die is checked, and all announced salvos are rolled "
                "even if the first one hits."
            ),
        ),
        Paragraph(
            "faq.counter-scores",
            mark("*Who scores a unit destroyed by a counterattack?* The player whose unit fired it."),
        ),
        Paragraph(
            "faq.dry-twice",
            mark(
                "*Can a unit run dry twice?* By its own dice no. By an event yes: then it is removed, and nobody scores "
                "it."
            ),
        ),
        Paragraph(
            "faq.hidden-pinned",
            mark("*Does hiding a unit heal it?* No. Markers, exhaustion and cards under it stay."),
        ),
        Paragraph(
            "faq.plus",
            mark(
                "*Is a plus good for me?* A plus always helps whoever rolls. It is added to the target number, never to "
                "the die."
            ),
        ),
        Paragraph(
            "faq.jamming",
            mark("*Can a red event be jammed?* No. Red events take effect when they are drawn."),
        ),
        Paragraph(
            "faq.new-unit",
            mark("*May reinforcements shoot at once?* Yes, once you have revealed them in your front line."),
        ),
        Paragraph(
            "faq.out",
            mark(
                "*I have no unit left. Am I out?* Only at the end of your own next turn, and your points still count."
            ),
        ),
    ),
)

TABLE = Chapter(
    "handling",
    mark("At this table"),
    (
        Paragraph(
            "handling.attack",
            mark("Drag a unit onto an enemy unit to attack it. You see the chances before you let go."),
            DragDrawing(ATTACKING),
        ),
        Paragraph(
            "handling.click",
            mark("Or click the card and then the target. Right click or Esc takes it back."),
            ClickDrawing(ATTACKING),
        ),
        Paragraph(
            "handling.events",
            mark(
                "Drag an event onto its target, or onto the field that lights up if it has none. When others play, a bar "
                "asks whether you react. There is no hurry."
            ),
        ),
        Paragraph(
            "handling.keys",
            mark(
                "With keys alone: arrows and Tab move, Enter picks and drops, Esc takes back. A gamepad does the same."
            ),
            KeysAlone(),
        ),
        Paragraph(
            "handling.zoom",
            mark(
                "Rest the pointer on a card, or press it for a moment, and it is shown large with everything spelled out."
            ),
        ),
        Paragraph(
            "handling.undo",
            mark("You may take back what you did up to the last die, draw or reveal."),
        ),
        Paragraph(
            "handling.shared",
            mark(
                "With several people at one screen a cover hides your cards until you say that you are there alone."
            ),
        ),
    ),
)

CHAPTERS = (QUESTIONS, TABLE)
