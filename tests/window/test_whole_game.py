"""A whole game in a real window, every decision made with real mouse events."""

from __future__ import annotations

from pathlib import Path

from tests.window.duel import check_it_goes_on, check_it_was_kept, play, play_a_bit, remember_a_duel
from tests.window.screen import Player, screen


def test_from_new_game_to_the_result_with_the_mouse(tmp_path: Path) -> None:
    remember_a_duel(tmp_path)
    with screen() as display:
        player = Player(display, tmp_path)
        try:
            play(player)
            player.press("ctrl+q")
            assert player.program.wait(30) == 0
        finally:
            player.close()
    check_it_was_kept(tmp_path)


def test_tank_hunter_is_begun_with_the_mouse_and_left(tmp_path: Path) -> None:
    remember_a_duel(tmp_path, "hunter")
    with screen() as display:
        player = Player(display, tmp_path)
        try:
            play_a_bit(player, decisions=16)
            player.press("ctrl+q")
            assert player.program.wait(30) == 0
        finally:
            player.close()
    check_it_goes_on(tmp_path, "hunter")
