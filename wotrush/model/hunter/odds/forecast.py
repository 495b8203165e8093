"""What an attack, a counterattack or a spying may come to, face by face of the die: nothing is rolled or sampled.

A forecast counts with no card to come, a defender that counters with all salvos wherever that can hit, and units that evade
where they can. A defender that counters first has lost its evasion; `AttackForecast.instead` tells what it could do otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass

from wotrush.model.hunter.actions import (
    Counterattack,
    DeclareAttack,
    HunterAction,
    Spy,
    UseCommander,
    UseUnit,
)
from wotrush.model.hunter.cards.words import (
    ARTILLERY_CONTROLLER,
    DRY,
    FIRED,
    FRONT,
    HAS_MINEFIELD,
    RANGE,
    REVEALED,
    SUICIDE,
)
from wotrush.model.hunter.combat.attack import CHARGE_BONUS, MINE_EXPLODES, attack_frame
from wotrush.model.hunter.combat.counter import CHARGE_COUNTER, counter_first, counter_second
from wotrush.model.hunter.combat.spying import spy_number
from wotrush.model.hunter.combat.strike import (
    across_river,
    counter_kind,
    result_of,
    strike_frame,
    target_number,
    target_parts,
    water_ignored,
)
from wotrush.model.hunter.frames import (
    A_AIM,
    A_CHARGE,
    A_FRONTAL,
    A_LINE,
    A_PLUS,
    ATTACK,
    COUNTER_STRIKE,
    D_MINUS,
    KILLED,
    LEADER,
    MAIN_STRIKE,
    S_KIND,
    S_SALVOS,
    SPY_STRIKE,
    X,
    Y,
)
from wotrush.model.hunter.plays.abilities import add_leaders, add_ready_commander
from wotrush.model.hunter.plays.modifiers import add_commander
from wotrush.model.hunter.plays.reactions import may_evade
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import CANNOT_FIRE, UNABLE_HIDDEN, may_fire_once_revealed, readiness

FACES = 6


@dataclass(frozen=True, slots=True)
class StrikeChances:
    """One strike: its target number, and the chances that it hits, succeeds, destroys, and runs dry."""

    number: int
    salvos: int
    hits: float
    """That a die hits; the target may evade it still."""
    success: float
    """Of a pin or a destruction."""
    destroys: float
    dry: float
    dry_from: int
    """The lowest natural die that runs the unit dry; above 6 none does."""
    parts: tuple[int, int, int, int, int, int]
    """How the number comes about, see `target_parts`."""
    evade: int
    """The highest die with which the target evades a hit; 0: it may not try."""


@dataclass(frozen=True, slots=True)
class AttackForecast:
    """An attack with its counter. A counter of None cannot come."""

    attack: StrikeChances
    counter: StrikeChances | None
    counter_first: bool
    mine: float = 0.0
    """The chance that a Minefield destroys the attacker before anything else."""
    instead: int = 0
    """The highest die with which the target would evade if it held the fire that it is expected to give first; 0: it may not."""

    @property
    def success(self) -> float:
        """The chance that the attack pins or destroys, after a counter that comes first."""
        return self.reached * self.attack.success

    @property
    def destroys(self) -> float:
        return self.reached * self.attack.destroys

    @property
    def dry(self) -> float:
        """The chance that the attacker runs dry."""
        return self.reached * self.attack.dry

    @property
    def reached(self) -> float:
        """The chance that the attack rolls its dice; an attacker that evades a first counter has lost its shot."""
        first = self.counter is not None and self.counter_first
        return (1 - self.mine) * (1 - self.counter.hits if first and self.counter else 1.0)

    @property
    def countered(self) -> float:
        """The chance that the counter rolls its dice; a target that has tried to evade does not counter."""
        if self.counter is None:
            return 0.0
        return (1 - self.mine) * (1.0 if self.counter_first else 1 - self.attack.hits)

    @property
    def struck(self) -> float:
        """The chance that the attacker is pinned or destroyed."""
        return self.mine + (self.countered * self.counter.success if self.counter else 0.0)

    @property
    def lost(self) -> float:
        """The chance that the attacker is destroyed."""
        return self.mine + (self.countered * self.counter.destroys if self.counter else 0.0)


def forecast(
    s: HunterState,
    action: DeclareAttack,
    *,
    leader: int = 0,
    commander: int | None = None,
    plus: int = 0,
    minus: int = 0,
) -> AttackForecast:
    """Return what a legal attack may come to; `leader` is the place of the unit that leads it, `commander` the kind of the
    card that helps it.

    `plus` is added to its value, and `minus` taken from the target's defence, by cards that are meant to be played.

    Any state that shows both units will do: a dealt world, or `open_table` of an observation.
    """
    unit, target = action.unit, action.target
    frame = attack_frame(s, action)
    frontal, lines = frame[A_FRONTAL], (frame[A_LINE], frame[A_AIM])
    mined = frontal and s.before[s.owner[target]] & HAS_MINEFIELD
    mine = MINE_EXPLODES / FACES if mined else 0.0
    first, second = counter_first(s, frame), counter_second(s, frame)
    counter = None
    if first or second:
        bonus = CHARGE_COUNTER if action.charge else 0
        counter = _counter(s, target, unit, (lines[1], lines[0]), frontal, bonus, fired=second)
    bonus = CHARGE_BONUS if action.charge else 0
    strike = strike_frame(unit, target, action.kind, action.salvos, MAIN_STRIKE, lines, frontal, bonus)
    strike[LEADER], strike[A_PLUS], strike[D_MINUS] = leader, plus, minus
    if commander is not None:
        add_commander(commander, strike)
    attack, shot_at = strike_chances(s, strike), first and counter is not None
    instead = 0
    if shot_at and counter and counter.hits and attack.evade:
        attack, instead = strike_chances(s, strike, fired=True), attack.evade
    return AttackForecast(attack, counter, shot_at, mine, instead)


def leaders(s: HunterState, action: DeclareAttack) -> list[int]:
    """Return the places of the units that could lead the attack."""
    found: list[HunterAction] = []
    lines = (s.line[action.unit], s.line[action.target])
    strike = strike_frame(action.unit, action.target, action.kind, action.salvos, MAIN_STRIKE, lines, 1, 0)
    add_leaders(s, s.owner[action.unit], found, strike)
    return [leading.unit for leading in found if isinstance(leading, UseUnit)]


def commanders(s: HunterState, action: DeclareAttack) -> list[int]:
    """Return the commanders who could help the attack hit, by kind."""
    found: list[HunterAction] = []
    if action.kind == RANGE:
        add_ready_commander(s, s.owner[action.unit], found, ARTILLERY_CONTROLLER)
    return [helping.kind for helping in found if isinstance(helping, UseCommander)]


def counter_chances(
    s: HunterState, action: Counterattack, role: int = COUNTER_STRIKE, *, plus: int = 0
) -> StrikeChances:
    """Return what a counter may come to; one against a charge, which is declared already, has its bonus (13).

    `plus` is added to its value by a card that is meant to be played.
    """
    unit, target = action.unit, action.target
    kind = counter_kind(s.catalogue.types, s.kinds[unit], s.kinds[target])
    lines = (s.line[unit], s.line[target])
    frontal = int(lines == (FRONT, FRONT))
    charged = role == COUNTER_STRIKE and any(frame[0] == ATTACK and frame[A_CHARGE] for frame in s.stack)
    bonus = CHARGE_COUNTER if charged else 0
    strike = strike_frame(unit, target, kind, action.salvos, role, lines, frontal, bonus)
    strike[A_PLUS] += plus
    return strike_chances(s, strike)


def spy_chance(s: HunterState, unit: int, bonus: int = 0) -> float:
    """Return the chance that a unit's spying succeeds."""
    return chance_of(spy_number(s, unit, bonus))


