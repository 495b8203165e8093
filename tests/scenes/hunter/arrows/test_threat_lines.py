"""Lines of who threatens whom: between the viewer and the others, and of a unit that is pointed at to everybody."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from tests.model.hunter.rules.tabletop import table as laid_table
from tests.scenes.hunter.tables import battle
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.odds.forecast import forecast
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.arrows.threat_lines import ThreatLines, shown_threats, table_threats
from wotrush.scenes.hunter.board.status import status_plate
from wotrush.scenes.hunter.faces.face import Detail
from wotrush.scenes.hunter.texts.figures import percent
from wotrush.scenes.session.advice import Hint
from wotrush.settings import Speed


@pytest.mark.parametrize(("players", "size", "scale"), [(3, (1280, 720), 1.0), (4, (1920, 1080), 1.5)])
def test_a_unit_that_is_pointed_at_shows_its_threats_to_everybody_with_all_their_chances(
    players: int, size: tuple[int, int], scale: float
) -> None:
    between_others = told = short = 0
    for seed in range(1, 7):
        table = battle(players, seed, size=size, scale=scale, decisions=90)
        o, lines = table.o, table.scene.pieces.threats
        lines.toggle()
        lines.show(still=True, unit=None)
        threatened = {one.threat.action.target for one in lines.lines}
        assert all(o.seat in owners(lines, number) for number in range(len(lines.lines)))
        assert len(threatened) == len(lines.lines), "one chip for each unit that may be hit"
        for one in lines.lines:
            assert one.way is None
            assert len(one.texts) == 1
            card = table.scene.view.lying[one.threat.action.target]
            rect, unit = card.pose.rect, card.pose.rect.w / 200
            assert one.chip.colliderect(rect)
            if card.side.detail is Detail.MEDIUM and rect.h > rect.w:
                assert one.chip.y > rect.y + 121 * unit, "below salvos"
                assert one.chip.bottom < rect.y + 206 * unit, "above the shield"
        assert lines.legend.startswith("How likely" if threatened else "No revealed")
        found = table_threats(o)
        for unit in {one.action.unit for one in found}:
            lines.show(still=True, unit=unit)
            assert lines.legend == ""
            shown = {(one.threat.action.unit, one.threat.action.target) for one in lines.lines}
            assert shown == {
                (one.action.unit, one.action.target)
                for one in shown_threats(o, found, unit)
                if {one.action.unit, one.action.target} <= set(table.scene.view.lying)
            }
            between_others += any(o.seat not in owners(lines, number) for number in range(len(lines.lines)))
            for line in lines.lines:
                pair = line.threat.action.unit, line.threat.action.target
                other = pair[pair[0] == unit]
                assert line.way is not None
                assert line.chip.colliderect(table.scene.view.lying[other].pose.rect), "which pair it is of"
                cast, hits, *further = (
                    forecast(open_table(o), line.threat.action),
                    *" · ".join(line.texts).split(" · "),
                )
                assert hits == percent(cast.success)
                counter = [f"counter {percent(cast.struck)}"] if cast.struck else []
                whole = counter + ([f"dry {percent(cast.dry)}"] if cast.dry else [])
                assert further in (whole, []), "only where there is no room"
                told += further == whole
                short += further != whole
    assert between_others > 2
    assert told > 4 * short


def owners(lines: ThreatLines, number: int) -> set[int]:
    action = lines.lines[number].threat.action
    return {lines.view.o.owner[action.unit], lines.view.o.owner[action.target]}


def test_no_chip_lies_on_another_and_none_sticks_out_of_the_window() -> None:
    lying = covering = 0
    for seed in range(1, 7):
        table = battle(4, seed, decisions=90)
        lines = table.scene.pieces.threats
        lines.toggle()
        for unit in (None, *{one.action.unit for one in table_threats(table.o)}):
            lines.show(still=True, unit=unit)
            chips = [one.chip for one in lines.lines]
            assert not [
                pair for pair in combinations(chips, 2) if pair[0].inflate(-1, -1).colliderect(pair[1])
            ]
            assert all(table.scene.view.frame.area.contains(chip) for chip in chips)
            assert all(one.threat.cast.success for one in lines.lines)
            view = table.scene.view
            keeps = [view.frame.buttons, *[status_plate(view)] * bool(view.status)]
            covering += sum(chip.collidelist(keeps) >= 0 for chip in chips)
            lying += len(chips)
    assert lying > 20
    assert not covering, "of the status line and the large buttons"


def test_of_several_threats_to_a_unit_the_greatest_is_told() -> None:
    enemies = "seat: S2\n front: 9 u031 revealed, 10 u005 revealed, 11 u001 revealed\n"
    o = laid_table(f"seat: S1\n front: 1 u031 revealed\n{enemies}").observe(0)
    found = [one for one in table_threats(o) if one.action.target == 1]
    (shown,) = shown_threats(o, found, None)
    assert len(found) == 2
    assert shown.cast.destroys == max(one.cast.destroys for one in found)


def test_that_there_are_no_threats_is_said_over_a_hint_for_a_moment() -> None:
    table = battle(2, 1, decisions=23)
    scene, adviser = table.scene, table.session._adviser
    adviser._version, adviser.state = table.session.match.version, Hint(table.o.actions[0], None)
    table.pilot.step()
    assert scene.view.status.startswith("Hint: ")
    scene.pieces.threats.toggle()
    table.pilot.step()
    assert scene.pieces.threats.empty
    assert scene.view.status.startswith("No revealed unit")
    table.pilot.wait(4.0)
    assert scene.view.status.startswith("Hint: ")


def test_what_the_chips_tell_gives_way_to_what_the_game_waits_for_once_it_goes_on() -> None:
    table = battle(3, 1, decisions=90)
    view, lines = table.scene.view, table.scene.pieces.threats
    waits_for = view.status
    table.pilot.key(pygame.K_t)
    table.pilot.step()
    assert waits_for != view.status == lines.legend
    table.perform(table.o.actions[-1])
    table.rest()
    assert lines.on
    assert lines.legend == ""
    assert view.status


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_they_do_not_flash_up_between_a_decision_and_its_film(seed: int) -> None:
    """For a moment nothing shows whether others are asked."""
    table = battle(3, seed, decisions=90, speed=Speed.NORMAL)
    table.rest()
    if act.BEGIN in table.o.actions:
        table.perform(act.BEGIN)
        table.rest()
    lines = table.scene.pieces.threats
    lines.toggle()
    table.pilot.step()
    assert lines.visible
    table.perform(next(one for one in table.o.actions if isinstance(one, act.DeclareAttack)))
    hidden = 0
    for _ in range(600):
        if table.scene.view.duel is not None:
            break
        assert not lines.visible
        hidden += 1
        table.pilot.step()
    assert 5 < hidden < 600
