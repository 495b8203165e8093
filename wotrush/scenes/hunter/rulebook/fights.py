"""Attacks, counterattacks, dice, and the special kinds of attack."""

from __future__ import annotations

from wotrush.i18n import mark
from wotrush.scenes.hunter.rulebook.dice_drawings import Answered, OutOfAmmo, Shelled, TargetNumber
from wotrush.scenes.hunter.rulebook.drawings import CardRow, StrikeDrawing
from wotrush.scenes.hunter.rulebook.line_drawings import UnitsWith
from wotrush.scenes.rulebook.book import Chapter, Paragraph

ATTACK = Chapter(
    "attack",
    mark("The attack"),
    (
        Paragraph(
            "attack.who",
            mark(
                "A revealed unit of your front line attacks a revealed unit in the front line of another player. It "
                "must be neither pinned nor out of ammo, and have a value for this kind of strike."
            ),
            StrikeDrawing("u036", "u007"),
        ),
        Paragraph(
            "attack.number",
            mark(
                "*Target number* = value of the strike − defence of the target + modifiers. Each die that shows the "
                "target number or less is a hit. A six or a one is nothing special."
            ),
            TargetNumber("u031", "u005"),
        ),
        Paragraph(
            "attack.kinds",
            mark(
                "AFV on AFV and GUN on AFV: [ap] armor-piercing. AFV on GUN or INF: [shell] shell or [overrun] overrun, "
                "as you choose. GUN on GUN or INF: [shell] shell. INF on AFV: [suicide] suicide attack, without any "
                "defence. INF on GUN or INF: [rifle] rifle fire."
            ),
        ),
        Paragraph(
            "attack.hit",
            mark(
                "A hit destroys the target, and you put it on your score pile. A [shell] *shell* only pins it. A pinned "
                "unit that is hit by a shell is destroyed, and so is one that is hit by two shells of one strike. "
                "An AFV can never be pinned."
            ),
            Shelled("u088", "u101"),
        ),
        Paragraph(
            "attack.dry",
            mark(
                "[dry] *Ammo*: if any die shows the fire readiness of the unit that fired or more, the unit is out of "
                "ammo, hit or miss. Modifiers play no part in it; after a re-roll the new number counts."
            ),
            OutOfAmmo("u007"),
        ),
        Paragraph(
            "attack.bound",
            mark(
                "A declared attack cannot be taken back. It comes to nothing if the attacker can no longer fire, or if "
                "the target is gone or hidden. The action is spent all the same."
            ),
        ),
    ),
)

COUNTER = Chapter(
    "counter",
    mark("The counterattack"),
    (
        Paragraph(
            "counter.order",
            mark(
                "The target may shoot back at the attacker. *Often after the attack, sometimes before it.* It comes "
                "first if an AFV attacks a GUN, a GUN a GUN, or INF a GUN, and at every charge."
            ),
        ),
        Paragraph(
            "counter.second",
            mark(
                "It comes second between AFVs, when a GUN attacks an AFV, when an AFV overruns INF, and between INF. It "
                "is fired only if the attack rolled and failed."
            ),
            Answered("u032", "u007"),
        ),
        Paragraph(
            "counter.none",
            mark("There is none against shells on INF, against a suicide attack, and at long range."),
        ),
        Paragraph(
            "counter.first",
            mark(
                "A counterattack that comes first and succeeds ends the attack: the attacker is destroyed or pinned "
                "before it could fire."
            ),
            StrikeDrawing("u082", "u032"),
        ),
        Paragraph(
            "counter.free",
            mark(
                "Nobody has to counterattack. It follows the rules of an attack, ammo and salvos too. It is never "
                "answered, and never an overrun, a charge or long range. There is one at most, beside an ambush."
            ),
        ),
        Paragraph(
            "counter.after-spying",
            mark(
                "After a failed spying attempt and from an ambush only the two units count: AFVs and GUNs fire armor-piercing "
                "at AFVs and shells at the others, INF attacks AFVs by suicide attack and the others by rifle fire."
            ),
        ),
    ),
)

SPECIAL = Chapter(
    "special",
    mark("Long range, paratroopers, air strikes"),
    (
        Paragraph(
            "special.long-range",
            mark(
                "[long_range] *Long range*: from your back line on a revealed unit in a front line. One die, the long "
                "range value or less destroys it. Defence does not count, there is no counterattack, but the ammo is "
                "checked."
            ),
            CardRow(("u017", "u039")),
        ),
        Paragraph(
            "special.paratrooper",
            mark(
                "[paratrooper] *Paratroopers* in your back line attack a revealed unit in another player’s back line, "
                "as if both lay in front. Mines, rivers and ambushes do not reach them."
            ),
            UnitsWith("paratrooper"),
        ),
        Paragraph(
            "special.air",
            mark(
                "[air_strike] *Air strikes* are events, not attacks: nobody evades them or counterattacks. But whoever "
                "is affected may fire each unit with [anti_air] Anti-air once, one die each. The first success calls "
                "the air strike off for everybody."
            ),
            UnitsWith("anti_air"),
        ),
    ),
)

CHARGE = Chapter(
    "daring",
    mark("Evade and charge"),
    (
        Paragraph(
            "daring.evade",
            mark(
                "[evade] *Evade* (an option): when armor-piercing fire or a shell hits such a unit, one die of its "
                "evade value or less averts all hits. Whether it succeeds or not, the unit cannot fire any more in "
                "this turn. Whoever is pinned, out of ammo or has fired in this turn cannot evade."
            ),
            UnitsWith("evade"),
        ),
        Paragraph(
            "daring.charge",
            mark(
                "[charge] *Charge* (an option): an AFV storms at an AFV. The counterattack comes first, with target "
                "number +1. If it fails, the attack follows with +2, and no second counterattack."
            ),
            StrikeDrawing("u036", "u032"),
        ),
    ),
)

CHAPTERS = (ATTACK, COUNTER, SPECIAL, CHARGE)
