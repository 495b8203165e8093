"""Whether an event can be told: every field holds what its type says, and speaks of what is there."""

from __future__ import annotations

from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from wotrush.model.hunter import HunterGame
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import EVENTS, STRIKE_WORDS
from wotrush.model.hunter.frames import FAILED, KILLED

CAUSES = ("strike", "spy", "shot", "evade", "ammo", "event", "mine")


def check_fact(event: ev.HunterEvent, game: HunterGame) -> None:
    """Check an event against the table after it; places are never used again, so that owners stay what they were."""
    for name, hint in _HINTS[type(event)].items():
        assert _fits(getattr(event, name), hint), f"{name} of {event}"
    owner, seats = game.owner, range(game.seats)
    match event:
        case ev.DiceRolled(seat, cause, unit, dice, needed):
            assert cause in CAUSES
            assert dice
            assert all(1 <= die <= 6 for die in dice)
            assert -9 < needed < 20
            assert seat in seats
            assert unit or cause == "event"
            if cause in ("strike", "spy", "shot", "evade"):
                assert owner[unit] == seat
            elif cause == "mine":
                assert owner[unit] != seat
        case ev.DieRerolled(seat, die, value):
            assert seat in seats
            assert die >= 1
            assert 1 <= value <= 6
        case ev.AttackDeclared(seat, unit, target, kind, salvos) | ev.CounterDeclared(
            seat, unit, target, kind, salvos
        ):
            assert owner[unit] == seat != owner[target]
            assert 0 <= kind < len(STRIKE_WORDS)
            assert salvos >= 1
        case ev.StrikeResolved(unit, target, kind, hits, result):
            assert owner[unit] != owner[target]
            assert 0 <= kind < len(STRIKE_WORDS)
            assert hits >= 0
            assert FAILED <= result <= KILLED
        case ev.SpyDeclared(seat, unit, target):
            assert owner[unit] == seat != target
            assert target in seats
        case ev.SpyResolved(seat, target, units):
            assert seat != target
            assert 0 <= units <= 6
        case ev.UnitLost(seat, unit, kind, scorer, points):
            assert owner[unit] == seat
            assert game.kinds[unit] == kind
            assert points == (game.catalogue.points[kind] if scorer is not None else 0)
        case (
            ev.UnitRevealed(_, unit, kind)
            | ev.CommanderArrived(_, unit, kind)
            | ev.UnitCaptured(_, _, unit, kind)
        ):
            assert game.kinds[unit] == kind
        case ev.Voided(unit) | ev.HitsAverted(unit):
            assert 0 < unit < len(owner)
        case ev.EventPlayed(seat, card, unit, aim, number):
            assert seat in seats
            assert 0 <= card < EVENTS
            assert 0 <= unit < len(owner)
            assert -1 <= aim < game.seats
            assert number >= 0
        case ev.EventOff(seat, card) | ev.EventDiscarded(seat, card):
            assert seat in seats
            assert 0 <= card < EVENTS
        case ev.UnitExhausted(_, _, aim, water, water_seat):
            assert 0 <= aim < len(owner)
            assert (water > 0) == (water_seat >= 0)
        case ev.ArmiesDeployed(_, _, values, rolls, first):
            assert values == game.values
            assert values[first] == max(values)
            assert all(seat in seats and 1 <= die <= 6 for seat, die in rolls)


_HINTS = {kind: get_type_hints(kind) for kind in get_args(ev.HunterEvent)}
"""Of every kind of event: its fields with their types."""


def _fits(value: object, hint: Any) -> bool:
    """Whether a value is of that type; True and False are no numbers here."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return any(_fits(value, part) for part in parts)
    if origin is tuple:
        if not isinstance(value, tuple):
            return False
        return all(
            _fits(one, parts[0] if parts[1] is Ellipsis else part) for one, part in _paired(value, parts)
        )
    return type(value) is hint


def _paired(values: tuple[Any, ...], parts: tuple[Any, ...]) -> list[tuple[Any, Any]]:
    return [(value, parts[min(index, len(parts) - 1)]) for index, value in enumerate(values)]
