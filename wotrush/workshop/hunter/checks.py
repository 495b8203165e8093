"""Checks of Tank Hunter's own files: cards, profiles, and the texts that go with the cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from wotrush import resources
from wotrush.files import UnreadableError, readable_text
from wotrush.model.card_rows import CardDataError
from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.model.hunter.cards.words import COMMANDERS

UNITS, EVENTS = "hunter_units.csv", "hunter_events.csv"
IN_PICTURES = "hu_"
"""The prefix of profiles that appear only in the pictures of events."""


def cards() -> Iterator[str]:
    """Check both card files as the rules read them, and that there are enough units for any number of players."""
    try:
        catalogue = _catalogue()
    except (CardDataError, UnreadableError) as problem:
        yield str(problem)
        return
    yield from _too_few(catalogue)


def _too_few(catalogue: HunterCatalogue) -> Iterator[str]:
    from wotrush.model.hunter.options import MAX_PLAYERS, HunterOptions, too_few_units

    most = HunterOptions.model_construct(players=MAX_PLAYERS)
    if problem := too_few_units(catalogue, most):
        yield f"{UNITS}, field copies: {problem}"


def profiles() -> Iterator[str]:
    """Check that every unit has a drawing: its own, under the same name, or that of a vehicle which looks the same."""
    from wotrush.scenes.hunter.faces.likeness import profile_code
    from wotrush.workshop.profile_checks import DrawnNames, compared

    folder = resources.asset("cards", "profiles")
    own = DrawnNames(sorted((folder / "hunter").glob("*.toml")))
    yield from own.problems
    if any(cards()):
        return  # Told of the cards.
    units = {row.id: row.name for row in _catalogue().rows[COMMANDERS:]}
    drawn = {code: name for code, name in own.items() if not code.startswith(IN_PICTURES)}
    wanted = {code: name for code, name in units.items() if profile_code(code) == code}
    yield from compared(wanted, drawn, "assets/cards/profiles/hunter/")
    others = DrawnNames(sorted(folder.glob("*.toml")))
    if others.problems:
        yield from others.problems
        return
    for code, name in units.items():
        if profile_code(code) not in {code, *others}:
            yield f"Card {code} ({name}) looks like {profile_code(code)}, which has no profile: bring that back."


def texts() -> Iterator[str]:
    """Check that the names in the card files are the ones shown."""
    from wotrush.scenes.hunter.texts.event_cards import EVENT_CARDS
    from wotrush.scenes.hunter.texts.words import COMMANDER_CARDS, GENERIC_NAMES

    if any(cards()):
        return  # Told of the cards.
    catalogue = _catalogue()
    commanders = [(UNITS, row.id, row.name) for row in catalogue.rows[:COMMANDERS]]
    events = [(EVENTS, row.id, row.name) for row in catalogue.event_rows]
    for (file, card, printed), (name, _) in zip(
        (*commanders, *events), (*COMMANDER_CARDS, *EVENT_CARDS), strict=True
    ):
        if printed != name:
            yield f"{file} calls {card} {printed!r}, but people read {name!r}: use one name."
    for name in sorted(GENERIC_NAMES - {row.name for row in catalogue.rows[COMMANDERS:]}):
        yield f"{name!r} is translated, but no unit in {UNITS} has that name: take it out."


def _catalogue() -> HunterCatalogue:
    files = [resources.asset("cards", name) for name in (UNITS, EVENTS)]
    units, events = map(readable_text, files)
    return HunterCatalogue.parse(units, events, (str(files[0]), str(files[1])))


def damaged(problem: Exception) -> str | None:
    """Return one sentence about a damaged file of Tank Hunter's own, or None where it is something else that went wrong."""
    match problem:
        case CardDataError():
            return str(problem)
        case UnicodeDecodeError():  # The error does not know its file.
            return next(chain(cards(), profiles()), None)
        case _:
            return None
