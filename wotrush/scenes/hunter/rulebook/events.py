"""Event cards and how they are played in each other's turns."""

from __future__ import annotations

from wotrush.i18n import mark
from wotrush.scenes.hunter.rulebook.drawings import SMALL, CardRow
from wotrush.scenes.hunter.rulebook.line_drawings import Reinforced
from wotrush.scenes.rulebook.book import Chapter, Paragraph

PLAYING = Chapter(
    "events",
    mark("Events"),
    (
        Paragraph(
            "events.colors",
            mark(
                "*Grey* events are for your own turn [own_turn]. *Gold* ones are for the turns of others [other_turn], or "
                "for any turn [any_turn]. *Red* ones take effect at once when they are drawn [immediate]."
            ),
            CardRow(("dive_bomber", "smoke", "ace_gunner", "lend_lease"), SMALL),
        ),
        Paragraph(
            "events.target",
            mark("A card can be played only if its targets exist and it would change something."),
        ),
        Paragraph(
            "events.limit",
            mark(
                "You may hold *three* events. The limit counts only when you draw: then you first discard until there "
                "is room."
            ),
        ),
        Paragraph(
            "events.after",
            mark(
                "Most go to the discard afterwards. Some stay under a unit or in front of a player and work as long as "
                "they lie there. Only one card of each name may lie in the same place."
            ),
            CardRow(("trench", "applique_armor", "minefield", "river"), SMALL),
        ),
    ),
)

REACTIONS = Chapter(
    "reactions",
    mark("Reactions"),
    (
        Paragraph(
            "reactions.windows",
            mark(
                "There are moments to react: when an attack or spying is declared, before the dice, after the dice, "
                "when a unit is hit, when a unit was lost, when an event is played, before an air strike, and at the "
                "end of a turn. Each card names its own."
            ),
            CardRow(("radio_silence", "ace_gunner", "escape", "air_cover"), SMALL),
        ),
        Paragraph(
            "reactions.order",
            mark(
                "Whoever can do something is asked, the active player first, then clockwise. After each card everybody "
                "is asked anew, until all pass."
            ),
        ),
        Paragraph(
            "reactions.jamming",
            mark(
                "*Jamming* cancels an event that another player has just played, another Jamming too. What was paid "
                "stays paid."
            ),
            CardRow(("jamming",), SMALL),
        ),
        Paragraph(
            "reactions.once",
            mark(
                "During the dice of one strike, one spying attempt or one anti-air shot each player plays each event once at "
                "most."
            ),
        ),
        Paragraph(
            "reactions.secret",
            mark("Nobody learns who could have reacted and passed."),
        ),
        Paragraph(
            "reactions.reinforcements",
            mark(
                "A unit drawn as a *reinforcement* is deployed face down at once, and may act in the same turn. If "
                "that takes the last card of the unit deck, the game is over."
            ),
            Reinforced("u044"),
        ),
    ),
)

CHAPTERS = (PLAYING, REACTIONS)
