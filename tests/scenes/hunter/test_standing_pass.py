"""Passing until the own turn: nothing is asked that does not concern the viewer, and everything that does is."""

from __future__ import annotations

import pygame

from tests.scenes.hunter.tables import Battle, battle
from wotrush.model.hunter.state import IN_TURNS
from wotrush.scenes.hunter.play.standing_pass import concerns


def asked_without_concern(table: Battle, *, passing: bool) -> int:
    """Play 60 decisions of the person, each the last legal one; return how many reactions did not concern them."""
    count = 0
    for _ in range(60):
        for _ in range(1200):
            table.pilot.step()
            if table.scene.still and (table.session.may_decide or table.session.result() is not None):
                break
        if table.session.result() is not None:
            break
        o = table.o
        reacting = o.phase == IN_TURNS and o.active != o.seat
        if passing and o.active == o.seat and not table.scene.standing_pass.on:
            table.scene.standing_pass.toggle()
        elif reacting and not concerns(o):
            count += not table.scene.standing_pass.on
        table.session.decide(o.actions[-1])
    return count


def test_a_standing_pass_declines_what_does_not_concern_the_viewer() -> None:
    asked = [asked_without_concern(battle(4, seed), passing=False) for seed in range(6)]
    assert sum(asked) > 0, "without it somebody asks"


def test_it_ends_with_the_own_turn_and_is_taken_back_by_its_key() -> None:
    table = battle(4, 3, decisions=20)
    table.rest()
    standing = table.scene.standing_pass
    table.pilot.key(pygame.K_o)
    assert standing.on
    table.pilot.key(pygame.K_o)
    assert not standing.on
    table.pilot.key(pygame.K_o)
    assert standing.answer(table.o) is None, "it is the own turn"
    assert not standing.on
