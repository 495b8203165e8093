"""The Linux archive: built, unpacked in an awkward place, played to a result with the mouse, and closed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tarfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import dev
from tests.golden.recording import FOLDER, JOURNAL, play_out, recorded_games, setup
from tests.systems import LINUX
from tests.window.duel import check_it_was_kept, leave_a_late_duel, play, remember_a_duel
from tests.window.screen import TOOLS, Player, need, screen
from wotrush.ai.registry import load_ruleset
from wotrush.games import GAMES, game_entry
from wotrush.match.journal import read_journal, write_journal

pytestmark = [pytest.mark.shipped, LINUX]
DOWNLOAD_MB, UNPACKED_MB = 30, 70
PATIENCE = 20.0
"""The seconds that processes get to end after a signal; only a fault takes so long."""
SEALED = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"'
"""Runs a command in a namespace of its own: the folder is read-only, and there is no network, not even to this
machine.
"""


@pytest.mark.parametrize(
    ("below", "compiled"),
    [
        pytest.param("wotrush.model.rush", {"rush"}, id="rules of one game"),
        # As it is released; the C compiler needs minutes for it.
        pytest.param("", {*GAMES}, id="all", marks=pytest.mark.long),
    ],
)
def test_the_bundle_is_a_whole_game(
    below: str,
    compiled: set[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    need(*TOOLS, "cc")
    folder = unpacked(built(tmp_path / "dist", monkeypatch, below), tmp_path / "Spiele für Zoë")
    size = dev.megabytes(folder)
    record_property("bundle, MB unpacked", round(size, 1))
    assert size <= UNPACKED_MB
    packages = {path.name.partition("-")[0]: path for path in folder.rglob("*.dist-info")}
    assert {"pygame_ce", "pydantic", "wotrush"} <= set(packages), "the licences of what is inside are inside"
    assert not list(folder.rglob("direct_url.json")), "where it was built is nobody's business"
    assert not list(folder.rglob("setuptools*")), "what only packs is imported at every start"

    before = listing(folder)
    sealed = seal(folder)
    record_property("bundle, without a network and read-only", "yes" if sealed else "not allowed here")
    command = [*sealed, str(folder / "wotrush" / "wotrush")]
    first, second = (first_steps(command, tmp_path / "Zoë") for _ in range(2))
    record_property("bundle, ms to the first frame and until it can be played, the first time ever", first)
    record_property("bundle, the same with a game to go on with", second)

    assert {game for game in GAMES if thinking(command, game)["compiled"]} == compiled
    for journal in games_in_plain_python(compiled, tmp_path):
        replayed = subprocess.run(
            [*command, "replay", str(journal)], capture_output=True, text=True, check=False
        )
        assert replayed.returncode == 0, (
            f"compiled, {journal.stem} goes another way: {replayed.stdout[-500:]}"
        )

    home = tmp_path / "Zoë spielt"
    home.mkdir()
    remember_a_duel(home)
    with screen() as display:
        player = Player(display, home, command)
        try:
            play(player)
            assert len(processes(folder)) > 1, "the opponents think in a process of their own"
            player.press("alt+F4")  # The window manager asks the window to close.
            assert player.program.wait(30) == 0
        finally:
            player.close()
        assert gone(folder), f"left behind: {processes(folder)}"
    check_it_was_kept(home)

    home = tmp_path / "Zoë geht auf Jagd"
    home.mkdir()
    remember_a_duel(home, "hunter")
    usual = compiled != {*GAMES}
    if usual:  # What is released is played from the draft on.
        leave_a_late_duel(home, "hunter")
    with screen() as display:
        player = Player(display, home, command)
        try:
            play(player, "hunter", left=usual)
            player.press("alt+F4")
            assert player.program.wait(30) == 0
        finally:
            player.close()
    check_it_was_kept(home, "hunter")
    assert listing(folder) == before, "the program writes into its own folder"


def built(dist: Path, monkeypatch: pytest.MonkeyPatch, below: str) -> Path:
    """Return the archive that `dev.py package` makes, with compiled modules below this package."""
    dist.mkdir()
    monkeypatch.setattr(dev, "DIST", dist)
    assert dev.package(compiled=True, below=below) == 0
    downloads = [*dist.glob("*.tar.xz"), *dist.glob("*.deb")]
    assert len(downloads) == 2
    for file in downloads:
        assert file.stat().st_size / 1e6 <= DOWNLOAD_MB, f"{file.name} is too large"
    shutil.rmtree(dist / "wotrush")  # Only the archive counts.
    return downloads[0]


def unpacked(archive: Path, place: Path) -> Path:
    """Unpack the archive for somebody who then may only read it."""
    with tarfile.open(archive) as content:
        content.extractall(place, filter="data")
    (folder,) = place.iterdir()
    for path in (*folder.rglob("*"), folder):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)
    return folder


def listing(folder: Path) -> list[tuple[str, int, int]]:
    """List every file with its size and time."""
    found = [(path, path.lstat()) for path in sorted(folder.rglob("*"))]
    return [(str(path), stat.st_size, stat.st_mtime_ns) for path, stat in found]


def seal(folder: Path) -> list[str]:
    """Return the words to put before a command; none if the system forbids namespaces."""
    command = ["unshare", "--map-root-user", "--net", "--mount", "sh", "-c", SEALED, str(folder)]
    try:
        allowed = subprocess.run([*command, "true"], capture_output=True, check=False).returncode == 0
    except OSError:
        allowed = False
    return command if allowed else []


def first_steps(command: list[str], home: Path) -> str:
    """Return milliseconds, which are reported and not judged, since machines differ."""
    environment = {**os.environ, "WOTRUSH_HOME": str(home)}
    begin = time.perf_counter()
    with subprocess.Popen(
        [*command, "--first-steps"], env=environment, stdout=subprocess.PIPE, text=True
    ) as game:
        assert game.stdout is not None
        said = [(line.strip(), round(1000 * (time.perf_counter() - begin))) for line in game.stdout]
    assert game.returncode == 0
    assert [sign for sign, _ in said] == ["shown", "playable"]
    return ", ".join(str(taken) for _, taken in said)


def thinking(command: list[str], game: str) -> Any:
    """Return what the program says of a game's rules and of its slowest opponent, in as little time as possible."""
    reported = subprocess.run(
        [*command, "bench", "--game", game, "--rules", "--seconds", "0.01"],
        stdout=subprocess.PIPE,
        check=True,
    )
    return json.loads(reported.stdout)


def games_in_plain_python(games: set[str], folder: Path) -> Iterator[Path]:
    """Return the tables of all recorded games of these, with their options but with the packaged cards."""
    for name in recorded_games():
        recorded = read_journal(FOLDER / name / JOURNAL)
        if recorded.game not in games:
            continue
        players = ["regular"] * len(recorded.seats)
        rules = load_ruleset(game_entry(recorded.game))
        journal = play_out(rules, setup(recorded.options, recorded.seed, players), iter(()))
        target = folder / f"{name.replace('/', '-')}.json"
        write_journal(target, journal)
        yield target


def processes(folder: Path) -> list[str]:
    """Return the command lines of all processes that run from that folder."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            line = (process / "cmdline").read_bytes().decode(errors="replace")
        except OSError:
            continue  # It has ended meanwhile.
        if line.startswith(str(folder)):
            found.append(f"{process.name}: {line}")
    return found


def gone(folder: Path) -> bool:
    until = time.monotonic() + PATIENCE
    while processes(folder) and time.monotonic() < until:
        time.sleep(0.05)
    return not processes(folder)
