"""What is not legal is refused with the reason that a player would name, and nothing changes."""

from __future__ import annotations

import pytest

from tests.model.hunter.rules.tabletop import legal, play, refused, table
from wotrush.model.game import Refusal
from wotrush.model.hunter import parse_hunter_action
from wotrush.model.hunter.actions import PlayEvent
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.view import reasons
from wotrush.model.hunter.view.refusal import why_not
from wotrush.model.hunter.view.refused_events import NOTHING_FOR, WAITS_FOR

TABLE = """
seat: S1
  front: 1 u031 revealed, 2 u101 revealed pinned, 3 u005, 4 u025 revealed exhausted, 5 u101 revealed
  back: 6 u037 revealed, 7 u100 revealed, 8 u054 revealed, 9 u029 revealed dry
  commanders: 10 c01, 11 c03 exhausted
  hand: smoke dive_bomber reinforcements {hand}
  before: {before}
seat: S2
  front: 20 u006 revealed, 21 u082 revealed, 22 u032
  back: 23 u092 revealed, 24 u068 revealed
  commanders: 25 c02
  hand: {theirs}
seat: S3
  front: 30 u063 revealed, 31 u007 revealed
"""
OPTIONS = "players=3 commanders=yes charge=yes evade=yes"


def text(before: str = "", hand: str = "", theirs: str = "", start: str = "") -> str:
    return start + TABLE.format(before=before, hand=hand, theirs=theirs)


DRAFT = (
    "numbers: phase 0 turn 0\nstack: draft 0\nseat: S1\n pack: u005 u031\nseat: S2\n pack: u101 u006\n"
    "seat: S3\n pack: u007 smoke"
)
DEPLOYMENT = (
    "numbers: phase 1 turn 0\nstack: deployment\nseat: S1\n kept: u092 u088 u084 u089 u080 u018\n"
    "seat: S2\n kept: u027 u028 u101 u102 u107 u040\nseat: S3\n kept: u005"
)
BEFORE_TURN = text(hand="river", start="stack: turn 0\n")
SPIED_ON = (
    "seat: S2\n front: 20 u009, 21 u005 dry, 22 u006, 23 u104\n back: 24 u092\nseat: S3\n front: 30 u007"
)
SPYING = f"seat: S1\n front: 1 u022 revealed\n{SPIED_ON}"
SPIED_WITH_TRENCH = SPYING.replace(" back: 24", " hand: trench\n back: 24")
STRAFED = (
    "seat: S1\n front: 1 u031 revealed\n hand: strafing\n"
    "seat: S2\n front: 20 u006 revealed\n back: 21 u093, 22 u080\nseat: S3"
)


