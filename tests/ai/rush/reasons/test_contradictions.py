"""No reason names as rejected what the same seat does later in that turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from tests.ai.rush.tables import LONGEST, agent
from wotrush.ai.agent import Choice
from wotrush.ai.rush.reasons import next_best, reasons
from wotrush.ai.rush.reasons.phrases import described, instead
from wotrush.model.rush import Observation, RushGame, RushOptions
from wotrush.model.rush.actions import Action

PUT_OFF = (reasons._LATER, next_best._NEXT_LATER)
"""Sentences that name what comes later."""


@dataclass(frozen=True)
class Said:
    """A decision with its reason."""

    view: Observation
    choice: Choice[Action]

    @property
    def turn(self) -> tuple[int, int]:
        return self.view.turn, self.view.seat

    def rejects(self, later: Said) -> bool:
        """Return whether this reason names as rejected what is done there."""
        if self.choice.reason in PUT_OFF:
            return False
        params = self.choice.params
        if "other" in params:
            kind, named = described(self.view, self.choice.action)
            return described(later.view, later.choice.action) == (kind, {**named, "card": params["other"]})
        return params.get("instead") == instead(later.view, later.choice.action)


def game(names: tuple[str, ...], seed: int, rounds: int) -> Iterator[Said]:
    """Play a game of at most so many rounds and yield every decision."""
    table = RushGame.new(RushOptions(players=len(names)), seed)
    table.record = False
    seats, chances = (
        [agent(name) for name in names],
        [Random(1000 * seed + seat) for seat in range(len(names))],
    )
    while (seat := table.to_act()) is not None and table.round <= rounds:
        view = table.observe(seat)
        choice = seats[seat].choose(view, chances[seat])
        yield Said(view, choice)
        table.apply(choice.action)


def contradictions(names: tuple[str, ...], seed: int, rounds: int = LONGEST) -> list[tuple[Said, Said]]:
    said = list(game(names, seed, rounds))
    return [
        (one, later)
        for at, one in enumerate(said)
        for later in said[at + 1 : at + 40]
        if later.turn == one.turn and one.rejects(later)
    ]


@pytest.mark.parametrize(
    ("names", "seed", "rounds"),
    [
        pytest.param(("veteran", "ace"), 0, LONGEST, marks=pytest.mark.long),
        (("regular", "recruit"), 0, LONGEST),
        (("regular", "recruit"), 1, LONGEST),
        (("veteran", "regular", "ace"), 1, 6),
        pytest.param(("veteran", "regular", "ace"), 1, LONGEST, marks=pytest.mark.long),
    ],
)
def test_what_is_named_as_rejected_is_not_done_later_in_the_turn(
    names: tuple[str, ...], seed: int, rounds: int
) -> None:
    assert not contradictions(names, seed, rounds)


@pytest.mark.long
def test_no_contradiction_in_fifty_games_of_veteran_and_ace() -> None:
    for seed in range(50):
        names = ("veteran", "ace") if seed % 2 else ("ace", "veteran")
        assert not contradictions(names, seed)
