"""Tables and actions as text: what may be left out, what cannot be read, and what cannot be played."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from tests.model.random_games import play_at_random
from tests.model.rush.invariants import RUSH as UNDER_TEST
from wotrush.model.notation import TableError
from wotrush.model.rush import RushGame, RushOptions, rush_ruleset
from wotrush.model.rush.actions import Attack, Buy, parse_action
from wotrush.model.rush.positions.notation import parse_table, table_text
from wotrush.model.rush.state import UPRIGHT

RUSH = rush_ruleset()


# Tables


def test_an_empty_text_is_a_bare_table_for_two() -> None:
    game = parse_table("")
    assert (game.seats, game.first, game.active, game.turn) == (2, 0, 0, 0)
    assert game.deck == list(range(100))
    assert game.base == [UPRIGHT] * 6
    assert [len(garage) for garage in game.garages] == [6, 6]
    assert (game.ones, game.twos) == ([9] * 4, [3] * 4)


def test_what_a_drawing_leaves_out_has_its_value_at_the_start() -> None:
    game = parse_table("""
        players: 3, first 1, active 0   # two turns after the first player
        reserve: su07
        seat: 2
          hand: eng eng de* us**
          bases: up su08, damaged, gone
    """)
    cards = game.catalogue.cards
    assert game.turn == 2
    assert [cards[card].code for card in game.hands[2]] == ["eng9", "eng10", "de*9", "us**3"]
    assert (game.ones, game.twos) == ([9, 8, 9, 9], [3, 3, 2, 3])
    assert len(game.deck) == 98
    assert game.garages == [[], [], []]


def test_a_shorthand_never_takes_a_card_that_is_written_in_full() -> None:
    game = parse_table("seat: 0\nhand: eng eng\ndepot: eng1")
    assert [game.catalogue.cards[card].code for card in game.hands[0]] == ["eng2", "eng3"]


def test_a_base_in_short_is_one_of_another_seat_that_stands_no_more() -> None:
    """This holds although the base is listed below the squad that it lies in, and other bases come first."""
    game = parse_table("""
        seat: 0
          depot: base base
        seat: 1
          bases: up, gone, gone
    """)
    assert [game.catalogue.cards[card].code for card in game.depots[0]] == ["base5", "base6"]


def test_the_card_in_use_may_be_written_by_its_code() -> None:
    game = parse_table("using: su05\nprompt: place\nstep: 1")
    assert game.using == game.catalogue.by_code["su05"]
    assert game.using not in game.deck


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("players", "cannot read the line 'players': it needs the form 'name: value'"),
        ("players: many", "cannot read the players and options"),
        ("players: 9", "cannot read the players and options"),
        ("players: 2, first", "cannot read the players and options"),
        ("options: loud", "cannot read the players and options"),
        ("color: red", "cannot read the line 'color: red': no table has such a line"),
        ("reserve: su99", "there is no card 'su99', or none left of it"),
        ("seat: 0\nhand: eng eng eng eng eng", "there is no card 'eng', or none left of it"),
        ("seat: 0\ndepot: us** us** us** us**", "there is no card 'us**', or none left of it"),
        ("seat: 2", "there are 2 seats, 0 is the first"),
        ("seat: 0\nbases: sideways", "cannot read the line 'bases: sideways'"),
        ("seat: 0\ndestroyed: 1", "cannot read the line 'destroyed: 1'"),
        ("medals: 9 9 9 9", "cannot read the line 'medals: 9 9 9 9'"),
        ("pool_national: 1 2", "cannot read the line 'pool_national: 1 2'"),
        ("flags: tired", "cannot read the line 'flags: tired'"),
        ("prompt: wait", "cannot read the line 'prompt: wait'"),
        ("ending: soon", "cannot read the line 'ending: soon'"),
        ("turn: x", "cannot read the line 'turn: x'"),
    ],
)
def test_what_cannot_be_read_is_quoted(text: str, says: str) -> None:
    with pytest.raises(TableError) as caught:
        parse_table(text)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("players: 2, first 2", "there are 2 seats, 0 is the first"),
        ("players: 2, first 0, active 5", "there are 2 seats, 0 is the first"),
        ("turn: 3", "turn 3 does not go with seat 0 when seat 0 is first"),
        ("players: 3, first 1, active 0\nturn: 4", "turn 4 does not go with seat 0 when seat 1 is first"),
        ("prompt: over\nturn: 6", "turn 6 does not go with seat 0 when seat 0 is first"),
        ("streams: 1 2", "2 seats and the vehicle deck have 3 streams of chance"),
        ("streams: 1 2 -3", "streams of chance, each below 2**128"),
        ("turn: -1", "turns, resources and kills are never below 0"),
        ("pool: -1", "turns, resources and kills are never below 0"),
        ("kills: -1", "turns, resources and kills are never below 0"),
        ("pool_national: 0 0 0 -1", "turns, resources and kills are never below 0"),
        ("siege_kills: -1 0 0 0", "turns, resources and kills are never below 0"),
        ("medals: 9+3 9+3 9+3", "four medal piles"),
        ("medals: 10+3 9+3 9+3 9+3", "up to 9 one-medal and 3 two-medal cards"),
        ("achievements: 3 3", "achievements are numbered from 0 to 11"),
        ("achievements: 12", "achievements are numbered from 0 to 11"),
        ("reserve: su07\ndiscard: su07", "su07 lies in two places"),
        ("seat: 0\nhand: su07\nbases: up su07", "su07 lies in two places"),
        ("medals: 9+3 9+3 9+3 9+3\nseat: 0\nhand: us*9", "us*9 lies in two places"),
        ("seat: 1\nhand: eng13", "eng13 belongs to a seat that is not there"),
        ("seat: 1\ndepot: base7", "base7 belongs to a seat that is not there"),
        ("seat: 1\nbases: up, up, gone su07", "su07 defends a base that has been destroyed"),
        ("discard: eng1\nseat: 0", "only vehicles lie in the deck"),
        ("seat: 0\nhand: base4", "a base is never held in a hand"),
        ("reserve: su01 su02 su03 su04 su05", "the Reserve has 4 cards"),
        ("prompt: place", "the prompt place does not go with the card in use"),
        ("using: su07", "the prompt play does not go with the card in use"),
        ("prompt: place\nusing: us*9", "the card in use has no such ability"),
        ("prompt: place\nusing: su07\nstep: 7", "the card in use has no such ability"),
        ("prompt: sabotage\nusing: su25", "nobody can answer Sabotage"),
        ("prompt: assault", "an assault needs a nation"),
        ("prompt: assault\nnation: 4", "an assault needs a nation"),
        ("prompt: reward", "medals need a nation"),
        ("prompt: reward\nreward_nation: 4", "medals need a nation"),
        ("prompt: expose\nattackers: su07\nseat: 0\nhand: su07", "the attackers are not in the Depot"),
        ("prompt: expose", "the prompt expose has no choices"),
        (
            "prompt: research\nusing: tec1\nstep: 1\nseat: 0\nreserve: su20",
            "the prompt research has no choices",
        ),
    ],
)
def test_what_cannot_be_played_on_is_refused_with_the_reason(text: str, says: str) -> None:
    with pytest.raises(TableError, match="this table cannot be played on: ") as caught:
        parse_table(text)
    assert says in str(caught.value)


def test_a_dealt_table_is_written_and_read() -> None:
    game = RushGame.new(RushOptions(players=4, wide_reserve=True, count_defenders=True), 3)
    again = parse_table(table_text(game))
    assert again.digest() == game.digest()
    assert (again.seats, again.options.wide_reserve, again.options.always_doubles) == (4, True, False)


STRAY = [
    "-1",
    "0",
    "1",
    "2",
    "9",
    "99",
    "su01",
    "eng1",
    "us*9",
    "base4",
    "gone",
    "damaged",
    "place",
    "reward",
    "expose",
    "strike",
    "over",
    "x",
]


@pytest.mark.parametrize("seed", range(6))
def test_a_damaged_table_is_refused_or_can_be_played_on(seed: int) -> None:
    """A table written by anybody never makes the rules fail later."""
    chance, refused = Random(seed), 0
    for game in islice(play_at_random(UNDER_TEST, seed * 21, seed), 1):
        for _ in range(chance.randrange(80)):
            game.apply(chance.choice(list(game.legal_actions())))
        text = table_text(game)
        for _ in range(150):
            lines = text.splitlines()
            number = chance.randrange(len(lines))
            words = lines[number].split()
            words[chance.randrange(len(words))] = chance.choice([*text.split(), *STRAY])
            lines[number] = " ".join(words)
            try:
                changed = parse_table("\n".join(lines))
            except TableError:
                refused += 1
                continue
            for _ in range(30):
                if changed.to_act() is not None:
                    changed.apply(chance.choice(list(changed.legal_actions())))
    assert 0 < refused < 150


# Actions

EVERY_KIND = [
    "buy 2 with 14 3",
    "buy 2",
    "use 14",
    "defend 14 at 2",
    "attack 7 on 1.2",
    "end assault",
    "end turn",
    "discard 14",
    "strike base 1.2",
    "strike defender 1.2",
    "take 2",
    "scrap 14",
    "stop",
    "place at 2",
    "medals 1",
    "expose 14 at 2",
    "refresh",
    "keep",
]


@pytest.mark.parametrize("line", EVERY_KIND)
def test_every_kind_of_action_reads_back(line: str) -> None:
    assert RUSH.action_text(RUSH.parse_action(line)) == str(parse_action(line)) == line


def test_cards_may_be_named_by_code() -> None:
    by_code = {code: RUSH.catalogue.by_code[code] for code in ("us07", "eng1", "de**2")}
    assert RUSH.parse_action("buy us07 with eng1 de**2") == Buy(
        by_code["us07"], (by_code["eng1"], by_code["de**2"])
    )
    assert RUSH.parse_action("attack us07 on 1.0") == Attack(by_code["us07"], 1, 0)


@pytest.mark.parametrize(
    "line", ["", "buy", "buy x", "fly 3", "attack 7 on 1", "strike tower 1.2", "end", "use su99"]
)
def test_what_is_no_action_is_quoted(line: str) -> None:
    with pytest.raises(ValueError, match="cannot read the action") as caught:
        RUSH.parse_action(line)
    assert repr(line) in str(caught.value)
