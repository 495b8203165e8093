"""Plays news: lines for the log, sentences for the narration, and a film at a suitable pace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wotrush.match.message import Message
from wotrush.match.notices import Decided, TakenBack
from wotrush.match.seats import Opponent
from wotrush.model.game import Seat
from wotrush.scenes.session.session import News
from wotrush.scenes.table.motion.choreography import TableChoreography
from wotrush.scenes.table.motion.reading_time import PACES, reading_time
from wotrush.scenes.table.panels.event_words import lines_by_event
from wotrush.scenes.table.pieces import TablePieces
from wotrush.scenes.table.view import TableView
from wotrush.stage.motion.player import Player

CALMEST = 0.5
"""The fastest pace with reduced motion: faster lights, which only say what happened, would flicker."""


class Playback:
    """One for each table; the view must hold the observation and the layout that the news lead to."""

    def __init__(
        self,
        view: TableView,
        pieces: TablePieces,
        choreography: TableChoreography,
        player: Player,
        warn: Callable[[str], None],
    ) -> None:
        """`warn` writes on the status line what hits the viewer."""
        self._view = view
        self._pieces = pieces
        self._choreography = choreography
        self._player = player
        self._warn = warn
        self._given = 0.0
        """The pace of the film that runs."""
        choreography.on_reading = self._read
        self._said: tuple[Seat, Message] | None = None
        """The reason of the decision whose film runs."""
        self.at_own_pace()

    def at_own_pace(self) -> None:
        """Return to the pace of the settings."""
        self._player.pace = self._pace

    @property
    def _pace(self) -> float:
        return PACES[self._view.context.settings.speed]

    def report(self, news: Sequence[News]) -> None:
        """Write the news into the log and the narration."""
        for item in news:
            self._pieces.log.add_news(item)
        if not self._waits_for_film(news):
            self._pieces.repaints.add(self._pieces.log)
            self._pieces.narration.hear(news)
        reasons = [(item.seat, item.reason) for item in news if isinstance(item, Decided)]
        seat, reason = reasons[-1] if reasons else (-1, None)
        said = None if reason is None else (seat, reason)
        if self._waits_for_film(news):
            self._said, self._view.reason = said, None  # It is said as the film shows what it is about.
        else:
            self._say(said)

    def _say(self, said: tuple[Seat, Message] | None) -> None:
        before, self._view.reason = self._view.reason, said
        if said != before:
            self._leave_time_to_read(None if said is None else said[1])

    def _leave_time_to_read(self, reason: Message | None) -> None:
        """Have an opponent's reason stand as long as it takes to read, unless a recap will gather what was said."""
        session, context = self._view.session, self._view.context
        if reason is None or session.watched is not None or self._view.gathering:
            self._view.read_until = 0.0
            return
        seconds = reading_time(self._pieces.words.reason(reason), context.settings.speed)
        self._view.read_until = context.clock.now() + seconds
        session.conductor.hold(seconds)

    def film(self, news: Sequence[News]) -> bool:
        """Play the film of these news; return False if there is nothing to be seen."""
        events = [event for item in news if isinstance(item, Decided) for event in item.events]
        if not events:
            self._view.session.conductor.motion_takes(0.0)
            return False
        if self._waits_for_film(news):
            self._follow_film(news)
        film = self._choreography.film(events, self._view.lying)
        self._player.pace = self._given = self._pace_for(news, film.duration)
        self._player.queue(film)
        if self._player.pace == 0:
            self._player.finish()
        return True

    def _waits_for_film(self, news: Sequence[News]) -> bool:
        """Whether log and narration wait until a film has shown the events."""
        return self._choreography.reports_events and any(
            isinstance(item, Decided) and item.events for item in news
        )

    def _follow_film(self, news: Sequence[News]) -> None:
        """Have the lines of the log follow the events of a film, an opponent's reason the first one that it is about, and the
        sentences the film.
        """
        log, words = self._pieces.log, self._pieces.words
        all_events = [event for item in news if isinstance(item, Decided) for event in item.events]
        seen = 0
        by_item = [lines_by_event(self._view, words, item) for item in news]
        counts = [count for lines in by_item for count in lines]
        last = max((n for n, item in enumerate(news) if isinstance(item, Decided)), default=0)
        reason_at = len(counts)
        if self._choreography.reasons_first:
            reason_at = min(reason_at, sum(map(len, by_item[:last])) + 1)

        def show(events: int) -> None:
            nonlocal seen
            self._tell_harm(all_events[seen:events])
            before, seen = seen, events
            log.ahead = sum(counts[events:])
            self._pieces.repaints.add(log)
            if events == len(counts) > before:  # The end of a film reports its last event once more.
                self._pieces.narration.hear(news)
            said = self._said
            if said is not None and events >= reason_at:
                self._said = None
                self._say(said)

        log.ahead = sum(counts)
        self._choreography.on_event = show

    def _tell_harm(self, events: Sequence[Any]) -> None:
        """Have what hits the only person at the screen stand out long enough to be read, unless a recap will tell it."""
        view, session = self._view, self._view.session
        if session.shared or session.watched is not None or view.gathering:
            return
        for event in events:
            if text := session.description.harm_text(view.o, event, view.names):
                self._warn(text)
                session.conductor.hold(reading_time(text, view.context.settings.speed))

    def _pace_for(self, news: Sequence[News], seconds: float) -> float:
        """Return the pace at which opponents' decisions fit into the time that the conductor gives them."""
        session = self._view.session
        opponents = [isinstance(player, Opponent) for player in session.players]
        first = news[0]  # What persons answered by themselves, as they had nothing to choose, follows it.
        if not (isinstance(first, Decided) and opponents[first.seat]):
            return self._pace
        reading = self._choreography.reading
        moving, reads = seconds - reading, 0.0 if self._view.gathering else reading * self._pace
        given = session.conductor.motion_takes(moving * self._pace, reads) / max(moving, 0.01)
        if self._view.reduced_motion and given > 0:
            given = max(given, CALMEST)
        return min(self._pace, given)

    def _read(self, pace: float) -> None:
        """Let words stand as long as that pace lets them, however fast the film is; 0 goes on at its own."""
        self._player.pace = max(self._given, self._pace * pace)

    def take_back(self) -> str:
        """Remove from the log what was taken back; return its first line, or nothing if it had none."""
        self._choreography.finish()
        before = self._pieces.log.lines
        self._pieces.rewrite()
        gone = before[len(self._pieces.log.lines) :]
        return next((line.text for line in gone if not line.heading and not line.reason), "")


def takes_back(news: Sequence[News]) -> bool:
    return any(isinstance(item, TakenBack) for item in news)
