"""What the stage shows of an event that rolls for more units than it has cells for."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pygame import FRect

from tests.scenes.hunter.duel_stage.test_cells import bombed
from tests.scenes.hunter.tables import battle
from wotrush.model.hunter.cards.words import CARPET_BOMBING, HEAVY_GUNS
from wotrush.scenes.hunter.duel.duel import Duel, UnitRoll
from wotrush.scenes.hunter.duel.rolling import rolls_of
from wotrush.scenes.hunter.duel_stage.units.cells import UnitCells
from wotrush.scenes.hunter.duel_stage.units.crowd import CardDice, crowd_look

ROOM = FRect(0, 0, 800, 300)


def test_one_line_takes_the_place_of_cells_where_units_of_everybody_are_struck() -> None:
    view = bombed().scene.view
    assert view.duel is not None
    shown, rolls = UnitCells(view), rolls_of(view.duel, view.o)
    guns = replace(view.duel, event=HEAVY_GUNS)
    for duel, line in ((view.duel, True), (guns, False), (view.duel, True)):
        shown.show(duel, rolls, ROOM)
        assert (shown._line.look is not None) is line
        assert len(shown._cells) == (0 if line else len(rolls))


@pytest.mark.parametrize(("players", "scale"), [(2, 1.0), (3, 1.0), (4, 1.5), (5, 1.0), (8, 1.5)])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_the_stage_covers_no_card_on_which_a_die_lies(
    players: int, scale: float, size: tuple[int, int]
) -> None:
    scene = battle(players, size=size, scale=scale, decisions=60).scene
    view, units = scene.view, [unit for seat in range(players) for unit in scene.view.o.front(seat)]
    duel = Duel(0, event=CARPET_BOMBING, bombing=1, gunner=units[0])
    large, aside = view.zone_of(duel), view.zone_of(replace(duel, rolls=tuple(map(UnitRoll, units))))
    assert aside.aside is not view.frame.clear_of_duel
    assert not large.aside
    lying = view.lay(view.o, replace(duel, rolls=tuple(map(UnitRoll, units))))
    grown = [] if view.grown is None else view.o.front(view.grown)
    assert all(not lying[unit].pose.rect.colliderect(aside.box) for unit in units if unit not in grown)
    assert aside.box.contains(aside.left)
    assert aside.rows.x > aside.left.right


def test_the_line_counts_dice_and_those_that_strike_and_says_what_each_may_do() -> None:
    view = bombed().scene.view
    assert view.duel is not None
    rolls, harms = rolls_of(view.duel, view.o), ["removed from the game"] * 4
    assert crowd_look(rolls, harms).count == "4 dice"
    assert crowd_look(rolls, harms).harm == "17% for each unit: removed from the game"
    assert crowd_look(rolls, ["unharmed", *harms[1:]]).harm == ""
    struck = replace(rolls[0], die=1, good=True)
    assert crowd_look((struck, *rolls[1:]), harms).count == "1 / 4 dice: 1 unit struck"
    missed = [replace(roll, die=5) for roll in rolls[1:]]
    assert crowd_look((struck, *missed), harms).count == "4 dice: 1 unit struck"


def test_dice_lie_on_the_cards_and_go_with_them() -> None:
    scene = bombed().scene
    dice, cards = CardDice(scene.view), scene.cards.sprites
    stage = FRect(100, 50, 900, 300)
    assert dice.follow([1, 9], cards, stage, 2.0)
    assert dice.places[9].center == pytest.approx(tuple((cards[9].pos - stage.topleft) / 2.0), abs=0.01)
    assert not dice.follow([1, 9], cards, stage, 2.0)
    cards[9].visible = False
    assert dice.follow([1, 9], cards, stage, 2.0)
    assert list(dice.places) == [1]


@pytest.mark.parametrize(
    ("players", "size", "scale", "clear"),
    [(8, (1280, 720), 1.0, True), (8, (1920, 1080), 1.5, False), (2, (1280, 720), 1.0, False)],
)
def test_cards_are_in_sight_where_the_stage_lies_among_them_and_over_none(
    players: int, size: tuple[int, int], scale: float, clear: bool
) -> None:
    view = battle(players, size=size, scale=scale, decisions=60).scene.view
    assert view.frame.clear_of_duel is clear
    covered = [one for one in view.place_cards().values() if one.pose.rect.colliderect(view.frame.duel)]
    lying = [one for one in covered if one.seat not in (None, 0, view.frame.grown)]
    assert (not lying) is clear
