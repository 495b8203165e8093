"""The bar along the top is built anew only where it offers or says something else."""

from __future__ import annotations

import pytest

from tests.scenes.hunter.tables import battle
from tests.scenes.hunter.views import VIEWS as HUNTER
from tests.scenes.legible import seen
from tests.scenes.rush.tables import table
from tests.scenes.views import VIEWS as RUSH
from tests.scenes.views import View
from wotrush.i18n import LANGUAGES, language, set_language
from wotrush.model.rush.actions import END_TURN
from wotrush.settings import Speed
from wotrush.stage.widgets import Button


def test_buttons_that_are_offered_as_before_stay() -> None:
    played = table(players=3, seed=4, opponent="recruit")
    bar = played.scene.pieces.bar
    before = list(bar.children)
    bar.stale = False
    bar.build()
    assert bar.children == before
    assert not bar.stale


def test_another_language_makes_other_buttons() -> None:
    played, before = table(players=3, seed=4, opponent="recruit"), language()
    bar = played.scene.pieces.bar
    old = list(bar.children)
    try:
        set_language("de")
        bar.build()
        texts = [button.text for button in bar.children if isinstance(button, Button)]
    finally:
        set_language(before)
    assert "Regeln" in texts
    assert not set(old) & set(bar.children)


def test_another_phase_of_the_turn_is_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    played = table(players=3, seed=4, opponent="recruit")
    bar = played.scene.pieces.bar
    names, now = bar.phases()
    monkeypatch.setattr(bar, "phases", lambda: (names, 1 - now))
    before = list(bar.children)
    bar.stale = False
    bar.build()
    assert bar.stale
    assert bar.children == before


def test_the_bar_says_while_opponents_are_paused() -> None:
    played = table(players=3, seed=4, opponent="recruit", speed=Speed.SLOW, until=lambda o: o.seat == 0)
    bar = played.scene.pieces.bar
    played.session.decide(END_TURN)
    played.pilot.step()
    said, lines = [], []
    for name in ("pause", "pause"):
        played.pilot.click(bar.find(name))
        played.pilot.step()
        said.append([str(span.text) for span, _ in bar._texts])
        lines.append(played.scene.view.status)
    assert "Paused" in said[0]
    assert "Paused" not in said[1]
    player = played.scene.view.names[1]
    assert lines == [f"It is the turn of {player}.", f"{player} is playing…"]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
def test_all_phases_stay_in_the_middle_while_others_play(code: str, size: tuple[int, int]) -> None:
    set_language(code)
    played = table(players=3, opponent="recruit", size=size, until=lambda o: o.seat == 0)
    bar = played.scene.pieces.bar
    places = []
    for decides in (True, False):
        if not decides:
            played.session.decide(END_TURN)
            bar.build()
        assert played.session.may_decide is decides
        assert ("hint" in [button.name for button in bar.children]) is decides
        assert bar._units(bar._phases()[0]) <= bar._middles[0].w
        places.append((bar.find("menu").rect, bar._texts[0][1]))
    assert places[0] == places[1], "menu and round do not jump"


@pytest.mark.parametrize("code", LANGUAGES)
def test_keys_stand_in_a_squarer_window_too_with_all_phases_beside_the_round(code: str) -> None:
    set_language(code)
    bar = battle(players=4, size=(1024, 768), language=code, decisions=80).scene.pieces.bar
    assert all(button.key_text is not None for button in bar.children if isinstance(button, Button))
    assert bar._units(bar._phases()[0]) <= bar._middles[0].w


@pytest.mark.parametrize("view", [RUSH["table of 3"], HUNTER["battle of 4"]], ids=["rush", "hunter"])
@pytest.mark.parametrize(
    ("size", "scale"),
    [((1280, 720), 1.0), ((1024, 768), 1.0), ((1162, 652), 1.0), ((1920, 1080), 1.5), ((2560, 1080), 0.75)],
)
def test_all_its_letters_stand_on_one_line(view: View, size: tuple[int, int], scale: float) -> None:
    _, written, units = seen(view, size, scale, "de", False)
    texts = [one for one in written if one.box.y < 24 * units]
    assert {"Menü", "Runde"} <= {one.text.split()[0] for one in texts}
    assert len({one.foot for one in texts}) == 1, texts
