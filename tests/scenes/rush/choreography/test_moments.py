"""The table moment by moment: after all events of a decision its figures are those that every seat then knows."""

from __future__ import annotations

from random import Random

from wotrush.model.rush import Observation, RushGame, RushOptions
from wotrush.model.rush.ruleset import rush_ruleset
from wotrush.model.rush.scoring import achievement_counts, score_parts
from wotrush.scenes.rush.choreography.moments import next_moment

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


def test_the_events_of_a_decision_lead_to_what_is_known_after_it() -> None:
    rng = Random(1)
    for players in (2, 3, 4, 5, 2, 3):
        game = RushGame.new(RushOptions(players=players), rng.getrandbits(32))
        seen = {seat: game.observe(seat) for seat in range(players)}
        while game.to_act() is not None:
            action = rng.choice(game.legal_actions())
            events = game.apply(action)
            for seat, o in seen.items():
                known = game.observe(seat)
                for event in events:
                    o = next_moment(o, RULES.event_for(event, seat))
                assert shown(o) == shown(known), (seat, str(action), events)
                seen[seat] = known
