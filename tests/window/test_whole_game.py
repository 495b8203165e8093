"""A whole game in a real window, every decision made with real mouse events.

In every run the packaged game is played so, see `tests/bundle`; this is the one in the checkout.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.systems import LINUX
from tests.window.duel import check_it_was_kept, play, remember_a_duel
from tests.window.screen import Player, screen
from wotrush.games import GAMES

pytestmark = LINUX


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_from_new_game_to_the_result_with_the_mouse(tmp_path: Path, game: str) -> None:
    remember_a_duel(tmp_path, game)
    with screen() as display:
        player = Player(display, tmp_path)
        try:
            play(player, game)
            player.press("ctrl+q")
            assert player.program.wait(30) == 0
        finally:
            player.close()
    check_it_was_kept(tmp_path, game)
