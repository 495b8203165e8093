"""`bench --report`: the page about speed. Figures in, Markdown and charts out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from matplotlib.figure import Figure

from wotrush.files import write_whole
from wotrush.games import DEFAULT_GAME, game_info
from wotrush.workshop.bench.contents import BenchContents
from wotrush.workshop.bench.peers import missing_peers
from wotrush.workshop.bench.report import charts, names
from wotrush.workshop.bench.report.names import SIZES, Figures
from wotrush.workshop.bench.target import amount, judged
from wotrush.workshop.charts.markdown import PICTURES, picture, summary, table, verdict
from wotrush.workshop.charts.style import drawing, svg

DRAWN: dict[str, Callable[[BenchContents, Figures], Figure]] = {
    "targets": charts.targets,
    "engines": charts.engines,
    "scenes": charts.scenes,
    "opponents": charts.opponents,
}


def write_page(contents: BenchContents, figures: Figures, file: Path) -> None:
    """Write the charts before the page, so that a page never lacks them."""
    with drawing():
        for name, draw in DRAWN.items():
            write_whole(file.parent / PICTURES / f"{file.stem}-{name}.svg", svg(draw(contents, figures)))
    write_whole(file, page(contents, figures, file.name, f"{PICTURES}/{file.stem}-"))


def page(contents: BenchContents, figures: Figures, name: str, pictures: str) -> str:
    """Return the whole page. The addresses of charts begin with `pictures`."""
    sections = (_introduction, _targets, _rules, _screen, _opponents, _rest)
    texts = [text for section in sections for text in section(contents, figures, pictures)]
    title = f"# Performance of {game_info(contents.game).title}"
    return "\n\n".join([title, *texts, _HOW.strip()]).replace("FILE.md", name) + "\n"


def _introduction(contents: BenchContents, figures: Figures, pictures: str) -> Iterator[str]:
    place = figures["machine"]
    busy = place["load"]
    game = "" if contents.game == DEFAULT_GAME else f" --game {contents.game}"
    beside = "" if busy is None else f" On average {busy:g} processes ran beside it in the minute before."
    yield (
        f"Version {place['version']}, {place['date']}, Python {place['python']}, {place['system']}, {place['cores']} cores of "
        f"{place['processor']}, no screen.{beside} Other work makes all of it slower, and figures vary by about "
        "30 % from run to run. Rules, drawing and thinking are counted in processor time of their thread, the rest by "
        f"the clock. The page is written by\n\n```sh\npython -m wotrush bench{game} --report docs/FILE.md\n```"
    )


def _targets(contents: BenchContents, figures: Figures, pictures: str) -> Iterator[str]:
    found = judged(figures, contents.targets)
    rows = [[one.target.what, one.target.wanted, one.found, verdict(one.met)] for one in found]
    yield f"## Targets\n\n{summary(sum(not one.met for one in found), len(found))}"
    yield table(["Figure", "Wanted", "Measured", ""], rows)
    yield picture(pictures, "targets", "How much of what each target allows is used")


def _rules(contents: BenchContents, figures: Figures, pictures: str) -> Iterator[str]:
    yield (
        "## The rules\n\nRandom games on one core, of two players where nothing else is said: choose uniformly from the legal "
        "actions, apply, repeat; events switched off. The best of five rounds counts, for all of them. Ours is plain Python; "
        "for the packaged game the same sources are compiled. In microseconds, in the middle of a game: a copy, what a seat "
        "may know, and a whole game dealt to fit that."
    )
    packaged = figures.get("bundle", {})
    if "times_plain" in packaged:
        yield (
            f"The rules, compiled as in the packaged game: {packaged['turns_s']:,} player turns a second, "
            f"{packaged['times_plain']:g} times as many as in plain Python just before."
        )
    inside = ("copy_us", "observe_us", "determinize_us")
    rows = [
        [
            name,
            f"{one['decisions_s']:,}",
            f"{one['games_s']:,}",
            *(amount(one[figure], "") if figure in one else "–" for figure in inside),
        ]
        for name, one in names.engines(contents, figures).items()
    ]
    yield table(["Engine", "Decisions/s", "Games/s", "Copy", "Seen", "Dealt"], rows)
    for other in contents.beside:
        shares = [
            f"{figures[f'engine_{players}' if at else 'engine'][f'of_{other}']:.2f} with {players} players"
            for at, players in enumerate(contents.players)
        ]
        yield (
            f"Decisions a second beside those of {game_info(other).title} with two, measured in the same run: "
            f"{', '.join(shares)}."
        )
    yield picture(pictures, "engines", "Decisions a second of each engine")
    if figures.get("peers"):
        yield (
            "The games are different ones, so this compares orders of magnitude, not engines: a decision of Uno is a "
            "small thing. OpenSpiel's games are written in C++ and called from Python."
        )
    if missing := missing_peers():
        yield f'{" and ".join(missing)} could not be measured beside it: `pip install ".[bench]"` brings them.'


def _screen(contents: BenchContents, figures: Figures, pictures: str) -> Iterator[str]:
    yield (
        "## The screen\n\nUpdate and drawing together, median / slowest percent in milliseconds. *The busiest turn* is played "
        f"at 60 frames a second {contents.film_text} It begins as the game does for somebody new: with no card ever drawn. "
        "Scenes beside the table are painted whole in every frame."
    )
    rows = []
    for scene, name in names.scenes(figures).items():
        found = (figures["scenes"][f"{scene}@{size}"] for size in SIZES)
        rows.append([name, *(f"{one['p50_ms']} / {one['p99_ms']}" for one in found)])
    yield table(["Scene", *(size.replace("x", "×") for size in SIZES)], rows)
    yield picture(pictures, "scenes", "Milliseconds of a frame by scene and size of the window")


def _opponents(contents: BenchContents, figures: Figures, pictures: str) -> Iterator[str]:
    yield (
        "## Opponents\n\nMilliseconds of a decision in games for two, each level against itself. No clock "
        "decides how long they think, so a slower machine waits longer for the same play."
    )
    kinds = ("p50", "p95", "p99", "max", "first_p50")
    head = ["Level", "Decisions", "Median", "95 %", "99 %", "Slowest", "First of a turn, median"]
    rows = [
        [level, f"{one['decisions']:,}", *(amount(one[f"{kind}_ms"], "") for kind in kinds)]
        for level, one in names.opponents(contents, figures).items()
    ]
    yield table(head, rows)
    yield picture(pictures, "opponents", "Milliseconds of a decision by level")


def _rest(contents: BenchContents, figures: Figures, pictures: str) -> Iterator[str]:
    kept = figures["journal"]
    yield (
        f"## Games kept\n\nA finished game of four with {kept['decisions']} decisions, {amount(kept['kb'], 'KB')}: "
        f"written to the disk in {amount(kept['write_ms'], 'ms')}, by a thread of its own after every decision; read in "
        f"{amount(kept['read_ms'], 'ms')}; played again from the first decision to its last, as for going on with it, "
        f"in {amount(kept['resume_ms'], 'ms')}."
    )
    memory = figures["rss_mb"]
    reported = "which this system does not report" if memory is None else amount(memory, "MB")
    yield f"## Memory\n\nMost memory held in all of this, with every scene in 4K in one process: {reported}."
    if "bundle" not in figures:
        yield "The packaged game was not built where this was measured: `python dev.py package`."


_HOW = """
## How it is done

