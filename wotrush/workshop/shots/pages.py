"""Pictures of pages: menus, result, history, and the parts of a game that are read."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from functools import cache
from pathlib import Path
from random import Random

from pygame import Surface

from wotrush.games import game_info, games_to_choose
from wotrush.match.journal import Journal
from wotrush.match.saves.saves import Listing, SavedGame, Saves
from wotrush.scenes.screens import screens_of
from wotrush.workshop.shots.analyzed import empty_analysis, keep_par, keep_reviews
from wotrush.workshop.staged import new_match, play_on, play_out
from wotrush.workshop.studio import Studio, Wanted

REVIEWED, LISTED = 100_000, 8
"""Steps in which a whole game is reviewed; games in the history."""


def title(wanted: Wanted) -> Surface:
    from wotrush.scenes.menu.title import Title

    studio = Studio.of(wanted)
    context = studio.context
    today = date(2026, 2, 14)
    played = {str(today - timedelta(days=n)): {"won": True, "points": 31} for n in range(wanted.turn)}
    context.settings = context.settings.model_copy(update={wanted.info.setting("days"): played})
    saved = _saved(wanted) if wanted.turn else None
    return studio.take(Title(context, wanted.info, games_to_choose(), saved, wanted.turn, today))


def running(wanted: Wanted) -> Surface:
    """Return the page of games that go on."""
    from wotrush.scenes.menu.running_games import RunningGames

    class Running(Saves):
        def resumable(self, most: int = 0) -> Listing:
            return Listing([_saved(wanted) for _ in range(wanted.turn or 3)])

    studio = Studio.of(wanted)
    return studio.take(RunningGames(studio.context, Running(Path())))


def _saved(wanted: Wanted) -> SavedGame:
    match = new_match(wanted.players, wanted.seed, game=wanted.game)
    play_on(match, lambda view: bool(view.turn >= 9))
    return SavedGame(Path("game.json"), match.journal(), datetime(2026, 2, 13, tzinfo=UTC).timestamp())


def new(wanted: Wanted) -> Surface:
    """Draw a new game with opponents from the hardest level down, and styles from the last one up."""
    from wotrush.scenes.menu.new_game import NewGame
    from wotrush.scenes.setup.game_plan import first_plan

    studio, info = Studio.of(wanted), wanted.info
    scene = NewGame(studio.context, games_to_choose(), info, lambda info, setup: None)
    plan = first_plan(info)
    while len(plan.seats) < wanted.players:
        plan = plan.with_one_more(info)
    hardest, styles = list(info.levels)[::-1], list(info.styles)
    for at in range(1, wanted.players):
        style = styles[-at % len(styles)] if styles else None
        plan = plan.with_seat(at, agent=hardest[(at - 1) % len(hardest)], style=style)
    scene.plan = plan
    scene.restyle()
    return studio.take(scene)


def result(wanted: Wanted) -> Surface:
    return result_page(wanted, "points")


def course(wanted: Wanted) -> Surface:
    return result_page(wanted, "course")


def chances(wanted: Wanted) -> Surface:
    return result_page(wanted, "chances")


def same_cards(wanted: Wanted) -> Surface:
    return result_page(wanted, "par")


def result_page(wanted: Wanted, chapter: str) -> Surface:
    """Draw a page of the result. Card faces are drawn one per frame; the review of the game is over before."""
    from wotrush.scenes.result.scene import ResultScene

    studio = Studio.of(wanted)
    match = new_match(wanted.players, wanted.seed, game=wanted.game)
    play_out(match)
    session = studio.session(match)
    with empty_analysis() as analysis:
        if chapter == "par":
            studio.context.analysis = analysis
            keep_par(analysis, match.journal(), Random(wanted.seed))
        scene = ResultScene(studio.context, session, screens_of(session.info.name).result(), chapter)
        if chapter == "chances" and scene.review is not None:
            any(not scene.review.advance() for _ in range(REVIEWED))
        return studio.take(scene, frames=48)


def puzzles(wanted: Wanted) -> Surface:
    """Draw the list of puzzles, some of them solved."""
    from wotrush.scenes.puzzles.scene import PuzzlesScene
    from wotrush.scenes.puzzles.solved import Solved, remember

    contents = screens_of(wanted.game).puzzles
    assert contents is not None
    studio, shown = Studio.of(wanted), contents()
    for n, puzzle in enumerate(shown.puzzles()[:7]):
        remember(studio.context, wanted.info, puzzle.key, Solved.HELPED if n % 4 == 2 else Solved.ALONE)
    return studio.take(PuzzlesScene(studio.context, shown))


def cards(wanted: Wanted) -> Surface:
    from wotrush.scenes.gallery.scene import Gallery

    contents = screens_of(wanted.game).cards
    assert contents is not None
    studio = Studio.of(wanted)
    return studio.take(Gallery(studio.context, contents()))


def rules(wanted: Wanted) -> Surface:
    """Draw a chapter of the rule book. The turn gives its number."""
    from wotrush.scenes.rulebook.scene import RuleBook

    contents = screens_of(wanted.game).rules
    assert contents is not None
    studio, book = Studio.of(wanted), contents()
    return studio.take(RuleBook(studio.context, book, book[wanted.turn % len(book)].key))


def settings(wanted: Wanted) -> Surface:
    from wotrush.scenes.menu.settings_scene import SettingsScene

    studio = Studio.of(wanted)
    return studio.take(SettingsScene(studio.context, wanted.size))


def keys(wanted: Wanted) -> Surface:
    from wotrush.scenes.menu.keys_scene import KeysScene

    studio = Studio.of(wanted)
    return studio.take(KeysScene(studio.context, games_to_choose()))


def asking(wanted: Wanted) -> Surface:
    from wotrush.scenes.menu.asking_scene import AskingScene

    studio = Studio.of(wanted)
    return studio.take(AskingScene(studio.context, games_to_choose()))


def trouble(wanted: Wanted) -> Surface:
    """Draw the page for an unexpected error."""
    from wotrush.scenes.app.trouble import TroubleScene, report_of

    studio = Studio.of(wanted)
    report = report_of(RuntimeError("a card fell off the table"), _journals(wanted.game, wanted.seed)[0])
    kept = Path("/home/player/.local/share/wotrush/reports/20260102-183000.txt")
    return studio.take(TroubleScene(studio.context, report, kept, studio.context.go.title, saved=True))


def history(wanted: Wanted) -> Surface:
    return _played_games(wanted, "GAMES")


def statistics(wanted: Wanted) -> Surface:
    return _played_games(wanted, "STATISTICS")


def _played_games(wanted: Wanted, side: str) -> Surface:
    from wotrush.scenes.history.scene import HistoryScene, HistorySide
    from wotrush.scenes.history.summary import archive_of

    studio = Studio.of(wanted)
    journals = _journals(wanted.game, wanted.seed)
    with empty_analysis() as analysis:
        studio.context.analysis = analysis
        keep_reviews(analysis, journals, Random(wanted.seed))
        return studio.take(HistoryScene(studio.context, archive_of(journals), HistorySide[side]))


@cache
def _journals(game: str, seed: int) -> tuple[Journal, ...]:
    """Return a few games of every number of players, one per day."""
    journals, sizes = [], sorted(game_info(game).seats)
    for i in range(LISTED):
        match = new_match(sizes[i * 3 % len(sizes)], seed + i, game=game)
        play_out(match)
        journal = match.journal()
        journals.append(journal.model_copy(update={"started": journal.started - timedelta(days=i)}))
    return tuple(journals)
