"""Section 21: actions as text; tables as text."""

from __future__ import annotations

from random import Random

import pytest

from tests.model.hunter.rules.tabletop import RULES, refused, table
from wotrush.model.hunter import HunterGame, HunterOptions, parse_hunter_action
from wotrush.model.hunter.positions.notation import parse_table, table_text
from wotrush.model.notation import TableError

LINES = (
    """
keep u031|keep smoke|deploy u080 back|mix|advance 12|cure 12 ammo|begin|reveal 12|cure 12 pinned|attack 12>31 ap x2
attack 12>31 ap x2 charge|attack 12>31 shell|attack 12>31 overrun|attack 12>31 suicide|attack 12>31 rifle|attack 12>31 range
counter 31>12 x3|spy 12>S3|show 31|stop|wait|wait c10|discard smoke|keep resupply|event resupply 31 ammo
event fighter_bomber S2|event river S1|event ambush 17>12 x2|event ace_gunner d2|event engineers river S3|use 14
use 14 hide 20|use 14 back 20|use 14 river S2|use c02 free 20|use c03 d1|aa 22|evade|pass|end|event escape|event escape back
event field_repair|event captured_vehicle 31|event engineers trench 31|use c02 refresh 20|use c04|use c08
""".strip()
    .replace("\n", "|")
    .split("|")
)


@pytest.mark.parametrize("line", LINES)
def test_21_every_line_of_section_21_reads_and_writes_the_same(line: str) -> None:
    action = parse_hunter_action(line)
    assert str(action) == line
    assert parse_hunter_action(line) is action


@pytest.mark.parametrize(
    "line",
    [
        "",
        "attack",
        "attack 1>2 club",
        "attack 1>2 ap 2",
        "event nothing",
        "spy 1>2",
        "use c99",
        "keep x",
        "event ace_gunner 2",
        "event smoke 1 2",
        "aa x",
    ],
)
def test_21_what_cannot_be_read_is_quoted(line: str) -> None:
    with pytest.raises(ValueError, match="cannot read the action"):
        parse_hunter_action(line)


def test_21_a_line_that_would_be_written_otherwise_is_refused() -> None:
    with pytest.raises(ValueError, match="did you mean 'attack 1>2 ap'"):
        parse_hunter_action("attack 1>2 ap x1")


@pytest.mark.parametrize("seed", range(6))
def test_21_tables_read_back_at_every_decision(seed: int) -> None:
    chance = Random(seed)
    game = HunterGame.new(HunterOptions(players=2 + seed, commanders=True, evade=True, charge=True), seed)
    count = 0
    while game.to_act() is not None:
        count += 1
        if count % 5 == 0:
            again = RULES.parse_table(table_text(game))
            assert again.digest() == game.digest()
            assert list(again.legal_actions()) == list(game.legal_actions())
        game.apply(chance.choice(list(game.legal_actions())))
    assert RULES.parse_table(table_text(game)).digest() == game.digest()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("front", "it needs the form"),
        ("options: players=9", "cannot read the options"),
        ("seat: S3", "there are 2 seats"),
        ("seat: S1\n front: 1 u031, 1 u005", "place 1 is taken"),
        ("seat: S1\n front: 1 u008, 2 u008", "the unit u008 is there 2 times"),
        ("streams: 1 2", "streams of chance"),
        ("numbers: active 7", "0 is the first"),
        ("numbers: phase 2\nstack:", "nothing goes on"),
        ("stack: strike 1 2", "too short"),
        ("weather: fine", "cannot read the line"),
    ],
)
def test_21_bad_tables_get_one_sentence(text: str, message: str) -> None:
    with pytest.raises(TableError, match=message):
        parse_table(text)


def test_24_15_places_of_lost_cards_keep_their_number_and_kind() -> None:
    game = table("seat: S1\n front: 1 u031\nseat: S2\n front: 5 u005\n gone: 3 u006")
    assert game.kinds[3] >= 0
    assert game.observe(0).kinds[3] == game.kinds[3]
    assert refused(game, "reveal 3") == "There is no card in play with that number."
