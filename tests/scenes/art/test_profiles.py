"""The profiles of vehicles: one for each card, in the right size, read one by one, and checked."""

import re
import tomllib
from pathlib import Path
from unittest.mock import Mock

import pygame
import pytest

from wotrush import resources
from wotrush.scenes.art.profiles.profile import Profile
from wotrush.scenes.art.profiles.profile_files import ProfileError, profile_of, profiles, read_profiles
from wotrush.scenes.art.vehicles import vehicle
from wotrush.scenes.art.vehicles.placing import placed
from wotrush.scenes.art.vehicles.vehicle import measured

from .deck import BARRACKS, FACES


def own() -> set[str]:
    """Return the vehicles of this game; profiles of other games' units are numbered, or begin with their letter."""
    return {code for code in profiles() if not re.match(r"u\d\d\d|hu_", code)}


def test_every_card_has_a_profile_of_its_own_name() -> None:
    assert own() == set(FACES) | {face.code for face in BARRACKS}
    for code, face in FACES.items():
        assert profile_of(code).name == face.name


@pytest.mark.parametrize("shape", [(200, 145), (200, 90), (163, 240), (85, 90), (600, 300)])
def test_no_gun_leaves_the_picture(shape: tuple[int, int]) -> None:
    frame = pygame.FRect(0, 0, *shape)
    for code in FACES:
        box = placed(measured(code), frame, shape[1] * 0.86).box
        assert box.left >= frame.left - 0.01, code
        assert box.right <= frame.right + 0.01, code
        assert box.top >= frame.top - 0.01, code


def test_vehicles_keep_their_order_of_size() -> None:
    frame = pygame.FRect(0, 0, 400, 300)

    def hull(code: str) -> float:
        return measured(code).hull * placed(measured(code), frame, 280).scale

    ordered = ["fr11", "us22", "fr02", "su07", "de18", "de20"]
    widths = [hull(code) for code in ordered]
    assert widths == sorted(widths)
    assert widths[-1] > 1.5 * widths[0]


def test_a_vehicle_is_no_larger_on_a_reserve_card_because_it_has_fewer_abilities() -> None:
    """Reserve pictures differ in height only, from no ability to two; the hull keeps its length."""
    for code in ("su07", "de11", "us22"):
        frames = [pygame.FRect(0, 0, 188, high * 0.86) for high in (201, 170, 141)]
        scales = {round(placed(measured(code), frame, frame.height).scale, 3) for frame in frames}
        assert len(scales) == 1, code


def test_profiles_differ_from_each_other() -> None:
    shapes = {code: repr(profile.parts) for code, profile in profiles().items()}
    assert len(set(shapes.values())) == len(shapes)


def test_each_table_is_read_as_in_its_whole_file() -> None:
    whole: dict[str, Profile] = {}
    for file in resources.asset("cards", "profiles").rglob("*.toml"):
        whole |= read_profiles(file)
    assert profiles() == whole


def test_one_vehicle_is_read_without_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them together would delay a frame by a third of a second."""
    loads = Mock(wraps=tomllib.loads)
    monkeypatch.setattr(tomllib, "loads", loads)
    profile_of.cache_clear()
    assert profile_of("su07").name == FACES["su07"].name
    loads.assert_called_once()
    assert re.findall(r"^\[.*", loads.call_args.args[0], re.MULTILINE) == ["[su07]"]


def test_a_vehicle_is_measured_by_drawing_each_part_once(monkeypatch: pytest.MonkeyPatch) -> None:
    draw = Mock(wraps=vehicle._draw)
    monkeypatch.setattr(vehicle, "_draw", draw)
    measured.cache_clear()
    measured("su07")
    assert draw.call_count == len(profile_of("su07").parts)


def test_a_missing_profile_says_what_to_add() -> None:
    with pytest.raises(ProfileError, match=r"No profile for vehicle xx99: add a table \[xx99\]"):
        profile_of("xx99")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('[su07]\nname = "Т-34"\nparts = []', "field parts"),
        ('[su07]\nname = "Т-34"\nparts = [{ part = "gun", at = [1, 2], length = -3 }]', "parts.0.gun.length"),
        ('[su07]\nname = "Т-34"\nwings = 2\nparts = [{ part = "wheel", at = 1, radius = 1 }]', "field wings"),
        ("[su07\n", "not readable as TOML"),
    ],
)
def test_a_wrong_profile_names_file_vehicle_and_field(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "ussr.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ProfileError) as caught:
        read_profiles(file)
    message = str(caught.value)
    assert message.startswith("ussr.toml")
    assert words in message
    assert "\n" not in message
