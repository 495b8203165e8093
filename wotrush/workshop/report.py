"""`--report`: pages with charts. They need a library that draws charts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from wotrush.ai.observer import ReportWriter, Simulated
from wotrush.ai.simulate import Plan
from wotrush.workshop.output import in_command, writing_page
from wotrush.workshop.rarely_installed import load_with


def report_writer(plan: Plan) -> ReportWriter:
    """Return the function that writes the page of this game."""
    if plan.entry.report is None:
        raise click.UsageError(f"The game {plan.game!r} has no report about its cards: leave --report out.")
    write: ReportWriter = needing_charts(plan.entry.report)
    return write


def needing_charts(path: str) -> Any:
    """Import `module:name`, or raise one sentence if the library for charts is not installed."""
    return load_with("matplotlib", path, "--report draws its charts")


def write_page(write: ReportWriter, plan: Plan, figures: dict[str, Any], file: Path) -> None:
    """Write the page and its charts, and print where they are."""
    simulated = Simulated(
        _command(plan, file),
        plan.agents,
        plan.seed,
        figures["games"],
        figures["errors"],
        figures["unfinished"],
    )
    with writing_page(file):
        write(simulated, figures["observed"]["balance"], file)


def _command(plan: Plan, file: Path) -> str:
    """Return the command that writes this page again, without the number of jobs, which changes nothing."""
    players = [str(variant["players"]) for variant in plan.variants if "players" in variant]
    return " ".join(
        [
            "python -m wotrush simulate",
            f"--seats {','.join(plan.agents)}",
            *([f"--players {','.join(players)}"] if players else []),
            f"--games {plan.games} --seed {plan.seed}",
            f"--report {in_command(file)}",
        ]
    )
