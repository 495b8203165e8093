"""Games brought to a wanted moment, the same every time: for pictures, figures and tests."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from random import Random

from wotrush.ai.registry import make_agent
from wotrush.games import GAMES
from wotrush.match.match import Match
from wotrush.match.seats import Human, Opponent, Player, Setup
from wotrush.match.worker import LocalWorker
from wotrush.model.rush import Observation, RushOptions, rush_ruleset
from wotrush.model.rush.actions import Action
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.match import RushMatch
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.setup.game_plan import usual_name
from wotrush.settings import Settings
from wotrush.stage.clock import Clock

STARTED = datetime(2026, 1, 2, 18, 30, tzinfo=UTC)
LONGEST = 6000
"""Decisions; a game that goes on longer is not worth a picture."""


def new_match(players: int, seed: int, people: int = 1, **options: bool) -> RushMatch:
    """People first, then recruits."""
    seats: list[Player] = []
    for seat in range(players):
        name = usual_name(INFO, "person" if seat < people else "opponent", seat)
        seats.append(Human(name) if seat < people else Opponent(name, "recruit"))
    rules = RushOptions(players=players, first_player=0, **options)
    return Match.new(rush_ruleset(), Setup(rules.model_dump(), seed, tuple(seats), STARTED))


def play_on(
    match: RushMatch, until: Callable[[Observation], bool], agent: str = "recruit", longest: int = LONGEST
) -> Action | None:
    """Plays all seats until somebody is to act who sees what is wanted; the action they would take then."""
    player = make_agent(GAMES["rush"], agent)
    for _ in range(longest):
        seat = match.to_act()
        if seat is None:
            return None
        view = match.observe(seat)
        choice = player.choose(view, Random(match.opponent_seed()))
        if until(view):
            action: Action = choice.action
            return action
        match.decide(choice.action, choice.reason, choice.params)
    return None


def play_out(match: RushMatch, agent: str = "recruit") -> None:
    """To the end."""
    play_on(match, lambda view: False, agent)


def session_of(match: RushMatch, settings: Settings, clock: Clock) -> GameSession:
    """With opponents that think in this process."""
    return GameSession(match, LocalWorker(GAMES["rush"]), settings, clock)
