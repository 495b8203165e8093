"""Nodes to be repainted take turns, one node a frame."""

from __future__ import annotations

from wotrush.stage.node import Node
from wotrush.stage.repaints import Repaints


def fresh(count: int) -> list[Node]:
    nodes = [Node() for _ in range(count)]
    for node in nodes:
        node.stale = False
    return nodes


def stale(nodes: list[Node]) -> list[bool]:
    return [node.stale for node in nodes]


def test_every_frame_one_of_them_has_its_turn() -> None:
    nodes, repaints = fresh(3), Repaints()
    repaints.add(*nodes)
    assert stale(nodes) == [False, False, False]
    repaints.update()
    assert stale(nodes) == [True, False, False]
    repaints.update()
    assert stale(nodes) == [True, True, False]
    repaints.update()
    repaints.update()
    assert stale(nodes) == [True, True, True]


def test_who_waits_already_is_not_put_behind_the_others() -> None:
    (first, second, late), repaints = fresh(3), Repaints()
    repaints.add(first, second)
    repaints.add(late, second, first)
    for expected in ([True, False, False], [True, True, False], [True, True, True]):
        repaints.update()
        assert stale([first, second, late]) == expected


def test_in_the_end_nobody_waits() -> None:
    nodes, repaints = fresh(3), Repaints()
    repaints.add(*nodes)
    repaints.finish()
    assert stale(nodes) == [True, True, True]
    for node in nodes:
        node.stale = False
    repaints.update()
    assert stale(nodes) == [False, False, False]


def test_what_is_outdated_is_asked_for_once_as_the_next_frame_begins() -> None:
    (first, second), repaints, asked = fresh(2), Repaints(), [0]

    def outdated() -> list[Node]:
        asked[0] += 1
        return [first, second]

    repaints.add_outdated(outdated)
    repaints.add_outdated(outdated)
    assert asked == [0]
    repaints.update()
    assert asked == [1]
    assert stale([first, second]) == [True, False]
    assert repaints.waiting
    repaints.add_outdated(outdated)
    repaints.finish()
    assert asked == [2]
    assert stale([first, second]) == [True, True]
    assert not repaints.waiting
