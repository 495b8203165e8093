"""The commands. Each imports what it needs when it runs, so that the game starts at once."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Any

import click

from wotrush import __version__
from wotrush.cli.faults import CommandGroup
from wotrush.cli.options import (
    GAME,
    ONE_GAME,
    ending_in,
    files_of_their_own,
    finite,
    picture_size,
    player_number,
    player_numbers,
    rule_options,
    seat_names,
)
from wotrush.cli.paths import EXISTING_FILE, EXISTING_FOLDER, FILE, NEW_FOLDER
from wotrush.games import game_entry, load
from wotrush.i18n import LANGUAGES


@click.group(
    cls=CommandGroup, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.option("--selftest", type=FILE, hidden=True, help="Draw the title into a picture and leave.")
@click.option(
    "--first-steps", is_flag=True, hidden=True, help="Say when there is a frame, and a table; leave."
)
@click.version_option(__version__, prog_name="wotrush")
@click.pass_context
def cli(context: click.Context, selftest: Path | None, first_steps: bool) -> None:
    """World of Tanks: Rush and Tank Hunter on your screen (unofficial). Without a command: the game."""
    if isinstance(sys.stdout, TextIOWrapper):
        # On Windows a file behind `>` holds few letters: "Łąka" is printed with question marks instead of a traceback.
        sys.stdout.reconfigure(errors="replace")
    # Otherwise pygame prints a greeting in the middle of the output of a command.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if context.invoked_subcommand is not None:
        return
    from wotrush.cli import play

    if selftest is not None:
        play.selftest(selftest)
    elif first_steps:
        play.take_first_steps()
    else:
        play.play()


def tool(game: str, path: str | None, what: str) -> Any:
    """Return what a game offers to a command, or refuse in one sentence."""
    if path is None:
        raise click.UsageError(f"The game {game!r} has no {what}.")
    return load(path)


@cli.command("simulate")
@GAME
@click.option(
    "--seats",
    callback=seat_names,
    metavar="NAME,NAME,...",
    required=True,
    help="Opponents, e.g. recruit,random.",
)
@click.option(
    "--players",
    callback=player_numbers,
    metavar="N,N,...",
    help="Numbers of players, which games take in turn; opponents fill them in turn too.",
)
@click.option(
    "--option",
    "options",
    callback=rule_options,
    multiple=True,
    metavar="NAME=VALUE",
    help="A rule option of the game; may be given several times.",
)
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True)
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="Processes at once.")
@click.option("--json", "result", type=FILE, help="Where the figures go.")
@click.option("--resume", is_flag=True, help="Go on with what a stopped run left beside --json FILE.")
@click.option("--blunders", is_flag=True, help="Count plays that no good player makes.")
@click.option("--journals", type=NEW_FOLDER, help="Keep every game there as a journal that replay reads.")
@click.option(
    "--report",
    type=FILE,
    callback=ending_in(".md"),
    help="Write a page about the balance of the cards; each deal is then played once.",
)
def simulate_command(
    game: str,
    seats: list[str],
    players: list[int],
    options: dict[str, object],
    games: int,
    seed: int,
    jobs: int,
    result: Path | None,
    resume: bool,
    blunders: bool,
    journals: Path | None,
    report: Path | None,
) -> None:
    """Let opponents play one another.

    Everybody plays every deal from every seat.
    """
    if resume and result is None:
        raise click.UsageError("--resume needs --json FILE: the file to go on with.")
    files_of_their_own(result, report)
    if players and min(players) < len(seats):
        raise click.UsageError(
            f"--seats names {len(seats)} opponents, but --players {min(players)} has fewer seats."
        )
    if blunders:
        tool(game, game_entry(game).observers, "blunders to count: leave --blunders out")
    from wotrush.ai.simulate import Plan
    from wotrush.cli.simulate import refuse_unplayable, simulate_games

    observers = (*(["blunders"] if blunders else []), *(["balance"] if report else []))
    variants = tuple({"players": number, **options} for number in players) or (options,)
    plan = Plan(
        tuple(seats),
        games,
        seed,
        game=game,
        entry=game_entry(game),
        variants=variants,
        observers=observers,
        mirrored=report is None,
        journals=journals,
        keeper="wotrush.match.saves.simulated:write_simulated",
    )
    refuse_unplayable(plan)
    simulate_games(plan, jobs, result, resume, report)


@cli.command("train")
@GAME
@click.option(
    "--out",
    type=FILE,
    callback=ending_in(".json"),
    required=True,
    help="Where the weights go, a .json file.",
)
@click.option("--from", "parent", type=EXISTING_FILE, help="Weights to begin with; otherwise random ones.")
@click.option("--games", type=click.IntRange(min=1), default=30_000, show_default=True)
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True)
@click.option(
    "--sparring",
    type=click.FloatRange(0, 1),
    callback=finite,
    default=0.0,
    show_default=True,
    help="The share of games with a sparring partner.",
)
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="Processes at once.")
@click.option("--resume", type=EXISTING_FOLDER, help="Go on with what a stopped training left there.")
def train_command(
    game: str,
    out: Path,
    parent: Path | None,
    games: int,
    seed: int,
    sparring: float,
    jobs: int,
    resume: Path | None,
) -> None:
    """Train the opponents' network by games against itself and sparring partners."""
    train_network = tool(game, game_entry(game).trainer, "opponents that could be trained")
    train_network(out, parent, games, seed, sparring, jobs, resume)


