"""What an event may do to units, against every face of the die as the rules play it."""

from __future__ import annotations

from itertools import product

import pytest

from tests.model.hunter.rules.tabletop import RULES, at, legal, play, table
from wotrush.model.hunter.actions import PlayEvent
from wotrush.model.hunter.cards.words import AMMO_CRISIS, CARPET_BOMBING, DRY, PINNED
from wotrush.model.hunter.odds.flak import comes_through, flak, struck_past_flak, unseen_flak
from wotrush.model.hunter.odds.forecast import FACES
from wotrush.model.hunter.odds.struck import StruckUnit, struck_units
from wotrush.model.hunter.worlds.open_table import open_table

ENEMIES = "front: 9 u005 revealed, 10 u101 revealed, 11 u082 revealed pinned, 12 u101, 13 u006\n back: 14 u092 revealed"
"""Revealed and hidden units of all types, one of them pinned."""
HIDDEN = (12, 13)


@pytest.mark.parametrize(
    "text", ["heavy_guns S2", "fighter_bomber S2", "dive_bomber 9", "dive_bomber 14", "strafing 10"]
)
def test_an_event_harms_each_unit_as_often_as_forecast(text: str) -> None:
    position = f"event_deck: smoke\nseat: S1\n front: 1 u031 revealed\n hand: {text.split()[0]}\nseat: S2\n {ENEMIES}"
    action = RULES.parse_action(f"event {text}")
    assert isinstance(action, PlayEvent)
    forecast = {one.unit: one for one in struck_units(open_table(table(position).observe(0)), action)}
    harmed = dict.fromkeys(range(9, 15), 0)
    for face in range(1, FACES + 1):
        game = table(position, s1=(face,) * 5)
        before = {unit: game.flags[unit] & (DRY | PINNED) for unit in harmed}
        play(game, f"event {text}")
        for unit in harmed:
            gone = at(game, unit) == "gone"
            harmed[unit] += gone or game.flags[unit] & (DRY | PINNED) != before[unit]
    assert set(forecast) >= {unit for unit, faces in harmed.items() if faces}
    for unit, one in forecast.items():
        assert one.certain is (unit not in HIDDEN)
        if one.certain:
            assert one.chance == harmed[unit] / FACES
        else:
            assert one.chance >= harmed[unit] / FACES


FLAK = "15 u093 revealed, 16 u086 revealed pinned, 17 u080, 18 u019 revealed"
"""Two that may fire, with 4 and 3, one that cannot, and one that is hidden: it holds its fire."""


@pytest.mark.parametrize(
    ("text", "unit"),
    [("dive_bomber 9", 9), ("dive_bomber 15", 15), ("fighter_bomber S2", 10), ("strafing 14", 14)],
)
def test_10_3_known_flak_takes_from_an_air_strike_what_its_dice_take(text: str, unit: int) -> None:
    position = (
        f"event_deck: smoke\nseat: S1\n front: 1 u031 revealed\n hand: {text.split()[0]}\n"
        f"seat: S2\n {ENEMIES}, {FLAK}\nseat: S3\n front: 19 u005 revealed\n back: 20 u041 revealed"
    )
    action = RULES.parse_action(f"event {text}")
    assert isinstance(action, PlayEvent)
    seen = open_table(table(position, "players=3").observe(0))
    assert [(shot.unit, shot.number) for shot in flak(seen, action)] == [(15, 4), (18, 3)]
    forecast = {one.unit: one.chance for one in struck_past_flak(seen, action)}
    harmed = 0
    for first, second, face in product(range(1, FACES + 1), repeat=3):
        game = table(position, "players=3", s1=(face,) * 2, s2=(first, second))
        play(game, f"event {text}")
        while game.actor == 1:
            shots = [shot for shot in legal(game, "aa") if shot != "aa 17"]
            play(game, shots[0] if shots else "pass")
        harmed += at(game, unit) == "gone" or (text == "strafing 14" and bool(game.flags[unit] & DRY))
    assert forecast[unit] == pytest.approx(harmed / FACES**3)


def test_10_3_hidden_units_that_can_fire_may_be_flak_whatever_they_are() -> None:
    enemies = "seat: S2\n front: 9 u005, 10 u093, 11 u080 dry, 12 u041 revealed\n back: 13 u101"
    seen = open_table(table(f"seat: S1\n front: 1 u031\n{enemies}").observe(0))
    for text, units in (
        ("strafing 12", [9, 10, 13]),
        ("fighter_bomber S2", [9, 10, 13]),
        ("supply_raid 12", []),
    ):
        action = RULES.parse_action(f"event {text}")
        assert isinstance(action, PlayEvent)
        assert unseen_flak(seen, action) == units
        assert comes_through(seen, action) == pytest.approx(1 if text == "supply_raid 12" else 1 / 2)
    assert unseen_flak(seen, PlayEvent(CARPET_BOMBING)) == []


