"""The sounds of every event: there is a file for each, and it starts when its motion does."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from tests.scenes.recorder import Recorder
from tests.scenes.rush.tables import Played, table
from wotrush import resources
from wotrush.ai.registry import make_agent
from wotrush.games import game_entry
from wotrush.model.game import Outcome
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import Ability
from wotrush.model.rush.default import default_catalogue
from wotrush.scenes.rush.choreography.sounding import IMPORTANT_FIRST, Cue, SoundMoment, cues
from wotrush.scenes.style.sound_names import BACKGROUNDS, Sound
from wotrush.scenes.table.lying import Layout
from wotrush.scenes.table.motion.effects import Tracer
from wotrush.scenes.table.motion.sound_queue import MOST, SPACING
from wotrush.settings import Speed
from wotrush.stage.motion.tween import Motion

CARDS = default_catalogue().cards
LIGHT = next(card.id for card in CARDS if card.power == 1)
HEAVY = next(card.id for card in CARDS if card.power == 2)
GUNS = {Sound.SHOT_LIGHT, Sound.SHOT_HEAVY}
STRIKES = {Sound.IMPACT, Sound.THUD}
OUTCOME = Outcome(winners=(0,), scores=(9, 4), parts=((), ()), decided_by="score")


def shot(attacker: int, hit: ev.Hit, *, base: bool) -> ev.Shot:
    return ev.Shot(0, attacker, 1, 0, 50, base, hit)


def besieged(hit: ev.Hit, *, base: bool) -> ev.Besieged:
    return ev.Besieged(0, HEAVY, 1, 0, 50, base, hit, None)


EVENTS: list[tuple[ev.Event, list[Sound]]] = [
    (ev.TurnBegan(0, 2, 1, (), (), (1, 2, 3)), [Sound.TURN]),
    (ev.TurnBegan(0, 2, 1, (1,), (), (1, 2, 3)), [Sound.REPAIR, Sound.TURN]),
    (ev.TurnBegan(1, 2, 1, (), (0,), (1, 2, 3)), [Sound.FLIP, Sound.REPAIR]),
    (ev.Bought(0, 5, 1, (100, 101)), [Sound.SLIDE, Sound.SLIDE, Sound.SLIDE, Sound.PLACE]),
    (ev.Dealt((7, 8), (4, 5, 7, 8)), [Sound.DEAL] * 2),
    (ev.ReserveDiscarded((4, 5, 6, 7), True), [Sound.SLIDE] * 4),
    (ev.DeckShuffled(9), [Sound.SHUFFLE]),
    (ev.GarageShuffled(0, 9), [Sound.SHUFFLE]),
    (ev.Drew(0, 3, (1, 2, 3), False), [Sound.DEAL] * 3),
    (ev.Drew(1, 3, None, False), [Sound.DEAL] * 3),
    (ev.BaseDrawn(0, 180), [Sound.FLIP]),
    (ev.Used(0, 5), [Sound.SLIDE]),
    (ev.AbilityWorked(0, 5, Ability.REINFORCEMENTS), [Sound.RADIO]),
    (ev.AbilityWorked(0, 5, Ability.SABOTAGE), [Sound.WIRE_CUT]),
    (ev.AbilityWorked(0, 5, Ability.REPAIR), [Sound.REPAIR]),
    (ev.AbilityWorked(0, 5, Ability.SIEGE_MASTER), []),
    (ev.AbilitySkipped(0, 5, Ability.REPAIR), [Sound.PLACE]),
    (ev.Researched(0, 5, 6, 1), [Sound.SLIDE]),
    (ev.Scrapped(0, 5), [Sound.SLIDE]),
    (ev.Sabotaged(1, 5), [Sound.SLIDE]),
    (ev.Defended(0, 5, 1, None), [Sound.SLIDE, Sound.PLACE]),
    (ev.Retired(0, 5), [Sound.SLIDE]),
    (ev.AssaultBegan(0, 1), [Sound.RADIO]),
    (shot(LIGHT, ev.Hit.DAMAGED, base=False), [Sound.SHOT_LIGHT, Sound.IMPACT]),
    (shot(HEAVY, ev.Hit.DAMAGED, base=True), [Sound.SHOT_HEAVY, Sound.THUD]),
    (shot(HEAVY, ev.Hit.DESTROYED, base=False), [Sound.SHOT_HEAVY, Sound.IMPACT, Sound.EXPLOSION]),
    (shot(LIGHT, ev.Hit.DESTROYED, base=True), [Sound.SHOT_LIGHT, Sound.THUD, Sound.COLLAPSE]),
    (besieged(ev.Hit.DAMAGED, base=False), [Sound.SHOT_HEAVY, Sound.IMPACT]),
    (besieged(ev.Hit.DESTROYED, base=True), [Sound.SHOT_HEAVY, Sound.THUD, Sound.COLLAPSE]),
    (ev.AssaultEnded(0, 1, 2), []),
    (ev.MedalsTaken(0, 1, (140, 141), ev.MedalSource.ASSAULT), [Sound.BELL] * 2),
    (ev.AchievementPassed(3, None, 0), []),
    (ev.HandDiscarded(0, (1, 2)), [Sound.SLIDE] * 2),
    (ev.EndTriggered(ev.EndCause.BASES, 1, None), [Sound.LAST_ROUND]),
    (ev.TurnEnded(0), []),
    (ev.GameEnded(OUTCOME), []),
]


def heard_of(event: ev.Event, viewer: int = 0) -> list[Sound]:
    return [cue.sound for cue in cues(event, viewer, CARDS) for _ in range(cue.times)]


@pytest.mark.parametrize(("event", "heard"), EVENTS, ids=lambda x: type(x).__name__)
def test_an_event_is_heard(event: ev.Event, heard: list[Sound]) -> None:
    assert heard_of(event) == heard


def test_no_kind_of_event_and_no_ability_is_forgotten() -> None:
    assert {type(event) for event, _ in EVENTS} == set(get_args(ev.Event))
    for ability in Ability:
        assert len(cues(ev.AbilityWorked(0, 5, ability), 0, CARDS)) <= 1


def test_cues_are_neither_louder_than_their_file_nor_silent() -> None:
    every = [cue for event, _ in EVENTS for cue in cues(event, 0, CARDS)]
    assert all(0 < cue.volume <= 1 and cue.gap > 0 for cue in every)


# -- files


def test_every_sound_has_its_file_and_every_file_its_sound() -> None:
    files = [path.stem for path in resources.asset("sounds").glob("*.ogg")]
    takes = {re.sub(r"-\d$", "", stem) for stem in files}
    assert takes == {str(sound) for sound in Sound}
    for stem in files:
        if (numbered := re.fullmatch(r"(.+)-(\d)", stem)) and int(numbered[2]) > 2:
            assert f"{numbered[1]}-{int(numbered[2]) - 1}" in files


def test_every_sound_is_played_by_an_event_or_by_a_scene() -> None:
    scenes = Path(__file__).resolve().parents[4] / "wotrush" / "scenes"
    # Tank Hunter names its own one by one.
    sources = [
        p
        for p in scenes.rglob("*.py")
        if p.name not in ("sound_names.py", "sounding.py") or "hunter" in p.parts
    ]
    named = {name for p in sources for name in re.findall(r"Sound\.([A-Z_]+)", p.read_text("utf-8"))}
    played = {sound.name for event, _ in EVENTS for sound in heard_of(event)}
    looped = {sound.name for sound in BACKGROUNDS.values()}
    assert named | played | looped == {sound.name for sound in Sound}


# -- at the table


class Listener:
    """Notes what the films of a table should sound like, and what was played."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.recorder = Recorder()
        self.expected: Counter[Sound] = Counter()
        self.films = 0
        scene = played.scene
        scene.context.sounds = self.recorder
        self._film = scene.choreography.film
        scene.choreography.film = self.film  # type: ignore[method-assign]

    def film(self, events: Sequence[ev.Event], after: Layout) -> Motion:
        o = self.played.scene.view.o
        self.films += 1
        self.expected += Counter(sound for event in events for sound in heard_of(event, o.seat))
        return self._film(events, after)


