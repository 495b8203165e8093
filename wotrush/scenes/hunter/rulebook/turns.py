"""The turn step by step, hidden units, and spying."""

from __future__ import annotations

from wotrush.i18n import mark
from wotrush.scenes.hunter.rulebook.dice_drawings import Spied
from wotrush.scenes.hunter.rulebook.drawings import Turned
from wotrush.scenes.hunter.rulebook.line_drawings import Cured, Drawn, LinesDrawing, Mixed, MovedUp
from wotrush.scenes.hunter.texts.acting import MIX_RULE
from wotrush.scenes.rulebook.book import Chapter, Paragraph

TURN = Chapter(
    "turn",
    mark("The turn"),
    (
        Paragraph(
            "turn.refresh",
            mark(
                "*Before the turn* your exhausted cards are refreshed. Then, in this order, as you like: mix your hidden "
                "units, move one unit up, and get rid of one marker. Nobody can react, and no event is played."
            ),
        ),
        Paragraph(
            "turn.mix",
            MIX_RULE,
            Mixed("u032", "u036"),
        ),
        Paragraph(
            "turn.advance",
            mark("*Move up*: one unit, hidden or not, goes from the back line to the front line."),
            MovedUp("u017"),
        ),
        Paragraph(
            "turn.cure",
            mark("*Cure*: discard three events from your hand, and take one marker off one of your units."),
            Cured(("smoke", "dive_bomber", "resupply"), "u088"),
        ),
        Paragraph(
            "turn.empty-front",
            mark("If you have no unit in the front line now, your whole back line becomes the front line."),
        ),
        Paragraph(
            "turn.first",
            mark("The start player leaves these steps out in the first turn of the game."),
        ),
        Paragraph(
            "turn.main",
            mark(
                "*Main*: reveal units, play events and use abilities as often as you like, before and after your "
                "action. You take *exactly one action*: attack, spy or wait."
            ),
        ),
        Paragraph(
            "turn.wait",
            mark(
                "*Wait*: draw one event. With as many cards in hand as the limit allows you first discard one. A red "
                "event takes effect at once and is not replaced."
            ),
            Drawn("ace_gunner"),
        ),
        Paragraph(
            "turn.end",
            mark(
                "*End*: say that you are done. Everybody may then still play what fits. Whoever has no unit in play at "
                "the end of their own turn is out of the game; the points in the score pile stay."
            ),
        ),
    ),
)

HIDING = Chapter(
    "hiding",
    mark("Hidden units and lines"),
    (
        Paragraph(
            "hiding.hidden",
            mark(
                "[hidden] A hidden unit can do nothing, has no abilities and cannot be attacked. Only effects that say "
                "so reach it, such as Heavy Guns."
            ),
            Turned("u032"),
        ),
        Paragraph(
            "hiding.reveal",
            mark(
                "You may reveal your own units at any time, in the turns of others too. To name a hidden unit for a "
                "counterattack, an anti-air shot, leadership or an ambush reveals it. You can never hide one again "
                "unless a card says so."
            ),
        ),
        Paragraph(
            "hiding.back",
            mark(
                "Units in the back line neither attack nor are attacked, except by long range, paratroopers and air "
                "strikes. There is no way back into it unless an ability or an event says so."
            ),
            LinesDrawing((7, "u032"), ("u017", 9)),
        ),
    ),
)

SPYING = Chapter(
    "spying",
    mark("Spying"),
    (
        Paragraph(
            "spying.how",
            mark(
                "[spy] A unit in your front line that can spy names a player with a hidden unit and rolls one die. Its "
                "spy value or less: you reveal as many of that player’s hidden units as the die shows, one by one, of "
                "both lines."
            ),
            Spied("u021", ("u036", "u082")),
        ),
        Paragraph(
            "spying.failed",
            mark(
                "If it fails, that player may counterattack the spy with any one unit of the front line, a hidden one "
                "too, unless it has No Turret. This counterattack is not answered."
            ),
        ),
        Paragraph(
            "spying.no-ammo",
            mark("A spy uses no ammo. But it must be neither pinned nor out of ammo to spy."),
        ),
    ),
)

CHAPTERS = (TURN, HIDING, SPYING)
