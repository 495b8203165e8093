"""The aim of the game, its cards and where they lie."""

from __future__ import annotations

from wotrush.i18n import mark
from wotrush.scenes.rulebook.book import Chapter, Paragraph
from wotrush.scenes.rush.cards.sides import CardSide
from wotrush.scenes.rush.rulebook.drawings import (
    BARRACKS,
    Achievements,
    BasesDrawing,
    Cards,
    CloseUp,
    FourWays,
    Medals,
    Shift,
)

AIM = Chapter(
    "aim",
    mark("The game in a minute"),
    (
        Paragraph(
            "aim.squad",
            mark(
                "You lead a tank squad. It starts as six weak barracks cards. With their resources you buy vehicles; "
                "every vehicle you buy is yours for the rest of the game and comes back to your hand again and again."
            ),
            Cards(BARRACKS, CardSide.HAND, 0.66),
        ),
        Paragraph(
            "aim.turn",
            mark(
                "On your turn you hold three cards and play each of them in *one* way: *pay* with it, *use* its "
                "abilities, send it to *defend* one of your bases, or *attack* with it. Then you draw three new cards."
            ),
            FourWays(),
        ),
        Paragraph(
            "aim.points",
            mark(
                "Points come from three things: *medals* for vehicles you destroy (1 or 2 a card), enemy *bases* you "
                "destroy (3 each), and *achievements* for whoever leads in something at the end (5 each)."
            ),
        ),
        Paragraph(
            "aim.clog",
            mark(
                "Medals and captured bases join your squad, and they are poor cards to draw: points make you slower. "
                "When to stop building and start collecting is the heart of the game."
            ),
        ),
        Paragraph(
            "aim.end",
            mark(
                "Once a player has lost all three bases, or the one-medal cards of any nation are gone, the round is "
                "played to its end. The most points win."
            ),
        ),
    ),
)

CARDS = Chapter(
    "cards",
    mark("The cards"),
    (
        Paragraph(
            "cards.vehicles",
            mark(
                "A hundred vehicles, all different, 25 for each of four nations. A vehicle shows what it costs [cost], "
                "what it pays [resource], how hard it hits [power], how well it defends [armor], and its abilities."
            ),
            CloseUp("su08"),
        ),
        Paragraph(
            "cards.classes",
            mark(
                "The class says how a vehicle fights (power/armor): *light tanks* 1/1, *medium tanks* 1/2, "
                "*self-propelled guns* 2/1, *heavy tanks* 2/2. These four are the armored vehicles. Self-propelled guns "
                "have two symbols, for tank destroyers and for artillery, and count as one class."
            ),
            Cards(("su05", "us08", "su12", "de14", "de18"), CardSide.RESERVE),
        ),
        Paragraph(
            "cards.auxiliaries",
            mark(
                "*Auxiliaries* are trucks, scouts, rocket launchers and infantry. Their power and armor vary, some have "
                "none. They are vehicles too, but not armored ones."
            ),
            Cards(("us22", "de21", "su23", "fr24"), CardSide.RESERVE),
        ),
        Paragraph(
            "cards.resource",
            mark(
                "A card without any resource value cannot pay at all. That is not the same as 0: a card worth 0 can pay "
                "for a vehicle that costs 0."
            ),
        ),
        Paragraph(
            "cards.barracks",
            mark(
                "Everybody starts with the same six *barracks* cards: four Engineers that pay 1, Technicians with "
                "Research 1 and Volunteers with Recruitment. They have neither power nor armor."
            ),
            Cards(BARRACKS, CardSide.HAND),
        ),
        Paragraph(
            "cards.medals",
            mark(
                "*Medals*: for each nation nine one-medal cards and three two-medal cards. They count 1 or 2 points at "
                "the end and pay 1 or 2 until then."
            ),
            Medals(),
        ),
        Paragraph(
            "cards.bases",
            mark(
                "*Bases*: everybody defends three. A destroyed base goes to whoever destroyed it and counts 3 points in "
                "their squad; on the table your own bases count nothing."
            ),
            BasesDrawing(),
        ),
        Paragraph(
            "cards.achievements",
            mark(
                "*Achievements*: one more than there are players, drawn for each game out of twelve. Everybody sees "
                "from the first turn on what will count."
            ),
            Achievements(),
        ),
    ),
)

TABLE = Chapter(
    "table",
    mark("The table"),
    (
        Paragraph(
            "table.reserve",
            mark(
                "The *Reserve*: four vehicles that can be bought. It moves away from the deck: whatever is taken out of "
                "it, the cards nearer to the deck close the gap and a new one is dealt beside the deck."
            ),
            Shift(),
        ),
        Paragraph(
            "table.squad",
            mark(
                "Your *squad* is your hand, your Garage and your Depot. You draw from the *Garage*, which lies face down. "
                "Whatever you have played, bought or won goes to the *Depot*, which lies face up; everybody may look "
                "through it."
            ),
        ),
        Paragraph(
            "table.shuffle",
            mark(
                "When you have to draw and the Garage is empty, your Depot is shuffled and becomes the new Garage. If "
                "both are empty, you draw no more."
            ),
        ),
        Paragraph(
            "table.base-drawn",
            mark(
                "A base that you draw goes straight to your Depot. It counts as drawn, so you have one card fewer: nobody "
                "ever plays a base."
            ),
        ),
        Paragraph(
            "table.deck",
            mark(
                "When the vehicle deck is empty, the vehicle discard is shuffled and becomes the new deck. If both are "
                "empty, the Reserve stays short."
            ),
        ),
        Paragraph(
            "table.graveyard",
            mark("The *graveyard* holds cards that are out of the game for good."),
        ),
        Paragraph(
            "table.setup",
            mark(
                "Setup: everybody shuffles their barracks cards and draws three. The first player is drawn by lot or "
                "chosen, and stays it all game. Turns go clockwise."
            ),
        ),
        Paragraph(
            "table.hidden",
            mark(
                "The order of face-down piles is hidden, as are the hands of those whose turn it is not. "
                "Everything else is open to all, as is what a careful player would remember: which cards a squad holds."
            ),
        ),
    ),
)

CHAPTERS = (AIM, CARDS, TABLE)
