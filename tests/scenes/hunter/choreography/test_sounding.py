"""What is heard of Tank Hunter's films, and that nothing is heard before it is seen."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.scenes.hunter.staged import FOE, MINE, MOTIONS, Staged
from tests.scenes.hunter.tables import Battle, battle
from tests.scenes.hunter.watching import frames
from tests.scenes.recorder import Recorder
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import EVENT_IDS
from wotrush.model.hunter.state import IN_DRAFT
from wotrush.scenes.hunter.choreography.air import AirRaid
from wotrush.scenes.hunter.choreography.sounding import IMPORTANT_FIRST, LANDINGS, OF_EVENTS, PLAIN, STRIKES
from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.table.motion.effects import Tracer
from wotrush.settings import Speed

SILENT = {
    ev.CounterDeclared: "its dice follow",
    ev.Voided: "what called it off was heard",
    ev.EventOff: "what cancelled it was heard",
    ev.SpyResolved: "units are revealed, or nothing happens",
    ev.UnitsDrawn: "they are placed",
    ev.BombingCounted: "the siren was heard",
    ev.TurnClosed: "nothing is seen",
    ev.BattleEnded: "the result has a sound of its own",
}
IN_THEIR_WAY = (
    ev.CardKept,
    ev.TurnOpened,
    ev.AttackDeclared,
    ev.MarkerPut,
    ev.EventPlayed,
    ev.StrikeResolved,
    ev.HitsAverted,
)
"""Events whose sound depends on more than what they are."""


def test_every_event_is_heard_or_is_silent_for_a_reason() -> None:
    assert {*PLAIN, *SILENT, *IN_THEIR_WAY} == set(get_args(ev.HunterEvent))
    assert len(PLAIN) + len(SILENT) + len(IN_THEIR_WAY) == len(get_args(ev.HunterEvent))


def test_films_play_nothing_that_has_no_rank() -> None:
    assert {*PLAIN.values(), *OF_EVENTS.values(), *STRIKES.values(), *LANDINGS.values()} <= set(
        IMPORTANT_FIRST
    )
    assert len(set(IMPORTANT_FIRST)) == len(IMPORTANT_FIRST)


def heard_with(table: Battle, *lines: str) -> list[tuple[float, Sound, set[type]]]:
    """Play the lines; return each sound with its time and the types of all nodes that fly or stand over the table then."""
    recorder, notes = Recorder(), []
    table.scene.context.sounds = recorder
    for line in lines:
        table.session.match.decide(table.session.match.ruleset.parse_action(line))
    for _ in frames(table):
        pieces = table.scene.pieces
        over = {type(node) for node in pieces.effects.walk()}
        over |= {type(pieces.stage)} if pieces.stage.visible else set()
        notes += [(table.pilot.clock.now(), sound, over) for sound in recorder.since()]
    return notes


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize(
    ("kind", "foe", "missed"),
    [("ap", "9 u005 revealed", Sound.IMPACT), ("shell", "9 u101 revealed", Sound.THUD)],
)
def test_a_miss_is_heard_as_the_shell_arrives(kind: str, foe: str, missed: Sound, *, reduced: bool) -> None:
    """Armor rings, and the ground does not."""
    staged = Staged(MINE.format(""), f"front: {foe}, 10 u006", (), (), dice={0: (5,)})
    table = staged.lay(reduced=reduced)
    notes = heard_with(table, f"attack 1>9 {kind}")
    (fired, flying), (arrived, _) = (
        next((at, over) for at, sound, over in notes if sound is wanted)
        for wanted in (Sound.SHOT_LIGHT, missed)
    )
    assert Tracer in flying
    assert arrived - fired == pytest.approx(table.scene.film.context.animator.flight, abs=0.1)


def test_a_siren_is_heard_as_the_aircraft_come_and_not_while_their_card_flies() -> None:
    notes = heard_with(MOTIONS["dive bombers"].lay(reduced=False), "event dive_bomber 9")
    (raid,) = (over for _, sound, over in notes if sound is Sound.SIREN)
    assert AirRaid in raid


def test_of_a_strafing_aircraft_its_guns_are_heard_and_no_bomb() -> None:
    heard = [sound for _, sound, _ in heard_with(MOTIONS["strafing"].lay(reduced=False), "event strafing 9")]
    assert Sound.RIFLES in heard
    assert Sound.WHISTLE not in heard


def test_a_card_is_heard_to_turn_over_once_the_stage_has_gone_down() -> None:
    staged = MOTIONS["spying"]
    table = staged.lay(reduced=False)
    stage = type(table.scene.pieces.stage)
    notes = heard_with(table, *staged.lines)
    (turned,) = (over for _, sound, over in notes if sound is Sound.FLIP)
    assert stage not in turned


def test_a_trench_is_heard_to_be_dug_and_reinforcements_to_roll_in() -> None:
    table = MOTIONS["trench"].lay(reduced=False)
    assert Sound.THUD in {sound for _, sound, _ in heard_with(table, *MOTIONS["trench"].lines)}
    table = Staged(MINE.format("hand: reinforcements"), FOE.format(""), (), ()).lay(reduced=False)
    heard = [sound for _, sound, _ in heard_with(table, "event reinforcements")]
    assert Sound.ENGINE in heard
    assert EVENT_IDS.index("reinforcements") in OF_EVENTS


@pytest.mark.parametrize(("name", "roars"), [("evasion", True), ("field repairs", False)])
def test_a_unit_that_evades_roars_and_one_that_is_repaired_does_not(name: str, *, roars: bool) -> None:
    staged = MOTIONS[name]
    heard = {sound for _, sound, _ in heard_with(staged.lay(reduced=False), *staged.lines)}
    assert (Sound.ENGINE in heard) is roars


def test_the_draft_and_the_deployment_are_heard() -> None:
    table = battle(2, 3, speed=Speed.NORMAL)
    recorder, heard = Recorder(), list[Sound]()
    table.scene.context.sounds = recorder
    while not isinstance(next(iter(table.o.actions), None), act.DeclareAttack | act.Wait | act.Begin):
        drafting = table.o.phase == IN_DRAFT
        table.session.decide(table.o.actions[0])
        for _ in frames(table):
            pass
        table.pilot.wait(0.5)
        heard = recorder.since()
        if drafting and table.o.phase == IN_DRAFT:
            assert heard[:2] == [Sound.PLACE, Sound.DEAL], "the own card, then those that are passed"
    assert Sound.SHUFFLE in heard
