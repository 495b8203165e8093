"""House rulings: how this program plays where the German rules leave a gap or can be read in two ways."""

from __future__ import annotations

from wotrush.i18n import mark
from wotrush.scenes.rulebook.book import Chapter, Paragraph

RULINGS = Chapter(
    "rulings",
    mark("House rulings"),
    (
        Paragraph(
            "rulings.cards",
            mark(
                "*The values of the units and the effects of the events* are this program’s own: the printed rules list no "
                "cards. Whoever owns the box will meet other figures there."
            ),
        ),
        Paragraph(
            "rulings.deal",
            mark(
                "*No red event is dealt* at the start: all are shuffled into the event deck. The full deck is used from five "
                "players on, the short one with fewer, unless you choose otherwise."
            ),
        ),
        Paragraph(
            "rulings.naming",
            mark(
                "*To name is to reveal*: a hidden unit may be named for a counterattack, an anti-air shot, Leadership or an "
                "ambush, and lies open from then on."
            ),
        ),
        Paragraph(
            "rulings.steps",
            mark(
                "*The steps before the turn* are left out only in the first turn of the game. A marker is taken off once a "
                "turn, and hidden units change places by lot, not by choice."
            ),
        ),
        Paragraph(
            "rulings.shells",
            mark(
                "*Two shells* of one attack that hit destroy the target. However many dice run dry, a unit gets one marker; "
                "one that is out of ammo already is removed by an event, never by its own dice."
            ),
        ),
        Paragraph(
            "rulings.leadership",
            mark(
                "*Leadership* helps counterattacks too, and hidden units shield a leader. One success of *anti-air* calls an "
                "air strike off for everybody."
            ),
        ),
        Paragraph(
            "rulings.spying",
            mark(
                "*Spying* uses no ammo. Whoever reveals the last hidden unit before the die does not stop it: the die is "
                "rolled, and a failure may be answered."
            ),
        ),
        Paragraph(
            "rulings.water",
            mark(
                "*Amphibious* lets all units of its owner ignore the water card, and only that one: water laid later is "
                "another card."
            ),
        ),
        Paragraph(
            "rulings.limit",
            mark(
                "*The hand limit* counts only when you draw, before you see the new card. If there is no card to draw, nobody "
                "discards."
            ),
        ),
        Paragraph(
            "rulings.end",
            mark(
                "*The end*: a win on equal points is shared, players who are out of the game can win, and a game in which "
                "nothing happens for too long ends by itself."
            ),
        ),
    ),
)

CHAPTERS = (RULINGS,)
