"""Lines of who threatens whom: between the viewer and the others, and of a unit that is pointed at to everybody."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.scenes.hunter.tables import battle
from wotrush.model.hunter.odds.forecast import forecast
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.arrows.threat_lines import ThreatLines, shown_threats, table_threats
from wotrush.scenes.hunter.texts.figures import percent


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
        of_viewer = {one.threat.action.unit for one in lines.lines}
        assert all(o.seat in owners(lines, number) for number in range(len(lines.lines)))
        assert len(of_viewer) == len(lines.lines), "one line for each attacker"
        assert all(len(one.told) == 1 for one in lines.lines)
        found = table_threats(o)
        for unit in {one.action.unit for one in found}:
            lines.show(still=True, unit=unit)
            shown = {(one.threat.action.unit, one.threat.action.target) for one in lines.lines}
            assert shown == {
                (one.action.unit, one.action.target)
                for one in shown_threats(o, found, unit)
                if {one.action.unit, one.action.target} <= set(table.scene.view.lying)
            }
            between_others += any(o.seat not in owners(lines, number) for number in range(len(lines.lines)))
            for line in lines.lines:
                cast, hits, *further = (
                    forecast(open_table(o), line.threat.action),
                    *" · ".join(line.told).split(" · "),
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
    lying = 0
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
            lying += len(chips)
    assert lying > 20
