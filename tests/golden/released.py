"""Saved games of released versions, each with the cards it was played with; `build/release.py` keeps one of every release.

By hand: python tests/golden/released.py VERSION.
"""

from __future__ import annotations

import sys
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.golden.recording import with_cards
from tests.golden.rush.readable import RUSH
from wotrush.match.journal import write_journal
from wotrush.model.rush import Observation, RushRuleset, rush_ruleset
from wotrush.model.rush.state import Prompt
from wotrush.scenes.rush.match import RushMatch
from wotrush.workshop.staged import new_match, play_on

SAVES = Path(__file__).parent / "saves"
SAVE, CARDS = "save.json", "cards.csv"


def versions() -> list[str]:
    """Return the versions of which a game was saved."""
    return sorted(path.parent.name for path in SAVES.glob(f"*/{SAVE}"))


def own_ruleset(version: str) -> RushRuleset:
    """Return the current rules with the cards of that version."""
    ruleset: RushRuleset = with_cards(RUSH, SAVES / version)
    return ruleset


def keep(version: str, folder: Path = SAVES) -> Path:
    """Play a game into the middle of a turn with the current cards and rules, and save it under that version."""
    target = folder / version / SAVE
    write_journal(target, game_to_keep().journal())
    target.with_name(CARDS).write_text(rush_ruleset().catalogue.text, "utf-8", newline="\n")
    return target


def game_to_keep() -> RushMatch:
    """Return a game of three with a person who has begun an assault: as much state as a save can hold."""

    def in_the_thick_of_it(view: Observation) -> bool:
        return view.turn >= 18 and view.seat == 0 and view.prompt is Prompt.ASSAULT

    match = new_match(3, 4, wide_reserve=True)
    play_on(match, in_the_thick_of_it)
    assert match.to_act() == 0, "the game must be one that goes on"
    return match


if __name__ == "__main__":
    print(keep(sys.argv[1]))
