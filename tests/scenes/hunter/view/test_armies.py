"""What is remembered of how cards lie is never out of date."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from random import Random

from pygame import FRect

from wotrush.ai.registry import make_agent
from wotrush.games import game_entry
from wotrush.model.hunter.cards.words import PINNED
from wotrush.scenes.hunter.faces.face import Detail
from wotrush.scenes.hunter.view.armies import Armies
from wotrush.scenes.hunter.view.layout import battle_layout
from wotrush.scenes.hunter.zones.zoning import battle_frame
from wotrush.workshop.staged import new_match, play_on


def test_remembered_armies_lie_as_if_laid_out_anew() -> None:
    match = new_match(4, 5, game="hunter", agent="recruit")
    player, armies, decisions = make_agent(game_entry("hunter"), "recruit"), Armies(), count()
    frames = [battle_frame(FRect(0, 0, *area), 4, 0) for area in ((1920, 1080), (1440, 1080))]
    while (seat := match.to_act()) is not None:
        number = next(decisions)
        match.decide(player.choose(match.observe(seat), Random(number)).action)
        o, frame = match.observe(0), frames[number // 7 % 2]
        opened = next(iter(o.lines[3]), None) if number % 5 == 0 else None
        assert battle_layout(frame, o, opened, armies.layout) == battle_layout(frame, o, opened)


def test_what_lay_there_a_moment_ago_is_not_laid_out_again() -> None:
    match = new_match(3, 5, game="hunter", agent="recruit")
    play_on(match, lambda o: o.turn >= 6)
    frame, armies, o = battle_frame(FRect(0, 0, 1920, 1080), 3, 0), Armies(), match.observe(0)
    place = o.lines[3][0]
    flags = tuple(flag ^ PINNED if at == place else flag for at, flag in enumerate(o.flags))
    pinned = replace(o, flags=flags)
    before, then = (armies.layout(frame, seen, 1, None) for seen in (o, pinned))
    assert before != then
    assert armies.layout(frame, o, 1, None) is before
    assert armies.layout(frame, pinned, 1, None) is then


def test_all_strips_show_tokens() -> None:
    """One with few cards shows no more of them than one with many: only what lies on the stage has its details."""
    match = new_match(8, 5, game="hunter", agent="recruit")
    play_on(match, lambda o: o.turn >= 24)
    o = match.observe(0)
    layout = battle_layout(battle_frame(FRect(0, 0, 1920, 1080), 8, 0), o)
    details = {one.side.detail for one in layout.values() if one.seat and one.side.kind is not None}
    assert details
    assert details <= {Detail.TOKEN, Detail.SLIM}
