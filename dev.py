"""Everything a fresh machine with Python 3.11 or newer needs: python dev.py play | test | mutate | package | texts | release."""

from __future__ import annotations

import argparse
import hashlib
import importlib
import importlib.util
import io
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
DIST = ROOT / "dist"
LOCKS = ROOT / "locks"
AS_IT_IS = ("--no-deps", "--no-build-isolation")
"""Our own package, with what is pinned and nothing fetched for it."""
PROGRAMS = "Scripts" if os.name == "nt" else "bin"
NO_COMPILER = 3
"""The exit status by which build/compiled.py says that there is none."""

SCREEN_TOOLS = {
    "Xvfb": "xvfb",
    "xauth": "xauth",
    "xdotool": "xdotool",
    "xwininfo": "x11-utils",
    "openbox": "openbox",
    "import": "imagemagick",
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
}
"""What the tests of a real window and of the packages call, and the Debian package of each."""
COMPILER = ("gcc", "libc6-dev", "python3-dev")
"""What packaging compiles the rules with, on a Debian."""

CHECKS: tuple[tuple[str, ...], ...] = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("mypy", "--num-workers", "auto"),
    ("lint-imports",),
    ("python", "-m", "wotrush", "check"),
    # Whatever cannot be imported is told by the tests themselves; this keeps what pytest compiles, so that its processes do not
    # all compile the same files at the same time.
    ("pytest", "--collect-only", "-p", "no:terminal", "-o", "addopts=--import-mode=importlib"),
)

LONGER: tuple[tuple[str, ...], ...] = (("tests.covered", "--rest"), ("tests.proofs",))
"""What `test --long` adds behind the tests: every branch, then hours of proofs."""


class GiveUp(Exception):
    """Raised when nothing more can be done; the message says what to do about it."""


