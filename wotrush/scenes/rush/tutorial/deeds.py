"""What lessons are about: each tells whether an action of the learner, who observes `o`, is such a deed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeGuard

from wotrush.model.rush import Observation
from wotrush.model.rush import actions as act
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import Kind
from wotrush.scenes.rush.offers.forecast import Forecast

Deed: TypeAlias = Callable[[Observation, act.Action], bool]


def of_kind(kind: type) -> Deed:
    return lambda _, action: isinstance(action, kind)


def uses(kind: Kind) -> Deed:
    """Return what tells whether an action uses such a card."""
    return lambda o, action: isinstance(action, act.Use) and o.catalogue.cards[action.card].kind is kind


def usable(o: Observation, kind: Kind) -> int | None:
    """Return the first card of that kind of which the learner may use the abilities."""
    used = [action.card for action in o.actions if isinstance(action, act.Use)]
    return next((card for card in used if o.catalogue.cards[card].kind is kind), None)


def takes_medal(o: Observation, action: act.Action) -> bool:
    """Return whether an action brings a medal, at once or when the assault ends."""
    return any(
        isinstance(event, ev.MedalsTaken) or (_destroys(event) and not event.base)
        for event in _does(o, action)
    )


def takes_base(o: Observation, action: act.Action) -> bool:
    return any(_destroys(event) and event.base for event in _does(o, action))


def brings_the_end(o: Observation, action: act.Action) -> bool:
    return any(isinstance(event, ev.EndTriggered) for event in _does(o, action))


def _does(o: Observation, action: act.Action) -> list[ev.Event]:
    """Return what happens at once when a card fights or is used."""
    fights = isinstance(action, act.Attack | act.Strike | act.Use)
    return list(Forecast(o).events(action)) if fights else []


def _destroys(event: ev.Event) -> TypeGuard[ev.Shot | ev.Besieged]:
    return isinstance(event, ev.Shot | ev.Besieged) and event.hit is ev.Hit.DESTROYED
