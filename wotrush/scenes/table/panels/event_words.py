"""A game's words for its events, and the lines and sentences made of them for the log and the narration."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from wotrush.i18n import t
from wotrush.match.message import Message
from wotrush.match.notices import Decided, GaveUp
from wotrush.model.game import Seat
from wotrush.scenes.description.reasons import going_on
from wotrush.scenes.session.session import News
from wotrush.scenes.table.view import TableView


@dataclass(frozen=True, slots=True)
class EventWords:
    """A game's words; the first argument of `text`, `sentence` and `card_name` is the viewer's observation."""

    text: Callable[[Any, Any, Sequence[str]], str | None]
    """Returns the log's line for an event; None where it needs none."""
    sentence: Callable[[Any, Any, Sequence[str]], str]
    """Returns a whole sentence for an event, or an empty string."""
    turn_of: Callable[[Any], Seat | None]
    """Returns whose turn begins with an event; None for all other events."""
    cards: Callable[[Any], tuple[int, ...]]
    """Returns the cards that an event's text names."""
    card_name: Callable[[Any, int], str]
    reason: Callable[[Message], str]
    """Returns an opponent's reason as one sentence."""
    in_vain: Callable[[Any, Any, Sequence[Any], Sequence[str]], str | None] = lambda o, event, after, names: (
        None
    )
    """Returns the log's line for an event that reads like a success but after which, in its decision, nothing comes of it."""
    idle: Callable[[Any], bool] = lambda event: False
    """Returns whether an event is one of perhaps many in which nothing came of something."""
    idle_text: Callable[[int], str] = str
    """Returns the log's line for so many of these."""


MANY_IDLE = 5
"""So many events of a decision from which nothing came have one line together, where the last of them happens."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log: whose it is, what it says, which cards it names. A heading begins a turn."""

    seat: Seat | None
    text: str
    cards: tuple[int, ...] = ()
    heading: bool = False
    reason: bool = False
    detail: bool = False
    """Whether it tells a step that changed nothing for long; finished turns are shown without these."""
    named: tuple[tuple[int, int, int], ...] = ()
    """The names of cards in the text, as start, end and card."""

    def card_named_at(self, place: int) -> int | None:
        """Return the card whose name covers that character of the text."""
        return next((card for start, end, card in self.named if start <= place < end), None)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of the narration: whose event it describes, and whether it belongs to the newest events."""

    seat: Seat | None
    text: str
    new: bool = True


def log_lines(view: TableView, words: EventWords, news: News) -> list[LogLine]:
    """Return the lines of one decision, with an opponent's reason below the first that a finished turn keeps."""
    match news:
        case Decided():
            return [line for lines in _lines_of_events(view, words, news) for line in lines]
        case GaveUp(seat=seat):
            return [LogLine(seat, t("{player} gives up", player=view.names[seat]))]
        case _:
            return []


def lines_by_event(view: TableView, words: EventWords, news: News) -> list[int]:
    """Return how many of the log's lines tell each event of one decision."""
    return [len(lines) for lines in _lines_of_events(view, words, news)] if isinstance(news, Decided) else []


def _lines_of_events(view: TableView, words: EventWords, news: Decided[Any]) -> list[list[LogLine]]:
    """Return the lines of each event; the reason stands with what it explains, never with what only came of it."""
    lines = [
        _event_lines(view, words, news.seat, event, news.events[number:])
        for number, event in enumerate(news.events, 1)
    ]
    idle = [number for number, event in enumerate(news.events) if words.idle(event)]
    if len(idle) >= MANY_IDLE:
        for number in idle:
            lines[number] = []
        lines[idle[-1]] = [LogLine(news.seat, words.idle_text(len(idle)), detail=True)]
    acts = view.session.description.acts
    done = [of_event for event, of_event in zip(news.events, lines, strict=True) if of_event and acts(event)]
    if news.reason is None or not done or done[0][0].heading:
        return lines
    kept = [of_event for of_event in done if not (of_event[0].detail or of_event[0].heading)]
    explained = kept[0] if kept else done[0]
    why = going_on(words.reason(news.reason), explained[0].text)
    explained.append(LogLine(news.seat, why, reason=True, detail=not kept))
    return lines


def _event_lines(
    view: TableView, words: EventWords, seat: Seat, event: Any, after: Sequence[Any]
) -> list[LogLine]:
    text = words.in_vain(view.o, event, after, view.names) or words.text(view.o, event, view.names)
    if text is None:
        return []
    turn_of, cards = words.turn_of(event), words.cards(event)
    whose = seat if turn_of is None else turn_of
    detail = turn_of is None and not view.session.description.in_recap(event)
    named = _named(view, words, text, cards)
    return [LogLine(whose, text, cards, turn_of is not None, detail=detail, named=named)]


def _named(
    view: TableView, words: EventWords, text: str, cards: tuple[int, ...]
) -> tuple[tuple[int, int, int], ...]:
    """Return where the names of the cards stand in the text, as whole words; of cards with the same name, the first."""
    found: list[tuple[int, int, int]] = []
    for card in cards:
        word = rf"(?<![\w-]){re.escape(words.card_name(view.o, card))}(?![\w-])"
        spans = [match.span() for match in re.finditer(word, text)]
        free = [span for span in spans if span not in [(begin, end) for begin, end, _ in found]]
        found += [(*free[0], card)] if free else []
    return tuple(sorted(found))


def sentences(view: TableView, words: EventWords, news: News) -> list[Sentence]:
    """Return one sentence for each event, as the viewer may know it."""
    match news:
        case Decided(seat=seat, events=events):
            texts = [(event, words.sentence(view.o, event, view.names)) for event in events]
            return [Sentence(getattr(event, "seat", seat), text) for event, text in texts if text]
        case GaveUp(seat=seat):
            return [Sentence(seat, f"{t('{player} gives up', player=view.names[seat])}.")]
        case _:
            return []
