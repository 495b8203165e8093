"""A turn from its first phase to its last, and three of the four ways to play a card."""

from __future__ import annotations

from wotrush.i18n import mark
from wotrush.model.rush.cards import Passive
from wotrush.scenes.rulebook.book import Chapter, Paragraph
from wotrush.scenes.rush.cards.sides import CardSide
from wotrush.scenes.rush.rulebook.drawings import Cards, Defence, Examples, PaymentDrawing, Shift

TURN = Chapter(
    "turn",
    mark("Your turn"),
    (
        Paragraph(
            "turn.repair",
            mark(
                "*I Repair.* Your damaged bases and defenders turn upright. Your hand is laid open: during your turn "
                "everybody may see it."
            ),
        ),
        Paragraph(
            "turn.play",
            mark(
                "*II Play your cards* in any order, each in one way, or leave them. What you do not play stays in your "
                "hand until phase III."
            ),
        ),
        Paragraph(
            "turn.ways",
            mark(
                "Each turn you may *buy* one vehicle, *use* as many cards as you like, *defend* with as many as you "
                "like, and lead *one assault*."
            ),
        ),
        Paragraph(
            "turn.once",
            mark(
                "Each vehicle card is played once a turn, even if you draw it again after a shuffle. Barracks cards and "
                "medals may be played again, and so may a vehicle that you bought this turn and drew."
            ),
        ),
        Paragraph(
            "turn.end",
            mark(
                "*III Replenish and draw.* The Reserve card furthest from the deck goes to the vehicle discard and a new "
                "one is dealt. What is left of your hand goes to your Depot. You draw three cards, unseen by the others."
            ),
            Shift(),
        ),
        Paragraph(
            "turn.short-reserve",
            mark("A Reserve with gaps loses no card in phase III: it is only filled up."),
        ),
    ),
)

BUY = Chapter(
    "buy",
    mark("Buying"),
    (
        Paragraph(
            "buy.pay",
            mark(
                "One or more cards pay for *one* Reserve vehicle that costs at most their sum. There is no change: "
                "anything you overpay is lost at the end of the turn."
            ),
            PaymentDrawing(("engineers", "su08"), "su18"),
        ),
        Paragraph(
            "buy.depot",
            mark(
                "The cards that paid go to your Depot, and the new vehicle on top of them. You will draw it after your "
                "next shuffle."
            ),
        ),
        Paragraph("buy.once", mark("One purchase a turn, unless you used Recruitment.")),
        Paragraph(
            "buy.free",
            mark("A vehicle that costs 0 still takes a card with a resource value; one worth 0 will do."),
        ),
        Paragraph(
            "buy.national",
            mark(
                "*National* resources pay only for vehicles of the card’s own nation. They mix with others and are used "
                "up first. A card that cannot pay for a vehicle cannot be added to its payment."
            ),
            Examples((Passive.NATIONAL,)),
        ),
        Paragraph(
            "buy.recruitment",
            mark(
                "After *Recruitment* you may buy as often as you can pay. You can still spend what you overpaid this "
                "turn, even before you used it. Change of different nations is kept apart. Change alone cannot buy a "
                "vehicle that costs 0."
            ),
        ),
    ),
)

USE = Chapter(
    "use",
    mark("Using abilities"),
    (
        Paragraph(
            "use.all",
            mark(
                "Whoever uses a card carries out *all* of its abilities, from the first to the last, each completely, "
                "before another card is touched."
            ),
            Cards(("de25", "us22"), CardSide.HAND),
        ),
        Paragraph("use.skip", mark("An ability that can do nothing is skipped; the others still work.")),
        Paragraph(
            "use.nowhere",
            mark(
                "While it is being used the card lies in no pile. You can neither draw it nor repair it away."
            ),
        ),
        Paragraph(
            "use.then-defend",
            mark(
                "Afterwards a card with armor 1 or 2 *must* defend one of your bases. With armor 0 or none, or if you "
                "have no base left, it goes to your Depot."
            ),
        ),
        Paragraph(
            "use.only-defend",
            mark(
                "You may also leave the abilities aside and only defend. That is the only way to avoid them."
            ),
        ),
        Paragraph(
            "use.research",
            mark(
                "A card with Research goes to the graveyard and never defends. Where nothing in the Reserve is cheap "
                "enough, the Research is skipped and the card stays; if Research is all it has, it cannot be used."
            ),
        ),
    ),
)

DEFEND = Chapter(
    "defend",
    mark("Defending"),
    (
        Paragraph(
            "defend.why",
            mark(
                "A defender stands in front of its base: the base cannot be attacked until the defender is destroyed. "
                "Only Siege Master reaches past it."
            ),
            Defence(),
        ),
        Paragraph(
            "defend.where",
            mark(
                "Each base can have one defender. As long as you have a base without one, a new defender goes there."
            ),
        ),
        Paragraph(
            "defend.replace",
            mark(
                "If all your bases are defended, the new defender takes the place of one, which goes to your Depot. The "
                "new one stands upright; the base below keeps its own damage."
            ),
        ),
        Paragraph(
            "defend.squad",
            mark(
                "A defender is away from your squad as long as it stands. It does not count for achievements, unless the "
                "rule option *count defenders* is on."
            ),
        ),
        Paragraph("defend.no-base", mark("With no bases left, you cannot defend.")),
    ),
)

CHAPTERS = (TURN, BUY, USE, DEFEND)
