"""How a game ends and is scored, and the rule options."""

from __future__ import annotations

from wotrush.i18n import mark
from wotrush.scenes.rulebook.book import Chapter, Paragraph
from wotrush.scenes.rush.cards.sides import CardSide
from wotrush.scenes.rush.rulebook.cases import base, case, gone, hand, reserve
from wotrush.scenes.rush.rulebook.drawings import Achievements, Medals

EXPOSED = case(hand("su08"), base(damaged=True), base("su08"))
DOUBLES = case(hand("su17", "su19"), gone("de05", "de04"), hand("double"))

END = Chapter(
    "end",
    mark("The end and the score"),
    (
        Paragraph(
            "end.trigger",
            mark(
                "This round becomes the last as soon as a player has lost all three bases, or the last one-medal card "
                "of any nation is taken, in whatever way."
            ),
            case(gone("base", "base", "base")),
        ),
        Paragraph(
            "end.round",
            mark(
                "It ends with the turn of the player to the right of the first player, so that everybody has had equally "
                "many turns. Whoever has no base left plays on, and can still win."
            ),
        ),
        Paragraph(
            "end.score",
            mark(
                "You score the *medals* in your squad, *3* for each base card in it and *5* for each achievement."
            ),
            Medals(),
        ),
        Paragraph(
            "end.not-counted",
            mark(
                "Your own bases that still stand count nothing, and defenders in front of them are not in your squad."
            ),
        ),
        Paragraph(
            "end.achievements",
            mark(
                "An achievement goes to the one player who has *more than everybody else*. Where several share the lead, "
                "nobody gets it."
            ),
            Achievements(),
        ),
        Paragraph(
            "end.list",
            mark(
                "There are twelve. Vehicles, medals and cards are counted in the squad; a two-medal card counts as "
                "two medals of its nation. For *Most cards* every card of the squad counts, medals and bases too; "
                "achievement cards are not part of it."
            ),
        ),
        Paragraph(
            "end.events",
            mark(
                "Destroyed bases count the moment they fall: a base card that you later repaired away still counts "
                "for the achievement, though not for its points."
            ),
        ),
        Paragraph(
            "end.tie",
            mark(
                "Ties are broken by the most vehicles destroyed, then the most bases destroyed, then the most "
                "achievements. After that the win is shared."
            ),
        ),
    ),
)

OPTIONS = Chapter(
    "options",
    mark("Rule options"),
    (
        Paragraph(
            "options.wide",
            mark("*Wide Reserve*: the Reserve has five cards."),
            case(reserve("us12", "de03", "fr09", "su13", "us08")),
        ),
        Paragraph(
            "options.refresh",
            mark(
                "*Optional refresh*: the furthest Reserve card is no longer discarded in phase III. Instead you choose, "
                "at the end of phase I with your hand open, whether to discard it."
            ),
            case(reserve("us12", "de03", "fr09", "su13"), gone("su13", side=CardSide.RESERVE)),
        ),
        Paragraph(
            "options.exposed",
            mark(
                "*Exposed attacker*: after your assault’s medals one of your attackers with armor must defend one of "
                "your bases. Siege Master asks for nothing of the kind."
            ),
            EXPOSED,
        ),
        Paragraph(
            "options.defenders",
            mark("*Count defenders*: the defenders on your bases count as part of your squad."),
            case(base("de18"), hand("de18")),
        ),
        Paragraph(
            "options.doubles",
            mark("*Always doubles*: two-medal cards are taken wherever possible, and nobody is asked."),
            DOUBLES,
        ),
    ),
)

CHAPTERS = (END, OPTIONS)
