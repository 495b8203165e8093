"""The stage works with any game: the toy game, played by clicks to its end and replayed from disk."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pygame import FRect

from tests.ai.toy_agents import TOY
from tests.match.tables import ADA, LYNX, ToyMatch, toy_match
from tests.stage.looks import INK
from tests.toy import ToyAction
from wotrush.match.journal import read_journal, write_journal
from wotrush.match.notices import Decided
from wotrush.match.opponents.conductor import Conductor
from wotrush.match.opponents.pacing import PACES
from wotrush.match.opponents.worker import LocalWorker, SpawnedWorker, Worker
from wotrush.match.replay import verify
from wotrush.stage.clock import ManualClock
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.scene import NodeScene, SceneStack
from wotrush.stage.style import Style
from wotrush.stage.widgets import Button
from wotrush.workshop.pilot import Pilot

GIVE_UP_AFTER = 60.0
"""The limit for a hang."""


class ToyTable(NodeScene):
    """A button for every action of the person; opponents answer from a worker."""

    def __init__(self, clock: ManualClock, style: Style, match: ToyMatch, worker: Worker) -> None:
        super().__init__(clock, style)
        self.style, self.match = style, match
        self.conductor = Conductor(match, worker, PACES["off"], clock.now)
        self.buttons = self.root.add(Node())
        self.root.add(Label(style.writer, self.reported, INK, FRect(40, 20, 800, 40)))
        match.audience.watch(self.lay)
        self.lay()

    def reported(self) -> str:
        view = self.match.observe(0)
        return f"hand {view.hand}, piles {view.piles}, {view.deck_size} to draw"

    def lay(self) -> None:
        self.buttons.clear()
        for place, action in enumerate(self.match.observe(0).actions):
            rect = FRect(40, 80 + 60 * place, 200, 48)
            self.buttons.add(Button(self.style, str(action), self.deciding(action), rect, name=str(action)))

    def deciding(self, action: ToyAction) -> Callable[[], None]:
        return lambda: self.match.decide(action)

    def update(self) -> None:
        super().update()
        self.conductor.tick()


@pytest.fixture(params=[LocalWorker, SpawnedWorker])
def worker(request: pytest.FixtureRequest) -> Iterator[Worker]:
    worker: Worker = request.param(TOY)
    yield worker
    worker.close()


def test_a_game_is_played_by_clicks_and_replayed_from_its_journal(
    clock: ManualClock, style: Style, stack: SceneStack, worker: Worker, tmp_path: Path
) -> None:
    match = toy_match(ADA, LYNX)
    table = ToyTable(clock, style, match, worker)
    stack.push(table)
    pilot = Pilot(stack, clock, (1920, 1080))
    deadline = time.monotonic() + GIVE_UP_AFTER
    clicks = 0
    while match.result() is None and time.monotonic() < deadline:
        if match.to_act() == 0:
            before = match.version
            pilot.click(list(table.buttons.children)[-1])
            assert match.version != before, "the click decided"
            clicks += 1
        pilot.step()
    assert match.result() is not None
    assert clicks > 5
    assert any(isinstance(news, Decided) and news.seat == 1 for news in match.log(0)), (
        "the opponent played too"
    )

    path = tmp_path / "toy.json"
    write_journal(path, match.journal())
    report = verify(read_journal(path), lambda line: None, {"toy": TOY})
    assert report.matches
    assert report.decisions == len(match.log(0))
