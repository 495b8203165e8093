"""Everything that can be on the screen, ready for inspection: every page, and the table in every state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from functools import cache, partial
from itertools import repeat
from pathlib import Path
from typing import Any

import pygame

from tests.scenes import toy_screens
from wotrush.ai.review import Judgment, Shares
from wotrush.ai.rush.reviewer import RushReviewer
from wotrush.game_info import GameInfo
from wotrush.match.analysis.analysis import Analysis
from wotrush.match.analysis.kept import KeptFiles, KeptT
from wotrush.match.analysis.par import PLAYS, KeptPar, ParPlay, par_player
from wotrush.match.analysis.reviewing import KeptReview, evaluator_of
from wotrush.match.analysis.tasks import Job, LocalTask
from wotrush.match.game_review import MOST, WORTH_TELLING, GameReview, SeatReview
from wotrush.match.journal import Journal
from wotrush.match.match import Match
from wotrush.match.message import Message
from wotrush.match.saves.archive import Archive, Archived
from wotrush.match.saves.saves import Listing, SavedGame, Saves
from wotrush.match.seats import Human, Opponent, Player, Setup
from wotrush.model.rush import Observation, RushGame, rush_ruleset
from wotrush.model.rush import actions as act
from wotrush.model.rush.state import Prompt
from wotrush.scenes.app.trouble import TroubleScene, report_of
from wotrush.scenes.gallery.scene import Gallery
from wotrush.scenes.history.scene import HistoryScene, HistorySide
from wotrush.scenes.history.statistics import GameFilter
from wotrush.scenes.history.summary import archive_of
from wotrush.scenes.hotseat.banner import BannerScene
from wotrush.scenes.hotseat.cover import CoverScene, PeekScene
from wotrush.scenes.hotseat.recap_scene import RecapScene
from wotrush.scenes.menu.keys_scene import KeysScene
from wotrush.scenes.menu.new_game import NewGame
from wotrush.scenes.menu.running_games import RunningGames
from wotrush.scenes.menu.settings_scene import SettingsScene
from wotrush.scenes.menu.title import Title
from wotrush.scenes.page.notice import NoticeScene
from wotrush.scenes.result.scene import CHANCES, COURSE, PAR, POINTS, ResultScene
from wotrush.scenes.rulebook.scene import RuleBook
from wotrush.scenes.rush.gallery.contents import gallery
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.match import RushMatch
from wotrush.scenes.rush.result.contents import RESULT
from wotrush.scenes.rush.rulebook.contents import BOOK
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.rush.tutorial.lessons import LESSONS
from wotrush.scenes.rush.view.layout import Zone
from wotrush.scenes.session.turning import Cover
from wotrush.scenes.session.watching import watched_session
from wotrush.scenes.setup.game_plan import first_plan
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.tutorial.lesson_scene import LessonScene
from wotrush.settings import Narration
from wotrush.stage.scene import NodeScene
from wotrush.workshop.gesture import Click, DragTo
from wotrush.workshop.pilot import Pilot
from wotrush.workshop.rush.gestures import next_gesture
from wotrush.workshop.staged import play_on, play_out, session_of
from wotrush.workshop.studio import Studio

LONG_NAMES = ("Bartholomäus Żółkiew", "Żubroń", "Waldkauz", "Großtrappe", "Steinadler")
NAMES = ("Marie-Luise", *LONG_NAMES[1:])
EVERYTHING = {"wide_reserve": True, "optional_refresh": True, "exposed_attacker": True}


def nothing(scene: NodeScene, pilot: Pilot) -> None:
    """Do nothing."""


@dataclass(frozen=True, slots=True)
class View:
    """How to make a scene and what to do until it looks as wanted; `over` says that something then lies over its
    texts.
    """

    make: Callable[[Studio], NodeScene]
    do: Callable[[NodeScene, Pilot], None] = nothing
    over: bool = False


# -- games


@cache
def finished(players: int, people: int = 1, seed: int = 17) -> RushMatch:
    """Return a finished game with fixed names, since those of a language would not change with it."""
    match = named(players, people, {}, seed, NAMES)
    play_out(match, "greedy")
    return match


@cache
def under_way(players: int, people: int = 1) -> RushMatch:
    """Return a game in progress, at the first player's turn, with the longest names."""
    match = named(players, people, EVERYTHING if players == 5 else {})
    play_on(match, lambda o: o.turn >= 6 * players and o.seat == 0 and o.prompt is Prompt.PLAY)
    return match