def played_on(played: Played, decisions: int, agent: str = "recruit") -> None:
    """Decide without a mouse, so that only films make sounds."""
    player, rng = make_agent(game_entry("rush"), agent), Random(1)
    for _ in range(decisions):
        played.rest(longest=30)
        if played.session.result() is not None:
            return
        played.session.decide(player.choose(played.o, rng).action)
    played.rest(longest=30)


def test_all_that_one_does_is_heard_while_it_is_seen() -> None:
    played = table(players=2, seed=3, speed=Speed.SLOW, blind=True)
    listener = Listener(played)
    played_on(played, 40)
    assert listener.expected.total() > 60
    for sound in GUNS | STRIKES | {Sound.PLACE, Sound.SHUFFLE, Sound.RADIO}:
        assert listener.recorder.heard.count(sound) == listener.expected[sound]
    assert Counter(listener.recorder.heard) <= listener.expected


def test_without_motion_the_most_telling_is_heard_and_never_two_sounds_at_once() -> None:
    played = table(players=2, seed=3, speed=Speed.OFF, blind=True)
    listener, rng = Listener(played), Random(1)
    player = make_agent(game_entry("rush"), "recruit")
    telling = 0
    for _ in range(30):
        played.rest()
        played.pilot.wait(1)
        listener.expected.clear()
        listener.films = 0
        listener.recorder.since()
        played.session.decide(player.choose(played.o, rng).action)
        heard: list[list[Sound]] = []
        for _ in range(40):
            played.pilot.step()
            heard.append(listener.recorder.since())
        begun = [i for i, sounds in enumerate(heard) if sounds]
        assert all(len(sounds) <= 1 for sounds in heard)
        assert all(b - a >= SPACING * 59 for a, b in pairwise(begun))
        everything = {sound for sounds in heard for sound in sounds}
        assert everything <= set(listener.expected)
        if listener.films == 1 and listener.expected:
            telling += len(listener.expected) > MOST
            assert len(everything) == min(MOST, len(listener.expected))
            assert min(listener.expected, key=IMPORTANT_FIRST.index) in everything
    assert telling > 0


