"""The games that must keep the contract of `wotrush.model.game`: a new one is a line here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.toy import toy_ruleset
from wotrush.ai.registry import load_ruleset
from wotrush.games import GAMES
from wotrush.model.hunter import hunter_ruleset


class Sample(NamedTuple):
    """A ruleset with the options that are tried."""

    ruleset: Any
    options: Mapping[str, object]


SAMPLES = {
    **{
        f"{name} of {players}": Sample(load_ruleset(entry), {"players": players})
        for name, entry in GAMES.items()
        for players in (2, 3)
    },
    "hunter of 2": Sample(hunter_ruleset(), {"players": 2}),
    "hunter of 3 with everything": Sample(
        hunter_ruleset(), {"players": 3, "evade": True, "charge": True, "commanders": True}
    ),
    "hunter of 8": Sample(hunter_ruleset(), {"players": 8, "quick_elimination": True}),
    "hunter of 3 at one screen": Sample(
        hunter_ruleset(), {"players": 3, "evade": True, "shared_screen": True}
    ),
    "toy of 4 at one screen": Sample(
        toy_ruleset(), {"players": 4, "cards": 24, "tops": True, "shared_screen": True}
    ),
    "toy of 2": Sample(toy_ruleset(), {"players": 2, "cards": 16}),
    "toy of 4": Sample(toy_ruleset(), {"players": 4, "cards": 24, "tops": True}),
}
EVERY_GAME = pytest.mark.parametrize("sample", SAMPLES.values(), ids=SAMPLES)
LONGEST = 400


def positions(sample: Sample, seed: int, every: int = 1) -> Iterator[Any]:
    """Yield the tables of a random game, each before its decision; they are played on."""
    game, rng = sample.ruleset.new(dict(sample.options), seed), Random(seed)
    for decision in range(LONGEST):
        if game.to_act() is None:
            return
        if decision % every == 0:
            yield game
        game.apply(rng.choice(list(game.legal_actions())))
