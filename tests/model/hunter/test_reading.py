"""Card files, lines and options as strangers write them: each mistake gets one sentence that says where it is."""

from __future__ import annotations

import pickle

import pytest
from pydantic import ValidationError

from wotrush.model.card_rows import CardDataError
from wotrush.model.hunter import HunterOptions, parse_hunter_action
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.catalogue import HunterCatalogue


def edited(file: int, row: int, **fields: str) -> HunterCatalogue:
    """Read the box with some fields of a row, counted as people count them, changed in one of its files."""
    texts = list(box().texts)
    rows = [line.split(",") for line in texts[file].splitlines()]
    for name, value in fields.items():
        rows[row - 1][rows[0].index(name)] = value
    texts[file] = "\n".join(map(",".join, rows)) + "\n"
    return HunterCatalogue.parse(texts[0], texts[1])


UNITS, EVENTS = 0, 1
INFANTRY, COMMANDER = 98, 112
"""Rows of the unit file."""


@pytest.mark.parametrize(
    ("row", "fields", "message"),
    [
        (2, {"back_line": "yes"}, "units, row 2, field back_line: 'yes' should be 1 or nothing"),
        (2, {"suicide": "2"}, "units, row 2, field suicide: only INF has this value"),
        (INFANTRY, {"overrun": "2"}, f"units, row {INFANTRY}, field overrun: only AFV has this value"),
        (INFANTRY, {"ap": "2"}, f"units, row {INFANTRY}, field ap: INF has no armor-piercing value"),
        (2, {"defence": "-"}, "units, row 2, field defence: a unit needs at least 0"),
        (2, {"ammo": "2"}, "units, row 2, field ammo: a unit needs at least 3"),
        (2, {"nation": ""}, "units, row 2, field nation: a unit needs a nation"),
        (3, {"id": "u001"}, "units, row 3, field id: 'u001' stands there twice"),
    ],
)
def test_a_unit_that_cannot_be_is_refused(row: int, fields: dict[str, str], message: str) -> None:
    with pytest.raises(CardDataError) as refused:
        edited(UNITS, row, **fields)
    assert str(refused.value) == message


@pytest.mark.parametrize("file", [UNITS, EVENTS])
def test_a_missing_or_additional_card_is_named(file: int) -> None:
    texts = list(box().texts)
    rows = texts[file].splitlines()
    for changed, message in ((rows[:-1], "is missing"), ([*rows, rows[-1]], "stands|too many")):
        texts[file] = "\n".join(changed) + "\n"
        with pytest.raises(CardDataError, match=message):
            HunterCatalogue.parse(texts[0], texts[1])


def test_one_more_event_than_the_rules_know_is_one_too_many() -> None:
    units, events = box().texts
    last = events.splitlines()[-1].replace("lend_lease", "another", 1)
    with pytest.raises(CardDataError, match="row 40, field id: 'another' is one card too many"):
        HunterCatalogue.parse(units, f"{events.rstrip()}\n{last}\n")


def test_every_player_needs_an_event_that_is_not_red() -> None:
    units, events = box().texts
    rows = [line.split(",") for line in events.splitlines()]
    kept = [row if row[4] == "red" or row[0] == "id" else [*row[:2], "0", "0", *row[4:]] for row in rows]
    with pytest.raises(CardDataError, match="cards that are not red stay in every game; there must be"):
        HunterCatalogue.parse(units, "\n".join(map(",".join, kept)) + "\n")


def test_cards_travel_between_processes() -> None:
    again = pickle.loads(pickle.dumps(box()))
    assert again.ident == box().ident
    assert again is pickle.loads(pickle.dumps(box())), "one for each pair of files"


@pytest.mark.parametrize(
    "line",
    [
        "event resupply 1 ammo more",
        "event river somewhere else",
        "event ace_gunner x",
        "use u031",
        "use 3 river",
        "use c02 free",
        "use c02 stay 3",
        "use c11",
        "use camouflage",
        "use c01 2 3",
        "counter 1>2 3",
        "spy 1>S0",
    ],
)
def test_a_line_with_words_that_do_not_belong_there_is_quoted(line: str) -> None:
    with pytest.raises(ValueError, match="cannot read the action"):
        parse_hunter_action(line)


def test_options_that_are_read_already_stay_what_they_are() -> None:
    options = HunterOptions(players=3, evade=True)
    assert HunterOptions.model_validate(options) == options
    with pytest.raises(ValidationError):
        HunterOptions.model_validate(["players", 3])
