"""The entry point of `python -m wotrush`: without a command it starts the program, otherwise it runs the command."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line; the installed program and the bundle start here too."""
    try:
        import multiprocessing

        # A bundle starts its worker processes by running this same program again.
        multiprocessing.freeze_support()
        from wotrush.cli import cli
    except KeyboardInterrupt:  # From here on click answers Ctrl-C.
        sys.exit("Aborted!")
    cli(prog_name="wotrush")


if __name__ == "__main__":
    main()
