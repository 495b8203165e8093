"""Names and effects of the 38 event cards, in the order of their rules E01 to E38."""

from __future__ import annotations

from typing import Final

from wotrush.i18n import mark, t

EVENT_CARDS: Final = (
    (
        mark("Carpet Bombing"),
        mark(
            "Air strike: count it; the third one ends the game at once, for the first and second roll one "
            "die for every front-line unit in play, and on a 1 it is removed."
        ),
    ),
    (mark("Trench"), mark("Mobility +2 while it lies under the unit; gone when the unit changes line.")),
    (
        mark("Heavy Guns"),
        mark(
            "Roll one die for each front-line unit of that player: on 1–3 a GUN or INF is pinned (already "
            "pinned: destroyed, you score it)."
        ),
    ),
    (
        mark("Escape"),
        mark(
            "The hits are averted; hide the unit, and if it has Back Line you may move it to the back line."
        ),
    ),
    (mark("Reinforcements"), mark("Draw and deploy two units.")),
    (
        mark("Emergency Reserve"),
        mark("When a unit of yours has just been destroyed or removed: draw and deploy one unit."),
    ),
    (mark("Resupply"), mark("Take one marker, pinned or out of ammo, off the unit.")),
    (mark("Applique Armor"), mark("Armor +1 while it lies under the unit.")),
    (mark("Tungsten Rounds"), mark("Before the dice: AP value +2 for this strike, every salvo.")),
    (
        mark("Flank Shot"),
        mark("Before the dice: armor of the target −2 for this strike, −3 if it has no turret."),
    ),
    (
        mark("Ace Gunner"),
        mark(
            "Re-roll one die that you have just rolled for a strike, a spying or an anti-air shot; the "
            "new result counts for everything."
        ),
    ),
    (mark("Smoke Screen"), mark("The attack is called off; its action is spent.")),
    (
        mark("Ambush"),
        mark(
            "When a front-line unit of yours is attacked from a front line: the chosen unit counters the "
            "attacker at once, before everything else; the target keeps its own counter."
        ),
    ),
    (mark("Camouflage"), mark("Hide the unit.")),
    (mark("Tactical Withdrawal"), mark("Move the unit to the back line, whatever its state.")),
    (
        mark("Breakthrough"),
        mark(
            "After an attack in which your attacker destroyed its target: take one more attack or spy action."
        ),
    ),
    (
        mark("Field Repairs"),
        mark(
            "Roll one die: on 1–3 the hits are averted and the AFV runs out of ammo (already out: removed)."
        ),
    ),
    (
        mark("Captured Vehicle"),
        mark("Instead of your score pile the unit goes, revealed and out of ammo, to your front line."),
    ),
    (
        mark("Fuel Shortage"),
        mark(
            "Fire readiness −2 (at least 1) while it lies under the unit; gone when an out-of-ammo marker "
            "is taken off the unit."
        ),
    ),
    (mark("Supply Raid"), mark("The unit runs out of ammo (already out: removed).")),
    (mark("Dive Bombers"), mark("Air strike: roll one die: on 1–3 the unit is destroyed and you score it.")),
    (
        mark("Fighter-Bombers"),
        mark(
            "Air strike: roll one die for each revealed front-line unit of that player: on a 1 it is removed."
        ),
    ),
    (
        mark("Strafing Run"),
        mark("Air strike: roll one die: on 1–4 the unit runs out of ammo (already out: removed)."),
    ),
    (mark("Air Cover"), mark("The air strike is off.")),
    (mark("Air Reconnaissance"), mark("Reveal all hidden units of that player.")),
    (
        mark("Spy Network"),
        mark("Roll one die and reveal up to that many hidden units of that player; no counterattack."),
    ),
    (mark("Radio Silence"), mark("The spying fails without a roll; you may counterattack.")),
    (mark("Jamming"), mark("Cancel the event.")),
    (mark("Supply Depot"), mark("Your hand limit is 2 higher while it lies before you.")),
    (mark("Captured Plans"), mark("Take one card at random from the hand of that player.")),
    (
        mark("Minefield"),
        mark(
            "When your front line is attacked from a front line: discard this card and roll one die: on "
            "1–2 the attacker is destroyed, you score it, and its attack is void."
        ),
    ),
    (
        mark("River"),
        mark(
            "Strikes between front-line units of that player and of others: target number −1; no overrun, "
            "suicide or charge across it."
        ),
    ),
    (
        mark("Swamp"),
        mark("AFVs of that player have fire readiness −1 (at least 1) and cannot overrun, charge or evade."),
    ),
    (
        mark("Flash Flood"),
        mark(
            "Until the end of your next turn: your strikes have target number −1 and no unit of yours "
            "changes line."
        ),
    ),
    (mark("Bridge Engineers"), mark("Discard that card.")),
    (
        mark("Bad Weather"),
        mark("Until the end of your next turn: no air strikes and no long-range attacks by anybody."),
    ),
    (
        mark("Ammunition Crisis"),
        mark(
            "Roll one die for each revealed front-line unit in play: equal to or above its fire "
            "readiness, it runs out of ammo (already out: removed)."
        ),
    ),
    (mark("Lend-Lease"), mark("Each player with at most two units draws and deploys one unit.")),
)
"""By event: its name, and its effect in one sentence. Both are message ids."""


def event_name(event: int) -> str:
    return t(EVENT_CARDS[event][0])


def event_effect(event: int) -> str:
    """Return what the card does, in one sentence."""
    return t(EVENT_CARDS[event][1])
