"""Section 1: decks, dice, what cards say, zones."""

from __future__ import annotations

import pytest

from tests.model.hunter.rules.tabletop import at, discard, hand, legal, line, of, play, table
from wotrush.model.hunter import HIDDEN, HunterGame, HunterOptions, HunterRuleset
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.model.hunter.events import DiceRolled


def facing(unit: str, target: str, options: str = "", **dice: tuple[int, ...]) -> HunterGame:
    text = f"seat: S1\n front: 1 {unit} revealed\nseat: S2\n front: 2 {target} revealed, 3 u006"
    return table(text, options, **dice)


def test_1_1_commanders_are_shuffled_into_the_unit_deck() -> None:
    depths = set()
    for seed in range(12):
        game = HunterGame.new(HunterOptions(commanders=True), seed)
        depths |= {at for at, kind in enumerate(game.unit_deck) if kind < 10}
    assert len(depths) > 40


def test_1_1_dice_have_six_sides() -> None:
    faces: set[int] = set()
    for seed in range(30):
        game = facing("u019", "u027")
        game.streams[2] = seed << 64
        for rolled in of(play(game, "attack 1>2 ap x4"), DiceRolled)[:1]:
            faces |= {*rolled.dice}
    assert faces == {1, 2, 3, 4, 5, 6}


def test_1_2_a_card_says_what_its_unit_can_do() -> None:
    assert legal(facing("u022", "u101")) == [
        *("attack 1>2 overrun", "attack 1>2 shell", "attack 1>2 shell x2", "spy 1>S2", "wait")
    ]
    assert legal(facing("u022", "u005"), "attack") == ["attack 1>2 ap", "attack 1>2 ap x2"]
    assert legal(facing("u101", "u005"), "attack") == ["attack 1>2 suicide"]


def test_1_2_points_go_to_who_destroys_it() -> None:
    game = facing("u031", "u005", s1=(1,))
    play(game, "attack 1>2 ap")
    assert game.scores == [40, 0]


def test_1_3_a_value_is_one_salvo_and_v_x_n_is_n_salvos_of_v_each() -> None:
    game = facing("u086", "u027", s1=(1, 1, 2, 6))
    assert legal(game, "attack") == ["attack 1>2 ap", *(f"attack 1>2 ap x{salvos}" for salvos in (2, 3, 4))]
    (rolled, *_) = of(play(game, "attack 1>2 ap x4"), DiceRolled)
    assert (rolled.dice, rolled.needed) == ((1, 1, 2, 6), 1 - 1)


def test_1_3_a_dash_is_no_strike_at_all() -> None:
    assert legal(facing("u020", "u005"), "attack") == []
    assert legal(facing("u024", "u101"), "attack") == ["attack 1>2 overrun"]


def test_1_3_zero_is_a_value() -> None:
    units, events = box().texts
    zero = HunterCatalogue.parse(units.replace("Italy,AFV,10,1,2x2", "Italy,AFV,10,0,2x2"), events)
    game = HunterRuleset(zero).parse_table(
        "seat: S1\n front: 1 u073 revealed\nseat: S2\n front: 2 u005 revealed"
    )
    assert legal(game, "attack") == ["attack 1>2 ap"]


@pytest.mark.parametrize(
    ("card", "color", "after", "air_strike", "water", "window"),
    [
        ("carpet_bombing", "red", "discard", True, False, "draw"),
        ("trench", "gold", "attach_unit", False, False, "open"),
        ("captured_vehicle", "grey", "remove", False, False, "lost"),
        ("dive_bomber", "grey", "discard", True, False, "main"),
        ("river", "gold", "attach_player", False, True, "open"),
    ],
)
def test_1_4_an_event_card_says_when_it_is_played_and_what_becomes_of_it(
    card: str, color: str, after: str, air_strike: bool, water: bool, window: str
) -> None:
    (row,) = [row for row in box().event_rows if row.id == card]
    assert (row.colour, row.after, row.window) == (color, after, window)
    assert (row.air_strike == "1", row.water == "1") == (air_strike, water)


def test_1_5_what_lies_open_and_what_does_not() -> None:
    text = (
        "discard: smoke\nremoved_units: u008\nseat: S1\n front: 1 u031\n back: 2 u092\n commanders: 3 c01\n"
        " before: depot\n hand: river\n scored: u006\nseat: S2\n front: 9 u005"
    )
    game = table(text, "commanders=yes")
    assert (hand(game, 0), discard(game)) == (["river"], ["smoke"])
    assert (line(game, 0, 0), line(game, 0, 1), line(game, 0, 2)) == ((1,), (2,), (3,))
    assert at(game, 3) == "commanders"
    seen = game.observe(1)
    assert (seen.kinds[1], seen.kinds[2]) == (HIDDEN, HIDDEN)
    assert seen.kinds[3] == game.kinds[3]
    assert (seen.discard, seen.removed_units) == (tuple(game.discard), tuple(game.removed_units))
    assert (seen.piles, seen.before) == (tuple(game.piles), tuple(game.before))
    assert (seen.hand, seen.hand_sizes) == ((), (1, 0))
    assert (seen.unit_deck_size, seen.event_deck_size) == (len(game.unit_deck), len(game.event_deck))
