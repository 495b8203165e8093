"""What each event that is not red does: section 16, one function per effect rule."""

from __future__ import annotations

from collections.abc import Callable

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.cards.words import (
    AFV,
    BACK,
    DRY,
    FRONT,
    REVEALED,
    UNDER_UNIT,
)
from wotrush.model.hunter.chance import roll
from wotrush.model.hunter.combat.strike import counter_kind, push_strike
from wotrush.model.hunter.frames import (
    A_ESCAPED,
    A_OFF,
    AMBUSH_STRIKE,
    ATTACK,
    AVERTED,
    E_AIM,
    E_BONUS,
    E_NUMBER,
    E_OFF,
    E_SEAT,
    E_TARGET,
    E_UNIT,
    L_PAIRS,
    P_OFF,
    SHOWING,
    SUPPLY,
    TAKING,
    Y,
)
from wotrush.model.hunter.hands import discard_before, lay_before
from wotrush.model.hunter.plays.abilities import reroll
from wotrush.model.hunter.plays.modifiers import NEEDED, add_flank_shot, add_tungsten
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import (
    detach,
    hidden_units,
    hide,
    leave,
    move,
    new_place,
    pin,
    reveal,
    run_dry,
    take_marker,
)

Effect = Callable[[HunterState, list[int]], None]
"""Carries out the card of a PLAY frame, which is on top of the stack; below it lies its window, then the procedure."""


def roll_event(s: HunterState, seat: int, unit: int, needed: int, cause: str = "event") -> int:
    """Roll a die of a card's effect; `needed` or less is a success, or `needed` or more if it is about ammo."""
    die = roll(s, seat)
    if s.record:
        s.events.append(ev.DiceRolled(seat, cause, unit, (die,), needed))
    return die


def attach(s: HunterState, unit: int, event: int) -> None:
    """Lay a card under a unit."""
    s.flags[unit] |= UNDER_UNIT[event]
    if s.record:
        s.events.append(ev.EventAttached(event, s.owner[unit], unit))


def _under(event: int) -> Effect:
    return lambda s, frame: attach(s, frame[E_UNIT], event)


def _before_aim(event: int) -> Effect:
    return lambda s, frame: lay_before(s, frame[E_AIM], event)


def _before_self(event: int) -> Effect:
    return lambda s, frame: lay_before(s, frame[E_SEAT], event)


def _heavy_guns(s: HunterState, frame: list[int]) -> None:
    """Roll for every target before any loss is applied (E03, 16.11)."""
    seat = frame[E_SEAT]
    front = s.lines[3 * frame[E_AIM]]
    needed = NEEDED[w.HEAVY_GUNS]
    dice = [roll_event(s, seat, place, needed) for place in front]
    for place, die in zip(front, dice, strict=True):
        if die <= needed and s.catalogue.types[s.kinds[place]] != AFV:
            pin(s, place, seat)


def _escape(s: HunterState, frame: list[int]) -> None:
    """Avert the hits, turn the unit down and, if its player wants, move it to the back line (E04)."""
    strike = s.stack[-3]
    unit = strike[Y]
    _avert(s, strike)
    hide(s, unit)
    if frame[E_NUMBER]:
        move(s, unit, BACK)
    for procedure in s.stack:
        if procedure[0] == ATTACK:
            procedure[A_ESCAPED] = 1


def _avert(s: HunterState, strike: list[int]) -> None:
    strike[AVERTED] = 1
    if s.record:
        s.events.append(ev.HitsAverted(strike[Y]))


def _draw_units(count: int) -> Effect:
    return lambda s, frame: s.stack.append([SUPPLY, frame[E_SEAT], count])


def _resupply(s: HunterState, frame: list[int]) -> None:
    take_marker(s, frame[E_UNIT], frame[E_NUMBER])


def _tungsten(s: HunterState, frame: list[int]) -> None:
    add_tungsten(s.stack[-3])


def _flanking(s: HunterState, frame: list[int]) -> None:
    add_flank_shot(s, s.stack[-3])


def _ace_gunner(s: HunterState, frame: list[int]) -> None:
    """Re-roll a die of the frame two below. `reroll` expects the window on top."""
    play = s.stack.pop()
    reroll(s, frame[E_SEAT], frame[E_NUMBER])
    s.stack.append(play)


def _smoke(s: HunterState, frame: list[int]) -> None:
    s.stack[-3][A_OFF] = 1


def _radio_silence(s: HunterState, frame: list[int]) -> None:
    s.stack[-3][P_OFF] = 1


def _ambush(s: HunterState, frame: list[int]) -> None:
    unit, target = frame[E_UNIT], frame[E_TARGET]
    kind = counter_kind(s.catalogue.types, s.kinds[unit], s.kinds[target])
    if s.record:
        s.events.append(ev.CounterDeclared(frame[E_SEAT], unit, target, kind, frame[E_NUMBER]))
    push_strike(s, unit, target, kind, frame[E_NUMBER], AMBUSH_STRIKE)


def _camouflage(s: HunterState, frame: list[int]) -> None:
    hide(s, frame[E_UNIT])


def _withdrawal(s: HunterState, frame: list[int]) -> None:
    unit = frame[E_UNIT]
    move(s, unit, BACK)
    if not s.flags[unit] & REVEALED:
        s.flags[unit] |= w.WITHDRAWN


def _breakthrough(s: HunterState, frame: list[int]) -> None:
    s.extra = True