def test_k07_an_air_liaison_adds_to_every_die() -> None:
    seen = open_table(table(f"seat: S1\n front: 1 u031 revealed\nseat: S2\n {ENEMIES}").observe(0))
    for text, chance in (("dive_bomber 9", 4 / 6), ("strafing 9", 5 / 6), ("fighter_bomber S2", 2 / 6)):
        action = RULES.parse_action(f"event {text}")
        assert isinstance(action, PlayEvent)
        assert {one.chance for one in struck_units(seen, action, bonus=1)} == {chance}


BOMBED = """
event_deck: smoke carpet_bombing
seat: S1
 front: 1 u031 revealed, 2 u005
seat: S2
 front: 9 u005, 10 u006 revealed
 back: 11 u031
"""


def test_a_carpet_bombing_removes_each_unit_of_all_front_lines_as_often_as_forecast() -> None:
    gone = dict.fromkeys((1, 2, 9, 10, 11), 0)
    for face in range(1, FACES + 1):
        game = table(BOMBED, s1=(face,) * 5)
        play(game, "wait")
        for unit in gone:
            gone[unit] += at(game, unit) == "gone"
    assert gone.pop(11) == 0
    forecast = [StruckUnit(unit, faces / FACES) for unit, faces in gone.items()]
    assert struck_units(table(BOMBED), PlayEvent(CARPET_BOMBING)) == forecast


def test_an_ammo_crisis_takes_the_ammo_of_each_open_unit_in_front_as_often_as_forecast() -> None:
    position = (
        "event_deck: smoke ammo_crisis\nseat: S1\n front: 1 u031 revealed, 2 u005\n"
        "seat: S2\n front: 9 u080 revealed, 10 u019 revealed dry\n back: 11 u092 revealed"
    )
    harmed = dict.fromkeys((1, 9, 10), 0)
    for face in range(1, FACES + 1):
        game = table(position, s1=(face,) * 5)
        before = {unit: game.flags[unit] & DRY for unit in harmed}
        play(game, "wait")
        for unit in harmed:
            harmed[unit] += at(game, unit) == "gone" or game.flags[unit] & DRY != before[unit]
    forecast = struck_units(table(position), PlayEvent(AMMO_CRISIS))
    assert forecast == [StruckUnit(unit, faces / FACES) for unit, faces in harmed.items()]
    assert 0 < forecast[1].chance < 1


def test_the_last_carpet_bombing_and_one_in_bad_weather_roll_for_no_unit() -> None:
    last, cloudy = table(BOMBED), table(f"{BOMBED} before: bad_weather")
    last.bombings = 3
    for game in (last, cloudy):
        assert struck_units(game, PlayEvent(CARPET_BOMBING)) == []


def test_other_events_roll_for_no_unit() -> None:
    position = f"seat: S1\n front: 1 u031 revealed\nseat: S2\n {ENEMIES}"
    for text in ("event river S2", "event supply_raid 9", "event depot"):
        action = RULES.parse_action(text)
        assert isinstance(action, PlayEvent)
        assert struck_units(table(position), action) == []


AFV, INF = "u006", "u101"


def shelled(kinds: tuple[str, ...], memory: str, asks: int) -> list[StruckUnit]:
    """Return what Heavy Guns may do to hidden units of S2, as far as that seat knows."""
    front = ", ".join(f"{9 + i} {kind}" for i, kind in enumerate(kinds))
    game = table(f"memory: {memory}\nseat: S1\n front: 1 u031 revealed\nseat: S2\n front: {front}")
    action = RULES.parse_action("event heavy_guns S2")
    assert isinstance(action, PlayEvent)
    return struck_units(open_table(game.observe(asks)), action)


def test_e03_nobody_but_its_owner_knows_whether_a_hidden_unit_is_harmed() -> None:
    for kind, chance in ((AFV, 0.0), (INF, 0.5)):
        assert shelled((kind,), "", asks=0) == [StruckUnit(9, 0.5, certain=False)]
        assert shelled((kind,), "", asks=1) == [StruckUnit(9, chance)]


@pytest.mark.parametrize(
    ("kinds", "memory", "chances"),
    [
        ((AFV, INF), "9 = u006", ((0.0, True), (0.5, False))),
        ((AFV, AFV), "9 10 = u006 u006", ((0.0, True), (0.0, True))),
        ((INF, AFV), "9 10 = u006 u101", ((0.5, False), (0.5, False))),
        ((AFV, AFV), "9 10 = u006", ((0.5, False), (0.5, False))),
    ],
)
def test_e03_20_everybody_remembers_which_hidden_units_are_harmed(
    kinds: tuple[str, ...], memory: str, chances: tuple[tuple[float, bool], ...]
) -> None:
    expected = [StruckUnit(9 + i, chance, certain) for i, (chance, certain) in enumerate(chances)]
    assert shelled(kinds, memory, asks=0) == expected
