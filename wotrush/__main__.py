"""python -m wotrush: the game, and the commands of its workshop."""

from __future__ import annotations

import multiprocessing


def main() -> None:
    """Entry point, also of the installed program and of the bundle."""
    # A bundle starts its worker processes through this same program.
    multiprocessing.freeze_support()
    from wotrush.cli import cli

    cli(prog_name="wotrush")


if __name__ == "__main__":
    main()
