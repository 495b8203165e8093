"""Three people at one screen in a real window: covers are taken away, calls answered, and every decision made by mouse."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.systems import LINUX
from tests.window.duel import begin, decide
from tests.window.screen import Player, screen
from wotrush import settings
from wotrush.games import game_info
from wotrush.scenes.hotseat.cover import DEAF
from wotrush.scenes.setup.game_plan import REMEMBERED_AS, GamePlan, SeatPlan
from wotrush.settings import Settings, Speed

pytestmark = LINUX

GAME = "hunter"
NAMES = ("Ada", "Ben", "Cleo")
CLAIMS = 0.4
"""How often somebody claims a call."""


def remember_three(home: Path, speed: Speed) -> None:
    """Store a plan with three people."""
    seats = tuple(SeatPlan(kind="person", name=name, color=seat) for seat, name in enumerate(NAMES))
    chosen = Settings(language="en", speed=speed, tips=False, game=GAME)
    plan = {game_info(GAME).setting(REMEMBERED_AS): GamePlan(seats=seats).model_dump(mode="json")}
    settings.save(chosen.model_copy(update=plan), home / "settings.json")


def answer_call(player: Player, places: dict[str, list[int]], rng: Random) -> None:
    """Have somebody claim the call at times, and go on."""
    time.sleep(DEAF)
    claims = [name for name in places if name.startswith("claim")]
    if claims and rng.random() < CLAIMS:
        player.click(places[rng.choice(claims)])
    player.click(places["go on"])


@pytest.mark.long
@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_three_people_play_a_game_at_one_screen(tmp_path: Path, speed: Speed) -> None:
    remember_three(tmp_path, speed)
    scenes, tries, rng = Counter[str](), Counter[int](), Random(1)
    with screen() as display:
        player = Player(display, tmp_path)
        try:
            begin(player, GAME)
            while (line := player.next_line())["scene"] != "ResultScene":
                scenes[line["scene"]] += 1
                if line["scene"] == "CoverScene":
                    time.sleep(DEAF)
                    player.click(line["places"]["uncover"])
                elif line["scene"] == "RecapScene":
                    player.click(line["places"]["close"])
                elif line["scene"] == "CallScene":
                    answer_call(player, line["places"], rng)
                elif "go on" in line:
                    player.click(line["go on"])
                elif "decision" in line:
                    decide(player, line, tries)
        finally:
            player.close()
    assert scenes["CoverScene"] > 30
    assert scenes["CallScene"] > 10
    assert scenes["RecapScene"] > 10
    assert len(tries) > 60
    assert not list((tmp_path / "reports").glob("*"))