def named(
    players: int,
    people: int,
    options: Mapping[str, bool],
    seed: int = 17,
    names: Sequence[str] = LONG_NAMES,
) -> RushMatch:
    seats: list[Player] = [
        Human(name) if seat < people else Opponent(name, "recruit")
        for seat, name in enumerate(names[:players])
    ]
    setup = Setup(
        {"players": players, "first_player": 0, **options},
        seed,
        tuple(seats),
        datetime(2026, 1, 2, tzinfo=UTC),
    )
    return Match.new(rush_ruleset(), setup)


@cache
def asked(prompt: Prompt, people: int = 1) -> RushMatch:
    """Return a game of five in which the first player is asked that and has a choice."""

    def wanted(o: Observation) -> bool:
        return o.seat == 0 and o.prompt is prompt and len(o.actions) > 1 and o.turn > 12

    for seed in range(60):
        match = named(5, people, EVERYTHING, seed)
        if play_on(match, wanted, "random") is not None:
            return match
    raise LookupError(f"Nobody was asked for {prompt.name} in sixty games.")


@cache
def able(kind: str) -> tuple[RushMatch, act.Action]:
    """Return a game of five in which the first player can do such a thing now, and how."""

    def chances(o: Observation) -> list[act.Action]:
        return [action for action in o.actions if type(action).__name__ == kind]

    match = named(5, 1, EVERYTHING)
    play_on(match, lambda o: o.seat == 0 and o.turn > 20 and bool(chances(o)))
    return match, chances(match.observe(0))[-1]


def saved() -> SavedGame:
    journal: Journal = finished(5).journal()
    return SavedGame(Path("a.json"), journal, datetime(2026, 1, 1, tzinfo=UTC).timestamp())


class Running(Saves):
    """A folder with these games."""

    def __init__(self, *games: SavedGame) -> None:
        super().__init__(Path())
        self._games = games

    def resumable(self, most: int = 0) -> Listing:
        return Listing(list(self._games))


# -- pages

BOTH = (INFO, toy_screens.INFO)


def new_game(players: int, games: tuple[GameInfo, ...] = (INFO,)) -> View:
    """Return the page with the longest possible names and an invalid seed."""

    def make(studio: Studio) -> NodeScene:
        page = NewGame(studio.context, games, INFO, lambda info, setup: None)
        plan = first_plan(INFO)
        while len(plan.seats) < players:
            plan = plan.with_one_more(INFO)
        for seat in range(players):
            plan = plan.with_seat(seat, name=LONG_NAMES[0], agent="veteran", style="collector")
        page.plan, page.seed = plan, "no seed"
        page.restyle()
        return page

    return View(make)


def another_game(studio: Studio) -> NodeScene:
    """Return the page of a game whose options have values, which has no styles, and in which nobody can choose who
    begins.
    """
    page = NewGame(studio.context, BOTH, toy_screens.INFO, lambda info, setup: None)
    page.seed = "7"
    page.restyle()
    return page


def result(players: int, chapter: str = POINTS) -> View:
    return View(
        lambda studio: ResultScene(studio.context, studio.session(finished(players)), RESULT, chapter)
    )


def chances(players: int) -> View:
    def make(studio: Studio) -> NodeScene:
        page = ResultScene(studio.context, studio.session(missed(players)), RESULT, CHANCES)
        page.review = reviewed(players)
        page.restyle()
        return page

    return View(make)


def compared(players: int, people: int = 1) -> View:
    """Return the page of the same cards with its longest texts."""

    def make(studio: Studio) -> NodeScene:
        studio.context.analysis = Analysis(Path(), Unending)
        match = finished(players, people)
        plays = [
            ParPlay(scores=tuple(range(3 * n % 40, 3 * n % 40 + players)), winners=(players - 1,))
            for n in range(PLAYS - 1)
        ]
        kept = KeptPar(player=par_player(INFO, match.journal()), plays=tuple(plays))
        studio.context.analysis.par = Given(kept, KeptPar)
        return ResultScene(studio.context, studio.session(match), RESULT, PAR)

    return View(make)


class Glance(RushReviewer):
    """Looks at few decisions, which are enough to fill a page, and takes them for worse than they were."""

    def second_thoughts(self, before: RushGame, seat: int, action: act.Action) -> Iterator[Judgment | None]:
        for judgment in super().second_thoughts(before, seat, action) if before.turn % 10 == 0 else ():
            if judgment is not None and (lapse := judgment.lapse) is not None:
                worse = replace(lapse, best=min(1.0, lapse.best + WORTH_TELLING))
                yield replace(judgment, lapse=worse)
            else:
                yield judgment

    def luck(self, before: RushGame, action: act.Action, after: RushGame) -> Iterator[Shares | None]:
        yield (0.001, *[-0.001 / (before.seats - 1)] * (before.seats - 1))


