"""Checks of Rush's own files: cards, vehicle profiles, puzzles and the network of the opponents."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from wotrush import resources
from wotrush.files import UnreadableError, readable_text
from wotrush.model.card_rows import CardDataError
from wotrush.model.game import IllegalAction
from wotrush.model.rush.cards import Kind
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.positions.puzzle import Puzzle, PuzzleError, played

CARD_FILE = ("cards", "vehicles.csv")
BARRACKS = (Kind.ENGINEERS, Kind.TECHNICIANS, Kind.VOLUNTEERS)


def cards() -> Iterator[str]:
    """Check the card file as the rules read it."""
    try:
        _catalogue()
    except (CardDataError, UnreadableError) as problem:
        yield str(problem)


def profiles() -> Iterator[str]:
    """Check that every vehicle and barracks card has one drawing under the same name, and nothing else has.

    Without cards there is nothing to compare the drawings with, and what is wrong with the cards is told of them.
    """
    from wotrush.workshop.profile_checks import DrawnNames, compared

    drawn = DrawnNames(sorted(resources.asset("cards", "profiles").glob("*.toml")))
    yield from drawn.problems
    if not any(cards()):
        yield from compared(_cards_with_pictures(), drawn, "assets/cards/profiles/")


def _cards_with_pictures() -> dict[str, str]:
    """Return the names of all vehicles by code, and of the barracks cards, many of which are alike, by kind."""
    cards = _catalogue().cards
    vehicles = {card.code: card.name for card in cards if card.kind is Kind.VEHICLE}
    return vehicles | {card.kind.name.lower(): card.name for card in cards if card.kind in BARRACKS}


def _catalogue() -> Catalogue:
    source = resources.asset(*CARD_FILE)
    return Catalogue.parse(readable_text(source), source=str(source))


def puzzles() -> Iterator[str]:
    """Check that each puzzle has words, a solution that reaches its goal, and traps that do not."""
    from wotrush.scenes.rush.puzzles import shipped
    from wotrush.scenes.rush.puzzles.words import WORDS

    if any(cards()):
        return  # Reported by the check of the cards.
    for file in shipped.files():
        try:
            readable_text(file)
            puzzle = shipped.read(file)
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


def network() -> Iterator[str]:
    """Check the weights by which the opponents judge."""
    from wotrush.ai.rush.value.network import SHIPPED, NetworkError, read_network

    file = resources.asset(*SHIPPED)
    try:
        read_network(file)
    except NetworkError as problem:
        yield str(problem)
    except OSError as problem:
        yield f"{file} cannot be read: {problem.strerror}. Bring it back."


def damaged(problem: Exception) -> str | None:
    """Return one sentence about a damaged file of Rush's own, or None where it is something else that went wrong."""
    from wotrush.ai.rush.value.network import NetworkError
    from wotrush.scenes.art.profiles.profile_files import ProfileError

    match problem:
        case CardDataError() | PuzzleError() | ProfileError() | NetworkError():
            return str(problem)
        case UnicodeDecodeError():  # The error does not know its file.
            return next(chain(cards(), profiles(), puzzles()), None)
        case _:
            return None
