"""What the world around the program may do: pipes and devices for files, links, no screen, no home, full disks."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.systems import LINUX, POSIX
from wotrush import resources, settings
from wotrush.cli import cli
from wotrush.cli.faults import system_fault
from wotrush.files import regular_bytes, shown_name, write_whole
from wotrush.match.journal import JournalError, read_journal
from wotrush.match.saves.claim import Claim

JOURNAL = next((Path(__file__).parents[1] / "golden").glob("**/two/*.json"))


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    path = tmp_path / "pipe.json"
    os.mkfifo(path)
    return path


@POSIX
def test_a_pipe_in_place_of_a_file_is_refused_at_once(pipe: Path) -> None:
    with pytest.raises(OSError, match="Not a regular file"):
        regular_bytes(pipe, 10)
    with pytest.raises(OSError, match="Not a regular file"):
        write_whole(pipe, "text")
    with pytest.raises(OSError, match="No such device"):
        Claim.take(pipe)
    with pytest.raises(JournalError, match=r"pipe\.json cannot be read: Not a regular file"):
        read_journal(pipe)
    assert settings.load(pipe).settings == settings.Settings()
    assert "cannot be read" in (settings.load(pipe).notice or "")
    assert pipe.is_fifo()


@POSIX
def test_an_endless_device_is_not_read(tmp_path: Path) -> None:
    link = tmp_path / "settings.json"
    link.symlink_to("/dev/zero")
    assert "cannot be read" in (settings.load(link).notice or "")


@POSIX
def test_a_link_stays_and_its_target_is_written(tmp_path: Path) -> None:
    target, link = tmp_path / "elsewhere" / "x.json", tmp_path / "x.json"
    target.parent.mkdir()
    target.write_text("old")
    link.symlink_to(target)
    write_whole(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"


@POSIX
def test_links_in_a_circle_are_refused_in_a_sentence(tmp_path: Path) -> None:
    link = tmp_path / "x.json"
    link.symlink_to(link)
    with pytest.raises(OSError, match="Too many levels of symbolic links"):
        write_whole(link, "text")
    words = ["simulate", "--seats", "random,random", "--games", "1", "--json", str(link)]
    for more in ([], ["--report", str(tmp_path / "x.md")]):
        result = CliRunner().invoke(cli, [*words, *more])
        assert result.exit_code == 1
        assert "x.json cannot be written (Too many levels of symbolic links)" in " ".join(
            result.output.split()
        )
    assert link.is_symlink()


@POSIX
def test_figures_go_to_no_device_and_no_folder_is_made_for_them(tmp_path: Path) -> None:
    words = ["simulate", "--seats", "random,random", "--games", "2", "--json"]
    missing = str(tmp_path / "new" / "x.json")
    for place, status, told in (("/dev/null", 1, "cannot be written"), (missing, 2, "There is no folder")):
        result = CliRunner().invoke(cli, [*words, place])
        assert result.exit_code == status, result.output
        assert told in result.output
    assert Path("/dev/null").is_char_device()
    assert not (tmp_path / "new").exists()


def test_a_file_name_reaches_no_terminal_as_a_command(tmp_path: Path) -> None:
    assert shown_name(Path("a\x1b[31mb.json")) == "a\\x1b[31mb.json"
    result = CliRunner().invoke(cli, ["replay", str(tmp_path / "a\x1b]0;x\x07.json")])
    assert result.exit_code != 0
    assert not set("\x1b\x07") & set(result.output)


@LINUX
def test_a_full_output_is_one_sentence() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "wotrush", "replay", str(JOURNAL)],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "The output cannot be written (No space left on device)" in done.stderr


@LINUX
@pytest.mark.parametrize("word", ["--help", "--version"])
def test_help_into_a_full_output_is_one_sentence(word: str) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "wotrush", word],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr.splitlines() == [
        "Error: The output cannot be written (No space left on device): make room, or send it elsewhere."
    ]


@POSIX
def test_games_are_not_kept_in_what_is_no_folder() -> None:
    words = ["simulate", "--seats", "random,random", "--games", "1", "--journals", "/dev/null"]
    result = CliRunner().invoke(cli, words)
    assert result.exit_code == 1
    assert "The game cannot be saved in /dev/null: File exists." in result.output


def test_ctrl_c_while_the_program_loads_is_one_word() -> None:
    program = """
import sys

class Interrupted:
    def find_spec(self, name, path, target=None):
        if name == "wotrush.cli":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interrupted())
from wotrush.__main__ import main
main()
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "Aborted!\n")


@POSIX
def test_what_draws_without_a_window_ends_when_it_is_told_to() -> None:
    program = """
import os, signal
from wotrush.workshop.offscreen import draw_offscreen
draw_offscreen()
import pygame
pygame.init()
os.kill(os.getpid(), signal.SIGTERM)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert done.returncode == -signal.SIGTERM


def test_without_a_home_the_game_says_what_to_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without HOME and an entry for the user, `~` stays as it is."""
    monkeypatch.delenv(resources.HOME_VARIABLE, raising=False)
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: Path("~/.local/share/wotrush"))
    with pytest.raises(resources.NoHomeError, match="set HOME, or name a folder in WOTRUSH_HOME"):
        resources.user_dir()


def test_too_many_open_files_are_not_blamed_on_a_file_of_the_game() -> None:
    sentence = system_fault(OSError(errno.EMFILE, "Too many open files", "assets/fonts/Oswald.ttf"))
    assert sentence is not None
    assert "ulimit" in sentence


@POSIX
def test_with_too_few_files_to_open_no_font_is_blamed(tmp_path: Path) -> None:
    words = ["shot", "table", "--out", str(tmp_path / "x.png")]
    program = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (20, 20)); "
        f"from wotrush.__main__ import main; sys.argv[1:] = {words}; main()"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Too many files are open" in done.stderr.splitlines()[-1], done.stderr


@LINUX
def test_without_a_screen_the_game_says_so_and_ends() -> None:
    unset = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    surroundings = {name: value for name, value in os.environ.items() if name not in unset}
    for extra in ({}, {"SDL_VIDEODRIVER": "x11"}):
        done = subprocess.run(
            [sys.executable, "-m", "wotrush"],
            env={**surroundings, **extra, "SDL_AUDIODRIVER": "dummy"},
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        assert done.returncode == 1, done.stderr
        assert "Traceback" not in done.stderr
        assert done.stderr.splitlines()[-1].startswith("Error: No window can be opened ("), done.stderr


def test_digits_of_other_alphabets_are_no_size() -> None:
    result = CliRunner().invoke(cli, ["shot", "title", "--size", "١٠٠x١٠٠", "--out", "x.png"])
    assert result.exit_code == 2
    assert "must be width and height" in result.output


def test_a_program_without_a_terminal_ends_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    for played, status in ((lambda: None, 0), (full, 1)):
        monkeypatch.setattr("wotrush.cli.play.play", played)
        with pytest.raises(SystemExit) as ended:
            cli([])
        assert ended.value.code == status
