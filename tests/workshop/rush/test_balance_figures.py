"""Figures from made-up counts: leads, lengths, marks and targets, and what the card file says."""

from __future__ import annotations

import pytest

from wotrush.ai.observer import Counts
from wotrush.model.rush.cards import Ability, Card, Kind, Nation, Passive, VehicleClass
from wotrush.workshop.charts.markdown import table
from wotrush.workshop.rush.balance.card_sections import mark
from wotrush.workshop.rush.balance.deck import distinct_values, traits
from wotrush.workshop.rush.balance.figures import CardFigures, Figures, Group, Lengths, ValueSpread
from wotrush.workshop.rush.balance.targets import BalanceTarget, targets
from wotrush.workshop.rush.balance.wording import interval, lead, percent, signed


def vehicle(code: str, nation: Nation = Nation.USSR, **printed: object) -> Card:
    return Card(0, code, Kind.VEHICLE, code.upper(), nation, VehicleClass.LIGHT, **printed)  # type: ignore[arg-type]


def fared(bought: int, could: int, wins: float, buyers: int) -> CardFigures:
    return CardFigures(vehicle("su01"), could, bought, 0, Group(buyers, wins, buyers / 2))


def test_a_lead_is_what_is_won_above_the_fair_share() -> None:
    assert Group(100, 56, 50).lead == pytest.approx(6)
    assert Group(100, 26, 25).lead == pytest.approx(1)
    low, high = Group(100, 56, 50).interval
    assert (low, high) == pytest.approx((-3.77, 15.32), abs=0.01)  # Wilson's interval for 56 of 100


def test_games_with_different_numbers_of_players_are_compared_with_their_own_fair_share() -> None:
    counts: Counts = {
        "2": {"cards": {"su01": {"buyers": {"seats": 10, "wins": 60 * 6}}}},
        "4": {"cards": {"su01": {"buyers": {"seats": 20, "wins": 60 * 6}}}},
    }
    group = Figures(counts).group("cards", "su01", "buyers")
    assert group == Group(30, 12, 10)
    assert Figures(counts).group("cards", "su01", "buyers", players=4) == Group(20, 6, 5)


def test_nobody_has_no_lead() -> None:
    nobody = Figures({"2": {}}).group("cards", "su01", "buyers")
    assert (nobody.lead, lead(nobody), interval(nobody)) == (0.0, "–", "–")


def test_quartiles_are_rounds_by_which_that_share_of_games_was_over() -> None:
    lengths = Lengths({10: 1, 12: 2, 14: 4, 30: 1})
    assert [lengths.quantile(share) for share in (0.25, 0.5, 0.75, 1.0)] == [12, 14, 14, 30]
    assert Lengths({}).median == 0


@pytest.mark.parametrize(
    ("card", "outside", "shown"),
    [
        (fared(50, 100, 52, 100), False, ""),
        (fared(5, 100, 2, 5), False, ""),
        (fared(4, 100, 2, 4), True, "○"),
        (fared(40, 1000, 20, 40), True, "○"),
        (fared(30, 1000, 15, 30), True, "●"),
        (fared(90, 100, 45, 90), False, ""),
        (fared(91, 100, 45, 91), True, "○"),
        (fared(930, 1000, 465, 930), True, "●"),
        (fared(50, 100, 62, 100), False, ""),
        (fared(50, 100, 63, 100), True, "○"),
        (fared(50, 100, 37, 100), True, "○"),
        (fared(50, 100, 330, 1000), True, "●"),
        (fared(0, 0, 0, 0), False, ""),
        (fared(0, 200, 0, 0), True, "●"),
    ],
)
def test_cards_outside_their_bounds_are_marked(card: CardFigures, outside: bool, shown: str) -> None:
    assert (card.outside, mark(card)) == (outside, shown)


