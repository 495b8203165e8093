"""python -m tests.window.monkey --game NAME --seed S --minutes M: random input with a real mouse and keyboard, in a real window.

tests/monkey drives the program from inside and looks closer; here SDL and a window manager take part. Three things must
hold: the program stays alive, it writes no error report, and there is a way back from everywhere.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Literal

from tests.window.screen import SIZE, Player, screen
from wotrush import settings
from wotrush.game_info import GameInfo
from wotrush.games import DEFAULT_GAME, GAMES, game_info
from wotrush.scenes.setup.game_plan import REMEMBERED_AS, GamePlan, usual_seat
from wotrush.settings import Settings, Speed

BETWEEN_LOOKS = 40
"""The number of operations between two checks."""
PATIENCE = 30.0
"""The seconds until it gives up going back, since a program on a busy machine may be slow."""
KEYS = (
    *("Escape", "Return", "Tab", "shift+Tab", "space", "Left", "Right", "Up", "Down", "F1", "F11"),
    *(
        "e",
        "f",
        "h",
        "k",
        "p",
        "r",
        "s",
        "u",
        "z",
        "plus",
        "minus",
        "ctrl+z",
        "BackSpace",
        "Delete",
        "Home",
        "End",
    ),
    *("o", "w", "1", "2", "3"),
)


class DeadEndError(AssertionError):
    """Raised if there is no way back from where it is, or the program has failed."""


class Monkey:
    """One user's folder, and one program after the other in it, since some operations end the program."""

    def __init__(self, display: str, home: Path, rng: Random) -> None:
        self._display, self._home, self._rng = display, home, rng
        self._log = home / "pilot.jsonl"
        self.counted: Counter[str] = Counter()
        self.scenes: Counter[str] = Counter()
        self.decisions = 0
        self._operations: dict[Callable[[], None], int] = {
            self._play: 40,
            self._click: 20,
            self._press: 12,
            self._drag: 8,
            self._flurry: 4,
            self._wheel: 4,
            self._hold: 3,
            self._type: 3,
            self._resize: 4,
            self._hide: 1,
        }
        self._start()

    def live(self, operations: int) -> None:
        for _ in range(operations):
            if self._player.program.poll() is not None:
                self._end()
                self._start()
            (operation,) = self._rng.choices(list(self._operations), list(self._operations.values()))
            self.counted[operation.__name__.strip("_")] += 1
            try:
                operation()
            except Exception:
                # A program that was quit on the way is no failure; anything else is.
                if not self._has_quit():
                    raise
        if self._player.program.poll() is None:
            self._go_back()
        self._look()

    def close(self) -> None:
        self._player.close()

    def _start(self) -> None:
        self._log.unlink(missing_ok=True)
        self._player = Player(self._display, self._home)
        self._player.next_line()
        self.counted["start"] += 1

    def _has_quit(self) -> bool:
        """Return whether the program is ending; its window closes a little earlier."""
        with suppress(subprocess.TimeoutExpired):
            self._player.program.wait(5)
        return self._player.program.poll() is not None

    def _end(self) -> None:
        status = self._player.program.wait(20)
        if status != 0:
            raise DeadEndError(f"The program ended with {status}.")

    def _look(self) -> None:
        if reports := list((self._home / "reports").glob("*")):
            raise DeadEndError(f"The program failed: {reports[0].read_text('utf-8')}")

    def _go_back(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self._now()["scene"] in ("Title", "Table"):
                return
            if not self._player.has_the_keys():
                self._player.restore()
            self._player.press("Escape")
            time.sleep(0.4)
        raise DeadEndError(f"No way back from {self._now()['scene']}.")

    def _now(self) -> dict[str, Any]:
        """Return what the screen last waited for."""
        line: dict[str, Any] = json.loads(self._log.read_text("utf-8").split("\n")[-2])
        self.scenes[line["scene"]] += 1
        return line

    def _play(self) -> None:
        """Do what the table asks for, or press something that has a name on a page."""
        line = self._now()
        if "drag" in line:
            self._player.drag(*line["drag"])
        elif "click" in line:
            self._player.click(line["click"])
        elif line["scene"] == "Table":
            self._player.press("Escape")
        else:
            names = [name for name in line["places"] if name != "quit" or self._rng.random() < 0.05]
            self._player.click(line["places"][self._rng.choice(names)])
        self.decisions += "decision" in line
        time.sleep(0.2)

    def _anywhere(self) -> list[int]:
        width, height = self._player.size()
        return [self._rng.randrange(width), self._rng.randrange(height)]

    def _click(self) -> None:
        self._player.hand(*self._player.to(self._anywhere()), "click", self._rng.choice("1113"))

    def _drag(self) -> None:
        self._player.drag(self._anywhere(), self._anywhere())

    def _press(self) -> None:
        self._player.press(self._rng.choice(KEYS))

    def _flurry(self) -> None:
        self._player.hand(*self._player.to(self._anywhere()), "click", "--repeat", "8", "--delay", "15", "1")

    def _wheel(self) -> None:
        self._player.hand(
            *self._player.to(self._anywhere()), "click", "--repeat", "3", self._rng.choice("45")
        )

    def _hold(self) -> None:
        self._player.hand(
            *self._player.to(self._anywhere()), "mousedown", "1", "sleep", "0.8", "mouseup", "1"
        )

    def _type(self) -> None:
        self._player.type(str(self._rng.randrange(10_000)))

    def _resize(self) -> None:
        self._player.shape(self._rng.randint(640, SIZE[0]), self._rng.randint(360, SIZE[1]))

    def _hide(self) -> None:
        """Minimise the window for a while."""
        self._player.minimise()
        time.sleep(0.5)
        self._player.restore()


def random_plan(info: GameInfo, rng: Random) -> GamePlan:
    """Return a plan with any number of players, one or two of them people."""
    people, players = rng.choice((1, 1, 2)), rng.choice(info.seats)
    seats = []
    for seat in range(players):
        kind: Literal["person", "opponent"] = "person" if seat < people else "opponent"
        seats.append(usual_seat(info, kind, seat, seat))
    return GamePlan(seats=tuple(seats))


def one_life(display: str, home: Path, seed: int, until: float, game: str = DEFAULT_GAME) -> Monkey:
    """Run until the time is up, but at least once; the settings and who plays are random."""
    rng, info = Random(seed), game_info(game)
    chosen = Settings(language=rng.choice(("de", "en", "it", "pl")), speed=rng.choice(list(Speed)), game=game)
    plan = {info.setting(REMEMBERED_AS): random_plan(info, rng).model_dump(mode="json")}
    settings.save(chosen.model_copy(update=plan), home / "settings.json")
    monkey = Monkey(display, home, rng)
    try:
        over = False
        while not over:
            monkey.live(BETWEEN_LOOKS)
            over = time.monotonic() >= until
    finally:
        monkey.close()
    return monkey


def main() -> int:
    """Return 0 if it survived."""
    parser = argparse.ArgumentParser(prog="python -m tests.window.monkey", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--game", choices=sorted(GAMES), default=DEFAULT_GAME)
    chosen = parser.parse_args()
    with screen() as display, tempfile.TemporaryDirectory() as home:
        monkey = one_life(
            display, Path(home), chosen.seed, time.monotonic() + 60 * chosen.minutes, chosen.game
        )
    for counted in (monkey.counted, monkey.scenes):
        print(", ".join(f"{name} {number}" for name, number in counted.most_common()))
    print(f"{monkey.counted.total()} operations, {monkey.decisions} decisions")
    return 0


if __name__ == "__main__":
    sys.exit(main())
