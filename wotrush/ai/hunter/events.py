"""What it brings to play an event or to use an ability, in points on the average: the six faces are counted."""

from __future__ import annotations

from wotrush.ai.hunter.situation import DRY_SHARE, PIN, BattleSituation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.cards.words import AFV, DRY, MARKER_PINNED, PINNED
from wotrush.model.hunter.combat.strike import counter_kind, target_number
from wotrush.model.hunter.forecast import FACES, chances
from wotrush.model.hunter.frames import (
    A_KIND,
    A_SALVOS,
    A_TARGET,
    A_UNIT,
    ATTACK,
    DICE_AT,
    E_AIM,
    E_CARD,
    E_SEAT,
    E_UNIT,
    PLAY,
    S_SALVOS,
    SPYING,
    STRIKE,
    T,
    X,
    Y,
)

DRAWN_UNIT = 18.0
"""What a drawn unit is worth, in points."""
NEVER = -5.0


def procedure(s: BattleSituation) -> list[int]:
    """Return the innermost attack, strike, spying or card that the decision is about; empty if there is none."""
    stack = s.world.stack
    for frame in reversed(stack):
        if frame[0] in (ATTACK, STRIKE, SPYING, PLAY):
            return frame
    return []


def event_value(s: BattleSituation, action: act.PlayEvent) -> float:
    """Return what playing an event brings beyond keeping it."""
    unit, seat = action.unit, action.seat
    flags = s.o.flags[unit] if unit else 0
    match action.event:
        case w.REINFORCEMENTS:
            return 2 * DRAWN_UNIT
        case w.EMERGENCY_RESERVE:
            return DRAWN_UNIT
        case w.HEAVY_GUNS:
            return sum(0.5 * _pinning(s, place) for place in s.front(seat)) - 6
        case w.TRENCH | w.APPLIQUE_ARMOR:
            return 0.15 * s.points(unit) + 2.0 * (unit in s.front(s.seat)) - 3
        case w.RESUPPLY:
            bad = PIN if action.number == MARKER_PINNED else DRY_SHARE
            return s.points(unit) * (bad + 0.15) - 5
        case w.CAMOUFLAGE:
            return 0.3 * s.points(unit) - 6 if flags & (PINNED | DRY) and unit in s.front(s.seat) else NEVER
        case w.WITHDRAWAL:
            return 0.3 * s.points(unit) - 6 if flags & (PINNED | DRY) else NEVER
        case w.BREAKTHROUGH:
            return 8.0
        case w.CAPTURED_VEHICLE:
            return 12.0
        case w.FUEL_SHORTAGE:
            return 0.12 * s.points(unit) - 4
        case w.SUPPLY_RAID:
            return s.points(unit) * (0.5 if flags & DRY else DRY_SHARE + 0.1) - 5
        case w.DIVE_BOMBER:
            return 0.5 * s.points(unit) - 8
        case w.FIGHTER_BOMBER:
            return sum(s.points(place) for place in s.front(seat) if s.o.revealed(place)) / 6 * 0.6 - 4
        case w.STRAFING:
            return 4 / 6 * s.points(unit) * (0.5 if flags & DRY else DRY_SHARE + 0.1) - 5
        case w.AIR_RECON:
            return 3.0 * len(s.hidden(seat)) - 4
        case w.SPY_NETWORK:
            return 3.0 * min(3.5, len(s.hidden(seat))) - 4
        case w.DEPOT | w.CAPTURED_PLANS:
            return 6.0
        case w.MINEFIELD:
            return 7.0 if s.front(s.seat) else NEVER
        case w.SWAMP:
            return 2.0 * sum(s.is_type(place, AFV) for place in s.units(seat)) - 2
        case w.RIVER:
            return 1.0 if seat == s.seat and _outgunned(s) else NEVER
        case w.ENGINEERS:
            return _removing(s, action)
        case _:
            return reacting_value(s, action)


def _pinning(s: BattleSituation, place: int) -> float:
    """Return what a pin takes from a unit."""
    if s.o.flags[place] & PINNED:
        return s.points(place)
    return 0.0 if s.is_type(place, AFV) else PIN * s.points(place)


def _outgunned(s: BattleSituation) -> bool:
    own = sum(s.points(place) for place in s.front(s.seat))
    return any(sum(s.points(place) for place in s.front(enemy)) > 1.3 * own for enemy in s.enemies())


def _removing(s: BattleSituation, action: act.PlayEvent) -> float:
    """Bridge Engineers: take off what harms the own side."""
    if action.unit:
        return 4.0 if not s.own(action.unit) else NEVER
    helps_other = action.number in (w.MINEFIELD, w.RIVER) and action.seat != s.seat
    harms_own = action.number in (w.SWAMP, w.FLASH_FLOOD) and action.seat == s.seat
    return 4.0 if helps_other or harms_own else NEVER


# -- events in the windows of an attack, a strike, a spying or a card


