"""The games that the strongest level plays with the cards of a finished game: those kept, and those under way."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.game_info import GameInfo
from wotrush.match.analysis.analysis import Analysis
from wotrush.match.analysis.kept import key_of
from wotrush.match.analysis.par import PLAYS, KeptPar, ParPlay, par_player, play_par
from wotrush.match.analysis.tasks import Task
from wotrush.match.journal import Journal


class ParPlays:
    """Call `work` every frame while they are of interest, then `rest`; they go on another time."""

    def __init__(self, info: GameInfo, journal: Journal, analysis: Analysis) -> None:
        self.info = info
        self._journal, self._analysis = journal, analysis
        self._key, self._player = key_of(journal), par_player(info, journal)
        self._task: Task | None = None
        self._plays = self._kept()
        self._begun = 0
        """The number of games when the task was started."""
        self.stopped = False
        """Whether a task ended before its first game was over: the next one would end likewise."""

    def _kept(self) -> list[ParPlay]:
        kept, seats = self._analysis.par.get(self._key), len(self._journal.seats)
        if kept is None or kept.player != self._player:
            return []
        return [play for play in kept.plays if len(play.scores) == seats][:PLAYS]

    @property
    def plays(self) -> Sequence[ParPlay]:
        """The games so far."""
        return self._plays

    @property
    def complete(self) -> bool:
        return len(self._plays) == PLAYS

    def work(self) -> bool:
        """Go on for one frame; return whether there is something new to show."""
        if self.complete or self.stopped:
            return False
        if self._task is None:
            self._begun = len(self._plays)
            self._task = self._analysis.start(play_par, self._journal, self.info.par, self._begun)
        play: ParPlay | None = self._task.found()
        if play is None:
            if self._task.over:
                self._task, self.stopped = None, len(self._plays) == self._begun
            return self.stopped
        self._plays.append(play)
        self._analysis.par.put(self._key, KeptPar(player=self._player, plays=tuple(self._plays)))
        return True

    def rest(self) -> None:
        """Stop; the game under way is lost."""
        if self._task is not None:
            self._task.close()
        self._task, self.stopped = None, False
