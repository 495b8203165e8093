"""What an attack, a counterattack or a spying may come to, face by face of the die: nothing is rolled or sampled."""

from __future__ import annotations

from dataclasses import dataclass

from wotrush.model.hunter.actions import Counterattack, DeclareAttack
from wotrush.model.hunter.cards.words import DRY, FRONT, PINNED, REVEALED, SHELL, SUICIDE
from wotrush.model.hunter.combat.attack import CHARGE_BONUS
from wotrush.model.hunter.combat.counter import CHARGE_COUNTER, counter_first, counter_second
from wotrush.model.hunter.combat.strike import across_river, counter_kind, target_number, water_ignored
from wotrush.model.hunter.frames import ATTACK, COUNTER_STRIKE, MAIN_STRIKE, NO_RESULT, STRIKE
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import CANNOT_FIRE, readiness

FACES = 6


@dataclass(frozen=True, slots=True)
class StrikeChances:
    """One strike without cards: its target number, and the chances that it succeeds, destroys, and runs dry."""

    number: int
    salvos: int
    success: float
    """Of a pin or a destruction."""
    destroys: float
    dry: float
    dry_from: int
    """The lowest natural die that runs the unit dry; above 6 none does."""


@dataclass(frozen=True, slots=True)
class AttackForecast:
    """An attack with its counter if the defender counters with all salvos. A counter of None cannot come."""

    attack: StrikeChances
    counter: StrikeChances | None
    counter_first: bool

    @property
    def success(self) -> float:
        """The chance that the attack pins or destroys, after a counter that comes first."""
        return self._reached * self.attack.success

    @property
    def destroys(self) -> float:
        return self._reached * self.attack.destroys

    @property
    def dry(self) -> float:
        """The chance that the attacker runs dry."""
        return self._reached * self.attack.dry

    @property
    def _reached(self) -> float:
        """The chance that the attack rolls its dice."""
        return 1 - self.counter.success if self.counter is not None and self.counter_first else 1.0

    @property
    def struck(self) -> float:
        """The chance that the attacker is pinned or destroyed by the counter."""
        return self._countered * (0.0 if self.counter is None else self.counter.success)

    @property
    def lost(self) -> float:
        """The chance that the attacker is destroyed by the counter."""
        return self._countered * (0.0 if self.counter is None else self.counter.destroys)

    @property
    def _countered(self) -> float:
        """The chance that the counter rolls its dice."""
        return 1.0 if self.counter_first else 1 - self.attack.success


def forecast(s: HunterState, action: DeclareAttack) -> AttackForecast:
    """Return what a legal attack may come to. Any state that shows both units will do, also a dealt world."""
    unit, target = action.unit, action.target
    lines = (s.line[unit], s.line[target])
    frontal = int(lines == (FRONT, FRONT))
    frame = [ATTACK, 0, unit, target, action.kind, action.salvos, int(action.charge), frontal, *lines, 0, 0]
    frame.append(NO_RESULT)
    bonus = CHARGE_BONUS if action.charge else 0
    attack = chances(s, unit, target, action.kind, action.salvos, MAIN_STRIKE, lines, frontal, bonus)
    first, second = counter_first(s, frame), counter_second(s, frame)
    if not (first or second):
        return AttackForecast(attack, None, counter_first=False)
    bonus = CHARGE_COUNTER if action.charge else 0
    back = (lines[1], lines[0])
    return AttackForecast(attack, _counter(s, target, unit, back, frontal, bonus), counter_first=first)


def counter_chances(s: HunterState, action: Counterattack) -> StrikeChances:
    """Return what a counter from front line to front line may come to."""
    kind = counter_kind(s.catalogue.types, s.kinds[action.unit], s.kinds[action.target])
    lines = (s.line[action.unit], s.line[action.target])
    return chances(
        s,
        action.unit,
        action.target,
        kind,
        action.salvos,
        COUNTER_STRIKE,
        lines,
        int(lines == (FRONT, FRONT)),
    )


def spy_chance(s: HunterState, unit: int) -> float:
    """Return the chance that a unit's spying succeeds without cards."""
    return max(0, min(FACES, s.catalogue.spy[s.kinds[unit]])) / FACES


def _counter(
    s: HunterState, unit: int, target: int, lines: tuple[int, int], frontal: int, bonus: int
) -> StrikeChances | None:
    if s.flags[unit] & CANNOT_FIRE != REVEALED:
        return None
    kind = counter_kind(s.catalogue.types, s.kinds[unit], s.kinds[target])
    if kind == SUICIDE and frontal and across_river(s, unit, target, s.ignored):
        return None
    salvos = s.catalogue.values[s.kinds[unit]][kind][1]
    if not salvos:
        return None
    return chances(s, unit, target, kind, salvos, COUNTER_STRIKE, lines, frontal, bonus)


def chances(
    s: HunterState,
    unit: int,
    target: int,
    kind: int,
    salvos: int,
    role: int,
    lines: tuple[int, int],
    frontal: int,
    bonus: int = 0,
) -> StrikeChances:
    """Return the chances of one strike (6.4, 6.5), with the modifiers of the table but no cards to come."""
    frame = [STRIKE, 0, unit, target, kind, salvos, role, 0, bonus, 0, 0, 0, 0, 0, 0, *lines, frontal]
    number = target_number(s, frame)
    hit = max(0, min(FACES, number)) / FACES
    none = (1 - hit) ** salvos
    destroys = 1 - none
    if kind == SHELL and not s.flags[target] & PINNED:
        destroys -= salvos * hit * (1 - hit) ** (salvos - 1)
    dry_from = readiness(s, unit, water_ignored(s, frame))
    runs_dry = max(0, FACES + 1 - dry_from) / FACES
    dry = 0.0 if s.flags[unit] & DRY else 1 - (1 - runs_dry) ** salvos
    return StrikeChances(number, salvos, 1 - none, destroys, dry, dry_from)