def test_the_spread_stands_beside_what_chance_would_make() -> None:
    cards = [fared(50, 100, wins, 100) for wins in (40, 45, 50, 55, 60)]
    spread = ValueSpread.of(cards)
    assert (spread.lowest, spread.highest) == pytest.approx((-10, 10))
    assert spread.quartiles == pytest.approx((-5, 0, 5))
    assert spread.deviation == pytest.approx(50**0.5)
    assert spread.by_chance == pytest.approx(5)  # as in 100 throws of a coin


def judged(counts: Counts, cards: list[CardFigures] | None = None) -> dict[str, BalanceTarget]:
    found = targets(Figures(counts), cards or [], [vehicle(f"su{n:02}", cost=n) for n in range(59)])
    return {target.what: target for target in found}


def test_targets_are_kept_up_to_their_bounds() -> None:
    counts: Counts = {
        "2": {
            "rounds": {"22": 3, "40": 1},
            "places": {"0": {"seats": 100, "wins": 60 * 53}},
            "ends": {"bases": 15, "medals": 85},
        },
        "4": {"rounds": {"7": 3, "9": 1}, "places": {"0": {"seats": 1000, "wins": 60 * 281}}},
        "5": {"rounds": {"50": 3}},
    }
    found = judged(counts, [fared(91, 100, 45, 91), fared(50, 100, 50, 100)])
    assert {what: (target.found, target.kept) for what, target in found.items()} == {
        "Median rounds, 2 players": ("22", True),
        "Median rounds, 4 players": ("7", False),
        "First seat's lead, 2 players": ("+3.0", True),
        "First seat's lead, 4 players": ("+3.1", False),
        "Games ended by bases": ("15.0 %", True),
        "Games ended by medals": ("85.0 %", True),
        "Cards bought in under 5 % of the turns in which they could be": ("0", True),
        "Cards bought in over 90 % of the turns in which they could be": ("1", False),
        "Cards whose buyers win over 12 points more or less": ("0", True),
        "Different sets of printed values": ("59", False),
    }


def test_a_first_seat_may_not_lose_either() -> None:
    counts: Counts = {"2": {"rounds": {"12": 1}, "places": {"0": {"seats": 100, "wins": 60 * 46}}}}
    assert not judged(counts)["First seat's lead, 2 players"].kept


def test_values_are_compared_without_name_and_nation() -> None:
    same = [vehicle("su01", cost=1), vehicle("de01", Nation.GERMANY, cost=1)]
    assert distinct_values(same) == 1
    other = [
        vehicle("su02", cost=1, resources=0),
        vehicle("su03", cost=1, passives=frozenset({Passive.NATIONAL})),
    ]
    assert distinct_values([*same, *other]) == 3, "a resource of 0 is not none at all"


def test_a_nation_leads_with_what_it_has_more_of() -> None:
    deck = [
        vehicle("su01", resources=2, abilities=((Ability.SABOTAGE, 0),)),
        vehicle("de01", Nation.GERMANY, resources=1, abilities=((Ability.RESEARCH, 3),)),
        vehicle("us01", Nation.USA, resources=2, abilities=((Ability.RESEARCH, 1),)),
        vehicle("fr01", Nation.FRANCE),
    ]
    found = {trait.name: trait.leaders for trait in traits(deck)}
    assert found["resources, mean"] == [Nation.USSR, Nation.USA]
    assert found["Sabotage"] == [Nation.USSR]
    assert found["Research"] == [Nation.GERMANY, Nation.USA], "counted, however much it brings"
    assert found["light"] == [], "everybody has one"


def test_figures_are_written_with_real_signs() -> None:
    assert [signed(value) for value in (1.25, -3.0, 0.04, -0.04)] == ["+1.2", "−3.0", "0.0", "0.0"]
    assert [percent(None), percent(0.125, 1)] == ["–", "12.5 %"]
    assert (
        table(["Card", "Lead", ""], [["a", "+1", "✓"]])
        == "| Card | Lead |  |\n| --- | --: | --- |\n| a | +1 | ✓ |"
    )
