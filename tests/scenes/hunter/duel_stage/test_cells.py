"""Cells of the stage for all units that an event rolls a die for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from pygame import FRect, Rect

from tests.scenes.hunter.staged import Staged
from tests.scenes.hunter.tables import Battle, battle
from wotrush.model.hunter import hunter_ruleset
from wotrush.model.hunter.cards.words import AMMO_CRISIS, CARPET_BOMBING, HEAVY_GUNS
from wotrush.model.hunter.odds.struck import StruckUnit
from wotrush.scenes.hunter.duel.duel import Duel, UnitRoll
from wotrush.scenes.hunter.duel.rolling import rolls_of
from wotrush.scenes.hunter.duel_stage.units import unit_cell
from wotrush.scenes.hunter.duel_stage.units.cells import MOST_ACROSS, UnitCells, cell_boxes
from wotrush.scenes.hunter.duel_stage.units.unit_cell import UnitCell, said_of
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import fits
from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.display_list import DisplayList
from wotrush.stage.typography.text import Ink, Writer


def bombed() -> Battle:
    """Return a table on which the person may fire at a Carpet Bombing."""
    own, foe = "front: 1 u080 revealed, 2 u005\n", "front: 9 u005 revealed, 10 u006\n"
    table = Staged(own, foe, (), (), deck="smoke carpet_bombing").lay(reduced=True)
    table.session.decide(hunter_ruleset().parse_action("wait"))
    table.rest()
    return table


def shelled(view: BattleView) -> Duel:
    """Return the same units as heavy guns would strike them."""
    assert view.duel is not None
    return replace(view.duel, event=HEAVY_GUNS, bombing=0, rolls=rolls_of(view.duel, view.o))


def painted(view: BattleView, duel: Duel, room: FRect) -> UnitCells:
    """Return the cells of a duel in a room, as they have been painted."""
    shown = UnitCells(view)
    shown.rect = FRect(room)
    shown.show(duel, rolls_of(duel, view.o), room)
    shown.draw(Canvas(DisplayList(), SurfaceCache(), Rect(room)))
    return shown


@contextmanager
def noting(said: list[tuple[str, bool]]) -> Iterator[None]:
    """Note what is written, and whether it is whole."""

    def noted(canvas: Canvas, writer: Writer, text: str, ink: Ink, rect: FRect) -> None:
        if text:
            said.append((text, fits(canvas, writer, text, ink, rect.w)))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(unit_cell, "write", noted)
        yield


def test_before_its_dice_an_event_shows_the_chance_of_every_unit_that_it_may_strike() -> None:
    view = bombed().scene.view
    assert view.duel is not None
    assert view.duel.bombing == 1
    assert len(rolls_of(view.duel, view.o)) == 4
    assert not rolls_of(replace(view.duel, bombing=0), view.o)
    assert not rolls_of(replace(view.duel, cancelled=True), view.o)
    for room in (FRect(0, 0, 600, 200), FRect(0, 0, 360, 70)):
        said: list[tuple[str, bool]] = []
        with noting(said):
            painted(view, shelled(view), room)
        assert said.count(("17%", True)) == 4


def test_the_cells_of_a_player_stand_in_one_column() -> None:
    view = bombed().scene.view
    shown = painted(view, shelled(view), FRect(0, 0, 900, 200))
    across = {unit: cell.rect.x for unit, cell in shown._cells.items()}
    assert across[1] == across[2] < across[9] == across[10]


@pytest.mark.parametrize("count", [1, 4, 9, 17, 48])
def test_all_cells_lie_in_their_room_however_many_they_are(count: int) -> None:
    room = FRect(10, 20, 700, 300)
    boxes = cell_boxes(room, count)
    assert len(boxes) == count
    assert all(room.contains(box) for box in boxes)
    assert len({box.x for box in boxes}) <= MOST_ACROSS
    assert not any(a.colliderect(b) for i, a in enumerate(boxes) for b in boxes[:i])


def test_without_room_for_names_cells_stand_abreast_so_that_pictures_are_large() -> None:
    view = battle(8, decisions=60).scene.view
    units = [unit for seat in range(8) for unit in (*view.o.front(seat), *view.o.back(seat))]
    rolls, room = [UnitRoll(unit) for unit in units[:24]], FRect(0, 0, 860, 210)
    shown = UnitCells(view)
    shown.show(Duel(0, 1, event=HEAVY_GUNS), rolls, room)
    assert {cell.rect.h for cell in shown._cells.values()} == {cell_boxes(room, 24, least=MOST_ACROSS)[0].h}
    assert all(cell.rect.h > cell_boxes(room, 24)[0].h for cell in shown._cells.values())


def test_a_die_is_marked_that_is_sure_to_harm_its_unit() -> None:
    for chance, certain, strikes in ((0.5, True, True), (0.5, False, False), (0.0, True, False)):
        assert UnitRoll(9, 1, good=True, risk=StruckUnit(9, chance, certain)).strikes is strikes
    assert not UnitRoll(9, 6, risk=StruckUnit(9, 0.5)).strikes


def test_in_low_cells_the_picture_makes_way_for_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    view, shown, said = bombed().scene.view, list[object](), list[tuple[str, bool]]()
    monkeypatch.setattr(UnitCell, "_paint_picture", lambda cell, canvas, box: shown.append(cell))
    with noting(said):
        painted(view, shelled(view), FRect(0, 0, 360, 70))
    assert [text for text, whole in said if not whole] == []
    assert not shown
    painted(view, shelled(view), FRect(0, 0, 800, 70))
    assert len(shown) == 4


def test_a_hidden_unit_has_its_number_alone_in_cells_that_are_too_low_for_its_back() -> None:
    view = bombed().scene.view
    for room, alone in ((FRect(0, 0, 700, 70), True), (FRect(0, 0, 700, 300), False)):
        said: list[tuple[str, bool]] = []
        with noting(said):
            painted(view, shelled(view), room)
        assert (("10", True) in said) is alone


def test_where_a_name_would_be_one_letter_its_picture_stands_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    view, shown, said = bombed().scene.view, list[FRect](), list[tuple[str, bool]]()
    monkeypatch.setattr(UnitCell, "_paint_picture", lambda cell, canvas, box: shown.append(box))
    with noting(said):
        painted(view, shelled(view), FRect(0, 0, 230, 70))
    assert said == [("17%", True)] * 4
    assert len(shown) == 4
    assert all(box.w > 0 for box in shown)


def test_a_chance_makes_way_for_the_die_that_tumbles_in_its_place() -> None:
    view, said = bombed().scene.view, list[tuple[str, bool]]()
    room = FRect(0, 0, 360, 70)
    shown = painted(view, shelled(view), room)
    shown.throw(9, 3, 0.4)
    shown.show(shelled(view), shelled(view).rolls, room)
    assert [cell.thrown for cell in shown._cells.values()] == [False, False, True, False]
    shown.show(shelled(view), shelled(view).rolls, FRect(0, 0, 360, 71))
    with noting(said):
        shown.draw(Canvas(DisplayList(), SurfaceCache(), Rect(room)))
    assert said.count(("17%", True)) == 3


@pytest.mark.parametrize("lying", [False, True])
@pytest.mark.parametrize("room", [FRect(0, 0, 600, 200), FRect(0, 0, 420, 70)])
def test_the_die_has_the_same_place_before_and_after_it_is_rolled_and_no_word_is_cut(
    room: FRect, lying: bool
) -> None:
    view, said = bombed().scene.view, list[tuple[str, bool]]()
    rolls = shelled(view).rolls
    landed = tuple(replace(roll, die=1, good=True, happened=True) for roll in rolls)
    before = painted(view, shelled(view), room)
    with noting(said):
        after = painted(view, replace(shelled(view), rolls=landed if lying else rolls), room)
    assert [cell.die for cell in before._cells.values()] == [cell.die for cell in after._cells.values()]
    assert all(whole for _, whole in said), said


def test_a_cell_says_what_may_become_of_its_unit_and_then_what_did() -> None:
    foe = "front: 9 u005 revealed, 10 u107 revealed, 11 u107 revealed pinned\n"
    o = Staged("front: 1 u031 revealed\n", foe, (), ()).lay(reduced=True).scene.view.o
    guns = Duel(0, 1, event=HEAVY_GUNS)
    risk = {9: StruckUnit(9, 0.0), 10: StruckUnit(10, 0.5), 11: StruckUnit(11, 0.5)}
    coming = {unit: said_of(o, guns, UnitRoll(unit, risk=one)) for unit, one in risk.items()}
    assert coming == {9: "unharmed", 10: "pinned", 11: "destroyed"}
    for roll, duel, said in (
        (UnitRoll(9, 1, good=True, risk=risk[9]), guns, "unharmed"),
        (UnitRoll(10, 6, risk=risk[10]), guns, "unharmed"),
        (UnitRoll(10, 1, good=True, risk=risk[10]), guns, "hit"),
        (UnitRoll(10, 1, good=True, risk=risk[10]), replace(guns, over=True), "unharmed"),
        (UnitRoll(10, 1, good=True, happened=True), guns, "pinned"),
        (UnitRoll(11, 1, good=True, happened=True), replace(guns, lost=(11,)), "destroyed"),
        (UnitRoll(9, 6, good=True, happened=True), replace(guns, event=AMMO_CRISIS), "dry"),
        (
            UnitRoll(9, 1, good=True, happened=True),
            replace(guns, event=CARPET_BOMBING, lost=(9,)),
            "removed from the game",
        ),
    ):
        assert said_of(o, duel, roll) == said, roll
