"""What goes on inside a turn: a stack of frames, the innermost on top.

A frame is a list of ints: its code, then what the constants below say. A *procedure* (an attack, a strike, a card that is
played) keeps its stage there, so that a game can be copied, compared and written down at any decision. A *window* lies on
top of the procedure that it belongs to and keeps how far it has asked round the table.
"""

from __future__ import annotations

from typing import Final

(
    DRAFT,
    DEPLOYMENT,
    TURN,
    DISCARDING,
    CURING,
    ATTACK,
    COUNTER,
    STRIKE,
    SPYING,
    SPY_COUNTER,
    SHOWING,
    PLAY,
    AIR,
    SHOT,
    DRAWING,
    STRATEGY,
    TAKING,
    SUPPLY,
    DECLARED,
    READY,
    ROLLED,
    HIT,
    LOST,
    PLAYED,
    ENDING,
) = range(25)
FRAME_NAMES: Final = (
    *("draft", "deployment", "turn", "discarding", "curing", "attack", "counter", "strike", "spying"),
    *("spy counter", "showing", "play", "air", "shot", "drawing", "strategy", "taking", "supply"),
    *("declared", "ready", "rolled", "hit", "lost", "played", "ending"),
)

STAGE: Final = 1
"""In a procedure: the step at which it continues. In a window: whom it asks next, counted clockwise from the active player."""

# TURN: the stages of section 4.
REFRESH, MIXING, ADVANCING, CURES, FORWARD, MAIN, CLEANUP = range(7)

# DISCARDING: seat, how many events are still to be discarded. CURING: unit, marker.
D_SEAT, D_COUNT = 1, 2
C_UNIT, C_MARKER = 1, 2

# ATTACK: 6.3, 9, 11.
(
    A_UNIT,
    A_TARGET,
    A_KIND,
    A_SALVOS,
    A_CHARGE,
    A_FRONTAL,
    A_LINE,
    A_AIM,
    A_OFF,
    A_ESCAPED,
    A_RESULT,
    A_ASKED,
) = range(2, 14)
"""A_FRONTAL: from front line to front line. A_LINE, A_AIM: the lines that attacker and target must be in. A_OFF: called off.
A_ASKED: everybody saw that a counter was offered before the attack."""

# COUNTER and SPY_COUNTER: seat that chooses, unit that is countered.
K_SEAT, K_AIM = 1, 2

# STRIKE: 6.4.
X, Y, S_KIND, S_SALVOS, ROLE, T, BONUS, A_PLUS, D_MINUS, LEADER, S_PLAYED, AVERTED, HITS = range(2, 15)
X_LINE, Y_LINE, S_FRONTAL, S_RESULT, S_DICE = range(15, 20)
"""BONUS: roll modifiers added so far. S_PLAYED: bit per event played for it. Dice follow from S_DICE."""
MAIN_STRIKE, COUNTER_STRIKE, AMBUSH_STRIKE, SPY_STRIKE = range(4)
"""Roles of strikes: the attack itself, its counter by the table, and the counters outside it."""

NO_RESULT, FAILED, SUCCEEDED, KILLED = range(4)
"""Results of a strike: no die was rolled, no effect, pinned, destroyed."""

# SPYING: 8.
P_UNIT, P_SEAT, P_OFF, P_BONUS, P_PLAYED, P_T, P_DICE = range(2, 9)

# SHOWING: the seat that chooses, the seat whose units are revealed, how many more, whether it may stop.
H_SEAT, H_OF, H_LEFT, H_MAY_STOP = range(1, 5)

# PLAY: an event card that is being played or resolved.
E_CARD, E_SEAT, E_UNIT, E_AIM, E_NUMBER, E_TARGET, E_OFF, E_BONUS = range(2, 10)
"""E_AIM: the seat it aims at. E_OFF: cancelled, or shot down."""

# AIR: offset of the seat that is asked, bits of seats that used K06 and that fired, then the places that fired.
R_FLAK, R_FIRED, R_PLACES = range(2, 5)

# SHOT: the shot of an anti-air unit at an air strike.
O_UNIT, O_T, O_PLAYED, O_DICE = range(2, 6)

# DRAWING: stage, seat, events still to be drawn, first event that the Strategist drew.
W_SEAT, W_COUNT, W_FIRST = range(2, 5)

# STRATEGY: seat, both events. TAKING: seat, whose hand.
G_SEAT, G_ONE, G_TWO = range(1, 4)
N_SEAT, N_FROM = 1, 2

# LOST: E06 cards played so far, 4 bits per seat, then pairs of place and scorer (-1: removed).
L_USED, L_PAIRS = 2, 3

DICE_AT: Final = {STRIKE: S_DICE, SPYING: P_DICE, SHOT: O_DICE}
PLAYED_AT: Final = {STRIKE: S_PLAYED, SPYING: P_PLAYED, SHOT: O_PLAYED}
NUMBER_AT: Final = {STRIKE: T, SPYING: P_T, SHOT: O_T}
"""The slot of the target number in each frame that rolls dice."""
