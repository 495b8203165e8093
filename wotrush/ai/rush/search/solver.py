"""Finds ways to the goal of a puzzle, trying everything that the visible cards allow and nothing that depends on luck."""

from __future__ import annotations

from collections.abc import Iterator

from wotrush.ai.rush.blunders.continuation import PlayLine, lines, pays_too_much, turn_ended
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import END_TURN, Action, Buy, Take, Use
from wotrush.model.rush.cards import FIRST_BASE, Ability
from wotrush.model.rush.positions.puzzle import Goal

MOST_TABLES = 60_000
"""Far more tables than any puzzle has."""


def ends(root: RushGame) -> Iterator[PlayLine]:
    """Yield all tables from which the active player may end the turn, the present one first."""
    if END_TURN in root.legal_actions():
        yield PlayLine((), root)
    vehicles = frozenset(root.reserve)

    def choices(world: RushGame) -> list[Action]:
        return [action for action in world.legal_actions() if _is_sure(world, action, vehicles)]

    yield from lines(root, choices, MOST_TABLES)


def ways(start: RushGame, now: RushGame, goal: Goal) -> Iterator[PlayLine | None]:
    """Yield each line from `now` that reaches the goal of a turn begun at `start`, and None for each one that does not."""
    for line in ends(now):
        after = turn_ended(line.world) if line.world.turn == start.turn else line.world
        yield line if goal.reached(start, after, start.active) else None


def _is_sure(world: RushGame, action: Action, vehicles: frozenset[int]) -> bool:
    """Return whether the action relies on no luck: draws are certain, and what is bought was there at the start."""
    match action:
        case Use(card):
            drawn = sum(
                n for ability, n in world.catalogue.abilities[card] if ability is Ability.REINFORCEMENTS
            )
            return not drawn or _draws_all(world, drawn)
        case Buy(card):
            return card in vehicles and not pays_too_much(world, action)
        case Take(card):
            return card in vehicles
        case _:
            return action is not END_TURN


def _draws_all(world: RushGame, number: int) -> bool:
    """Return whether drawing that many cards takes all there are; a base goes to the Depot and may come again."""
    garage, depot = world.garages[world.active], world.depots[world.active]
    bases = sum(card >= FIRST_BASE for card in garage)
    return number == len(garage) or number >= len(garage) + len(depot) + bases