@pytest.mark.parametrize(
    ("position", "lines", "line", "reason"),
    [
        (DRAFT, (), "wait", reasons.DRAFTING),
        (DRAFT, (), "keep u101", reasons.NOT_TO_CHOOSE),
        (DEPLOYMENT, (), "wait", reasons.DEPLOYING),
        (DEPLOYMENT, (), "deploy u031 back", reasons.NOT_TO_CHOOSE),
        (text(), (), "keep smoke", reasons.NOTHING_TO_KEEP),
        (text(), (), "deploy u080 back", reasons.NOTHING_TO_DEPLOY),
        (text(), (), "mix", reasons.BEFORE_THE_TURN),
        (text(), (), "begin", reasons.BEFORE_THE_TURN),
        (text(), (), "advance 6", reasons.BEFORE_THE_TURN),
        (BEFORE_TURN, (), "mix", reasons.NOTHING_TO_MIX),
        (BEFORE_TURN, ("advance 6",), "mix", reasons.STEP_OVER),
        (BEFORE_TURN, ("advance 6",), "advance 7", reasons.STEP_OVER),
        (BEFORE_TURN, (), "advance 1", reasons.NOT_BEHIND),
        (BEFORE_TURN, (), "advance 9", reasons.DRY_UNIT),
        (
            BEFORE_TURN.replace("before: \nseat: S2", "before: flash_flood\nseat: S2"),
            (),
            "advance 6",
            reasons.FLOODED,
        ),
        (BEFORE_TURN, (), "cure 1 ammo", reasons.NO_MARKER),
        (BEFORE_TURN, (), "cure 24 ammo", reasons.NOT_YOURS),
        (
            BEFORE_TURN.replace("hand: smoke dive_bomber reinforcements", "hand:"),
            (),
            "cure 2 pinned",
            reasons.CURE_PRICE,
        ),
        (text(), (), "attack 99>20 ap", reasons.NO_SUCH_PLACE),
        (text(), (), "attack 10>20 ap", reasons.COMMANDER_ONLY),
        (text(), (), "attack 1>25 ap", reasons.COMMANDER_ONLY),
        (text(), (), "attack 1>4 ap", reasons.YOURS),
        (text(), (), "attack 1>22 ap", reasons.HIDDEN_TARGET),
        (text(), (), "attack 3>20 ap", reasons.HIDDEN_UNIT),
        (text(), (), "attack 2>20 suicide", reasons.PINNED_UNIT),
        (text(), (), "attack 9>20 ap", reasons.DRY_UNIT),
        (text(), (), "attack 1>23 shell", reasons.TARGET_BEHIND),
        (text(), (), "attack 6>23 range", reasons.TARGET_BEHIND),
        (text(), (), "attack 8>20 ap", reasons.NO_LONG_RANGE),
        (text(), (), "attack 7>20 suicide", reasons.PARATROOPER),
        (text(), (), "attack 1>20 range", reasons.WRONG_KIND),
        (text(), (), "attack 1>20 shell", reasons.WRONG_KIND),
        (text(), (), "attack 1>20 ap x2", reasons.TOO_MANY_SALVOS),
        (text(), (), "attack 1>21 shell charge", reasons.NO_CHARGE),
        (text("river"), (), "attack 1>20 ap charge", reasons.RIVER_BETWEEN),
        (text("river"), (), "attack 1>21 overrun", reasons.RIVER_BETWEEN),
        (text("swamp"), (), "attack 1>21 overrun", reasons.IN_SWAMP),
        (text("swamp"), (), "attack 1>20 ap charge", reasons.IN_SWAMP),
        (text("bad_weather"), (), "attack 6>20 range", reasons.BAD_WEATHER),
        (text("bad_weather"), (), "event dive_bomber 20", reasons.BAD_WEATHER),
        (text(hand="captured_plans"), (), "event captured_plans S2", reasons.NOTHING_TO_TAKE),
        (text(), (), "attack 1>30 ap", reasons.PROTECTED),
        (text(), (), "spy 1>S2", reasons.NO_SPY),
        (text(), (), "spy 7>S2", reasons.NOT_IN_FRONT),
        (text(), (), "spy 4>S3", reasons.NOTHING_HIDDEN),
        (text(), (), "spy 4>S1", reasons.NO_SUCH_PLAYER),
        (text(), (), "end", reasons.ACTION_FIRST),
        (text(), (), "wait c10", reasons.NO_COMMANDER),
        (text(), (), "show 22", reasons.NOTHING_TO_SHOW),
        (text(), (), "stop", reasons.NOTHING_TO_SHOW),
        (text(), (), "discard smoke", reasons.NOTHING_TO_DISCARD),
        (text(), (), "counter 1>20", reasons.NOTHING_TO_COUNTER),
        (text(), (), "aa 1", reasons.NO_AIR_STRIKE),
        (text(), (), "evade", reasons.NOTHING_TO_EVADE),
        (text(), (), "pass", reasons.NOTHING_TO_PASS),
        (text(), (), "use 1", reasons.NO_ABILITY),
        (text(), (), "use 4", reasons.EXHAUSTED_UNIT),
        (text(), (), "use 1 hide 5", reasons.NO_ABILITY),
        (text(), (), "use 8 hide 1", reasons.NO_PASSENGER),
        (text(), (), "use 8 hide 20", reasons.NOT_YOURS),
        (text(), (), "use 8 back 7", reasons.NOT_IN_FRONT),
        (text(), (), "use 8 back 5", reasons.NO_PASSENGER),
        (text(), (), "use 9 river S1", reasons.DRY_UNIT),
        (
            text().replace("9 u029 revealed dry", "9 u029 revealed"),
            (),
            "use 9 river S2",
            reasons.NO_SUCH_WATER,
        ),
        (
            text().replace("4 u025 revealed exhausted", "4 u025 revealed"),
            (),
            "use 4",
            reasons.NOTHING_TO_LEAD,
        ),
        (text(), (), "use c01 1", reasons.NOTHING_TO_COMMAND),
        (text(), (), "use c02 free 2", reasons.NO_COMMANDER),
        (text(), (), "use c03 d1", reasons.COMMANDER_USED),
        (text(), (), "event jamming", reasons.NOT_IN_HAND),
        (text(), (), "event smoke", reasons.IF_ATTACKED),
        (text(), (), "event dive_bomber 22", reasons.FOR_REVEALED_UNITS),
        (text(), (), "event dive_bomber 1", reasons.FOR_ENEMY_UNITS),
        (text(), (), "event dive_bomber 99", reasons.NO_SUCH_PLACE),
        (text(hand="trench"), (), "event trench 21", reasons.FOR_OWN_UNITS),
        (text(hand="trench"), (), "event trench 3", reasons.HIDDEN_UNIT),
        (text(hand="trench"), (), "event trench 1", reasons.FOR_GUNS_AND_INF),
        (text(hand="applique_armor"), (), "event applique_armor 5", reasons.FOR_AFVS),
        (text(hand="trench trench"), ("event trench 5",), "event trench 5", reasons.LIES_THERE),
        (
            text(hand="fuel_shortage fuel_shortage"),
            ("event fuel_shortage 20",),
            "event fuel_shortage 20",
            reasons.LIES_THERE,
        ),
        (text(hand="resupply"), (), "event resupply 1 ammo", reasons.NO_MARKER),
        (text(hand="withdrawal"), (), "event withdrawal 6", reasons.NOT_IN_FRONT),
        (text("flash_flood", "withdrawal"), (), "event withdrawal 1", reasons.FLOODED),
        (text(hand="engineers"), (), "event engineers trench 1", reasons.NOTHING_TO_CLEAR),
        (text("river", "engineers"), (), "event engineers trench 1", reasons.NO_TARGET),
        (BEFORE_TURN, (), "event river S1", reasons.TURN_FIRST),
        (text(theirs="depot"), ("attack 1>21 shell",), "event depot", reasons.OWN_TURN_ONLY),
        (SPIED_WITH_TRENCH, ("spy 1>S2",), "event trench 20", reasons.OPEN_ONLY),
        (text(hand="camouflage"), ("attack 1>21 shell",), "event camouflage 1", reasons.TAKES_PART),
        (text(), ("wait", "discard smoke"), "wait", reasons.ACTION_SPENT),
        (text(), ("wait", "discard smoke"), "attack 1>20 ap", reasons.ACTION_SPENT),
        (text(theirs="smoke"), ("attack 1>20 ap",), "wait", reasons.ANSWER_FIRST),
        (DRAFT, (), "reveal 1", reasons.DRAFTING),
        (text(), (), "reveal 22", None),
        (text(), ("wait",), "discard jamming", reasons.NOT_IN_HAND),
        (text(), ("wait",), "event smoke", reasons.ANSWER_FIRST),
        (BEFORE_TURN, (), "advance 24", reasons.NOT_YOURS),
        (text(), (), "spy 3>S2", reasons.HIDDEN_UNIT),
        (text(), ("attack 1>21 shell",), "counter 1>21", reasons.NOT_YOURS),
        (text(), ("attack 1>21 shell",), "counter 21>99", reasons.NO_SUCH_PLACE),
        (text(), (), "use 20", reasons.NOT_YOURS),
        (text().replace("8 u054 revealed", "8 u054"), (), "use 8 hide 5", reasons.HIDDEN_UNIT),
        (text().replace("5 u101 revealed", "5 u101"), (), "use 8 hide 5", reasons.HIDDEN_UNIT),
        (
            text().replace("1 u031 revealed", "1 u037 revealed"),
            (),
            "attack 1>20 range",
            reasons.RANGE_FROM_BEHIND,
        ),
        (text(), (), "reveal 1", reasons.ALREADY_REVEALED),
        (text(), ("attack 1>21 shell",), "counter 20>1", reasons.OTHER_COUNTERS),
        (text(), ("attack 1>21 shell",), "counter 21>4", reasons.NOT_TO_COUNTER),
        (text(), ("attack 1>21 shell",), "counter 21>1 x2", reasons.TOO_MANY_SALVOS),
        (SPYING, ("spy 1>S2",), "counter 20>1", reasons.NO_TURRET),
        (SPYING, ("spy 1>S2",), "counter 21>1", reasons.DRY_UNIT),
        (SPYING, ("spy 1>S2",), "counter 24>1", reasons.NOT_IN_FRONT),
        (
            SPYING.replace("\nseat: S3", "\n before: river\nseat: S3"),
            ("spy 1>S2",),
            "counter 23>1",
            reasons.RIVER_BETWEEN,
        ),
        (
            f"seat: S1\n front: 1 u085 revealed\n{SPIED_ON.replace('u009', 'u009 revealed')}",
            (),
            "attack 1>20 ap",
            reasons.NOTHING_AGAINST_AFV,
        ),
        (SPYING.replace("23 u104", "23 u085"), ("spy 1>S2",), "counter 23>1", reasons.NOTHING_AGAINST_AFV),
        (STRAFED, ("event strafing 20",), "aa 20", reasons.NO_ANTI_AIR),
        (STRAFED, ("event strafing 20",), "aa 1", reasons.NOT_YOURS),
        (STRAFED, ("event strafing 20", "aa 21"), "aa 21", reasons.HAS_FIRED),
    ],
)
def test_the_reason_is_the_one_that_a_player_would_name(
    position: str, lines: tuple[str, ...], line: str, reason: str | None
) -> None:
    head = "event_deck: smoke\n" if "phase" not in position else ""
    game = table(head + position, OPTIONS, s1=(6,), s2=(5,))
    play(game, *lines)
    if reason is None:
        play(game, line)
        return
    filled = str(Refusal(reason, dict.fromkeys(("unit", "card", "event", "commander"), "*")))  # type: ignore[arg-type]
    said = refused(game, line)
    assert said == filled or ("*" in filled and said.endswith(filled.removeprefix("*"))), legal(game)


