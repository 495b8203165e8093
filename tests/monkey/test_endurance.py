"""Memory does not grow while opponents play on the screen for minutes, or a game is watched again and again."""

from __future__ import annotations

import gc
import time
from pathlib import Path
from random import Random

import pytest

from tests.monkey.memory import MEGABYTE, resident, slope
from tests.monkey.program import Program, surroundings
from wotrush.games import GAMES
from wotrush.match.journal import Journal
from wotrush.match.match import Match
from wotrush.scenes.result.scene import ResultScene
from wotrush.scenes.session.watching import SPEEDS, WatchedSession
from wotrush.scenes.table.card_table import CardTable
from wotrush.settings import Settings, Speed
from wotrush.stage.node import Node
from wotrush.workshop.staged import new_match

SECONDS = 240
GROWTH = 1.0
"""Megabytes per game, apart from cached pictures."""
FIRST = 0.4
"""The share of games at the beginning, while texts and fonts are still being loaded."""
ENOUGH = 20
"""The number of games after those from which growth can be told; a slow machine plays fewer and counts what is left over."""


def opponents_alone(program: Program, game: str, seed: int) -> Journal:
    """Play a game of opponents on the table to its end."""
    match = new_match(2 + seed % 4, seed, people=0, game=game)
    program.app.table(program.app.sessions.open(match, program.app.saves.keep(match)))
    watch_to_the_end(program)
    return match.journal()


def watch_to_the_end(program: Program) -> None:
    while isinstance(program.top, CardTable):
        program.pilot.step(0.05)


def watched_again(program: Program, journal: Journal) -> None:
    """Watch the replay from a middle turn on, as fast as possible."""
    program.app.watch(journal, 20)
    session = program.session
    assert isinstance(session, WatchedSession)
    session.speed = SPEEDS[-1]
    watch_to_the_end(program)


def beside_pictures(program: Program) -> float:
    """Return megabytes without cached pictures, which have a limit of their own."""
    pictures, texts = program.stack.pictures, program.app.context.theme.writer._cache
    kept = [(shelf.held, shelf.budget) for shelf in (pictures, pictures.steps, texts, texts.steps)]
    assert all(held <= budget for held, budget in kept)
    return resident() - sum(held for held, _ in kept) / MEGABYTE


def things() -> tuple[int, int]:
    """Return the number of living nodes and matches."""
    gc.collect()
    alive = gc.get_objects()
    return sum(isinstance(thing, Node) for thing in alive), sum(isinstance(thing, Match) for thing in alive)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_games_of_opponents_leave_nothing_behind(game: str, tmp_path: Path) -> None:
    until = time.monotonic() + SECONDS
    megabytes: list[tuple[float, float]] = []
    with surroundings(tmp_path, Random(1), plain=False):
        program = Program(tmp_path, Settings(language="en", speed=Speed.FAST))
        alive = []
        seed = 0
        while time.monotonic() < until:
            seed += 1
            watched_again(program, opponents_alone(program, game, seed))
            assert isinstance(program.top, ResultScene), getattr(program.top, "report", program.top)
            program.app.title()
            program.pilot.step(1)
            program.pilot.step()
            alive.append(things())
            megabytes.append((seed, beside_pictures(program)))
        program.end()
    late = megabytes[round(len(megabytes) * FIRST) :]
    reported = f"{seed} games; MB {slope(late):.2f} a game: {[round(mb) for _, mb in megabytes]}; nodes and matches: {alive}"
    print(reported)
    assert len(set(alive)) == 1, reported
    assert len(late) < ENOUGH or slope(late) < GROWTH, reported