def missed(players: int) -> RushMatch:
    """Return a finished game in which that reviewer finds as many missed chances as are told."""
    return finished(players, seed={2: 21, 5: 50}[players])


@cache
def reviewed(players: int) -> GameReview:
    glance: Any = Glance()  # A reviewer of this game alone.
    review = GameReview(missed(players).journal(), [0], glance)
    while review.advance():
        pass
    assert len(review.moments) == MOST
    return review


class Given(KeptFiles[KeptT]):
    """The same figures for every game."""

    def __init__(self, figures: KeptT, kind: type[KeptT]) -> None:
        super().__init__(Path(), kind)
        self._figures = figures

    def get(self, key: str) -> KeptT:
        return self._figures


class Unending(LocalTask):
    """Never finds anything."""

    def __init__(self, job: Job, *arguments: object) -> None:
        super().__init__(repeat, None)


def rated(studio: Studio) -> NodeScene:
    """Return the statistics with the rating of somebody as weak as a recruit, among several people."""
    analysis = studio.context.analysis = Analysis(Path(), LocalTask)
    archive = archive_of([saved().journal] * 3)
    summaries = [game.summary.model_copy(update={"key": f"{i}"}) for i, game in enumerate(archive.games)]
    figures = [SeatReview(cost=1.5 + seat, decisions=120) for seat in range(len(summaries[0].seats))]
    analysis.reviews = Given(KeptReview(evaluator=evaluator_of("rush"), seats=tuple(figures)), KeptReview)
    games = [Archived(game.path, summary) for game, summary in zip(archive.games, summaries, strict=True)]
    scene = HistoryScene(studio.context, Archive(games), HistorySide.STATISTICS)
    person = next(seat.name for seat in summaries[0].seats if seat.agent is None)
    scene._choose(GameFilter(INFO, person))
    return scene


def cover(studio: Studio) -> NodeScene:
    match = asked(Prompt.SABOTAGE, people=5)
    session = studio.session(match)
    assert isinstance(session.interlude, Cover)
    return CoverScene(studio.context, session)


def peek(studio: Studio) -> NodeScene:
    return PeekScene(studio.context, studio.session(under_way(5, people=5)), 0)


def trouble(studio: Studio) -> NodeScene:
    report = report_of(RuntimeError("a card fell off the table"), saved().journal)
    kept = Path("/home/player/.local/share/wotrush/reports/20260102-183000.txt")
    return TroubleScene(studio.context, report, kept, studio.context.go.title, saved=True)


def lesson(studio: Studio) -> NodeScene:
    """Return the lesson with the longest text."""
    longest = max(LESSONS, key=lambda lesson: len(lesson.text))
    table = TableScene(studio.context, studio.session(under_way(2)))
    return LessonScene(studio.context, longest, table.view, lambda: None)


def narrated(studio: Studio) -> None:
    """Narrate events in the panel."""
    studio.context.settings = studio.context.settings.model_copy(update={"narration": Narration.PANEL})


def reported(view: View) -> View:
    """Return the same view with the panel open."""

    def make(studio: Studio) -> NodeScene:
        narrated(studio)
        return view.make(studio)

    return View(make, view.do, view.over)


