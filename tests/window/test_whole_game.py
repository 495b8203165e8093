"""A whole game in a real window, every decision made with real mouse events."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.window.screen import Player, require_tools, screen
from wotrush import settings
from wotrush.match.saves import Saves
from wotrush.scenes.game_plan import REMEMBERED_AS, GamePlan, SeatPlan
from wotrush.settings import Settings, Speed

SEED = "21"
"""A short game."""


def test_from_new_game_to_the_result_with_the_mouse(tmp_path: Path) -> None:
    require_tools()
    remember_a_duel(tmp_path)
    with screen() as display:
        player = Player(display, tmp_path)
        try:
            play(player)
            player.press("ctrl+q")
            assert player.program.wait(30) == 0
        finally:
            player.close()
    (game,) = Saves(tmp_path / "games").history().games
    assert game.journal.result is not None
    assert game.journal.seed == int(SEED)


def remember_a_duel(home: Path) -> None:
    """Two seats, the person begins, nothing moves by itself."""
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
    while (line := player.next_line())["scene"] != "ResultScene":
        if line["scene"] != "TableScene":
            continue
        tries[line["decision"]] += 1
        assert tries[line["decision"]] < 12, f"no way to {line['action']}"
        if "drag" in line:
            player.drag(*line["drag"])
        else:
            player.click(line["click"])
    assert len(tries) > 10


def expect(player: Player, scene: str) -> dict[str, list[int]]:
    """Where everything is on the page that must come now."""
    while (line := player.next_line())["scene"] != scene:
        pass
    places: dict[str, list[int]] = line["places"]
    return places