@cli.command("replay")
@ONE_GAME(help="Refuse journals of other games.")
@click.argument("journal", type=EXISTING_FILE)
@click.option("--watch", is_flag=True, help="Show the game on its table instead of printing it.")
def replay_command(game: str | None, journal: Path, watch: bool) -> None:
    """Re-run a recorded game, checking and printing every step."""
    from wotrush.cli.replay import recorded_game, replay_journal, watch_journal

    show = watch_journal if watch else replay_journal
    show(recorded_game(journal, game))


@cli.command("bench")
@GAME
@click.option("--json", "result", type=FILE, help="Where the figures go.")
@click.option("--report", type=FILE, callback=ending_in(".md"), help="Write a page about them with charts.")
@click.option("--seconds", type=click.FloatRange(min=0.01), callback=finite, default=5.0, hidden=True)
@click.option("--rules", is_flag=True, hidden=True, help="Only rules and ace, printed as JSON.")
def bench_command(game: str, result: Path | None, report: Path | None, seconds: float, rules: bool) -> None:
    """Measure rules, drawing, opponents, start and memory."""
    files_of_their_own(result, report)
    contents = tool(game, game_entry(game).bench, "benchmark")
    from wotrush.workshop.bench import bench_all, bench_rules

    if rules:
        bench_rules(contents, seconds)
    else:
        bench_all(contents, result, seconds, report)


@cli.command("shot")
@GAME
@click.argument("scene")
@click.option("--lang", type=click.Choice(sorted(LANGUAGES)), default="en", show_default=True)
@click.option("--size", callback=picture_size, metavar="WIDTHxHEIGHT", default="1920x1080", show_default=True)
@click.option("--out", type=FILE, callback=ending_in(".png"), required=True, help="The picture, a .png file.")
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True)
@click.option("--turn", type=click.IntRange(min=0), default=0, show_default=True)
@click.option("--players", type=int, callback=player_number, default=2, show_default=True)
@click.option(
    "--scale",
    type=click.IntRange(75, 200),
    default=100,
    show_default=True,
    help="Of the interface, in percent.",
)
@click.option("--contrast", is_flag=True, help="High contrast.")
def shot_command(
    game: str,
    scene: str,
    lang: str,
    size: tuple[int, int],
    out: Path,
    seed: int,
    turn: int,
    players: int,
    scale: int,
    contrast: bool,
) -> None:
    """Draw a SCENE into a picture, without a window.

    An unknown SCENE is answered with all that there are.
    """
    from wotrush.cli.play import draw_shot
    from wotrush.workshop.offscreen import draw_offscreen

    draw_offscreen()
    from wotrush.workshop.studio import Wanted

    scenes = tool(game, game_entry(game).shots, "scenes to draw")
    draw_shot(scenes, scene, lang, out, Wanted(size, seed, turn, players, scale / 100, contrast, game))


@cli.command("check")
@ONE_GAME(help="Only the files of this game; otherwise those of all.")
def check_command(game: str | None) -> None:
    """Validate cards, drawings, puzzles, texts and licences."""
    from wotrush.cli.check import check_all

    check_all(game)
