"""The page about speed says what was measured, beside the targets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.systems import POSIX
from wotrush.workshop.bench import packaged
from wotrush.workshop.bench.contents import BenchContents
from wotrush.workshop.bench.report import page as pages
from wotrush.workshop.bench.report.names import SCENES, SIZES
from wotrush.workshop.bench.target import Judged, Target, amount, flat, judged
from wotrush.workshop.hunter.bench import HUNTER_BENCH
from wotrush.workshop.rush.bench.contents import RUSH_BENCH
from wotrush.workshop.rush.bench.targets import RUSH_TARGETS

RULES = {
    "turns_s": 0,
    "decisions_s": 138_000,
    "games_s": 421.9,
    "copy_us": 0,
    "observe_us": 5,
    "determinize_us": 9,
}


def measured(contents: BenchContents = RUSH_BENCH) -> dict[str, Any]:
    """Return figures exactly on target, with no packaged game built."""
    kinds = ("p50", "p95", "p99", "max", "first_p50")
    figures: dict[str, Any] = {
        "machine": {
            "date": "2026-11-22",
            "version": "1.0",
            "python": "3.11.7",
            "system": "Linux",
            "processor": "Abacus 3000",
            "cores": 2,
            "load": 0.5,
        },
        "engine": dict(RULES),
        **{f"engine_{players}": dict(RULES) for players in contents.players[1:]},
        **{f"engine_{other}": dict(RULES) for other in contents.beside},
        "peers": {"RLCard uno": {"decisions_s": 94_523, "games_s": 2_060.7}},
        "scenes": {f"{scene}@{size}": {"p50_ms": 2.0, "p99_ms": 3.0} for scene in SCENES for size in SIZES},
        "opponents": {
            level: {"decisions": 99, **{f"{kind}_ms": 7.0 for kind in kinds}} for level in contents.opponents
        },
        "journal": {"write_ms": 1.25, "read_ms": 0.2, "resume_ms": 20, "decisions": 134, "kb": 7.7},
        "rss_mb": None,
    }
    for target in contents.targets:
        *above, last = target.figure.split(" ")
        place = figures
        for key in above:
            place = place.setdefault(key, {})
        place[last] = target.bound
    del figures["bundle"]
    return figures


def test_a_bound_is_kept_by_who_just_reaches_it() -> None:
    most, least = Target("a", "", 4), Target("b", "", 40_000, at_least=True)
    assert (most.met(4), most.met(4.01)) == (True, False)
    assert (least.met(40_000), least.met(39_999)) == (True, False)
    assert (most.used(2), least.used(80_000)) == (0.5, 0.5)
    assert (most.wanted, least.wanted) == ("at most 4 ms", "at least 40,000 ms")


def test_the_rules_are_fast_enough_in_plain_python_or_compiled() -> None:
    def rules(**figures: Any) -> Judged:
        return judged({"engine": {"turns_s": 20_000}, **figures}, RUSH_TARGETS)[0]

    assert not rules().met
    assert (rules().found, rules().used) == ("20,000", 2)
    assert not rules(bundle={"times_plain": 1.9}).met
    fast = rules(bundle={"times_plain": 2.5})
    assert fast.met
    assert fast.used == 0.8
    assert fast.found == "20,000, 2.50 × compiled"
    assert fast.target.wanted == "at least 40,000 or 2 × compiled"
    assert rules(engine={"turns_s": 50_000}, bundle={"times_plain": 1}).met


def test_the_page_tells_what_is_compiled_in_the_packaged_game() -> None:
    figures = measured()
    assert "compiled as in" not in pages.page(RUSH_BENCH, figures, "speed.md", "")
    ace = {**figures["opponents"]["ace"], "p50_ms": 250.0}
    rules = {"turns_s": 47_299, "decisions_s": 149_206, "games_s": 460.4, "times_plain": 2.49}
    figures["bundle"] = {**rules, "ace": ace}
    text = pages.page(RUSH_BENCH, figures, "speed.md", "")
    assert "compiled as in the packaged game: 47,299 player turns a second, 2.49 times as many" in text
    assert "| World of Tanks: Rush, compiled | 149,206 | 460.4 | – | – | – |" in text
    assert "| ace, compiled | 99 | 250 |" in text


@POSIX
@pytest.mark.parametrize("packed", ["compiled", "plain", "older"])
def test_the_packaged_game_is_asked_how_fast_it_thinks(
    packed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reported = {"compiled": packed == "compiled", "engine": {"turns_s": 5_000}, "ace": {"p50_ms": 1}}
    program = tmp_path / "wotrush" / "wotrush"
    program.parent.mkdir()
    answer = "exit 2" if packed == "older" else f"echo '{json.dumps(reported)}'"
    program.write_text(
        f"#!/bin/sh\ntest $1 = --first-steps && echo shown && echo playable && exit\n{answer}\n"
    )
    program.chmod(0o755)
    monkeypatch.setattr(packaged, "DIST", tmp_path)
    monkeypatch.setattr(packaged, "engine", lambda game, players, seconds: {"turns_s": 2_000})
    figures = packaged.bundle(RUSH_BENCH, 0.1)
    assert figures is not None
    assert figures.get("times_plain") == (2.5 if packed == "compiled" else None)
    assert ("ace" in figures) == (packed == "compiled")


def test_only_what_was_measured_is_judged() -> None:
    found = judged(measured(), RUSH_TARGETS)
    assert all(one.met for one in found)
    assert len(found) == len(RUSH_TARGETS) - 4, "all but the packaged game's"
    assert {one.target.figure for one in found} <= {name for name, _ in flat(measured())}


def test_amounts_have_no_more_digits_than_tell_something() -> None:
    figures = [47_685.4, 766.2, 25.15, 3.17, 4.0, 0.043]
    assert [amount(value, "ms") for value in figures] == [
        "47,685 ms",
        "766 ms",
        "25.1 ms",
        "3.17 ms",
        "4 ms",
        "0.043 ms",
    ]


def test_the_page_has_each_target_with_its_verdict_and_every_chart(tmp_path: Path) -> None:
    figures = measured()
    figures["opponents"]["ace"]["p50_ms"] = 1_300.0
    file = tmp_path / "speed.md"
    pages.write_page(RUSH_BENCH, figures, file)
    text = file.read_text("utf-8")
    assert "| ace: a decision, median | at most 600 ms | 1,300 ms | ✗ **missed** |" in text
    assert (
        "| between frames while an opponent thinks, slowest percent | at most 25 ms | 25 ms | ✓ met |" in text
    )
    assert f"Targets missed: 1 of {len(RUSH_TARGETS) - 4}." in text
    assert "bench --report docs/speed.md" in text
    assert "| RLCard uno | 94,523 | 2,060.7 | – | – | – |" in text
    assert "The packaged game was not built where this was measured" in text
    shown = {line.partition("](")[2].rstrip(")") for line in text.splitlines() if line.startswith("![")}
    assert shown == {file.relative_to(tmp_path).as_posix() for file in tmp_path.glob("pictures/*.svg")}
    assert len(shown) == 4


def test_the_page_of_a_game_for_many_says_how_fast_its_rules_are_with_many_and_beside_others(
    tmp_path: Path,
) -> None:
    file = tmp_path / "speed.md"
    figures = measured(HUNTER_BENCH)
    figures["engine_8"]["of_rush"] = 0.42
    pages.write_page(HUNTER_BENCH, figures, file)
    text = file.read_text("utf-8")
    assert text.startswith("# Performance of Tank Hunter\n")
    assert "bench --game hunter --report docs/speed.md" in text
    for engine in ("Tank Hunter, 2 players", "Tank Hunter, 8 players", "World of Tanks: Rush"):
        assert f"| {engine} | 138,000 | 421.9 |" in text
    assert (
        "beside those of World of Tanks: Rush with two, measured in the same run: 0.52 with 2 players, 0.42 with 8"
        in text
    )
    assert "table of eight" in text
    assert "2 cores of Abacus 3000, no screen." in text
    assert len(list(tmp_path.glob("pictures/speed-*.svg"))) == 4
