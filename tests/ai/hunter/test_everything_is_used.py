"""Games among opponents of one level with all options on: every event, commander and ability finds a use."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from tests.ai.hunter.tables import LEVELS, decisions
from tests.model.hunter.rules.tabletop import table
from wotrush.ai.hunter.effects import Effect, Outcomes
from wotrush.ai.hunter.regular import HunterRegular
from wotrush.ai.hunter.situation import BattleSituation
from wotrush.ai.hunter.turns import passenger_gain
from wotrush.model.hunter import HunterGame
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.actions import HunterAction
from wotrush.model.hunter.cards.words import DRY, EVENT_IDS, EVENTS, STRIKE_WORDS, TRENCH

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


PLAYED = set(EVENT_IDS) - DRAWN_ONLY - SELDOM
PLAYS = {
    *("ap", "charge", "shell", "overrun", "suicide", "rifle", "range", "Spy", "Wait", "Counterattack"),
    *("AntiAir", "EvadeHit", "lead", "carry", "cross water", "commander", "Reveal", "Mix"),
}
FEW = 5
"""In so few games a level may have had no use for so many; drawn tables show these."""


def test_every_event_is_played() -> None:
    assert PLAYED - set(used("recruit")) - set(used("regular")) == set()


def test_every_kind_of_strike_and_every_ability_is_used() -> None:
    assert PLAYS - set(used("recruit")) - set(used("regular")) == set()


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_uses_nearly_everything(level: str) -> None:
    assert len((PLAYED | PLAYS) - set(used(level))) <= FEW


@pytest.mark.parametrize("actor", [0, 1])
def test_every_event_that_somebody_plays_has_a_known_value(actor: int) -> None:
    game = table("seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u005 revealed, 10 u006")
    outcomes = Outcomes(BattleSituation(game.observe(0), HunterRegular.weights))
    for event in range(EVENTS):
        outcomes.of(Effect(event, actor, unit=1, aim=1 - actor, number=TRENCH))


def test_a_supposed_score_is_part_of_what_is_remembered() -> None:
    game = table("seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u005 revealed, 10 u006")
    s = BattleSituation(game.observe(0), HunterRegular.weights)
    lost, scored = (s.gone(9),), ((0, 50.0),)
    with_points = s.under(lost, scored, s.after)
    assert s.under(lost, (), s.after) < with_points
    assert s.under(lost, scored, s.after) == with_points


def test_whoever_carries_others_fears_for_its_own_ammo() -> None:
    """A half-track never runs dry, with a Fuel Shortage on 5 or 6."""
    gains = []
    for fuel in ("", " fuel"):
        game = table(
            f"seat: S1\n front: 1 u101 revealed\n back: 2 u020 revealed{fuel}\nseat: S2\n front: 9 u005 revealed"
        )
        s = BattleSituation(game.observe(0), HunterRegular.weights)
        gains.append(passenger_gain(Outcomes(s), act.UseUnit(2, passenger=1)))
    assert gains[1] - gains[0] == pytest.approx(s.gain(s.marked(2, DRY)) / 3, rel=0.001)
    assert gains[1] < gains[0]
