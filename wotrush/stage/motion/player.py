"""Plays motions on a clock: side by side or queued, at any pace, or skipped to the very end."""

from __future__ import annotations

from collections import deque
from math import inf

from wotrush.stage.clock import Clock
from wotrush.stage.motion.tween import BEFORE, Motion


class _Run:
    """A running motion: when it began in player time, and how far it has been shown."""

    def __init__(self, motion: Motion, begin: float, queued: bool) -> None:
        self._motion = motion
        self._marks = sorted({*motion.moments(), motion.duration})
        self._shown = BEFORE
        self.begin = begin
        self.queued = queued

    @property
    def end(self) -> float:
        return self.begin + self._motion.duration

    @property
    def over(self) -> bool:
        return self._shown >= self._motion.duration

    def next_mark(self) -> float:
        """Return the player time at which one of its parts begins or ends next."""
        return self.begin + next((mark for mark in self._marks if mark > self._shown), inf)

    def pass_mark(self) -> None:
        self._show(next(mark for mark in self._marks if mark > self._shown))

    def show(self, time: float) -> None:
        if not self.over and time - self.begin > self._shown:
            self._show(min(time - self.begin, self._motion.duration))

    def _show(self, t: float) -> None:
        since, self._shown = self._shown, t
        self._motion.at(t, since)


class Player:
    """Runs motions. `pace` stretches time: 1 as written, 0.5 twice as fast, 0 everything at once. Parts begin and end
    in the same order at any frame rate, so a skipped film leaves the same result as a watched one.
    """

    def __init__(self, clock: Clock, pace: float = 1.0) -> None:
        self._clock = clock
        self._pace = pace
        self._seen = clock.now()
        self._time = 0.0
        self._runs: list[_Run] = []
        self._queue: deque[Motion] = deque()

    @property
    def busy(self) -> bool:
        return bool(self._runs or self._queue)

    @property
    def pace(self) -> float:
        return self._pace

    @pace.setter
    def pace(self, pace: float) -> None:
        self._tick()
        self._pace = pace

    def play(self, motion: Motion) -> None:
        """Start a motion now, beside whatever else is running."""
        self._tick()
        self._runs.append(_Run(motion, self._time, queued=False))

    def queue(self, motion: Motion) -> None:
        """Start a motion when everything queued before it has ended."""
        self._tick()
        self._queue.append(motion)
        self._start_next(self._time)

    def update(self) -> bool:
        """Show the present moment; return True while anything is still moving."""
        self._tick()
        if self._pace == 0:
            self.finish()
        else:
            self._advance(self._time)
        return self.busy

    def finish(self) -> None:
        """Finish everything at once, including what is queued meanwhile."""
        while self.busy:
            self._advance(inf)

    def _tick(self) -> None:
        now = self._clock.now()
        if self._pace > 0:
            self._time += (now - self._seen) / self._pace
        self._seen = now

    def _advance(self, until: float) -> None:
        """Pass every mark on the way in order of time, then show the state between marks. What changes the pace changes that
        of the rest of the frame too.
        """
        while self._runs:
            run, pace = min(self._runs, key=_Run.next_mark), self._pace
            mark = run.next_mark()
            if mark > until or mark == inf:
                break
            run.pass_mark()
            if self._pace not in (pace, 0) and until < inf:
                rest = (until - mark) * (pace / self._pace - 1)
                until, self._time = until + rest, self._time + rest
            if run.over:
                self._retire(run)
        for run in tuple(self._runs):
            run.show(until)

    def _retire(self, run: _Run) -> None:
        if run in self._runs:
            self._runs.remove(run)
            if run.queued:
                self._start_next(run.end)

    def _start_next(self, begin: float) -> None:
        if self._queue and not any(run.queued for run in self._runs):
            self._runs.append(_Run(self._queue.popleft(), begin, queued=True))
