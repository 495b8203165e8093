"""Monkeys at the whole program. A failure names its seed: `python -m tests.monkey --seed S --operations N` does it again.

The long one takes ten minutes; for an hour: `python -m tests.monkey --seed 1 --minutes 60`.
"""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest
from pygame import Vector2

from tests.monkey import promises
from tests.monkey.__main__ import reported
from tests.monkey.monkey import LIFE, Census, FallenError, one_life
from tests.monkey.program import Program, surroundings
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.table.cards.card_sprites import CardLayer
from wotrush.settings import Settings
from wotrush.stage.drawing.display_list import DisplayList, merged
from wotrush.stage.widgets import Button

SECONDS = 600
MOST = 1400.0
"""Megabytes in windows of up to 4K. The growth is only reported, since it depends on what was open last."""


@pytest.mark.parametrize("seed", [5, pytest.param(10, marks=pytest.mark.long)])
def test_a_monkey_breaks_nothing(seed: int, tmp_path: Path) -> None:
    census = Census()
    one_life(seed, 40, census, tmp_path)
    assert census.total == 40
    assert census.decisions


def test_an_error_of_the_program_is_found_and_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(table: TableScene) -> None:
        raise ZeroDivisionError("a card fell off the table")

    monkeypatch.setattr(TableScene, "hand_over", fail)
    with pytest.raises(FallenError, match="a card fell off the table") as fall:
        one_life(8, 80, Census(), tmp_path)
    assert "--seed 8 --operations" in str(fall.value)
    assert list(tmp_path.glob("monkey-8-*.png"))


def test_a_card_out_of_place_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settle = CardLayer.settle

    def carelessly(layer: CardLayer, *args: object) -> None:
        settle(layer, *args)  # type: ignore[arg-type]
        for sprite in layer.sprites.values():
            if sprite.lying.zone.name == "RESERVE":
                sprite.pos = sprite.pos + Vector2(1, 0)

    monkeypatch.setattr(CardLayer, "settle", carelessly)
    with pytest.raises(FallenError, match="not in their places"):
        one_life(8, 80, Census(), tmp_path)


def test_what_changed_without_being_drawn_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with surroundings(tmp_path, Random(1), plain=True):
        program = Program(tmp_path, Settings(language="en"))
        program.app.new_game()
        program.pilot.wait(1)
        program.pilot.move(program.page.root.find("start"))
        promises.drawn_as_it_is(program)
        monkeypatch.setattr(Button, "invalidate", lambda button: None)
        program.pilot.move(program.page.root.find("add"))
        with pytest.raises(promises.BrokenError, match="was not drawn when it changed"):
            promises.drawn_as_it_is(program)
        program.end()


def test_what_was_not_painted_where_it_changed_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DisplayList, "differing", lambda now, before: merged(now.renewed))
    with pytest.raises(FallenError, match="was not painted where it changed"):
        one_life(8, 80, Census(), tmp_path)


def test_the_same_seed_does_the_same_things(tmp_path: Path) -> None:
    one, other = Census(), Census()
    one_life(5, 16, one, tmp_path)
    one_life(5, 16, other, tmp_path)
    assert (one.operations, one.scenes, one.decisions) == (other.operations, other.scenes, other.decisions)


@pytest.mark.long
def test_monkeys_for_ten_minutes(tmp_path: Path) -> None:
    census, seed = Census(), 1
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        one_life(seed, LIFE, census, tmp_path, until=until, plain=bool(seed % 4))
        seed += 1
    print(reported(census))
    assert max(mb for _, mb in census.resident) < MOST
