"""Cards, vehicle profiles, puzzles and licences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from wotrush import resources
from wotrush.model.game import IllegalAction
from wotrush.model.rush.cardfile import CardDataError
from wotrush.model.rush.cards import Kind
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.puzzle import Puzzle, PuzzleError, played

CARD_FILE = ("cards", "vehicles.csv")
BARRACKS = (Kind.ENGINEERS, Kind.TECHNICIANS, Kind.VOLUNTEERS)


class UnreadableError(ValueError):
    """A file cannot be opened or is no text; the message names it and says what to do."""


def cards() -> Iterator[str]:
    """The card file as the rules read it."""
    try:
        _catalogue()
    except (CardDataError, UnreadableError) as problem:
        yield str(problem)


def profiles() -> Iterator[str]:
    """One drawing for every vehicle and barracks card, under the same name, and none for anything else.

    Without cards there is nothing to compare the drawings with, and what is wrong with the cards is told of them.
    """
    from wotrush.scenes.art.vehicles.profile import ProfileError, read_profiles

    drawn: dict[str, str] = {}
    for file in sorted(resources.asset("cards", "profiles").glob("*.toml")):
        try:
            _text(file)
            read = read_profiles(file)
        except (ProfileError, UnreadableError) as problem:
            yield str(problem)
            continue
        for code in sorted(set(drawn) & set(read)):
            yield f"{file.name}: {code} has a second profile; keep one."
        drawn |= {code: profile.name for code, profile in read.items()}
    if any(cards()):
        return
    wanted = _cards_with_pictures()
    for code in sorted(set(wanted) - set(drawn)):
        yield f"Card {code} ({wanted[code]}) has no profile: add a table [{code}] under assets/cards/profiles/."
    for code in sorted(set(drawn) - set(wanted)):
        yield f"Profile {code} ({drawn[code]}) is of no card: take it out."
    for code in sorted(set(drawn) & set(wanted)):
        if drawn[code] != wanted[code]:
            yield f"Profile {code} is named {drawn[code]}, but the card {wanted[code]}: use the card's name."


def _cards_with_pictures() -> dict[str, str]:
    """Names of all vehicles by code, and of the barracks cards, of which many are alike, by kind."""
    cards = _catalogue().cards
    vehicles = {card.code: card.name for card in cards if card.kind is Kind.VEHICLE}
    return vehicles | {card.kind.name.lower(): card.name for card in cards if card.kind in BARRACKS}


def _catalogue() -> Catalogue:
    source = resources.asset(*CARD_FILE)
    return Catalogue.parse(_text(source), source=str(source))


def _text(file: Path) -> str:
    """Raises UnreadableError."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise UnreadableError(
            f"{file} is not UTF-8 (byte {problem.start + 1}): save it as UTF-8."
        ) from problem
    except OSError as problem:
        raise UnreadableError(f"{file} cannot be read: {problem.strerror}. Bring it back.") from problem


def puzzles() -> Iterator[str]:
    """Each with words, a way that reaches its goal, and traps that do not."""
    from wotrush.scenes.rush.puzzles import shelf
    from wotrush.scenes.rush.puzzles.words import WORDS

    if any(cards()):
        return  # Told of the cards.
    for file in shelf.files():
        try:
            _text(file)
            puzzle = shelf.read(file)
        except (PuzzleError, UnreadableError) as problem:
            yield str(problem)
            continue
        if puzzle.key not in WORDS:
            yield f"The puzzle {puzzle.key} has no words: add them in wotrush/scenes/rush/puzzles/words.py."
        yield from _slips(puzzle)


def _slips(puzzle: Puzzle) -> Iterator[str]:
    from wotrush.ai.rush.blunders.turns import named

    table = puzzle.table()
    for actions, wanted in [*((way, True) for way in puzzle.ways), *((trap, False) for trap in puzzle.traps)]:
        after = table
        try:
            for action in actions:
                after = played(after, [action])
        except IllegalAction as problem:
            why = str(problem).removeprefix(str(action))
            yield f"The puzzle {puzzle.key} cannot be played as it says: {named(table, action)}{why}"
            continue
        if puzzle.goal.reached(table, after, table.active) is not wanted:
            line = "; ".join(named(table, action) for action in actions)
            yield f"The puzzle {puzzle.key}: this {'misses' if wanted else 'reaches'} the goal: {line}."


def licences() -> Iterator[str]:
    """Every shipped file stands in LICENSES.md, by its own name or a pattern, and nothing else does."""
    root = resources.asset()
    listing = root / "LICENSES.md"
    try:
        named = set(re.findall(r"`([^`\s]+)`", _text(listing)))
    except UnreadableError as problem:
        yield f"{problem} It names the licence of every file under assets/."
        return
    files = {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()} - {listing.name}
    for file in sorted(files):
        if not any(fnmatch(file, name) for name in named):
            yield f"assets/{file} is not listed in assets/LICENSES.md: say there whose it is."
    for name in sorted(name for name in named if "/" in name):
        if not any(fnmatch(file, name) for file in files):
            yield f"assets/LICENSES.md lists `{name}`, which is not there: take the line out."
