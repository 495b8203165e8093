"""What has been seen of the latest decisions: the assault so far, and abilities that could do nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from wotrush.i18n import tn
from wotrush.match.notices import Decided
from wotrush.model.rush.cards import Ability
from wotrush.model.rush.events import AbilitySkipped, AssaultBegan, Event, Hit, Shot, Used
from wotrush.scenes.rush.view.view import View


def from_the_last(view: View) -> Iterator[Event]:
    """Yield the events of the latest decisions, the last one first."""
    for news in view.session.latest():
        yield from reversed(news.events if isinstance(news, Decided) else ())


def assault_so_far(view: View) -> str:
    """Return what has been seen of the last assault; nothing before its first impact."""
    shots = _shots_seen(view)
    kills = vehicles_destroyed(view)
    bases = sum(shot.base and shot.hit is Hit.DESTROYED for shot in shots)
    hits = tn("{n} hit", "{n} hits", len(shots)) if shots else ""
    destroyed = tn("{n} vehicle destroyed", "{n} vehicles destroyed", kills) if kills else ""
    razed = tn("{n} base destroyed", "{n} bases destroyed", bases) if bases else ""
    return " · ".join(filter(None, (hits, destroyed, razed)))


def vehicles_destroyed(view: View) -> int:
    """Return how many vehicles have been seen to be destroyed in the last assault."""
    return sum(not shot.base and shot.hit is Hit.DESTROYED for shot in _shots_seen(view))


def _shots_seen(view: View) -> list[Shot]:
    """Return the shots of the last assault that have been seen, the last one first."""
    unseen = 0 if view.film is None else len(view.film.events) - view.film.told
    shots: list[Shot] = []
    for back, event in enumerate(from_the_last(view)):
        if isinstance(event, AssaultBegan):  # Declared, hence told before it is seen.
            break
        if isinstance(event, Shot) and back >= unseen:
            shots.append(event)
    return shots


def abilities_skipped(view: View) -> set[Ability]:
    """Return the abilities of the card in use that could do nothing."""
    using = takewhile(lambda event: not isinstance(event, Used), from_the_last(view))
    return {event.ability for event in using if isinstance(event, AbilitySkipped)}
