"""Section 20: what a seat may know and remember."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from tests.model.hunter.rules.tabletop import RULES, legal, play, table
from tests.model.hunter.secrets import check_views
from wotrush.model.hunter import HIDDEN, HunterGame, HunterOptions
from wotrush.model.hunter.cards.words import AFV, CARPET_BOMBING, COMMANDERS, EVENT, card_word
from wotrush.model.hunter.options import event_cards, unit_cards
from wotrush.model.hunter.positions.soundness import events_lying, units_lying
from wotrush.model.hunter.worlds.decks import with_other_chance
from wotrush.model.hunter.worlds.determinize import determinize
from wotrush.model.hunter.worlds.drafted import passed_on, unseen_since

OPTIONS = [
    HunterOptions(players=2),
    HunterOptions(players=3, evade=True, commanders=True),
    HunterOptions(players=5, charge=True, quick_elimination=True),
    HunterOptions(players=8, commanders=True, evade=True, charge=True),
]


def positions(options: HunterOptions, seed: int, every: int) -> list[HunterGame]:
    game, chance, found = HunterGame.new(options, seed), Random(seed), []
    for number in range(3000):
        if game.to_act() is None:
            break
        if number % every == 0:
            found.append(game.copy())
        game.apply(chance.choice(list(game.legal_actions())))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_20_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(seed: int) -> None:
    for game in positions(OPTIONS[seed], seed, 17):
        check_views(game)


@pytest.mark.parametrize("seed", range(4))
def test_20_worlds_fit_and_hold_every_card_once(seed: int) -> None:
    chance = Random(seed)
    for game in positions(OPTIONS[seed], seed + 20, 19):
        for seat in range(game.seats):
            seen = game.observe(seat)
            world = determinize(seen, chance)
            assert units_lying(world) == _counter(unit_cards(world.catalogue, world.options))
            assert events_lying(world) == _counter(event_cards(world.catalogue, world.options))
            if seat == game.to_act():
                assert world.observe(seat) == seen
                assert not world.record


def _counter(cards: tuple[int, ...]) -> dict[int, int]:
    return {card: cards.count(card) for card in cards}


def test_20_what_was_seen_revealed_is_remembered_where_it_was_hidden() -> None:
    game = table("seat: S1\n front: 1 u031 revealed, 2 u005\n hand: camouflage\nseat: S2\n front: 9 u006")
    play(game, "event camouflage 1")
    kind = game.kinds[1]
    assert game.observe(1).memory == (((1,), (kind,)),)
    for seed in range(10):
        assert determinize(game.observe(1), Random(seed)).kinds[1] == kind


def test_24_10_after_a_mix_it_lies_somewhere_on_the_places_of_the_line() -> None:
    game = table(
        "stack: turn 0\nmemory: 1 = u031\nseat: S1\n front: 1 u031, 2 u005, 3 u006 revealed\n"
        "seat: S2\n front: 9 u006"
    )
    kind = game.kinds[1]
    play(game, "mix")
    assert list(game.memory) == [((1, 2), (kind,))]
    found = {determinize(game.observe(1), Random(seed)).kinds.index(kind) for seed in range(30)}
    assert found == {1, 2}
    here = game.kinds.index(kind)
    play(game, f"reveal {3 - here}")
    assert list(game.memory) == [((here,), (kind,))]
    play(game, f"reveal {here}")
    assert list(game.memory) == []


def test_20_hands_passed_on_in_the_draft_are_remembered_for_good() -> None:
    game = HunterGame.new(HunterOptions(players=3), 4)
    passed = []
    for _ in range(3):
        for seat in range(3):
            game.apply(game.legal_actions()[-1])
            if seat == 0:
                passed.append(game.packs[0])
    seen = game.observe(0)
    assert seen.views == tuple(passed)
    notes = passed_on(seen)
    assert len(notes) == 2, "the first hand is back, and two others have picked from it"
    for seed in range(10):
        world = determinize(seen, Random(seed))
        assert world.observe(0) == seen


def test_20_who_kept_what_of_a_hand_is_sure_when_it_comes_back_or_never_does() -> None:
    game = HunterGame.new(HunterOptions(players=4), 4)
    sure = []
    for _ in range(4):
        for _ in range(4):
            game.apply(game.legal_actions()[0])
        sure.append(sorted(card for card, _ in passed_on(game.observe(0))))
    views = game.views[0]
    kept = [game.kept[seat][seat] for seat in (1, 2, 3)]
    assert sure[:3] == [[], [], sorted(views[2])]
    assert sure[3] == sorted([*kept, *views[2], *views[3]])
    assert Counter(views[0]) == Counter([*kept, *game.packs[0]])


def test_20_a_card_passed_on_lies_with_one_of_those_who_could_keep_it() -> None:
    game = HunterGame.new(HunterOptions(players=2), 4)
    chance = Random(1)
    while game.phase < 2:
        game.apply(chance.choice(list(game.legal_actions())))
    seen = game.observe(0)
    wanted = sorted(card for card, _ in passed_on(seen) if 10 <= card < 1000)
    assert wanted
    for seed in range(10):
        world = determinize(seen, Random(seed))
        theirs = [world.kinds[place] for place in range(1, len(world.kinds)) if world.owner[place] == 1]
        assert all(theirs.count(kind) >= wanted.count(kind) for kind in set(wanted))


def test_20_what_one_player_kept_of_the_hands_passed_on_is_known_until_it_is_seen() -> None:
    game = HunterGame.new(HunterOptions(players=2), 4)
    chance = Random(1)
    while game.phase < 2:
        game.apply(chance.choice(list(game.legal_actions())))
    own, others = unseen_since(game.observe(0))
    assert own == []
    theirs = [game.kinds[place] for place in range(1, game.first_place) if game.owner[place] == 1]
    assert others
    assert not Counter(others) - Counter(theirs)
    shown = next(p for p in range(1, game.first_place) if game.owner[p] == 1 and game.kinds[p] in others)
    play(game, f"reveal {shown}")
    left = Counter(unseen_since(game.observe(0))[1])
    assert Counter(others) - left == Counter([game.kinds[shown]])


def test_20_of_a_card_that_several_could_have_kept_nobody_is_sure() -> None:
    game = HunterGame.new(HunterOptions(players=4), 1)
    chance = Random(1)
    while game.phase < 2:
        game.apply(chance.choice(list(game.legal_actions())))
    o = game.observe(0)
    several = [card for card, takers in passed_on(o) if len(takers) > 1]
    assert several
    sure = [card for card, takers in passed_on(o) if len(takers) == 1 and COMMANDERS <= card < EVENT]
    assert Counter(card for cards in unseen_since(o) for card in cards) == Counter(sure)


def test_20_with_other_chance_the_decks_hold_the_same_cards_in_another_order() -> None:
    game = HunterGame.new(HunterOptions(players=3), 4)
    units, events = game.unit_deck[:], game.event_deck[:]
    other = with_other_chance(game, Random(1))
    assert (game.unit_deck, game.event_deck) == (units, events)
    assert Counter(other.unit_deck) == Counter(units)
    assert Counter(other.event_deck) == Counter(events)
    assert other.unit_deck != units
    assert other.event_deck != events
    assert other.streams != game.streams
    ends = [14, 28, 43]  # Of 40 cards three piles as equal as can be, and a Carpet Bombing in each (3.3).
    piles = [other.event_deck[first:end] for first, end in pairwise([0, *ends])]
    assert len(events) == ends[-1]
    assert [pile.count(CARPET_BOMBING) for pile in piles] == [1, 1, 1]


def test_20_worlds_keep_to_the_values_named_and_to_back_line() -> None:
    for seed in range(30):
        game = HunterGame.new(HunterOptions(players=4), seed)
        chance = Random(seed)
        while game.phase < 2:
            game.apply(chance.choice(list(game.legal_actions())))
        world = determinize(game.observe(0), chance)
        points = world.catalogue.points
        for seat in range(1, 4):
            units = [*world.lines[3 * seat], *world.lines[3 * seat + 1]]
            assert max((points[world.kinds[place]] for place in units), default=0) <= world.values[seat]
            assert all(world.catalogue.back_line[world.kinds[place]] for place in world.lines[3 * seat + 1])


def test_20_events_are_censored() -> None:
    game = table(
        "event_deck: smoke\nunit_deck: u101 u007 u006\nseat: S1\n front: 1 u031 revealed\n hand: reinforcements\n"
        "seat: S2\n front: 9 u005"
    )
    events = play(game, "event reinforcements", "wait")
    reported = [RULES.event_for(event, 1) for event in events]
    assert "kinds=None" in str(reported)
    assert "event=None" in str(reported)
    assert [RULES.event_for(event, 0) for event in events] == events
    assert RULES.reveals(events)


@pytest.mark.parametrize("drawn", ["u107", "u005"], ids=["back line", "front only"])
def test_20_what_a_rival_drew_does_not_tell_whether_a_deployment_can_be_taken_back(drawn: str) -> None:
    """With Back Line the rival is asked in secret where to deploy; without it nobody is (17.1)."""
    game = table(
        f"event_deck: smoke lend_lease\nunit_deck: u005 {drawn} u092\nseat: S1\n hand: camouflage\n"
        " front: 1 u031 revealed\nseat: S2\n front: 9 u040 revealed\n"
        "seat: S3\n front: 10 u006, 11 u007, 12 u008",
        "players=3",
    )
    play(game, "wait")
    events = play(game, "deploy u092 back")
    assert game.reacting == (drawn == "u107")
    assert RULES.reveals(events)
    assert RULES.may_ask(events), "nor does a pause tell"


def test_20_public_takes_the_own_secrets_out() -> None:
    game = table("seat: S1\n front: 1 u031, 2 u005 revealed\n hand: depot\nseat: S2\n front: 9 u005")
    anybody = RULES.public(game.observe(0))
    assert anybody.kinds[1] == HIDDEN
    assert anybody.kinds[2] == game.kinds[2]
    assert anybody.hand == ()
    assert anybody.hand_sizes == (1, 0)
    assert anybody.actions == ()
    assert legal(game)


# Worlds: what lies on and under a hidden card tells of it


def test_a_hidden_unit_that_is_pinned_or_entrenched_is_no_afv_in_any_world() -> None:
    game = table(
        "seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u104 pinned, 10 u087 trench, 11 u005 armor, 12 u006"
    )
    types, found = game.catalogue.types, []
    for seed in range(100):
        world = determinize(game.observe(0), Random(seed))
        found.append([types[world.kinds[place]] for place in (9, 10, 11, 12)])
    assert all(AFV not in kinds[:2] for kinds in found)
    assert all(kinds[2] == AFV for kinds in found)
    assert {kinds[3] for kinds in found} == {0, 1, 2}


def test_the_last_unit_that_may_lie_under_a_marker_lies_there_in_every_world() -> None:
    catalogue = table("seat: S1\n front: 1 u031\nseat: S2\n front: 9 u006").catalogue
    no_afv = [
        kind
        for kind in unit_cards(catalogue, HunterOptions())
        if kind >= COMMANDERS and catalogue.types[kind] != AFV
    ]
    words = sorted(card_word(kind) for kind in no_afv)
    words.remove("u104")
    game = table(
        f"removed_units: {' '.join(words)}\nseat: S1\n front: 1 u031 revealed\n"
        "seat: S2\n front: 9 u005, 10 u006, 11 u007, 12 u008, 13 u104 pinned"
    )
    for seed in range(20):
        world = determinize(game.observe(0), Random(seed))
        assert world.kinds[13] == game.kinds[13]


def with_no_other_units(*words: str) -> str:
    """Return the line of a table from which all units but these were removed."""
    catalogue = table("seat: S1\n front: 1 u031\nseat: S2\n front: 9 u006").catalogue
    removed = [card_word(kind) for kind in unit_cards(catalogue, HunterOptions()) if kind >= COMMANDERS]
    for word in words:
        removed.remove(word)
    return f"removed_units: {' '.join(sorted(removed))}\n"


def test_a_unit_makes_room_where_it_is_the_only_one_that_may_lie_elsewhere() -> None:
    """65, 35 and 20 points lie with players who named 70, 40 and 25: each has only one that the others' can do without."""
    game = table(
        with_no_other_units("u099", "u007", "u006", "u005", "u031", "u087", "u101")
        + "numbers: first_place 32\nvalues: 30 70 40 25\nseat: S1\n front: 1 u099 revealed\n"
        "seat: S2\n front: 10 u007 revealed, 11 u006\nseat: S3\n front: 20 u005 revealed, 21 u031\n"
        "seat: S4\n front: 30 u087 revealed, 31 u101",
        "players=4",
    )
    for seed in range(30):
        assert determinize(game.observe(0), Random(seed)).kinds == game.kinds


