"""Rush as a ruleset: how a match starts, reads, writes and censors it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from wotrush.model.rush.actions import Action, parse_action
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.default import default_catalogue
from wotrush.model.rush.events import Event
from wotrush.model.rush.game import RushGame
from wotrush.model.rush.options import RushOptions
from wotrush.model.rush.positions import notation
from wotrush.model.rush.view.observation import Observation
from wotrush.model.rush.view.secrets import event_for, public, reveals
from wotrush.model.rush.worlds import determinize

REVISION = 2
"""Counts up when the rules change so that a recorded game would run differently."""


@dataclass(frozen=True, slots=True)
class RushRuleset:
    """Rush with one card file."""

    catalogue: Catalogue
    name: str = "rush"

    @property
    def ident(self) -> str:
        return f"rush-{REVISION}-{self.catalogue.ident}"

    def new(self, options: dict[str, object], seed: int) -> RushGame:
        return RushGame.new(RushOptions.model_validate(options), seed, self.catalogue)

    def action_text(self, action: Action) -> str:
        return str(action)

    def parse_action(self, text: str) -> Action:
        """Read an action's line, with cards by number or by code. Raises ValueError."""
        return parse_action(text, lambda word: int(word) if word.isdigit() else self.catalogue.by_code[word])

    def table_text(self, game: RushGame) -> str:
        return notation.table_text(game)

    def parse_table(self, text: str) -> RushGame:
        return notation.parse_table(text, self.catalogue)

    def event_for(self, event: Event, seat: int) -> Event:
        return event_for(event, seat)

    def public(self, observation: Observation) -> Observation:
        return public(observation)

    def determinize(self, observation: Observation, rng: Random) -> RushGame:
        return determinize(observation, rng)

    def declines(self, action: Action) -> bool:
        """Return False: nobody is asked in secret."""
        return False

    def may_ask(self, events: Sequence[Event]) -> bool:
        """Return False: nobody is asked in secret."""
        return False

    def reveals(self, events: Sequence[Event]) -> bool:
        return reveals(events)


def rush_ruleset() -> RushRuleset:
    """Return Rush with the cards of the box."""
    return RushRuleset(default_catalogue())
