"""Against par: the strongest level plays the deal of a finished game again and again, in the places of people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from pydantic import BaseModel, ConfigDict

from wotrush import __version__
from wotrush.ai.agent import Agent, VariedAgent, derive_seed
from wotrush.ai.arena import LAST_ROUND
from wotrush.ai.registry import load_ruleset, make_agent
from wotrush.game_info import GameInfo
from wotrush.games import GAMES, game_entry
from wotrush.match.analysis.kept import KeptFigures
from wotrush.match.journal import Journal
from wotrush.match.replay import begin
from wotrush.model.game import Seat

PLAYS = 50
"""The number of games that a result is compared with."""


class ParPlay(BaseModel):
    """How one of these games ended."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class KeptPar(KeptFigures):
    """What is kept of the games, and who played them by which rules."""

    player: str
    plays: tuple[ParPlay, ...]


def has_par(info: GameInfo, journal: Journal) -> bool:
    """Return whether a result can be compared: that of a whole game in which people took part, but no lesson."""
    result, agents = journal.result, {seat.agent for seat in journal.seats}
    whole = journal.base is None and result is not None and bool(result.scores)
    return bool(info.par) and whole and bool(people_of(journal)) and not agents & set(info.other_agents)


def people_of(journal: Journal) -> Sequence[Seat]:
    """Return the seats of people; whoever left others playing on has handed theirs to an opponent."""
    return [seat for seat, record in enumerate(journal.seats) if record.kind == "human"]


def par_player(info: GameInfo, journal: Journal) -> str:
    """Return who plays: games of another version of the program, or by other rules, do not count."""
    return f"{info.par} {__version__} {journal.ident}"


def play_par(journal: Journal, par: str, first: int = 0) -> Iterator[ParPlay | None]:
    """Play the deal from the `first` time on; yield None after every decision.

    Every deck and every seat has a stream of its own, so that all players draw what they would have drawn. Opponents are
    those of the game, with other chance in what they decide, which owes nothing to the deal.
    """
    entry = game_entry(journal.game, GAMES)
    ruleset = load_ruleset(entry)
    made = [make_agent(entry, record.agent or par) for record in journal.seats]
    for number in range(first, PLAYS):
        game = begin(ruleset, journal)
        agents = [_variant(agent, number, seat) for seat, agent in enumerate(made)]
        chance = [Random(derive_seed("par", number, seat)) for seat in range(game.seats)]
        while (seat := game.to_act()) is not None and game.turn < LAST_ROUND * game.seats:
            game.apply(agents[seat].choose(game.observe(seat), chance[seat]).action)
            yield None
        outcome = game.outcome()
        yield ParPlay(
            scores=tuple(game.standing().scores),
            winners=tuple(outcome.winners) if outcome is not None else (),
        )


def _variant(agent: Agent[Any, Any], number: int, seat: Seat) -> Agent[Any, Any]:
    """Return the opponent as it plays in that game: otherwise one that leaves nothing to chance would repeat itself."""
    return agent.varied(derive_seed("par", number, seat)) if isinstance(agent, VariedAgent) else agent
