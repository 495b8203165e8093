"""The one-line reason for an action: what it does, in the words of the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from wotrush.ai.rush import knowledge as know
from wotrush.ai.rush import verdict as why
from wotrush.model.game import Reason
from wotrush.model.rush import RushGame
from wotrush.model.rush import actions as act
from wotrush.model.rush.cards import Ability

Because = tuple[Reason, Mapping[str, object]]

_USES = {
    Ability.SIEGE_MASTER: why.SIEGES,
    Ability.INVULNERABILITY: why.SURE_MEDAL,
    Ability.REINFORCEMENTS: why.DRAWS_FIRST,
    Ability.REPAIR: why.THINS,
    Ability.RESEARCH: why.RESEARCHES,
    Ability.SABOTAGE: why.SABOTAGES,
    Ability.RECRUITMENT: why.BUYS_MORE,
    Ability.SCOUTING: why.FRESH_RESERVE,
}
"""The first of these that the card has."""


def because(world: RushGame, action: act.Action) -> Because:
    """`world` is the table before the action."""
    match action:
        case act.Buy(card):
            return why.BEST_BUY, _named(world, card)
        case act.Use(card):
            return _of_use(world, card)
        case act.Attack(_, seat, place):
            return _of_hit(world, action, world.defender[3 * seat + place])
        case act.Strike(seat, place, defender):
            return _of_hit(world, action, world.defender[3 * seat + place] if defender else -1)
        case act.Defend(card, place) | act.Expose(card, place):
            return _of_guard(world, card, place)
        case act.Place(place):
            return _of_guard(world, world.using, place)
        case act.Discard(card):
            return why.LEAST_MISSED, _named(world, card)
        case act.Take(card):
            return why.TAKES, _named(world, card)
        case act.Scrap(card):
            return why.SCRAPS, _named(world, card)
        case act.TakeMedals(doubles):
            return (why.DOUBLES if doubles else why.ONES), {}
        case act.Refresh(discard):
            return (
                (why.FRESH_RESERVE, {}) if discard else (why.KEEPS_RESERVE, _named(world, world.reserve[0]))
            )
        case act.EndAssault():
            return why.NO_MORE_HITS, {}
        case act.EndTurn():
            return why.NOTHING_LEFT, {}
        case act.StopRepair():
            return why.KEEPS_REST, {}
        case _:
            assert_never(action)


def _named(world: RushGame, card: int, key: str = "card") -> dict[str, object]:
    return {key: world.catalogue.cards[card].name}


def _of_use(world: RushGame, card: int) -> Because:
    has = {ability for ability, _ in world.catalogue.abilities[card]}
    return next(reason for ability, reason in _USES.items() if ability in has), _named(world, card)


def _of_hit(world: RushGame, action: act.Attack | act.Strike, target: int) -> Because:
    destroys = know.forecast(world, action).destroys
    if target < 0:
        return (why.RAZES if destroys else why.OPENS_WAY), {}
    return (why.DESTROYS if destroys else why.DAMAGES), _named(world, target, "target")


def _of_guard(world: RushGame, card: int, place: int) -> Because:
    relieved = world.defender[3 * world.active + place]
    if relieved < 0:
        return why.GUARDS, _named(world, card)
    return why.RELIEVES, {**_named(world, card), **_named(world, relieved, "target")}
