"""A short game in the window, from the title to its result, played by mouse as the recruit would play."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path

from tests.window.screen import SIZE, Player
from wotrush import settings
from wotrush.match.journal import read_journal
from wotrush.scenes.setup.game_plan import REMEMBERED_AS, GamePlan, SeatPlan
from wotrush.settings import Settings, Speed

SEED = "43"
"""A short game."""
SHAPES = ((1180, 640), None, None)
"""The sizes of the window during the game; None stands for full screen and the way back."""


def remember_a_duel(home: Path) -> None:
    """Store a plan with two seats in which the person begins and nothing moves."""
    seats = (SeatPlan(kind="person", name="Hand"), SeatPlan(kind="opponent", name="Bison", color=1))
    plan = GamePlan(seats=seats, first_player=0).model_dump(mode="json")
    chosen = Settings(language="en", speed=Speed.OFF, reduced_motion=True)
    settings.save(chosen.model_copy(update={REMEMBERED_AS: plan}), home / "settings.json")


def play(player: Player) -> None:
    player.click(expect(player, "Title")["new"])
    player.click(expect(player, "NewGame")["seed"])
    player.type(SEED)
    player.click(expect(player, "NewGame")["start"])
    tries: Counter[int] = Counter()
    shapes = list(SHAPES)
    while (line := player.next_line())["scene"] != "ResultScene":
        if "decision" not in line:
            continue
        if shapes and line["decision"] >= 3:
            change_shape(player, shapes.pop(0))
            continue
        tries[line["decision"]] += 1
        assert tries[line["decision"]] < 12, f"no way to {line['action']}"
        if "drag" in line:
            player.drag(*line["drag"])
        else:
            player.click(line["click"])
    assert len(tries) > 10


def change_shape(player: Player, size: tuple[int, int] | None) -> None:
    """During the game: continue in a window of another size, in full screen, and in the window again."""
    before = player.size()
    if size is not None:
        player.resize(*size)
        wait_for(player, size)
        return
    player.press("F11")
    wait_for(player, SHAPES[0] if before == SIZE else SIZE)


def wait_for(player: Player, size: tuple[int, int]) -> None:
    for _ in range(200):
        if player.size() == size:
            return
        time.sleep(0.05)
    raise AssertionError(f"The window has {player.size()} pixels instead of {size}.")


def expect(player: Player, scene: str) -> dict[str, list[int]]:
    """Return where everything is on the page that must come now."""
    while (line := player.next_line())["scene"] != scene:
        pass
    places: dict[str, list[int]] = line["places"]
    return places


def check_it_was_kept(home: Path) -> None:
    """Check that the history has this one game, and how it ended."""
    (game,) = (home / "games" / "finished").glob("*.json")
    journal = read_journal(game)
    assert journal.result is not None
    assert journal.seed == int(SEED)
