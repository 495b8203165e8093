"""The table moment by moment: after all events of a decision it shows what every seat then knows, over whole games."""

from __future__ import annotations

from random import Random

from wotrush.model.hunter import HunterGame, HunterObservation, HunterOptions, hunter_ruleset
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.cards.words import NEW_FLOOD
from wotrush.scenes.hunter.choreography.moments import next_moment

RULES = hunter_ruleset()

PRINTED = w.REVEALED | w.PINNED | w.DRY | w.EXHAUSTED | w.WITH_TRENCH | w.WITH_ARMOR | w.WITH_FUEL
"""The bits of a unit's state that everybody sees on the table."""


def shown(o: HunterObservation) -> dict[str, object]:
    """What the screen shows of an observation; marks of the rules that nobody sees are left out."""
    return {
        "flags": [flags & PRINTED for flags in o.flags],
        "before": [cards % NEW_FLOOD for cards in o.before],
        **{
            name: getattr(o, name)
            for name in (
                *("kinds", "owner", "line", "lines", "hand", "hand_sizes", "piles", "scores", "out"),
                *("unit_deck_size", "event_deck_size", "removed_units", "bombings", "active", "round"),
            )
        },
    }


def test_the_events_of_a_decision_lead_to_what_is_known_after_it() -> None:
    rng = Random(1)
    for players in (2, 3, 4, 5, 8, 3):
        options = HunterOptions(players=players, evade=True, charge=True, commanders=True)
        game = HunterGame.new(options, rng.getrandbits(32))
        seen = {seat: game.observe(seat) for seat in range(players)}
        while game.to_act() is not None:
            action = rng.choice(game.legal_actions())
            events = game.apply(action)
            for seat, o in seen.items():
                known = game.observe(seat)
                for event in events:
                    o = next_moment(o, RULES.event_for(event, seat), known)
                assert shown(o) == shown(known), (seat, str(action), events)
                seen[seat] = known


def test_a_unit_falls_and_scores_in_the_moment_in_which_it_is_lost_and_not_before() -> None:
    rng, falls = Random(2), 0
    game = HunterGame.new(HunterOptions(players=2), 5)
    before = game.observe(0)
    while game.to_act() is not None:
        events = game.apply(rng.choice(game.legal_actions()))
        known, o = game.observe(0), before
        for event in (RULES.event_for(event, 0) for event in events):
            after = next_moment(o, event, known)
            if type(event).__name__ != "UnitLost" and type(event).__name__ != "UnitCaptured":
                assert (after.scores, after.piles) == (o.scores, o.piles)
            else:
                falls += after.scores != o.scores
            o = after
        before = known
    assert falls > 3