def spy_counter(s: HunterState, action: Spy) -> StrikeChances | None:
    """Return the most dangerous counter that an open unit could make against a spying that failed (8.5)."""
    front, spy = (FRONT, FRONT), action.unit
    known = [
        _counter_of(s, place, spy, front, SPY_STRIKE)
        for place in s.lines[3 * action.seat]
        if s.flags[place] & (REVEALED | UNABLE_HIDDEN) == REVEALED
        and not s.catalogue.no_turret[s.kinds[place]]
    ]
    return max((one for one in known if one), key=lambda one: (one.destroys, one.success), default=None)


def unseen_counter(s: HunterState, action: Spy) -> bool:
    """Whether a hidden unit might answer a spying that failed: what it is, nobody knows but its owner (8.5)."""
    return any(may_fire_once_revealed(s, place) for place in s.lines[3 * action.seat])


def _counter(
    s: HunterState,
    unit: int,
    target: int,
    lines: tuple[int, int],
    frontal: int,
    bonus: int,
    *,
    fired: bool,
) -> StrikeChances | None:
    """Return the counter of the table; `fired`: it answers an attack whose dice have been rolled."""
    if s.flags[unit] & CANNOT_FIRE != REVEALED:
        return None
    return _counter_of(s, unit, target, lines, COUNTER_STRIKE, frontal, bonus, fired=fired)


