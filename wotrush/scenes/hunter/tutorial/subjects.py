"""What on the table a lesson speaks of, and its figures: asked of the rules, so that no lesson contradicts a forecast."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol

from wotrush.i18n import t
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards.words import DRY, PINNED, RANGE, SUICIDE
from wotrush.model.hunter.odds.forecast import FACES
from wotrush.model.hunter.units import own_water, readiness
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.duel.duel import Duel, DuelRow, Roll
from wotrush.scenes.hunter.duel.sums import attack_rows
from wotrush.scenes.hunter.duel.words import condition_text, sum_text
from wotrush.scenes.hunter.play.chances import by_promise
from wotrush.scenes.hunter.texts.acting import action_text
from wotrush.scenes.hunter.texts.figures import faces_text
from wotrush.scenes.hunter.texts.naming import card_name
from wotrush.spacing import NO_BREAK, unbroken

Figures = Mapping[str, object]
ATTACKS = (Roll.ATTACK, Roll.CHARGE)


class Told(Protocol):
    """What figures are taken from, such as the view of a table."""

    @property
    def o(self) -> HunterObservation: ...
    @property
    def duel(self) -> Duel | None: ...


def best_attack(o: HunterObservation) -> DuelRow | None:
    """Return the strike of the most promising attack that can hit a shield, which a long-range attack and a suicide ignore;
    None if there is none.
    """
    attacks = [
        action
        for action in o.actions
        if isinstance(action, act.DeclareAttack) and action.kind not in (RANGE, SUICIDE)
    ]
    for action in by_promise(o, attacks)[:1]:
        strike = next(row for row in attack_rows(o, action) if row.roll in ATTACKS)
        return strike if strike.number > 0 else None
    return None


def fought(duel: Duel | None) -> DuelRow | None:
    """Return the attack on the stage."""
    return next((row for row in duel.rows if row.roll in ATTACKS), None) if duel is not None else None


def attack_figures(view: Told) -> Figures:
    o, strike = view.o, fought(view.duel) or best_attack(view.o)
    assert strike is not None, "the lesson is due when there is one"
    named = {"unit": card_name(o, strike.unit), "target": card_name(o, strike.target)}
    total = unbroken(sum_text(strike, named=True)).replace(f"{NO_BREAK}(", " (")
    return {**named, "sum": total, "condition": condition_text(strike)}


def marked_unit(o: HunterObservation, marker: int) -> int | None:
    """Return the place of a revealed unit with that marker, one of the viewer's own if there is any."""
    seats = sorted(range(o.seats), key=lambda seat: seat != o.seat)
    found = (
        unit for seat in seats for unit in _units(o, seat) if o.revealed(unit) and o.flags[unit] & marker
    )
    return next(found, None)


def pinned_unit(o: HunterObservation) -> int | None:
    return marked_unit(o, PINNED)


def pinned_figures(view: Told) -> Figures:
    o = view.o
    unit = pinned_unit(o)
    assert unit is not None, "the lesson is due when there is one"
    return {"unit": card_name(o, unit)}


def dry_unit(o: HunterObservation) -> int | None:
    """Return the place of a revealed unit that is out of ammo and whose dice could cause it."""
    unit = marked_unit(o, DRY)
    return unit if unit is not None and _dry_from(o, unit) <= FACES else None


def dry_figures(view: Told) -> Figures:
    o = view.o
    unit = dry_unit(o)
    assert unit is not None, "the lesson is due when there is one"
    return {"unit": card_name(o, unit), "faces": faces_text(_dry_from(o, unit), upwards=True)}


def _dry_from(o: HunterObservation, unit: int) -> int:
    """Return the lowest die that runs a unit dry."""
    table = open_table(o)
    return readiness(table, unit, own_water(table, o.owner[unit]))


def usable_unit(o: HunterObservation) -> int | None:
    """Return the place of a unit that can be exhausted for its ability now."""
    return next((action.unit for action in _uses(o)), None)


def usable_aim(o: HunterObservation) -> int | None:
    """Return the place of the unit on which that ability is used, if it is used on one."""
    return next(_uses(o)).passenger or None


def usable_figures(view: Told) -> Figures:
    o = view.o
    return {"what": action_text(o, next(_uses(o)), ())}


def _uses(o: HunterObservation) -> Iterator[act.UseUnit]:
    return (action for action in o.actions if isinstance(action, act.UseUnit))


def score_figures(view: Told) -> Figures:
    o = view.o
    return {"score": o.scores[o.seat]}


def bombing_figures(view: Told) -> Figures:
    o = view.o
    return {"number": o.bombings}


def pass_figures(view: Told) -> Figures:
    """Return the name of the button that passes until the own turn."""
    return {"button": t("Pass until my turn or an attack")}


def _units(o: HunterObservation, seat: int) -> Iterator[int]:
    yield from o.front(seat)
    yield from o.back(seat)
