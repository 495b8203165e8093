"""What a game provides for recordings: the cards they are played with, and texts for everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """`cards` are the files that lie beside each journal, `ruleset` makes the rules of their texts and names."""

    name: str
    cards: tuple[str, ...]
    ruleset: Callable[[Sequence[str], Sequence[str]], Any]
    observation_lines: Callable[[Any], dict[str, str]]
    """Returns the whole observation, one line per field, by name."""
    event_line: Callable[[Any, Any], str]
    """Returns the line of an event. Hidden cards are `?`, empty fields are left out."""
    action_line: Callable[[Any, Any], str]
    lists: tuple[str, ...]
    """The endings of names of lines that list many cards."""


def choices_line(actions: Sequence[Any]) -> str:
    """Return the number of choices of each kind: `attack 2, buy 7, end 1`."""
    kinds = Counter(str(action).split()[0] for action in actions)
    return ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items()))


def change(name: str, before: str | None, now: str, lists: tuple[str, ...]) -> str:
    """Return the line, or for a long list of cards only what left and what came, if that is shorter."""
    if before is None or not name.endswith(lists):
        return f"{name}: {now}"
    old, new = before.split(), now.split()
    moved = [f"-{card}" for card in old if card not in new] + [f"+{card}" for card in new if card not in old]
    shorter = f"{len(new)} cards, {' '.join(moved)}"
    return f"{name}: {shorter if moved and len(shorter) < len(now) else now}"
