"""`play` and `shot`: the game in its window, and its scenes drawn into pictures."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from wotrush.workshop.offscreen import draw_offscreen

if TYPE_CHECKING:
    from pygame import Surface

    from wotrush.workshop.studio import Wanted


PILOT_LOG = "WOTRUSH_PILOT_LOG"
"""Names the file for `pilot_log`. Only tests set it."""


def play() -> None:
    """Open the window and return when it is closed."""
    from wotrush.scenes.app.opening import run

    with on_a_screen():
        if file := os.environ.get(PILOT_LOG):
            from wotrush.workshop.pilot_log import PilotLog

            run(lambda stack: PilotLog(stack, Path(file)))
        else:
            run()


@contextmanager
def on_a_screen() -> Iterator[None]:
    """Report in one sentence if there is no screen."""
    from wotrush.stage.window import NoScreenError

    try:
        yield
    except NoScreenError as problem:
        raise click.ClickException(
            f"No window can be opened ({problem}): start the game from a desktop, or name its display in DISPLAY."
        ) from problem


def take_first_steps() -> None:
    """Print a line at the first frame and at the first table, and then quit. The benchmark waits for these lines."""
    draw_offscreen()
    from wotrush.scenes.app import opening

    opening.take_first_steps(click.echo)


def draw_shot(
    scenes: Mapping[str, Callable[[Wanted], Surface]], scene: str, lang: str, out: Path, wanted: Wanted
) -> None:
    """Draw one scene into a picture, without a window."""
    import pygame

    from wotrush.workshop.damage import is_own
    from wotrush.workshop.output import try_to_write
    from wotrush.workshop.shots import shot

    if scene not in scenes:
        raise click.UsageError(
            f"The game {wanted.game!r} has no scene {scene!r}; there are {', '.join(scenes)}."
        )
    try_to_write(out)
    try:
        shot(scenes[scene], lang, wanted, out)
    except LookupError as problem:
        raise click.ClickException(f"{problem} Try another --seed or --turn.") from problem
    except (OSError, pygame.error) as problem:
        if isinstance(problem, OSError) and is_own(problem):
            raise
        raise click.ClickException(f"{scene} cannot be drawn: {str(problem).rstrip('.')}.") from problem


def selftest(out: Path) -> None:
    """Check that all that the game needs is there. A bundle is checked with this right after it was built."""
    draw_offscreen()
    from wotrush.games import DEFAULT_GAME, game_entry, load
    from wotrush.workshop.studio import Wanted

    shots = game_entry(DEFAULT_GAME).shots
    assert shots is not None, "every game of ours can be drawn"
    draw_shot(load(shots), "title", "en", out, Wanted((1280, 720), seed=1, turn=0, players=2))