def _field_repair(s: HunterState, frame: list[int]) -> None:
    """Avert the hits on a success, but take the ammo of the AFV: one that is already dry is removed (E17)."""
    strike = s.stack[-3]
    unit = strike[Y]
    needed = NEEDED[w.FIELD_REPAIR]
    if roll_event(s, frame[E_SEAT], unit, needed) > needed:
        return
    _avert(s, strike)
    run_dry(s, unit)


def _captured_vehicle(s: HunterState, frame: list[int]) -> None:
    """Move the vehicle from the score pile to a new place (E18)."""
    seat, old = frame[E_SEAT], frame[E_UNIT]
    kind = s.kinds[old]
    pile = list(s.piles[seat])
    pile.remove(kind)
    s.piles[seat] = tuple(pile)
    s.scores[seat] -= s.catalogue.points[kind]
    lost = s.stack[-2]
    lost[L_PAIRS + 2 * lost[L_PAIRS::2].index(old) + 1] = -1
    place = new_place(s, seat, kind, FRONT, REVEALED | DRY)
    if s.record:
        s.events.append(ev.UnitCaptured(seat, old, place, kind))


def _supply_raid(s: HunterState, frame: list[int]) -> None:
    run_dry(s, frame[E_UNIT])


def _dive_bomber(s: HunterState, frame: list[int]) -> None:
    needed = NEEDED[w.DIVE_BOMBER] + frame[E_BONUS]
    if roll_event(s, frame[E_SEAT], frame[E_UNIT], needed) <= needed:
        leave(s, frame[E_UNIT], frame[E_SEAT])


def _fighter_bomber(s: HunterState, frame: list[int]) -> None:
    needed = NEEDED[w.FIGHTER_BOMBER] + frame[E_BONUS]
    targets = [place for place in s.lines[3 * frame[E_AIM]] if s.flags[place] & REVEALED]
    dice = [roll_event(s, frame[E_SEAT], place, needed) for place in targets]
    for place, die in zip(targets, dice, strict=True):
        if die <= needed:
            leave(s, place, -1)


def _strafing(s: HunterState, frame: list[int]) -> None:
    needed = NEEDED[w.STRAFING] + frame[E_BONUS]
    if roll_event(s, frame[E_SEAT], frame[E_UNIT], needed) <= needed:
        run_dry(s, frame[E_UNIT])


def _air_cover(s: HunterState, frame: list[int]) -> None:
    """Cancel the air strike two frames below for everybody (E24)."""
    s.stack[-3][E_OFF] = 1


def _air_recon(s: HunterState, frame: list[int]) -> None:
    for place in hidden_units(s, frame[E_AIM]):
        reveal(s, place)


def _spy_network(s: HunterState, frame: list[int]) -> None:
    die = roll_event(s, frame[E_SEAT], 0, 6)
    s.stack.append([SHOWING, frame[E_SEAT], frame[E_AIM], die, 1])


def _jamming(s: HunterState, frame: list[int]) -> None:
    s.stack[-3][E_OFF] = 1


def _captured_plans(s: HunterState, frame: list[int]) -> None:
    if s.hands[frame[E_AIM]]:
        s.stack.append([TAKING, frame[E_SEAT], frame[E_AIM]])


def _engineers(s: HunterState, frame: list[int]) -> None:
    """Discard the chosen card, which a Minefield or a moved unit may have removed in the meantime (E35)."""
    event = frame[E_NUMBER]
    if event == w.TRENCH:
        detach(s, frame[E_UNIT], event)
    else:
        discard_before(s, frame[E_AIM], event)


EFFECTS: dict[int, Effect] = {
    w.TRENCH: _under(w.TRENCH),
    w.HEAVY_GUNS: _heavy_guns,
    w.ESCAPE: _escape,
    w.REINFORCEMENTS: _draw_units(2),
    w.EMERGENCY_RESERVE: _draw_units(1),
    w.RESUPPLY: _resupply,
    w.APPLIQUE_ARMOR: _under(w.APPLIQUE_ARMOR),
    w.TUNGSTEN: _tungsten,
    w.FLANKING: _flanking,
    w.ACE_GUNNER: _ace_gunner,
    w.SMOKE: _smoke,
    w.AMBUSH: _ambush,
    w.CAMOUFLAGE: _camouflage,
    w.WITHDRAWAL: _withdrawal,
    w.BREAKTHROUGH: _breakthrough,
    w.FIELD_REPAIR: _field_repair,
    w.CAPTURED_VEHICLE: _captured_vehicle,
    w.FUEL_SHORTAGE: _under(w.FUEL_SHORTAGE),
    w.SUPPLY_RAID: _supply_raid,
    w.DIVE_BOMBER: _dive_bomber,
    w.FIGHTER_BOMBER: _fighter_bomber,
    w.STRAFING: _strafing,
    w.AIR_COVER: _air_cover,
    w.AIR_RECON: _air_recon,
    w.SPY_NETWORK: _spy_network,
    w.RADIO_SILENCE: _radio_silence,
    w.JAMMING: _jamming,
    w.DEPOT: _before_self(w.DEPOT),
    w.CAPTURED_PLANS: _captured_plans,
    w.MINEFIELD: _before_self(w.MINEFIELD),
    w.RIVER: _before_aim(w.RIVER),
    w.SWAMP: _before_aim(w.SWAMP),
    w.ENGINEERS: _engineers,
}
