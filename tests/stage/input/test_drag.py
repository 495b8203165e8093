"""Drag-and-drop and click-click, as the host is called."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
import pytest
from pygame import FRect, Vector2

from tests.stage.conftest import Board
from wotrush.stage.clock import ManualClock
from wotrush.stage.input.drag import DOUBLE, Affordance, Dragging, DragHost, Idle, Manner, Picked
from wotrush.stage.node import Node
from wotrush.stage.scene import Scene
from wotrush.stage.style import Style
from wotrush.stage.widgets import Button
from wotrush.workshop.pilot import Pilot


class Listener(DragHost):
    """Two cards that can be picked up, a pile that can be clicked, two targets."""

    def __init__(self) -> None:
        self.log: list[str] = []
        self.cards: list[Node] = []
        self.aims: list[Node] = []
        self.pile = Node()

    def affordance(self, node: Node) -> Affordance:
        if node in self.cards:
            return Affordance.LIFT
        return Affordance.CLICK if node is self.pile else Affordance.NONE

    def targets(self, source: Node) -> Sequence[Node]:
        return self.aims

    def clicked(self, node: Node) -> bool:
        self.log.append(f"click {node.name}")
        return node is self.pile

    def lifted(self, source: Node, manner: Manner) -> None:
        self.log.append(f"{manner.value} {source.name}")

    def moved(self, source: Node, center: Vector2) -> None:
        source.pos = center

    def entered(self, source: Node, target: Node) -> None:
        self.log.append(f"enter {target.name}")

    def left(self, source: Node, target: Node) -> None:
        self.log.append(f"leave {target.name}")

    def dropped(self, source: Node, target: Node) -> None:
        self.log.append(f"drop {source.name} on {target.name}")

    def cancelled(self, source: Node) -> None:
        self.log.append(f"back {source.name}")

    def heard(self) -> list[str]:
        heard, self.log = self.log, []
        return heard


class Table:
    def __init__(self, clock: ManualClock, style: Style, fly: Callable[[Board], Pilot]) -> None:
        self.host = Listener()
        self.board = Board(clock, style, self.host)
        self.card, self.other = (self._node(name, x) for name, x in (("card", 100), ("other", 300)))
        self.base, self.deck = (self._node(name, x, 500) for name, x in (("base", 100), ("deck", 300)))
        self.host.cards = [self.card, self.other]
        self.host.aims = [self.base, self.deck]
        self.host.pile = self._node("pile", 600)
        self.drag = self.board.interface.drag
        self.pilot = fly(self.board)

    def _node(self, name: str, x: float, y: float = 100) -> Node:
        node = self.board.root.add(Node(FRect(x, y, 80, 120), name=name))
        node.focusable = True
        return node


@pytest.fixture
def table(clock: ManualClock, style: Style, fly: Callable[[Board], Pilot]) -> Table:
    return Table(clock, style, fly)


def test_a_drag_lifts_enters_leaves_and_drops(table: Table) -> None:
    table.pilot.press(table.card)
    assert table.host.heard() == []
    table.pilot.pull(table.base)
    table.pilot.pull(table.deck)
    table.pilot.release()
    assert table.host.heard() == [
        "drag card",
        "enter base",
        "leave base",
        "enter deck",
        "leave deck",
        "drop card on deck",
    ]
    assert isinstance(table.drag.state, Idle)


def test_the_grip_stays_where_the_card_was_taken(table: Table) -> None:
    table.pilot.press((110, 110))
    table.pilot.pull((510, 310))
    assert table.card.pos == Vector2(540, 360)
    assert isinstance(table.drag.state, Dragging)


def test_a_target_that_moves_away_beneath_a_resting_pointer_is_still_the_one_that_is_dropped_on(
    table: Table,
) -> None:
    table.pilot.press(table.card)
    table.pilot.pull(table.base)
    table.base.pos, table.deck.pos = table.deck.pos, table.base.pos
    at = table.deck.center_px
    table.pilot.pull(at + Vector2(2, 1))
    table.pilot.release()
    assert table.host.heard() == ["drag card", "enter base", "leave base", "drop card on base"]
    table.pilot.press(table.other)
    table.pilot.pull(at)
    table.base.pos, table.deck.pos = table.deck.pos, table.base.pos
    table.pilot.pull(at + Vector2(12, 0))
    table.pilot.release()
    assert table.host.heard()[-1] == "drop other on base", "the pointer has gone on to it"


def test_letting_go_elsewhere_takes_back(table: Table) -> None:
    table.pilot.drag(table.card, (900, 900))
    assert table.host.heard() == ["drag card", "back card"]


@pytest.mark.parametrize("how", ["escape", "right click", "lost focus", "covered"])
def test_a_drag_can_be_cancelled(table: Table, how: str) -> None:
    table.pilot.press(table.card)
    table.pilot.pull(table.base)
    match how:
        case "escape":
            table.pilot.key(pygame.K_ESCAPE)
        case "right click":
            table.pilot.press(button=pygame.BUTTON_RIGHT)
        case "covered":
            table.pilot.stack.push(Scene())
        case _:
            table.pilot.send(pygame.WINDOWFOCUSLOST)
    table.pilot.release()
    assert table.host.heard() == ["drag card", "enter base", "leave base", "back card"]


def test_a_trembling_hand_still_clicks(table: Table) -> None:
    table.pilot.press((140, 160))
    table.pilot.move((144, 163))
    table.pilot.release()
    assert table.host.heard() == ["click card", "pick card"]


def test_click_click_is_the_same_as_a_drag(table: Table) -> None:
    table.pilot.click(table.card)
    assert isinstance(table.drag.state, Picked)
    table.pilot.move(table.base)
    table.pilot.click(table.base)
    assert table.host.heard() == ["click card", "pick card", "enter base", "leave base", "drop card on base"]


def test_a_picked_card_is_put_back_by_a_second_click_or_a_click_elsewhere(table: Table) -> None:
    table.pilot.click(table.card)
    table.pilot.click(table.card)
    table.pilot.click(table.card)
    table.pilot.click((900, 900))
    assert table.host.heard() == ["click card", "pick card", "back card"] * 2


def test_a_card_that_was_clicked_can_still_be_dragged(table: Table) -> None:
    table.pilot.click(table.card)
    table.pilot.wait(DOUBLE)
    table.host.heard()
    table.pilot.press(table.card)
    table.pilot.pull(table.base)
    table.pilot.release()
    assert table.host.heard() == ["back card", "drag card", "enter base", "leave base", "drop card on base"]


def test_a_click_on_another_card_picks_that_one(table: Table) -> None:
    table.pilot.click(table.card)
    table.pilot.click(table.other)
    assert table.host.heard() == ["click card", "pick card", "back card", "click other", "pick other"]
    assert table.drag.source is table.other


def test_what_can_only_be_clicked_is_never_lifted(table: Table) -> None:
    table.pilot.drag(table.host.pile, table.base)
    table.pilot.click(table.host.pile)
    assert table.host.heard() == ["click pile", "click pile"]


def test_keyboard_alone(table: Table) -> None:
    focus = table.board.interface.focus
    focus.set(table.card)
    table.pilot.key(pygame.K_RETURN)
    table.pilot.key(pygame.K_DOWN)
    assert focus.current is table.base
    table.pilot.key(pygame.K_RETURN)
    assert table.host.heard() == ["click card", "pick card", "enter base", "leave base", "drop card on base"]


def test_enter_beside_every_target_puts_back(table: Table) -> None:
    focus = table.board.interface.focus
    focus.set(table.card)
    table.pilot.key(pygame.K_RETURN)
    table.pilot.key(pygame.K_RETURN)
    assert table.host.heard() == ["click card", "pick card", "back card"]


def test_a_button_pressed_meanwhile_puts_the_picked_card_back(table: Table, style: Style) -> None:
    button = table.board.root.add(
        Button(style, "Undo", lambda: table.host.log.append("undo"), FRect(900, 0, 80, 30))
    )
    table.pilot.click(table.card)
    table.pilot.click(button)
    assert table.host.heard() == ["click card", "pick card", "back card", "undo"]


def test_a_press_is_long_until_the_pointer_moves(table: Table) -> None:
    table.pilot.press(table.card)
    table.pilot.wait(0.4)
    assert table.drag.pressed_long is None
    table.pilot.wait(0.2)
    assert table.drag.pressed_long is table.card
    table.pilot.pull(table.base)
    assert table.drag.pressed_long is None


@pytest.mark.parametrize("looks", [True, False])
def test_a_long_press_is_a_click_unless_it_was_to_look(
    table: Table, looks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table.host, "long_pressed", lambda node: looks)
    table.pilot.press(table.card)
    table.pilot.wait(0.6)
    table.pilot.release()
    assert table.host.heard() == ([] if looks else ["click card", "pick card"])


def test_abandoned_is_forgotten_in_silence(table: Table) -> None:
    table.pilot.click(table.card)
    table.host.heard()
    table.drag.abandon()
    table.pilot.click(table.base)
    assert table.host.heard() == []


def test_the_first_target_that_holds_the_pointer_counts(table: Table) -> None:
    half = table.board.root.add(Node(FRect(100, 500, 40, 120), name="half"))
    table.host.aims = [half, table.base]
    table.pilot.drag(table.card, (110, 550))
    table.pilot.drag(table.other, (170, 550))
    drops = [line for line in table.host.heard() if line.startswith("drop")]
    assert drops == ["drop card on half", "drop other on base"]


def test_a_pile_that_was_clicked_explains_itself_only_to_a_pointer_that_comes_back(table: Table) -> None:
    table.host.pile.tooltip = lambda: "Opens."
    table.pilot.click(table.host.pile)
    table.pilot.wait(1.0)
    with pytest.raises(KeyError):
        table.board.root.find("tooltip")
    table.pilot.move((900, 900))
    table.pilot.move(table.host.pile)
    table.pilot.wait(1.0)
    assert table.board.root.find("tooltip").visible
