"""Plays one motion of the table, on a table written for it, with a clock of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum

from pygame import Surface

from wotrush.match.match import Match
from wotrush.model.rush import rush_ruleset
from wotrush.model.rush.actions import Action, parse_action
from wotrush.model.rush.default import default_catalogue
from wotrush.scenes.rush.match import RushMatch
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.session.session import GameSession
from wotrush.settings import Settings
from wotrush.workshop.pilot import FRAME
from wotrush.workshop.staged import Prompted, new_match
from wotrush.workshop.studio import Studio

LONGEST = 12.0
"""Seconds after which a motion counts as endless."""


class RehearsalPart(Enum):
    """A part of the table to look at."""

    ENEMY = "enemy"
    TARGETS = "targets"
    RESERVE = "reserve"
    FIELD = "field"
    MEDALS = "medals"
    BASES = "bases"
    HAND = "hand"


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """The decisions that start a motion, as text with the codes of cards, and the parts of the table that show it."""

    table: Mapping[str, str]
    """Lines of a table in the text notation; those of a seat begin with its number."""
    decisions: tuple[str, ...]
    where: tuple[RehearsalPart, ...]
    before: tuple[str, ...] = ()
    """Decisions that are taken before."""

    def match(self) -> RushMatch:
        ruleset = rush_ruleset()
        game = ruleset.parse_table(_text(self.table))
        return Match(ruleset, new_match(game.seats, 1).setup, game)


def _text(lines: Mapping[str, str]) -> str:
    """Return the table as text: common lines first, then those of each seat."""
    text = [f"{name}: {value}" for name, value in lines.items() if " " not in name]
    for seat in range(int(lines["players"][0])):
        own = [(name.split()[1], value) for name, value in lines.items() if name.startswith(f"{seat} ")]
        text += [f"seat: {seat}", *(f"{name}: {value}" for name, value in own)]
    return "\n".join(text)


def _action(text: str) -> Action:
    return parse_action(text, default_catalogue().by_code.__getitem__)


@dataclass
class Staging:
    """The table of a rehearsal, still before its first decision."""

    rehearsal: Rehearsal
    settings: Settings
    size: tuple[int, int] = (1920, 1080)
    prompter: Prompted = field(default_factory=Prompted, init=False)

    def __post_init__(self) -> None:
        self._studio = studio = Studio(self.size)
        studio.context.settings = self.settings
        match = self.rehearsal.match()
        self.session = GameSession(match, self.prompter, self.settings, studio.clock)
        for text in self.rehearsal.before:
            self.session.decide(_action(text))
        self.session.poll()
        self.scene = TableScene(studio.context, self.session)
        self.pilot = studio.pilot(self.scene, frames=1)
        while not self.scene.still:
            self.step()

    def step(self) -> None:
        """Advance by one frame. It is drawn only when `picture` is called."""
        self._studio.clock.advance(FRAME)
        self._studio.stack.update()

    def picture(self) -> Surface:
        self._studio.stack.draw(self.pilot.surface)
        return self.pilot.surface

    def decisions(self) -> Iterator[str]:
        """Take one decision after another, and yield after each so that the caller can play its motion."""
        for text in self.rehearsal.decisions:
            version = self.session.match.version
            if self.session.may_decide:
                self.session.decide(_action(text))
            else:
                self.prompter.tell(_action(text))
            while self.session.match.version == version:
                self.step()
            yield text

    def frames(self) -> Iterator[float]:
        """Advance frame by frame until nothing moves, and yield the seconds gone by."""
        for frame in range(1, round(LONGEST / FRAME)):
            self.step()
            yield frame * FRAME
            if self.scene.still and not self.scene.choreography.announcing:
                return
        raise TimeoutError("A motion never came to its end.")

    def played(self) -> Iterator[None]:
        """Play all of it, frame by frame."""
        for _ in self.decisions():
            for _ in self.frames():
                yield
