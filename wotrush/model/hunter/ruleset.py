"""Tank Hunter as a ruleset: how a match starts, reads, writes and censors it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from wotrush.model.hunter.actions import PASS, HunterAction
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.model.hunter.events import HunterEvent
from wotrush.model.hunter.game import HunterGame
from wotrush.model.hunter.options import HunterOptions
from wotrush.model.hunter.positions import notation
from wotrush.model.hunter.reading import parse_hunter_action
from wotrush.model.hunter.view.observation import HunterObservation, public_of
from wotrush.model.hunter.view.secrets import hunter_event_for, hunter_may_ask, hunter_reveals
from wotrush.model.hunter.worlds.determinize import determinize

REVISION = 1
"""Counts up when the rules change so that a recorded game would run differently."""


@dataclass(frozen=True, slots=True)
class HunterRuleset:
    """Tank Hunter with one pair of card files."""

    catalogue: HunterCatalogue
    name: str = "hunter"

    @property
    def ident(self) -> str:
        return f"hunter-{REVISION}-{self.catalogue.ident}"

    def new(self, options: dict[str, object], seed: int) -> HunterGame:
        return HunterGame.new(HunterOptions.model_validate(options), seed, self.catalogue)

    def action_text(self, action: HunterAction) -> str:
        return str(action)

    def parse_action(self, text: str) -> HunterAction:
        return parse_hunter_action(text)

    def table_text(self, game: HunterGame) -> str:
        return notation.table_text(game)

    def parse_table(self, text: str) -> HunterGame:
        return notation.parse_table(text, self.catalogue)

    def event_for(self, event: HunterEvent, seat: int) -> HunterEvent:
        return hunter_event_for(event, seat, self.catalogue)

    def public(self, observation: HunterObservation) -> HunterObservation:
        return public_of(observation)

    def determinize(self, observation: HunterObservation, rng: Random) -> HunterGame:
        return determinize(observation, rng)

    def declines(self, action: HunterAction) -> bool:
        return action is PASS or action == PASS

    def may_ask(self, events: Sequence[HunterEvent]) -> bool:
        """Return whether a window was opened, or units were deployed before the first turn."""
        return hunter_may_ask(events)

    def reveals(self, events: Sequence[HunterEvent]) -> bool:
        """Whether hidden information came out, dice were rolled or others could react."""
        return hunter_reveals(events)


def hunter_ruleset() -> HunterRuleset:
    """Return Tank Hunter with the cards of the box."""
    return HunterRuleset(box())
