"""The aim of the game, what is printed on the cards, and how it begins."""

from __future__ import annotations

from wotrush.i18n import mark
from wotrush.scenes.hunter.rulebook.dice_drawings import Answered
from wotrush.scenes.hunter.rulebook.drawings import SMALL, CardRow, OnUnit, UnitClose
from wotrush.scenes.hunter.rulebook.line_drawings import LinesDrawing, Places
from wotrush.scenes.rulebook.book import Chapter, Paragraph

DRAFTED = 0.7
"""The scale of the cards of a draft."""

GOAL = Chapter(
    "hunter",
    mark("What it is about"),
    (
        Paragraph(
            "goal",
            mark(
                "Two to eight players lay an ambush for one another. Each commands a front line and a back line of "
                "units, face down at first. *Whoever destroys an enemy unit scores its points.* Most points win."
            ),
            LinesDrawing(("u007", 12, 13), (14, "u017")),
        ),
        Paragraph(
            "goal.who-dares",
            mark(
                "Only what lies open can shoot, and only what lies open can be shot at. Almost every shot is answered, "
                "and any die may leave you out of ammo. So the question is always: who dares to shoot first?"
            ),
            Answered("u007", "u036"),
        ),
        Paragraph(
            "goal.turn",
            mark(
                "A turn has one action: *attack*, *spy* or *wait*. Waiting draws an event card. Events may be played "
                "beside the action, and some of them in the turns of others."
            ),
        ),
    ),
)

CARDS = Chapter(
    "units",
    mark("The units"),
    (
        Paragraph(
            "units.kinds",
            mark(
                "There are three kinds: [vehicle] *AFVs* are tanks and other armored vehicles, [gun] *GUNs* are "
                "artillery, [infantry] *INF* is infantry."
            ),
            CardRow(("u007", "u082", "u101")),
        ),
        Paragraph(
            "units.card",
            mark(
                "Top left stands its strike against vehicles: [ap] armor-piercing, or [suicide] the suicide attack of "
                "infantry. Below are [shell] shells and [overrun] overrun, or [rifle] rifle fire. Top right are its "
                "[laurel] points for whoever destroys it."
            ),
            UnitClose("u036"),
        ),
        Paragraph(
            "units.salvos",
            mark(
                "A value with ×2, ×3 or ×4 is fired in that many salvos, one die each. You say before the first die "
                "how many of them you fire."
            ),
            CardRow(("u019", "u022")),
        ),
        Paragraph(
            "units.defence",
            mark("The shield is its defence: *armor* of AFVs, *mobility* of GUNs and INF."),
        ),
        Paragraph(
            "units.ammo",
            mark(
                "[bullet] *Fire readiness*: if any die of a strike shows this number or more, the unit is out of ammo "
                "afterwards, hit or miss. Units that are never dry stay ready unless a card lowers their number."
            ),
        ),
        Paragraph(
            "units.states",
            mark(
                "[pinned] *Pinned* and [dry] *out of ammo* are markers. Such a unit cannot attack, counterattack, spy or "
                "move up; it keeps its other abilities. *Exhausted* cards are turned until your next turn; they attack "
                "and counterattack as usual."
            ),
            OnUnit("u031"),
        ),
    ),
)

SETUP = Chapter(
    "setup",
    mark("How a game begins"),
    (
        Paragraph(
            "setup.draft",
            mark(
                "*Draft*: everybody holds five unit cards and one event. Keep one card in secret and pass the others "
                "to the left, again and again; the last card that reaches you is yours too."
            ),
            CardRow(("u032", "u007", "u082", "u101", "u022", "smoke"), DRAFTED),
        ),
        Paragraph(
            "setup.deploy",
            mark(
                "*Deployment*: your units are laid face down in your *front line*, those with [back_line] Back Line in "
                "the *back line* if you like. Commanders lie open beside the back line. Events go to your hand."
            ),
        ),
        Paragraph(
            "setup.places",
            mark(
                "Each card in play lies on a numbered place. The number is all that others know of a hidden unit, and "
                "it tells nothing about it."
            ),
            Places((7, 12, 31)),
        ),
        Paragraph(
            "setup.first",
            mark(
                "Everybody names the highest points among their own units. The highest begins, a die decides ties. "
                "Turns go clockwise."
            ),
        ),
        Paragraph(
            "setup.clock",
            mark(
                "*The clock of the game*: three Carpet Bombings lie in the event deck, one in each third. The third one "
                "that is drawn ends the game at once."
            ),
            CardRow(("carpet_bombing",) * 3, SMALL),
        ),
    ),
)

CHAPTERS = (GOAL, CARDS, SETUP)
