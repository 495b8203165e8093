"""A program that is killed at any moment, even while writing, loses no decision that it had saved."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from tests.match.saves.killed_player import decided
from tests.match.tables import finished
from wotrush.match.journal import Journal
from wotrush.match.saves.saves import Saves
from wotrush.model.rush import rush_ruleset
from wotrush.scenes.rush.match import RushMatch

ROOT = Path(__file__).parents[3]


def killed(folder: Path, seed: int, moment: float) -> int:
    """Let it play until `moment` seconds after the first decision it reports; return the last number it reported."""
    command = [sys.executable, "-m", "tests.match.saves.killed_player", str(folder), str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        reported = [program.stdout.readline()]
        time.sleep(moment)
        program.kill()
        reported += program.stdout.readlines()
    numbers = [int(line) for line in reported if line.endswith(b"\n")]
    return max(numbers, default=0)


def journals(folder: Path) -> list[Journal]:
    listing = Saves(folder).resumable()
    assert listing.problems == []
    return [*(game.journal for game in listing.games), *finished(folder)]


def kill_again_and_again(folder: Path, times: int) -> None:
    rng, saves = Random(4), Saves(folder)
    for seed in range(times):
        reported = killed(folder, seed, rng.uniform(0.0, 0.35))
        newest = max(journals(folder), key=lambda journal: (journal.started, decided(journal)))
        assert decided(newest) >= reported, f"kill {seed}"
        for game in saves.resumable().games:
            match: RushMatch
            match, kept, message = saves.resume(game, rush_ruleset())
            assert message is None, "every digest fits"
            assert decided(match.journal()) == decided(game.journal)
            kept.close()


def test_a_killed_game_goes_on_at_its_last_decision(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path, 6)


@pytest.mark.long
def test_a_game_killed_200_times_goes_on_at_its_last_decision(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path, 200)
