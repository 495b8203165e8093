"""Forecasts: actions are tried out in a world that fits what the viewer knows, so that no rule is written twice."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import TypeAlias, TypeVar

from wotrush.model.rush import Observation, RushGame, determinize
from wotrush.model.rush import events as ev
from wotrush.model.rush.actions import END_ASSAULT, Action, Attack, Buy, Defend, Strike, Use
from wotrush.model.rush.cards import FIRST_ONE, Ability
from wotrush.model.rush.state import Prompt
from wotrush.model.rush.turn.achieving import holders, passed
from wotrush.model.rush.view.purse import purse, recruits_in_vain
from wotrush.scenes.rush.offers.follow_ups import FollowUps

EventT = TypeVar("EventT")
Passed: TypeAlias = tuple[ev.AchievementPassed, ...]
_STEPS = 40
WORTH_BUYING = 2
"""The cost from which an affordable vehicle is worth a warning at the end of the turn."""


@dataclass(frozen=True)
class Aftermath:
    """The choices that using a card leads to: legal targets of a strike, vehicles to take, bases to defend, and whether Repair
    finds a card.
    """

    striking: RushGame | None = None
    strikes: Observation | None = None
    takes: Observation | None = None
    placing: RushGame | None = None
    places: Observation | None = None
    repairs: bool = False


@dataclass(frozen=True, slots=True)
class Blow:
    """What one or several hits on a victim come to: the last of them, how many there are, and the achievements that change
    hands, if an assault ends with them.
    """

    hit: ev.Shot | ev.Besieged
    hits: int
    passed: Passed


class Forecast:
    """Trials from one observation. Make a new one for each observation."""

    def __init__(self, observation: Observation) -> None:
        self.o = observation
        self._used: dict[int, Aftermath] = {}

    @cached_property
    def _world(self) -> RushGame:
        world = determinize(self.o, random.Random(0))
        world.record = True
        return world

    def events(self, action: Action) -> Sequence[ev.Event]:
        """Return what a legal action does at once."""
        return self._world.copy().apply(action)

    def hit(self, action: Attack) -> ev.Shot | None:
        """Return the effect of a legal attack."""
        return _first(ev.Shot, self.events(action))

    def volley(self, first: Attack, cards: tuple[int, ...]) -> Blow | None:
        """Return the effect of a legal attack, and of those of the cards that hit after it until its victim has fallen."""
        world, following = self._world.copy(), FollowUps()
        following.fire_on(self.o, first, cards)
        shot, hits = _first(ev.Shot, world.apply(first)), 1
        while isinstance(action := following.next(world.observe(self.o.seat)), Attack):
            shot, hits = _first(ev.Shot, world.apply(action)), hits + 1
        if shot is None:
            return None
        _end_assault(world)
        return Blow(shot, hits, passed(self._held_without, holders(world)))

    @cached_property
    def _held_without(self) -> Mapping[int, int | None]:
        """Return who has each achievement if the assault that is under way ends now."""
        world = self._world.copy()
        _end_assault(world)
        return holders(world)

    def passed(self, action: Action) -> Passed:
        """Return the achievements that change hands at once by a legal action."""
        return _passed(self.events(action))

    def passed_after_use(self, card: int, place: Action) -> Passed:
        """Return the achievements that change hands when a card of the hand that was used has to defend a base."""
        world = self.after_use(card).placing
        return () if world is None else _passed(world.copy().apply(place))

    def strike(self, action: Strike) -> Blow | None:
        """Return the effect of the Siege Master that is asked for a target now."""
        return _blow(self.events(action))

    def strike_after(self, card: int, action: Strike) -> Blow | None:
        """Return the effect of the Siege Master of a card in the hand."""
        world = self.after_use(card).striking
        return None if world is None else _blow(world.copy().apply(action))

    def after_use(self, card: int) -> Aftermath:
        """Return the choices that using a card leads to, whatever is drawn or answered on the way."""
        if card not in self._used:
            self._used[card] = self._try_use(card)
        return self._used[card]

    def _try_use(self, card: int) -> Aftermath:
        if not self.o.allows(Use(card)):
            return Aftermath()
        world, seat = self._world.copy(), self.o.seat
        world.apply(Use(card))
        striking: RushGame | None = None
        takes: Observation | None = None
        placing: RushGame | None = None
        repairs = False
        for _ in range(_STEPS):
            if world.prompt is Prompt.STRIKE:
                striking = world.copy()
            elif world.prompt is Prompt.RESEARCH:
                takes = world.observe(seat)
            elif world.prompt is Prompt.PLACE:
                placing = world.copy()
            if world.prompt in (Prompt.PLACE, Prompt.PLAY, Prompt.OVER):
                break
            repairs |= world.prompt is Prompt.REPAIR
            world.apply(world.legal_actions()[-1])
        return Aftermath(
            striking, _view(striking, seat), takes, placing, _view(placing, seat), repairs=repairs
        )

    @cached_property
    def after_assault(self) -> Forecast:
        """Return the forecast for the time after the current assault. Its medals and guards do not change what may be
        used.
        """
        world = self._world.copy()
        _end_assault(world)
        while world.prompt is Prompt.EXPOSE:
            world.apply(world.legal_actions()[0])
        return Forecast(world.observe(self.o.seat))

    def destroying_hits(self) -> list[Attack]:
        """Return the fewest hits of one assault that destroy something, the first ones if several do."""
        volleys = (volley for volley in self._volleys() if _destroys(volley[-1][1]))
        return min(([hit for hit, _ in volley] for volley in volleys), key=len, default=[])

    def may_end(self) -> bool:
        """Return whether hits of one assault can make this round the last one."""
        hits = (events for volley in self._volleys() for _, events in volley)
        return any(_first(ev.EndTriggered, events) is not None for events in hits)

    def _volleys(self) -> Iterator[list[tuple[Attack, Sequence[ev.Event]]]]:
        """Yield for each legal attack what it does, and what those do that can follow it there until something is destroyed."""
        for first in self.o.actions:
            if isinstance(first, Attack):
                yield list(self._volley(first))

    def _volley(self, first: Attack) -> Iterator[tuple[Attack, Sequence[ev.Event]]]:
        world, action = self._world.copy(), first
        while True:
            events = world.apply(action)
            yield action, events
            there = [one for one in world.legal_actions() if isinstance(one, Attack)]
            there = [one for one in there if (one.seat, one.place) == (first.seat, first.place)]
            if _destroys(events) or not there:
                return
            action = there[0]

    def chance_left(self, but: Collection[Action] = ()) -> Action | None:
        """Return an action that a player would hardly want to miss: hits that destroy, or else a good purchase; after a
        Recruitment or in the last round, any purchase; abilities that bring something, except those named by `but`; before
        anything was done in the turn, whatever is legal.
        """
        o, cost = self.o, self.o.catalogue.cost
        buys = [action for action in o.actions if isinstance(action, Buy)]
        worth = (buy for buy in buys if cost[buy.card] >= self._worth_buying)
        uses = (use for use in self.uses if use not in but)
        others = (action for action in o.actions if self._untouched and isinstance(action, Attack | Defend))
        return next(chain(self.destroying_hits(), worth, uses, others), None)

    @property
    def _untouched(self) -> bool:
        return not (self.o.played or self.o.bought or self.o.recruiting or self.o.assaulted)

    @property
    def _worth_buying(self) -> int:
        """Return what a vehicle costs at least of which the end of the turn warns."""
        return 0 if self._untouched or self.o.recruiting or self.o.ending else WORTH_BUYING

    @cached_property
    def uses(self) -> list[Use]:
        """Return the uses of cards whose abilities would bring something in this turn."""
        return [action for action in self.o.actions if isinstance(action, Use) and self._brings(action)]

    def _brings(self, use: Use) -> bool:
        skipped = {event.ability for event in self.events(use) if isinstance(event, ev.AbilitySkipped)}
        printed = [ability for ability, _ in self.o.catalogue.abilities[use.card]]
        return any(ability not in skipped and self._is_of_use(ability, use.card) for ability in printed)

    def _is_of_use(self, ability: Ability, card: int) -> bool:
        """Return whether an ability that can work brings its player something, other than Recruitment and a new Reserve of which
        nothing can be bought, and than the loss of the only good cards in the Depot.
        """
        o = self.o
        others = [other for other in o.hand if other != card]
        match ability:
            case Ability.RECRUITMENT:
                return not recruits_in_vain(o, card) and purse(o, others) >= self._worth_buying
            case Ability.SCOUTING:
                return (o.recruiting or not o.bought) and purse(o, others) > 0
            case Ability.REPAIR:
                return any(one < FIRST_ONE for one in o.depots[o.seat])
            case _:
                return True


def _destroys(events: Iterable[ev.Event]) -> bool:
    """Return whether a hit destroys something."""
    shot = _first(ev.Shot, events)
    return shot is not None and shot.hit is ev.Hit.DESTROYED


def _end_assault(world: RushGame) -> None:
    """End the assault that is under way, and take the most cards with two medals that its rewards allow."""
    if world.prompt is Prompt.ASSAULT:
        world.apply(END_ASSAULT)
    if world.prompt is Prompt.REWARD:
        world.apply(world.legal_actions()[-1])


def _blow(events: Sequence[ev.Event]) -> Blow | None:
    struck = _first(ev.Besieged, events)
    return None if struck is None else Blow(struck, 1, _passed(events))


def _passed(events: Iterable[ev.Event]) -> Passed:
    return tuple(event for event in events if isinstance(event, ev.AchievementPassed))


def _view(world: RushGame | None, seat: int) -> Observation | None:
    return None if world is None else world.observe(seat)


def _first(kind: type[EventT], events: Iterable[object]) -> EventT | None:
    return next((event for event in events if isinstance(event, kind)), None)
