import json
import os
from pathlib import Path

import pytest
from pydantic import ValidationError

from wotrush import resources, settings
from wotrush.settings import Settings, Speed


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(resources.HOME_VARIABLE, str(tmp_path))
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    return tmp_path / "settings.json"


@pytest.mark.parametrize(
    ("named", "preferred", "code"),
    [
        ({"LC_ALL": "pl_PL.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "it_IT"}, ["de"], "pl"),
        ({"LC_ALL": "", "LC_MESSAGES": "de_DE", "LANG": "it_IT"}, ["pl"], "de"),
        ({"LANG": "it_IT"}, ["pl"], "it"),
        ({"LANG": "fr_FR"}, ["pl"], "en"),
        ({"LANG": "C"}, ["pl"], "en"),
        ({}, ["pl"], "pl"),
        ({}, ["fr", "de", "pl"], "de"),
        ({}, ["fr"], "en"),
        ({}, [], "en"),
    ],
)
def test_the_first_start_speaks_a_language_of_the_user(
    named: dict[str, str], preferred: list[str], code: str
) -> None:
    assert settings.system_language(named, lambda: preferred) == code


def test_the_system_is_asked_where_no_variable_names_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("pygame.system.get_pref_locales", lambda: [{"language": "pl", "country": "PL"}])
    assert settings.Settings().language == "pl"


def test_first_start_has_settings_in_the_machines_language_and_writes_nothing(file: Path) -> None:
    loaded = settings.load()
    assert loaded.notice is None
    assert loaded.settings.language == "de"
    assert not file.exists()


def test_what_is_saved_is_loaded(file: Path) -> None:
    changed = Settings(language="pl", speed=Speed.FAST, ui_scale=1.25, seat_colors=(3, 1))
    settings.save(changed)
    assert settings.load() == (changed, None)


def test_what_a_power_cut_left_half_written_goes(file: Path) -> None:
    half = file.with_name(".settings.json.0123abcd")
    half.touch()
    os.utime(half, (1, 1))
    settings.load(file)
    assert not half.exists()


@pytest.mark.parametrize("content", ["{", "[]", "", '{"language": "pl"', "\xff\x00", "[" * 200_000])
def test_a_damaged_file_is_set_aside_and_the_game_starts(file: Path, content: str) -> None:
    file.write_bytes(content.encode("latin-1"))
    loaded = settings.load()
    assert loaded.settings == Settings()
    assert loaded.notice is not None
    assert "settings.broken-1.json is damaged" in loaded.notice
    assert (file.parent / "settings.broken-1.json").read_bytes() == content.encode("latin-1")
    assert not file.exists()


def test_one_wrong_value_costs_only_itself(file: Path) -> None:
    file.write_text(json.dumps({"language": "fr", "ui_scale": 9, "latin_names": True}), encoding="utf-8")
    loaded = settings.load()
    assert loaded.settings == Settings(latin_names=True)
    assert settings.load() == (loaded.settings, None)
    assert (file.parent / "settings.broken-1.json").exists()
    assert loaded.notice is not None
    assert "language, ui_scale" in loaded.notice


def test_one_key_for_two_commands_and_one_color_for_two_seats_are_told_and_left_out(file: Path) -> None:
    keys = {"undo": "x", "hint": "x", "zoom": "y"}
    file.write_text(
        json.dumps({"muted": True, "shortcuts": keys, "seat_colors": [1, 2, 1]}), encoding="utf-8"
    )
    loaded = settings.load()
    assert loaded.settings == Settings(muted=True, shortcuts={"undo": "x", "zoom": "y"})
    assert (loaded.notice or "").endswith(": seat_colors, shortcuts (hint).")
    assert settings.load() == (loaded.settings, None)


@pytest.mark.parametrize(
    ("content", "names"),
    [
        (r'{"muted": true, "weather": "\ud800"}', "weather"),
        (r'{"muted": true, "weather": "\ud800", "full_screen": "maybe"}', "full_screen, weather"),
        (r'{"muted": true, "\ud800": 1}', r"'\ud800'"),
        (r'{"muted": true, "weather": ' + "[" * 500 + "]" * 500 + "}", "weather"),
    ],
)
def test_what_could_not_be_written_again_costs_only_itself(file: Path, content: str, names: str) -> None:
    file.write_text(content, encoding="utf-8")
    loaded = settings.load()
    assert loaded.settings == Settings(muted=True)
    assert loaded.notice is not None
    assert loaded.notice.endswith(f": {names}.")
    assert (file.parent / "settings.broken-1.json").read_text() == content
    assert settings.load() == (loaded.settings, None)


def test_two_running_copies_keep_each_others_changes(file: Path) -> None:
    settings.save(Settings())
    one = other = settings.load().settings
    settings.save_changes(other, other.model_copy(update={"language": "pl", "weather": "snow"}))
    settings.save_changes(one, one.model_copy(update={"muted": True}))
    assert settings.load().settings == Settings(language="pl", muted=True, weather="snow")  # type: ignore[call-arg]


@pytest.mark.parametrize("damaged", [False, True])
def test_where_no_settings_can_be_read_all_are_written(file: Path, damaged: bool) -> None:
    if damaged:
        file.write_text("{", encoding="utf-8")
    known = Settings(language="pl")
    settings.save_changes(known, known.model_copy(update={"muted": True}))
    assert settings.load() == (Settings(language="pl", muted=True), None)
    assert (file.parent / "settings.broken-1.json").exists() is damaged


def test_what_cannot_be_read_now_is_not_written_over(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.save(Settings(language="pl"))

    def locked(path: Path, most: int) -> bytes:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as now:
        now.setattr(settings, "regular_bytes", locked)
        with pytest.raises(PermissionError):
            settings.save_changes(Settings(), Settings(muted=True))
    assert settings.load().settings == Settings(language="pl")


def test_a_newer_versions_settings_survive_an_older_game(file: Path) -> None:
    file.write_text(json.dumps({"version": 7, "speed": "slow", "weather": "snow"}), encoding="utf-8")
    loaded = settings.load()
    assert loaded.settings.speed is Speed.SLOW
    assert loaded.notice is not None
    assert "newer version" in loaded.notice
    settings.save(loaded.settings.model_copy(update={"muted": True}))
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert (kept["version"], kept["weather"], kept["muted"]) == (7, "snow", True)


def test_a_folder_in_its_place_is_named_and_no_crash(file: Path) -> None:
    file.mkdir()
    loaded = settings.load()
    assert loaded.settings == Settings()
    assert loaded.notice is not None
    assert "cannot be read" in loaded.notice


def test_settings_are_values(file: Path) -> None:
    with pytest.raises(ValidationError):
        Settings().muted = True


def test_what_is_changed_is_validated_as_what_is_read(file: Path) -> None:
    changed = Settings(weather="snow").model_copy(update={"seat_colors": [2, 0]})  # type: ignore[call-arg]
    assert changed == Settings(seat_colors=(2, 0), weather="snow")  # type: ignore[call-arg]
    with pytest.raises(ValidationError):
        Settings().model_copy(update={"ui_scale": 7})
