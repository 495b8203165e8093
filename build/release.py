"""A release by one command: `python dev.py release VERSION`. All of it or nothing; what is made is pushed by hand.

The version stands in `wotrush/__init__.py` and nowhere else.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CHANGELOG, PLACE, SAVES = "CHANGELOG.md", "wotrush/__init__.py", "tests/golden/saves"
SUMS = "SHA256SUMS"
VERSION = re.compile(r'^__version__ = "(\d+\.\d+\.\d+)"$', re.M)
UNRELEASED = re.compile(r"^## \[Unreleased\]\n(?P<news>.*?)(?=^## \[|\Z)", re.M | re.S)


class Stopped(Exception):
    """Raised when the release cannot go on; the message says why and what to do."""


@dataclass(frozen=True)
class Works:
    """What takes minutes; each says whether it went well."""

    test: Callable[[], bool]
    keep_save: Callable[[str], bool]
    package: Callable[[], bool]


@dataclass(frozen=True)
class Release:
    """One version to be, in the checkout at `root`."""

    version: str
    root: Path
    today: date
    works: Works

    def steps(self) -> list[tuple[str, Callable[[], None]]]:
        """Return what is done, in its order; the first `CHECKS` steps change nothing."""
        save = f"{SAVES}/{self.version}"
        return [
            (
                f"check that {self.version} is a new version and {CHANGELOG} says what is new",
                self.check_version,
            ),
            ("check that everything is committed", self.check_tree),
            (
                "run all tests, and try the package as it is released: python dev.py test",
                lambda: _must(self.works.test(), "The tests fail: mend them."),
            ),
            (f"write {self.version} into {PLACE}", self.set_version),
            (f"move what is unreleased in {CHANGELOG} under {self.version} - {self.today}", self.date_news),
            (f"keep a saved game in {save}", self.keep_save),
            ("build wheel and packages into dist/: python dev.py package --compiled", self.package),
            (f"write their sums into dist/{SUMS}", self.write_sums),
            (f"commit, and tag as v{self.version}", self.commit),
        ]

    def run(self, say: Callable[[str], None]) -> None:
        """Take step by step. Raises Stopped if one fails; the checkout is then as it was before."""
        for number, (what, do) in enumerate(self.steps(), start=1):
            say(f"{number}. {what}")
            try:
                do()
            except BaseException:
                if number > CHECKS:
                    self.take_back()
                raise
        say(f"Done. To publish it: git push origin HEAD v{self.version}, and upload what dist/{SUMS} lists.")

    # Checks

    def check_version(self) -> None:
        if not re.fullmatch(r"\d+\.\d+\.\d+", self.version):
            raise Stopped(f'"{self.version}" is no version: it has three numbers, as 1.2.3.')
        if f"v{self.version}" in self.git("tag", "--list").split():
            raise Stopped(f"{self.version} is released already: there is a tag v{self.version}.")
        if _numbers(self.version) < _numbers(now := self.current()):
            raise Stopped(f"{self.version} is older than {now}, which {PLACE} names: choose a later one.")
        if f"## [{self.version}]" in self.text(CHANGELOG):
            raise Stopped(f"{CHANGELOG} has {self.version} already: choose a later version.")
        if not self.news().group("news").strip():
            raise Stopped(f"{CHANGELOG} has nothing under [Unreleased]: write down what is new.")

    def check_tree(self) -> None:
        if changed := self.git("status", "--porcelain").splitlines():
            raise Stopped(f"Not everything is committed, as {changed[0][3:]}: commit it or take it back.")

    # Changes

    def set_version(self) -> None:
        self.write(PLACE, VERSION.sub(f'__version__ = "{self.version}"', self.text(PLACE)))

    def date_news(self) -> None:
        text, news = self.text(CHANGELOG), self.news()
        heading = f"## [Unreleased]\n\n## [{self.version}] - {self.today}\n"
        self.write(CHANGELOG, text[: news.start()] + heading + news.group("news") + text[news.end() :])

    def keep_save(self) -> None:
        _must(self.works.keep_save(self.version), "No game could be kept; the last lines say why.")

    def package(self) -> None:
        _must(self.works.package(), "The packages could not be built; the last lines say why.")

    def write_sums(self) -> None:
        """Write the checksums in the form that `sha256sum --check` reads."""
        dist = self.root / "dist"
        built = sorted(file for file in dist.glob(f"*{self.version}*") if file.is_file())
        if not built:
            raise Stopped(f"dist/ has no file of {self.version}: python dev.py package built none.")
        sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in built]
        (dist / SUMS).write_text("".join(sums), encoding="utf-8", newline="\n")

    def commit(self) -> None:
        self.git("add", PLACE, CHANGELOG, f"{SAVES}/{self.version}")
        self.git("commit", "--quiet", "--message", f"Release {self.version}")
        try:
            self.git("tag", "--annotate", f"v{self.version}", "--message", f"Version {self.version}")
        except Stopped:
            self.git("reset", "--quiet", "--soft", "HEAD~1")
            raise

    def take_back(self) -> None:
        """Undo all changes: what they touch was clean before, so everything that differs is ours."""
        if (save := self.root / SAVES / self.version).exists():
            shutil.rmtree(save)
        self.git("reset", "--quiet", "--", PLACE, CHANGELOG, SAVES)
        self.git("checkout", "--quiet", "--", PLACE, CHANGELOG, SAVES)

    # Reading and writing

    def current(self) -> str:
        found = VERSION.search(self.text(PLACE))
        if found is None:
            raise Stopped(f'{PLACE} names no version: it needs a line __version__ = "1.2.3".')
        return found[1]

    def news(self) -> re.Match[str]:
        found = UNRELEASED.search(self.text(CHANGELOG))
        if found is None:
            raise Stopped(f"{CHANGELOG} has no heading ## [Unreleased].")
        return found

    def text(self, name: str) -> str:
        return (self.root / name).read_text(encoding="utf-8")

    def write(self, name: str, text: str) -> None:
        (self.root / name).write_text(text, encoding="utf-8", newline="\n")

    def git(self, *words: str) -> str:
        done = subprocess.run(["git", *words], cwd=self.root, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Stopped(f"git {words[0]} failed: {done.stderr.strip()}")
        return done.stdout


CHECKS = 3
"""How many steps, the first ones, change nothing."""


def _must(went_well: bool, otherwise: str) -> None:
    if not went_well:
        raise Stopped(otherwise)


def _numbers(version: str) -> list[int]:
    return [int(number) for number in version.split(".")]


def main(arguments: list[str]) -> int:
    """Release, or say how; return the exit status: 0 when released or possible, 1 when stopped."""
    parser = argparse.ArgumentParser(prog="dev.py release", description=__doc__)
    parser.add_argument("version", help="the version to be, as 1.2.3")
    parser.add_argument("--dry-run", action="store_true", help="say what would be done, and do nothing")
    chosen = parser.parse_args(arguments)
    release = Release(chosen.version, ROOT, date.today(), real_works())
    try:
        if chosen.dry_run:
            release.check_version()
            for number, (what, _) in enumerate(release.steps(), start=1):
                print(f"{number}. {what}")
            release.check_tree()
        else:
            release.run(lambda line: print(f"\n── {line}", flush=True))
    except Stopped as problem:
        print(f"release: {problem} Nothing was released, and nothing is changed.", file=sys.stderr)
        return 1
    return 0


def real_works() -> Works:
    def done(*words: str) -> bool:
        return subprocess.run([sys.executable, *words], cwd=ROOT, check=False).returncode == 0

    return Works(
        # The package that a usual run tries has the compiled rules of one game only.
        test=lambda: (
            done("dev.py", "test") and done("-m", "pytest", "-m", "shipped and long", "tests/bundle")
        ),
        keep_save=lambda version: done("tests/golden/released.py", version),
        package=lambda: done("dev.py", "package", "--compiled"),
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
