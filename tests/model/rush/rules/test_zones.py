"""Rules, Zones: piles that run dry, reshuffles, and base cards that are drawn."""

from __future__ import annotations

from tests.model.rush.rules.tabletop import asks, choices, codes, depot, garage, hand, play, reserve, table
from wotrush.model.rush.cards import base_card
from wotrush.model.rush.events import BaseDrawn, DeckShuffled, Drew, GarageShuffled


def test_garage_empty_while_drawing_the_depot_becomes_the_new_garage_and_drawing_goes_on() -> None:
    game = table("""
        seat: 0
          hand: su10
          garage: de08
          depot: us07 fr07
    """)
    happened = play(game, "use su10")  # Reinforcements 2
    drawn = hand(game, 0).split()
    assert drawn[0] == "de08"
    assert sorted(drawn[1:] + garage(game, 0).split()) == ["fr07", "us07"]
    assert depot(game, 0) == ""
    kinds = [type(event) for event in happened]
    assert kinds.index(GarageShuffled) > kinds.index(Drew), (
        "what was drawn before the shuffle is told before it"
    )


def test_among_which_cards_the_next_hand_is_is_known_of_every_seat() -> None:
    game = table("""
        seat: 0
          hand: eng eng
          garage: de08
          depot: us07 fr07
        seat: 1
          hand: su10
          garage: de09
          depot: us08
    """)

    def coming(seat: int) -> list[tuple[str, int]]:
        return [(codes(cards), count) for cards, count in game.observe(0).next_hand(seat)]

    shuffled = "us07 fr07 eng eng"
    assert coming(0) == [("de08", 1), (shuffled, 2)], (
        "the Depot and what is left in hand become the new Garage"
    )
    assert coming(1) == [("su10 de09", 1)], "hand and Garage cannot be told apart"
    game.garages[0].append(game.depots[0].pop())
    game.garages[0][:] = [base_card(3)]
    assert coming(0)[1] == (f"us07 eng eng {codes([base_card(3)])}", 2), (
        "a base that is drawn goes to the Depot"
    )
    game.depots[0].clear()
    game.hands[0].clear()
    assert sum(count for _, count in coming(0)) == 2, "there are no more cards: the base is drawn again"
    game.garages[0] += [base_card(0), base_card(1)]
    assert coming(0) == [(codes(sorted(game.garages[0])), 3)], (
        "nothing is shuffled while the Garage is enough"
    )


def test_garage_and_depot_empty_draw_as_many_as_there_are() -> None:
    game = table("""
        seat: 0
          hand: su10
          garage: de08
    """)
    (drew,) = [event for event in play(game, "use su10") if isinstance(event, Drew)]
    assert hand(game, 0) == "de08"
    assert (drew.count, drew.cards) == (1, tuple(game.hands[0]))


def test_garage_and_depot_empty_in_phase_three() -> None:
    game = table("""
        seat: 0
          garage: de08
          depot: us07
    """)
    play(game, "end turn")
    assert sorted(hand(game, 0).split()) == ["de08", "us07"]
    assert (garage(game, 0), depot(game, 0)) == ("", "")


def test_vehicle_deck_empty_while_refilling_the_discard_becomes_the_new_deck() -> None:
    game = table("""
        reserve: su07 su08 su09 su10
        deck: de01
        discard: fr01 fr02
        seat: 0
          hand: fr08
    """)
    happened = play(game, "use fr08")  # Scouting: four go to the discard, one deck card is left
    assert len(game.reserve) == 4
    assert reserve(game).startswith("de01 ")
    assert game.discard == []
    everything = ["fr01", "fr02", "su07", "su08", "su09", "su10"]
    assert (
        sorted([*reserve(game).split()[1:], *[game.catalogue.cards[c].code for c in game.deck]]) == everything
    )
    assert [event.count for event in happened if isinstance(event, DeckShuffled)] == [6]


def test_the_new_garage_and_the_new_deck_are_shuffled() -> None:
    garages, reserves = set(), set()
    for luck in range(12):
        game = table(f"""
            rng: {luck * 10**36}
            reserve: su07 su08 su09 su10
            deck:
            discard: fr01 fr02 fr03 fr04
            seat: 0
              depot: eng tec vol us07 us08 us09
              hand: fr08 fr10
        """)
        play(game, "use fr08")
        reserves.add(reserve(game))
        play(game, "place at 0", "use fr10")
        garages.add(garage(game, 0))
    assert len(garages) > 6
    assert len(reserves) > 6


def test_deck_and_discard_empty_the_reserve_stays_short() -> None:
    game = table("""
        reserve: su07 su08 su09 su10
        deck:
        seat: 0
          hand: eng eng eng
    """)
    play(game, "buy su08 with eng eng eng")
    assert reserve(game) == "su07 su09 su10"


def test_a_base_drawn_goes_at_once_to_the_own_depot_counts_as_drawn_and_is_not_replaced() -> None:
    game = table("""
        seat: 0
          hand: su10
          garage: us07 base de08
    """)
    happened = play(game, "use su10")
    assert hand(game, 0) == "de08"
    assert depot(game, 0) == "base"
    assert garage(game, 0) == "us07"
    assert sum(isinstance(event, BaseDrawn) for event in happened) == 1


def test_every_base_goes_to_the_depot_when_drawn_the_first_of_them_too() -> None:
    game = table("""
        players: 5, first 0, active 1
        seat: 1
          hand: su10
          garage: base1 base15
    """)
    play(game, "use su10")
    assert (hand(game, 1), depot(game, 1)) == ("", "base base")


def test_a_base_drawn_in_phase_three_is_not_replaced_either() -> None:
    game = table("""
        seat: 0
          garage: us07 base base de08
    """)
    play(game, "end turn")
    assert (hand(game, 0), depot(game, 0), garage(game, 0)) == ("de08", "base base", "us07")


def test_a_base_drawn_right_before_a_reshuffle_is_shuffled_in_again() -> None:
    game = table("""
        seat: 0
          hand: su10
          garage: base
    """)
    play(game, "use su10")  # the base is drawn, is all there is to shuffle, and is drawn once more
    assert (hand(game, 0), depot(game, 0), garage(game, 0)) == ("", "base", "")


def test_cards_in_the_depot_lie_in_the_order_they_came_face_up_for_everybody() -> None:
    game = table("""
        reserve: su07 su08 su09 su10
        seat: 0
          hand: eng eng eng su25
          depot: de08
        seat: 1
          hand: fr07
    """)
    play(game, "buy su07 with eng eng eng", "use su25", "discard fr07")
    assert depot(game, 0) == "de08 eng eng eng su07 su25"
    for seat in (0, 1):
        assert game.observe(seat).depots == tuple(map(tuple, game.depots))


def test_graveyard_is_out_of_the_game() -> None:
    game = table("""
        reserve: su01 de01 us01 fr01
        deck: fr25
        graveyard: su20
        seat: 0
          hand: tec1
    """)
    play(game, "use tec1", "take de01")
    assert [game.catalogue.cards[card].code for card in game.graveyard] == ["su20", "tec1"]
    assert "su20" not in {line.split()[-1] for line in choices(game)}
    assert asks(game) == "play"
