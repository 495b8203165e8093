"""Names and effects of the 38 event cards, in the order of their rules E01 to E38."""

from __future__ import annotations

from typing import Final

from wotrush.i18n import mark, t

EVENT_CARDS: Final = (
    (
        mark("Carpet Bombing"),
        mark(
            "Air strike: the third one drawn ends the game at once; for the first two, roll one die for "
            "each front-line unit of all players: on a 1 it is removed."
        ),
    ),
    (
        mark("Trench"),
        mark("Put it under one of your revealed GUNs or INF: mobility +2 until the unit changes line."),
    ),
    (
        mark("Heavy Guns"),
        mark(
            "Roll one die for each front-line unit of another player: on 1–3 a GUN or INF is pinned, or "
            "destroyed and scored by you if it was pinned already."
        ),
    ),
    (
        mark("Escape"),
        mark(
            "When your GUN or INF is hit: the hits are averted, hide the unit, and if it has Back Line "
            "you may move it to the back line."
        ),
    ),
    (mark("Reinforcements"), mark("Draw and deploy two units.")),
    (mark("Emergency Reserve"), mark("When a unit of yours has just left play: draw and deploy one unit.")),
    (mark("Resupply"), mark("Take one marker, pinned or out of ammo, off one of your units.")),
    (mark("Applique Armor"), mark("Put it under one of your revealed AFVs: armor +1.")),
    (
        mark("Tungsten Rounds"),
        mark("Before the dice of your armor-piercing strike: its value is 2 higher for every salvo."),
    ),
    (
        mark("Flank Shot"),
        mark(
            "Before the dice of your armor-piercing attack on an AFV: its armor counts 2 less, or 3 less "
            "if it has No Turret."
        ),
    ),
    (
        mark("Ace Gunner"),
        mark(
            "After your roll for a strike, spying or an anti-air shot: roll one of the dice again; the "
            "new result counts for everything."
        ),
    ),
    (
        mark("Smoke Screen"),
        mark(
            "When one of your units is attacked, not at long range: the attack is called off and its "
            "action is spent."
        ),
    ),
    (
        mark("Ambush"),
        mark(
            "When a front-line unit of yours is attacked from a front line: another one, without No "
            "Turret, counterattacks at once; the target keeps its own counterattack."
        ),
    ),
    (mark("Camouflage"), mark("Hide one of your revealed units that takes no part in the declared action.")),
    (
        mark("Tactical Withdrawal"),
        mark("Move one of your front-line units to the back line, whatever its state."),
    ),
    (mark("Breakthrough"), mark("After your attack has destroyed its target: attack or spy once more.")),
    (
        mark("Field Repairs"),
        mark(
            "When your AFV is hit: roll one die; on 1–3 the hits are averted and it runs out of ammo, or "
            "is removed if it was out of ammo already."
        ),
    ),
    (
        mark("Captured Vehicle"),
        mark(
            "In your turn, when you have just scored an AFV or GUN: it goes to your front line instead, "
            "revealed and out of ammo."
        ),
    ),
    (
        mark("Fuel Shortage"),
        mark(
            "Put it under a revealed unit of another player: fire readiness −2, at least 1, until an "
            "out-of-ammo marker is taken off the unit."
        ),
    ),
    (
        mark("Supply Raid"),
        mark(
            "A revealed unit of another player runs out of ammo, or is removed if it was out of ammo already."
        ),
    ),
    (
        mark("Dive Bombers"),
        mark(
            "Air strike on a revealed unit of another player: roll one die; on 1–3 it is destroyed and "
            "you score it."
        ),
    ),
    (
        mark("Fighter-Bombers"),
        mark(
            "Air strike on the front line of another player: roll one die for each revealed unit; on a 1 "
            "it is removed."
        ),
    ),
    (
        mark("Strafing Run"),
        mark(
            "Air strike on a revealed unit of another player: roll one die; on 1–4 it runs out of ammo, "
            "or is removed if it was out of ammo already."
        ),
    ),
    (mark("Air Cover"), mark("When an air strike affects you: it is called off for everybody.")),
    (mark("Air Reconnaissance"), mark("Reveal all hidden units of another player.")),
    (
        mark("Spy Network"),
        mark(
            "Roll one die: you reveal up to that many hidden units of another player, who cannot "
            "counterattack."
        ),
    ),
    (
        mark("Radio Silence"),
        mark("When you are spied on: the spying fails without a roll, and you may counterattack."),
    ),
    (mark("Jamming"), mark("When another player plays an event: it is cancelled.")),
    (mark("Supply Depot"), mark("In front of you: your hand limit is 2 higher.")),
    (mark("Captured Plans"), mark("Take one card at random from the hand of another player.")),
    (
        mark("Minefield"),
        mark(
            "In front of you: when your front line is attacked from a front line, discard it and roll one "
            "die; on 1–2 the attacker is destroyed, you score it, and the attack is void."
        ),
    ),
    (
        mark("River"),
        mark(
            "In front of any player: strikes between that front line and those of others have target "
            "number −1; no overrun, suicide attack or charge across it."
        ),
    ),
    (
        mark("Swamp"),
        mark(
            "In front of another player: the AFVs there have fire readiness −1, at least 1, and cannot "
            "overrun, charge or evade."
        ),
    ),
    (
        mark("Flash Flood"),
        mark(
            "In front of you until the end of your next turn: your strikes have target number −1, and "
            "none of your units changes line."
        ),
    ),
    (mark("Bridge Engineers"), mark("Discard a water card, a Minefield or a Trench that is in play.")),
    (
        mark("Bad Weather"),
        mark(
            "In front of you until the end of your next turn: nobody plays air strikes or declares "
            "long-range attacks."
        ),
    ),
    (
        mark("Ammunition Crisis"),
        mark(
            "Roll one die for each revealed front-line unit of all players: at its fire readiness or "
            "above it runs out of ammo, or is removed if it was out of ammo already."
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
