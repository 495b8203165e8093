"""What a player sees when resuming a game that an older version saved."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest

from tests.golden.released import SAVE, SAVES, versions
from tests.scenes.program import Program
from wotrush.model.rush import rush_ruleset
from wotrush.scenes.page.notice import NoticeScene
from wotrush.scenes.rush.table.scene import TableScene


@pytest.mark.parametrize("version", versions())
def test_its_table_lies_there_after_at_most_one_sentence(version: str, tmp_path: Path) -> None:
    running = tmp_path / "games" / "running"
    running.mkdir(parents=True)
    shutil.copy(SAVES / version / SAVE, running)
    program = Program(tmp_path / "games")
    program.click("continue")
    if isinstance(program.stack.top, NoticeScene):
        assert program.says("notice").startswith("The rules or cards have changed since this game was saved:")
        program.pilot.key(pygame.K_RETURN)
    program.scene(TableScene)
    seen = program.session.observation()
    kept = rush_ruleset().parse_table(program.session.match.journal().table)
    assert (seen.turn, seen.active, seen.seats) == (kept.turn, kept.active, 3)
    program.play_on(2)
