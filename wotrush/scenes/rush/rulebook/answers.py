"""Questions that people ask at the table, the reference card, and how the table on the screen works."""

from __future__ import annotations

from functools import partial

from wotrush.i18n import mark
from wotrush.scenes.rulebook.book import Chapter, Paragraph
from wotrush.scenes.rulebook.gestures import ClickDrawing, DragDrawing, JoinDrawing, KeysAlone
from wotrush.scenes.rush.cards.sides import CardSide
from wotrush.scenes.rush.rulebook.cases import base, case, defender, gone, hand, reserve
from wotrush.scenes.rush.rulebook.drawings import hitting, paying

PAYING = partial(paying, "engineers", "fr03")
CHANGE = case(hand("su08"), reserve("su02"))
TOGETHER = case(hand("su03"), defender("de08", damaged=True), hand("su07"), gone("de08"))
BEHIND = case(hand("su17"), base("de05", lost=True), hand("su19"), gone("base"))

QUESTIONS = Chapter(
    "faq",
    mark("Questions and answers"),
    (
        Paragraph(
            "faq.change",
            mark("*Do I get change?* No. What you overpay is lost, unless you use Recruitment this turn."),
            CHANGE,
        ),
        Paragraph(
            "faq.new-card",
            mark(
                "*When can I use what I bought?* It lies in your Depot and comes with the next shuffle. With "
                "Reinforcements that may even be this turn."
            ),
        ),
        Paragraph(
            "faq.must",
            mark(
                "*Must I play all my cards?* No. Cards you do not play go to your Depot at the end of the turn."
            ),
        ),
        Paragraph(
            "faq.both",
            mark(
                "*Can a card pay and attack in one turn?* No. Each card is played once, in one way. Using abilities and "
                "defending afterwards is one way."
            ),
        ),
        Paragraph(
            "faq.two-nations",
            mark(
                "*Can two nations attack together?* No: one assault a turn, by one nation. Siege Master is no assault, so "
                "it may be of any nation."
            ),
            case((*hand("su08"), *gone("de08", side=CardSide.HAND)), base(damaged=True)),
        ),
        Paragraph(
            "faq.attack-abilities",
            mark("*Does an attacker’s ability work?* No. Abilities work only when you use the card."),
        ),
        Paragraph(
            "faq.together",
            mark(
                "*Do weak vehicles add their power?* No. Each hit counts for itself. But the first damages, and after "
                "that any hit destroys."
            ),
            TOGETHER,
        ),
        Paragraph(
            "faq.behind",
            mark(
                "*Can I attack the base once its defender is gone?* Yes, at once, with the next attacker of the same "
                "assault."
            ),
            BEHIND,
        ),
        Paragraph(
            "faq.lost-defender",
            mark(
                "*Is a destroyed defender lost?* No, it goes to its owner’s Depot and comes back. The attacker gets a "
                "medal for it."
            ),
        ),
        Paragraph(
            "faq.no-bases",
            mark(
                "*Am I out without bases?* No. You play on as before, only without defending, and can still win."
            ),
        ),
        Paragraph(
            "faq.invulnerable",
            mark(
                "*Does Invulnerability protect a vehicle?* No. It is an ability like the others: it brings a medal."
            ),
            case(hand("su03"), hand("medal")),
        ),
        Paragraph(
            "faq.repair-medals",
            mark("*Why would I repair away Engineers?* Fewer weak cards means seeing your good ones sooner."),
            case(hand("su21"), gone("engineers", side=CardSide.HAND)),
        ),
        Paragraph(
            "faq.see",
            mark(
                "*What may I look at?* Every face-up pile at any time, and any squad as a list: what somebody owns is "
                "open, only what is in hand is not."
            ),
        ),
    ),
)

REFERENCE = Chapter(
    "reference",
    mark("Reference card"),
    (
        Paragraph("reference.one", mark("*I* Repair bases and defenders · lay your hand open")),
        Paragraph("reference.two", mark("*II* Play your cards, each in one way")),
        Paragraph("reference.buy", mark("Buy: once a turn · payers and vehicle to the Depot")),
        Paragraph("reference.use", mark("Use: all abilities in order · with armor it then defends")),
        Paragraph("reference.defend", mark("Defend: a free base first · else replace a defender")),
        Paragraph(
            "reference.assault",
            mark("Assault: once a turn · one nation · hit after hit · medals when it ends"),
        ),
        Paragraph(
            "reference.hit-defender",
            mark("Defender: [power] at least its [armor] destroys · less damages · damaged: destroyed"),
        ),
        Paragraph(
            "reference.hit-base",
            mark("Base: first hit damages, second destroys · a heavy tank destroys at once"),
        ),
        Paragraph(
            "reference.three",
            mark("*III* Furthest Reserve card away · rest of the hand to the Depot · draw three"),
        ),
        Paragraph("reference.end", mark("End: three bases lost, or a nation’s one-medal cards gone")),
        Paragraph("reference.points", mark("Points: medal 1 or 2 · base 3 · achievement 5")),
    ),
)

SCREEN = Chapter(
    "screen",
    mark("Playing on this screen"),
    (
        Paragraph(
            "screen.drag",
            mark(
                "Drag a card to where you want to use it: onto a Reserve vehicle to pay, onto the play area to use "
                "it, onto your base to defend, onto an enemy card to attack. Whatever lights up is allowed and says "
                "what will happen."
            ),
            DragDrawing(PAYING),
        ),
        Paragraph(
            "screen.click",
            mark("Or click the card and then the target. Right click or Esc takes it back."),
            ClickDrawing(PAYING),
        ),
        Paragraph(
            "screen.join",
            mark(
                "With Shift, clicks join several attackers. Then click what they hit together, or drag one of them there."
            ),
            JoinDrawing(partial(hitting, "su08", "su13")),
        ),
        Paragraph(
            "screen.pay",
            mark(
                "Click a Reserve vehicle and a payment is proposed. Click cards to change it; Enter, or another click on "
                "the vehicle, buys."
            ),
        ),
        Paragraph(
            "screen.keys",
            mark(
                "With keys alone: arrows and Tab move, Enter picks and drops, Esc takes back. A gamepad does the same."
            ),
            KeysAlone(),
        ),
        Paragraph(
            "screen.zoom",
            mark(
                "Rest the pointer on a card, or press it for a moment, and it is shown large with everything spelled out."
            ),
        ),
        Paragraph(
            "screen.piles",
            mark("Click any pile to spread it, and a player’s name to see the whole squad."),
        ),
        Paragraph(
            "screen.undo",
            mark("Undo goes back to the last time a hidden card was revealed; the settings can widen that."),
        ),
    ),
)

CHAPTERS = (QUESTIONS, REFERENCE, SCREEN)
