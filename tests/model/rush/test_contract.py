"""The promises of `wotrush.model.game` that need tables of their own: copies, digests, events and the limits of undo."""

from __future__ import annotations

import pickle
from random import Random

from tests.model.rush.rules.tabletop import play, table
from wotrush.model.rush import RushGame, RushOptions, determinize, rush_ruleset
from wotrush.model.rush.actions import END_TURN, parse_action

RUSH = rush_ruleset()


def test_a_copy_is_independent() -> None:
    game = RushGame.new(RushOptions(players=3), 5)
    before, twin = game.digest(), game.copy()
    while twin.to_act() is not None and twin.turn < 30:
        twin.apply(twin.legal_actions()[0])
    assert game.digest() == before
    assert twin.digest() != before


def test_the_same_actions_lead_to_the_same_digest() -> None:
    lines, digests, chance = [], [], Random(4)
    game = RushGame.new(RushOptions(players=4, exposed_attacker=True), 8)
    while game.to_act() is not None:
        action = chance.choice(list(game.legal_actions()))
        lines.append(str(action))
        game.apply(action)
        digests.append(game.digest())
    again = RushGame.new(RushOptions(players=4, exposed_attacker=True), 8)
    for line, digest in zip(lines, digests, strict=True):
        again.apply(parse_action(line))
        assert again.digest() == digest


def test_digest_is_of_all_that_decides_how_the_game_goes_on() -> None:
    game = RushGame.new(RushOptions(), 5)
    seen = {game.digest()}
    for change in ("pool", "turn", "kills", "played", "active"):
        other = game.copy()
        setattr(other, change, getattr(other, change) + 1)
        seen.add(other.digest())
    other = game.copy()
    other.streams[1] += 1
    seen.add(other.digest())
    other = game.copy()
    other.deck.reverse()
    seen.add(other.digest())
    seen.add(RushGame.new(RushOptions(count_defenders=True), 5).digest())
    assert len(seen) == 9


def test_digest_leaves_out_who_was_asked_for_and_whether_events_are_on() -> None:
    chosen = RushGame.new(RushOptions(first_player=0), 5)
    silent = chosen.copy()
    silent.record = False
    silent.legal_actions()
    assert silent.digest() == chosen.digest()


def test_every_action_type_is_told_apart_by_its_text() -> None:
    for seed in range(5):
        game, chance = RushGame.new(RushOptions(players=3), seed), Random(seed)
        while game.to_act() is not None:
            legal = list(game.legal_actions())
            assert len({str(action) for action in legal}) == len(legal)
            game.apply(chance.choice(legal))


def test_events_can_be_switched_off() -> None:
    game = RushGame.new(RushOptions(), 5)
    game.record = False
    assert not game.apply(END_TURN)
    game.record = True
    assert game.apply(END_TURN)


def test_a_game_begins_with_a_clean_record() -> None:
    assert RushGame.new(RushOptions(), 5).events == []


# The limits of undo


def test_nothing_is_taken_back_once_a_card_was_drawn_dealt_or_given_up_or_the_turn_ended() -> None:
    game = table("""
        reserve: us02 us08 us09 us10
        seat: 0
          hand: eng su05 us23 su19 vol
          garage: de08
        seat: 1
          hand: eng
    """)
    assert not RUSH.reveals(play(game, "use vol"))
    assert not RUSH.reveals(play(game, "attack su19 on 1.0"))
    assert not RUSH.reveals(play(game, "end assault"))
    assert RUSH.reveals(play(game, "use su05"))  # a card was drawn
    assert not RUSH.reveals(play(game, "place at 0"))
    assert RUSH.reveals(play(game, "buy us02 with eng"))  # a card was dealt
    assert not RUSH.reveals(play(game, "use us23"))
    assert RUSH.reveals(play(game, "discard eng"))  # another player decided
    assert RUSH.reveals(play(game, "end turn"))


def test_a_base_drawn_is_news_and_a_reserve_that_cannot_be_refilled_is_not() -> None:
    game = table("""
        reserve: us02
        deck:
        seat: 0
          hand: eng su05
          garage: base
    """)
    assert RUSH.reveals(play(game, "use su05"))
    assert not RUSH.reveals(play(game, "place at 0", "buy us02 with eng"))


# The ruleset


def test_the_ruleset_names_cards_and_revision() -> None:
    name, revision, cards = RUSH.ident.split("-")
    assert (RUSH.name, name, cards) == ("rush", "rush", RUSH.catalogue.ident)
    assert int(revision) >= 1


def test_the_ruleset_writes_and_reads_tables_and_censors_events() -> None:
    game = RUSH.new({"players": 3}, 6)
    assert RUSH.parse_table(RUSH.table_text(game)).digest() == game.digest()
    events = game.apply(END_TURN)
    seat = (game.first + 1) % 3
    assert [RUSH.event_for(event, seat) for event in events] != list(events)


def test_anybody_may_see_the_open_hand_but_not_that_of_a_seat_that_waits() -> None:
    game = RUSH.new({"players": 3}, 6)
    waiting = (game.active + 1) % 3
    shown = RUSH.public(game.observe(waiting))
    assert shown.hands[waiting] is None
    assert shown.unseen[waiting] == tuple(sorted(game.hands[waiting] + game.garages[waiting]))
    assert shown.hands[game.active] == tuple(game.hands[game.active])
    assert RUSH.public(game.observe(game.active)) == game.observe(game.active)


def test_the_ruleset_deals_worlds_that_fit_what_a_seat_knows() -> None:
    seen = RUSH.new({"players": 3}, 6).observe(1)
    assert RUSH.determinize(seen, Random(1)).observe(1) == seen


def test_nobody_is_asked_in_secret() -> None:
    ruleset, game = rush_ruleset(), table("")
    assert not any(ruleset.declines(action) for action in game.legal_actions())
    assert not ruleset.may_ask(game.apply(END_TURN))


def test_observations_travel_between_processes() -> None:
    game = RUSH.new({"players": 2}, 6)
    seen = game.observe(0)
    again = pickle.loads(pickle.dumps(seen))
    assert again.hands == seen.hands
    assert determinize(again, Random(1)).observe(0).hands == seen.hands
