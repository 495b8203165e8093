"""A monkey: gives random input, and checks all promises after each operation."""

from __future__ import annotations

import gc
import tempfile
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pygame

from tests.monkey import promises
from tests.monkey.errands import Errands
from tests.monkey.fingers import SIZES, Fingers
from tests.monkey.memory import resident
from tests.monkey.program import Program, surroundings
from wotrush.i18n import language, set_language
from wotrush.scenes.result.scene import ResultScene
from wotrush.scenes.table.card_table import CardTable
from wotrush.settings import Settings, Speed

REMEMBERED = 40
"""The number of operations in the report of a failure."""
LIFE = 1500
"""The number of operations with one seed. Then the next monkey starts with an empty folder."""
DAMAGE = ('{{"format": {}}}', "[{}]", "{}", '{{"seats": "{}', '{{"language": "xx", "ui_scale": {}}}')
"""The contents of a damaged file."""
HOMESICK = 0.2
"""The probability of going to a table from elsewhere."""
LARGE = 1400
"""In pixels; wider windows take long to draw and are soon made smaller."""
REDRAWN = 4
"""The number of operations between two checks that the screen shows the current state."""
EVERY = 40
"""The number of operations between two checks of promises that take long."""
FAR = 2
"""The percentage of operations that quit and restart the program."""


class FallenError(AssertionError):
    """A promise was broken. The text says which, and how to repeat it."""


@dataclass
class Census:
    """Counts of what all monkeys did and saw."""

    operations: Counter[str] = field(default_factory=Counter)
    scenes: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    games: int = 0
    starts: int = 0
    frames: int = 0
    resident: list[tuple[float, float]] = field(default_factory=list)
    """Megabytes of memory after a number of operations."""

    @property
    def total(self) -> int:
        return self.operations.total()


class Monkey:
    """Gives random input. The same seed gives the same operations in the same order."""

    def __init__(self, seed: int, home: Path, census: Census, pictures: Path) -> None:
        self.seed = seed
        self.rng = Random(seed)
        self.census = census
        self.pictures = pictures
        speed = self.rng.choice(list(Speed))
        first = Settings(language="en", speed=speed, reduced_motion=self.rng.random() < 0.3)
        self.program = Program(home, first)
        self.fingers = Fingers(self.program, self.rng)
        self.errands = Errands(self.program, self.fingers, self.rng)
        self.trail: deque[str] = deque(maxlen=REMEMBERED)
        self._ended = False
        """Whether the result that is shown has been counted."""
        fingers, errands = self.fingers, self.errands
        self._ways: dict[Callable[[], str], int] = {
            **{fingers.click: 24, fingers.double_click: 3, fingers.other_click: 4, fingers.long_press: 3},
            **{fingers.press_and_keep: 2, fingers.hover: 4, fingers.drag: 10, fingers.wheel: 3},
            **{fingers.key: 16, fingers.choose_several: 2, fingers.type: 2, fingers.pad: 8},
            **{fingers.flurry: 9},
            **{fingers.resize: 3, fingers.window_event: 2, fingers.wait: 6},
            **{errands.new_game: 14, errands.go_on: 3, errands.learn: 1, errands.set_something: 1},
            **{errands.change_language: 1, errands.change_speed: 1, errands.use_menu: 2, errands.watch: 2},
            **{errands.steer_replay: 4, errands.look_back: 1, errands.play_a_little: 14, errands.play_on: 3},
            **{errands.go_back: 9, errands.other_game: 3},
            **{self._second_start: FAR, self._damage: 1},
        }

    def live(self, operations: int, until: float = float("inf")) -> None:
        """Do that many operations, or go on until that time. Raises FallenError if a promise is broken."""
        for number in range(1, operations + 1):
            if time.monotonic() > until:
                break
            self._do(self._choose(), number)
        self._count()

    def _choose(self) -> Callable[[], str]:
        if self.program.size[0] > LARGE and self.rng.random() < 0.2:
            return self.fingers.resize
        if not isinstance(self.program.top, CardTable) and self.rng.random() < HOMESICK:
            return self.errands.to_the_table
        return self.rng.choices(list(self._ways), list(self._ways.values()))[0]

    def _do(self, way: Callable[[], str], number: int) -> None:
        name = getattr(way, "__name__", "")
        before = type(self.program.top).__name__
        self.fingers.met = ""
        self.trail.append(f"{number:5} {before}: {name}")
        try:
            self.trail[-1] = f"{number:5} {before}: {way()}"
            if self.program.top is None:
                self.program.end()
                self.program.start(self.program.size)
            self._look(number)
        except Exception as error:
            raise FallenError(self._described(error, number)) from error
        self.census.operations[name] += 1
        ended = isinstance(self.program.top, ResultScene)
        self.census.games += ended and not self._ended
        self._ended = ended

    def _look(self, number: int) -> None:
        self.program.pilot.look()
        promises.no_trouble(self.program)
        promises.painted_as_listed(self.program)
        promises.all_in_place(self.program)
        if number % REDRAWN == 0:
            promises.drawn_as_it_is(self.program)
        if number % EVERY == 0:
            for promise in promises.PROMISES:
                promise(self.program, self.errands)
                promises.no_trouble(self.program)
            gc.collect()
            promises.nothing_left_over(self.program)

    def _second_start(self) -> str:
        self.fingers.held = None
        size = self.rng.choice(SIZES)
        promises.left_and_found_again(self.program, size)
        return f"ends and starts again in a window of {size}"

    def _damage(self) -> str:
        """Damage a file of a game or of the settings, as a broken disk or a curious person would."""
        self.fingers.held = None
        games = self.program.home / "games"
        files = sorted([*games.glob("running/*.json"), *games.glob("finished/*.json")])
        file = self.rng.choice([*files, self.program.home / "settings.json"])
        text = self.rng.choice(DAMAGE).format(self.rng.randrange(10**9))
        promises.damaged_and_started(self.program, file, text)
        return f"{file.name} holds {text!r} at the next start"

    def _count(self) -> None:
        self.census.decisions += self.errands.decisions
        self.census.starts += self.program.starts
        self.program.end()
        self.census.scenes += self.program.scenes
        self.census.frames += self.program.frames_drawn

    def _described(self, error: Exception, number: int) -> str:
        self.pictures.mkdir(parents=True, exist_ok=True)
        picture = self.pictures / f"monkey-{self.seed}-{number}.png"
        pygame.image.save(self.program.pilot.surface, picture)
        set_now = self.program.app.context.settings.model_dump(mode="json", exclude={"new_game"})
        return "\n".join(
            (
                f"Monkey {self.seed}, operation {number}; last met: {self.fingers.met}",
                f"again: python -m tests.monkey --seed {self.seed} --operations {number}",
                f"picture of how it came to it: {picture}",
                f"window {self.program.size}, settings {set_now}",
                "the last operations:",
                *self.trail,
                "",
                "".join(traceback.format_exception(error)),
            )
        )


def one_life(
    seed: int,
    operations: int,
    census: Census,
    pictures: Path,
    *,
    plain: bool = True,
    until: float = float("inf"),
) -> None:
    """Run one monkey in a folder of its own, and restore the language afterwards."""
    before = language()
    with tempfile.TemporaryDirectory() as folder, surroundings(Path(folder), Random(seed), plain=plain):
        try:
            Monkey(seed, Path(folder), census, pictures).live(operations, until)
        finally:
            set_language(before)
    gc.collect()
    census.resident.append((census.total, resident()))
