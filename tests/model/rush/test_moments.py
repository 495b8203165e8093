"""The table moment by moment: after all events of a decision its figures are those that every seat then knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from random import Random

import pytest

from tests.model.rush.rules.tabletop import action as spoken
from tests.model.rush.rules.tabletop import depot, table
from wotrush.model.rush import Observation, RushGame, RushOptions
from wotrush.model.rush.actions import Action
from wotrush.model.rush.events import Sabotaged
from wotrush.model.rush.ruleset import rush_ruleset
from wotrush.model.rush.scoring import achievement_counts, score_parts
from wotrush.model.rush.view.moments import next_moment, with_used_card

RULES = rush_ruleset()


def shown(o: Observation) -> dict[str, object]:
    """What the figures on the table are made of."""
    return {
        "depots": [sorted(depot) for depot in o.depots],
        "piles": (o.discard, sorted(o.graveyard), o.reserve, len(o.deck)),
        "sizes": (o.hand_sizes, o.garage_sizes),
        "medals": (o.ones, o.twos),
        "bases": (o.base, o.defender, o.hurt),
        "squads": [sorted(o.squad(seat)) for seat in range(o.seats)],
        "points": score_parts(o),
        "achievements": achievement_counts(o),
    }


def follow(
    game: RushGame, actions: Iterable[Action], view: Callable[[Observation], Observation] = lambda o: o
) -> None:
    """Play on, and compare what every seat saw become of its table with what it then knows."""
    seen = {seat: view(game.observe(seat)) for seat in range(game.seats)}
    for action in actions:
        events = game.apply(action)
        for seat, o in seen.items():
            known = view(game.observe(seat))
            for event in events:
                o = next_moment(o, RULES.event_for(event, seat))
            assert shown(o) == shown(known), (seat, str(action), events)
            seen[seat] = known


def by_chance(game: RushGame, rng: Random) -> Iterator[Action]:
    while game.to_act() is not None:
        yield rng.choice(game.legal_actions())


@pytest.mark.parametrize("view", [lambda o: o, RULES.public], ids=["own hand open", "all hands closed"])
def test_the_events_of_a_decision_lead_to_what_is_known_after_it(
    view: Callable[[Observation], Observation],
) -> None:
    rng = Random(1)
    for players in (2, 3, 4, 5, 2, 3):
        options = RushOptions(players=players, exposed_attacker=players % 2 == 1)
        game = RushGame.new(options, rng.getrandbits(32))
        follow(game, by_chance(game, rng), view)


def test_the_defender_of_a_razed_base_lies_in_its_owners_depot() -> None:
    game = table("""
        seat: 0
          hand: su17
        seat: 1
          bases: damaged su07!, up, up
    """)
    follow(game, (spoken(game, line) for line in ("use su17", "strike base 1.0", "place at 0")))
    assert depot(game, 1) == "su07"


def test_a_card_that_the_viewer_did_not_know_of_comes_out_of_a_closed_hand() -> None:
    game = table("""
        seat: 1
          hand: su07
    """)
    card = game.catalogue.by_code["su07"]
    before = replace(game.observe(0), unseen=((), ()))
    after = next_moment(before, Sabotaged(1, card))
    assert (after.hand_sizes[1], after.depots[1][-1]) == (0, card)


def test_a_card_in_use_counts_in_its_squad_until_its_use_has_ended() -> None:
    game = table("""
        seat: 0
          hand: su17
        seat: 1
          bases: up su07, up, up
    """)
    squad = game.observe(0).squad(0)
    game.apply(spoken(game, "use su17"))
    assert sorted(with_used_card(game.observe(1)).squad(0)) == sorted(squad)
    game.apply(spoken(game, "strike base 1.0"))
    assert sorted(with_used_card(game.observe(0)).squad(0)) == sorted(squad)
    game.apply(spoken(game, "place at 0"))
    assert len(with_used_card(game.observe(0)).squad(0)) == len(squad) - 1
