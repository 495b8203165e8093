"""A front line in two ranks does not look like two lines."""

from __future__ import annotations

from tests.scenes.hunter.views import VIEWS
from wotrush.scenes.hunter.board.enemies import line_names, ranked_ground
from wotrush.scenes.hunter.table.scene import BattleTable
from wotrush.scenes.hunter.view.layout import LineZone
from wotrush.workshop.studio import Studio, complete


def test_both_ranks_of_a_front_line_lie_on_one_ground_lighter_than_the_panel_with_its_name() -> None:
    studio = Studio((1280, 720))
    crowded = VIEWS["crowded battle of 4"]
    scene = crowded.make(studio)
    assert isinstance(scene, BattleTable)
    pilot = studio.pilot(scene)
    crowded.do(scene, pilot)
    complete(pilot)
    view = scene.view
    ranked = [army for army in view.frame.enemies if view.lines(army.seat).front.ranks > 1]
    assert ranked
    for army in ranked:
        tray = view.lines(army.seat).front
        ground = ranked_ground(tray)
        cards = [
            one.pose.rect
            for one in view.lying.values()
            if (one.seat, one.zone) == (army.seat, LineZone.FRONT)
        ]
        assert cards
        assert all(ground.contains(box) for box in [*cards, *line_names(view, army.seat)])
        assert army.box.contains(ground)
        left = round((tray.zone.x + 20) * view.pixels)
        inside, above = (
            sum(pilot.surface.get_at((left, round(y * view.pixels)))[:3])
            for y in (ground.y + 12, ground.y - 5)
        )
        assert inside > above + 20
