"""The table moment by moment: after all events of a decision it shows what every seat then knows, over whole games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from tests.model.hunter.rules.tabletop import at, table
from wotrush.model.hunter import HunterGame, HunterObservation, HunterOptions, hunter_ruleset
from wotrush.model.hunter.actions import HunterAction
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.cards.words import NEW_FLOOD
from wotrush.model.hunter.events import ArmiesDeployed, HunterEvent
from wotrush.model.hunter.state import IN_TURNS
from wotrush.model.hunter.view.moments import next_moment

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


def follow(game: HunterGame, actions: Iterable[HunterAction]) -> None:
    """Play on, and compare what every seat saw become of its table with what it then knows."""
    seen = {seat: game.observe(seat) for seat in range(game.seats)}
    for action in actions:
        events = game.apply(action)
        for seat, o in seen.items():
            known = game.observe(seat)
            for event in events:
                o = next_moment(o, RULES.event_for(event, seat), known)
            assert shown(o) == shown(known), (seat, str(action), events)
            seen[seat] = known


def by_chance(game: HunterGame, rng: Random) -> Iterator[HunterAction]:
    while game.to_act() is not None:
        yield rng.choice(game.legal_actions())


def test_the_events_of_a_decision_lead_to_what_is_known_after_it() -> None:
    rng = Random(1)
    for players in (2, 3, 4, 5, 8, 3):
        options = HunterOptions(players=players, evade=True, charge=True, commanders=True)
        game = HunterGame.new(options, rng.getrandbits(32))
        follow(game, by_chance(game, rng))


def test_events_of_many_decisions_lead_there_too() -> None:
    """A replay that is watched fast shows several at once, from the draft into the turns."""
    for seed, players in enumerate((2, 3, 4, 8)):
        rng = Random(seed)
        game = HunterGame.new(HunterOptions(players=players, commanders=True), seed)
        seen, events = game.observe(0), list[HunterEvent]()
        for action in by_chance(game, rng):
            events += (RULES.event_for(event, 0) for event in game.apply(action))
            if game.turn < 3 or rng.random() < 0.9:
                continue
            o, known, deployed = seen, game.observe(0), False
            for event in events:
                deployed = deployed or isinstance(event, ArmiesDeployed) or seen.phase == IN_TURNS
                o = next_moment(o, event, known)
                assert (o.phase == IN_TURNS) is deployed
            assert shown(o) == shown(known)
            seen, events = known, []


def test_a_unit_that_is_refreshed_stands_upright() -> None:
    game = table(
        "seat: S1\n front: 1 u031 revealed\n"
        "seat: S2\n front: 9 u101 revealed pinned, 10 u020 revealed exhausted\n commanders: 11 c02\n",
        options="commanders=yes",
        s1=(6,),
    )
    follow(game, map(RULES.parse_action, ("attack 1>9 shell", "use c02 refresh 10")))
    assert at(game, 10) == "front"


def test_a_discard_that_became_the_deck_is_empty() -> None:
    game = table("event_deck:\ndiscard: smoke ambush\nseat: S1\n front: 1 u031\nseat: S2\n front: 9 u005")
    follow(game, [RULES.parse_action("wait")])
    assert (game.discard, len(game.event_deck)) == ([], 1)


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
