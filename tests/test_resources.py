import sys
from pathlib import Path

import pytest

from tests.systems import POSIX
from wotrush import resources

CHECKOUT = Path(__file__).resolve().parents[1]


def test_checkout_and_editable_install_read_the_folders_beside_the_package() -> None:
    assert resources.asset("cards", "vehicles.csv") == CHECKOUT / "assets" / "cards" / "vehicles.csv"
    assert resources.locale_dir() == CHECKOUT / "locales"


def test_no_other_module_knows_where_it_lies() -> None:
    package = resources.code()
    knowing = {
        file.relative_to(package).as_posix()
        for file in package.rglob("*.py")
        if "(__file__" in file.read_text("utf-8")
    }
    assert knowing == {"resources.py"}


def test_bundle_reads_the_folders_that_it_was_unpacked_to(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resources.asset("fonts") == tmp_path / "wotrush" / "assets" / "fonts"
    assert resources.locale_dir() == tmp_path / "wotrush" / "locales"


def test_user_dir_is_the_named_folder_even_where_there_can_be_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "home").touch()
    monkeypatch.setenv(resources.HOME_VARIABLE, str(tmp_path / "home"))
    assert resources.user_dir("saves") == tmp_path / "home" / "saves"


@pytest.mark.parametrize("named", ["~/games", "games"])
def test_the_named_folder_may_lie_in_the_home_folder_or_in_the_current_one(
    named: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path))
    monkeypatch.setenv(resources.HOME_VARIABLE, named)
    assert resources.user_dir("saves") == tmp_path / "games" / "saves"
    assert resources.cache_dir() == tmp_path / "games" / "cache"


@POSIX
def test_a_named_folder_in_a_home_that_there_is_not_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(resources.HOME_VARIABLE, "~nobody-of-that-name/games")
    with pytest.raises(resources.NoHomeError):
        resources.user_dir()


def test_user_dir_is_the_systems_own_otherwise(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(resources.HOME_VARIABLE, raising=False)
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, appauthor: tmp_path / name)
    assert resources.user_dir() == tmp_path / "wotrush"
