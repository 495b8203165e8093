"""What a play before the dice changes is forecast as it then comes."""

from __future__ import annotations

import pytest

from tests.model.hunter.rules.tabletop import RULES, of, play, table
from wotrush.model.hunter import HunterGame
from wotrush.model.hunter.actions import PlayEvent, UseCommander, UseUnit
from wotrush.model.hunter.combat.spying import spy_number
from wotrush.model.hunter.combat.strike import target_number
from wotrush.model.hunter.events import DiceRolled
from wotrush.model.hunter.frames import E_BONUS, E_CARD, LEADER, P_BONUS, P_UNIT, PLAY, SPYING
from wotrush.model.hunter.plays.modifiers import NEEDED, modified


@pytest.mark.parametrize(
    ("own", "first", "then"),
    [
        ("front: 1 u031 revealed\n hand: tungsten", ("attack 1>9 ap",), "event tungsten"),
        ("front: 1 u031 revealed\n hand: flanking", ("attack 1>9 ap",), "event flanking"),
        ("front: 1 u031 revealed, 2 u025 revealed", ("attack 1>9 ap",), "use 2"),
        ("front: 1 u031\n back: 2 u092 revealed\n commanders: 3 c05", ("attack 2>9 range",), "use c05"),
        ("front: 1 u031 revealed\n commanders: 2 c08", ("attack 1>9 ap", "counter 9>1"), "use c08"),
        ("front: 1 u060 revealed\n commanders: 2 c04", ("spy 1>S2",), "use c04"),
        (
            "front: 1 u031 revealed\n commanders: 2 c07\n hand: dive_bomber",
            ("event dive_bomber 9",),
            "use c07",
        ),
    ],
)
def test_a_play_changes_the_roll_as_forecast(own: str, first: tuple[str, ...], then: str) -> None:
    enemy = "seat: S2\n front: 9 u005" + ("" if first[0].startswith("spy") else " revealed")
    game = table(f"event_deck: smoke\nseat: S1\n {own}\n{enemy}", "commanders=yes", s1=(6, 6), s2=(6,))
    play(game, *first)
    action = RULES.parse_action(then)
    assert isinstance(action, PlayEvent | UseCommander | UseUnit)
    before, changed = game.stack[-2], modified(game, action, game.stack[-2])
    needed, leader = needed_in(game, changed), leads(changed)
    assert (needed, leader) != (needed_in(game, before), leads(before))
    rolled = of(play(game, then), DiceRolled)[0]
    assert rolled.needed == needed
    assert len(rolled.dice) == (2 if leader else 1)


def leads(frame: list[int]) -> bool:
    """Return whether two dice are rolled."""
    return frame[0] not in (SPYING, PLAY) and bool(frame[LEADER])


def needed_in(game: HunterGame, frame: list[int]) -> int:
    """Return the number that the roll of a frame needs."""
    if frame[0] == SPYING:
        return spy_number(game, frame[P_UNIT], frame[P_BONUS])
    if frame[0] == PLAY:
        return NEEDED[frame[E_CARD]] + frame[E_BONUS]
    return target_number(game, frame)
