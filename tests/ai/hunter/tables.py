"""Drawn tables of Tank Hunter on which an opponent chooses, and games that opponents play among themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from tests.model.hunter.rules.tabletop import play, table
from wotrush.ai.agent import Agent, Choice
from wotrush.ai.registry import make_agent
from wotrush.games import GAMES
from wotrush.model.hunter import HunterGame, HunterObservation, HunterOptions
from wotrush.model.hunter.actions import HunterAction

LEVELS = ("recruit", "regular")
Opponent = Agent[HunterObservation, HunterAction]


def opponent(level: str) -> Opponent:
    return make_agent(GAMES["hunter"], level)


def chosen(level: str, game: HunterGame) -> Choice[HunterAction]:
    """Return what an opponent of that level does next."""
    seat = game.to_act()
    assert seat is not None
    return opponent(level).choose(game.observe(seat), Random(1))


def choice(level: str, text: str, *lines: str, options: str = "", **dice: Sequence[int]) -> str:
    """Return what an opponent does on a drawn table once the lines have been played."""
    game = table(text, options, **dice)
    play(game, *lines)
    return str(chosen(level, game).action)


def decisions(
    levels: Sequence[str], seed: int, **options: object
) -> Iterator[tuple[HunterGame, HunterObservation, Choice[HunterAction]]]:
    """Yield every decision of a game before it is carried out."""
    game = HunterGame.new(HunterOptions(players=len(levels), **options), seed)  # type: ignore[arg-type]
    agents = [opponent(level) for level in levels]
    chances = [Random(f"{seed}/{seat}") for seat in range(len(levels))]
    while (seat := game.to_act()) is not None:
        observation = game.observe(seat)
        made = agents[seat].choose(observation, chances[seat])
        yield game, observation, made
        game.apply(made.action)