def test_where_no_unit_fits_any_lies() -> None:
    game = table(
        with_no_other_units("u099", "u031", "u005")
        + "seat: S1\n front: 1 u099 revealed\nseat: S2\n front: 9 u031 pinned, 10 u005"
    )
    world = determinize(game.observe(0), Random(1))
    assert sorted(world.kinds[9:11]) == sorted(game.kinds[9:11])


def test_a_unit_that_withdrew_and_was_hidden_again_lies_where_everybody_knows_it() -> None:
    game = table(
        "seat: S1\n front: 1 u031 revealed, 2 u005\n hand: withdrawal camouflage\nseat: S2\n front: 9 u006"
    )
    assert not game.catalogue.back_line[game.kinds[1]]
    play(game, "event withdrawal 1", "event camouflage 1")
    for seed in range(10):
        assert determinize(game.observe(1), Random(seed)).kinds[1] == game.kinds[1]


def test_known_units_of_a_mixed_line_lie_where_their_markers_allow() -> None:
    game = table(
        "memory: 1 2 3 = u005 u104\nseat: S1\n front: 1 u104 pinned, 2 u005, 3 u006\nseat: S2\n front: 9 u006"
    )
    kinds = (game.kinds[2], game.kinds[1])
    lying: Counter[int] = Counter()
    for seed in range(60):
        world = determinize(game.observe(1), Random(seed))
        assert {world.kinds[place] for place in (1, 2, 3)} >= {*kinds}
        assert game.catalogue.types[world.kinds[1]] != AFV
        lying[world.kinds.index(kinds[0])] += 1
    assert set(lying) == {2, 3}
