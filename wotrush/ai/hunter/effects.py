"""Estimates what the effect of an event is worth to the seat, whoever plays it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wotrush.ai.hunter.fights import attack_in_progress, seeing
from wotrush.ai.hunter.situation import BattleSituation, Scored, Unit
from wotrush.model.hunter.actions import PlayEvent
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.cards.words import (
    AFV,
    BACK,
    BEFORE_PLAYER,
    DRY,
    FRONT,
    MARKER_PINNED,
    PINNED,
    REVEALED,
    UNDER_UNIT,
)
from wotrush.model.hunter.frames import (
    ATTACK,
    DECLARED,
    E_AIM,
    E_BONUS,
    E_CARD,
    E_NUMBER,
    E_SEAT,
    E_TARGET,
    E_UNIT,
    SPYING,
)
from wotrush.model.hunter.odds.forecast import FACES
from wotrush.model.hunter.odds.struck import struck_units

_HARMABLE = 0.4
"""The share of unknown units that are taken to be GUN or INF, which Heavy Guns can harm."""


@dataclass(frozen=True, slots=True)
class Effect:
    """An event being played, with everything that it names."""

    event: int
    actor: int
    unit: int = 0
    aim: int = -1
    number: int = 0
    target: int = 0
    bonus: int = 0

    @property
    def play(self) -> PlayEvent:
        """The play that it is the effect of."""
        return PlayEvent(self.event, self.unit, self.aim, self.number, self.target)


def effect_of(frame: list[int]) -> Effect:
    """Return the effect of the card in a PLAY frame."""
    return Effect(*(frame[at] for at in (E_CARD, E_SEAT, E_UNIT, E_AIM, E_NUMBER, E_TARGET, E_BONUS)))


class Outcomes:
    """Values effects in one situation. A declared attack is then carried out on the changed table."""

    def __init__(self, s: BattleSituation) -> None:
        self.s = s
        attack = s.innermost(ATTACK)
        self.attack = attack if attack is not None and s.table.stack[-1][0] == DECLARED else None
        self.base = self._measure()

    def _measure(self) -> float:
        return self.s.felt(self.s.value()) if self.attack is None else attack_in_progress(self.s, self.attack)

    def change(self, *units: Unit, scored: Scored = ()) -> float:
        """Return what a change of the table gains."""
        if self.attack is None:
            return self.s.gain(*units, scored=scored)
        return self.s.under(units, scored, self._measure) - self.base

    def of(self, e: Effect) -> float:
        """Return what an effect gains for the seat."""
        return 0.0 if e.event in _VALUED_ELSEWHERE else _EFFECTS[e.event](self, e)

    def played(self, e: Effect) -> float:
        """Return what an effect gains for the seat if anti-air units may still bring it down."""
        return self.s.comes_through(e.play) * self.of(e)

    def struck(self, e: Effect, harmed: Callable[[int], float]) -> float:
        """Return what it gains that a card harms each unit that it rolls for with its chance."""
        return sum(
            one.chance * (1.0 if one.certain else _HARMABLE) * harmed(one.unit)
            for one in struck_units(self.s.table, e.play, e.bonus)
            if one.chance
        )

    def sided(self, e: Effect, gain: float) -> float:
        """Return what a gain of the player who plays the card means for the seat."""
        return gain if e.actor == self.s.seat else -gain * self.s.enemy_weights[e.actor]

    # -- markers and losses

    def dry(self, place: int) -> float:
        """Return what it gains that a card takes a unit's ammo; a unit that is already dry is removed."""
        s = self.s
        return self.change(s.gone(place) if s.table.flags[place] & DRY else s.marked(place, DRY))

    def pinned(self, place: int, scorer: int) -> float:
        s = self.s
        if s.table.flags[place] & PINNED:
            return self.destroyed(place, scorer)
        return self.change(s.marked(place, PINNED))

    def destroyed(self, place: int, scorer: int) -> float:
        return self.change(self.s.gone(place), scored=self.s.scores_for(scorer, place))

    def hidden(self, place: int, *, back: bool = False) -> float:
        """Return what it gains to hide a unit, and optionally to move it to the back line."""
        flags, line = self.s.table.flags[place] & ~REVEALED, self.s.table.line[place]
        return self.change((place, flags, BACK if back else line))

    def drawn(self, seat: int, number: int) -> float:
        """Return what drawing units is worth to a player; more if they keep the player in the game."""
        s = self.s
        sound = s.weights.sound_worth(s.worth.points, s.worth.mean_fire)
        worth = number * max(4.0, 1.1 * sound) * s.time
        if len([place for place in s.units[seat] if s.table.line[place]]) <= 1:
            worth += 12.0
        return worth


