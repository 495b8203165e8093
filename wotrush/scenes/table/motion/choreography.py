"""From the events of one decision to one film: what every game's choreography shares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from wotrush.scenes.table.lying import Layout
from wotrush.scenes.table.motion.animator import Animator
from wotrush.scenes.table.motion.beats import Beat, overlapped
from wotrush.scenes.table.motion.motion_context import MotionContext
from wotrush.scenes.table.view import TableView
from wotrush.settings import Speed
from wotrush.stage.motion.player import Player
from wotrush.stage.motion.tween import Motion, call, delay, parallel, sequence


class TableChoreography:
    """Override `beats`, `sound` and `touched`; each film ends with every card where it belongs."""

    def __init__(self, view: TableView, motion: MotionContext) -> None:
        self.view = view
        self.context = motion
        self._banners = Player(view.context.clock)
        """Plays banners at their own pace, so that words can be read however fast a film is; nothing waits for them."""

        self.on_event: Callable[[int], None] | None = None
        """Called by films that show events one by one, with the number of events shown so far."""
        self.on_reading: Callable[[float], None] = lambda pace: None
        """Called by films as words stand that must be read, with the fastest pace for that, and with 0 afterwards."""
        self._seen: set[int] = set()
        self._in_order = 0

    # -- for games

    reading = 0.0
    """Seconds of the last film, at normal speed, for which words stand to be read: no hurry shortens them."""
    reasons_first = False
    """Whether a table shows why an opponent does something as its films begin to show it, not only as they end."""
    reports_events = False
    """Whether its films call `on_event` after each event. Otherwise log and narration follow as a film begins."""

    def beats(self, event: Any) -> Iterable[Beat]:
        """Return the motions of an event."""
        raise NotImplementedError

    def sound(self, event: Any) -> Motion:
        """Return the sound that starts with the first motion of an event."""
        raise NotImplementedError

    def touched(self, event: Any) -> Iterable[int]:
        """Return the cards that an opponent touches in an event; they stay lit until the next decision."""
        raise NotImplementedError

    def before(self, moved: set[int]) -> Motion:
        """Return what happens before everything else, given the cards that the film moves."""
        return parallel()

    # -- for the table

    @property
    def animator(self) -> Animator:
        return self.context.animator

    def film(self, events: Sequence[Any], after: Layout) -> Motion:
        """Return one motion for all events; `after` is the layout that they lead to."""
        self.context.prepare(after)
        self.view.shown = frozenset(card for event in events for card in self.touched(event))
        self._seen, self._in_order = set(), 0
        beats = [
            each
            for number, event in enumerate(events, 1)
            for each in self._noted(number, self._with_sound(event))
        ]
        moved = {card for each in beats for card in each.cards}
        settle = call(partial(self._end_of_film, after, len(events)))
        return sequence(self.before(moved), parallel(self.context.close_up(moved), overlapped(beats)), settle)

    def happened(self, events: int) -> None:
        """Report what has been seen to happen: the film's first so many events."""
        if self.on_event is not None:
            self.on_event(events)

    def _noted(self, number: int, beats: Iterable[Beat]) -> Iterable[Beat]:
        """Have it noted when the last motion of an event has shown it."""
        *others, last = beats
        yield from others
        if self.reports_events:
            seen = sequence(delay(last.until_seen), call(partial(self._note, number)))
            last = replace(last, motion=parallel(last.motion, seen))
        yield last

    def _note(self, number: int) -> None:
        """Events are reported in their order, though a later one may have been seen before an earlier one."""
        self._seen.add(number)
        before = self._in_order
        while self._in_order + 1 in self._seen:
            self._in_order += 1
        if self._in_order > before:
            self.happened(self._in_order)

    def _end_of_film(self, after: Layout, events: int) -> None:
        self.context.cards.settle(after, self.view.faces)
        if self.reports_events:
            self.happened(events)

    def update(self, *, watched: bool) -> None:
        """Advance banners and sounds. Call it every frame, and say whether a film is being watched."""
        self._banners.update()
        self.context.sounds.update(watched=watched)

    @property
    def announcing(self) -> bool:
        return self._banners.busy

    def finish(self) -> None:
        """End all banners at once."""
        self._banners.finish()

    def announced(self, text: str, why: str = "") -> Motion:
        """Return the start of a banner."""
        return call(partial(self.announce, text, why))

    def announce(self, text: str, why: str = "") -> None:
        """Start a banner, which warns if it says why. Without motion, the status line and the log say it."""
        if self.view.context.settings.speed is not Speed.OFF:
            self._banners.queue(self.animator.ribbon(text, why))

    def _with_sound(self, event: Any) -> Iterable[Beat]:
        first, *others = list(self.beats(event)) or [Beat(parallel(), frozenset())]
        lights = parallel(*(call(partial(self.animator.light, card)) for card in self.touched(event)))
        yield replace(first, motion=parallel(lights, self.sound(event), first.motion))
        yield from others
