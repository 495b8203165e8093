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
from wotrush.stage.motion.tween import Motion, call, parallel, sequence


class TableChoreography:
    """Override `beats`, `sound` and `touched`; each film ends with every card where it belongs."""

    def __init__(self, view: TableView, motion: MotionContext) -> None:
        self.table = view
        self.context = motion
        self._banners = Player(view.context.clock)
        """Plays banners at their own pace, so that words can be read however fast a film is; nothing waits for them."""

        self.on_event: Callable[[int], None] | None = None
        """Called by films that show events one by one, with the number of events shown so far."""

    # -- for games

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
        self.table.shown = frozenset(card for event in events for card in self.touched(event))
        beats = [each for event in events for each in self._with_sound(event)]
        moved = {card for each in beats for card in each.cards}
        settle = call(lambda: self.context.cards.settle(after, self.table.faces))
        return sequence(self.before(moved), parallel(self.context.close_up(moved), overlapped(beats)), settle)

    def update(self) -> None:
        """Advance banners and sounds. Call it every frame."""
        self._banners.update()
        self.context.sounds.update()

    @property
    def announcing(self) -> bool:
        return self._banners.busy

    def finish(self) -> None:
        """End all banners at once."""
        self._banners.finish()

    def announced(self, text: str) -> Motion:
        """Return the start of a banner. Without motion, the status line and the log say it."""
        speed = self.table.context.settings.speed
        if speed is Speed.OFF:
            return parallel()
        return call(lambda: self._banners.queue(self.animator.ribbon(text)))

    def _with_sound(self, event: Any) -> Iterable[Beat]:
        first, *others = list(self.beats(event)) or [Beat(parallel(), frozenset())]
        lights = parallel(*(call(partial(self.animator.light, card)) for card in self.touched(event)))
        yield replace(first, motion=parallel(lights, self.sound(event), first.motion))
        yield from others