def _before(o: Outcomes, seat: int, event: int, *, there: bool) -> float:
    """Return the gain when a card is laid in front of a player or taken away."""
    table, bit = o.s.table, BEFORE_PLAYER[event]
    old = table.before[seat]
    table.before[seat] = old | bit if there else old & ~bit
    o.s.forget()
    value = o._measure()
    table.before[seat] = old
    o.s.forget()
    return value - o.base


def _reinforcements(o: Outcomes, e: Effect) -> float:
    return o.sided(e, o.drawn(e.actor, 2))


def _reserve(o: Outcomes, e: Effect) -> float:
    return o.sided(e, o.drawn(e.actor, 1))


def _heavy_guns(o: Outcomes, e: Effect) -> float:
    return o.struck(e, lambda unit: o.pinned(unit, e.actor))


def _attached(o: Outcomes, e: Effect) -> float:
    """Return the gain of a better defence, which counts for all attacks to come and not only the next one."""
    bit = UNDER_UNIT[e.event]
    lasting = 0.1 * o.s.points(e.unit) * o.s.time * (o.s.table.line[e.unit] == FRONT)
    return o.change(o.s.marked(e.unit, bit)) + o.sided(e, lasting)


def _resupply(o: Outcomes, e: Effect) -> float:
    return o.change(o.s.freed(e.unit, PINNED if e.number == MARKER_PINNED else DRY))


def _fuel_shortage(o: Outcomes, e: Effect) -> float:
    """Return the gain of a Fuel Shortage, as 40 % of that of taking the unit's ammo at once."""
    if o.s.table.flags[e.unit] & DRY:
        return 0.0
    return 0.4 * o.change(o.s.marked(e.unit, DRY))


def _dive_bombers(o: Outcomes, e: Effect) -> float:
    return o.struck(e, lambda unit: o.destroyed(unit, e.actor))


def _bombs(o: Outcomes, e: Effect) -> float:
    """Return the gain of Fighter-Bombers or a Carpet Bombing, for whose units nobody scores."""
    return o.struck(e, lambda unit: o.change(o.s.gone(unit)))


def _strafing(o: Outcomes, e: Effect) -> float:
    return o.struck(e, o.dry)


def _reconnaissance(o: Outcomes, e: Effect) -> float:
    if e.aim == o.s.seat:
        return _shown(o, len(o.s.hidden(e.aim)))
    return o.sided(e, seeing(o.s, e.aim, len(o.s.hidden(e.aim))))


def _spy_network(o: Outcomes, e: Effect) -> float:
    if e.aim == o.s.seat:
        return _shown(o, 3)
    return o.sided(e, sum(seeing(o.s, e.aim, die) for die in range(1, FACES + 1)) / FACES)


def _shown(o: Outcomes, number: float) -> float:
    """Return the loss when some of the seat's hidden units are shown to everybody."""
    s = o.s
    losses = sorted(o.change(s.marked(place, REVEALED)) for place in s.hidden(s.seat))
    return sum(losses[: round(number)])


def _captured_plans(o: Outcomes, e: Effect) -> float:
    if e.aim == o.s.seat:
        return -o.s.weights.event * o.s.time
    return o.sided(e, o.s.weights.event * o.s.time * (1 + o.s.enemy_weights[e.aim] * 0.5))


def _depot(o: Outcomes, e: Effect) -> float:
    return o.sided(e, 4.0 * o.s.time * min(1.0, o.s.rounds / 6))