def main() -> int:
    """Run one command and return its exit status, 0 when all went well."""
    if sys.version_info < OLDEST:
        print(f"wotrush needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    if isinstance(sys.stdout, io.TextIOWrapper):
        # On Windows a file behind `>` takes few letters, as does the log of CI: others become question marks there.
        sys.stdout.reconfigure(errors="replace")
    parser = argparse.ArgumentParser(prog="dev.py", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("play", help="start the game")
    test = commands.add_parser("test", help="check everything, as CI does")
    test.add_argument(
        "--long", action="store_true", help="add the tests that take minutes, and proofs of hours"
    )
    trying = commands.add_parser("mutate", help="try which small changes of the rules the tests notice")
    trying.add_argument("--game", help="whose rules")
    trying.add_argument("--sample", type=int, help="so many mutants, drawn over all files; all without")
    trying.add_argument("--seed", type=int, help="of the sample")
    trying.add_argument("--report", action="store_true", help="try nothing, tell what is known")
    packed = commands.add_parser(
        "package", help="build the game as a folder that needs no Python, into dist/"
    )
    packed.add_argument(
        "--compiled", action="store_true", help="fail where there is no C compiler, as a release does"
    )
    commands.add_parser("texts", help="collect the texts of the code into locales/")
    releasing = commands.add_parser("release", help="test, date, build and tag a version")
    releasing.add_argument("version", help="the version to be, as 1.2.3")
    releasing.add_argument("--dry-run", action="store_true", help="say what would be done, and do nothing")
    # Whatever is wrong with them is told before anything is installed.
    chosen = parser.parse_args()
    passing_on = {"release": release, "mutate": mutate}
    try:
        if chosen.command in passing_on:
            return passing_on[chosen.command](sys.argv[2:])
        if chosen.command == "test":
            return test_all(chosen.long)
        if chosen.command == "package":
            return package(chosen.compiled)
        return {"play": play, "texts": texts}[chosen.command]()
    except GiveUp as problem:
        print(f"dev.py: {problem}", file=sys.stderr)
    except KeyboardInterrupt:
        print("dev.py: interrupted", file=sys.stderr)
    return 1


def play() -> int:
    """Start the game."""
    make_ready()
    return run(program("python"), "-m", "wotrush")


def test_all(long: bool) -> int:
    """Run all checks, also after one failed. Only what `--long` adds comes after pytest, whose summary ends the output."""
    with ThreadPoolExecutor(1) as beside:
        # Only the tests need these packages, unless no environment can be made without them.
        installing = beside.submit(install_debian_packages if on_ci() else str)
        if not can_make_venv():
            installing.result()
        make_ready()
        failed = check_all()
    print(installing.result(), end="")
    if failed:
        print(f"\nFAILED before the tests: {', '.join(failed)}", flush=True)
    chosen = "long or not long" if long else "not long"
    cores = min(4, os.cpu_count() or 1)
    print("\n── pytest", flush=True)
    # One process more than there are cores, since some tests wait for a window or for another process.
    spread = ("-n", str(cores + 1), "--dist", "worksteal")
    tests = run(program("pytest"), *spread, "-m", chosen, env=compiling())
    longer = [run(program("python"), "-m", *each, "--jobs", str(cores)) for each in LONGER if long]
    return 1 if failed or tests or any(longer) else 0


def mutate(arguments: Sequence[str]) -> int:
    """Plant mutants, in an environment of their own, since nothing else needs what makes them."""
    folder = ROOT / ".proofs" / "mutants" / "venv"
    python = str(folder / PROGRAMS / "python")
    if not works(python):
        make_venv(folder)
    pip_pinned(python, "mutants")
    return run(python, "-m", "tests.mutants", *arguments)


def texts() -> int:
    """Bring new texts of the code into every language's catalogue, and take out those that went away."""
    make_ready()
    return run(program("python"), "build/texts.py")


def release(arguments: Sequence[str]) -> int:
    """Make a version of the game, ready to be published."""
    make_ready()
    return run(program("python"), "build/release.py", *arguments)


def package(compiled: bool = False, below: str = "") -> int:
    """Build the game out of its wheel in a clean environment, so that nothing else gets in; the result must start.

    Its rules and opponents are compiled, for a trial only those of the package that `below` names. Without a C compiler they
    stay plain Python, unless that is refused."""
    make_ready()
    work = DIST / "work"
    shutil.rmtree(work, ignore_errors=True)
    make_venv(work / "venv", "--without-pip")
    python = str(work / "venv" / PROGRAMS / "python")
    ours = program("python")
    pip(ours, "wheel", "--quiet", *AS_IT_IS, "--wheel-dir", str(work), str(ROOT))
    (wheel,) = work.glob("*.whl")
    pip_pinned(ours, "bundle", into=python)
    pip(ours, "install", "--quiet", "--no-compile", "--no-deps", str(wheel), into=python)
    libraries = work / "compiled"
    reported = compile_rules(wheel, libraries, compiled, below)
    packing = (python, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN")
    places = ("--workpath", str(work / "pyinstaller"), "--distpath", str(DIST))
    recipe = (str(ROOT / "build" / "pyinstaller.spec"), "--", str(libraries))
    if run(*packing, *places, *recipe, cwd=work) != 0:
        raise GiveUp("PyInstaller could not build the game; its last lines say why.")
    picture = DIST / "selftest.png"
    picture.unlink(missing_ok=True)
    started = run(str(DIST / "wotrush" / "wotrush"), "--selftest", str(picture), cwd=work)
    if started != 0 or not picture.exists():
        raise GiveUp(f"The game was built into {DIST / 'wotrush'} but does not start.")
    shutil.copy(wheel, DIST)
    built = [DIST / wheel.name, *_packed(wheel.name.split("-")[1])]
    print(f"Built and started: {DIST / 'wotrush'} ({megabytes(DIST / 'wotrush'):.0f} MB), and beside it")
    for file in built:
        print(f"  {file.name} ({megabytes(file):.1f} MB)")
    print(reported, end="")
    return 0


COMPILER_MISSING = f"there is no C compiler with Python's headers (Debian: {' '.join(COMPILER)})"
PLAIN_COSTS = "which takes the rules more than twice and opponents half as long again"


def compile_rules(wheel: Path, into: Path, must: bool, below: str = "") -> str:
    """Compile what is slow into libraries. Return what to tell of a missing C compiler, or raise GiveUp if they `must` be."""
    sources = into.with_name("sources")
    shutil.unpack_archive(wheel, sources, "zip")
    status = run(program("python"), str(ROOT / "build" / "compiled.py"), str(sources), str(into), below)
    if status == NO_COMPILER and must:
        raise GiveUp(f"The rules cannot be compiled: {COMPILER_MISSING}.")
    if status == NO_COMPILER:
        return f"Its rules and opponents are plain Python, {PLAIN_COSTS}: {COMPILER_MISSING}.\n"
    if status != 0:
        raise GiveUp("The rules could not be compiled; the last lines say why.")
    return ""


def _packed(version: str) -> list[Path]:
    """Pack and return what people download: on Windows and macOS the folder or app itself, zipped."""
    if sys.platform == "darwin":
        # An app's folders hold links to one another, which Python's own zip would follow.
        target = DIST / f"wotrush-{version}-macos.zip"
        if run("ditto", "-c", "-k", "--keepParent", str(DIST / "Rush and Tank Hunter.app"), str(target)) != 0:
            raise GiveUp("The game was built but could not be packed; the last lines say why.")
        return [target]
    if sys.platform != "linux":
        return [Path(shutil.make_archive(str(DIST / f"wotrush-{version}-windows"), "zip", DIST, "wotrush"))]
    old = (*DIST.glob("*.tar.xz"), *DIST.glob("*.deb"))
    for file in old:
        file.unlink()
    if run(sys.executable, "build/linux_packages.py", str(DIST / "wotrush"), version, str(DIST)) != 0:
        raise GiveUp("The game was built but could not be packed; the last lines say why.")
    return sorted((*DIST.glob("*.tar.xz"), *DIST.glob("*.deb")))


def megabytes(built: Path) -> float:
    """Return the size of a file, or of all files in a folder."""
    files = [built, *built.rglob("*")]
    return sum(file.lstat().st_size for file in files if file.is_file() and not file.is_symlink()) / 1e6


def make_ready() -> None:
    """Make .venv if it is missing or broken, and install what is asked for if that has changed since."""
    stamp = VENV / "installed"
    asked = ((ROOT / "pyproject.toml").read_bytes(), (LOCKS / "dev.txt").read_bytes())
    wanted = hashlib.sha256(b"".join(asked)).hexdigest()
    python = program("python")
    if not works(python):
        make_venv(VENV)
    if not stamp.exists() or stamp.read_text() != wanted:
        print("Installing what the game needs (once, a minute or two) ...", flush=True)
        pip_pinned(python, "dev")
        pip(python, "install", "--quiet", *AS_IT_IS, "--editable", str(ROOT))
        stamp.write_text(wanted)


def make_venv(folder: Path, *how: str) -> None:
    """Make an environment in that folder, whatever stood there before."""
    if not can_make_venv():
        raise GiveUp("This Python cannot make environments: install its venv module (Debian: python3-venv).")
    if run(sys.executable, "-m", "venv", "--clear", *how, str(folder)) != 0:
        raise GiveUp(f"No environment could be made in {folder}: remove that folder and try again.")


def can_make_venv() -> bool:
    """Return whether this Python has what makes environments, which Debian has in a package of its own."""
    importlib.invalidate_caches()
    return importlib.util.find_spec("ensurepip") is not None


def pip(python: str, *arguments: str, into: str | None = None) -> None:
    """Call pip, and again if it failed, as networks do now and then. `into` is a Python that has no pip of its own."""
    where = ("--python", into) if into else ()
    patient = ("--disable-pip-version-check", "--retries", "5", "--timeout", "60")
    for pause in (5, 20, None):
        if run(python, "-m", "pip", *where, *arguments, *patient) == 0:
            return
        if pause is not None:
            time.sleep(pause)
    raise GiveUp(f"pip {arguments[0]} failed three times; its last lines say why. Is there a network?")


def pip_pinned(python: str, lock: str, into: str | None = None) -> None:
    """Install exactly the files that build/lock.py has seen; they are compiled when they are used first."""
    pinned = ("--require-hashes", "--requirement", str(LOCKS / f"{lock}.txt"))
    pip(python, "install", "--quiet", "--no-compile", *pinned, into=into)


def install_debian_packages() -> str:
    """Install what tests call, on a Debian of CI's own, and return what apt says.

    Elsewhere the tests of a real window name the tool that they miss.
    """
    missing = sorted({packed for tool, packed in SCREEN_TOOLS.items() if shutil.which(tool) is None})
    if not can_make_venv():
        missing.append("python3-venv")
    if shutil.which("cc") is None or not Path(sysconfig.get_path("include"), "Python.h").exists():
        missing += COMPILER
    apt = shutil.which("apt-get")
    if not missing or apt is None:
        return ""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    retrying = (*as_root(), apt, "-qq", "-o", "Acquire::Retries=5")
    _, updating = apart(*retrying, "update", env=quiet)
    _, installing = apart(*retrying, "install", "-y", "--no-install-recommends", *missing, env=quiet)
    return updating + installing


def as_root() -> tuple[str, ...]:
    """Return what to put before a command that only root may run; without sudo it says itself that it may not."""
    if os.geteuid() == 0 or shutil.which("sudo") is None:
        return ()
    return ("sudo", "--non-interactive", "--preserve-env=DEBIAN_FRONTEND")


def on_ci() -> bool:
    """Return whether nobody watches: CI=true in the environment, as everywhere."""
    return os.environ.get("CI", "").lower() in {"1", "true"}


def program(name: str) -> str:
    """Return the path of a program in .venv."""
    return str(VENV / PROGRAMS / name)


def works(python: str) -> bool:
    """Return False for an environment that is missing, or whose Python was moved away or is too old."""
    ask = f"import sys, pip; sys.exit(sys.version_info < {OLDEST})"
    try:
        return subprocess.run([python, "-c", ask], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def check_all() -> list[str]:
    """Run the checks side by side, show them one after another, and return those that failed."""
    failed = []
    with ThreadPoolExecutor(len(CHECKS)) as threads:
        for check, (status, seconds, reported) in zip(CHECKS, threads.map(checked, CHECKS), strict=True):
            how = "ok" if status == 0 else "FAILED"
            print(f"\n── {' '.join(check)}\n{reported}   {how} in {seconds:.1f} s", flush=True)
            failed += [" ".join(check)] if status else []
    return failed


def checked(check: Sequence[str]) -> tuple[int, float, str]:
    """Run a check and return its exit status, seconds and output."""
    start = time.monotonic()
    status, reported = apart(program(check[0]), *check[1:], env=compiling())
    return status, time.monotonic() - start, reported


def compiling() -> dict[str, str]:
    """Return the environment with UTF-8 everywhere, and without the wish that Python keep nothing compiled.

    With that wish every program that a test starts would compile the whole game.
    """
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONUTF8": "1"}


def apart(*command: str, env: dict[str, str] | None = None) -> tuple[int, str]:
    """Run a command beside others and return its exit status and output."""
    with tempfile.TemporaryFile() as reported:
        status = run(*command, env=env, output=reported)
        reported.seek(0)
        return status, reported.read().decode(errors="replace")


def run(
    *command: str, cwd: Path = ROOT, env: dict[str, str] | None = None, output: IO[bytes] | None = None
) -> int:
    """Run a command and return its exit status; nothing here ever reads from a person.

    No command finds another copy of the game by PYTHONPATH, which would be packed in part."""
    known = {name: value for name, value in (env or os.environ).items() if name != "PYTHONPATH"}
    try:
        done = subprocess.run(
            command, cwd=cwd, env=known, stdin=subprocess.DEVNULL, stdout=output, stderr=output, check=False
        )
    except OSError as problem:
        raise GiveUp(f"{command[0]} cannot be run: {problem.strerror}.") from problem
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
