"""Games among opponents of one level with all options on: every event, commander and ability finds a use."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from tests.ai.hunter.tables import LEVELS, decisions
from wotrush.model.hunter import HunterGame
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.actions import HunterAction
from wotrush.model.hunter.cards.words import EVENT_IDS, STRIKE_WORDS

PLAYERS = (8, 8, 5, 2)
DRAWN_ONLY = {"carpet_bombing", "flash_flood", "bad_weather", "ammo_crisis", "lend_lease"}
SELDOM = {"captured_vehicle", "radio_silence"}
"""So seldom of use that only drawn tables show it, see `test_only_one_play_is_sensible`."""


def word(game: HunterGame, action: HunterAction) -> str:
    match action:
        case act.PlayEvent(event):
            return EVENT_IDS[event]
        case act.UseCommander():
            return "commander"
        case act.UseUnit(passenger=passenger, water=water):
            return "carry" if passenger else "cross water" if water else "lead"
        case act.DeclareAttack(kind=kind, charge=charge):
            return "charge" if charge else STRIKE_WORDS[kind]
        case _:
            return type(action).__name__


@cache
def used(level: str) -> Counter[str]:
    counts: Counter[str] = Counter()
    for seed, players in enumerate(PLAYERS):
        for game, _, choice in decisions(
            [level] * players, 40 + seed, evade=True, charge=True, commanders=True
        ):
            counts[word(game, choice.action)] += 1
    return counts


@pytest.mark.parametrize("level", LEVELS)
def test_every_event_is_played(level: str) -> None:
    assert set(EVENT_IDS) - DRAWN_ONLY - SELDOM - set(used(level)) == set()


@pytest.mark.parametrize("level", LEVELS)
def test_every_kind_of_strike_and_every_ability_is_used(level: str) -> None:
    wanted = {"ap", "charge", "shell", "overrun", "suicide", "rifle", "range", "Spy", "Wait", "Counterattack"}
    wanted |= {"AntiAir", "EvadeHit", "lead", "carry", "cross water", "commander", "Reveal", "Mix"}
    assert wanted - set(used(level)) == set()
