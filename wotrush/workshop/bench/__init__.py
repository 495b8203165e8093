"""`bench`: measures rules, screen, opponents and start, and compares them with their targets."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Column, Table

from wotrush.workshop.bench.contents import BenchContents
from wotrush.workshop.bench.engine import compiled, engine, engines
from wotrush.workshop.bench.machine import machine
from wotrush.workshop.bench.packaged import bundle
from wotrush.workshop.bench.peers import missing_peers, peers
from wotrush.workshop.bench.start import first_start_ms, start_figures
from wotrush.workshop.bench.target import Judged, amount, flat, judged
from wotrush.workshop.offscreen import draw_offscreen
from wotrush.workshop.output import try_to_write, write_json, writing_page
from wotrush.workshop.report import needing_charts

PAGE = "wotrush.workshop.bench.report.page:write_page"


def bench_all(contents: BenchContents, result: Path | None, seconds: float, report: Path | None) -> None:
    """Print all figures of a game, and write them if a file is given."""
    # Before anything is measured, so that a missing library shows at once.
    write_page = needing_charts(PAGE) if report else None
    for target in (result, report):
        try_to_write(target)
    figures = measured(contents, seconds)
    _print(figures, contents)
    write_json(result, figures)
    if report and write_page:
        with writing_page(report):
            write_page(contents, figures, report)


def bench_rules(contents: BenchContents, seconds: float) -> None:
    """Measure what is compiled in the packaged game. The packaged game runs this on itself."""
    draw_offscreen()
    from wotrush.workshop.bench.opponents import measured as opponent

    game, slowest = contents.game, contents.slowest
    rules = engine(game, 2, seconds)
    thinking = opponent(game, slowest, seconds * contents.opponents[slowest])
    click.echo(json.dumps({"compiled": compiled(game), "engine": rules, slowest: thinking}))


def measured(contents: BenchContents, seconds: float) -> dict[str, Any]:
    """Return all figures. Most of them are measured for `seconds`."""
    figures: dict[str, Any] = {"machine": machine(), **_engines(contents, seconds)}
    if found := peers(seconds):
        figures["peers"] = found
    draw_offscreen()
    from wotrush.workshop.bench.journals import journals
    from wotrush.workshop.bench.opponents import opponents
    from wotrush.workshop.bench.screen import language as bench_language
    from wotrush.workshop.bench.screen import loop as bench_loop
    from wotrush.workshop.bench.screen import scenes as bench_scenes

    _say("the drawing")
    figures["scenes"], figures["pictures_mb"] = bench_scenes.measure_scenes(contents, seconds)
    figures["faces_ready_ms"] = bench_scenes.faces_ready_ms(contents)
    figures["face_load_ms"] = bench_scenes.face_load_ms(contents)
    with bench_scenes.offscreen() as face_cache:
        figures["language_switch_ms"] = bench_language.language_switch_ms(contents, face_cache)
    _say("the loop")
    figures["thinking_interval_p99_ms"] = bench_loop.thinking_interval_p99_ms(contents, seconds)
    figures["still_cpu_percent"] = bench_loop.still_cpu_percent(contents, seconds)
    _say("games kept")
    figures["journal"] = journals(contents.game)
    _say("the opponents")
    figures["opponents"] = opponents(contents, seconds)
    _say("the start")
    figures |= start_figures()
    figures["first_start_ms"] = first_start_ms()
    if packaged := bundle(contents, seconds):
        figures["bundle"] = packaged
    figures["rss_mb"] = rss_mb()
    return figures


def _engines(contents: BenchContents, seconds: float) -> dict[str, Any]:
    """Measure the rules with the fewest players, and under other keys with more players and of other games."""
    _say("the rules")
    fewest, *more = contents.players
    wanted = {"engine": (contents.game, fewest)}
    wanted |= {f"engine_{players}": (contents.game, players) for players in more}
    own = list(wanted)
    wanted |= {f"engine_{other}": (other, fewest) for other in contents.beside}
    figures: dict[str, Any] = dict(engines(wanted, seconds))
    for other in contents.beside:
        for name in own:
            share = figures[name]["decisions_s"] / figures[f"engine_{other}"]["decisions_s"]
            figures[name][f"of_{other}"] = round(share, 2)
    return figures


def rss_mb() -> float | None:
    """Return the peak memory of this process, with every scene drawn. Windows does not report it."""
    try:
        import resource
    except ImportError:
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return round(peak / unit, 1)


def _say(what: str) -> None:
    """Print a plain line: a moving progress bar would take time from what is measured."""
    click.echo(f"Measuring {what} ...", err=True)


def _print(figures: dict[str, Any], contents: BenchContents) -> None:
    """Print figures, those with targets first."""
    with_target = judged(figures, contents.targets)
    found, wanted = Column("Measured", max_width=14), Column("Target", max_width=16)
    table = Table("Figure", found, wanted, "", show_edge=False)
    for one in with_target:
        table.add_row(*_row(one), style="" if one.met else "bold red")
    table.add_section()
    known = {one.target.figure for one in with_target}
    for name, value in flat(figures):
        if name not in known:
            table.add_row(name, amount(value, "") if value is not None else "unknown", "", "")
    Console().print(table)
    if names := missing_peers():
        click.echo(f'Not compared with {" and ".join(names)}: pip install ".[bench]" brings them.')
    if "bundle" not in figures:
        click.echo("Nothing is said of the packaged game: python dev.py package builds it.")


def _row(one: Judged) -> tuple[str, str, str, str]:
    return one.target.what, one.found, one.target.wanted, "met" if one.met else "missed"
