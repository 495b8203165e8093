"""A game in the window, from the title on, played by mouse as the recruit would play."""

from __future__ import annotations

import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from tests.window.screen import SIZE, Player
from wotrush import settings
from wotrush.ai.registry import load_ruleset, make_agent
from wotrush.games import DEFAULT_GAME, game_entry, game_info
from wotrush.match.journal import read_journal, write_journal
from wotrush.match.match import AnyMatch, Match
from wotrush.match.seats import Human, Opponent, Setup
from wotrush.scenes.setup.game_plan import REMEMBERED_AS, GamePlan, SeatPlan
from wotrush.settings import Settings, Speed

SEEDS = {"rush": "43", "hunter": "5"}
"""Short games."""
LATE = {"hunter": 84}
"""After so many decisions of 114 the game is left."""
SHAPES = ((1180, 640), None, None)
"""The sizes of the window during the game; None stands for full screen and the way back."""


def remember_a_duel(home: Path, game: str = DEFAULT_GAME) -> None:
    """Store a plan with two seats in which the person begins, if the game asks who does, and nothing moves."""
    info = game_info(game)
    first = 0 if info.first_player else None
    seats = (SeatPlan(kind="person", name="Hand"), SeatPlan(kind="opponent", name="Bison", color=1))
    plan = GamePlan(seats=seats, first_player=first).model_dump(mode="json")
    chosen = Settings(language="en", speed=Speed.OFF, reduced_motion=True, game=game)
    settings.save(chosen.model_copy(update={info.setting(REMEMBERED_AS): plan}), home / "settings.json")


def leave_a_late_duel(home: Path, game: str) -> None:
    """Store such a game as it was left, so late that it is soon over."""
    entry, rng = game_entry(game), Random(1)
    agent = make_agent(entry, "recruit")
    players = (Human("Hand"), Opponent("Bison", "recruit"))
    setup = Setup({"players": len(players)}, int(SEEDS[game]), players, datetime(2026, 1, 1, tzinfo=UTC))
    match: AnyMatch = Match.new(load_ruleset(entry), setup)
    for _ in range(LATE[game]):
        seat = match.to_act()
        assert seat is not None
        match.decide(agent.choose(match.observe(seat), rng).action)
    write_journal(home / "games" / "running" / "late.json", match.journal())


def play(player: Player, game: str = DEFAULT_GAME, *, left: bool = False) -> None:
    """Play to the result, in windows of several shapes; a game that was `left` goes on."""
    if left:
        player.click(expect(player, "Title")["continue"])
    else:
        begin(player, game)
    tries: Counter[int] = Counter()
    shapes = list(SHAPES)
    while (line := player.next_line())["scene"] != "ResultScene":
        if "decision" not in line:
            continue
        if shapes and line["decision"] >= 3:
            change_shape(player, shapes.pop(0))
            continue
        decide(player, line, tries)
    assert len(tries) > 10


def begin(player: Player, game: str) -> None:
    """Go from the title to the table."""
    player.click(expect(player, "Title")["new"])
    player.click(expect(player, "NewGame")["seed"])
    player.type(SEEDS[game])
    player.click(expect(player, "NewGame")["start"])


def decide(player: Player, line: dict[str, Any], tries: Counter[int]) -> None:
    """Do with the mouse what the line says."""
    tries[line["decision"]] += 1
    assert tries[line["decision"]] < 12, f"no way to {line['action']}"
    if "drag" in line:
        player.drag(*line["drag"])
    elif "click" in line:
        player.click(line["click"])


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


def check_it_was_kept(home: Path, game: str = DEFAULT_GAME) -> None:
    """Check that the history has this one game, and how it ended."""
    (finished,) = (home / "games" / "finished").glob("*.json")
    journal = read_journal(finished)
    assert journal.result is not None
    assert (journal.game, journal.seed) == (game, int(SEEDS[game]))
