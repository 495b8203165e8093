"""Pictures of scenes, drawn offscreen: the same arguments always give the same picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import timedelta
from functools import cache
from pathlib import Path

import pygame
from pygame import Surface

from wotrush.i18n import language, set_language
from wotrush.match.journal import Journal
from wotrush.model.rush.default import default_catalogue
from wotrush.scenes.rush.info import INFO
from wotrush.workshop import table_shots
from wotrush.workshop.staged import new_match, play_out
from wotrush.workshop.studio import Studio, Wanted


def shot(draw: Callable[[Wanted], Surface], lang: str, wanted: Wanted, out: Path) -> None:
    """Draw one of a game's scenes and write it as a picture."""
    before = language()
    set_language(lang)
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    try:
        picture = draw(wanted)
        out.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(picture, out)
    finally:
        set_language(before)
        pygame.display.quit()


def _title(wanted: Wanted) -> Surface:
    from wotrush.scenes.menu.title import Title

    studio = Studio.of(wanted)
    return studio.take(Title(studio.context, INFO))


def _new(wanted: Wanted) -> Surface:
    from wotrush.scenes.menu.new_game import NewGame
    from wotrush.scenes.setup.game_plan import first_plan

    studio = Studio.of(wanted)
    scene = NewGame(studio.context, [INFO], INFO, lambda info, setup: None)
    plan = first_plan(INFO)
    while len(plan.seats) < wanted.players:
        plan = plan.with_one_more(INFO)
    hardest = list(INFO.levels)[::-1]
    for at in range(1, wanted.players):
        plan = plan.with_seat(at, agent=hardest[at - 1], style=list(INFO.styles)[-at])
    scene.plan = plan
    scene.restyle()
    return studio.take(scene)


def _motion(wanted: Wanted) -> Surface:
    """Motions as contact sheets: all of them or, from 1, the one whose number the turn gives."""
    from wotrush.workshop import contact_sheet

    if wanted.turn:
        return contact_sheet.sheet(wanted.turn, wanted.size)
    return contact_sheet.overview(wanted.size)


def _result(wanted: Wanted) -> Surface:
    return _after(wanted, "points")


def _course(wanted: Wanted) -> Surface:
    return _after(wanted, "course")


def _chances(wanted: Wanted) -> Surface:
    return _after(wanted, "chances", frames=600)


def _squads(wanted: Wanted) -> Surface:
    return _after(wanted, "squads")


def _after(wanted: Wanted, chapter: str, frames: int = 48) -> Surface:
    """A page of the result."""
    from wotrush.scenes.result.scene import ResultScene
    from wotrush.scenes.rush.result.contents import RESULT

    studio = Studio.of(wanted)
    match = new_match(wanted.players, wanted.seed)
    play_out(match)
    # Faces on the squads' page come one a frame, and so do the decisions of the game that are thought over.
    return studio.take(ResultScene(studio.context, studio.session(match), RESULT, chapter), frames=frames)


def _puzzles(wanted: Wanted) -> Surface:
    """Some of them solved."""
    from wotrush.scenes.puzzles.scene import PuzzlesScene
    from wotrush.scenes.puzzles.solved import Solved, remember
    from wotrush.scenes.rush.puzzles.contents import PUZZLES

    studio = Studio.of(wanted)
    for n, puzzle in enumerate(PUZZLES.puzzles()[:7]):
        remember(studio.context, INFO, puzzle.key, Solved.HELPED if n % 4 == 2 else Solved.ALONE)
    return studio.take(PuzzlesScene(studio.context, PUZZLES))


def _cards(wanted: Wanted) -> Surface:
    from wotrush.scenes.gallery.scene import Gallery
    from wotrush.scenes.rush.gallery.contents import gallery

    studio = Studio.of(wanted)
    return studio.take(Gallery(studio.context, gallery()))


def _rules(wanted: Wanted) -> Surface:
    """A chapter of the rule book; the turn says which."""
    from wotrush.scenes.rulebook.scene import RuleBook
    from wotrush.scenes.rush.rulebook.contents import BOOK

    studio = Studio.of(wanted)
    return studio.take(RuleBook(studio.context, BOOK, BOOK[wanted.turn % len(BOOK)].key))


def _settings(wanted: Wanted) -> Surface:
    from wotrush.scenes.menu.settings_scene import SettingsScene

    studio = Studio.of(wanted)
    return studio.take(SettingsScene(studio.context, wanted.size))


def _keys(wanted: Wanted) -> Surface:
    from wotrush.scenes.menu.keys_scene import KeysScene

    studio = Studio.of(wanted)
    return studio.take(KeysScene(studio.context, (INFO,)))


def _trouble(wanted: Wanted) -> Surface:
    """As if a card had fallen off the table."""
    from wotrush.scenes.app.trouble import TroubleScene, report_of

    studio = Studio.of(wanted)
    report = report_of(RuntimeError("a card fell off the table"), _journals(wanted.seed)[0])
    kept = Path("/home/player/.local/share/wotrush/reports/20260102-183000.txt")
    return studio.take(TroubleScene(studio.context, report, kept, studio.context.go.title, saved=True))


def _history(wanted: Wanted) -> Surface:
    return _played_games(wanted, "GAMES")


def _statistics(wanted: Wanted) -> Surface:
    return _played_games(wanted, "STATISTICS")


def _played_games(wanted: Wanted, side: str) -> Surface:
    from wotrush.scenes.history.scene import HistoryScene, HistorySide
    from wotrush.scenes.history.summary import archive_of

    studio = Studio.of(wanted)
    return studio.take(HistoryScene(studio.context, archive_of(_journals(wanted.seed)), HistorySide[side]))


@cache
def _journals(seed: int) -> tuple[Journal, ...]:
    """A few games of two to five players, one a day."""
    journals = []
    for i in range(8):
        match = new_match(2 + i * 3 % 4, seed + i)
        play_out(match, "greedy")
        journal = match.journal()
        journals.append(journal.model_copy(update={"started": journal.started - timedelta(days=i)}))
    return tuple(journals)


def _gallery(wanted: Wanted) -> Surface:
    """Every card at once, as large as fits."""
    from wotrush.workshop.rush.card_sheet import card_sheet

    return card_sheet(wanted.size, default_catalogue().cards)


def _card(wanted: Wanted) -> Surface:
    """One card held close, with its other faces; the seed says which."""
    from wotrush.workshop.rush.card_faces import card_faces

    cards = default_catalogue().cards
    return card_faces(wanted.size, cards, cards[wanted.seed % len(cards)])


SCENES: Mapping[str, Callable[[Wanted], Surface]] = {
    "title": _title,
    "new": _new,
    "table": table_shots.table,
    "action": table_shots.action,
    "prompt": table_shots.prompt,
    "cover": table_shots.cover,
    "recap": table_shots.recap,
    "motion": _motion,
    "result": _result,
    "course": _course,
    "chances": _chances,
    "squads": _squads,
    "gallery": _gallery,
    "card": _card,
    "cards": _cards,
    "rules": _rules,
    "puzzles": _puzzles,
    "puzzle": table_shots.puzzle,
    "tutorial": table_shots.tutorial,
    "keys": _keys,
    "trouble": _trouble,
    "settings": _settings,
    "history": _history,
    "replay": table_shots.replay,
    "statistics": _statistics,
}
"""By the names that `python -m wotrush shot` knows."""
