"""The analysis of finished games: what is kept of it, and the one task that goes on with it."""

from __future__ import annotations

from pathlib import Path

from wotrush.match.analysis.kept import KeptFiles
from wotrush.match.analysis.par import KeptPar
from wotrush.match.analysis.reviewing import KeptReview
from wotrush.match.analysis.tasks import Job, StartTask, Task


class Analysis:
    """Lies beside the games. There is one task at a time, so that no page that was left goes on thinking."""

    def __init__(self, folder: Path, start: StartTask) -> None:
        self.reviews = KeptFiles(folder / "reviews", KeptReview)
        self.par = KeptFiles(folder / "par", KeptPar)
        self._start = start
        self._task: Task | None = None

    def start(self, job: Job, *arguments: object) -> Task:
        """Start a task, and stop the one before."""
        self.close()
        self._task = self._start(job, *arguments)
        return self._task

    def close(self) -> None:
        """Stop the task."""
        if self._task is not None:
            self._task.close()
        self._task = None
