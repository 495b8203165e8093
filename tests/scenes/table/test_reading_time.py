"""Whatever an opponent says can be read: it stands long enough, or is gathered in a recap."""

from __future__ import annotations

from random import Random

import pytest

from tests.scenes.navigator import Navigator
from tests.scenes.rush.tables import Played, table
from wotrush.ai.registry import make_agent
from wotrush.games import game_entry
from wotrush.match.notices import Decided
from wotrush.scenes.hotseat.recap_lines import recap_lines
from wotrush.scenes.rush.texts import telling
from wotrush.settings import Speed

FRAME = 0.05


def a_persons_turn(played: Played, seed: int) -> None:
    recruit = make_agent(game_entry("rush"), "recruit")
    while played.session.may_decide:
        played.session.decide(recruit.choose(played.session.observation(), Random(seed)).action)
        played.scene.settle()
        played.pilot.step(FRAME)


def stood(played: Played, seconds: float) -> dict[tuple[int, str], float]:
    """Return how long each reason stood on the status line, by the number of decisions when it appeared."""
    times: dict[tuple[int, str], float] = {}
    shown, since = "", 0
    for _ in range(round(seconds / FRAME)):
        played.pilot.step(FRAME)
        status = played.scene.view.status
        if status != shown:
            shown, since = status, len(played.session.log())
        times[since, shown] = times.get((since, shown), 0.0) + FRAME
    return times


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_reason_stands_as_long_as_it_takes_to_read(players: int) -> None:
    """With three opponents it does where no recap is wanted that gathers what they say."""
    played = table(players=players, seed=4, opponent="regular", speed=Speed.NORMAL, blind=True)
    played.scene.context.change(recap=False)
    named = [f"{player.name}: " for player in played.session.players]
    read = 0
    for seed in range(5 if players < 4 else 3):
        a_persons_turn(played, seed)
        for (_, text), seconds in stood(played, 40.0).items():
            if text.startswith(tuple(named)):
                words = len(text.split(": ", 1)[1].split())
                assert seconds >= 0.6 + 0.06 * words - FRAME, text
                read += 1
        assert played.session.may_decide
    assert read > 5
    said = {
        telling.reason_text(item.reason)
        for item in played.session.log()
        if isinstance(item, Decided) and item.reason is not None
    }
    assert len(said) <= read


def test_with_many_opponents_a_recap_tells_what_they_did_and_why() -> None:
    played = table(players=4, seed=4, opponent="regular", speed=Speed.NORMAL, blind=True)
    go = played.scene.context.go
    assert isinstance(go, Navigator)
    a_persons_turn(played, 1)
    stood(played, 30.0)
    assert go.went == ["recap"]
    a_persons_turn(played, 2)
    stood(played, 30.0)
    assert go.went == ["recap", "recap"]
    lines = recap_lines(played.session, 0)
    assert {line.seat for line in lines} == {1, 2, 3}
    assert sum(line.reason is not None for line in lines) >= 3


def test_whoever_wants_no_recap_gets_none() -> None:
    played = table(players=4, seed=4, opponent="regular", speed=Speed.NORMAL, blind=True)
    go = played.scene.context.go
    assert isinstance(go, Navigator)
    played.scene.context.change(recap=False)
    a_persons_turn(played, 1)
    stood(played, 30.0)
    assert go.went == []
