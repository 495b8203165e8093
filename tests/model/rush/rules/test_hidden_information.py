"""Rules, Hidden information: what a seat may know, and what it may not."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from random import Random

from tests.model.rush.rules.tabletop import play, table
from wotrush.model.rush import Observation, RushGame, RushOptions, dealt_anew, determinize, event_for
from wotrush.model.rush.events import BaseDrawn, Drew
from wotrush.model.rush.state import State

DRAWING = """
    players: 3
    reserve: us07 us08 us09 us10
    deck: fr01 fr02 fr03 fr04
    seat: 0
      hand: eng1 tec1
      garage: su07 su08 eng2
      depot: su09
    seat: 1
      hand: eng5 vol2 de08
      garage: tec2 eng6
    seat: 2
      hand: eng9
      garage: vol3 tec3
"""


def test_hands_of_players_whose_turn_it_is_not_are_hidden() -> None:
    game = table(DRAWING)
    seen = game.observe(2)
    assert seen.hands == (tuple(game.hands[0]), None, tuple(game.hands[2]))
    assert seen.hand_sizes == (2, 3, 1)
    assert seen.hand == tuple(game.hands[2])


def test_a_player_in_doubt_knows_garage_and_hand_as_a_set_not_the_split() -> None:
    game = table(DRAWING)
    seen = game.observe(0)
    assert seen.unseen[1] == tuple(sorted(game.hands[1] + game.garages[1]))
    assert seen.unseen[0] == tuple(sorted(game.garages[0]))
    assert seen.garage_sizes == (3, 2, 2)


def test_which_cards_a_squad_holds_is_public() -> None:
    game = table(DRAWING)
    for seat in range(3):
        for other in range(3):
            assert sorted(game.observe(seat).squad(other)) == sorted(game.squad(other))


def test_the_order_of_every_face_down_pile_is_hidden() -> None:
    game = table(DRAWING)
    before = [game.observe(seat) for seat in range(3)]
    game.deck.reverse()
    for garage in game.garages:
        garage.reverse()
    game.streams = [stream + 1 for stream in game.streams]
    assert [game.observe(seat) for seat in range(3)] == before


UNDER_WAY = """
    players: 3, first 1, active 2
    options: wide_reserve
    prompt: sabotage
    turn: 7
    pool: 3
    nation: 2
    kills: 2
    using: su25
    step: 1
    victim: 0
    reward_nation: 3
    played: 8
    flags: recruiting bought assaulted
    pool_national: 1 0 2 0
    siege_kills: 0 1 0 2
    ending: medals 2
    achievements: 1 4 7 11
    medals: 9+3 8+2 0+3 7+1
    attackers: us07
    reserve: us02 us08 us09 us10
    discard: fr01
    graveyard: tec3 fr02
    seat: 0
      bases: up de08!, gone, damaged
      hand: eng1
      destroyed: 1 bases 2 vehicles
    seat: 2
      depot: us07
"""
"""A position in which hardly any number has its start value."""
OWN = {"seat", "hands", "hand_sizes", "garage_sizes", "unseen", "depots", "deck", "to_act", "actions"}
"""Fields that differ by seat, or are tested above."""


def test_all_else_is_public_in_the_middle_of_a_turn_too() -> None:
    game, beginning = table(UNDER_WAY), table("").observe(0)
    public = {field.name for field in fields(Observation)} - OWN - {"catalogue"}
    for seat in range(3):
        seen = game.observe(seat)
        for name in public:
            known = getattr(game, name)
            assert getattr(seen, name) == (tuple(known) if isinstance(known, list) else known), name
            assert getattr(seen, name) != getattr(beginning, name), f"{name} tells nothing on this table"
        assert (seen.seat, seen.to_act, seen.catalogue) == (seat, 0, game.catalogue)
        assert seen.actions == (tuple(game.legal_actions()) if seat == 0 else ())


def test_all_else_is_public() -> None:
    game = table(DRAWING)
    for seat in range(3):
        seen = game.observe(seat)
        for name in ("discard", "reserve", "graveyard", "ones", "twos", "base", "defender", "hurt"):
            assert getattr(seen, name) == tuple(getattr(game, name))
        assert seen.depots == tuple(map(tuple, game.depots))
        assert (seen.to_act, seen.active, seen.turn) == (0, 0, 0)
        assert seen.deck == tuple(sorted(game.deck))


def test_secrets_are_absent_not_masked() -> None:
    assert is_dataclass(Observation)
    names = {field.name for field in fields(Observation)}
    assert not names & {"rng", "garages", "events", "legal", "seed"}


def test_only_the_seat_to_act_is_handed_actions() -> None:
    game = table(DRAWING)
    assert game.observe(0).actions == tuple(game.legal_actions())
    assert game.observe(1).actions == game.observe(2).actions == ()


def test_cards_drawn_in_secret_are_only_counted_for_the_others() -> None:
    game = table(DRAWING)
    (drew,) = [event for event in play(game, "end turn") if isinstance(event, Drew)]
    assert drew.cards is not None
    assert event_for(drew, 0) == drew
    for other in (1, 2):
        seen = event_for(drew, other)
        assert isinstance(seen, Drew)
        assert (seen.seat, seen.count, seen.cards) == (0, 3, None)


def test_cards_drawn_into_the_open_hand_are_seen_by_all() -> None:
    game = table("""
        seat: 0
          hand: su05
          garage: de08
    """)
    (drew,) = [event for event in play(game, "use su05") if isinstance(event, Drew)]
    assert event_for(drew, 1) == drew


def test_a_base_drawn_is_seen_by_all() -> None:
    game = table("""
        seat: 0
          garage: base
    """)
    (drawn,) = [event for event in play(game, "end turn") if isinstance(event, BaseDrawn)][:1]
    assert event_for(drawn, 1) == drawn


def test_after_the_game_no_hand_lies_open() -> None:
    game = table("""
        players: 2, first 0, active 1
        ending: medals 0
        seat: 0
          hand: eng
        seat: 1
          garage: tec
    """)
    play(game, "end turn")
    assert game.observe(0).hands == (tuple(game.hands[0]), None)
    assert game.observe(1).hands == (None, tuple(game.hands[1]))


def test_a_world_filled_up_from_an_observation_fits_it_and_differs_in_what_is_hidden() -> None:
    game = table(DRAWING)
    seen = game.observe(0)
    worlds = [determinize(seen, Random(seed)) for seed in range(20)]
    assert all(world.observe(0) == seen for world in worlds)
    assert len({tuple(world.hands[1]) for world in worlds}) > 1
    assert len({tuple(world.deck) for world in worlds}) > 1
    assert len({tuple(world.garages[0]) for world in worlds}) > 1


def test_cards_dealt_anew_make_the_world_that_an_observation_makes() -> None:
    rng = Random(5)
    for players in range(2, 6):
        game = RushGame.new(RushOptions(players=players), seed=players)
        while game.to_act() is not None:
            for seat in range(players):
                before, seed = fields_of(game), rng.random()
                assert fields_of(dealt_anew(game, seat, Random(seed))) == fields_of(
                    determinize(game.observe(seat), Random(seed))
                )
                assert fields_of(game) == before
            for _ in range(7):
                if game.to_act() is not None:
                    game.apply(rng.choice(game.legal_actions()))


def fields_of(game: RushGame) -> dict[str, object]:
    """Return copies of all fields but two: what has happened is not told, and choices are listed on demand."""
    copied = game.copy()
    return {
        field.name: getattr(copied, field.name)
        for field in fields(State)
        if field.name not in ("events", "legal")
    }
