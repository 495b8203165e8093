"""The steps in which events are seen, and the moment of the table after each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeGuard

from wotrush.model.rush import Observation
from wotrush.model.rush import events as ev
from wotrush.model.rush.view.moments import next_moment


@dataclass(frozen=True, slots=True)
class Landing:
    """The second step of a hit that destroys a base: it reaches the Depot of its winner, and counts there."""

    hit: ev.Shot | ev.Besieged


Step: TypeAlias = ev.Event | Landing
"""What is seen at once: an event, or a part of one."""


def steps_of(event: ev.Event) -> Sequence[Step]:
    """Return the steps in which an event is seen: medals one by one, and bases apart from their fall, since each brings its
    points as it lands.
    """
    if isinstance(event, ev.MedalsTaken) and event.cards:
        return [replace(event, cards=(card,)) for card in event.cards]
    return [event, Landing(event)] if _is_won(event) else [event]


def moment_after(step: Step, moments: Sequence[Observation]) -> Observation:
    """Return the moment after a step: a base that was destroyed counts nowhere until it has landed."""
    if isinstance(step, Landing):
        return next_moment(moments[-2], step.hit)
    moment = next_moment(moments[-1], step)
    if not _is_won(step):
        return moment
    depots = [tuple(card for card in depot if card != step.victim) for depot in moment.depots]
    return replace(moment, depots=tuple(depots), bases_destroyed=moments[-1].bases_destroyed)


def _is_won(event: Step) -> TypeGuard[ev.Shot | ev.Besieged]:
    """Return whether it destroys a base."""
    return isinstance(event, ev.Shot | ev.Besieged) and event.base and event.hit is ev.Hit.DESTROYED
