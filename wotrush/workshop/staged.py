"""Plays games to a wanted moment, the same every time, for pictures, benchmarks and tests."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from random import Random
from typing import Any

from wotrush.ai.agent import Choice
from wotrush.ai.registry import load_ruleset, make_agent
from wotrush.games import DEFAULT_GAME, game_entry, game_info
from wotrush.match.match import AnyMatch, Match
from wotrush.match.opponents.worker import Answer, LocalWorker, Worker
from wotrush.match.seats import Human, Opponent, Player, Setup
from wotrush.model.game import AnyObservation
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.setup.game_plan import usual_name
from wotrush.settings import Settings
from wotrush.stage.clock import Clock

STARTED = datetime(2026, 1, 2, 18, 30, tzinfo=UTC)
LONGEST = 6000
"""The number of decisions after which a game is given up."""


def new_match(
    players: int,
    seed: int,
    people: int = 1,
    *,
    game: str = DEFAULT_GAME,
    agent: str | None = None,
    **options: Any,
) -> AnyMatch:
    """Return a new match: people first, then opponents of the usual level, or of `agent`."""
    info = game_info(game)
    seats: list[Player] = []
    for seat in range(players):
        name = usual_name(info, "person" if seat < people else "opponent", seat)
        seats.append(Human(name) if seat < people else Opponent(name, agent or info.usual_level))
    rules: dict[str, object] = {"players": players}
    if info.first_player:
        rules["first_player"] = 0
    if info.secret_reactions and people > 1:
        rules["shared_screen"] = True
    rules |= {option.field: option.default for option in info.options}
    return Match.new(load_ruleset(game_entry(game)), Setup({**rules, **options}, seed, tuple(seats), STARTED))


def play_on(
    match: AnyMatch, until: Callable[[Any], bool], agent: str | None = None, longest: int = LONGEST
) -> Any | None:
    """Let the usual level, or `agent`, play all seats until somebody is to act who sees what is wanted.

    Returns the action that they would take then, or None if that moment never comes.
    """
    game = match.ruleset.name
    player = make_agent(game_entry(game), agent or game_info(game).usual_level)
    for _ in range(longest):
        seat = match.to_act()
        if seat is None:
            return None
        view = match.observe(seat)
        choice = player.choose(view, Random(match.opponent_seed()))
        if until(view):
            return choice.action
        if isinstance(match.players[seat], Human):  # People give no reasons.
            match.decide(choice.action)
        else:
            match.decide(choice.action, choice.reason, choice.params)
    return None


def play_out(match: AnyMatch, agent: str | None = None) -> None:
    """Play the match to its end."""
    play_on(match, lambda view: False, agent)


def session_of(match: AnyMatch, settings: Settings, clock: Clock) -> GameSession:
    """Return a session whose opponents think in this process."""
    return GameSession(match, LocalWorker(game_entry(match.ruleset.name)), settings, clock)


class Prompted(Worker):
    """A worker whose opponents do nothing but what they are told, each when the table is ready for it."""

    def __init__(self) -> None:
        self._answer: Answer | None = None

    def tell(self, action: object) -> None:
        """Have the opponent that is asked now choose this."""
        self._answer = Answer(Choice(action))

    def request(self, observation: AnyObservation[Any], agent: str, seed: int) -> None:
        """Forget what was told to an opponent whose only choice was made without it."""
        if self._answer is not None and self._answer.choice.action not in observation.actions:
            self._answer = None

    def poll(self) -> Answer | None:
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        return

    def close(self) -> None:
        return
