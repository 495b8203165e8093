"""What goes on inside a turn: a stack of frames, the innermost on top.

A frame is a list of ints: its code, then what the constants below say. A *procedure* (an attack, a strike, a card that is
played) keeps its stage there, so that a game can be copied, compared and written down at any decision. A *window* lies on
top of the procedure that it belongs to and keeps how far it has asked round the table.

Every number is declared `Final` by itself: compiled rules then hold the number instead of looking up its name each time.
"""

from __future__ import annotations

from typing import Final

DRAFT: Final = 0
DEPLOYMENT: Final = 1
TURN: Final = 2
DISCARDING: Final = 3
CURING: Final = 4
ATTACK: Final = 5
COUNTER: Final = 6
STRIKE: Final = 7
SPYING: Final = 8
SPY_COUNTER: Final = 9
SHOWING: Final = 10
PLAY: Final = 11
AIR: Final = 12
SHOT: Final = 13
DRAWING: Final = 14
STRATEGY: Final = 15
TAKING: Final = 16
SUPPLY: Final = 17
DECLARED: Final = 18
READY: Final = 19
ROLLED: Final = 20
HIT: Final = 21
LOST: Final = 22
PLAYED: Final = 23
ENDING: Final = 24
FRAME_NAMES: Final = (
    *("draft", "deployment", "turn", "discarding", "curing", "attack", "counter", "strike", "spying"),
    *("spy counter", "showing", "play", "air", "shot", "drawing", "strategy", "taking", "supply"),
    *("declared", "ready", "rolled", "hit", "lost", "played", "ending"),
)

STAGE: Final = 1
"""In a procedure: the step at which it continues. In a window: whom it asks next, counted clockwise from the active player.
In DRAFT: the seat that picks."""

# TURN: the stages of section 4.
REFRESH: Final = 0
MIXING: Final = 1
ADVANCING: Final = 2
CURES: Final = 3
FORWARD: Final = 4
MAIN: Final = 5
CLEANUP: Final = 6

# DISCARDING: seat, how many events are still to be discarded. CURING: unit, marker.
D_SEAT: Final = 1
D_COUNT: Final = 2
C_UNIT: Final = 1
C_MARKER: Final = 2

# ATTACK: 6.3, 9, 11.
A_UNIT: Final = 2
A_TARGET: Final = 3
A_KIND: Final = 4
A_SALVOS: Final = 5
A_CHARGE: Final = 6
A_FRONTAL: Final = 7
A_LINE: Final = 8
A_AIM: Final = 9
A_OFF: Final = 10
A_ESCAPED: Final = 11
A_RESULT: Final = 12
A_ASKED: Final = 13
"""A_FRONTAL: from front line to front line. A_LINE, A_AIM: the lines that attacker and target must be in. A_OFF: called off.
A_ASKED: everybody saw that a counter was offered before the attack."""

# COUNTER and SPY_COUNTER: seat that chooses, unit that is countered.
K_SEAT: Final = 1
K_AIM: Final = 2

# STRIKE: 6.4.
X: Final = 2
Y: Final = 3
S_KIND: Final = 4
S_SALVOS: Final = 5
ROLE: Final = 6
T: Final = 7
BONUS: Final = 8
A_PLUS: Final = 9
D_MINUS: Final = 10
LEADER: Final = 11
S_PLAYED: Final = 12
AVERTED: Final = 13
HITS: Final = 14
X_LINE: Final = 15
Y_LINE: Final = 16
S_FRONTAL: Final = 17
S_RESULT: Final = 18
S_DICE: Final = 19
"""BONUS: roll modifiers added so far. S_PLAYED: bit per event played for it. Dice follow from S_DICE."""
MAIN_STRIKE: Final = 0
COUNTER_STRIKE: Final = 1
AMBUSH_STRIKE: Final = 2
SPY_STRIKE: Final = 3
"""Roles of strikes: the attack itself, its counter by the table, and the counters outside it."""

NO_RESULT: Final = 0
FAILED: Final = 1
SUCCEEDED: Final = 2
KILLED: Final = 3
"""Results of a strike: no die was rolled, no effect, pinned, destroyed."""

# SPYING: 8.
P_UNIT: Final = 2
P_SEAT: Final = 3
P_OFF: Final = 4
P_BONUS: Final = 5
P_PLAYED: Final = 6
P_T: Final = 7
P_DICE: Final = 8

# SHOWING: the seat that chooses, the seat whose units are revealed, how many more, whether it may stop.
H_SEAT: Final = 1
H_OF: Final = 2
H_LEFT: Final = 3
H_MAY_STOP: Final = 4

# PLAY: an event card that is being played or resolved.
E_CARD: Final = 2
E_SEAT: Final = 3
E_UNIT: Final = 4
E_AIM: Final = 5
E_NUMBER: Final = 6
E_TARGET: Final = 7
E_OFF: Final = 8
E_BONUS: Final = 9
"""E_AIM: the seat it aims at. E_OFF: cancelled, or shot down."""

# AIR: offset of the seat that is asked, bits of seats that used K06 and that fired, then the places that fired.
R_FLAK: Final = 2
R_FIRED: Final = 3
R_PLACES: Final = 4

# SHOT: the shot of an anti-air unit at an air strike.
O_UNIT: Final = 2
O_T: Final = 3
O_PLAYED: Final = 4
O_DICE: Final = 5

# DRAWING: stage, seat, events still to be drawn, first event that the Strategist drew.
W_SEAT: Final = 2
W_COUNT: Final = 3
W_FIRST: Final = 4

# STRATEGY: seat, both events. TAKING: seat, whose hand.
G_SEAT: Final = 1
G_ONE: Final = 2
G_TWO: Final = 3
N_SEAT: Final = 1
N_FROM: Final = 2

# LOST: E06 cards played so far, 4 bits per seat, then pairs of place and scorer (-1: removed).
L_USED: Final = 2
L_PAIRS: Final = 3

DICE_AT: Final = {STRIKE: S_DICE, SPYING: P_DICE, SHOT: O_DICE}
PLAYED_AT: Final = {STRIKE: S_PLAYED, SPYING: P_PLAYED, SHOT: O_PLAYED}
NUMBER_AT: Final = {STRIKE: T, SPYING: P_T, SHOT: O_T}
"""The slot of the target number in each frame that rolls dice."""
