"""`dev.py test` must run every check and fail when any of them fails; nothing is installed or built here."""

import ast
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event
from types import ModuleType
from zipfile import ZipFile

import pytest

import dev as dev_script
from tests.systems import POSIX

ROOT = Path(dev_script.__file__).parent
COMPILED = ROOT / "build" / "compiled.py"


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Collect the commands that would have run, by the last part of their program's path."""
    seen: list[list[str]] = []

    def run(*command: str, **_: object) -> int:
        seen.append([Path(command[0]).name, *command[1:]])
        return 0

    monkeypatch.setattr(dev_script, "run", run)
    monkeypatch.setattr(dev_script, "make_ready", lambda: None)
    monkeypatch.setattr(dev_script, "on_ci", lambda: False)
    return seen


@pytest.fixture
def dev() -> ModuleType:
    return dev_script


def fail(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Let one of the commands fail and the others pass."""
    passing = dev_script.run
    monkeypatch.setattr(
        dev_script,
        "run",
        lambda *command, **rest: int(passing(*command, **rest) or Path(command[0]).name == name),
    )


def test_everything_runs_and_pytest_comes_last(dev: ModuleType, calls: list[list[str]]) -> None:
    assert dev.test_all(long=False) == 0
    checks = ["lint-imports", "mypy", "pytest", "python", "ruff", "ruff"]
    assert sorted(call[0] for call in calls[:6]) == checks
    assert calls[6][0] == "pytest"
    assert calls[-1][-2:] == ["-m", "not long"], "what ships is built and tried as well"


@pytest.mark.parametrize("name", ["ruff", "mypy", "lint-imports", "python", "pytest"])
def test_one_failure_fails_the_whole_and_stops_nothing(
    dev: ModuleType, calls: list[list[str]], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    fail(monkeypatch, name)
    assert dev.test_all(long=False) == 1
    assert len(calls) == 7


def test_debian_packages_are_installed_while_the_checks_run(
    dev: ModuleType,
    calls: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    checking = Event()

    def check_all() -> list[str]:
        checking.set()
        return []

    monkeypatch.setattr(dev, "on_ci", lambda: True)
    monkeypatch.setattr(dev, "check_all", check_all)
    monkeypatch.setattr(dev, "install_debian_packages", lambda: f"beside them: {checking.wait(30)}\n")
    assert dev.test_all(long=False) == 0
    assert "beside them: True\n" in capsys.readouterr().out
    assert calls[0][0] == "pytest", "and before the tests"


def test_a_python_without_its_venv_module_gets_it_first(
    dev: ModuleType, calls: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def install_debian_packages() -> str:
        calls.append(["apt-get"])
        return ""

    monkeypatch.setattr(dev, "on_ci", lambda: True)
    monkeypatch.setattr(dev, "can_make_venv", lambda: False)
    monkeypatch.setattr(dev, "install_debian_packages", install_debian_packages)
    monkeypatch.setattr(dev, "make_ready", lambda: calls.append(["venv"]))
    dev.test_all(long=False)
    assert [call[0] for call in calls[:2]] == ["apt-get", "venv"]


def test_programs_that_tests_start_are_compiled_once(
    dev: ModuleType, calls: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    environments: list[dict[str, str]] = []

    def run(*command: str, env: dict[str, str] | None = None, **_: object) -> int:
        environments.append(env or {})
        return 0

    monkeypatch.setattr(dev, "run", run)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    dev.test_all(long=False)
    assert all("PATH" in environment for environment in environments)
    assert not any("PYTHONDONTWRITEBYTECODE" in environment for environment in environments)


def test_long_adds_the_long_tests_to_the_same_run(dev: ModuleType, calls: list[list[str]]) -> None:
    dev.test_all(long=True)
    assert calls[-3][-2:] == ["-m", "long or not long"]
    assert calls[-2][:4] == ["python", "-m", "tests.covered", "--rest"]
    assert calls[-1][:3] == ["python", "-m", "tests.proofs"]


@pytest.mark.parametrize("name", ["tests.covered", "tests.proofs"])
def test_what_is_longer_can_fail_the_whole_too(
    dev: ModuleType, calls: list[list[str]], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    passing = dev.run
    monkeypatch.setattr(
        dev, "run", lambda *command, **rest: int(passing(*command, **rest) or name in command)
    )
    assert dev.test_all(long=True) == 1
    assert calls[-1][:3] == ["python", "-m", "tests.proofs"], "and stops nothing"


def test_mutants_are_tried_in_an_environment_of_their_own(
    dev: ModuleType, calls: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "works", lambda python: "mutants" in python)
    assert dev.mutate(["--sample", "9"]) == 0
    assert any(part.endswith("mutants.txt") for part in calls[0])
    assert calls[-1] == ["python", "-m", "tests.mutants", "--sample", "9"]


def test_pip_is_patient(dev: ModuleType, calls: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr("time.sleep", pauses.append)
    fail(monkeypatch, "python")
    with pytest.raises(dev.GiveUp, match="pip install failed three times"):
        dev.pip("python", "install", "nothing")
    assert len(calls) == 3
    assert pauses == [5, 20]


def test_an_old_python_is_told_so(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    assert dev.main() == 2
    assert "needs Python 3.11 or newer" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["play", "test", "mutate", "package", "texts", "release"])
@pytest.mark.parametrize("word", ["--help", "--no-such-option"])
def test_help_and_wrong_use_run_and_install_nothing(
    command: str,
    word: str,
    dev: ModuleType,
    calls: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(dev, "make_ready", lambda: calls.append(["installing"]))
    monkeypatch.setattr(sys, "argv", ["dev.py", command, word])
    with pytest.raises(SystemExit) as ended:
        dev.main()
    assert ended.value.code == (0 if word == "--help" else 2)
    assert f"usage: dev.py {command}" in capsys.readouterr().out or word != "--help"
    assert calls == []


@pytest.mark.parametrize(
    ("words", "passed"),
    [
        (
            ["mutate", "--game", "hunter", "--sample", "9"],
            ["-m", "tests.mutants", "--game", "hunter", "--sample", "9"],
        ),
        (["release", "1.2.3", "--dry-run"], ["build/release.py", "1.2.3", "--dry-run"]),
    ],
)
def test_what_a_command_is_asked_is_passed_on(
    words: list[str],
    passed: list[str],
    dev: ModuleType,
    calls: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "argv", ["dev.py", *words])
    monkeypatch.setattr(dev, "works", lambda python: True)
    assert dev.main() == 0
    assert calls[-1] == ["python", *passed]


def test_a_terminal_that_holds_few_letters_breaks_nothing() -> None:
    """As Windows writes into a file, and on CI."""
    ask = "import sys, dev; dev.test_all = lambda long: print('── pytest'); sys.argv = ['dev.py', 'test']; dev.main()"
    done = subprocess.run(
        [sys.executable, "-c", ask],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "cp1252"},
        capture_output=True,
        check=False,
    )
    assert done.stdout.split() == [b"??", b"pytest"], done.stderr


def test_an_unknown_command_is_wrong_use() -> None:
    done = subprocess.run(
        [sys.executable, dev_script.__file__, "dance"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "invalid choice: 'dance'" in done.stderr


def test_checks_are_shown_in_order_and_those_that_failed_are_named(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    slow, wrong = "import time; time.sleep(0.3); print('fine')", "raise SystemExit('not so')"
    monkeypatch.setattr(dev, "CHECKS", (("python", "-c", slow), ("python", "-c", wrong)))
    assert dev.check_all() == [f"python -c {wrong}"]
    reported = capfd.readouterr().out
    assert reported.index("fine\n   ok in") < reported.index("not so\n   FAILED in")


# -- compiling for packaged games


@pytest.fixture(name="compiling")
def _compiling(dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., str]:
    """Pretend to compile a wheel with that exit status, and return the message."""
    wheel = tmp_path / "game-1.0-py3-none-any.whl"
    with ZipFile(wheel, "w") as packed:
        packed.writestr("wotrush/__init__.py", "")

    def compiling(status: int, must: bool = False) -> str:
        monkeypatch.setattr(dev, "run", lambda *command, **_: status)
        return dev_script.compile_rules(wheel, tmp_path / "compiled", must)

    return compiling


def test_without_a_compiler_the_package_is_plain_and_says_so(compiling: Callable[..., str]) -> None:
    reported = compiling(dev_script.NO_COMPILER)
    assert reported.startswith("Its rules and opponents are plain Python")
    assert reported.endswith(
        "there is no C compiler with Python's headers (Debian: gcc libc6-dev python3-dev).\n"
    )
    assert compiling(0) == ""


def test_no_release_is_plain(compiling: Callable[..., str]) -> None:
    with pytest.raises(dev_script.GiveUp, match="cannot be compiled: there is no C compiler"):
        compiling(dev_script.NO_COMPILER, must=True)
    release = (ROOT / "build" / "release.py").read_text("utf-8")
    assert '"dev.py", "package", "--compiled"' in release


def test_rules_that_do_not_compile_are_a_failure(compiling: Callable[..., str]) -> None:
    with pytest.raises(dev_script.GiveUp, match="could not be compiled; the last lines say why"):
        compiling(1)


@POSIX
def test_a_missing_compiler_is_noticed_before_anything_is_compiled(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(COMPILED), str(ROOT), str(tmp_path / "into")],
        env={**os.environ, "CC": str(tmp_path / "no-such-compiler")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (dev_script.NO_COMPILER, "")
    assert not (tmp_path / "into").exists()


def test_what_is_compiled_is_there() -> None:
    """The package would report a missing module too, but only after minutes."""
    (names,) = (
        ast.literal_eval(line.value)
        for line in ast.parse(COMPILED.read_text("utf-8")).body
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "MODULES"
    )
    assert [name for name in names if not (ROOT / f"{name.replace('.', '/')}.py").exists()] == []