def held(scene: NodeScene, pilot: Pilot) -> None:
    pilot.send(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")


PAGES: Mapping[str, View] = {
    "title": View(lambda studio: Title(studio.context, INFO, saved=saved())),
    "title with more games": View(
        lambda studio: Title(studio.context, INFO, BOTH, saved(), 10_000, date(2026, 1, 2))
    ),
    "running games": View(lambda studio: RunningGames(studio.context, Running(saved(), saved()))),
    "no running games": View(lambda studio: RunningGames(studio.context, Running())),
    "title of the first start": View(lambda studio: Title(studio.context, INFO)),
    "title with two games": View(lambda studio: Title(studio.context, INFO, BOTH, saved())),
    "title beside another game": View(
        lambda studio: Title(studio.context, toy_screens.INFO, BOTH, running=1, other=saved())
    ),
    **{f"new game of {players}": new_game(players) for players in (2, 5)},
    "new game with two games": new_game(5, BOTH),
    "new game of another kind": View(another_game),
    "settings": View(lambda studio: SettingsScene(studio.context, studio.size)),
    "keys": View(lambda studio: KeysScene(studio.context, BOTH)),
    "history": View(lambda studio: HistoryScene(studio.context, archive_of([saved().journal] * 3))),
    "statistics": View(
        lambda studio: HistoryScene(studio.context, archive_of([saved().journal] * 3), HistorySide.STATISTICS)
    ),
    "statistics, rated": View(rated),
    "no history": View(lambda studio: HistoryScene(studio.context, archive_of(()))),
    **{f"result of {players}": result(players) for players in (2, 3, 4, 5)},
    "course of 5": result(5, COURSE),
    **{f"chances of {players}": chances(players) for players in (2, 5)},
    "same cards of 2": compared(2),
    "same cards of 5": compared(5, people=5),
    "squads of 5": result(5, "squads"),
    "banner": View(lambda studio: BannerScene(studio.context, studio.session(under_way(5, people=5)))),
    "recap": View(lambda studio: RecapScene(studio.context, studio.session(under_way(5, people=5)))),
    "cover": View(cover),
    "peek": View(peek),
    "peek, held": View(peek, held),
    "notice": View(
        lambda studio: NoticeScene(studio.context, Message("A long sentence of many words. " * 6))
    ),
    "trouble": View(trouble),
    "lesson": View(lesson),
    "gallery": View(lambda studio: Gallery(studio.context, gallery())),
    "rules": View(lambda studio: RuleBook(studio.context, BOOK)),
    "rules, last chapter": View(lambda studio: RuleBook(studio.context, BOOK, BOOK[-1].key)),
}


# -- the table


def table(match: Callable[[], RushMatch]) -> Callable[[Studio], NodeScene]:
    return lambda studio: studio.table(session_of(match(), studio.context.settings, studio.clock))


def at_table(
    do: Callable[[TableScene, Pilot], None], match: Callable[[], RushMatch] = lambda: under_way(5)
) -> View:
    def done(scene: NodeScene, pilot: Pilot) -> None:
        assert isinstance(scene, TableScene)
        do(scene, pilot)

    return View(table(match), done, over=True)


def dragging(kind: str) -> View:
    """Return a table with a card in the air."""

    def drag(scene: TableScene, pilot: Pilot) -> None:
        for _ in range(6):
            match next_gesture(scene, able(kind)[1]):
                case Click(at):
                    pilot.click(at)
                case DragTo(start, goal):
                    pilot.press(start)
                    pilot.pull(goal)
                    return

    return at_table(drag, lambda: able(kind)[0])


def paying(scene: TableScene, pilot: Pilot) -> None:
    """Return a table with a chosen vehicle and the cards that could pay for it."""
    gesture = next_gesture(scene, able("Buy")[1])
    pilot.click(gesture.at if isinstance(gesture, Click) else gesture.goal)


def zoomed(scene: TableScene, pilot: Pilot) -> None:
    pilot.move(
        next(
            card
            for card in scene.cards.children
            if isinstance(card, CardSprite) and card.lying.zone is Zone.RESERVE
        )
    )
    pilot.step(1.0)


def clicked(name: str) -> View:
    return at_table(lambda scene, pilot: pilot.click(scene.root.find(name)))


PROMPTS = [prompt for prompt in Prompt if prompt not in (Prompt.PLAY, Prompt.OVER)]


def replay(studio: Studio) -> NodeScene:
    session = watched_session(finished(5).journal(), studio.context.settings, studio.clock, 90)
    session.conductor.pause()
    return TableScene(studio.context, session)


TABLES: Mapping[str, View] = {
    **{f"table of {n}": View(table(partial(under_way, n))) for n in (2, 3, 4, 5)},
    "shared table": View(table(partial(under_way, 5, 5))),
    **{
        f"asked for {prompt.name.lower()}": View(table(partial(asked, prompt)), over=True)
        for prompt in PROMPTS
    },
    "paying": at_table(paying, lambda: able("Buy")[0]),
    "assaulting": dragging("Attack"),
    "using": dragging("Use"),
    "log": at_table(lambda scene, pilot: scene.commands.toggle_log()),
    "achievements": at_table(lambda scene, pilot: scene.commands.toggle_achievements()),
    "menu": at_table(lambda scene, pilot: scene.commands.open_menu()),
    "Depot": clicked("depot 1"),
    "squad": clicked("garage 1"),
    "deck": clicked("deck"),
    "zoom": at_table(zoomed),
    "replay": View(replay),
}

NARRATED: Mapping[str, View] = {
    f"{name}, narrated": reported(TABLES[name])
    for name in ("table of 2", "table of 5", "paying", "squad", "replay", "menu")
}

VIEWS: Mapping[str, View] = {**PAGES, **TABLES, **NARRATED}
