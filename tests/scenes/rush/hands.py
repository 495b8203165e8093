"""Ways to play a table as a person does: by clicks alone, by keys alone, by a gamepad."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Event, Vector2

from tests.scenes.rush.tables import Played
from wotrush.model.rush import actions as act
from wotrush.scenes.page.keys import Keys
from wotrush.scenes.rush.play.places import button
from wotrush.scenes.rush.play.end_turn import SURE_AFTER
from wotrush.scenes.rush.play.target_nodes import TargetNode
from wotrush.stage.input.gamepad import Gamepad
from wotrush.stage.node import Node
from wotrush.workshop.gesture import Click, DragTo
from wotrush.workshop.rush.gestures import next_gesture

Press = Callable[[int], None]
ARROWS = {
    pygame.K_LEFT: Vector2(-1, 0),
    pygame.K_RIGHT: Vector2(1, 0),
    pygame.K_UP: Vector2(0, -1),
    pygame.K_DOWN: Vector2(0, 1),
}


def click_on_click(played: Played, action: act.Action) -> None:
    """Click on what would be dragged, and then on its goal."""
    before = played.session.match.version
    for _ in range(16):
        match next_gesture(played.scene, action):
            case Click(at):
                played.pilot.click(at)
            case DragTo(start, goal):
                played.pilot.click(start)
                played.pilot.click(goal)
        if played.session.match.version != before:
            return
    raise AssertionError(f"{action} could not be done by clicks: {played.scene.view.status}")


class KeyHand:
    """Uses arrows, Tab, Enter and a few commands, and looks only at the focused node."""

    def __init__(self, played: Played, press: Press | None = None) -> None:
        self.played = played
        self.press: Press = press or played.pilot.key
        self.trail: list[object] = []

    def perform(self, action: act.Action) -> None:
        before = self.played.session.match.version
        self.played.pilot.step()  # The screen may just have turned to somebody else.
        for _ in range(12):
            self._next_step(action)
            self.played.pilot.step()
            if self.played.session.match.version != before:
                return
        raise AssertionError(f"{action} could not be done by keys: {self.played.scene.view.status}")

    def _next_step(self, action: act.Action) -> None:
        match action:
            case act.Use(card) | act.Defend(card) | act.Attack(card) | act.Expose(card):
                if self.played.scene.controls.lifted_card is None:
                    self._enter(partial(self._card, card))
                else:
                    self._enter(partial(self._target, action))
            case act.Buy():
                self._buy(action)
            case act.Discard(card):
                self._enter(partial(self._card, card))
            case act.Scrap(card):
                self._enter(partial(self._named, f"pile card {card}"))
            case act.Strike() | act.Take() | act.Place():
                self._enter(partial(self._target, action))
            case act.EndTurn():
                self._hit(pygame.K_e)
                self.played.pilot.wait(SURE_AFTER / 4)  # It may be warned first of what is left unused.
            case act.EndAssault() | act.StopRepair() | act.Refresh() | act.TakeMedals():
                self._enter(partial(self._named, button(action)))

    def _buy(self, action: act.Buy) -> None:
        open_now = self.played.scene.controls.payment
        if open_now is None or open_now.vehicle != action.card:
            self._enter(partial(self._card, action.card))
            return
        wrong = set(open_now.payers) ^ set(action.payers)
        self._enter(partial(self._card, min(wrong)) if wrong else partial(self._named, "pay"))

    # -- finding nodes

    def _card(self, card: int) -> Node:
        return self.played.scene.cards.sprites[card]

    def _named(self, name: str) -> Node:
        return self.played.scene.root.find(name)

    def _target(self, action: act.Action) -> Node:
        nodes = [n for n in self.played.scene.pieces.targets.children if isinstance(n, TargetNode)]
        return next(n for n in nodes if n.offer.legal and n.offer.action == action)

    # -- moving the focus

    def _enter(self, find: Callable[[], Node]) -> None:
        self.go_to(find)
        self._hit(pygame.K_RETURN)

    def _hit(self, key: int) -> None:
        self.trail.append((pygame.key.name(key), self.at))
        self.press(key)

    @property
    def at(self) -> Node | None:
        return self.played.scene.interface.focus.current

    def go_to(self, find: Callable[[], Node]) -> None:
        """Press Tab until the zone is right, then arrows. Buttons are replaced at times, so it is looked up at each
        step.
        """
        plan = self.played.scene.interface.focus.plan
        assert plan is not None
        for _ in range(60):
            here, node = self.at, find()
            if here is node:
                return
            if here is None or plan.zone(here) != plan.zone(node):
                self._hit(pygame.K_TAB)
            else:
                self._hit(self._arrow_towards(here, node) or pygame.K_TAB)
        raise AssertionError(f"No way by keys to {find()} from {self.at}: {self.trail[-30:]}.")

    def _arrow_towards(self, here: Node, node: Node) -> int | None:
        """Return the arrow that leads nearest, in the same zone."""
        focus = self.played.scene.interface.focus
        assert focus.plan is not None
        zone = focus.plan.zone(node)
        ways = {key: focus.towards(direction) for key, direction in ARROWS.items()}
        inside = {key: to for key, to in ways.items() if to is not None and focus.plan.zone(to) == zone}
        far = {key: (to.center_px - node.center_px).length() for key, to in inside.items()}
        key = min(far, key=lambda k: far[k], default=None)
        nearer = key is not None and far[key] < (here.center_px - node.center_px).length()
        return key if nearer else None


PAD_BUTTONS = {pygame.K_RETURN: 0, pygame.K_ESCAPE: 1, pygame.K_TAB: 5, pygame.K_e: 7}
CROSS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, 1), pygame.K_DOWN: (0, -1)}


class PadHand(KeyHand):
    """Decides like KeyHand; its events are a gamepad's, which the window would translate."""

    def __init__(self, played: Played) -> None:
        super().__init__(played, self._push)
        self._pad = Gamepad(Keys().pad)

    def _push(self, key: int) -> None:
        if key in CROSS:
            self._post(pygame.JOYHATMOTION, hat=0, value=CROSS[key])
            self._post(pygame.JOYHATMOTION, hat=0, value=(0, 0))
        else:
            self._post(pygame.JOYBUTTONDOWN, button=PAD_BUTTONS[key])
            self._post(pygame.JOYBUTTONUP, button=PAD_BUTTONS[key])
        self.played.pilot.step()

    def _post(self, kind: int, **values: object) -> None:
        for event in self._pad.translate(Event(kind, values)):
            self.played.pilot.stack.handle(event)
