"""Why not: every reason that a player is given for what is not legal, and nothing changes by asking."""

from __future__ import annotations

import pytest

from tests.model.hunter.tabletop import RULES, play, refused, table
from wotrush.model.hunter import HunterGame, HunterOptions
from wotrush.model.hunter import actions as act

TABLE = """
event_deck: smoke
seat: S1
  front: 1 u031 revealed, 2 u005, 3 u101 revealed dry, 4 u104 revealed pinned, 5 u032 revealed evaded, 6 u002 revealed
  back: 7 u092 revealed, 8 u020 revealed exhausted
  hand: smoke resupply
  commanders: 19 c01 exhausted
  gone: 18 u003
seat: S2
  front: 9 u026 revealed, 10 u006 revealed
  back: 11 u037 revealed
  hand: depot
seat: S3
  front: 12 u045 revealed
"""


def game() -> HunterGame:
    return table(TABLE, "players=3 commanders=yes evade=yes")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        # Who and what
        ("attack 40>9 ap", "There is no card in play with that number."),
        ("attack 18>9 ap", "There is no card in play with that number."),
        ("attack 9>1 ap", "9 {9}: not yours."),
        ("attack 1>40 ap", "There is no card in play with that number."),
        ("attack 1>6 ap", "6 {6}: you cannot attack your own units."),
        ("spy 6>S1", "There is no such player."),
        ("spy 6>S5", "There is no such player."),
        # The state of a unit
        ("attack 2>9 ap", "2 {2}: hidden; reveal it first."),
        ("attack 3>10 suicide", "3 {3}: out of ammo."),
        ("attack 4>10 suicide", "4 {4}: pinned."),
        ("attack 5>10 ap", "5 {5}: it has evaded and cannot fire in this turn."),
        ("use 8 hide 4", "8 {8}: exhausted until your next turn."),
        # Lines, kinds and salvos
        ("attack 1>11 ap", "11 {11}: units in the back line cannot be attacked from there."),
        ("attack 8>10 shell", "8 {8}: only a unit with Long Range fires from the back line."),
        ("attack 6>10 ap x3", "6 {6}: not that many salvos."),
        ("attack 1>10 shell", "1 {1}: it cannot strike this target in that way."),
        ("attack 1>10 ap charge", "A charge is not possible here."),
        ("attack 1>9 ap", "9 {9}: other units protect a leader."),
        ("spy 7>S3", "7 {7}: only units in the front line do that."),
        ("spy 1>S3", "1 {1}: it cannot spy."),
        ("spy 6>S3", "That player has no hidden unit."),
        # Events and commanders
        ("event depot", "Supply Depot: not in your hand."),
        ("event smoke", "Smoke Screen: cannot be played at this moment."),
        ("event resupply 1 ammo", "Resupply: it would change nothing there."),
        ("use c01 3", "Quartermaster: exhausted until your next turn."),
        ("use c02 free 4", "Drill Sergeant: not yours."),
        ("wait c10", "Strategist: not yours."),
        # Steps and moments
        ("end", "First attack, spy or wait."),
        ("pass", "That is not possible now."),
        ("evade", "That is not possible now."),
        ("aa 7", "That is not possible now."),
        ("counter 1>10", "That is not possible now."),
        ("advance 9", "9 {9}: not yours."),
        ("cure 1 pinned", "That is not possible now."),
        ("reveal 1", "1 {1}: already revealed."),
        ("reveal 40", "There is no card in play with that number."),
    ],
)
def test_the_reason_names_what_is_wrong(line: str, why: str) -> None:
    here = game()
    names = [here.catalogue.rows[kind].name if kind >= 0 else "" for kind in here.kinds]
    assert refused(here, line) == why.format(*names)


def test_hidden_targets_are_named_by_their_number_alone() -> None:
    here = table("seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u005")
    assert refused(here, "attack 1>9 ap") == "9: hidden units cannot be attacked."


def test_a_seat_that_is_not_to_act_is_told_so_and_may_reveal_its_own_units_only() -> None:
    here = table("seat: S1\n front: 1 u031, 2 u005\nseat: S2\n front: 9 u005")
    waiting = here.observe(1)
    assert str(waiting.why_not(RULES.parse_action("wait"))) == "Another player is to decide."
    assert str(waiting.why_not(RULES.parse_action("reveal 1"))) == "1: not yours."
    assert waiting.why_not(RULES.parse_action("reveal 9")) is None
    assert here.observe(0).why_not(RULES.parse_action("wait")) is None


def test_one_action_a_turn() -> None:
    here = table(
        "event_deck: smoke ambush\nseat: S1\n front: 1 u031 revealed, 2 u005\n hand: depot\nseat: S2\n front: 9 u005 revealed"
    )
    play(here, "wait")
    for line in ("wait", "attack 1>9 ap"):
        assert refused(here, line) == "Only one action a turn."


def test_in_a_window_the_question_comes_first() -> None:
    here = table(
        "seat: S1\n front: 1 u031 revealed, 2 u005\n hand: tungsten\nseat: S2\n front: 9 u005 revealed"
    )
    play(here, "attack 1>9 ap")
    for line in ("wait", "end", "attack 1>9 ap", "spy 1>S2"):
        assert refused(here, line) == "First make the choice the game waits for."


def test_counters_and_shots_are_refused_by_the_unit() -> None:
    here = table(
        "seat: S1\n front: 1 u001 revealed\nseat: S2\n front: 9 u005 revealed, 10 u006 revealed", s1=(6,)
    )
    play(here, "attack 1>9 ap")
    assert refused(here, "counter 1>9").endswith(": not yours.")
    assert refused(here, "counter 9>1 x2").endswith(": not that many salvos.")
    here = table(
        "seat: S1\n front: 1 u031 revealed\n hand: dive_bomber\nseat: S2\n front: 9 u019 revealed, 10 u041 dry"
    )
    play(here, "event dive_bomber 9")
    assert refused(here, "aa 10") == "10 ZSU-37: out of ammo."


def test_before_the_turn_and_when_the_game_is_over() -> None:
    draft = HunterGame.new(HunterOptions(), 1)
    assert refused(draft, "wait") == "That is not possible now."
    assert str(draft.observe(1).why_not(RULES.parse_action("wait"))) == "Another player is to decide."
    here = table("event_deck:\nnumbers: quiet 19\nseat: S1\n front: 1 u031\nseat: S2\n front: 9 u005")
    play(here, "wait")
    assert refused(here, "wait") == "The game is over."


def test_what_no_text_can_say_is_refused_without_naming_a_card() -> None:
    here = game()
    for action in (act.PlayEvent(77), act.UseCommander(77)):
        assert str(here.observe(0).why_not(action)) == "That is not possible now."
