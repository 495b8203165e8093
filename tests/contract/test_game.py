"""Every game keeps the contract: texts, copies, digests, and what a seat may know."""

from __future__ import annotations

from contextlib import suppress
from itertools import product, takewhile
from random import Random

import pytest

from tests.contract.games import EVERY_GAME, Sample, positions
from wotrush.model.game import ANYBODY, IllegalAction


@EVERY_GAME
def test_actions_and_tables_read_back(sample: Sample) -> None:
    ruleset = sample.ruleset
    for game in positions(sample, 1, every=5):
        for action in game.legal_actions():
            assert ruleset.parse_action(ruleset.action_text(action)) == action
        again = ruleset.parse_table(ruleset.table_text(game))
        assert again.digest() == game.digest()
        assert list(again.legal_actions()) == list(game.legal_actions())


@EVERY_GAME
def test_the_same_seed_and_decisions_give_the_same_game(sample: Sample) -> None:
    digests = [[game.digest() for game in positions(sample, 2, every=9)] for _ in range(2)]
    assert digests[0] == digests[1]
    assert len(set(digests[0])) == len(digests[0])


@EVERY_GAME
def test_a_copy_goes_its_own_way(sample: Sample) -> None:
    for game in positions(sample, 3, every=7):
        digest, copy = game.digest(), game.copy()
        assert copy.digest() == digest
        rng = Random(4)
        for _ in range(6):
            if copy.to_act() is not None:
                copy.apply(rng.choice(list(copy.legal_actions())))
        assert copy.digest() != digest
        assert game.digest() == digest


@EVERY_GAME
def test_an_illegal_action_is_refused_and_changes_nothing(sample: Sample) -> None:
    everything = {action for game in positions(sample, 5) for action in game.legal_actions()}
    for game in positions(sample, 6, every=20):
        illegal = [action for action in sorted(everything, key=str) if action not in game.legal_actions()]
        before = game.digest()
        refused = 0
        for action in illegal[:20]:
            try:
                game.copy().apply(action)
            except IllegalAction:
                refused += 1
                with pytest.raises(IllegalAction):
                    game.apply(action)
                assert game.digest() == before
        assert refused, "at least one of twenty"


STRANGE = (-(10**6), -1, 7, 77, 99, 150, 10**6)


@EVERY_GAME
def test_an_action_with_any_number_is_legal_or_refused(sample: Sample) -> None:
    kinds = {type(action): action for game in positions(sample, 5) for action in game.legal_actions()}
    strange = []
    for kind, action in kinds.items():
        values = [getattr(action, name) for name in kind.__match_args__]
        for at, number in product(range(len(values)), STRANGE):
            if not isinstance(values[at], str):
                strange_value = number if isinstance(values[at], int) else (number,)
                strange.append(kind(*values[:at], strange_value, *values[at + 1 :]))
    for game in positions(sample, 6, every=40):
        before = game.digest()
        for action in strange:
            with suppress(IllegalAction):
                game.copy().apply(action)
        assert game.digest() == before


@EVERY_GAME
def test_what_is_asked_of_any_observation(sample: Sample) -> None:
    for game in positions(sample, 7, every=3):
        asked = game.to_act()
        for seat in range(game.seats):
            seen = game.observe(seat)
            assert seen.seat == seat
            assert (seen.turn, seen.round) == (game.turn, game.round)
            assert 0 <= seen.active < game.seats
            assert list(seen.actions) == (list(game.legal_actions()) if seat == asked else [])
            assert seen.reacting == (game.reacting and seat == asked)
            if not game.reacting:
                assert seen.to_act == asked
                assert seen.private == game.private


@EVERY_GAME
def test_a_world_that_fits_what_a_seat_knows_looks_the_same_to_it(sample: Sample) -> None:
    rng = Random(8)
    for game in positions(sample, 9, every=4):
        seat = game.to_act()
        other = sample.ruleset.determinize(game.observe(seat), rng)
        seen, seen_there = game.observe(seat), other.observe(seat)
        assert list(seen_there.actions) == list(seen.actions)
        assert seen_there == seen
        assert sample.ruleset.public(seen_there) == sample.ruleset.public(seen)


@EVERY_GAME
def test_a_decision_tells_the_others_the_same_in_every_world_that_they_take_for_possible(
    sample: Sample,
) -> None:
    """Worlds differ in what the deciding seat holds, except for the card that is played."""
    rng = Random(10)
    compared = 0
    for game in positions(sample, 11, every=2):
        decider = game.to_act()
        if game.private:
            continue
        watcher = (decider + 1) % game.seats
        other = sample.ruleset.determinize(game.observe(watcher), rng)
        if other.to_act() != decider:
            continue
        if hasattr(other, "record"):
            other.record = True  # Worlds for search record no events.
        common = [action for action in game.legal_actions() if action in other.legal_actions()]
        for action in common[:3]:
            here, there = game.copy(), other.copy()
            events = [
                [sample.ruleset.event_for(event, ANYBODY) for event in world.apply(action)]
                for world in (here, there)
            ]
            # Where somebody is asked in secret, events continue only after the answer: one list may be a prefix of the
            # other.
            reported = [
                list(takewhile(lambda event: not sample.ruleset.reveals([event]), some)) for some in events
            ]
            assert all(one == two for one, two in zip(*reported, strict=False)), (
                "only what comes to light may differ"
            )
            if reported == events:
                assert reported[0] == reported[1], "nothing came to light"
            compared += 1
    assert compared > 5


@EVERY_GAME
def test_whoever_is_asked_in_secret_is_asked_where_everybody_expects_it(sample: Sample) -> None:
    """Otherwise only a pause after a decision would tell. Whoever passes leaves the events as if nobody had been asked."""
    ruleset, asked = sample.ruleset, False
    for seed in range(13, 16):
        for game in positions(sample, seed):
            if game.reacting:
                continue
            after = game.copy()
            events = list(after.apply(Random(seed).choice(list(game.legal_actions()))))
            secret = after.reacting
            while after.reacting:
                actions = after.legal_actions()
                events += after.apply(next(filter(ruleset.declines, actions), actions[0]))
            asked |= secret
            assert ruleset.may_ask(events) or not secret
            assert ruleset.reveals(events) or not secret, "what can be taken back would tell"
    assert asked == any(game.reacting for game in positions(sample, 13))


@EVERY_GAME
def test_worlds_of_one_seat_have_luck_of_their_own(sample: Sample) -> None:
    game = next(positions(sample, 12))
    seen, rng = game.observe(game.to_act()), Random(13)
    assert len({sample.ruleset.determinize(seen, rng).digest() for _ in range(20)}) > 10
