"""The screen reader: the focus, the page, and silence for those who did not ask for it."""

from __future__ import annotations

from pathlib import Path

import pygame

from tests.scenes.history.test_ratings import SOLO, Opened, review
from tests.scenes.program import QUICK, Program
from tests.scenes.rush.tables import Played, table
from tests.scenes.spoken import Remembering
from wotrush.model.rush.actions import Action, Buy
from wotrush.scenes.menu.settings_scene import SettingsScene
from wotrush.scenes.page.reading import Reader, texts_within
from wotrush.scenes.result.scene import ResultScene
from wotrush.scenes.rush.play.target_nodes import TargetNode
from wotrush.scenes.rush.result.squads import SquadsPage
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.settings import Narration, Settings
from wotrush.stage.input.focus import By

SPOKEN = QUICK.model_copy(update={"narration": Narration.SPEECH})


def opened(folder: Path, settings: Settings = SPOKEN) -> tuple[Program, Remembering]:
    program, voice = Program(folder, settings, size=(640, 360)), Remembering()
    program.app.context.speech = voice
    return program, voice


def at_the_table(program: Program) -> TableScene:
    """Open a new game in which the player is to decide."""
    program.new_game(7)
    scene = program.scene(TableScene)
    for _ in range(600):
        if scene.session.may_decide and scene.still:
            return scene
        program.pilot.step()
    raise TimeoutError("The player's turn never came.")


def test_the_focus_is_read_as_it_walks(tmp_path: Path) -> None:
    program, voice = opened(tmp_path)
    for key, heard in (
        (pygame.K_DOWN, "Tutorial."),
        (pygame.K_UP, "New game."),
        (pygame.K_DOWN, "Tutorial."),
    ):
        program.pilot.key(key)
        assert voice.heard().endswith(heard)
    for _ in range(5):
        program.pilot.step()
    assert voice.heard() == ""


def test_a_page_says_what_it_is_when_it_opens(tmp_path: Path) -> None:
    program, voice = opened(tmp_path)
    voice.heard()
    program.app.settings()
    program.pilot.step()
    assert voice.heard().startswith("Settings.")
    program.app.back()
    program.pilot.step()
    assert voice.heard().startswith("WORLD OF TANKS. RUSH. The deck-building card game.")


def test_a_setting_is_read_with_its_name_and_how_it_stands(tmp_path: Path) -> None:
    program, voice = opened(tmp_path)
    program.app.settings()
    program.pilot.step()
    focus = program.scene(SettingsScene).interface.focus
    voice.heard()
    for name, heard in (
        ("reduced_motion", "Reduced motion. On."),
        ("speed", "Speed of motion. Instant. 1 of 4."),
        ("effects_volume", "Effects. 80%."),
        ("keys", "Look and change."),
    ):
        for _ in range(60):
            program.pilot.key(pygame.K_TAB)
            if focus.current is not None and focus.current.name == name:
                break
        assert voice.heard().split(" | ")[-1] == heard
    program.pilot.key(pygame.K_TAB)
    voice.heard()


def test_a_change_of_what_has_the_focus_is_read_too(tmp_path: Path) -> None:
    program, voice = opened(tmp_path)
    program.app.settings()
    for _ in range(60):
        program.pilot.key(pygame.K_TAB)
        current = program.scene(SettingsScene).interface.focus.current
        if current is not None and current.name == "muted":
            break
    voice.heard()
    program.pilot.key(pygame.K_RETURN)
    assert voice.heard() == "Mute. On."


def test_nobody_is_read_to_who_did_not_ask(tmp_path: Path) -> None:
    program, voice = opened(tmp_path, QUICK.model_copy(update={"narration": Narration.PANEL}))
    program.pilot.key(pygame.K_DOWN)
    at_the_table(program)
    program.pilot.key(pygame.K_TAB)
    assert voice.heard() == ""


