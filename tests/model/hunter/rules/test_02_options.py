"""Section 2: options, and what is wrong with some."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from tests.model.hunter.rules.tabletop import at, legal, play, table
from wotrush.model.card_rows import CardDataError
from wotrush.model.hunter import HunterGame, HunterOptions, hunter_ruleset
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.cardfile import NATIONS, SETS
from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.model.hunter.cards.words import (
    AFV,
    COMMANDERS,
    ESCAPE,
    HEAVY_GUNS,
    TRENCH,
    card_number,
    card_word,
)
from wotrush.model.hunter.options import event_cards, unit_cards


def units(**options: Any) -> list[int]:
    return [kind for kind in unit_cards(box(), HunterOptions.model_validate(options)) if kind >= COMMANDERS]


def test_2_the_box_holds_139_units_ten_commanders_and_82_events() -> None:
    assert len(units()) == 139
    everything = unit_cards(box(), HunterOptions(commanders=True))
    assert len(everything) == 149
    assert len(event_cards(box(), HunterOptions(players=8))) == 82


def test_2_afv_only_takes_guns_infantry_and_six_events_out() -> None:
    assert {box().types[kind] for kind in units(afv_only=True)} == {AFV}
    events = event_cards(box(), HunterOptions(players=8, afv_only=True))
    assert len(events) == 76
    assert not {TRENCH, HEAVY_GUNS, ESCAPE} & set(events)


def test_2_2_commanders_are_in_the_deck_with_the_option_only_and_no_other_option_touches_them() -> None:
    options = HunterOptions(
        commanders=True, afv_only=True, nations=("Germany", "USSR"), singles=True, sets=("TH2",)
    )
    assert [kind for kind in unit_cards(box(), options) if kind < COMMANDERS] == list(range(COMMANDERS))


def test_2_sets_and_nations_filter_units() -> None:
    rows = box().rows
    assert {rows[kind].set for kind in units(sets=("TH2", "JAEGER"))} == {"TH2", "JAEGER"}
    assert {rows[kind].nation for kind in units(nations=["USSR", "USA"])} == {"USSR", "USA"}
    assert units(nations="all") == units()
    assert units(sets="TH2,JAEGER") == units(sets=("TH2", "JAEGER"))


def test_2_evade_and_charge_are_off_at_first() -> None:
    text = "seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 2 u021 revealed, 3 u006"
    game = table(text, s1=(1,))
    assert legal(game, "attack") == ["attack 1>2 ap"]
    play(game, "attack 1>2 ap")
    assert at(game, 2) == "gone", "its symbol is ignored"
    game = table(text, "evade=yes charge=yes", s1=(1,))
    assert legal(game, "attack") == ["attack 1>2 ap", "attack 1>2 ap charge"]
    play(game, "attack 1>2 ap")
    assert legal(game) == ["evade", "pass"]


def test_2_any_nations_and_any_boxes_with_th2_are_a_choice() -> None:
    for first in NATIONS:
        for second in NATIONS:
            for boxes in (("TH2",), ("COMMANDER", "TH2")):
                chosen = {"nations": (first, second), "sets": boxes}
                wanted = sum(
                    row.copies for row in box().rows if row.set in boxes and row.nation in (first, second)
                )
                if wanted >= 20:
                    assert len(units(**chosen)) == wanted
                else:
                    with pytest.raises(ValidationError, match=rf"\({wanted}, but 2 players"):
                        HunterOptions.model_validate(chosen)


def test_23_only_section_2_is_a_setting() -> None:
    """The last field is no rule, but how people at one screen are asked (24.20)."""
    assert [*HunterOptions.model_fields] == [
        *("players", "afv_only", "evade", "charge", "commanders", "sets", "nations", "singles"),
        *("event_deck", "quick_elimination", "shared_screen"),
    ]
    assert HunterOptions().model_dump() == {
        "players": 2,
        "sets": SETS,
        "nations": NATIONS,
        "event_deck": "auto",
        **dict.fromkeys(("afv_only", "evade", "charge", "commanders", "singles", "quick_elimination"), False),
        "shared_screen": False,
    }


def test_2_singles() -> None:
    assert len(units(singles=True)) == 110 == len(set(units(singles=True)))


@pytest.mark.parametrize(
    ("players", "deck", "count"), [(4, "auto", None), (5, "auto", 82), (2, "full", 82), (8, "short", None)]
)
def test_2_event_deck(players: int, deck: str, count: int | None) -> None:
    cards = event_cards(box(), HunterOptions.model_validate({"players": players, "event_deck": deck}))
    short = sum(row.copies_short for row in box().event_rows)
    assert len(cards) == (count or short)


def test_2_1_options_that_leave_too_few_units_are_refused_with_their_number() -> None:
    with pytest.raises(ValidationError, match="5, but 2 players need 20"):
        HunterOptions(nations=("Italy", "Poland"))
    with pytest.raises(ValidationError, match="but 8 players need 50"):
        HunterOptions(players=8, nations=("Japan", "UK", "Italy"))


def test_2_boxes_without_th2_are_refused() -> None:
    with pytest.raises(ValidationError, match="TH2 has to be among the sets"):
        HunterOptions(sets=("JAEGER", "COMMANDER"))


@pytest.mark.parametrize(
    "bad",
    [
        *({"players": 1}, {"players": 9}, {"sets": ["X"]}, {"nations": ["Mars"]}, {"event_deck": "huge"}),
        *({"evade": 1}, {"x": 1}),
    ],
)
def test_2_bad_options_are_refused(bad: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        hunter_ruleset().new(bad, 1)


def test_2_1_counts_the_cards_of_another_file_too() -> None:
    rows = box().texts[0].splitlines()
    few = HunterCatalogue.parse("\n".join([rows[0], *rows[1:19], *rows[-10:]]) + "\n", box().texts[1])
    with pytest.raises(ValueError, match="but 8 players need 50"):
        HunterGame.new(HunterOptions(players=8), 1, few)


# The card files


def changed(old: str, new: str) -> str:
    text = box().texts[0]
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("u001,Pz", "u002,Pz", "units, row 2, field id: 'u002' stands where 'u001' should"),
        ("AFV,10,1x2", "AFV,10,2y3", "units, row 2, field ap: '2y3' is no value"),
        ("armor,1,6,3", "mobility,1,6,3", "field def_kind"),
        ("Germany,AFV,10", "Mars,AFV,10", "units, row 2, field nation"),
        ("armor,1,6,3", "armor,1,9,3", "field ammo"),
        (",K01", ",K02", "field effect_rule"),
        ("historical,ours,\nu002", "historical,ours\nu002", "not as many fields"),
    ],
)
def test_an_edited_unit_file_is_refused_with_row_and_field(old: str, new: str, message: str) -> None:
    with pytest.raises(CardDataError, match=message.replace("?", r"\?")):
        HunterCatalogue.parse(changed(old, new), box().texts[1])


def test_an_edited_event_file_is_refused() -> None:
    units_text, events = box().texts
    with pytest.raises(CardDataError, match="E07 is not the rule of depot"):
        HunterCatalogue.parse(units_text, events.replace("ours,E29", "ours,E07"))
    with pytest.raises(CardDataError, match="stands where 'trench' should"):
        HunterCatalogue.parse(
            units_text, "\n".join(row for row in events.splitlines() if not row.startswith("trench")) + "\n"
        )
    with pytest.raises(CardDataError, match="carpet_bombing"):
        HunterCatalogue.parse(units_text, events.replace("Carpet Bombing,3,3", "Carpet Bombing,2,3"))


def test_card_words_read_back() -> None:
    for card in [*range(len(box().rows)), *range(1000, 1038)]:
        assert card_number(card_word(card)) == card
    for word in ("u1", "x01", "u000", "c00"):
        with pytest.raises((ValueError, KeyError)):
            card_number(word)
