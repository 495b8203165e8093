"""House rulings: how this program plays where the printed books differ from one another or leave a gap."""

from __future__ import annotations

from wotrush.i18n import mark
from wotrush.scenes.rulebook.book import Chapter, Paragraph
from wotrush.scenes.rush.cards.sides import CardSide
from wotrush.scenes.rush.rulebook.cases import case, defender, gone, hand

SIEGE = case(hand("su23"), defender("de05", damaged=True))

RULINGS = Chapter(
    "rulings",
    mark("House rulings"),
    (
        Paragraph(
            "rulings.why",
            mark(
                "The printed books differ here and there, or say nothing. This is how such cases are played here, so that "
                "nobody with a book on the table is surprised."
            ),
        ),
        Paragraph(
            "rulings.first",
            mark(
                "*Who begins* is drawn by lot or chosen. The books name whoever played online last, the Polish one otherwise "
                "the youngest."
            ),
        ),
        Paragraph(
            "rulings.siege",
            mark(
                "*Siege Master* strikes armored vehicles only, as in the German, English and Italian books; in the Polish one "
                "it strikes any vehicle. *Vehicles only* and *bases only* do not bind it, and its kills are never added to "
                "those of an assault."
            ),
            SIEGE,
        ),
        Paragraph(
            "rulings.doubles",
            mark(
                "*Two-medal cards* are a choice. The German paragraph on the assault takes them whenever it can: that is the "
                "rule option *Always doubles*."
            ),
            case(hand("medal", "medal"), hand("double")),
        ),
        Paragraph(
            "rulings.use",
            mark(
                "*A card may be used* even if none of its abilities can do anything, and abilities that stand behind a "
                "Research are still carried out."
            ),
        ),
        Paragraph(
            "rulings.twice",
            mark(
                "*From the Polish and Italian books*: a vehicle that is drawn again after a shuffle is not played a second "
                "time in that turn, and a new defender goes to an undefended base while there is one."
            ),
        ),
        Paragraph(
            "rulings.leftovers",
            mark(
                "*With Recruitment* what was overpaid earlier in the turn counts too, as in the English, Polish and Italian "
                "books. National resources are used up first, and change alone never buys a vehicle that costs 0."
            ),
        ),
        Paragraph(
            "rulings.repair",
            mark(
                "*Medals that are repaired away* return to no pile, and what was destroyed still counts. A base that is drawn "
                "is not replaced."
            ),
            case(hand("su21"), gone("medal", side=CardSide.HAND)),
        ),
        Paragraph(
            "rulings.assault",
            mark(
                "*Attackers* are named one by one. To announce them all first comes to the same thing, since nobody can react."
            ),
        ),
        Paragraph(
            "rulings.open",
            mark(
                "*Every Depot is open* to everybody. Cards that are not played stay in the open hand until phase III, and a "
                "Reserve with gaps loses no card there."
            ),
        ),
    ),
)

CHAPTERS = (RULINGS,)