- **Cards are drawn in another process** (`stage/drawing/render_worker`), those on the screen before those that may come, and kept
  on disk by content (`stage/drawing/picture_store`: the face's value, its size, and a hash of the drawing code, profiles and
  fonts; 200 MB, the longest unused go). Until a card is ready, its other side, another size of it, its picture in other words
  or a plain card stands in.
- **Only what differs is painted**: a frame is taken down as a list (`stage/drawing/display_list`), compared with the list of the
  last one, and painted where they differ; what has settled is not even taken down anew.
- **A frame makes anew only so much** (`SurfaceCache.afford`): turned and scaled pictures for a tenth of the window; whatever
  else has set off shows its last step for a frame longer. What only passes has a shelf of its own and pushes out nothing that
  lasts.
- **Texts are redrawn in turns** (`stage/repaints`): points, panels, log and names of piles follow a decision within six
  frames, one of them in each, unless nothing moves.
- **A card at rest is one picture**, and all that lies under the cards is one Surface; the cloth under that is painted
  once per size.
- **The heap that was imported is frozen** when the loop begins, since a search of all of it for garbage takes 25 ms.
- **Archives** are packed with the quickest setting of xz: 5 % larger, in a third of the time.
- **Until it can be played on** is without a screen too: the title is shown, the game that was left is laid on the table, and
  the fade between them is over. In a real window `python dev.py test` plays the packaged game there and prints its times.
"""
