"""How a game describes its events, questions and scores: one value, loaded when the first of them is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from wotrush.games import UnknownNameError, game_entry, load
from wotrush.match.message import Message
from wotrush.model.game import Seat
from wotrush.scenes.description.game_icons import add_icons_of
from wotrush.scenes.description.history import HistoryContents
from wotrush.scenes.description.part_label import PartLabel
from wotrush.scenes.description.window_call import WindowCall
from wotrush.settings import Asking
from wotrush.stage.drawing.shapes import Face


@dataclass(frozen=True, slots=True)
class GameDescription:
    """Functions and words of one game."""

    event_text: Callable[[Any, Any, Sequence[str]], str | None]
    """Describe an event in one sentence, from an observation, the event and the players' names; None if it needs no
    line.
    """
    in_recap: Callable[[Any], bool]
    """Return whether a recap lists the event."""
    acts: Callable[[Any], bool] = lambda _event: True
    """Return whether an event is what somebody did, rather than what came of it."""
    remaining: Callable[[Sequence[Any]], Mapping[int, Any]] = lambda _events: {}
    """Return what a recap of a turn tells instead of some of its events, by their places: what remains of all of them at the
    end of the turn, or None for nothing.
    """
    turn_of: Callable[[Any], Seat | None] = lambda _event: None
    """Return whose turn begins with an event, if one does."""
    event_faces: Callable[[Any, Any], tuple[Sequence[Face], Sequence[Face]]] = lambda _o, _event: ((), ())
    """Return small pictures, wider than high, of the cards that an event's sentence names, from an observation: first of
    those that acted or paid, then of what they struck or brought.
    """
    open_cards: Callable[[Any], Sequence[Face]] = lambda _observation: ()
    """Return such pictures of what lies open for everybody, the most striking first, from a public observation."""
    progress: Callable[[Any], float | None] = lambda _observation: None
    """Return how much of a game is over, from 0 to 1 and from a public observation; None if nothing tells."""
    hits: Callable[[Any, Any, Seat], bool] = lambda _o, event, seat: getattr(event, "target", None) == seat
    """Return whether an event was aimed at that player, from an observation."""
    harm_text: Callable[[Any, Any, Sequence[str]], str] = lambda *_: ""
    """Say what an event does to whoever observes it; nothing for one that need not stand out, or where a table shows that in
    another way.
    """
    reason_text: Callable[[Message], str] = str
    """Say why an opponent did something."""
    cover_reason: Callable[[Any, Sequence[str]], str] = lambda *_: ""
    """Say why the others look away, from what the seat to act observes and the players' names."""
    hidden_hand: Callable[[Any, Seat], Sequence[Face]] | None = None
    """Return the pictures of what a seat holds hidden, from its own observation; None if a game has nothing to show."""
    reaction_call: Callable[[Any, Sequence[str], Mapping[str, Asking]], WindowCall | None] = lambda *_: None
    """Return what a window tells everybody, from what a seat observes that is asked in it, the players' names and the
    settings of when to ask; None if it is no question that may be passed.
    """
    ends_turn: Callable[[Any], bool] = lambda _action: True
    """Return whether an action says that a turn is over; without one it ends by itself, where nothing is left to do."""
    shown_alone: Callable[[Any, Seat], bool] = lambda _event, _seat: False
    """Return whether an event shows that seat what nobody else may see, such as a card that it draws."""
    uncovers: Callable[[Any, Seat], bool] = lambda _event, _seat: False
    """Return whether an event shows everybody what others than that seat held face down."""
    holds_hidden: Callable[[Any, Seat], bool] = lambda _observation, _seat: False
    """Return whether that seat holds something face down, from a public observation."""
    score_parts: Mapping[str, PartLabel] = field(default_factory=dict)
    """How the parts of a score are shown, by their keys in `Outcome.parts`."""
    history: HistoryContents = field(default_factory=HistoryContents)
    """What the statistics show of the game beyond wins and points."""


def description_of(game: str) -> GameDescription:
    """Load the description of the game of that name. Raises UnknownNameError, also for a game without one."""
    entry = game_entry(game)
    if entry.description is None:
        raise UnknownNameError(f"The game {game!r} does not describe itself.")
    add_icons_of(game)
    description: GameDescription = load(entry.description)
    return description
