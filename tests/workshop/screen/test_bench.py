"""What the benchmark plays is what it says it plays."""

from __future__ import annotations

from wotrush.match.notices import Decided
from wotrush.model.rush import events as ev
from wotrush.workshop.bench.screen.film import busy_match, decisions


def test_the_busiest_turn_damages_destroys_blows_up_and_shifts_the_reserve() -> None:
    match = busy_match()
    for action in decisions():
        match.decide(action)
    news = [notice for notice in match.log(0) if isinstance(notice, Decided)]
    events = [event for notice in news for event in notice.events]
    shots = {(event.base, event.hit) for event in events if isinstance(event, ev.Shot)}
    assert {(False, ev.Hit.DAMAGED), (False, ev.Hit.DESTROYED), (True, ev.Hit.DESTROYED)} <= shots
    kinds = {type(event) for event in events}
    assert {ev.MedalsTaken, ev.Used, ev.Drew, ev.HandDiscarded, ev.Dealt, ev.TurnEnded} <= kinds
    assert match.to_act() == 1
