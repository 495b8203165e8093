"""The entry point of `python -m wotrush`: without a command it starts the program, otherwise it runs the command."""

from __future__ import annotations

import multiprocessing


def main() -> None:
    """Run the command line; the installed program and the bundle start here too."""
    # A bundle starts its worker processes by running this same program again.
    multiprocessing.freeze_support()
    from wotrush.cli import cli

    cli(prog_name="wotrush")


if __name__ == "__main__":
    main()
