"""Compiles the rules and opponents of the packaged game: `python build/compiled.py SITE INTO [BELOW]`, run by `dev.py package`.

SITE holds the package `wotrush`. INTO gets a library for each of `MODULES`, lying there as its source lies in SITE, and one
that they share; BELOW, e.g. wotrush.model.rush, leaves out all others. It needs mypyc, which comes with mypy, and a C
compiler; the libraries fit the Python that runs this.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from sysconfig import get_path
from tempfile import TemporaryDirectory

import setuptools  # type: ignore[import-untyped]  # First: it brings the distutils that newer Pythons lack.
from mypyc.build import mypycify

from distutils.ccompiler import new_compiler  # isort: skip
from distutils.errors import CCompilerError, DistutilsError  # isort: skip
from distutils.sysconfig import customize_compiler  # isort: skip

MODULES = (
    "wotrush.model.rng",
    "wotrush.model.rush.turn.abilities",
    "wotrush.model.rush.view.alike",
    "wotrush.model.rush.turn.assault",
    "wotrush.model.rush.cards",
    "wotrush.model.rush.catalogue",
    "wotrush.model.rush.game",
    "wotrush.model.rush.turn.defence",
    "wotrush.model.rush.turn.purchase",
    "wotrush.model.rush.scoring",
    "wotrush.model.rush.setup",
    "wotrush.model.rush.turn.siege",
    "wotrush.model.rush.state",
    "wotrush.model.rush.turn.phases",
    "wotrush.model.rush.worlds",
    "wotrush.model.rush.zones",
    "wotrush.model.hunter.cards.catalogue",
    "wotrush.model.hunter.cards.words",
    "wotrush.model.hunter.chance",
    "wotrush.model.hunter.combat.attack",
    "wotrush.model.hunter.combat.counter",
    "wotrush.model.hunter.combat.declaring",
    "wotrush.model.hunter.combat.possible",
    "wotrush.model.hunter.combat.spying",
    "wotrush.model.hunter.combat.strike",
    "wotrush.model.hunter.combat.windows",
    "wotrush.model.hunter.frames",
    "wotrush.model.hunter.game",
    "wotrush.model.hunter.hands",
    "wotrush.model.hunter.plays.abilities",
    "wotrush.model.hunter.plays.air",
    "wotrush.model.hunter.plays.drawing",
    "wotrush.model.hunter.plays.effects",
    "wotrush.model.hunter.plays.evading",
    "wotrush.model.hunter.plays.modifiers",
    "wotrush.model.hunter.plays.playable",
    "wotrush.model.hunter.plays.procedure",
    "wotrush.model.hunter.plays.reactions",
    "wotrush.model.hunter.plays.red",
    "wotrush.model.hunter.plays.supply",
    "wotrush.model.hunter.scoring",
    "wotrush.model.hunter.setup",
    "wotrush.model.hunter.state",
    "wotrush.model.hunter.turn",
    "wotrush.model.hunter.units",
    "wotrush.ai.rush.ace",
    "wotrush.ai.rush.value.course",
    "wotrush.ai.rush.value.judge",
    "wotrush.ai.rush.value.network",
    "wotrush.ai.rush.search.outlooks",
    "wotrush.ai.rush.search.planner",
    "wotrush.ai.rush.search.playout",
    "wotrush.ai.rush.value.printed",
    "wotrush.ai.rush.value.features",
    "wotrush.ai.rush.value.squads",
    "wotrush.ai.rush.styles",
    "wotrush.ai.rush.veteran",
)
"""Where a game's and a search's time goes. Left out: actions and observations, which are made faster by the slots of plain
dataclasses and travel between processes; and what pydantic makes, which has to be a class of Python."""

OPTIMIZED = "1"
"""gcc needs half as long again for -O3, and the rules gain a twentieth by it."""
NO_COMPILER = 3
"""The exit status that says that there is none: whether a plain game will do is for others to decide."""


def main(site: Path, into: Path, below: str = "") -> int:
    """Compile the modules of the package in `site`; return the exit status, 0 when they are."""
    into, started = into.resolve(), Path.cwd()
    with TemporaryDirectory(prefix="wotrush-") as scratch:
        if not has_compiler(Path(scratch)):
            return NO_COMPILER
        os.chdir(site)  # mypyc names modules by their paths from here.
        try:
            compile_modules(into, Path(scratch), below)
        finally:
            os.chdir(started)
    return 0


def has_compiler(scratch: Path) -> bool:
    """Return whether a C compiler finds the headers of Python too, which many systems have in a package of their own."""
    source = scratch / "empty.c"
    source.write_text("#include <Python.h>\n")
    compiler = new_compiler()
    customize_compiler(compiler)
    try:
        compiler.compile([str(source)], output_dir=str(scratch / "empty"), include_dirs=[get_path("include")])
    except (CCompilerError, DistutilsError):
        return False
    return True


def compile_modules(into: Path, scratch: Path, below: str) -> None:
    """Compile the modules. Raises SystemExit with what is wrong, in the words of mypyc or of the C compiler."""
    sources = [name.replace(".", "/") + ".py" for name in MODULES if name.startswith(below)]
    mypy = ["--config-file=", f"--cache-dir={scratch / 'mypy'}", "--follow-imports=silent"]
    libraries = mypycify(
        [*mypy, *sources],
        group_name="wotrush",
        opt_level=OPTIMIZED,
        debug_level="0",
        target_dir=str(scratch / "c"),
    )
    if os.name != "nt":
        for library in libraries:
            # On some processors C would round a product and a sum once, Python twice: other moves out of the same seed.
            library.extra_compile_args.append("-ffp-contract=off")
    places = ["--build-lib", str(into), "--build-temp", str(scratch / "objects")]
    setuptools.setup(
        name="wotrush",
        packages=[],
        ext_modules=libraries,
        script_args=["--quiet", "build_ext", *places],
    )


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:]))
