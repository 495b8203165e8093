"""An event card on its way from the hand or the deck to where it ends (16.6 to 16.10)."""

from __future__ import annotations

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.actions import PlayEvent
from wotrush.model.hunter.cards.words import (
    AMBUSH,
    CARPET_BOMBING,
    EMERGENCY_RESERVE,
    LEND_LEASE,
    REINFORCEMENTS,
    REVEALED,
)
from wotrush.model.hunter.combat.windows import open_lost, open_window
from wotrush.model.hunter.frames import (
    AIR,
    DICE_AT,
    E_CARD,
    E_OFF,
    E_SEAT,
    ENDING,
    L_USED,
    LOST,
    PLAY,
    PLAYED,
    PLAYED_AT,
    READY,
    STAGE,
    TURN,
)
from wotrush.model.hunter.hands import take_out
from wotrush.model.hunter.plays.effects import EFFECTS
from wotrush.model.hunter.plays.red import RED_EFFECTS, counts
from wotrush.model.hunter.scoring import end_game
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import reveal

_DRAWS_UNITS = (REINFORCEMENTS, EMERGENCY_RESERVE, LEND_LEASE)
"""Cards that may take the last unit of the deck, which ends the game (17.2)."""


def play_event(s: HunterState, seat: int, action: PlayEvent) -> None:
    """Show the card with all that it names (16.6); naming a hidden ambusher reveals it (5.3)."""
    event = action.event
    take_out(s, seat, event)
    _note_played(s, seat, event)
    if event == AMBUSH and not s.flags[action.unit] & REVEALED:
        reveal(s, action.unit)
    s.stack.append([PLAY, 0, event, seat, action.unit, action.seat, action.number, action.target, 0, 0])
    if s.record:
        s.events.append(ev.EventPlayed(seat, event, action.unit, action.seat, action.number))


def _note_played(s: HunterState, seat: int, event: int) -> None:
    """Record that the card was played: each name at most once per roll (16.9), Emergency Reserve once per lost unit (E06)."""
    window = s.stack[-1]
    if window[0] == LOST:
        if event == EMERGENCY_RESERVE:
            window[L_USED] += 1 << 4 * seat
    elif len(s.stack) > 1 and s.stack[-2][0] in DICE_AT:
        procedure = s.stack[-2]
        procedure[PLAYED_AT[procedure[0]]] |= 1 << event


def draw_red(s: HunterState, seat: int, event: int) -> None:
    """Resolve a red card at once (16.13)."""
    s.stack.append([PLAY, 1, event, seat, 0, -1, 0, 0, 0, 0])
    if s.record:
        s.events.append(ev.EventPlayed(seat, event, 0, -1, 0))
    if event == CARPET_BOMBING and not counts(s):
        s.stack[-1][E_OFF] = 1


def step_play(s: HunterState, frame: list[int]) -> None:
    """Go on with a card: PLAYED, AIR, READY, effect, after-effect and LOST."""
    stage, event = frame[STAGE], frame[E_CARD]
    frame[STAGE] += 1
    if stage == 0:
        open_window(s, PLAYED)
    elif frame[E_OFF]:
        _off(s, frame)
    elif stage == 1 and s.catalogue.air_strike[event]:
        s.stack.append([AIR, 0, 0, 0])
    elif stage == 2 and not s.catalogue.red[event]:
        open_window(s, READY)
    elif stage <= 3:
        frame[STAGE] = 4
        (RED_EFFECTS if s.catalogue.red[event] else EFFECTS)[event](s, frame)
    elif stage == 4:
        after_effect(s, frame)
        if event in _DRAWS_UNITS and not s.unit_deck:
            end_game(s, "units")
        else:
            open_lost(s)
    else:
        _done(s)


def _off(s: HunterState, frame: list[int]) -> None:
    """Discard a cancelled card, whatever its after-effect says (16.8)."""
    s.discard.append(frame[E_CARD])
    if s.record:
        s.events.append(ev.EventOff(frame[E_SEAT], frame[E_CARD]))
    _done(s)


def after_effect(s: HunterState, frame: list[int]) -> None:
    """Discard the card or take it out of the game; what was attached lies where its effect laid it (16.10)."""
    event = frame[E_CARD]
    if s.catalogue.removed[event]:
        s.removed_events.append(event)
    elif not s.catalogue.attached[event]:
        s.discard.append(event)


def _done(s: HunterState) -> None:
    """Take the frame off. If MAIN or END continues, note that an event outside an action has finished."""
    s.stack.pop()
    if s.stack[-1][0] in (TURN, ENDING):
        s.finished = True
