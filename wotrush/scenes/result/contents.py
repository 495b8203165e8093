"""What a game provides about its results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from pygame import FRect

from wotrush.ai.agent import Phrase
from wotrush.match.journal import Journal
from wotrush.model.game import Seat
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.report import ChangesOfTurn, GameReport
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.style.theme import Theme
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Segments

if TYPE_CHECKING:
    from wotrush.scenes.session.session import GameSession

ChartMark: TypeAlias = Callable[[Canvas, Color, FRect], None]
"""Paints what was won into a box on the chart."""


@dataclass(frozen=True, slots=True)
class ComparedFigure:
    """A figure in which players compete: how much of it a player has, and whether that is the most."""

    key: str
    name: Callable[[], str]
    count: int
    held: bool
    sign: str = "laurel"
    """The icon that marks the most."""


@dataclass(frozen=True, slots=True)
class WonPicture:
    """A picture of what a player won, what it is called, and a few words below it, or where these find no room a figure; or,
    where there are several of a kind, how many, which stands beside a small picture.
    """

    face: Face
    name: str
    caption: str = ""
    count: str = ""
    figure: str = ""


@dataclass(frozen=True, slots=True)
class Highlight:
    """What is worth telling of a game: a title, whose feat it was, what happened, how much it counted, and up to two
    pictures of it.
    """

    title: str
    seat: Seat
    text: str
    figure: str = ""
    gains: tuple[int, ...] = ()
    """What every seat won or lost, shown instead of the figure if several did."""
    pictures: tuple[Face, ...] = ()
    shorter: tuple[str, ...] = ()
    """What is said where there is no room for the text; the first that fits."""
    against: Face | None = None
    """A picture of what was beaten, if the game knows it; it stands across from the winner's above a victory."""
    next_best: Face | None = None
    """A picture of what did second most, which stands there so that no picture is seen twice."""
    round: int | None = None
    """The round of what happened in a single turn."""


class ResultChapter(Node):
    """A page of the result."""

    def place(self, rect: FRect) -> None:
        """Take this place, in units."""
        raise NotImplementedError

    def work(self) -> None:
        """Do a little of what takes long. Called once a frame while the page is open."""

    def rest(self) -> None:
        """Stop what goes on beside the screen. Called when the page is closed."""


@dataclass(frozen=True, slots=True)
class OwnChapter:
    """A page that only one game has."""

    name: str
    title: str
    """A message id."""
    make: Callable[[AppContext, GameSession, Sequence[ScoreLine], Any], ResultChapter]
    """Its last argument is the story of the game."""


@dataclass(frozen=True, slots=True)
class ResultContents:
    """Functions and message ids of one game. What is left out is not shown."""

    decided: Mapping[str, str] = field(default_factory=dict)
    """The tie-breaks by `Outcome.decided_by`: sentences about the `{winner}`."""
    figures: Callable[[Any, Seat], Sequence[ComparedFigure]] = lambda _observation, _seat: ()
    """Return the figures of a player, by what everybody sees at the end."""
    notes: Callable[[Any, Seat], Mapping[str, str]] = lambda *_: {}
    """Return what is told in brackets behind the number of a part of a player's score, where there is room, by its key."""
    remarks: Callable[[Any, Seat, Theme, str, bool], Sequence[Segments]] = lambda *_: ()
    """Return a remark on a player, from its longest form to its shortest; the first that fits is shown. The last arguments
    are `Outcome.decided_by`, and whether that player won.
    """
    pictures: Callable[[Any, Seat], Sequence[WonPicture]] = lambda _observation, _seat: ()
    """Return pictures of what a player won, which fill the room below the points."""
    story: Callable[[Journal], Any] = lambda _journal: None
    """Read from the journal what the highlights and the game's own pages tell. Raises Problem if today's rules lead
    elsewhere.
    """
    highlights: Callable[[Any, Sequence[ScoreLine]], Sequence[Highlight]] = lambda _story, _lines: ()
    """Return what is worth telling of a game by its story, most important first."""
    changes_of_turn: ChangesOfTurn = lambda _begin, _events, _end: ()
    change_picture: Callable[[Any], Face | None] = lambda _change: None
    """Return a picture of what changed points, if there is one."""
    change_text: Callable[[Any, Sequence[str]], str] = lambda change, _names: str(change)
    """Describe a change of points in one sentence, with the names of the players."""
    marks: Callable[[GameReport, int], Iterator[tuple[Seat, ChartMark]]] = lambda _report, _at: iter(())
    """Yield what the chart marks at the end of a turn, given by its place in the report, and for whom."""
    legend: Callable[[Theme], Segments] = lambda _theme: ""
    """Return what the marks mean."""
    phrase_text: Callable[[Phrase], str] = lambda phrase: str(phrase)
    """Put into words what a reviewer says of a decision."""
    phrase_picture: Callable[[Phrase], Face | None] = lambda _phrase: None
    """Return a picture of the card that it names, if there is one."""
    chapters: Sequence[OwnChapter] = ()
