"""Achievements that change hands in the course of a game, for those who watch; they bring points only at its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wotrush.model.rush import events as ev
from wotrush.model.rush.scoring import achievement_count, counted_squad, holder
from wotrush.model.rush.state import State

MOVES = (ev.Bought, ev.Researched, ev.Scrapped, ev.Defended, ev.Shot, ev.Besieged, ev.MedalsTaken)
"""The events by which cards join or leave squads."""


def holders(s: State) -> Mapping[int, int | None]:
    """Return who has each achievement; a card in use has not left its squad."""
    squads = [counted_squad(s, seat) for seat in range(s.seats)]
    if s.using >= 0:
        squads[s.active].append(s.using)
    return {
        achievement: holder(
            [achievement_count(s, seat, achievement, squad) for seat, squad in enumerate(squads)]
        )
        for achievement in s.achievements
    }


def with_achievements(happened: Sequence[ev.Event], before: State, now: State) -> Sequence[ev.Event]:
    """Tell of the achievements that are not held as before, right after the last event that moved a card."""
    moved = next((n for n in range(len(happened), 0, -1) if isinstance(happened[n - 1], MOVES)), 0)
    if not moved:
        return happened
    held = holders(before)
    return [*happened[:moved], *passed(held, holders(now)), *happened[moved:]]


def passed(
    before: Mapping[int, int | None], after: Mapping[int, int | None]
) -> tuple[ev.AchievementPassed, ...]:
    """Return what has to be told where achievements were held so before, and so after."""
    return tuple(
        ev.AchievementPassed(achievement, before[achievement], winner)
        for achievement, winner in after.items()
        if winner != before[achievement]
    )
