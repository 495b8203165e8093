"""The signs on units, and the commanders."""

from __future__ import annotations

from wotrush.i18n import mark
from wotrush.scenes.hunter.rulebook.drawings import SMALL, CardRow
from wotrush.scenes.hunter.rulebook.line_drawings import UnitsWith
from wotrush.scenes.rulebook.book import Chapter, Paragraph

ABILITIES = Chapter(
    "abilities",
    mark("Abilities of units"),
    (
        Paragraph(
            "ability.states",
            mark(
                "Only revealed units have abilities. Pinned units and those out of ammo keep them, but cannot attack, "
                "counterattack, fire anti-air shots or spy."
            ),
        ),
        Paragraph(
            "ability.back_line",
            mark("[back_line] *Back Line*: it may be deployed in the back line."),
            UnitsWith("back_line"),
        ),
        Paragraph(
            "ability.no_turret",
            mark(
                "[no_turret] *No Turret*: it cannot counterattack after a failed spying attempt nor from an ambush, and Flank "
                "Shot hits it harder."
            ),
            UnitsWith("no_turret"),
        ),
        Paragraph(
            "ability.open_top",
            mark("[open_top] *Open Top*: suicide attacks against it have target number +1."),
            UnitsWith("open_top"),
        ),
        Paragraph(
            "ability.far_sight",
            mark(
                "[far_sight] *Far Sight*: your long-range attacks have target number +1, however many such units you "
                "have revealed."
            ),
            UnitsWith("far_sight"),
        ),
        Paragraph(
            "ability.exhaust",
            mark(
                "*Amphibious, Transport and Tractor* are used in your own turn, before or after the action: exhaust the "
                "unit, take the effect, and roll one die for its ammo."
            ),
        ),
        Paragraph(
            "ability.amphibious",
            mark(
                "[amphibious] *Amphibious*: name a water card. All your units ignore it until the end of the turn. Not "
                "if the unit is pinned or out of ammo."
            ),
            UnitsWith("amphibious"),
        ),
        Paragraph(
            "ability.transport",
            mark(
                "[transport] *Transport* hides one of your INF, or moves one with Back Line to the back line. "
                "[tractor] *Tractor* does the same for a GUN. Not if it is out of ammo itself."
            ),
            UnitsWith("transport"),
        ),
        Paragraph(
            "ability.leadership",
            mark(
                "[leadership] *Leadership*, in the front line: exhaust it when an AFV of yours fires armor-piercing "
                "shots or shells or overruns. Each salvo is rolled with two dice, and the lower one counts; for ammo "
                "both do."
            ),
            UnitsWith("leadership"),
        ),
        Paragraph(
            "ability.protection",
            mark(
                "A leader in the front line cannot be made the target of an attack while a unit without Leadership "
                "lies beside it in that line. Hidden units protect it too."
            ),
        ),
    ),
)

COMMANDERS = Chapter(
    "commanders",
    mark("Commanders"),
    (
        Paragraph(
            "commander.what",
            mark(
                "Commanders (an option) lie open beside the back line. They are no units: nothing hits, pins or moves "
                "them. Each has one ability, for which it is exhausted."
            ),
            CardRow(("c03", "c01", "c09"), SMALL),
        ),
        Paragraph(
            "commander.drawn",
            mark(
                "A commander that is drawn as a reinforcement is laid open, and another unit card is drawn."
            ),
        ),
    ),
)

CHAPTERS = (ABILITIES, COMMANDERS)
