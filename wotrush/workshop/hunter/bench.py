"""What Tank Hunter hands to the benchmark: a table of eight, and a round of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from wotrush.ai.registry import make_agent
from wotrush.games import game_entry
from wotrush.match.match import AnyMatch
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.actions import END, WAIT, DeclareAttack, HunterAction
from wotrush.workshop.bench.contents import BenchContents
from wotrush.workshop.bench.target import Target
from wotrush.workshop.bench.targets import COMPILED, PROGRAM_TARGETS, SCREEN_TARGETS
from wotrush.workshop.staged import new_match, play_on

PLAYERS, SEED, TURN = 8, 1, 24
FILMED = 60
"""The number of decisions in about a round of eight players."""


def busy_match(opponent: str) -> AnyMatch:
    """Return a game of eight, when the person may attack and several rounds have brought units to light."""
    match = new_match(PLAYERS, SEED, game="hunter", agent=opponent)
    play_on(match, _may_attack)
    return match


def _may_attack(o: HunterObservation) -> bool:
    attacks = any(isinstance(action, DeclareAttack) for action in o.actions)
    return o.seat == 0 and o.turn >= TURN and WAIT in o.actions and attacks


def film(match: AnyMatch) -> Iterator[HunterAction]:
    """Yield an attack, and then decisions of recruits for all players."""
    actions = match.observe(0).actions
    yield next(action for action in actions if isinstance(action, DeclareAttack))
    player = make_agent(game_entry("hunter"), "recruit")
    for _ in range(FILMED):
        seat = match.to_act()
        if seat is None:
            return
        yield player.choose(match.observe(seat), Random(match.opponent_seed())).action


def hand_over(match: AnyMatch) -> Iterator[HunterAction]:
    """End the turn, answering whatever the person is asked until then."""
    while match.to_act() == 0:
        actions = match.observe(0).actions
        yield next((action for action in (END, WAIT) if action in actions), actions[-1])


HUNTER_TARGETS = (
    Target("engine of_rush", "the rules: random decisions a second beside Rush", 0.52, "×", at_least=True),
    Target("engine_8 of_rush", "the same, of eight players", 0.52, "×", at_least=True),
    Target("engine copy_us", "the rules: a copy in the middle of a game of two", 10, "µs"),
    Target("engine_8 copy_us", "the same, in a game of eight", 10, "µs"),
    COMPILED,
    *SCREEN_TARGETS,
    *PROGRAM_TARGETS,
)

HUNTER_BENCH = BenchContents(
    game="hunter",
    busy_match=busy_match,
    film=film,
    film_text="from a fixed table of eight with the log open: an attack, and then about a round of recruits' decisions.",
    hand_over=hand_over,
    opponents={"recruit": 1, "regular": 2},
    slowest="regular",
    targets=HUNTER_TARGETS,
    players=(2, PLAYERS),
    beside=("rush",),
)
