"""The stage of a duel: what it shows of a game that is resumed, and which dice tumble."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from pygame import FRect

from tests.scenes.hunter.tables import ENTRY, battle
from wotrush.ai.registry import make_agent
from wotrush.model.hunter import HunterGame, HunterOptions
from wotrush.model.hunter import frames as fr
from wotrush.scenes.hunter.duel.duel import Duel, DuelRow, Roll, RowVerdict, UnitRoll
from wotrush.scenes.hunter.duel.reading import duel_of
from wotrush.scenes.hunter.duel.rows import DiceRow, effect_box, row_boxes
from wotrush.scenes.hunter.duel.zone import duel_zone


def test_a_game_resumed_between_two_strikes_shows_the_second() -> None:
    """The first is over, whatever its dice were; the row of the counterattack is the one that is waited for."""
    agent, seen = make_agent(ENTRY, "recruit"), 0
    for seed in range(8):
        game, rng = HunterGame.new(HunterOptions(players=2, charge=True), seed), Random(seed)
        while game.to_act() is not None and game.turn < 60:
            seat = game.to_act()
            assert seat is not None
            o = game.observe(seat)
            duel = duel_of(o)
            attack = next((frame for frame in o.stack if frame[0] == fr.ATTACK), None)
            second = o.stack[-1][0] == fr.COUNTER and attack and attack[fr.A_RESULT] == fr.FAILED
            if second and duel is not None and len(duel.rows) > 1:
                assert attack is not None
                assert duel.row is not None
                assert (duel.row.roll, duel.row.unit) == (Roll.COUNTER, attack[fr.A_TARGET])
                assert duel.row.verdict is RowVerdict.PENDING
                assert duel.rows[0].verdict is RowVerdict.MISSED
                seen += 1
            game.apply(agent.choose(o, rng).action)
    assert seen > 3


def test_only_the_die_that_is_rolled_again_tumbles() -> None:
    view = battle().scene.view
    row = DuelRow(Roll.ATTACK, 0, 1, 2, 3, salvos=3, dice=(2, 5, 6))
    dice = DiceRow(view, row, FRect(0, 0, 600, 120), small=False)
    assert [dice.part_of(i, 0.3) < 1 for i in range(3)] == [True, True, True]
    again = replace(dice, thrown=1)
    assert [again.part_of(i, 0.3) < 1 for i in range(3)] == [False, True, False]


def test_dice_of_units_and_rows_share_the_stage_without_covering_one_another() -> None:
    row = DuelRow(Roll.ANTI_AIR, 0, 1, 0, 3, dice=(5,))
    box = FRect(0, 0, 900, 240)
    for count in range(1, 5):
        duel = Duel(0, event=0, rows=(row,) * count, current=0, rolls=(UnitRoll(1, 1, happened=True),))
        cells = effect_box(box, duel)
        assert cells.h > box.h / 3
        assert all(box.contains(part) and not part.colliderect(cells) for part in row_boxes(box, duel))


def test_an_event_lies_where_the_attacker_would_or_beside_a_fight_that_it_is_played_into() -> None:
    zone = duel_zone(battle().scene.view.frame)
    assert zone.event_place(Duel(0, event=3)) == zone.left
    assert zone.event_place(Duel(0, 1, left=1, right=2, reaction=3)) == zone.reaction
