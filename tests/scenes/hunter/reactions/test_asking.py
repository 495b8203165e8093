"""What a person is asked: little by default, never what could not matter, nothing that was declined beforehand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from tests.model.hunter.rules.tabletop import play, table
from tests.scenes.hunter.tables import ENTRY
from wotrush.ai.registry import make_agent
from wotrush.game_info import TURN_IS_OVER
from wotrush.model.hunter import HunterGame, HunterObservation, HunterOptions
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.cards.words import TUNGSTEN
from wotrush.model.hunter.odds.forecast import counter_chances
from wotrush.model.hunter.state import IN_TURNS
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.reactions.answers import answers
from wotrush.scenes.hunter.reactions.asking import DEFAULTS, WINDOWS, automatic_answer
from wotrush.scenes.hunter.reactions.concern import aimed_at_viewer, concerns, is_reaction
from wotrush.scenes.hunter.reactions.standing_pass import StandingPass
from wotrush.settings import Asking

EVERY_RULE = HunterOptions(players=4, evade=True, charge=True, commanders=True)
ALWAYS = dict.fromkeys(WINDOWS.values(), Asking.ALWAYS)
NEVER = dict.fromkeys(WINDOWS.values(), Asking.NEVER)

Person = Callable[[HunterObservation, Random], act.HunterAction]


def saver(o: HunterObservation, rng: Random) -> act.HunterAction:
    """Somebody who never plays an event, so that the hand is full and there is the most to ask."""
    kept = [action for action in o.actions if not isinstance(action, act.PlayEvent)]
    waits = [action for action in kept if isinstance(action, act.Wait)]
    return rng.choice(waits or kept)


def asked_in(
    seed: int,
    asked: dict[str, Asking],
    person: Person | None = None,
    standing: Callable[[], StandingPass] = StandingPass,
) -> tuple[list[HunterObservation], int]:
    """Play a game of four against recruits; return what the person in seat 0 was asked, and the number of rounds."""
    recruit, rng = make_agent(ENTRY, "recruit"), Random(seed)
    game, prompts = HunterGame.new(EVERY_RULE, seed), []
    while (seat := game.to_act()) is not None:
        o = game.observe(seat)
        action = None
        if seat == 0 and o.phase == IN_TURNS and is_reaction(o):
            action = automatic_answer(o, asked, standing())
            if action is None:
                prompts.append(o)
        choose = person if person is not None and seat == 0 else lambda o, rng: recruit.choose(o, rng).action
        game.apply(action or choose(o, rng))
    return prompts, game.round


@pytest.mark.parametrize("games", [6, pytest.param(40, marks=pytest.mark.long)])
@pytest.mark.parametrize("person", [None, saver], ids=["plays", "saves"])
def test_a_person_among_four_is_seldom_asked_and_hardly_ever_more_than_four_times_a_round(
    person: Person | None, games: int, record_property: Callable[[str, object], None]
) -> None:
    played = [asked_in(seed, {}, person) for seed in range(games)]
    rounds = sum(count for _, count in played)
    per_round = sum(len(prompts) for prompts, _ in played) / rounds
    asked = [
        sum(o.round == number for o in prompts)
        for prompts, _ in played
        for number in {o.round for o in prompts}
    ]
    busiest = max(asked)
    record_property("prompts a round", f"{per_round:.2f} in {rounds} rounds, {busiest} in the busiest")
    assert 0 < per_round <= 0.5
    assert sum(count > 4 for count in asked) <= rounds / 100
    assert busiest <= 6


def test_less_is_asked_than_could_be_and_nothing_where_nothing_is_wanted() -> None:
    def count(asked: dict[str, Asking]) -> int:
        return sum(len(asked_in(seed, asked, saver)[0]) for seed in range(4))

    assert count(NEVER) == 0
    assert count({}) < count(ALWAYS)


def test_the_settings_of_one_window_change_no_other() -> None:
    without = {**ALWAYS, "declared": Asking.NEVER}
    prompts = [o for seed in range(8) for o in asked_in(seed, without, saver)[0]]
    windows = {WINDOWS[o.stack[-1][0]] for o in prompts}
    assert "declared" not in windows
    assert {"end", "rolled"} <= windows
    assert set(DEFAULTS) == {*WINDOWS.values(), TURN_IS_OVER}


def prompts_in(window: int) -> Sequence[HunterObservation]:
    everything = (o for seed in range(8) for o in asked_in(seed, ALWAYS)[0])
    return [o for o in everything if o.stack[-1][0] == window]


def test_nobody_is_asked_for_a_better_roll_where_all_dice_succeeded() -> None:
    idle = [o for o in prompts_in(fr.ROLLED) if not concerns(o)]
    assert idle, "there were such rolls"
    for o in idle:
        procedure = o.stack[-2]
        number, dice = procedure[fr.NUMBER_AT[procedure[0]]], procedure[fr.DICE_AT[procedure[0]] :]
        led = procedure[0] == fr.STRIKE and procedure[fr.LEADER]
        counted = [min(pair) for pair in zip(dice[::2], dice[1::2], strict=True)] if led else dice
        assert number <= 0 or max(counted) <= number


@pytest.mark.parametrize(
    ("die", "hidden", "asked"), [(1, 3, True), (2, 3, True), (3, 3, False), (1, 1, False), (6, 3, True)]
)
def test_whoever_spies_is_asked_for_a_better_roll_where_it_could_reveal_more(
    die: int, hidden: int, *, asked: bool
) -> None:
    """A Pz.Kpfw. 38(t) spies on 1 to 3, and reveals as many units as the die shows."""
    units = ", ".join(f"{place} u031" for place in range(9, 9 + hidden))
    game = table(
        f"event_deck: smoke\nseat: S1\n front: 1 u003 revealed\n hand: ace_gunner\nseat: S2\n front: {units}",
        s1=(die,),
    )
    play(game, "spy 1>S2")
    o = game.observe(0)
    assert o.stack[-1][0] == fr.ROLLED
    assert concerns(o) is asked


@pytest.mark.parametrize(
    ("own", "dice", "asked"),
    [
        ("u044", (2, 4), False),
        ("u044", (2, 6), True),
        ("u044", (4, 5), True),
        ("u103", (1, 3), False),
    ],
    ids=["one hit destroys", "runs dry", "both miss", "infantry"],
)
def test_nobody_is_asked_for_a_better_roll_where_the_target_is_destroyed_already(
    own: str, dice: tuple[int, ...], *, asked: bool
) -> None:
    """An M3 Lee hits a Pz.Kpfw. I on 3 − 1 and is dry on a 6; Soviet Tank Riders cannot hit US Forward Observers on 2 − 2."""
    foe, kind = ("u001", "ap") if own == "u044" else ("u106", "rifle")
    game = table(
        f"event_deck: smoke\nseat: S1\n front: 1 {own} revealed\n hand: ace_gunner\n"
        f"seat: S2\n front: 9 {foe} revealed, 10 u006",
        s1=dice,
    )
    play(game, f"attack 1>9 {kind} x2")
    o = game.observe(0)
    assert o.stack[-1][0] == fr.ROLLED
    assert concerns(o) is asked


@pytest.mark.parametrize(
    ("hand", "asked"), [("smoke", False), ("tungsten", False), ("tungsten flanking", True)]
)
def test_nobody_is_asked_for_a_leader_or_a_card_that_cannot_make_a_strike_hit(
    hand: str, *, asked: bool
) -> None:
    """An SU-76M attacks a Tiger II on 5 − 7: Tungsten Rounds add two, which is too little, and a Flank Shot two more."""
    game = table(
        f"event_deck: smoke\nseat: S1\n front: 1 u037 revealed, 2 u033 revealed\n hand: {hand}\n"
        "seat: S2\n front: 9 u008 revealed, 10 u006"
    )
    play(game, "attack 1>9 ap")
    o = game.observe(0)
    assert o.stack[-1][0] == fr.READY
    assert concerns(o) is asked


def test_nobody_is_asked_for_a_counterattack_that_cannot_hit_with_what_is_held() -> None:
    """Only Tungsten Rounds raise an armor-piercing counterattack, by two."""
    asked, declined, useless = set[bool](), 0, 0
    recruit = make_agent(ENTRY, "recruit")
    for seed in range(6):
        game, rng = HunterGame.new(EVERY_RULE, seed), Random(seed)
        while (seat := game.to_act()) is not None:
            o = game.observe(seat)
            if o.phase == IN_TURNS and o.stack[-1][0] == fr.COUNTER:
                table = open_table(o)
                counters = [one for one in o.actions if isinstance(one, act.Counterattack)]
                best = max(counter_chances(table, one).number for one in counters)
                automatic = automatic_answer(o, {}, StandingPass())
                assert automatic in (None, act.PASS)
                if best > 0:
                    assert automatic is None
                if best <= -2 or (best <= 0 and TUNGSTEN not in o.hand):
                    assert automatic is act.PASS
                    useless += best > -2 and bool(o.hand)
                asked.add(automatic is None)
                declined += automatic is act.PASS
            game.apply(recruit.choose(o, rng).action)
    assert asked == {True, False}
    assert declined > 3
    assert useless


@pytest.mark.parametrize(("hand", "asked"), [("trench", False), ("minefield", False), ("river", True)])
def test_nobody_is_asked_for_an_answer_that_changes_nothing_of_the_attack(hand: str, *, asked: bool) -> None:
    """Trench lies under the GUN, not the AFV that is attacked, and a Minefield is too late."""
    game = table(
        "event_deck: smoke\nseat: S1\n front: 1 u031 revealed\n"
        f"seat: S2\n front: 9 u031 revealed, 10 u092 revealed, 11 u005\n hand: {hand}"
    )
    play(game, "attack 1>9 ap")
    o = game.observe(1)
    assert o.stack[-1][0] == fr.DECLARED
    assert concerns(o) is asked
    assert all(answer.note or answer.chance for answer in answers(o, ["Ann", "Ben"]))


def test_a_standing_pass_asks_only_for_what_is_aimed_at_the_viewer() -> None:
    def switched_on() -> StandingPass:
        standing = StandingPass()
        standing.toggle()
        return standing

    prompts = [o for seed in range(6) for o in asked_in(seed, ALWAYS, saver, switched_on)[0]]
    assert any(o.active != o.seat for o in prompts)
    assert all(o.active == o.seat or aimed_at_viewer(o) for o in prompts)
