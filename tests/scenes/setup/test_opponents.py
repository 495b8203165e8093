"""Opponents to choose: their levels and styles, on the page and in words."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.scenes.program import Program
from wotrush.ai import rush
from wotrush.ai.rush import styles
from wotrush.i18n import set_language
from wotrush.match.recorded import PERSON
from wotrush.match.seats import Human, Opponent
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.setup import opponents

LEVELS, STYLES = INFO.levels, INFO.styles
kind_name = partial(opponents.kind_name, INFO)
level_name = partial(opponents.level_name, INFO)
masked_kind_name = partial(opponents.masked_kind_name, INFO)
rank = partial(opponents.rank, INFO)


def test_what_can_be_chosen_can_be_played() -> None:
    known = rush.agents()
    assert set(LEVELS) <= set(known)
    assert list(STYLES) == list(styles.STYLES)
    assert list(INFO.styled_levels) == list(styles.STYLED)
    for agent in known:
        assert INFO.level_and_style(agent) == styles.level_and_style(agent)
        assert INFO.agent(*INFO.level_and_style(agent)) == agent


def test_a_name_tells_level_and_style() -> None:
    assert level_name("veteran") == "Veteran"
    assert level_name("veteran-raider") == "Veteran · Raider"
    assert level_name("ace-oracle") == "Ace-oracle", "by another version"
    assert level_name("drill") == "Instructor"


def test_a_person_whose_game_is_watched_is_called_one_in_every_language() -> None:
    set_language("pl")
    assert kind_name(Opponent("Ada", PERSON)) == kind_name(Human("Ada")) == "Człowiek"


def test_the_style_is_reported_after_the_game() -> None:
    assert masked_kind_name(Opponent("Bison", "ace-raider")) == "Ace"
    assert kind_name(Opponent("Bison", "ace-raider")) == "Ace · Raider"
    assert kind_name(Human("Ada")) == masked_kind_name(Human("Ada")) == "Person"


def test_the_easiest_come_first_and_strangers_last() -> None:
    agents = ["oracle", "ace", "ace-raider", "recruit", "veteran-raider", "random"]
    wanted = ["random", "recruit", "veteran-raider", "ace", "ace-raider", "oracle"]
    assert sorted(agents, key=rank) == wanted


def test_each_level_says_what_to_expect(tmp_path: Path) -> None:
    assert list(INFO.level_notes) == list(LEVELS)
    program = Program(tmp_path)
    program.click("new")
    assert program.node("level 1").explanation() == INFO.level_notes["recruit"]
    program.click("level 1")
    assert program.node("level 1").explanation() == INFO.level_notes["regular"]


def test_a_style_is_chosen_beside_the_level_that_has_one(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.click("new")
    with pytest.raises(LookupError):
        program.node("style 1")
    for _ in range(list(LEVELS).index("veteran") - list(LEVELS).index("recruit")):
        program.click("level 1")
    for _ in range(1 + list(STYLES).index("raider")):
        program.click("style 1")
    program.click("start")
    assert program.session.match.setup.players[1] == Opponent("Bison", "veteran-raider")
