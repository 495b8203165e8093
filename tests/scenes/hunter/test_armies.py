"""What is remembered of how enemies' cards lie is never out of date."""

from __future__ import annotations

from itertools import count
from random import Random

from pygame import FRect

from wotrush.ai.registry import make_agent
from wotrush.games import game_entry
from wotrush.scenes.hunter.table.armies import EnemyArmies
from wotrush.scenes.hunter.table.layout import battle_layout
from wotrush.scenes.hunter.table.zoning import battle_frame
from wotrush.workshop.staged import new_match


def test_remembered_armies_lie_as_if_laid_out_anew() -> None:
    match = new_match(4, 5, game="hunter", agent="recruit")
    player, armies, decisions = make_agent(game_entry("hunter"), "recruit"), EnemyArmies(), count()
    frames = [battle_frame(FRect(0, 0, *area), 4, 0) for area in ((1920, 1080), (1440, 1080))]
    while (seat := match.to_act()) is not None:
        number = next(decisions)
        match.decide(player.choose(match.observe(seat), Random(number)).action)
        o, frame = match.observe(0), frames[number // 7 % 2]
        opened = next(iter(o.lines[3]), None) if number % 5 == 0 else None
        assert battle_layout(frame, o, opened, armies.layout) == battle_layout(frame, o, opened)
