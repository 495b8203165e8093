"""Narration: every event of a game as a sentence, in a strip that nothing else uses, and only what the seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pygame import FRect

from tests.scenes.program import QUICK, Program
from tests.scenes.rush.tables import Played, table
from tests.scenes.spoken import Remembering
from wotrush.i18n import LANGUAGES, language, set_language
from wotrush.match.notices import Decided
from wotrush.model.rush import events as ev
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.rush.texts.narrating import EVENT_WORDS, event_sentence
from wotrush.scenes.table.panels.event_words import Sentence, sentences
from wotrush.scenes.table.panels.narration import LINES, NarrationPanel
from wotrush.scenes.table.view import NARRATION
from wotrush.settings import Narration, Speed
from wotrush.workshop.staged import new_match, play_out

UNTOLD = (ev.Dealt, ev.MedalsTaken, ev.HandDiscarded)
"""Events that may concern nothing: no card dealt, no medal taken, no card left in hand."""


@pytest.fixture(autouse=True)
def _language() -> Iterator[None]:
    before = language()
    yield
    set_language(before)


def narrated(played: Played) -> NarrationPanel:
    """Return the table with its panel open and a voice that remembers."""
    context = played.scene.context
    context.settings = context.settings.model_copy(update={"narration": Narration.SPEECH})
    context.speech = Remembering()
    played.scene.restyle()
    played.pilot.step()
    return played.scene.pieces.narration


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_every_event_of_a_whole_game_is_a_sentence(code: str) -> None:
    set_language(code)
    played = table(players=3, seed=5)
    match = new_match(3, 5)
    play_out(match, "greedy")
    kinds = set()
    for item in match.log(0):
        if isinstance(item, Decided):
            for event in item.events:
                text = event_sentence(played.scene.view.o, event, played.scene.view.names)
                kinds.add(type(event))
                assert text or isinstance(event, UNTOLD), event
                assert not text or (text.endswith(".") and not text.endswith("..") and "{" not in text), text
    assert len(kinds) > 18


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_what_happens_is_reported_and_said_once(speed: Speed) -> None:
    played = table(players=2, seed=3, speed=speed)
    played.rest()
    panel = narrated(played)
    voice = played.scene.context.speech
    assert isinstance(voice, Remembering)
    voice.heard()
    played.perform(played.o.actions[-1])
    played.rest()
    reported = [one.text for one in panel.sentences if one.new]
    assert reported
    assert len(reported) == len(set(reported))
    assert voice.heard().count(reported[-1]) == 1
    assert voice.languages == {"en"}
    seen = panel.legible
    assert seen[-1].text == reported[-1]
    assert panel._lines(seen) <= LINES


def test_what_is_taken_back_is_no_longer_reported() -> None:
    played = table(players=2, seed=3)
    played.rest()
    panel = narrated(played)
    before = [one.text for one in panel.sentences]
    action = next(a for a in played.o.actions if type(a).__name__ == "Buy")
    played.perform(action)
    played.rest()
    if played.session.can_undo():
        played.session.undo()
        played.rest()
        assert [one.text for one in panel.sentences] == before


def test_nothing_that_a_seat_may_not_know_is_reported() -> None:
    """An opponent's cards are drawn without a name; everything comes from what the session provides."""
    match = new_match(2, 8)
    play_out(match, "greedy")
    view = table(players=2, seed=8).scene.view
    hidden = [
        (item, event)
        for item in match.log(0)
        if isinstance(item, Decided)
        for event in item.events
        if isinstance(event, ev.Drew) and event.seat == 1 and not event.open
    ]
    assert hidden
    for item, event in hidden:
        assert event.cards is None
        names = [view.o.catalogue.cards[card].name for card in view.o.catalogue.by_code.values()]
        text = event_sentence(view.o, event, view.names)
        assert not any(name in text for name in names)
        assert text in [sentence.text for sentence in sentences(view, EVENT_WORDS, item)]


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("area", [(1280, 720), (1536, 864), (1920, 1080), (1920, 1440), (2560, 1080)])
def test_the_strip_belongs_to_the_panel_alone(area: tuple[int, int], seats: int) -> None:
    played = table(players=seats)
    narrated(played)
    played.scene.view.lay_out(FRect(0, 0, *area))
    zones = played.scene.view.frame
    assert zones.narration == FRect(0, area[1] - NARRATION, area[0], NARRATION)
    assert zones.area == FRect(0, 0, area[0], area[1] - NARRATION)
    own = zones.own
    for part in (
        own.hand,
        own.points,
        own.end_turn,
        own.garage,
        own.depot,
        *(stand.box for stand in own.stands),
    ):
        assert not part.colliderect(zones.narration)
        assert zones.area.contains(part)


def test_a_long_sentence_alone_shows_its_beginning() -> None:
    played = table(players=2, seed=3, size=(1280, 720))
    panel = narrated(played)
    panel.sentences = [Sentence(0, "Short."), Sentence(0, "A very long sentence. " * 40)]
    assert [one.text[:6] for one in panel.legible] == ["A very"]
    played.pilot.step()


def test_the_setting_opens_and_closes_the_panel_in_the_middle_of_a_game(tmp_path: Path) -> None:
    program = Program(tmp_path, QUICK, size=(640, 360))
    program.new_game(4)
    scene = program.scene(TableScene)
    assert not scene.pieces.narration.visible
    program.app.context.change(narration=Narration.PANEL)
    program.pilot.step()
    assert scene.pieces.narration.visible
    assert [one.text for one in scene.pieces.narration.legible]
    program.app.context.change(language="pl")
    program.pilot.step()
    assert "Nowe w\u00a0Rezerwie" in " ".join(one.text for one in scene.pieces.narration.sentences)
    program.app.context.change(narration=Narration.OFF)
    program.pilot.step()
    assert not scene.pieces.narration.visible
    assert scene.view.frame.area == scene.space.area
