"""How beats are joined into a film."""

from __future__ import annotations

import pytest

from wotrush.scenes.table.motion.beats import OVERLAP, WHOLE_TABLE, Beat, overlapped
from wotrush.stage.motion.tween import Motion, call, delay, sequence


class Cut:
    """Notes when each beat began, and how long it took."""

    def __init__(self, *beats: tuple[float, frozenset[int], float | None]) -> None:
        self.begun: dict[int, float] = {}
        film = overlapped([Beat(self._beat(i, b[0]), b[1], b[2]) for i, b in enumerate(beats)])
        self.seconds = film.duration
        self._time = 0.0
        for step in range(round(film.duration * 100) + 1):
            self._time = step / 100
            film.at(self._time, (step - 1) / 100 if step else -1.0)

    def _beat(self, number: int, seconds: float) -> Motion:
        return sequence(call(lambda: self.begun.setdefault(number, self._time)), delay(seconds))


def of(*cards: int) -> frozenset[int]:
    return frozenset(cards)


def test_beats_overlap_unless_they_move_the_same_card() -> None:
    cut = Cut((1.0, of(1), None), (1.0, of(2), None), (1.0, of(1), None))
    assert cut.begun == pytest.approx({0: 0, 1: OVERLAP, 2: 1.0}, abs=0.011)


def test_what_follows_from_a_beat_begins_when_that_says() -> None:
    assert Cut((1.0, of(1), 0.8), (1.0, of(2), None)).begun[1] == pytest.approx(0.8, abs=0.011)


def test_what_takes_the_whole_table_waits_for_everything() -> None:
    cut = Cut((2.0, of(1), 0.1), (0.5, of(2), 0.1), (0.3, of(WHOLE_TABLE), None))
    assert cut.begun[2] == pytest.approx(2.0, abs=0.011)
    assert cut.seconds == pytest.approx(2.3)
