"""Ways to play a table as a person does: by clicks alone, by keys alone, by a gamepad."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from tests.scenes.rush.tables import Played
from tests.scenes.walking import FocusWalker, PadPress, Press
from wotrush.model.rush import actions as act
from wotrush.scenes.rush.play.end_turn import SURE_AFTER
from wotrush.scenes.rush.play.target_nodes import TargetNode
from wotrush.scenes.rush.table.places import button
from wotrush.stage.node import Node
from wotrush.workshop.gesture import Click, DragTo
from wotrush.workshop.rush.gestures import next_gesture


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


class KeyHand(FocusWalker):
    """Uses arrows, Tab, Enter and a few commands."""

    def __init__(self, played: Played, press: Press | None = None) -> None:
        super().__init__(lambda: played.scene, press or played.pilot.key)
        self.played = played

    def perform(self, action: act.Action) -> None:
        before = self.played.session.match.version
        self.played.pilot.step()  # The screen may just have turned to somebody else.
        for _ in range(12):
            self._next_step(action)
            self.played.pilot.step()
            if self.played.session.match.version != before:
                return
            if isinstance(action, act.EndTurn):  # The warning before it wants to be read.
                self.played.pilot.clock.advance(0.7)
        raise AssertionError(f"{action} could not be done by keys: {self.played.scene.view.status}")

    def _next_step(self, action: act.Action) -> None:
        match action:
            case act.Use(card) | act.Defend(card) | act.Attack(card) | act.Expose(card):
                if self.played.scene.controls.lifted_card is None:
                    self.enter(partial(self._card, card))
                else:
                    self.enter(partial(self._target, action))
            case act.Buy():
                self._buy(action)
            case act.Discard(card):
                self.enter(partial(self._card, card))
            case act.Scrap(card):
                self.enter(partial(self._named, f"pile card {card}"))
            case act.Strike() | act.Take() | act.Place():
                self.enter(partial(self._target, action))
            case act.EndTurn():
                self.hit(pygame.K_e)
                self.played.pilot.wait(SURE_AFTER / 4)  # It may be warned first of what is left unused.
            case act.EndAssault() | act.StopRepair() | act.Refresh() | act.TakeMedals():
                self.enter(partial(self._named, button(action)))

    def _buy(self, action: act.Buy) -> None:
        open_now = self.played.scene.controls.payment
        if open_now is None or open_now.vehicle != action.card:
            self.enter(partial(self._card, action.card))
            return
        wrong = set(open_now.payers) ^ set(action.payers)
        self.enter(partial(self._card, min(wrong)) if wrong else partial(self._named, "pay"))

    # -- finding nodes

    def _card(self, card: int) -> Node:
        return self.played.scene.cards.sprites[card]

    def _named(self, name: str) -> Node:
        return self.played.scene.root.find(name)

    def _target(self, action: act.Action) -> Node:
        nodes = [n for n in self.played.scene.pieces.targets.children if isinstance(n, TargetNode)]
        return next(n for n in nodes if n.offer.legal and n.offer.action == action)


class PadHand(KeyHand):
    """Decides like KeyHand; its events are a gamepad's."""

    def __init__(self, played: Played) -> None:
        super().__init__(played, PadPress(played.pilot))


HANDS: dict[str, Callable[[Played], Callable[[act.Action], None]]] = {
    "mouse": lambda played: played.perform,
    "clicks": lambda played: partial(click_on_click, played),
    "keys": lambda played: KeyHand(played).perform,
    "gamepad": lambda played: PadHand(played).perform,
}
