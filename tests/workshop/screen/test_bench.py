"""The benchmark plays what it says it plays."""

from __future__ import annotations

from wotrush.match.notices import Decided
from wotrush.model.hunter import events as hunter
from wotrush.model.rush import events as ev
from wotrush.workshop.hunter import bench as of_hunter
from wotrush.workshop.rush.bench.film import busy_match, film


def test_the_busiest_turn_damages_destroys_blows_up_and_shifts_the_reserve() -> None:
    match = busy_match()
    for action in film(match):
        match.decide(action)
    news = [notice for notice in match.log(0) if isinstance(notice, Decided)]
    events = [event for notice in news for event in notice.events]
    shots = {(event.base, event.hit) for event in events if isinstance(event, ev.Shot)}
    assert {(False, ev.Hit.DAMAGED), (False, ev.Hit.DESTROYED), (True, ev.Hit.DESTROYED)} <= shots
    kinds = {type(event) for event in events}
    assert {ev.MedalsTaken, ev.Used, ev.Drew, ev.HandDiscarded, ev.Dealt, ev.TurnEnded} <= kinds
    assert match.to_act() == 1


def test_the_round_of_tank_hunter_begins_with_an_attack_and_goes_round_the_table() -> None:
    match = of_hunter.busy_match("recruit")
    before = match.turn
    for action in of_hunter.film(match):
        match.decide(action)
    news = [notice for notice in match.log(0) if isinstance(notice, Decided) and notice.turn >= before]
    kinds = {type(event) for notice in news for event in notice.events}
    assert {hunter.AttackDeclared, hunter.DiceRolled, hunter.StrikeResolved, hunter.EventDrawn} <= kinds
    assert len({notice.seat for notice in news}) == of_hunter.PLAYERS


def test_the_person_hands_over_to_an_opponent() -> None:
    match = of_hunter.busy_match("recruit")
    for action in of_hunter.hand_over(match):
        match.decide(action)
    assert match.to_act() not in (0, None)