def test_a_choice_that_is_not_ones_own_is_refused_with_that() -> None:
    game = table(text(), OPTIONS)
    action = game.legal_actions()[0]
    assert str(why_not(game.observe(1), action)) == reasons.NOT_YOU


def test_a_reveal_out_of_turn_is_refused_for_units_of_others() -> None:
    game = table(text(), OPTIONS)
    assert why_not(game.observe(1), parse_hunter_action("reveal 22")) is None
    assert str(why_not(game.observe(2), parse_hunter_action("reveal 22"))) == "22: not yours."


def test_when_the_game_is_over_everything_is_refused() -> None:
    game = table("event_deck: smoke carpet_bombing\nnumbers: bombings 2\n" + text(), OPTIONS)
    play(game, "wait", "discard smoke")
    assert refused(game, "wait") == reasons.GAME_OVER


def test_spying_shows_only_what_is_hidden_and_at_least_one_unit() -> None:
    game = table(f"seat: S1\n front: 1 u031\n hand: spy_network\n{SPIED_ON}", "players=3", s1=(2,))
    play(game, "event spy_network S2")
    assert refused(game, "stop") == reasons.SHOW_ONE
    assert refused(game, "show 1").endswith("not a hidden unit of the player who is spied on.")


def test_an_ability_of_main_is_refused_in_windows() -> None:
    game = table("flags: acted\n" + text(hand="camouflage"), OPTIONS)
    play(game, "end")
    assert refused(game, "use 8 hide 5").endswith("only in your own turn, before or after the action.")


