"""Rules, Components: what is in the box."""

from __future__ import annotations

from collections import Counter
from csv import DictReader
from io import StringIO

import pytest

from wotrush.model.rush.cards import (
    MAX_SEATS,
    Ability,
    Card,
    Kind,
    Nation,
    Passive,
    VehicleClass,
    base_card,
    medal_count,
    one_medal,
    seat_barracks,
    two_medals,
)
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.default import default_catalogue
from wotrush.model.rush.scoring import Achievement


@pytest.fixture(name="box")
def _box() -> Catalogue:
    """Read the box anew for each test, since the default catalogue was read long before."""
    return Catalogue.parse(default_catalogue().text)


def of_kind(box: Catalogue, *kinds: Kind) -> list[Card]:
    return [card for card in box.cards if card.kind in kinds]


def test_100_vehicles_all_different_25_per_nation(box: Catalogue) -> None:
    vehicles = of_kind(box, Kind.VEHICLE)
    assert len(vehicles) == 100
    assert len({card.name for card in vehicles}) == 100
    assert Counter(card.nation for card in vehicles) == dict.fromkeys(Nation, 25)
    assert [card.id for card in vehicles] == list(range(100))


def test_base_cards_3_per_player(box: Catalogue) -> None:
    bases = of_kind(box, Kind.BASE)
    assert len(bases) == 3 * 5
    assert [base_card(slot) for slot in range(15)] == [card.id for card in bases]
    assert {box.alike[card.id] for card in bases} == {box.alike[bases[0].id]}


@pytest.mark.parametrize("seat", range(MAX_SEATS))
def test_barracks_4_engineers_1_technicians_1_volunteers(box: Catalogue, seat: int) -> None:
    cards = [box.cards[card] for card in seat_barracks(seat)]
    assert Counter(card.kind for card in cards) == {
        Kind.ENGINEERS: 4,
        Kind.TECHNICIANS: 1,
        Kind.VOLUNTEERS: 1,
    }
    for card in cards:
        assert card.name == card.kind.name.capitalize()
        assert (card.power, card.armor) == (0, 0)
        assert card.resources == (1 if card.kind is Kind.ENGINEERS else None)
        expected: dict[Kind, tuple[tuple[Ability, int], ...]] = {
            Kind.ENGINEERS: (),
            Kind.TECHNICIANS: ((Ability.RESEARCH, 1),),
            Kind.VOLUNTEERS: ((Ability.RECRUITMENT, 0),),
        }
        assert card.abilities == expected[card.kind]


def test_medals_per_nation_9_one_medal_and_3_two_medal_cards(box: Catalogue) -> None:
    for nation, name in zip(
        Nation,
        ("Order of the Red Banner", "Iron Cross", "Medal of Honor", "Médaille Militaire"),
        strict=True,
    ):
        ones = [card for card in of_kind(box, Kind.MEDAL) if card.nation is nation]
        twos = [card for card in of_kind(box, Kind.DOUBLE) if card.nation is nation]
        assert (len(ones), len(twos)) == (9, 3)
        assert {card.name for card in ones + twos} == {name}
        assert {card.resources for card in ones} == {1}
        assert {card.resources for card in twos} == {2}
        assert {medal_count(card.id) for card in ones} == {1}
        assert {medal_count(card.id) for card in twos} == {2}
        assert {one_medal(nation, left) for left in range(1, 10)} == {card.id for card in ones}
        assert {two_medals(nation, left) for left in range(1, 4)} == {card.id for card in twos}
    assert {medal_count(card.id) for card in of_kind(box, Kind.VEHICLE, Kind.ENGINEERS, Kind.BASE)} == {0}


def test_12_achievements_in_the_order_of_the_rules() -> None:
    words = [
        "bases",
        "light",
        "medium",
        "spg",
        "heavy",
        "auxiliary",
        "ussr",
        "german",
        "us",
        "french",
        "doubles",
        "cards",
    ]
    assert [name.lower().split("_")[0] for name in Achievement.__members__] == words
    assert [int(each) for each in Achievement] == list(range(12))


def test_a_vehicle_has_resources_0_to_6_or_no_resource_value_which_is_not_0(box: Catalogue) -> None:
    vehicles = of_kind(box, Kind.VEHICLE)
    values = {card.resources for card in vehicles}
    assert values <= {None, *range(7)}
    assert {None, 0} <= values, "the two are not the same: some card shows each"


def test_power_and_armor_are_0_to_2(box: Catalogue) -> None:
    assert {card.power for card in box.cards} == {card.armor for card in box.cards} == {0, 1, 2}


def test_classes_have_their_own_power_and_armor_and_auxiliaries_vary(box: Catalogue) -> None:
    seen: dict[VehicleClass, set[tuple[int, int]]] = {cls: set() for cls in VehicleClass}
    for card in of_kind(box, Kind.VEHICLE):
        assert card.cls is not None
        seen[card.cls].add((card.power, card.armor))
    assert seen[VehicleClass.LIGHT] == {(1, 1)}
    assert seen[VehicleClass.MEDIUM] == {(1, 2)}
    assert seen[VehicleClass.SPG] == {(2, 1)}
    assert seen[VehicleClass.HEAVY] == {(2, 2)}
    assert len(seen[VehicleClass.AUXILIARY]) > 1


def test_spgs_have_two_symbols(box: Catalogue) -> None:
    symbols = {card.subtype for card in of_kind(box, Kind.VEHICLE) if card.cls is VehicleClass.SPG}
    assert symbols == {"TD", "artillery"}


def test_the_first_four_classes_are_armored_vehicles_auxiliaries_are_not(box: Catalogue) -> None:
    for card in of_kind(box, Kind.VEHICLE):
        assert card.armored == (card.cls is not VehicleClass.AUXILIARY)
    assert not any(card.armored for card in box.cards if card.kind is not Kind.VEHICLE)


def test_all_eight_abilities_and_three_passives_are_on_some_card(box: Catalogue) -> None:
    assert {ability for card in box.cards for ability, _ in card.abilities} == set(Ability)
    assert {passive for card in box.cards for passive in card.passives} == set(Passive)
    assert (len(Ability), len(Passive)) == (8, 3)


def test_abilities_stand_in_printed_order(box: Catalogue) -> None:
    printed = {row["id"]: row["abilities"] for row in DictReader(StringIO(box.text))}
    for card in of_kind(box, Kind.VEHICLE):
        abilities = [f"{ability} {n}" if n else str(ability) for ability, n in card.abilities]
        assert ";".join(abilities) == printed[card.code]
    assert any(";" in text for text in printed.values())


def test_every_code_names_one_card(box: Catalogue) -> None:
    assert len(box.by_code) == len(box.cards) == 100 + 30 + 48 + 15
    assert all(box.cards[number].code == code for code, number in box.by_code.items())
