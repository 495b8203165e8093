"""Every puzzle has a solution whatever is hidden, traps that fail, few solutions at all, and the ace finds one."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.deck import cards
from wotrush.ai.rush.ace import Ace
from wotrush.ai.rush.blunders.continuation import turn_ended
from wotrush.ai.rush.search.solver import ways
from wotrush.model.rush import RushGame, determinize
from wotrush.model.rush.actions import Action
from wotrush.model.rush.cards import Ability
from wotrush.model.rush.positions.notation import parse_table
from wotrush.model.rush.positions.puzzle import Goal, GoalKind, Puzzle, PuzzleError, played
from wotrush.scenes.rush.puzzles.shipped import all_puzzles

EVERY = pytest.mark.parametrize("puzzle", all_puzzles(), ids=lambda puzzle: puzzle.key)
WORLDS = 6
"""The number of worlds to try."""
HASTE = 200
"""The number of positions that is enough for the ace when everything is known."""


def reached(puzzle: Puzzle, table: RushGame, actions: tuple[Action, ...]) -> bool:
    after = played(table, actions)
    assert after.turn != table.turn, "a way leads to the end of the turn"
    return puzzle.goal.reached(table, after, table.active)


def test_there_are_enough_and_they_grow_harder() -> None:
    stars = [puzzle.stars for puzzle in all_puzzles()]
    assert len(stars) >= 12
    assert stars == sorted(stars)
    assert set(stars) == {1, 2, 3}


@EVERY
def test_the_way_reaches_the_goal_and_the_trap_does_not(puzzle: Puzzle) -> None:
    table = puzzle.table()
    assert all(reached(puzzle, table, way) for way in puzzle.ways)
    assert len(puzzle.traps) >= 1
    assert not any(reached(puzzle, table, trap) for trap in puzzle.traps)


@EVERY
def test_the_way_depends_on_nothing_hidden(puzzle: Puzzle) -> None:
    seen = puzzle.table().observe(puzzle.table().active)
    worlds = [determinize(seen, Random(n)) for n in range(WORLDS)]
    assert all(reached(puzzle, world, way) for way, world in product(puzzle.ways, worlds))
    assert not any(reached(puzzle, world, trap) for trap, world in product(puzzle.traps, worlds))


@EVERY
def test_of_all_that_can_be_done_little_reaches_the_goal(puzzle: Puzzle) -> None:
    table = puzzle.table()
    found = list(ways(table, table, puzzle.goal))
    assert 1 <= sum(line is not None for line in found) <= len(found) / 3


@EVERY
def test_opponents_are_asked_nothing(puzzle: Puzzle) -> None:
    table = puzzle.table()
    mine = (ability for card in table.squad(table.active) for ability, _ in table.catalogue.abilities[card])
    assert Ability.SABOTAGE not in mine


@EVERY
def test_the_ace_finds_a_way(puzzle: Puzzle) -> None:
    """The ace plays for the game, not for the goal: winning by more than the solution does is accepted."""
    table = puzzle.table()
    game, ace, chance = table.copy(), Ace(positions=HASTE), Random(1)
    while game.to_act() == table.active and game.turn == table.turn:
        game.apply(ace.choose(game.observe(table.active), chance).action)
    outcome = game.outcome()
    won = outcome is not None and outcome.winners == (table.active,)
    assert won or puzzle.goal.reached(table, game, table.active)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("goal: win", "one line 'stars:', and has none"),
        ("goal: win\ngoal: win\nstars: 1", "one line 'goal:', and has 2"),
        (
            "goal: win\nstars: 1\nway: end turn\nseat: 0\ndepot: base4",
            "base4 stands on the table and lies in a squad or the graveyard",
        ),
        (
            "goal: win\nstars: 1\nway: end turn\ngraveyard: base4",
            "base4 stands on the table and lies in a squad or the graveyard",
        ),
        (
            "goal: win\nstars: 1\nway: end turn\nseat: 1\nbases: up, gone, up\ndestroyed: 1 bases 0 vehicles",
            "base5 has been destroyed and lies in no squad, nor in the graveyard",
        ),
        (
            "goal: win\nstars: 1\nway: end turn\ngraveyard: base5\nseat: 1\nbases: up, gone, up",
            "1 bases are gone, and the players have destroyed 0",
        ),
        ("goal: win 3\nstars: 1\nway: end turn", "win takes no number"),
        ("goal: bases\nstars: 1\nway: end turn", "bases needs a number"),
        ("goal: glory\nstars: 1\nway: end turn", "glory"),
        ("goal: win\nstars: 1\nway: jump", "cannot read the action 'jump'"),
        ("goal: win\nstars: 1\nway: end turn\nseat: 7", "seat: 7"),
        ("goal: win\nstars: 9\nway: end turn", "1 to 3 stars"),
        ("goal: win\nstars: 1", "needs a way"),
    ],
)
def test_what_is_no_puzzle_is_named(text: str, found: str) -> None:
    with pytest.raises(PuzzleError, match="The puzzle broken") as caught:
        Puzzle.parse("broken", text, all_puzzles()[0].catalogue)
    assert found in str(caught.value)


def test_goals_are_figures_of_the_turn() -> None:
    table = all_puzzles()[0].table()
    assert Goal.parse("bases 2") == Goal(GoalKind.BASES, 2)
    assert not Goal(GoalKind.BASES, 1).reached(table, turn_ended(table), table.active)
    after = played(table, all_puzzles()[0].ways[0])
    assert [Goal(GoalKind.BASES, n).reached(table, after, table.active) for n in (1, 2, 3)] == [
        True,
        True,
        False,
    ]
    assert Goal(GoalKind.MEDALS).figure(table, after, table.active) == 0


@pytest.mark.parametrize(("garage", "sure"), [("base4", False), ("eng", True)])
def test_a_base_that_may_be_drawn_twice_makes_a_draw_uncertain(garage: str, sure: bool) -> None:
    """Two cards are drawn: the base goes to the Depot, is shuffled in, and may come before the attacker."""
    table = parse_table(
        f"""
        seat: 0
          hand: su10
          garage: {garage}
          depot: us18
        seat: 1
          bases: gone, up, up
    """,
        cards(),
    )
    found = [line for line in ways(table, table, Goal.parse("bases 1")) if line is not None]
    assert bool(found) == sure
