"""Opponents to choose: their levels and styles, on the page and in words."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.scenes.desk import Desk
from wotrush.ai import rush
from wotrush.ai.rush import styles
from wotrush.match.seats import Human, Opponent
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.setup.opponents import (
    kind_name,
    level_name,
    masked_kind_name,
    rank,
)


def test_what_can_be_chosen_can_be_played() -> None:
    known = rush.agents()
    assert set(INFO.levels) <= set(known)
    assert list(INFO.styles) == list(styles.STYLES)


def test_a_name_tells_level_and_style() -> None:
    assert level_name(INFO, "veteran") == "Veteran"
    assert level_name(INFO, "veteran-raider") == "Veteran · Raider"
    assert level_name(INFO, "ace-oracle") == "Ace-oracle", "by another version"
    assert level_name(INFO, "drill") == "Instructor"


def test_the_style_is_told_after_the_game() -> None:
    assert masked_kind_name(INFO, Opponent("Bison", "ace-raider")) == "Ace"
    assert kind_name(INFO, Opponent("Bison", "ace-raider")) == "Ace · Raider"
    assert kind_name(INFO, Human("Ada")) == masked_kind_name(INFO, Human("Ada")) == "Person"


def test_the_easiest_come_first_and_strangers_last() -> None:
    agents = ["oracle", "ace", "ace-raider", "recruit", "veteran-raider", "random"]
    wanted = ["random", "recruit", "veteran-raider", "ace", "ace-raider", "oracle"]
    assert sorted(agents, key=partial(rank, INFO)) == wanted


def test_a_style_is_chosen_beside_the_level_that_has_one(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.click("new")
    with pytest.raises(LookupError):
        desk.node("style 1")
    for _ in range(list(INFO.levels).index("veteran") - list(INFO.levels).index("recruit")):
        desk.click("level 1")
    for _ in range(1 + list(INFO.styles).index("raider")):
        desk.click("style 1")
    desk.click("start")
    assert desk.session.match.setup.players[1] == Opponent("Bison", "veteran-raider")
