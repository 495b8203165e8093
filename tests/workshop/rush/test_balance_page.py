"""The page and its charts: their contents, that they are always the same, and the message if they cannot be drawn."""

from __future__ import annotations

import re
import sys
from dataclasses import asdict
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result
from matplotlib.figure import Figure

from wotrush.ai.observer import Counts, Simulated
from wotrush.cli import cli
from wotrush.model.rush.default import default_catalogue
from wotrush.workshop.charts import style
from wotrush.workshop.rush.balance import charts, panels, writing
from wotrush.workshop.rush.balance.figures import Figures, Group
from wotrush.workshop.rush.balance.page import page

CHARTS = {
    "abilities",
    "achievements",
    "buyers",
    "cards",
    "ends",
    "kinds",
    "lengths",
    "scores",
    "seats",
    "styles",
}
SIMULATED = Simulated("python -m wotrush simulate", ("ace", "ace"), 7, 1000, 0, 1)


def counts() -> Counts:
    """Return the counts of a thousand games with two players, nearly all alike."""
    return {
        "2": {
            "games": 1000,
            "unfinished": 1,
            "rounds": {"14": 300, "16": 500, "20": 199, "60": 1},
            "turns": 32000,
            "ends": {"bases": 900, "medals": 99},
            "decided": {"points": 999},
            "places": {"0": {"seats": 999, "wins": 60 * 560}, "1": {"seats": 999, "wins": 60 * 439}},
            "parts": {
                "winners": {"seats": 999, "medals": 9990, "bases": 4995, "achievements": 4995},
                "losers": {"seats": 999, "medals": 999, "bases": 0, "achievements": 0},
            },
            "styles": {"medals": {"seats": 1998, "wins": 60 * 999}},
            "cards": {
                "su01": {"could": 1000, "bought": 950, "buyers": {"seats": 900, "wins": 60 * 450}},
                "de02": {
                    "could": 1000,
                    "bought": 500,
                    "researched": 12,
                    "buyers": {"seats": 500, "wins": 60 * 400},
                },
            },
            "classes": {"LIGHT": {"winners": 300, "losers": 100, "leaning": {"seats": 50, "wins": 60 * 30}}},
            "nations": {"FRANCE": {"winners": 30, "losers": 10, "leaning": {"seats": 50, "wins": 60 * 10}}},
            "achievements": {"HEAVY": {"games": 250, "holders": {"seats": 200, "wins": 60 * 150}}},
            "abilities": {"SABOTAGE": {"uses": 999, "users": {"seats": 500, "wins": 60 * 250}}},
            "guards": {"set": 3996, "turns": 3200, "lost": 999, "most": {"seats": 900, "wins": 60 * 495}},
        }
    }


def written(simulated: Simulated = SIMULATED) -> str:
    return page(simulated, Figures(counts()), default_catalogue(), "pictures/balance-")


@pytest.mark.parametrize(
    "line",
    [
        "What 1,000 games of `ace` say about the deck: 1,000 with 2 players. Seed 7, 1 unfinished, 0 broken.",
        "| Median rounds, 2 players | 12 to 22 | 16 | ✓ met |",
        "| First seat's lead, 2 players | at most 3 points | +6.1 | ✗ **missed** |",
        "| 2 | 1,000 | 14 | 16 | 16 | 14 to 60 | 12 to 22 | ✓ met |",
        "| 2 | 1 | 56.1 % | +6.1 | +3.0 to +9.1 | ✗ **missed** |",
        "| all | 90.1 % | 9.9 % | ✗ **missed** | 0.0 % |",
        "| ● | МС-1 | USSR | light | 0 | 1,000 | 95.0 % | 0 | 900 | 0.0 | −3.3 to +3.3 |",
        "of 100 cards 2 lie outside their bounds",
        "2 of them beyond doubt (●)",
        "| light | 100.0 % | 100.0 % | 0.0 |",
        "| light | 100.0 % | 100.0 % | 60.0 % | +10.0 |",
        "| Heavy tanks | 250 | 80.0 % | 60.0 % | +25.0 |",
        "| Sabotage | 0.50 | 25 % | 0.0 | – | – |",
        "A guard is set 2.0 times by each player and game, in 10 % of all turns; 25 % of them are destroyed",
        "| 2 | winners | 10.0 (50 %) | 5.0 (25 %) | 5.0 (25 %) | 20.0 |",
        "| Builders | 100.0 % | 100.0 % | 50.0 % | 0.0 |",
        "![What brought the last round, by number of players](pictures/balance-ends.svg)",
    ],
)
def test_the_page_says(line: str) -> None:
    assert line in written()


