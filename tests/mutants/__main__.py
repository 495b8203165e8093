"""python -m tests.mutants: which small changes of the rules the tests notice. Stopped at any time, it can be resumed.

Needs mutmut, which `python dev.py mutate` installs into an environment of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

from tests.mutants.planted import plant
from tests.mutants.trying import PLAYED, SELECTION
from tests.proofs.sources import ROOT, digest_of
from wotrush.ai.tally import wilson_interval
from wotrush.games import DEFAULT_GAME

FOLDER = ROOT / ".proofs" / "mutants"
SURVIVED = ("nobody", "never called")


def main() -> int:
    """Return 0 however many mutants survive; a person has to look at them."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--game", choices=list(SELECTION), default=DEFAULT_GAME, help="whose rules")
    parser.add_argument("--sample", type=int, help="so many mutants, drawn over all files; all without")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--report", action="store_true", help="try nothing, tell what is known")
    chosen = parser.parse_args()
    os.chdir(ROOT)
    folder = FOLDER / chosen.game
    folder.mkdir(parents=True, exist_ok=True)
    tree, results = folder / "tree", folder / "results.jsonl"
    mutants = plant(ROOT, tree, chosen.game)
    names = sorted(mutants)
    if chosen.sample is not None:
        names = sorted(Random(chosen.seed).sample(names, min(chosen.sample, len(names))))
    tests = digest_of((*SELECTION[chosen.game], *PLAYED))
    known = read(results, mutants, tests)
    rest = [name for name in names if name not in known]
    print(f"{len(mutants)} mutants, {len(names)} chosen, {len(names) - len(rest)} known", flush=True)
    if rest and not chosen.report:
        try_all(chosen.game, rest, tree, results, mutants, tests)
        known = read(results, mutants, tests)
    print(reported(names, known))
    return 0


def try_all(
    game: str, names: list[str], tree: Path, results: Path, mutants: dict[str, str], tests: str
) -> None:
    """Try all mutants, and save every verdict as soon as it is known."""
    Random(0).shuffle(names)
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    command = [sys.executable, "-m", "tests.mutants.trying", game]
    with (
        subprocess.Popen(
            command, cwd=tree, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as trial,
        results.open("a", encoding="utf-8") as file,
    ):
        assert trial.stdin is not None
        assert trial.stdout is not None
        trial.stdin.write(json.dumps(names))
        trial.stdin.close()
        done: Counter[bool] = Counter()
        for line in trial.stdout:
            if not line.startswith("{"):
                continue
            verdict = json.loads(line)
            file.write(json.dumps({**verdict, "of": mutants[verdict["mutant"]], "asked": tests}) + "\n")
            file.flush()
            done[verdict["by"] in SURVIVED] += 1
            if done.total() % 20 == 0:
                print(f"{done.total()} of {len(names)} tried, {done[True]} survive", flush=True)


def read(results: Path, mutants: dict[str, str], tests: str) -> dict[str, str]:
    """Return who noticed each mutant. Survivors are tried again if tests have changed, every mutant if its function has."""
    known: dict[str, str] = {}
    if results.exists():
        for line in results.read_text(encoding="utf-8").splitlines():
            each = json.loads(line)
            same = mutants.get(each["mutant"]) == each["of"]
            if same and (each["by"] not in SURVIVED or each["asked"] == tests):
                known[each["mutant"]] = each["by"]
    return known


def reported(names: list[str], known: dict[str, str]) -> str:
    """Print the score with its interval, by file, and all survivors."""
    tried = [name for name in names if name in known]
    if not tried:
        return "None tried."
    survivors = [name for name in tried if known[name] in SURVIVED]
    caught = len(tried) - len(survivors)
    low, high = wilson_interval(caught, len(tried))
    lines = [f"{caught} of {len(tried)} caught: {caught / len(tried):.1%} ({low:.1%}–{high:.1%})"]
    for module in sorted({_module(name) for name in tried}):
        of_module = [name for name in tried if _module(name) == module]
        left = sum(_module(name) == module for name in survivors)
        lines.append(f"  {module}: {len(of_module) - left} of {len(of_module)}")
    lines += [f"survived ({known[name]}): {name}" for name in survivors]
    return "\n".join(lines)


def _module(name: str) -> str:
    return name.split(".")[3]


if __name__ == "__main__":
    sys.exit(main())
