"""What has been seen of the latest decisions: the assault so far, and abilities that could do nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from wotrush.i18n import tn
from wotrush.match.notices import Decided
from wotrush.model.game import Seat
from wotrush.model.rush.cards import Ability
from wotrush.model.rush.events import (
    AbilitySkipped,
    AchievementPassed,
    AssaultBegan,
    BaseDrawn,
    Besieged,
    Event,
    Hit,
    Shot,
    TurnBegan,
    TurnEnded,
    Used,
)
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
    unseen = 0 if view.film is None else len(view.film.events) - view.film.seen
    shots: list[Shot] = []
    for back, event in enumerate(from_the_last(view)):
        if isinstance(event, AssaultBegan):  # Declared, hence told before it is seen.
            break
        if isinstance(event, Shot) and back >= unseen:
            shots.append(event)
    return shots


def lost_since_own_turn(view: View) -> list[Event]:
    """Return, in order, the bases that the viewer drew instead of cards for this turn, and what others took from the viewer
    before it; nothing once the viewer has done something in it.
    """
    seat, game = view.o.seat, view.session.description
    begun = ended = False
    meanwhile: list[Event] = []
    drawn: list[Event] = []
    for event in from_the_last(view):
        own = getattr(event, "seat", None) == seat
        if own and isinstance(event, TurnBegan):
            begun = True
        elif own and isinstance(event, TurnEnded):
            ended = True
        elif not begun and game.acts(event):
            return []
        elif begun and not ended:
            meanwhile.append(event)
        elif ended and game.acts(event) and not isinstance(event, AchievementPassed):
            break
        elif ended and own and isinstance(event, BaseDrawn):
            drawn.append(event)
    meanwhile.reverse()
    net = game.remaining(meanwhile)
    remaining = [net.get(place, event) for place, event in enumerate(meanwhile)]
    return [*drawn, *(event for event in remaining if _takes_from(seat, event))]


def _takes_from(seat: Seat, event: Event | None) -> bool:
    if isinstance(event, AchievementPassed):
        return event.loser == seat
    return isinstance(event, Shot | Besieged) and event.target == seat and event.hit is Hit.DESTROYED


def abilities_skipped(view: View) -> set[Ability]:
    """Return the abilities of the card in use that could do nothing."""
    using = takewhile(lambda event: not isinstance(event, Used), from_the_last(view))
    return {event.ability for event in using if isinstance(event, AbilitySkipped)}
