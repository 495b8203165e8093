"""Looks a few plays ahead within the own turn: a narrow beam over what the hand can still do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from wotrush.ai.rush.evaluation import Evaluation
from wotrush.ai.rush.foresight import foresee
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import END_TURN, Action, Buy
from wotrush.model.rush.state import DAMAGED, Prompt

_DEPTH = 7
_HASTE = 1e-6
"""Of two ways to the same end the shorter one."""
_SETTLED = (Prompt.PLAY, Prompt.ASSAULT)


@dataclass(frozen=True, slots=True)
class Outlook:
    """The best that an action may lead to, as the evaluation sees it."""

    action: Action
    value: float


@dataclass(frozen=True, slots=True)
class _Node:
    world: RushGame
    first: int
    extra: float
    value: float
    promise: float


class TurnSearch:
    """One decision of the active player."""

    def __init__(self, world: RushGame, evaluation: Evaluation, width: int = 6, answers: int = 2) -> None:
        self.root, self.evaluation = world, evaluation
        self.width, self.answers = width, answers
        self.turn = world.turn
        self.best: dict[int, float] = {}

    def outlooks(self) -> list[Outlook]:
        """Every action worth a thought, with the best that it leads to."""
        actions = list(worthwhile(self.root.legal_actions()))
        frontier = self._settled(
            [
                node
                for first, action in enumerate(actions)
                for node in self._after(self.root, 0.0, first, action)
            ],
            1,
        )
        for depth in range(2, _DEPTH):
            if not frontier:
                break
            frontier = self._settled(list(self._children(self._most_promising(frontier))), depth)
        if END_TURN in actions:
            self.best[actions.index(END_TURN)] = self.evaluation.value(self.root)
        return [Outlook(action, self.best[first]) for first, action in enumerate(actions)]

    def _children(self, nodes: Iterable[_Node]) -> Iterator[_Node]:
        for node in nodes:
            for action in worthwhile(node.world.legal_actions()):
                yield from self._after(node.world, node.extra, node.first, action)

    def _after(self, world: RushGame, extra: float, first: int, action: Action) -> Iterator[_Node]:
        if action is END_TURN:
            return
        seen = foresee(world, action)
        if seen.drawn:
            extra += self.evaluation.of_drawing(world, seen.drawn) * (
                1 + 0.05 * len(world.hands[world.active])
            )
        if seen.sabotaged:
            extra += self.evaluation.figures.sabotaged * seen.sabotaged
        if seen.dealt > 1 and world.reserve:
            extra += self.evaluation.figures.scouted
        yield self._node(seen.world, first, extra)

    def _node(self, world: RushGame, first: int, extra: float) -> _Node:
        value = self.evaluation.value(world, extra)
        if world.turn != self.turn:
            return _Node(world, first, extra, value, value)
        in_play = self.evaluation.deeds.in_play
        left = 0.5 * sum([in_play[card] for card in world.hands[world.active]])
        opened = 0.0
        if world.prompt is Prompt.ASSAULT or not world.assaulted:
            opened = 1.5 * (world.base.count(DAMAGED) + world.hurt.count(True))
        return _Node(world, first, extra, value, value + (left + opened) / self.evaluation.figures.spread)

    def _settled(self, nodes: list[_Node], depth: int) -> list[_Node]:
        """Answer what the game asks on the way; keep what each way is worth if one stops there."""
        reached: list[_Node] = []
        for node in nodes:
            reached += self._answered(node)
        for node in reached:
            worth = node.value - _HASTE * depth
            if worth > self.best.get(node.first, float("-inf")):
                self.best[node.first] = worth
        return [node for node in reached if node.world.turn == self.turn and node.world.prompt in _SETTLED]

    def _answered(self, node: _Node) -> list[_Node]:
        if node.world.prompt in _SETTLED or node.world.turn != self.turn:
            return [node]
        actions = node.world.legal_actions()
        if not actions:  # a choice among cards that nobody could foresee
            return [node]
        answers = [
            answer for action in actions for answer in self._after(node.world, node.extra, node.first, action)
        ]
        answers.sort(key=lambda answer: -answer.promise)
        return [end for answer in answers[: self.answers] for end in self._answered(answer)]

    def _most_promising(self, nodes: list[_Node]) -> list[_Node]:
        nodes.sort(key=lambda node: -node.promise)
        chosen: dict[tuple[object, ...], _Node] = {}
        for node in nodes:
            world = node.world
            key = (
                round(node.value, 9),
                world.prompt,
                *sorted(world.hands[world.active]),
                *world.base,
                *world.hurt,
            )
            if key not in chosen:
                chosen[key] = node
                if len(chosen) == self.width:
                    break
        return list(chosen.values())


def worthwhile(actions: Iterable[Action]) -> Iterator[Action]:
    """All but purchases that pay more cards than it takes."""
    paid: dict[int, list[set[int]]] = {}
    purchases = []
    for action in actions:
        if isinstance(action, Buy):
            purchases.append(action)
        else:
            yield action
    for purchase in sorted(purchases, key=lambda purchase: len(purchase.payers)):
        payers = set(purchase.payers)
        cheaper = paid.setdefault(purchase.card, [])
        if not any(other <= payers for other in cheaper):
            cheaper.append(payers)
            yield purchase
