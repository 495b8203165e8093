"""The commands as a person types them: what they accept, what they refuse and in which words."""

import json
import re
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from wotrush import __version__
from wotrush.ai.simulate import SimulationError
from wotrush.cli import cli
from wotrush.cli.check import SHARED

JOURNAL = Path(__file__).parents[1] / "golden" / "rush" / "two" / "journal.json"
HUNTER = ("--game", "hunter", "--seats", "recruit,random", "--games", "1")


def run(*words: str) -> Result:
    return CliRunner().invoke(cli, words)


def unsealed(journal: str) -> str:
    """Return the text of a journal without its checksum, which would no longer be right."""
    return json.dumps({key: value for key, value in json.loads(journal).items() if key != "checksum"})


def reported(result: Result) -> str:
    """Return its message without line breaks."""
    return " ".join(result.output.split())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate"], "Missing option '--seats'"),
        (["simulate", "--seats", "recruit"], "'recruit' must name 2 to 5 opponents, e.g. random,random."),
        (["simulate", "--seats", "a,b,c,d,e,f"], "must name 2 to 5 opponents"),
        (["simulate", "--seats", "random,"], "must name 2 to 5 opponents"),
        (["simulate", "--seats", "random,random", "--games", "0"], "0 is not in the range x>=1"),
        (["simulate", "--seats", "random,random", "--resume"], "--resume needs --json FILE"),
        (["replay", "nowhere.json"], "'nowhere.json' does not exist"),
        *(
            ([*words, str(Path("nowhere", "a.json"))], "There is no folder nowhere: make it, or name another")
            for words in (
                ["simulate", *HUNTER, "--json"],
                ["simulate", *HUNTER, "--journals"],
                ["bench", "--game", "hunter", "--json"],
                ["train", "--out"],
                ["shot", "title", "--game", "hunter", "--out"],
            )
        ),
        (["shot", "title"], "Missing option '--out'"),
        (
            ["shot", "title", "--out", "a.png", "--size", "big"],
            "in pixels, each from 100 to 9999, e.g. 1920x1080",
        ),
        (["shot", "title", "--out", "a.png", "--lang", "fr"], "'fr' is not one of 'de', 'en', 'it', 'pl'"),
        (["shot", "title", "--out", "a.png", "--players", "6"], "6 is not in the range 2<=x<=5"),
        (["shot", "title", "--out", "a.bmp"], "must end in .png"),
        (["shot", "moon", "--out", "a.png"], "The game 'rush' has no scene 'moon'; there are title,"),
        (
            ["shot", "squads", "--game", "hunter", "--out", "a.png"],
            "The game 'hunter' has no scene 'squads';",
        ),
        (["shot", "title", "--out", "a.png", "--scale", "300"], "300 is not in the range 75<=x<=200"),
        *(
            ([command, "--game", "chess"], "There is no game called 'chess'; known are: hunter, rush.")
            for command in ("simulate", "bench", "shot", "check", "train")
        ),
        (
            ["replay", str(JOURNAL), "--game", "chess"],
            "There is no game called 'chess'; known are: hunter, rush.",
        ),
        (["simulate", *HUNTER, "--players", "9" * 5000], "must be numbers of players from 2 to 8, e.g. 2,8."),
        (["simulate", *HUNTER, "--option", f"event_deck={'9' * 5000}"], "--option event_deck: Input should"),
        (["simulate", *HUNTER, "--journals", ""], "Invalid value for '--journals': It needs a name."),
        *(
            ([*words, "--json", "x.md", "--report", "x.md"], "--json and --report both name x.md")
            for words in (["simulate", "--seats", "random,random"], ["bench"])
        ),
        (["train", "--out", "x.json", "--sparring", "nan"], "nan is not a number"),
        (["bench", "--seconds", "inf"], "inf is not a number"),
        (["simulate", *HUNTER, "--players", "9"], "'9' must be numbers of players from 2 to 8, e.g. 2,8."),
        (["simulate", *HUNTER, "--seats", "recruit,nobody"], "There is no opponent called 'nobody'"),
        (["simulate", *HUNTER, "--seed", "x"], "'x' is not a valid integer"),
        (["simulate", *HUNTER, "--option", "evade"], "'evade' must be the name of an option and its value"),
        (
            ["simulate", *HUNTER, "--option", "sabotage=on"],
            "The game 'hunter' has no option 'sabotage'; there are",
        ),
        (["simulate", *HUNTER, "--option", "evade=maybe"], "evade is on or off, not 'maybe'."),
        (
            ["simulate", *HUNTER, "--option", "event_deck=huge"],
            "--option event_deck: Input should be 'auto',",
        ),
        (["simulate", *HUNTER, "--option", "nations=Mars"], "--option nations: Input should be 'Germany',"),
        (
            ["simulate", *HUNTER, "--option", "nations=Italy,Poland"],
            "Too few units (5, but 2 players need 20)",
        ),
        (["simulate", *HUNTER, "--blunders"], "has no blunders to count: leave --blunders out."),
        (["simulate", *HUNTER, "--report", "x.md"], "has no report about its cards: leave --report out."),
        (
            ["train", "--game", "hunter", "--out", "x.json"],
            "The game 'hunter' has no opponents that could be trained.",
        ),
        (["replay", "--game", "hunter", str(JOURNAL)], "journal.json is a game of rush, not of hunter"),
        (["dance"], "No such command 'dance'"),
    ],
)
def test_wrong_use_gets_a_clear_sentence_and_exit_code_2(words: list[str], sentence: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert sentence in reported(result)


def test_version_and_help_name_the_game() -> None:
    assert run("--version").output == f"wotrush, version {__version__}\n"
    listed = run("--help").output
    assert all(name in listed for name in ("simulate", "replay", "bench", "shot", "check"))
    assert "selftest" not in listed


def test_what_ships_is_valid() -> None:
    result = run("check")
    assert result.exit_code == 0, result.output
    assert result.output.splitlines() == [
        *(f"rush {name}: ok" for name in ("cards", "profiles", "puzzles", "network")),
        *(f"hunter {name}: ok" for name in ("cards", "profiles", "texts")),
        "locales: ok",
        "fonts and sounds: ok",
        "licences: ok",
    ]


@pytest.mark.parametrize(("game", "own"), [("rush", ("puzzles", "network")), ("hunter", ("texts",))])
def test_check_can_look_at_the_files_of_one_game(game: str, own: tuple[str, ...]) -> None:
    result = run("check", "--game", game)
    assert result.exit_code == 0, result.output
    names = [line.removesuffix(": ok") for line in result.output.splitlines()]
    assert names == [*(f"{game} {name}" for name in ("cards", "profiles", *own)), *SHARED]


def test_the_commands_start_without_pygame_and_rich() -> None:
    ask = "import sys, wotrush.cli; sys.exit(any(name in sys.modules for name in ('pygame', 'rich', 'pydantic')))"
    assert subprocess.run([sys.executable, "-c", ask], check=False).returncode == 0


def test_a_file_that_is_no_journal_is_refused_in_one_sentence(tmp_path: Path) -> None:
    stray = tmp_path / "stray.json"
    stray.write_text("{}")
    result = run("replay", str(stray))
    assert result.exit_code == 1
    assert "stray.json" in result.output
    assert "Traceback" not in result.output


def test_figures_go_where_asked(tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    result = run("simulate", "--seats", "recruit,random", "--games", "2", "--seed", "7", "--json", str(file))
    assert result.exit_code == 0, result.output
    figures = json.loads(file.read_text())
    assert (figures["games"], figures["errors"], figures["unfinished"]) == (2, 0, 0)
    assert [seat["agent"] for seat in figures["seats"]] == ["recruit", "random"]
    assert "Win rate" in result.output


def test_an_unknown_opponent_is_wrong_use() -> None:
    result = run("simulate", "--seats", "random,nobody")
    assert result.exit_code == 2
    assert "nobody" in result.output


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run(
        "simulate", "--seats", "random,random", "--games", "1", "--json", str(tmp_path / "file" / "out.json")
    )
    assert result.exit_code == 1
    assert "out.json cannot be written" in result.output


def test_a_stopped_simulation_goes_on_and_cleans_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, part = tmp_path / "out.json", tmp_path / "out.json.part"
    words = ["simulate", "--seats", "random,random", "--seed", "3", "--json", str(file)]
    whole = run(*words, "--games", "40")
    assert whole.exit_code == 0
    expected = json.loads(file.read_text())
    assert not part.exists()

    from wotrush.ai import simulate

    play_deals, chunks = simulate.play_deals, []

    def stopped_after_one(*arguments: Any) -> Any:
        chunks.append(arguments)
        if len(chunks) == 2:
            raise KeyboardInterrupt
        return play_deals(*arguments)

    monkeypatch.setattr(simulate, "play_deals", stopped_after_one)
    assert run(*words, "--games", "40").exit_code != 0
    assert part.exists()
    resumed = run(*words, "--games", "40", "--resume")
    assert resumed.exit_code == 0, resumed.output
    assert len(chunks) == 3
    assert [seat["wins"] for seat in json.loads(file.read_text())["seats"]] == [
        seat["wins"] for seat in expected["seats"]
    ]
    assert not part.exists()


def test_a_stopped_simulation_is_not_thrown_away_when_it_is_asked_for_anew(tmp_path: Path) -> None:
    part = tmp_path / "out.json.part"
    part.write_text("hours of games")
    result = run("simulate", "--seats", "random,random", "--games", "2", "--json", str(tmp_path / "out.json"))
    assert result.exit_code == 1
    assert "out.json.part holds a simulation that was stopped: go on with --resume, or delete" in reported(
        result
    )
    assert part.read_text() == "hours of games"


@pytest.mark.parametrize(
    ("json_asked_for", "advice"), [(True, "same command and --resume."), (False, "was lost. Run it again.")]
)
def test_a_lost_process_is_reported_with_what_can_be_done(
    json_asked_for: bool, advice: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lose_one(*arguments: object) -> None:
        raise SimulationError("A process of the simulation was lost.")

    monkeypatch.setattr("wotrush.cli.simulate.run", lose_one)
    where = ["--json", str(tmp_path / "out.json")] if json_asked_for else []
    result = run("simulate", "--seats", "random,random", *where)
    assert result.exit_code == 1
    assert advice in reported(result)
    assert ("--resume" in result.output) == json_asked_for


@pytest.mark.parametrize(
    ("words", "work"),
    [
        (["simulate", "--seats", "random,random", "--json", "x.json"], "wotrush.cli.simulate.run"),
        (["simulate", "--seats", "random,random", "--report", "x.md"], "wotrush.cli.simulate.run"),
        (["bench", "--json", "x.json"], "wotrush.workshop.bench.measured"),
        (["bench", "--report", "x.md"], "wotrush.workshop.bench.measured"),
    ],
)
def test_a_place_that_cannot_be_written_to_is_named_before_the_work(
    words: list[str], work: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work, lambda *arguments: pytest.fail("hours of work"))
    (tmp_path / "file").write_text("")
    target = tmp_path / "file" / words[-1]
    result = run(*words[:-1], str(target))
    assert result.exit_code == 1
    assert f"{target.name} cannot be written (" in reported(result)


@pytest.mark.parametrize("command", ["simulate", "bench"])
def test_figures_are_shown_even_where_they_cannot_be_kept(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()

    def work(*arguments: object) -> dict[str, Any]:
        folder.rmdir()
        folder.write_text("in the way")
        seat = {"agent": "random", "wins": 1, "ci95": [0, 1], "win_rate": 0.512}
        seat["decision_ms"] = {"p50": 1, "p95": 1, "max": 1}
        simulated = {"games": 1, "seconds": 1, "unfinished": 0, "errors": 0, "seats": [seat]}
        return simulated if command == "simulate" else {"engine": {"turns_s": 51_200.0}}

    monkeypatch.setattr("wotrush.cli.simulate.run", work)
    monkeypatch.setattr("wotrush.workshop.bench.measured", work)
    words = ["--seats", "random,random"] if command == "simulate" else []
    result = run(command, *words, "--json", str(folder / "x.json"))
    assert result.exit_code == 1
    assert ("51.2%" if command == "simulate" else "51,200") in result.output
    assert "x.json cannot be written" in reported(result)


def test_a_name_that_the_output_has_no_letters_for_does_not_end_a_replay(tmp_path: Path) -> None:
    journal = tmp_path / "game.json"
    journal.write_text(unsealed(JOURNAL.read_text("utf-8").replace("Seat 0", "Łąka")), "utf-8")
    result = CliRunner(charset="cp1252").invoke(cli, ["replay", str(journal)])
    assert isinstance(result.exception, SystemExit), result.exception
    assert "??ka (recruit)" in result.output


@pytest.mark.parametrize("scene", ["title", "table"])
def test_a_shot_has_the_size_asked_for(scene: str, tmp_path: Path) -> None:
    file = tmp_path / "shot.png"
    result = run("shot", scene, "--size", "1280x720", "--lang", "pl", "--out", str(file))
    assert result.exit_code == 0, result.output
    header = file.read_bytes()[:24]
    assert header[1:4] == b"PNG"
    assert struct.unpack(">II", header[16:24]) == (1280, 720)


def test_a_shot_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run("shot", "title", "--size", "1280x720", "--out", str(tmp_path / "file" / "shot.png"))
    assert result.exit_code == 1
    assert "shot.png cannot be written" in result.output


def test_the_selftest_of_a_bundle_draws_the_title(tmp_path: Path) -> None:
    picture = tmp_path / "title.png"
    command = [sys.executable, "-m", "wotrush", "--selftest", str(picture)]
    assert subprocess.run(command, check=False).returncode == 0
    assert picture.stat().st_size > 10_000


@pytest.mark.parametrize(
    ("game", "quick"), [("rush", True), ("hunter", True), pytest.param("rush", False, marks=pytest.mark.long)]
)
def test_the_benchmark_measures_everything(
    game: str, quick: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one window size, one opponent, few players and two languages, for the others are measured in the same way; the
    start of the program, its cards and languages, which take longest, in one of the games.
    """
    from wotrush.games import game_entry, load
    from wotrush.workshop import bench
    from wotrush.workshop.bench import opponents, packaged, start
    from wotrush.workshop.bench.screen import language as bench_language
    from wotrush.workshop.bench.screen import loop as bench_loop
    from wotrush.workshop.bench.screen import pages as bench_pages
    from wotrush.workshop.bench.screen import scenes as bench_scenes
    from wotrush.workshop.bench.target import flat
    from wotrush.workshop.hunter import bench as hunter_bench

    measured = opponents.measured
    monkeypatch.setattr(bench_scenes, "WINDOWS", ((1280, 720),))
    for module in (bench_language, bench_loop, bench_scenes):
        monkeypatch.setattr(module, "WIDE", (640, 360))
    monkeypatch.setattr(opponents, "measured", lambda game, level, seconds: measured(game, "recruit", 0.02))
    monkeypatch.setattr(bench_pages, "PLAYERS", 2)
    monkeypatch.setattr(bench_language, "LANGUAGES", ("de", "en"))
    monkeypatch.setattr(start, "STARTS", 1)
    if game == "hunter":
        monkeypatch.setattr(hunter_bench, "PLAYERS", 3)
        monkeypatch.setattr(hunter_bench, "TURN", 9)
    if quick:
        monkeypatch.setattr(bench, "start_figures", lambda: {"start_ms": 1.0, "playable_ms": 1.0})
        monkeypatch.setattr(bench, "first_start_ms", lambda: 1.0)
        monkeypatch.setattr(bench_language, "language_switch_ms", lambda *_: 1.0)
        for name in ("faces_ready_ms", "face_load_ms"):
            monkeypatch.setattr(bench_scenes, name, lambda _: 1.0)
    monkeypatch.setattr(packaged, "DIST", tmp_path)  # An empty folder, whatever was built here.
    file = tmp_path / "bench.json"
    result = run("bench", "--game", game, "--seconds", "0.02", "--json", str(file))
    assert result.exit_code == 0, result.output
    figures = json.loads(file.read_text())
    engine = {"turns_s", "decisions_s", "games_s", "copy_us", "observe_us", "determinize_us"}
    assert engine <= set(figures["engine"])
    if game == "hunter":
        assert engine <= set(figures["engine_8"])
        assert engine == set(figures["engine_rush"])
        share = figures["engine"]["decisions_s"] / figures["engine_rush"]["decisions_s"]
        assert figures["engine"]["of_rush"] == round(share, 2)
    assert set(figures["scenes"]["table@1280x720"]) == {"p50_ms", "p99_ms"}
    assert all(0 < figure["p50_ms"] <= figure["p99_ms"] for figure in figures["scenes"].values())
    single = (
        "start_ms",
        "playable_ms",
        "first_start_ms",
        "rss_mb",
        "pictures_mb",
        "faces_ready_ms",
        "face_load_ms",
        "language_switch_ms",
    )
    timed = (
        *figures["engine"].values(),
        *figures["journal"].values(),
        *figures["opponents"]["regular"].values(),
    )
    assert min(*timed, *(figures[name] for name in single)) > 0
    assert {"thinking_interval_p99_ms", "still_cpu_percent"} <= set(figures)
    assert "engine decisions_s" in result.output

    found = {re.sub(r"@\w+", "", name) for name, _ in flat(figures)}
    asked = {re.sub(r"@\w+", "", target.figure) for target in load(game_entry(game).bench or "").targets}
    assert not {name for name in asked - found if not name.startswith("bundle ")}


def test_a_page_needs_a_name_that_says_so() -> None:
    result = run("bench", "--report", "speed.html")
    assert result.exit_code == 2
    assert "--report speed.html must end in .md." in result.output


def test_tank_hunter_is_simulated_with_several_numbers_of_players_and_options(tmp_path: Path) -> None:
    file, folder = tmp_path / "out.json", tmp_path / "games"
    asked = [
        "--seats",
        "recruit,random",
        "--players",
        "2,3",
        "--option",
        "evade=on",
        "--option",
        "sets=TH2",
    ]
    kept = ["--json", str(file), "--journals", str(folder)]
    result = run("simulate", "--game", "hunter", *asked, "--games", "5", *kept)
    assert result.exit_code == 0, result.output
    figures = json.loads(file.read_text())
    assert (figures["game"], figures["games"], figures["errors"]) == ("hunter", 5, 0)
    journals = sorted(folder.iterdir())
    options = [json.loads(journal.read_text("utf-8"))["options"] for journal in journals]
    assert {option["players"] for option in options} == {2, 3}
    assert all((option["evade"], option["sets"]) == (True, "TH2") for option in options)
    assert "every digest matches" in run("replay", "--game", "hunter", str(journals[0])).output


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"options": {"players": 2, "nations": "Italy,Poland"}}, "Too few units (5, but 2 players need 20)"),
        (
            {"options": {"players": 2, "nations": "Mars"}},
            "This game cannot be started: its rules know no nations=Mars.",
        ),
        ({"options": {"players": 2, "sabotage": True}}, "its rules know no sabotage=True."),
        ({"options": {"players": 2, "sets": "JAEGER"}}, "cannot be started: the box TH2 has to be among"),
        ({"seed": "x"}, "game.json is damaged at seed."),
        ({"game": "chess"}, "This is a game of chess, which is not known here."),
        ({"game": "rush"}, "The replay differs in turn 1"),
    ],
)
def test_a_wrong_journal_of_tank_hunter_is_refused_in_one_sentence(
    change: dict[str, object], sentence: str, tmp_path: Path
) -> None:
    whole = (JOURNAL.parents[2] / "hunter" / "two" / "journal.json").read_text("utf-8")
    journal = tmp_path / "game.json"
    journal.write_text(unsealed(json.dumps({**json.loads(whole), **change})), "utf-8")
    before = journal.read_bytes()
    result = run("replay", str(journal))
    assert result.exit_code == 1
    assert sentence in reported(result)
    assert isinstance(result.exception, SystemExit), "no traceback"
    assert journal.read_bytes() == before


@pytest.mark.parametrize("jobs", [pytest.param("1", marks=pytest.mark.long), "2"])
def test_simulated_games_are_kept_as_journals_that_replay_reads(jobs: str, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    words = ["--seats", "random,recruit", "--games", "24", "--jobs", jobs, "--journals", str(folder)]
    result = run("simulate", *words)
    assert result.exit_code == 0, result.output
    journals = sorted(folder.iterdir())
    assert len(journals) == 24
    for journal in journals[::6]:
        assert "every digest matches" in run("replay", "--game", "rush", str(journal)).output


def test_a_journal_of_another_game_than_the_one_named_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    text = JOURNAL.read_text("utf-8").replace('"game": "rush"', '"game": "chess"', 1)
    other.write_text(unsealed(text), "utf-8")
    result = run("replay", "--game", "rush", str(other))
    assert result.exit_code == 2
    assert "other.json is a game of chess, not of rush" in reported(result)
