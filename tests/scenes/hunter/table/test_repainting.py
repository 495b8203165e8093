"""What is painted anew of the table, and when: no more than may differ, and not all in one frame."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest
from pygame import Vector2
from pygame.image import tobytes

from tests.scenes.hunter.tables import ENTRY, Battle, battle
from wotrush.ai.registry import make_agent
from wotrush.i18n import language, set_language
from wotrush.model.hunter.actions import Counterattack, DeclareAttack
from wotrush.scenes.art.vehicles.vehicle import measured
from wotrush.scenes.hunter.board.plates import unfolding_head
from wotrush.scenes.hunter.board.spots import table_spots
from wotrush.scenes.hunter.choreography.shells import muzzle_and_hull
from wotrush.scenes.hunter.duel.duel import Duel
from wotrush.scenes.hunter.duel_stage.stage import DuelStage
from wotrush.scenes.hunter.faces.pictures import UnitPicture, UnitThumbnail
from wotrush.scenes.hunter.play.handles import Thing
from wotrush.scenes.hunter.play.targets import AimTarget
from wotrush.settings import Speed
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.node import Node

MOST_FRAMES = 2_000


def _attacked() -> Battle:
    """Return a table in the frame in which an attack is declared by the person."""
    table = battle(3, seed=2, decisions=160, speed=Speed.NORMAL, blind=False)
    attack = next(action for action in table.o.actions if isinstance(action, DeclareAttack))
    table.session.decide(attack)
    while table.scene.pieces.stage.duel is None:
        table.pilot.step()
    return table


def _up(table: Battle) -> list[bool]:
    return [part.visible for part in table.scene.pieces.stage.find("duel plate").children]


def test_the_plate_of_a_duel_comes_up_one_part_per_frame_and_its_dice_last() -> None:
    table = _attacked()
    stage = table.scene.pieces.stage
    dice = next(child for child in stage.children if child.name == "duel dice")
    parts = len(_up(table))
    for up in range(1, parts + 1):
        assert _up(table) == [True] * up + [False] * (parts - up)
        assert dice.visible is (up == parts)
        table.pilot.step()


def test_a_plate_is_whole_at_once_where_nothing_moves() -> None:
    table = battle(3, seed=2, decisions=70, blind=False)
    assert any(isinstance(action, Counterattack) for action in table.o.actions), "a duel goes on"
    assert all(_up(table))


def test_a_plate_that_is_up_stays_up_as_the_duel_goes_on() -> None:
    table = _attacked()
    for _ in range(10):
        table.pilot.step()
    before = table.scene.view.duel
    while table.scene.view.duel == before:
        table.pilot.step()
    assert table.scene.view.duel is None or all(_up(table))


def test_the_plate_of_a_duel_never_shows_what_was_before() -> None:
    """In every frame it looks as if it were painted from nothing."""
    table, looked = _attacked(), 0
    stage = table.scene.pieces.stage
    while not table.scene.still:
        table.pilot.step()
        if stage.visible and stage.complete and not stage._plate.bared:
            before = _picture_of(stage)
            for node in stage._plate.walk():
                node.invalidate()
            table.pilot.step(0.0)
            if not stage._plate.bared:  # It goes down.
                assert _picture_of(stage) == before
                looked += 1
    assert looked > 20


def test_only_the_rows_and_what_is_said_are_painted_anew_as_dice_are_rolled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = _attacked()
    stage = table.scene.pieces.stage
    while not stage.complete:
        table.pilot.step()
    painted = [[0] for _ in _up(table)]
    for part, count in zip(stage.find("duel plate").children, painted, strict=True):
        monkeypatch.setattr(part, "paint", _counted(part, count))
    while stage.duel is not None and not any(row.dice for row in stage.duel.rows):
        table.pilot.step()
    table.pilot.wait(0.5)
    assert [bool(count) for [count] in painted[:2]] == [False, False]
    assert any(count for [count] in painted[2:])


def test_what_waits_to_be_repainted_lets_the_plate_of_a_duel_come_up_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, painted = _attacked(), [0]
    pieces = table.scene.pieces
    said = pieces.board.children[-1]
    monkeypatch.setattr(said, "paint", _counted(said, painted))
    pieces.repaints.finish()
    table.pilot.step()
    painted[0] = 0
    pieces.repaints.add(said)
    while not pieces.stage.complete:
        table.pilot.step()
        assert painted == [0]
    table.pilot.step()
    assert painted == [1]


def test_vehicles_that_fight_are_measured_as_the_attack_is_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    before, after = list[int](), list[int]()

    def watched(*given: Any) -> tuple[Vector2, Vector2]:
        before.append(measured.cache_info().misses)
        points = muzzle_and_hull(*given)
        after.append(measured.cache_info().misses)
        return points

    monkeypatch.setattr("wotrush.scenes.hunter.choreography.volleys.muzzle_and_hull", watched)
    for face in (UnitPicture, UnitThumbnail):  # Drawing a vehicle measures it too.
        monkeypatch.setattr(face, "__call__", face.stand_in)
    measured.cache_clear()
    table = _attacked()
    while not table.scene.still:
        table.pilot.step()
    assert len(after) == 2, "no shot is fired: a mine destroys the attacker"
    assert after[1] - before[0] == 2


def _picture_of(stage: DuelStage) -> bytes:
    """Return the picture that its plate is kept as."""
    assert stage._plate._picture is not None
    return tobytes(stage._plate._picture, "RGBA")


def _outdated(table: Battle) -> list[Node]:
    return list(table.scene.pieces.board.outdated())


def test_only_what_is_said_is_repainted_and_what_shows_something_else() -> None:
    table = battle(4, decisions=60)
    view = table.scene.view
    (said,) = _outdated(table)
    view.lying = dict(view.lying)
    assert _outdated(table) == [said]
    view.o = replace(view.o, bombings=view.o.bombings + 1)
    assert len(_outdated(table)) == 2
    scores = list(view.o.scores)
    scores[1] += 5
    view.o = replace(view.o, scores=tuple(scores))
    assert len(_outdated(table)) == 2
    assert _outdated(table) == [said]


def test_the_light_of_whoever_fights_goes_out_with_the_fight() -> None:
    table = battle(4, decisions=60)
    view = table.scene.view
    other = (view.o.seat + 1) % 4
    view.duel = Duel(view.o.seat, other)
    _outdated(table)
    (said,) = _outdated(table)
    view.duel = None
    assert len(_outdated(table)) == 2  # What is said, and the panel of the one who is not to act.
    assert _outdated(table) == [said]


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.long), 8])
def test_the_board_never_shows_what_was_before(players: int) -> None:
    """After every film it looks as if it were painted from nothing, and so does the bar with the phases of the turn."""
    table = battle(players, seed=3, decisions=10, speed=Speed.NORMAL, blind=False)
    agent, rng, looked, session = make_agent(ENTRY, "recruit"), Random(3), 0, table.session
    board = table.scene.pieces.board
    for _ in range(MOST_FRAMES):
        table.pilot.step(0.05)
        if looked >= 8 or session.result() is not None:
            break
        duel = table.scene.view.duel
        looked_at = duel is not None and duel.over
        moves = looked_at or not table.scene.resting or table.scene.choreography.announcing
        if moves or not session.may_decide:
            continue
        table.pilot.wait(0.3)
        before = tobytes(table.pilot.surface, "RGB")
        for node in (*board.walk(), table.scene.pieces.bar):
            node.invalidate()
        table.pilot.step()
        assert tobytes(table.pilot.surface, "RGB") == before
        looked += 1
        session.decide(agent.choose(session.observation(), rng).action)
    assert looked >= 8


def test_another_language_changes_every_word_on_the_board() -> None:
    table = battle(2, decisions=60, blind=False)
    before = language()
    try:
        set_language("de")
        table.scene.restyle()
        table.pilot.wait(1.0)
        switched = tobytes(table.pilot.surface, "RGB")
        for node in table.scene.pieces.board.walk():
            node.invalidate()
        table.pilot.step()
        assert tobytes(table.pilot.surface, "RGB") == switched
    finally:
        set_language(before)


def test_as_a_film_runs_and_ends_the_board_is_repainted_one_part_per_frame(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = _attacked()
    board, painted, most = table.scene.pieces.board, [0], 0
    for part in board.children[1:]:
        monkeypatch.setattr(part, "paint", _counted(part, painted))
    since = 0
    while since < 8:
        painted[0] = 0
        table.pilot.step()
        most = max(most, painted[0])
        since += table.scene.still
    assert most == 1


def _aiming() -> tuple[Battle, list[AimTarget]]:
    """Return a table on which a unit aims, and two cards in lines that are not crowded."""
    table = battle(4, seed=8, decisions=90, size=(1920, 1080), blind=False)
    table.rest()
    attack = next(action for action in table.o.actions if isinstance(action, DeclareAttack))
    unit = table.scene.cards.sprites[attack.unit]
    table.pilot.press(unit)
    table.pilot.move(unit.center_px + Vector2(30, 30))
    table.pilot.wait(0.5)
    lit = [node for node in table.scene.controls.lit if node.spot.thing is Thing.UNIT]
    return table, [lit[0], lit[-1]]


def test_as_the_aim_goes_from_one_target_to_the_next_no_other_is_painted_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, (one, other) = _aiming()
    table.pilot.move(one)
    table.pilot.wait(0.5)
    painted = {node: [0] for node in table.scene.controls.lit}
    assert len(painted) > 4
    for node, count in painted.items():
        monkeypatch.setattr(node, "paint", _counted(node, count))
    table.pilot.move(other)
    table.pilot.wait(0.5)
    assert {node for node, [count] in painted.items() if count} == {one, other}


def test_what_lies_beside_the_cards_is_not_laid_out_anew_as_another_one_is_pointed_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, (one, other) = _aiming()
    table.pilot.move(one)
    table.pilot.wait(0.5)
    spots = Mock(wraps=table_spots)
    monkeypatch.setattr("wotrush.scenes.hunter.table.pieces.table_spots", spots)
    table.pilot.move(other)
    table.pilot.wait(0.5)
    assert table.scene.view.opened == other.card
    assert spots.call_count == 0


def test_an_arrow_is_drawn_once_for_each_place_it_points_at_and_kept_nowhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, (target, _) = _aiming()
    arrow, painted = table.scene.controls.arrow, [0]
    monkeypatch.setattr(arrow, "paint", _counted(arrow, painted))
    table.pilot.move(target)
    for _ in range(20):
        table.scene.root.invalidate()
        table.pilot.step()
    assert painted == [1]
    beside = Vector2(table.scene.view.frame.own.box.midright) - (20, 0)
    table.pilot.move(beside)
    table.pilot.wait(0.5)
    held, painted[0] = table.pilot.stack.pictures.held, 0
    for step in range(1, 9):
        table.pilot.move(beside - Vector2(0, 12 * step))
    assert painted == [8]
    assert table.pilot.stack.pictures.held == held


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
def test_the_letters_of_a_head_do_not_grow_with_it_as_the_battle_begins(part: float) -> None:
    view = battle(8, decisions=60).scene.view
    view.unfolded = part
    for mustered, now in zip(view.mustered.enemies, view.frame.enemies, strict=True):
        head = unfolding_head(view, mustered, now)
        assert head.h == now.head.h
        assert min(mustered.head.w, now.head.w) < head.w < max(mustered.head.w, now.head.w)


def _counted(part: Node, painted: list[int]) -> Callable[[Canvas], None]:
    paint = part.paint

    def counted(canvas: Canvas) -> None:
        painted[0] += 1
        paint(canvas)

    return counted
