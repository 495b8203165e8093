"""What a lesson is: when it is due, what it says, and what on the table it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from wotrush.match.seats import Setup
from wotrush.model.game import Seat


@dataclass(slots=True)
class LessonMoment:
    """What the learner observes now, and what has happened so far, by kind of event and seat."""

    o: Any
    happened: set[tuple[type, Seat]] = field(default_factory=set)

    def note(self, events: Iterable[object]) -> None:
        """Remember what has happened."""
        self.happened |= {(type(event), getattr(event, "seat", -1)) for event in events}

    def did(self, *kinds: type, seat: Seat | None = None) -> bool:
        """Return whether the learner, or another seat, has caused an event of one of these kinds."""
        return any((kind, self.o.seat if seat is None else seat) in self.happened for kind in kinds)

    def may(self, kind: type) -> bool:
        """Return whether the learner may do something of that kind."""
        return any(isinstance(action, kind) for action in self.o.actions)

    def may_do(self, deed: Callable[[Any, Any], bool]) -> bool:
        """Return whether the learner may do such a deed."""
        return any(deed(self.o, action) for action in self.o.actions)


@dataclass(frozen=True, slots=True)
class Lesson:
    """Given when it is due for the first time. Title and text are message ids; the text may have marks and placeholders."""

    key: str
    """The permanent key under which it is remembered."""
    title: str
    text: str
    due: Callable[[LessonMoment], bool]
    spot: Any
    """What on the table it is about, in the game's own terms. See `TaughtTable.spot_rect`."""
    rule: str
    """The key of the paragraph of the rule book that explains it fully."""
    tip: bool = True
    """Whether it helps in any first game, outside the tutorial too."""
    figures: Callable[[Any], Mapping[str, object]] = lambda _: {}
    """Return what stands in the text's placeholders, from what the table is drawn from."""
    named: tuple[Any, ...] = ()
    """What else on the table the text names: it stays bright, and the plate does not lie there."""
    status: bool = False
    """Whether it speaks of the status line, which then is not hushed."""
    watched: Callable[[Any], bool] | None = None
    """Return whether it is due by what the table shows, even while others play: they wait until it is read."""
    deed: Callable[[Any, Any], bool] = lambda o, action: False
    """Return whether that action of the learner, who observes `o`, is what it is about: then it comes first at the latest."""
    golden: bool = False
    """Whether the spot is a golden button, beside which the one that goes on is none: of two, which to press?"""


@dataclass(frozen=True, slots=True)
class TutorialContents:
    """The lessons of a game, in order of priority when several are due, and the deal of its tutorial."""

    lessons: Sequence[Lesson]
    deal: Callable[[], Setup]
    guided_rounds: int
    """The number of rounds in which hints come automatically."""
