"""Records a golden game again: python tests/golden/update.py rush/two --reason "why the game takes another course"."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.golden.recording import (
    FOLDER,
    JOURNAL,
    REASONS,
    TRANSCRIPT,
    first_difference,
    kind_of,
    play_out,
    ruleset_of,
    setup,
    transcript,
)
from wotrush.match.journal import Journal, read_journal, write_journal
from wotrush.match.seats import Setup


def main(arguments: list[str]) -> int:
    """Return 0 if it was recorded, 2 on wrong use."""
    parser = argparse.ArgumentParser(prog="update.py", description=__doc__)
    parser.add_argument("name", help="the folder of the game, e.g. rush/two")
    parser.add_argument("--reason", required=True, help="one sentence, kept in the folder")
    parser.add_argument("--agents", help="a new game: who plays, e.g. recruit,greedy,random")
    parser.add_argument(
        "--options", default="", help="a new game: rule options, e.g. wide_reserve,event_deck=full"
    )
    parser.add_argument("--seed", type=int, default=1, help="a new game: its seed")
    chosen = parser.parse_args(arguments)
    folder = FOLDER / chosen.name
    if not chosen.reason.strip():
        parser.error("a reason is needed: say why the recorded game changes")
    for cards in kind_of(folder).cards:
        if not (folder / cards).exists():
            parser.error(f"{folder / cards} is missing: a game is recorded with its own cards")
    if (folder / JOURNAL).exists():
        journal = read_journal(folder / JOURNAL)
        table, wanted = journal.setup(), _actions(journal)
    elif chosen.agents:
        table, wanted = _new_table(chosen), iter(())
    else:
        parser.error(f"{folder.name} has no journal yet: say with --agents who plays")
    print(record(folder, table, wanted, chosen.reason.strip()))
    return 0


def record(folder: Path, table: Setup, wanted: Iterator[str], reason: str) -> str:
    """Write journal, transcript and reason, and return the first difference to the old transcript."""
    write_journal(folder / JOURNAL, play_out(ruleset_of(folder), table, wanted))
    written = folder / TRANSCRIPT
    before = written.read_text("utf-8") if written.exists() else ""
    now = transcript(folder)
    written.write_text(now, "utf-8", newline="\n")
    with (folder / REASONS).open("a", encoding="utf-8", newline="\n") as reasons:
        reasons.write(f"- {reason}\n")
    return f"{folder.parent.name}/{folder.name}: {first_difference(before, now)}"


def _actions(journal: Journal) -> Iterator[str]:
    return (line for turn in journal.turns for line in turn.actions)


def _new_table(chosen: argparse.Namespace) -> Setup:
    agents = chosen.agents.split(",")
    options: dict[str, object] = {"players": len(agents)}
    for option in filter(None, chosen.options.split(",")):
        name, _, value = option.partition("=")
        options[name] = value or True
    return setup(options, chosen.seed, agents)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
