"""Beats of a film: motions that begin while the previous one is still running."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wotrush.stage.motion.tween import Motion, delay, parallel, sequence

OVERLAP = 0.45
"""The next beat begins after this share of the previous one, unless they move the same card."""
WHOLE_TABLE = -2
"""Stands, among a beat's cards, for all that moves on the table. Games may use other negative numbers for a row of cards."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One motion and the cards it moves."""

    motion: Motion
    cards: frozenset[int]
    lead: float | None = None
    """The seconds until what follows from it may begin; None: as soon as it is well under way."""
    seen: float | None = None
    """The seconds until what it shows has been seen to happen, such as an impact; None: when its motion ends."""

    @property
    def until_seen(self) -> float:
        return self.motion.duration if self.seen is None else self.seen

    @property
    def until_next(self) -> float:
        return self.motion.duration * OVERLAP if self.lead is None else self.lead


def beat(motion: Motion, card: int) -> Beat:
    return Beat(motion, frozenset((card,)))


def overlapped(beats: Sequence[Beat]) -> Motion:
    """Return one motion in which each beat begins while the previous one is running, but never while another moves its
    cards.
    """
    free: dict[int, float] = {}
    start, last, motions = 0.0, 0.0, []
    for beat in beats:
        taken = [free.get(card, 0.0) for card in beat.cards]
        begin = max([start, *taken, *([last] if WHOLE_TABLE in beat.cards else [])])
        motions.append(sequence(delay(begin), beat.motion))
        end = begin + beat.motion.duration
        free.update(dict.fromkeys(beat.cards, end))
        last = max(last, end)
        start = begin + beat.until_next
    return parallel(*motions)