def _minefield(o: Outcomes, e: Effect) -> float:
    targets = [place for place in o.s.front(e.actor) if o.s.open(place)]
    return o.sided(e, (3.0 + 2.0 * min(3, len(targets))) * o.s.time) if o.s.front(e.actor) else 0.0


def _water(o: Outcomes, e: Effect) -> float:
    seat = e.actor if e.aim < 0 else e.aim
    return _before(o, seat, e.event, there=True)


def _swamp(o: Outcomes, e: Effect) -> float:
    """Return the gain of a Swamp, in which AFVs run dry sooner and cannot overrun or evade."""
    s = o.s
    known = [s.table.kinds[place] for place in s.units[e.aim]]
    afvs = sum(0.6 if kind < 0 else s.catalogue.types[kind] == AFV for kind in known)
    worth = 1.6 * afvs * s.time
    return -worth if e.aim == s.seat else worth * s.enemy_weights[e.aim]


def _engineers(o: Outcomes, e: Effect) -> float:
    if e.unit:
        return _attached_gone(o, e)
    if e.number == w.MINEFIELD:
        lost = _minefield(o, Effect(w.MINEFIELD, e.aim))
        return -lost if e.aim == o.s.seat else abs(lost)
    if e.number == w.SWAMP:
        return -_swamp(o, Effect(w.SWAMP, e.actor, aim=e.aim))
    return _before(o, e.aim, e.number, there=False)


def _attached_gone(o: Outcomes, e: Effect) -> float:
    lasting = 0.1 * o.s.points(e.unit) * o.s.time
    own = o.s.table.owner[e.unit] == o.s.seat
    return o.change(o.s.freed(e.unit, UNDER_UNIT[e.number])) + (-lasting if own else lasting)


def _called_off(o: Outcomes, e: Effect) -> float:
    """Return the gain of Smoke, which leaves the table as it is."""
    return o.s.now - o.base


def _silence(o: Outcomes, e: Effect) -> float:
    frame = o.s.innermost(SPYING)
    return o.sided(e, 0.0 if frame is None else -_shown(o, 2) + 2.0)


_EFFECTS: dict[int, Callable[[Outcomes, Effect], float]] = {
    w.TRENCH: _attached,
    w.HEAVY_GUNS: _heavy_guns,
    w.REINFORCEMENTS: _reinforcements,
    w.EMERGENCY_RESERVE: _reserve,
    w.RESUPPLY: _resupply,
    w.APPLIQUE_ARMOR: _attached,
    w.SMOKE: _called_off,
    w.CAMOUFLAGE: lambda o, e: o.hidden(e.unit),
    w.WITHDRAWAL: lambda o, e: o.change((e.unit, o.s.table.flags[e.unit], BACK)),
    w.FUEL_SHORTAGE: _fuel_shortage,
    w.SUPPLY_RAID: lambda o, e: o.dry(e.unit),
    w.DIVE_BOMBER: _dive_bombers,
    w.FIGHTER_BOMBER: _bombs,
    w.CARPET_BOMBING: _bombs,
    w.STRAFING: _strafing,
    w.AIR_RECON: _reconnaissance,
    w.SPY_NETWORK: _spy_network,
    w.RADIO_SILENCE: _silence,
    w.DEPOT: _depot,
    w.CAPTURED_PLANS: _captured_plans,
    w.MINEFIELD: _minefield,
    w.RIVER: _water,
    w.SWAMP: _swamp,
    w.ENGINEERS: _engineers,
}
"""The events that work by themselves."""

_VALUED_ELSEWHERE = frozenset(
    (
        *(w.ESCAPE, w.TUNGSTEN, w.FLANKING, w.ACE_GUNNER, w.AMBUSH, w.FIELD_REPAIR, w.CAPTURED_VEHICLE),
        *(w.AIR_COVER, w.JAMMING, w.BREAKTHROUGH),
        *(w.FLASH_FLOOD, w.BAD_WEATHER, w.AMMO_CRISIS, w.LEND_LEASE),
    )
)
"""The events valued by `decision`, since they work on what is going on, and those that are never played from a hand."""
