"""A change of language at any moment: every word changes, and nothing else does."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.scenes.program import BlindPilot
from tests.scenes.rush.tables import table
from tests.scenes.views import PAGES, VIEWS
from wotrush.i18n import set_language
from wotrush.model.rush.actions import END_TURN
from wotrush.scenes.menu.new_game import NewGame
from wotrush.scenes.rush.table.pieces import Pieces
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.rush.view.layout import Zone
from wotrush.settings import Speed
from wotrush.stage.node import Node
from wotrush.stage.scene import NodeScene
from wotrush.stage.widgets import ScrollPanel, Segmented, Slider, Stepper, TextField, Toggle
from wotrush.workshop.studio import Studio

SIZE = (1280, 720)
KEPT = [*PAGES, "table of 5", "paying", "asked for repair", "log", "menu", "squad", "replay"]
"""Not a carried card, which is put back as at any change of the window."""


def state(scene: NodeScene) -> list[object]:
    """Return everything that somebody has set, opened, typed or scrolled to."""
    found: list[object] = [_named(node) for node in scene.root.walk() if _named(node)]
    current = scene.interface.focus.current
    found.append(("focus", current.name if current is not None and current.name else None))
    if isinstance(scene, NewGame):
        found += [scene.plan, scene.seed]
    if isinstance(scene, TableScene):
        spread, controls = scene.pieces.browser.spread, scene.controls
        found += [controls.payment, controls.selected, controls.answers and len(controls.answers)]
        found += [spread is not None and (spread.seat, spread.cards), scene.pieces.menu.visible]
        found += [scene.session.match.version, sorted(scene.view.lying), len(scene.pieces.log.lines)]
    return found


def _named(node: Node) -> tuple[str, object] | None:
    match node:
        case Segmented() | Stepper():
            return node.name, node.index
        case Toggle():
            return node.name, node.on
        case Slider():
            return node.name, node.value
        case TextField():
            return node.name, node.value
        case ScrollPanel():
            return node.name, round(node.offset)
        case _:
            return None


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    set_language("en")


@pytest.mark.parametrize("name", KEPT)
def test_a_scene_stays_as_it_is(name: str) -> None:
    view, studio = VIEWS[name], Studio(SIZE)
    pilot = BlindPilot(studio.stack, studio.clock, SIZE)
    studio.stack.resize(SIZE)
    scene = view.make(studio)
    studio.stack.push(scene)
    pilot.step(0.25)
    view.do(scene, pilot)
    pilot.step(0.25)
    before = state(scene)
    for code in ("de", "pl", "en"):
        set_language(code)
        scene.restyle()  # type: ignore[attr-defined]
        pilot.step(0.25)
    assert state(scene) == before


def test_why_an_opponent_did_what_it_did_is_reported_in_the_new_language() -> None:
    played = table(players=3, opponent="recruit", speed=Speed.NORMAL)
    played.rest()
    played.session.decide(END_TURN)
    played.pilot.step()
    view, session = played.scene.view, played.session
    while not view.reason or view.o.nation >= 0:
        played.pilot.step()
    session.conductor.pause()
    in_english = view.status
    assert not session.may_decide
    for code in ("de", "en"):
        set_language(code)
        played.scene.restyle()
        assert (view.status == in_english) == (code == "en")


@pytest.mark.parametrize(
    ("spread_out", "titles"),
    [
        (lambda pieces: pieces.spread_pile(Zone.DISCARD, None), ["Fahrzeugablage", "Vehicle discard"]),
        (lambda pieces: pieces.spread_squad(0), ["Panzerzug von Anna", "Squad of Anna"]),
    ],
)
def test_an_open_pile_is_reported_in_the_new_language(
    spread_out: Callable[[Pieces], None], titles: list[str]
) -> None:
    scene = table().scene
    spread_out(scene.pieces)
    reported = []
    for code in ("de", "en"):
        set_language(code)
        scene.restyle()
        spread = scene.pieces.browser.spread
        assert spread is not None
        reported.append(spread.title)
    assert reported == titles
    scene.pieces.browser.close()
    scene.restyle()
    assert scene.pieces.browser.spread is None