BARE = "seat: S1\n front: 1 u031, 2 u031\n hand: {0}\n{1}seat: S2\n front: 9 u032, 10 u032\n{2}"
"""All is hidden, nobody has lost anything, and the only event is the player's own."""
OPEN = "seat: S1\n front: 1 u037 revealed\n hand: {0}\nseat: S2\n back: 9 u037 revealed\n"
OWN = "{0}"
IMPOSSIBLE = {
    w.REINFORCEMENTS: f"unit_deck:\n{BARE}",
    w.HEAVY_GUNS: OPEN,
    w.WITHDRAWAL: OPEN.replace("front", "back"),
    w.FIGHTER_BOMBER: OPEN,
    w.AIR_RECON: OPEN,
    w.SPY_NETWORK: OPEN,
    w.DEPOT: BARE.format(OWN, " before: depot\n", ""),
    w.MINEFIELD: BARE.format(OWN, " before: minefield\n", ""),
}
"""What keeps an event from being played that could be on a bare table."""


def test_every_event_that_may_be_held_has_a_reason_of_its_own() -> None:
    held = {event for event, row in enumerate(box().event_rows) if row.window != "draw"}
    assert {*WAITS_FOR, *NOTHING_FOR} == held - {w.RIVER, w.SWAMP}, "nothing stops these in one's own time"
    assert not {*WAITS_FOR} & {*NOTHING_FOR}


@pytest.mark.parametrize("event", sorted({*WAITS_FOR, *NOTHING_FOR}))
def test_every_event_that_cannot_be_played_is_refused_with_a_reason_of_its_own(event: int) -> None:
    position = IMPOSSIBLE.get(event, BARE).format(w.EVENT_IDS[event], "", "")
    o = table("event_deck: smoke\n" + position).observe(0)
    play_it = PlayEvent(event)
    assert not any(isinstance(one, PlayEvent) for one in o.actions)
    refusal = why_not(o, play_it)
    assert refusal is not None
    assert refusal.reason == {**WAITS_FOR, **NOTHING_FOR}[event]