def test_opponents_that_differ_are_warned_of() -> None:
    warning = "not equally strong"
    assert warning not in written()
    mixed = Simulated(**{**asdict(SIMULATED), "agents": ("ace", "recruit")})
    assert warning in written(mixed)


def test_every_chart_on_the_page_is_drawn_and_no_other(tmp_path: Path) -> None:
    file = tmp_path / "new" / "rush.md"
    writing.write_report(SIMULATED, counts(), file)
    drawn = {path.name for path in (file.parent / "pictures").iterdir()}
    assert drawn == {f"rush-{name}.svg" for name in CHARTS}
    assert set(re.findall(r"\]\(pictures/(.+?)\)", file.read_text("utf-8"))) == drawn
    for name in drawn:
        ElementTree.fromstring((file.parent / "pictures" / name).read_text("utf-8"))


def test_a_page_can_be_made_when_no_game_was_finished(tmp_path: Path) -> None:
    nothing: Counts = {"2": {"games": 2, "unfinished": 2, "rounds": {"60": 2}}}
    writing.write_report(SIMULATED, nothing, tmp_path / "balance.md")
    assert "1,000 games of `ace`" in (tmp_path / "balance.md").read_text("utf-8")


def drawn() -> Figure:
    with style.drawing():
        return charts.ends(Figures(counts()))


def test_the_same_figures_give_the_same_picture_to_the_letter() -> None:
    with style.drawing():
        assert style.svg(drawn()) == style.svg(drawn())


def test_every_color_of_a_picture_turns_dark() -> None:
    with style.drawing():
        picture = style.svg(drawn())
    light, dark = (set(asdict(colors).values()) for colors in (style.LIGHT, style.DARK))
    assert len(light) == len(dark) == len(asdict(style.LIGHT))
    sheet = picture[picture.index("<style>@media") : picture.index("}}</style>")]
    rest = picture.replace(sheet, "")
    used = set(re.findall(r"(?:fill|stroke): (#[0-9a-f]{6})", rest))
    assert style.LIGHT.page in used
    assert used <= light, "a color that does not turn would be lost on one ground or the other"
    for color in used:
        assert f'[style*="fill: {color}"]' in sheet
    assert not re.search(r"(fill|stroke)=", rest), "only styles are looked at"


def test_who_is_too_few_to_widen_a_chart_gets_an_arrow() -> None:
    few, many = Group(2, 2, 1), Group(400, 220, 200)
    axes = Figure().subplots()
    panels.leads(axes, [few, many, Group()])
    (_, right), markers = axes.get_xlim(), {str(line.get_marker()): line for line in axes.lines}
    assert right < few.lead
    assert {">", "o"} <= set(markers)
    assert markers["o"].get_xdata() == [many.lead]


def simulate(*words: str) -> Result:
    return CliRunner().invoke(cli, ["simulate", *words])


def test_simulate_writes_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "_charts", lambda *_: {})
    file = tmp_path / "balance.md"
    words = ("--seats", "greedy,greedy", "--players", "2,3", "--games", "4", "--seed", "5")
    result = simulate(*words, "--report", str(file))
    assert result.exit_code == 0, result.output
    assert "balance.md; its charts lie in" in result.output
    text = file.read_text("utf-8")
    assert f"simulate {' '.join(words)} --report balance.md\n" in text
    assert "4 games of `greedy` say about the deck: 2 with 2 players, 2 with 3 players" in text


def test_without_the_library_nothing_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("wotrush.workshop.rush.balance")]:
        monkeypatch.delitem(sys.modules, name)
    for name in [name for name in sys.modules if name.partition(".")[0] == "matplotlib"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = simulate("--seats", "random,random", "--report", str(tmp_path / "balance.md"))
    assert result.exit_code == 1
    assert "matplotlib, which is not installed: pip install matplotlib" in result.output
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--report", "page.txt"), "--report page.txt must end in .md"),
        (("--players", "1,2"), "'1,2' must be numbers of players from 2 to 5"),
        (("--players", "2,"), "'2,' must be numbers of players from 2 to 5"),
    ],
)
def test_wrong_use_is_said(words: tuple[str, ...], message: str) -> None:
    result = simulate("--seats", "random,random", *words)
    assert result.exit_code == 2
    assert message in " ".join(result.output.split())


def test_more_opponents_than_players_are_refused() -> None:
    result = simulate("--seats", "random,random,random", "--players", "4,2")
    assert result.exit_code == 2
    assert "3 opponents, but --players 2" in " ".join(result.output.split())


def test_a_page_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    words = ("--seats", "greedy,greedy", "--games", "1", "--report", str(tmp_path / "file" / "balance.md"))
    result = simulate(*words)
    assert result.exit_code == 1
    assert "balance.md cannot be written" in result.output
