"""The game in a real window, as a player starts it."""

import subprocess
import sys
from pathlib import Path

from tests.house.display import display, need

PATIENCE = 60
"""Seconds for what takes one or two; only a hang ever waits so long."""


def test_the_game_opens_a_window_and_leaves_when_asked(tmp_path: Path) -> None:
    need("Xvfb", "xdotool")
    with display() as environment:
        environment |= {"WOTRUSH_HOME": str(tmp_path), "LANG": "C"}
        game = subprocess.Popen([sys.executable, "-m", "wotrush"], env=environment)
        try:
            _xdotool(environment, "search", "--sync", "--onlyvisible", "--class", "wotrush")
            _xdotool(environment, "search", "--class", "wotrush", "windowfocus", "key", "ctrl+q")
            assert game.wait(PATIENCE) == 0
        finally:
            game.kill()
            game.wait()


def _xdotool(environment: dict[str, str], *words: str) -> None:
    subprocess.run(
        ["xdotool", *words], env=environment, check=True, timeout=PATIENCE, stdout=subprocess.DEVNULL
    )