def test_a_tab_reads_the_figures_that_it_shows_once(tmp_path: Path) -> None:
    """They have no focus, so that nothing else would read them."""
    opened = Opened(tmp_path, SOLO, {f"{i}": review(0.3, 9.0) for i in range(6)})
    context, voice = opened.scene.context, Remembering()
    context.settings, context.speech = SPOKEN, voice
    opened.scene.interface.focus.set(opened.scene.root.find("sides"), By.KEYS)
    reader = Reader(context)
    reader.update(opened.scene)
    heard = voice.heard()
    assert heard.startswith("Played games. Statistics. 2 of 2. ")
    for said in (
        "6. games.",
        "0.8 wins given away per 100 decisions",
        "Wins by number of players. ",
        "2 players: ",
    ):
        assert said in heard
    assert heard.index("Decisions:") < heard.index("Wins by number of players.")
    reader.update(opened.scene)
    assert voice.heard() == ""


def test_the_result_reads_its_points(tmp_path: Path) -> None:
    program, voice = opened(tmp_path)
    scene = at_the_table(program)
    scene.session.give_up()
    while not isinstance(program.app.stack.top, ResultScene):
        program.pilot.step()
    result = program.scene(ResultScene)
    result.interface.focus.set(result.root.find("chapters"), By.KEYS)
    voice.heard()
    program.pilot.step()
    assert "Points. 1 of " in (heard := voice.heard())
    assert "Medals. 0." in heard
    result.open_chapter("course")
    told = list(texts_within(result.chapters["course"]))
    assert [text.partition(":")[0] for text in told if " at first, " in text] == list(result.course._names)
    result.open_chapter("squads")
    page = result.chapters["squads"]
    assert isinstance(page, SquadsPage)
    squads = " ".join(texts_within(page))
    assert "Light tank: 0 Medium tank: 0 " in squads
    assert "USSR: 0 Germany: " in squads
    tally = page.rows[0]._classes
    assert tally.touchable, "the pointer is told what the icons count"
    assert tally.explanation().startswith("Light tank: 0\nMedium tank: 0")


def test_switching_it_off_ends_what_is_being_said(tmp_path: Path) -> None:
    program, voice = opened(tmp_path)
    program.pilot.key(pygame.K_DOWN)
    voice.heard()
    program.app.context.change(narration=Narration.OFF)
    program.pilot.step()
    program.pilot.step()
    assert voice.heard() == "(hush)"


def read_to(played: Played, card: int) -> str:
    """Return what is spoken when the keys have moved to that card."""
    context = played.scene.context
    context.settings, voice = SPOKEN, Remembering()
    context.speech = voice
    played.scene.interface.focus.set(played.scene.cards.sprites[card], By.KEYS)
    Reader(context).update(played.scene)
    return voice.heard()


def buying() -> tuple[Played, Buy]:
    """Return a table at which one card alone could pay for something."""
    played = table(players=2, until=lambda o: o.seat == 0 and any(map(alone, o.actions)))
    played.rest()
    return played, next(action for action in played.o.actions if isinstance(action, Buy) and alone(action))


def alone(action: Action) -> bool:
    return isinstance(action, Buy) and len(action.payers) == 1


def test_a_card_is_read_with_what_is_printed_on_it_and_what_it_can_do() -> None:
    played, buy = buying()
    assert ". In your hand. Enter lifts it. Possible: " in read_to(played, buy.payers[0])
    sold, heard = played.o.catalogue.cards[buy.card], read_to(played, buy.card)
    assert heard.startswith(f"{sold.name}, ")
    assert f"cost {sold.cost}, " in heard
    assert f"power {sold.power}, armor {sold.armor}" in heard
    assert heard.endswith("In the Reserve. You can pay for it: Enter opens the pay tray.")


def test_a_lifted_card_hears_what_would_come_of_each_target() -> None:
    played, buy = buying()
    read_to(played, buy.payers[0])
    played.pilot.key(pygame.K_RETURN)
    target = played.scene.interface.focus.current
    assert isinstance(target, TargetNode)
    heard = played.scene.spoken(target)
    assert target.offer.full.replace("\n", " ").removesuffix(".") in heard
    assert heard.endswith(".")


def test_why_something_may_not_be_done_is_said(tmp_path: Path) -> None:
    program, voice = opened(tmp_path)
    scene = at_the_table(program)
    voice.heard()
    program.pilot.key(pygame.K_u)
    assert scene.view.status in voice.heard()


def test_the_settings_say_whether_there_is_a_voice(tmp_path: Path) -> None:
    program, voice = opened(tmp_path)
    program.app.settings()
    page = program.scene(SettingsScene)
    assert "No voice" not in page._narration_note()
    voice.able = False
    assert page._narration_note().endswith("No voice was found on this system.")
