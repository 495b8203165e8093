"""The menus in a real window: fields, pages and the menu of the table, by mouse and keys."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from tests.systems import LINUX
from tests.window.duel import expect, remember_a_duel
from tests.window.screen import Player, screen
from wotrush.match.journal import read_journal

pytestmark = LINUX

PAGES = {"puzzles": "PuzzlesScene", "history": "HistoryScene", "cards": "Gallery", "rules": "RuleBook"}
BESIDE = 40
"""How far the other game's half of the switch lies from its middle."""


def open_menu(player: Player) -> dict[str, list[int]]:
    """Press Esc at the table, unless its menu lies open, and return where the entries are."""
    while (line := player.next_line())["scene"] != "Table":
        pass
    if line.get("open") != "table menu":
        player.press("Escape")
    while line.get("open") != "table menu":
        line = player.next_line()
    places: dict[str, list[int]] = line["places"]
    return places


def test_menus_are_walked_through_with_mouse_and_keys(tmp_path: Path) -> None:
    remember_a_duel(tmp_path)
    with screen() as display:
        player = Player(display, tmp_path)
        try:
            change_a_setting(player, tmp_path)
            rename_oneself(player)
            look_around_from_the_table(player)
            continue_and_leave(player, look_at_pages(player))
            assert player.program.wait(30) == 0
        finally:
            player.close()
    (running,) = (tmp_path / "games" / "running").glob("*.json")
    assert read_journal(running).seats[0].name == "Ada"


def change_a_setting(player: Player, home: Path) -> None:
    player.click(expect(player, "Title")["settings"])
    player.click(expect(player, "SettingsScene")["high_contrast"])
    wait_until(lambda: json.loads((home / "settings.json").read_text("utf-8"))["high_contrast"])
    player.press("Escape")


def rename_oneself(player: Player) -> None:
    """Write over what stands in a field."""
    player.click(expect(player, "Title")["new"])
    places = expect(player, "NewGame")
    player.click(places["name 0"])
    player.press("ctrl+a")
    player.type("Ada")
    player.click(places["start"])


def look_around_from_the_table(player: Player) -> None:
    """Search the rule book: the first Esc clears the field, the second leads back."""
    player.click(open_menu(player)["menu rules"])
    player.click(expect(player, "RuleBook")["search"])
    player.type("reserve")
    player.press("Escape")
    player.press("Escape")
    player.click(open_menu(player)["menu title"])


def look_at_pages(player: Player) -> dict[str, list[int]]:
    """Open every page of both games from the title, and go back by button and by key; return where its entries are."""
    opened, title = Counter[str](), expect(player, "Title")
    for side in (1, -1):
        x, y = title["game"]
        player.click([x + side * BESIDE, y])
        title = expect(player, "Title")
        for entry, page in PAGES.items():
            if entry in title:
                player.click(title[entry])
                back = expect(player, page)["back"]
                if opened[page]:
                    player.press("Escape")
                else:
                    player.click(back)
                title = expect(player, "Title")
                opened[page] += 1
    assert opened == {"PuzzlesScene": 1, "HistoryScene": 2, "Gallery": 2, "RuleBook": 2}
    return title


def continue_and_leave(player: Player, title: dict[str, list[int]]) -> None:
    player.click(title["continue"])
    player.click(open_menu(player)["menu title"])
    player.click(expect(player, "Title")["quit"])


def wait_until(done: Callable[[], object]) -> None:
    until = time.monotonic() + 30
    while not done():
        assert time.monotonic() < until, "nothing has changed"
        time.sleep(0.05)
