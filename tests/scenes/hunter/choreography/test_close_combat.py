"""Strikes without a gun: each is seen as what it is, covers nothing that is told of it, and is heard as it strikes."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pygame import FRect, Vector2

from tests.scenes.hunter.choreography.test_motions import on_stage, own_film, shells_of
from tests.scenes.hunter.choreography.test_sounding import heard_with
from tests.scenes.hunter.staged import MOTIONS
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.hunter.choreography.close_combat import STRAY, OncomingTank, Overrun, ThrownCharge
from wotrush.scenes.hunter.faces.pictures import UnitCutout
from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.table.motion.effects import Tracer


def tank_at(tank: OncomingTank) -> FRect:
    """Return where a tank is, but for what of it is still behind its own card."""
    way, (tracks, _) = tank._way, tank._way.place(tank.part)
    box = FRect(tracks.x - way.size.x / 2, tracks.y - way.size.y, *way.size)
    left = max(box.left, way.start.x + way.size.x / 2)
    return FRect(left, box.y, max(0.0, box.right - left), box.h)


@pytest.mark.parametrize(("name", "hits"), [("overrun", True), ("overrun that fails", False)])
def test_a_tank_drives_to_its_target_and_covers_neither_sums_nor_dice(name: str, *, hits: bool) -> None:
    seen, lost = list[FRect](), list[bool]()
    for battle, duel in on_stage(name):
        pieces, target = battle.scene.pieces, battle.scene.view.zone.right
        told = pieces.stage.rows_of(duel)
        assert told is not None
        assert not any(isinstance(node, Tracer) for node in pieces.effects.walk())
        for tank in (node for node in pieces.effects.walk() if isinstance(node, OncomingTank)):
            seen.append(box := tank_at(tank))
            lost.append(9 in duel.lost)
            covered = box.clip(told)
            assert covered.w * covered.h < 0.1 * box.w * box.h or box.right > target.left + box.w / 2
        own = battle.scene.cards.sprites[1]
        assert not seen or lost[-1] or own.pos.x < told.left, "its card stays"
    arrives = max(box.right for box in seen)
    assert (arrives > target.centerx) is hits
    assert not lost[0]


def test_a_tank_that_stops_before_its_target_drives_back() -> None:
    seen = [
        node.part
        for battle in own_film("overrun that fails")
        for node in battle.scene.pieces.effects.walk()
        if isinstance(node, OncomingTank)
    ]
    turns = seen.index(max(seen))
    assert all(one <= other for one, other in pairwise(seen[: turns + 1]))
    assert all(one >= other for one, other in pairwise(seen[turns:]))
    assert seen[-1] < 0.2


def test_the_way_of_a_tank_is_the_same_in_a_mirror() -> None:
    tank, home, target = UnitCutout("de07", ArtNation.USSR), FRect(0, 0, 100, 140), FRect(500, 0, 100, 140)
    lane, hull = FRect(110, 30, 380, 40), Vector2(550, 80)
    right = Overrun.between(tank, home, target, hull, lane)
    left = Overrun.between(tank, target, home, Vector2(600) - hull + Vector2(0, -440), lane)
    for part in (0.0, right.short, 0.9, 1.0, 1.2):
        (one, tilt), (other, turned) = right.place(part), left.place(part)
        assert one.x == pytest.approx(600 - other.x)
        assert one.y == pytest.approx(other.y)
        assert tilt == pytest.approx(-turned)
    assert right.short == pytest.approx(left.short)


def test_rifles_fire_a_string_of_small_tracers_from_either_side() -> None:
    zone = MOTIONS["rifles"].lay(reduced=False).scene.view.zone
    rounds = shells_of("rifles")
    assert len(rounds) == 2 * len(STRAY)
    for fired, gun in ((rounds[: len(STRAY)], zone.left), (rounds[len(STRAY) :], zone.right)):
        assert len({tuple(one.place(1.0)) for one in fired}) == len(STRAY)
        assert all(gun.collidepoint(one.place(0.0)) for one in fired)


@pytest.mark.parametrize(
    ("name", "heard"), [("suicide attack", Sound.EXPLOSION), ("suicide attack that fails", Sound.THUD)]
)
def test_a_charge_is_thrown_below_the_heading_and_heard_as_it_comes_down(name: str, heard: Sound) -> None:
    table = MOTIONS[name].lay(reduced=False)
    highest, zone = 1000.0, table.scene.view.zone
    for battle in own_film(name):
        for charge in (node for node in battle.scene.pieces.effects.walk() if isinstance(node, ThrownCharge)):
            highest = min(highest, charge.place(charge.part).y)
    assert zone.head.centery < highest < zone.rows.y
    notes = heard_with(table, *MOTIONS[name].lines)
    sounds = [sound for _, sound, _ in notes]
    assert sounds[:2] == [Sound.DICE, heard]
    assert ThrownCharge not in notes[1][2], "it has come down"


@pytest.mark.parametrize("name", ["overrun", "suicide attack"])
def test_with_reduced_motion_no_shell_flies_that_nobody_has_fired(name: str) -> None:
    battle = MOTIONS[name].lay(reduced=True)
    flies = (Tracer, ThrownCharge, OncomingTank)
    for line in MOTIONS[name].lines:
        battle.session.match.decide(battle.session.match.ruleset.parse_action(line))
    for _ in range(40):
        battle.pilot.step(1 / 24)
        assert not any(isinstance(node, flies) for node in battle.scene.pieces.effects.walk())
    assert battle.scene.view.o.scores[0] > 0
