"""A card file that cannot be used is refused with one sentence that names file, row and field."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from tests.deck import cards
from wotrush.model.card_rows import CardDataError
from wotrush.model.rush.catalogue import Catalogue

TEXT = cards().text
HEADER, FIRST, SECOND, *_ = TEXT.splitlines()
"""Row 1 names the fields, row 2 is su01, a light tank, and row 3 is su02 with Research 2."""


def message_for(text: str) -> str:
    with pytest.raises(CardDataError) as caught:
        Catalogue.parse(text, "mine.csv")
    message = str(caught.value)
    assert "\n" not in message
    assert "Value error" not in message, "who found it helps nobody"
    return message


def edited(row: int, field: str, value: str) -> str:
    lines = TEXT.splitlines()
    cells = lines[row - 1].split(",")
    cells[HEADER.split(",").index(field)] = value
    lines[row - 1] = ",".join(cells)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("row", "field", "value", "says"),
    [
        (2, "cost", "ten", "integer"),
        (2, "cost", "-1", "greater than or equal to 0"),
        (2, "cost", "10", "less than or equal to 9"),
        (5, "resources", "7", "less than or equal to 6"),
        (5, "resources", "many", "integer"),
        (5, "power", "3", "less than or equal to 2"),
        (5, "armor", "-1", "greater than or equal to 0"),
        (6, "nation", "Poland", "'USSR', 'Germany', 'USA' or 'France'"),
        (6, "class", "superheavy", "'light', 'medium', 'SPG', 'heavy' or 'auxiliary'"),
        (6, "id", "su-5", "pattern"),
        (6, "name", "", "at least 1 character"),
        (7, "abilities", "Teleport", "unknown ability 'Teleport'; known are Reinforcements, "),
        (7, "abilities", "Research", "'Research': Research needs a number"),
        (7, "abilities", "Research 0", "'Research 0': Research needs a number"),
        (7, "abilities", "Scouting 2", "'Scouting 2': Scouting takes no number"),
        (7, "abilities", "Research ²", "unknown ability"),
        (7, "passives", "trains only", "unknown passive 'trains only'; known are bases only, "),
        (9, "id", "su01", "'su01' stands there twice; every vehicle is different"),
        (9, "name", "МС-1", "'МС-1' stands there twice; every vehicle is different"),
    ],
)
def test_a_wrong_value_names_file_row_and_field(row: int, field: str, value: str, says: str) -> None:
    message = message_for(edited(row, field, value))
    assert message.startswith(f"mine.csv, row {row}, field {field}: ")
    assert says in message


@pytest.mark.parametrize(
    ("row", "values"),
    [(2, "1/1"), (8, "1/2"), (12, "2/1"), (17, "2/2")],
    ids=["light", "medium", "SPG", "heavy"],
)
def test_a_class_has_its_own_power_and_armor(row: int, values: str) -> None:
    message = message_for(edited(row, "power", "0"))
    assert message.startswith(f"mine.csv, row {row}, field power/armor: a ")
    assert f"has {values}, not 0/" in message


def test_auxiliaries_may_have_any_power_and_armor() -> None:
    catalogue = Catalogue.parse(edited(22, "armor", "2"))
    assert catalogue.armor[catalogue.by_code["su21"]] == 2


def test_24_vehicles_of_a_nation_are_one_too_few() -> None:
    lines = TEXT.splitlines()
    del lines[40]  # a German vehicle
    assert message_for("\n".join(lines)) == "mine.csv, field nation: Germany has 24 vehicles instead of 25"


def test_a_file_without_a_name_is_called_what_it_is_called_here() -> None:
    with pytest.raises(CardDataError, match=r"^vehicles\.csv, field nation: "):
        Catalogue.parse("")


def test_a_vehicle_that_changed_sides_leaves_24_and_26() -> None:
    assert message_for(edited(2, "nation", "France")).endswith("USSR has 24 vehicles instead of 25")


def test_an_empty_file_has_no_vehicles() -> None:
    assert message_for("") == "mine.csv, field nation: USSR has 0 vehicles instead of 25"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (
            lambda text: text.replace(FIRST, FIRST + ",more"),
            "row 2, field passives: this row has not as many fields",
        ),
        (
            lambda text: text.replace(SECOND, "su02,USSR"),
            "row 3, field passives: this row has not as many fields",
        ),
        (lambda text: text.replace("cost", "price"), "row 2, field cost: Field required"),
        (
            lambda text: text.replace(HEADER, HEADER + ",speed").replace(FIRST, FIRST + ",50"),
            "row 2, field speed",
        ),
    ],
    ids=["a cell too many", "a cell too few", "a field renamed", "a field more"],
)
def test_a_misshapen_file_is_refused(change: Callable[[str], str], says: str) -> None:
    assert says in message_for(change(TEXT))


def test_printed_values_are_read_as_they_stand() -> None:
    catalogue = cards()
    card = catalogue.cards[catalogue.by_code["su13"]]
    assert (card.name, card.cost, card.resources, card.power, card.armor, card.subtype) == (
        "СУ-8",
        4,
        1,
        2,
        1,
        "artillery",
    )
    assert [(str(ability), number) for ability, number in card.abilities] == [
        ("Siege Master", 0),
        ("Invulnerability", 0),
    ]
    assert catalogue.resources[catalogue.by_code["su25"]] == -1


def test_ident_changes_with_what_is_printed_and_not_with_the_year_a_tank_was_tested_in() -> None:
    ident = cards().ident
    assert Catalogue.parse(TEXT).ident == ident
    assert Catalogue.parse(edited(2, "cost", "1")).ident != ident
    assert Catalogue.parse(edited(3, "abilities", "Research 3")).ident != ident
    assert Catalogue.parse(edited(3, "wot_tier_2013", "5")).ident == ident


def test_a_catalogue_travels_to_another_process_as_its_text_and_is_built_there_once() -> None:
    mine = Catalogue.parse(edited(2, "cost", "1"))
    one, two = pickle.loads(pickle.dumps(mine)), pickle.loads(pickle.dumps(mine))
    assert one is two
    assert one.ident == mine.ident