def _counter_of(
    s: HunterState,
    unit: int,
    target: int,
    lines: tuple[int, int],
    role: int,
    frontal: int = 1,
    bonus: int = 0,
    *,
    fired: bool = False,
) -> StrikeChances | None:
    kind = counter_kind(s.catalogue.types, s.kinds[unit], s.kinds[target])
    ignored = s.ignored if role == COUNTER_STRIKE else 0
    if kind == SUICIDE and frontal and across_river(s, unit, target, ignored):
        return None
    salvos = s.catalogue.values[s.kinds[unit]][kind][1]
    if not salvos:
        return None
    return strike_chances(
        s, strike_frame(unit, target, kind, salvos, role, lines, frontal, bonus), fired=fired
    )


def strike_chances(s: HunterState, strike: list[int], *, fired: bool = False) -> StrikeChances:
    """Return the chances of a strike whose dice are not rolled yet: 6.4, 6.5, 12.

    `fired`: by then the target will have rolled dice of its own, and cannot evade.
    """
    unit, target, kind, salvos = strike[X], strike[Y], strike[S_KIND], strike[S_SALVOS]
    number = target_number(s, strike)
    dry_from = readiness(s, unit, water_ignored(s, strike))
    flags, led = s.flags[target], bool(strike[LEADER])
    hits, destroys = hit_chances(number, salvos, kind, flags, led=led)
    runs_dry = chance_of(FACES + 1 - dry_from)
    if led:  # Either die can run the unit dry.
        runs_dry = 1 - (1 - runs_dry) ** 2
    may = s.options.evade and not fired and not flags & FIRED and may_evade(s, strike)
    evade = s.catalogue.evade[s.kinds[target]] if may else 0
    stays = 1 - chance_of(evade)
    dry = 0.0 if s.flags[unit] & DRY else 1 - (1 - runs_dry) ** salvos
    return StrikeChances(
        number, salvos, hits, hits * stays, destroys * stays, dry, dry_from, target_parts(s, strike), evade
    )


def hit_chances(number: int, salvos: int, kind: int, flags: int, *, led: bool) -> tuple[float, float]:
    """Return the chances that a strike hits, and that it hits often enough to destroy a target in that state (6.4)."""
    hit = chance_of(number)
    if led:  # Of two dice the lower counts.
        hit = 1 - (1 - hit) ** 2
    hits = 1 - (1 - hit) ** salvos
    once = salvos * hit * (1 - hit) ** (salvos - 1)
    return hits, hits if result_of(kind, 1, flags) == KILLED else hits - once


def chance_of(number: int) -> float:
    """Return the chance that a die shows the number or less."""
    return max(0, min(FACES, number)) / FACES
