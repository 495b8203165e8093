"""Saves simulated games as journals."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from wotrush.ai.arena import Contest
from wotrush.match.journal import write_journal
from wotrush.match.match import Match
from wotrush.match.seats import Opponent, Setup

STARTED = datetime(2026, 1, 1, tzinfo=UTC)
"""Simulated games have no time of their own, so that the same simulation writes the same files."""


def write_simulated(path: Path, contest: Contest, agents: Sequence[str], actions: Sequence[str]) -> None:
    """Write the game as a journal that `replay` reads. Raises JournalError if the file cannot be written."""
    players = tuple(Opponent(agent.capitalize(), agent) for agent in agents)
    match = Match.new(contest.ruleset, Setup(dict(contest.options), contest.seed, players, STARTED))
    for action in actions:
        match.decide(contest.ruleset.parse_action(action))
    write_journal(path, match.journal())