def reacting_value(s: BattleSituation, action: act.PlayEvent) -> float:
    """Return what an event brings against or for what goes on."""
    frame = procedure(s)
    match action.event:
        case w.ESCAPE | w.FIELD_REPAIR:
            return _saved(s, frame, 0.5 if action.event == w.FIELD_REPAIR else 1.0) - 3
        case w.SMOKE:
            return _danger(s, frame) - 9
        case w.AMBUSH:
            return _ambush(s, action) - 7
        case w.RADIO_SILENCE:
            return 3.0 * min(3, len(s.hidden(s.seat))) - 5
        case w.TUNGSTEN | w.FLANKING:
            return _stronger(s, frame, 2) - 5
        case w.ACE_GUNNER:
            return reroll(s, frame, action.number) - 4
        case w.JAMMING:
            return jamming(s, frame)
        case w.AIR_COVER:
            return 10.0
        case _:
            return 0.5


def _saved(s: BattleSituation, frame: list[int], chance: float) -> float:
    if not frame or frame[0] != STRIKE:
        return 0.0
    return chance * s.points(frame[Y])


def _danger(s: BattleSituation, attack: list[int]) -> float:
    """Return what a declared attack takes from the seat on the average."""
    if not attack or attack[0] != ATTACK:
        return 0.0
    declared = act.DeclareAttack(attack[A_UNIT], attack[A_TARGET], attack[A_KIND], attack[A_SALVOS])
    _, cast = s.attack_value(declared)
    return s.points(attack[A_TARGET]) * (cast.destroys + PIN * (cast.success - cast.destroys))


def _ambush(s: BattleSituation, action: act.PlayEvent) -> float:
    """Return what the ambusher's counter brings."""
    kinds = s.world.kinds
    kind = counter_kind(s.catalogue.types, kinds[action.unit], kinds[action.target])
    cast = chances(s.world, action.unit, action.target, kind, action.number or 1, 2, (w.FRONT, w.FRONT), 1)
    return s.points(action.target) * (cast.destroys + PIN * (cast.success - cast.destroys))


def _stronger(s: BattleSituation, strike: list[int], plus: int) -> float:
    """Return what a higher target number brings to the strike that is about to be rolled."""
    if not strike or strike[0] != STRIKE:
        return 0.0
    number, salvos = target_number(s.world, strike), strike[S_SALVOS]
    before, after = (1 - (1 - _hit(value)) ** salvos for value in (number, number + plus))
    return (after - before) * s.points(strike[Y])


def _hit(number: int) -> float:
    return max(0, min(FACES, number)) / FACES


def reroll(s: BattleSituation, frame: list[int], die: int) -> float:
    """Return what a re-rolled die brings: only if nothing has hit so far, and only for a die that missed."""
    if not frame or frame[0] not in DICE_AT:
        return 0.0
    dice = frame[DICE_AT[frame[0]] :]
    number = frame[T] if frame[0] == STRIKE else s.catalogue.spy[s.kind(frame[X])]
    if any(one <= number for one in dice) or die > len(dice):
        return NEVER
    stake = s.points(frame[Y]) if frame[0] == STRIKE else 6.0
    return _hit(number) * stake


def jamming(s: BattleSituation, play: list[int]) -> float:
    """Cancel another player's event that harms the own side."""
    if not play or play[0] != PLAY:
        return 0.0
    unit, aim = play[E_UNIT], play[E_AIM]
    hurt = (unit > 0 and s.own(unit)) or aim == s.seat
    if play[E_CARD] == w.JAMMING:
        return 3.0
    if play[E_SEAT] == s.seat:
        return NEVER
    return 8.0 if hurt else 3.0 if play[E_CARD] == w.REINFORCEMENTS and s.o.seats == 2 else -1.0


# -- abilities


def use_value(s: BattleSituation, action: act.UseUnit | act.UseCommander) -> float:
    """Return what it brings to exhaust a unit or a commander."""
    if isinstance(action, act.UseUnit):
        if action.passenger:
            flags = s.o.flags[action.passenger]
            hurt = bool(flags & (PINNED | DRY))
            return 0.15 * s.points(action.passenger) if hurt and not action.back else NEVER
        if action.water:
            return 0.5
        return _led(s)
    match action.kind:
        case w.QUARTERMASTER:
            return DRY_SHARE * s.points(action.unit)
        case w.DRILL_SERGEANT:
            return 0.5 if action.refresh else PIN * s.points(action.unit)
        case w.GUNNERY_ACE:
            return reroll(s, procedure(s), action.die)
        case w.CAMOUFLAGE_OFFICER:
            return 1.0 if s.o.flags[action.unit] & (PINNED | DRY) else NEVER
        case _:
            return 1.0


def _led(s: BattleSituation) -> float:
    """Leadership: two dice, of which the lower counts; it also runs dry sooner."""
    strike = procedure(s)
    if not strike or strike[0] != STRIKE:
        return 0.0
    hit = _hit(target_number(s.world, strike))
    return (1 - (1 - hit) ** 2 - hit) * s.points(strike[Y]) - 2
