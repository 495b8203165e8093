"""A journal made from a bare list of actions, such as a simulation keeps of a game that went wrong."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from wotrush.match.journal import Journal
from wotrush.match.match import Match
from wotrush.match.seats import Setup
from wotrush.model.game import Ruleset


def rebuilt_journal(ruleset: Ruleset[Any, Any, Any, Any], setup: Setup, actions: Iterable[str]) -> Journal:
    """As far as the actions can be played; the one that cannot is what somebody wants to look at next."""
    match: Match[Any, Any, Any, Any] = Match.new(ruleset, setup)
    try:
        for text in actions:
            match.decide(ruleset.parse_action(text))
    except Exception:  # any fault of the rules
        return match.journal()
    return match.journal()
