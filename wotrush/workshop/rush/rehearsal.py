"""One motion of the table, brought about at a table written for it, on a clock of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from pygame import Surface

from wotrush.ai.agent import Choice
from wotrush.match.match import Match
from wotrush.match.opponents.worker import Answer
from wotrush.model.game import AnyObservation
from wotrush.model.rush import rush_ruleset
from wotrush.model.rush.actions import Action, parse_action
from wotrush.model.rush.default import default_catalogue
from wotrush.scenes.rush.match import RushMatch
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.session.session import GameSession
from wotrush.settings import Settings
from wotrush.stage.input.pilot import FRAME
from wotrush.workshop.staged import new_match
from wotrush.workshop.studio import Studio

LONGEST = 12.0
"""Seconds; a motion that takes longer never ends."""


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
    """Decisions that set a motion off one after another, as text with the codes of cards, and where it is seen."""

    table: Mapping[str, str]
    """Lines of a table in the text notation; those of a seat begin with its number."""
    decisions: tuple[str, ...]
    where: tuple[RehearsalPart, ...]
    before: tuple[str, ...] = ()
    """Decisions that lead up to it."""

    def match(self) -> RushMatch:
        ruleset = rush_ruleset()
        game = ruleset.parse_table(_text(self.table))
        return Match(ruleset, new_match(game.seats, 1).setup, game)


def _text(lines: Mapping[str, str]) -> str:
    """Common lines first, then every seat's."""
    text = [f"{name}: {value}" for name, value in lines.items() if " " not in name]
    for seat in range(int(lines["players"][0])):
        own = [(name.split()[1], value) for name, value in lines.items() if name.startswith(f"{seat} ")]
        text += [f"seat: {seat}", *(f"{name}: {value}" for name, value in own)]
    return "\n".join(text)


def _action(text: str) -> Action:
    return parse_action(text, default_catalogue().by_code.__getitem__)


@dataclass
class Prompter:
    """Whispers to opponents what they decide: a worker that thinks nothing of its own."""

    line: Action | None = None

    def request(self, observation: AnyObservation[Any], agent: str, seed: int) -> None:
        return

    def poll(self) -> Answer | None:
        line, self.line = self.line, None
        return None if line is None else Answer(Choice(line))

    def cancel(self) -> None:
        return

    def close(self) -> None:
        return


@dataclass
class Staging:
    """The table of a rehearsal, at rest before the first of its decisions."""

    rehearsal: Rehearsal
    settings: Settings
    size: tuple[int, int] = (1920, 1080)
    prompter: Prompter = field(default_factory=Prompter, init=False)

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
        """A frame goes by; it is drawn only if somebody asks for its `picture`."""
        self._studio.clock.advance(FRAME)
        self._studio.stack.update()

    def picture(self) -> Surface:
        self._studio.stack.draw(self.pilot.surface)
        return self.pilot.surface

    def decisions(self) -> Iterator[str]:
        """Brings one after another about; in between, let the motion of the last one go by."""
        for text in self.rehearsal.decisions:
            version = self.session.match.version
            if self.session.may_decide:
                self.session.decide(_action(text))
            else:
                self.prompter.line = _action(text)
            while self.session.match.version == version:
                self.step()
            yield text

    def frames(self) -> Iterator[float]:
        """Frame by frame until all is still, the seconds gone by."""
        for frame in range(1, round(LONGEST / FRAME)):
            self.step()
            yield frame * FRAME
            if self.scene.still and not self.scene.choreography.announcing:
                return
        raise TimeoutError("A motion never came to its end.")

    def played(self) -> Iterator[None]:
        """All of it, frame by frame."""
        for _ in self.decisions():
            for _ in self.frames():
                yield