def test_films_play_nothing_that_has_no_rank() -> None:
    assert set(IMPORTANT_FIRST) == {sound for event, _ in EVENTS for sound in heard_of(event)}
    assert len(set(IMPORTANT_FIRST)) == len(IMPORTANT_FIRST)


def test_a_gun_is_heard_as_its_shell_leaves_and_the_hit_as_it_arrives() -> None:
    played = table(players=2, seed=3, speed=Speed.NORMAL, blind=True)
    listener = Listener(played)
    player, rng = make_agent(game_entry("rush"), "recruit"), Random(1)
    fired = struck = 0
    flying_before = False
    for _ in range(20_000):
        played.pilot.step()
        heard = set(listener.recorder.since())
        flying = any(isinstance(node, Tracer) for node in played.scene.choreography.animator.effects.children)
        if heard & GUNS:
            assert flying
            assert not flying_before
            fired += 1
        if heard & STRIKES:
            assert flying_before
            assert not flying
            struck += 1
        flying_before = flying
        if struck >= 3:
            break
        if played.scene.still and played.session.may_decide:
            played.session.decide(player.choose(played.o, rng).action)
    assert (fired, struck) == (3, 3)


def test_a_card_is_heard_as_it_is_lifted_and_put_back() -> None:
    played = table(players=2, seed=3, blind=True)
    played.rest()
    recorder = played.scene.context.sounds = Recorder()
    card = played.scene.choreography.context.cards.sprites[played.o.hand[0]]
    start = card.center_px
    played.pilot.press(start)
    played.pilot.pull((start.x + 30, start.y - 20))
    assert recorder.since() == [Sound.PICK_UP]
    played.pilot.pull(start)
    played.pilot.release()
    assert recorder.since() == [Sound.PLACE]


def test_one_sound_for_each_of_several_cards() -> None:
    assert Cue(Sound.DEAL, times=3) == cues(ev.Drew(0, 3, None, False), 0, CARDS)[0]
    assert cues(ev.Bought(0, 5, 1, ()), 0, CARDS)[0].times == 0
    assert {cue.moment for event, _ in EVENTS for cue in cues(event, 0, CARDS)} == set(SoundMoment)
