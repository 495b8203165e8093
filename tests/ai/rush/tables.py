"""Drawn positions played on by an opponent, and games between opponents."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from textwrap import dedent

from tests.deck import cards
from wotrush.ai.agent import Agent, AgentFactory
from wotrush.ai.random_agent import RandomAgent
from wotrush.ai.rush import agents
from wotrush.ai.rush.ace import Ace
from wotrush.ai.rush.styles import STYLES, styled
from wotrush.model.rush import Observation, RushGame, RushOptions
from wotrush.model.rush.actions import Action
from wotrush.model.rush.positions.notation import parse_table

RushAgent = Agent[Observation, Action]
LONGEST = 60
"""The round after which a game is stopped as unfinished."""


_HASTY: dict[str, AgentFactory] = {
    **{styled("ace", style.name): partial(Ace, positions=20, style=style) for style in STYLES.values()},
    "hasty": partial(Ace, positions=20),
}


def agent(name: str) -> RushAgent:
    """Return an opponent by name; the ace has a fraction of its usual positions."""
    known: dict[str, AgentFactory] = {"random": RandomAgent, **agents(), **_HASTY}
    player: RushAgent = known[name]()
    return player


def table(text: str) -> RushGame:
    """Return a drawn position with the first player to act."""
    prompt = "" if "prompt:" in text else "prompt: play\n"
    return parse_table(prompt + dedent(text), cards())


def decisions(game: RushGame, seats: Sequence[RushAgent], seed: int) -> Iterator[tuple[Observation, Action]]:
    """Play on, yielding each decision before it is carried out."""
    chances = [Random(1000 * seed + seat) for seat in range(game.seats)]
    while (seat := game.to_act()) is not None and game.round <= LONGEST:
        seen = game.observe(seat)
        action = seats[seat].choose(seen, chances[seat]).action
        yield seen, action
        game.apply(action)


def turn(game: RushGame, name: str = "regular", seed: int = 1) -> list[str]:
    """Return the active player's actions up to the end of the turn, with the codes of the cards."""
    player, cards, acting = agent(name), game.catalogue.cards, game.active
    done: list[str] = []
    for seen, action in decisions(game, [player] * game.seats, seed):
        if seen.turn != game.turn or seen.active != acting or seen.round > LONGEST:
            break
        if seen.seat == acting:
            done.append(_in_codes(str(action), [card.code for card in cards]))
        if done and done[-1] == "end turn":
            break
    return done


def _in_codes(text: str, codes: list[str]) -> str:
    words = text.split()
    named = words[0] in ("buy", "use", "defend", "attack", "discard", "take", "scrap", "expose")
    spelled = [
        codes[int(word)] if named and word.isdigit() and words[i - 1] not in ("at", "on") else word
        for i, word in enumerate(words)
    ]
    return " ".join(spelled)


def played(names: Sequence[str], seed: int, **options: bool) -> RushGame:
    """Return a game played to its end or to the longest round."""
    game = RushGame.new(RushOptions.model_validate({"players": len(names), **options}), seed)
    game.record = False
    for _ in decisions(game, [agent(name) for name in names], seed):
        pass
    return game


def wins(game: RushGame, seat: int) -> float:
    """Return 1 for a win and a share of it for a shared win."""
    outcome = game.outcome()
    return 1 / len(outcome.winners) if outcome and seat in outcome.winners else 0.0
