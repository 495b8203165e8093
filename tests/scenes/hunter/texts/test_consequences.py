"""What an event is said to do to its target is what has become of it when it was played."""

from __future__ import annotations

import pytest

from tests.model.hunter.rules.tabletop import RULES, table
from wotrush.ai.hunter.decision import BattleDecision
from wotrush.ai.hunter.reasons.reasons import because
from wotrush.ai.hunter.regular import HunterRegular
from wotrush.match.message import Message
from wotrush.model.hunter.actions import PlayEvent
from wotrush.model.hunter.cards.words import CARPET_BOMBING, HEAVY_GUNS
from wotrush.scenes.hunter.texts.consequences import event_consequence
from wotrush.scenes.hunter.texts.telling import reason_text


@pytest.mark.parametrize(
    ("play", "told"),
    [
        ("trench 2", "mobility 0 › 2"),
        ("applique_armor 1", "armor 4 › 5"),
        ("fuel_shortage 9", "dry on 4–6 instead of 6"),
        ("resupply 3 ammo", "no longer out of ammo"),
        ("camouflage 1", "hidden: nobody can attack it"),
        ("withdrawal 1", "goes to the back line"),
        ("supply_raid 9", "out of ammo"),
        ("supply_raid 10", "removed from the game"),
        ("strafing 10", "67%: removed from the game"),
        ("dive_bomber 9", "50%: destroyed, +35 for you"),
        ("fighter_bomber S2", "2 units: 17% each to be removed"),
        ("heavy_guns S2", "1 unit: 50% that it is pinned; a hidden AFV is unharmed"),
        ("air_recon S2", "1 hidden unit is revealed"),
        ("captured_plans S2", "the only card there"),
        ("river S2", "strikes across it −1"),
        ("engineers minefield S2", "Minefield: discarded"),
        ("engineers trench 12", "Trench: discarded, mobility 4 › 2"),
    ],
)
def test_an_event_tells_what_becomes_of_its_target(play: str, told: str) -> None:
    game = table(
        "event_deck: smoke\nseat: S1\n front: 1 u031 revealed, 2 u089 revealed, 3 u003 revealed dry\n"
        f" hand: {play.split()[0]}\n"
        "seat: S2\n before: minefield\n front: 9 u031 revealed, 10 u005 revealed dry, 11 u101\n"
        " back: 12 u107 revealed trench\n hand: smoke"
    )
    action = RULES.parse_action(f"event {play}")
    assert isinstance(action, PlayEvent)
    assert action in game.observe(0).actions
    assert event_consequence(game.observe(0), action) == told


def test_a_unit_that_is_never_dry_is_said_to_lose_that() -> None:
    game = table(
        "event_deck: smoke\nseat: S1\n front: 1 u031 revealed\n hand: fuel_shortage\n"
        "seat: S2\n front: 9 u020 revealed"
    )
    action = RULES.parse_action("event fuel_shortage 9")
    assert isinstance(action, PlayEvent)
    assert event_consequence(game.observe(0), action) == "dry on 5–6 instead of never"


@pytest.mark.parametrize(
    ("play", "told"),
    [
        ("dive_bomber 9", "17%: destroyed, +35 for you"),
        ("strafing 11", "22%: out of ammo"),
        ("fighter_bomber S2", "1 unit: 6% that it is removed"),
    ],
)
def test_an_air_strike_tells_which_known_flak_fires_first(play: str, told: str) -> None:
    game = table(
        f"seat: S1\n front: 1 u031 revealed\n hand: {play.split()[0]}\n"
        "seat: S2\n front: 9 u031 revealed, 10 u086\n back: 11 u093 revealed, 12 u019 revealed dry"
    )
    action = RULES.parse_action(f"event {play}")
    assert isinstance(action, PlayEvent)
    flak = ". Flak fires first: 40 mm Bofors, hits on 1–4"
    said = event_consequence(game.observe(0), action).replace("\N{NO-BREAK SPACE}", " ")
    assert said == told + flak


def test_a_carpet_bombing_is_aimed_at_nobody_whose_flak_could_fire_first() -> None:
    game = table("seat: S1\n front: 1 u031 revealed\nseat: S2\n back: 11 u093 revealed")
    assert event_consequence(game.observe(0), PlayEvent(CARPET_BOMBING)) == ""


def test_heavy_guns_tell_the_points_of_what_is_pinned_already() -> None:
    enemies = "front: 9 u101 revealed pinned, 10 u101 revealed, 11 u031 revealed pinned"
    game = table(f"seat: S1\n front: 1 u031 revealed\n hand: heavy_guns\nseat: S2\n {enemies}")
    o = game.observe(0)
    told = event_consequence(o, PlayEvent(HEAVY_GUNS, seat=1))
    points = o.catalogue.points[o.kinds[9]]
    assert told == f"2 units: 50% each to be pinned; destroyed if pinned already: +{points} for you"


FLAK = " back: 11 u093{flak}, 12 u019{flak}"


@pytest.mark.parametrize("flak", ["", " revealed"])
@pytest.mark.parametrize("play", ["dive_bomber 9", "strafing 9", "fighter_bomber S2", "heavy_guns S2"])
def test_an_opponent_names_the_chance_that_the_screen_tells(play: str, flak: str) -> None:
    game = table(
        f"seat: S1\n front: 1 u031 revealed\n hand: {play.split()[0]}\n"
        f"seat: S2\n front: 9 u006 revealed, 10 u101 revealed\n{FLAK.format(flak=flak)}"
    )
    o, action = game.observe(0), RULES.parse_action(f"event {play}")
    assert isinstance(action, PlayEvent)
    told = because(BattleDecision(o, HunterRegular.weights), action)
    assert told
    reason, named = told
    assert f"{named['percent']}%" in reason_text(Message(reason, dict(named)))
    on_screen = event_consequence(o, action)
    assert f"{named['percent']}%" in on_screen
    assert ("Flak" in on_screen) is (bool(flak) and play != "heavy_guns S2")
    if "number" in named:
        assert on_screen.startswith(f"{named['number']} unit")
