"""Writes figures for the page."""

from __future__ import annotations

from collections.abc import Mapping

from wotrush.workshop.rush.balance.figures import Group


def percent(share: float | None, digits: int = 0) -> str:
    return "–" if share is None else f"{100 * share:.{digits}f} %"


def signed(value: float, digits: int = 1) -> str:
    """Write a number with a real minus; one that rounds to 0 has no sign."""
    text = f"{abs(value):.{digits}f}"
    if not float(text):
        return text
    return f"{'+' if value > 0 else '−'}{text}"


def lead(group: Group) -> str:
    """Write the points above the fair share."""
    return signed(group.lead) if group.seats else "–"


def interval(group: Group) -> str:
    if not group.seats:
        return "–"
    low, high = group.interval
    return f"{signed(low)} to {signed(high)}"


def shares_of(groups: Mapping[str, Group], whole: Group) -> list[list[str]]:
    """Return a row for each group: its share of players and of wins, and its lead."""
    return [
        [
            name,
            percent(group.seats / max(1, whole.seats), 1),
            percent(group.wins / (whole.wins or 1), 1),
            percent(group.rate, 1) if group.seats else "–",
            lead(group),
            interval(group),
        ]
        for name, group in groups.items()
    ]
