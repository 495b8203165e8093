"""Opponents' turns on the table are readable, and a round of them never takes long."""

from __future__ import annotations

from random import Random

import pytest

from tests.scenes.rush.tables import SMALL, Played, table
from wotrush.ai.registry import make_agent
from wotrush.games import game_entry
from wotrush.match.notices import Decided
from wotrush.match.opponents.conductor import Flow
from wotrush.model.rush.actions import END_TURN
from wotrush.scenes.rush.choreography.fights import AIM
from wotrush.scenes.rush.view.layout import Zone
from wotrush.settings import Settings, Speed
from wotrush.workshop.pilot import FRAME
from wotrush.workshop.rush.rehearsal import Staging
from wotrush.workshop.rush.rehearsals import REHEARSALS

STRONG = "regular"


def end_own_turn(played: Played, rng: Random) -> None:
    """Play the person's own part of the round, without waiting for motion."""
    agent = make_agent(game_entry("rush"), STRONG)
    while played.session.may_decide:
        played.session.decide(agent.choose(played.o, rng).action)
        played.pilot.step()
        played.scene.settle()


def watch_the_others(played: Played) -> float:
    """Return the seconds until the person is asked again."""
    begin = played.pilot.clock.now()
    while played.session.result() is None and not (played.session.may_decide and played.scene.still):
        played.pilot.step()
    return played.pilot.clock.now() - begin


@pytest.mark.parametrize("seed", [2, pytest.param(3, marks=pytest.mark.long)])
def test_four_opponents_together_take_no_more_than_six_seconds_a_round(seed: int) -> None:
    played = table(players=5, seed=seed, opponent=STRONG, speed=Speed.NORMAL, blind=True)
    rng = Random(seed)
    rounds: list[float] = []
    while played.session.result() is None and len(rounds) < 14:
        end_own_turn(played, rng)
        rounds.append(watch_the_others(played))
    assert max(rounds) <= 6
    assert max(rounds) > 3, "there is time to read what they do"


def opponents_play(seed: int = 3) -> Played:
    """Let opponents play at a pace at which steps can be distinguished."""
    played = table(players=5, seed=seed, opponent=STRONG, speed=Speed.NORMAL, blind=True)
    played.rest()  # Who begins is drawn by lot, so that others may play first.
    played.session.decide(END_TURN)
    played.pilot.step()
    played.scene.settle()
    return played


def test_a_reason_is_reported_of_whoever_had_it() -> None:
    played = table(players=3, seed=5, opponent=STRONG, speed=Speed.NORMAL, blind=True)
    played.rest()
    played.session.decide(END_TURN)
    played.pilot.step()
    view, elsewhere = played.scene.view, 0
    while view.o.to_act != 0:
        if view.reason and view.o.nation < 0:
            last = [news for news in played.session.log() if isinstance(news, Decided)][-1].seat
            assert view.status.startswith(f"{view.names[last]}: ")
            elsewhere += view.o.to_act != last
        played.pilot.step()
    assert elsewhere, "otherwise it is told of whoever is to act"


def test_fast_forward_is_faster_and_skipping_takes_no_time_at_all() -> None:
    seconds = []
    for hurry in ("", "fast", "skip"):
        played = opponents_play()
        if hurry:
            played.pilot.click(played.scene.root.find(hurry))
        seconds.append(watch_the_others(played))
        played.pilot.step()
        assert played.session.conductor.flow is Flow.PACED
    paced, fast, skipped = seconds
    assert fast < paced / 1.5
    assert skipped < fast / 2


def test_what_a_skip_jumps_over_is_reported_in_a_recap() -> None:
    played = opponents_play()
    played.pilot.click(played.scene.root.find("skip"))
    watch_the_others(played)
    played.pilot.step()
    assert played.go.went[-1:] == ["recap"]


@pytest.mark.parametrize(("name", "aimed"), [("their assault", True), ("destruction", False)])
def test_a_card_of_the_viewer_is_seen_to_be_aimed_at_in_whatever_hurry(name: str, aimed: bool) -> None:
    staging = Staging(REHEARSALS[name], Settings(language="en", speed=Speed.NORMAL), SMALL)
    view, cards = staging.scene.view, staging.scene.cards
    hostile, frames = view.theme.glow(view.palette.hostile), 0
    for _ in staging.played():
        lit = [sprite for sprite in cards.sprites.values() if sprite.glow == hostile]
        frames += any(sprite.lying.zone is Zone.DEFENDER for sprite in lit)
    assert frames * FRAME == (pytest.approx(AIM, abs=2 * FRAME) if aimed else 0)
