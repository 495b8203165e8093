"""Pictures of scenes, drawn offscreen: the same arguments always give the same picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from wotrush.i18n import language, set_language
from wotrush.match.journal import Journal
from wotrush.model.rush import Observation
from wotrush.model.rush.actions import Action, Attack, Defend, Use
from wotrush.model.rush.default import default_catalogue
from wotrush.model.rush.state import Prompt
from wotrush.scenes.context import AppContext, StayHere
from wotrush.scenes.gesture import DragTo
from wotrush.scenes.session import GameSession, RushMatch
from wotrush.scenes.staged import new_match, play_on, play_out, session_of
from wotrush.scenes.theme import Theme
from wotrush.settings import Settings, Speed
from wotrush.stage.clock import ManualClock
from wotrush.stage.pilot import Pilot
from wotrush.stage.scene import Scene, SceneStack

if TYPE_CHECKING:
    from wotrush.scenes.rush.table import TableScene

PROMPTS = (Prompt.REPAIR, Prompt.RESEARCH, Prompt.STRIKE, Prompt.REWARD, Prompt.PLACE, Prompt.SABOTAGE)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a picture is to show."""

    size: tuple[int, int]
    seed: int
    turn: int
    players: int


class Studio:
    """One picture is taken in it: a stack without a window, a clock that stands still, settings as shipped."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.clock = ManualClock()
        settings = Settings(language=language(), speed=Speed.OFF)
        self.context = AppContext(self.clock, Theme.of(), settings, StayHere())
        self.stack = SceneStack(self.clock, fade=0)
        self.size = size

    def take(self, *scenes: Scene, frames: int = 12) -> Surface:
        """The last on top, once everything has come to rest."""
        return self.pilot(*scenes, frames=frames).surface

    def pilot(self, *scenes: Scene, frames: int = 12) -> Pilot:
        self.stack.resize(self.size)
        for scene in scenes:
            self.stack.push(scene)
        pilot = Pilot(self.stack, self.clock, self.size)
        for _ in range(frames):
            pilot.step(0.25)
        return pilot

    def session(self, match: RushMatch) -> GameSession:
        return session_of(match, self.context.settings, self.clock)

    def table(self, session: GameSession) -> TableScene:
        # Like every scene here, imported when asked for: the title is drawn to see how soon the game stands.
        from wotrush.scenes.rush.table import TableScene

        return TableScene(self.context, session)


def shot(scene: str, lang: str, size: tuple[int, int], seed: int, turn: int, players: int, out: Path) -> None:
    """Draws one of SCENES and writes it as a picture."""
    before = language()
    set_language(lang)
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    try:
        picture = SCENES[scene](Wanted(size, seed, turn, players))
        out.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(picture, out)
    finally:
        set_language(before)
        pygame.display.quit()


def _title(wanted: Wanted) -> Surface:
    from wotrush.scenes.title import Title

    studio = Studio(wanted.size)
    return studio.take(Title(studio.context))


def _new(wanted: Wanted) -> Surface:
    from wotrush.scenes.game_plan import first_plan
    from wotrush.scenes.new_game import NewGame

    studio = Studio(wanted.size)
    scene = NewGame(studio.context, lambda setup: None)
    plan = first_plan()
    while len(plan.seats) < wanted.players:
        plan = plan.with_one_more()
    scene.plan = plan
    scene.restyle()
    return studio.take(scene)


def _table(wanted: Wanted) -> Surface:
    studio = Studio(wanted.size)
    match = new_match(wanted.players, wanted.seed)
    play_on(match, lambda view: view.turn >= wanted.turn and view.seat == 0)
    return studio.take(studio.table(studio.session(match)))


def _action(wanted: Wanted) -> Surface:
    """An attack, or else a card being used or sent to defend, caught in the middle of its drag."""
    match, action = _at_a_drag(wanted, (Attack,)) or _at_a_drag(wanted, (Use, Defend)) or (None, None)
    if match is None or action is None:
        raise LookupError("No card can be dragged in this game.")
    studio = Studio(wanted.size)
    table = studio.table(studio.session(match))
    pilot = studio.pilot(table)
    gesture = table.next_gesture(action)
    if isinstance(gesture, DragTo):
        pilot.press(gesture.start)
        pilot.pull(gesture.goal)
        for _ in range(4):
            pilot.step(0.25)
    return pilot.surface


def _at_a_drag(wanted: Wanted, kinds: tuple[type, ...]) -> tuple[RushMatch, Action] | None:
    """The first player's first chance to do one of these things; of several, one in the middle of the table."""

    def chances(view: Observation) -> list[Action]:
        return [action for action in view.actions if isinstance(action, kinds)]

    match = new_match(wanted.players, wanted.seed)
    found = play_on(match, lambda view: view.seat == 0 and view.turn >= wanted.turn and bool(chances(view)))
    if found is None:
        return None
    several = chances(match.observe(0))
    return match, several[len(several) // 2]


def _prompt(wanted: Wanted) -> Surface:
    studio = Studio(wanted.size)
    match = new_match(wanted.players, wanted.seed)
    play_on(match, lambda view: view.turn >= wanted.turn and view.seat == 0 and view.prompt in PROMPTS)
    return studio.take(studio.table(studio.session(match)))


def _cover(wanted: Wanted) -> Surface:
    from wotrush.scenes.cover import CoverScene
    from wotrush.scenes.session import Cover

    studio = Studio(wanted.size)
    for seed in range(wanted.seed, wanted.seed + 100):
        match = new_match(wanted.players, seed, people=wanted.players)
        play_on(match, lambda view: view.prompt is Prompt.SABOTAGE and len(view.actions) > 1, "random")
        session = studio.session(match)
        if isinstance(session.interlude, Cover):
            return studio.take(CoverScene(studio.context, session))
    raise LookupError("No game of these hundred ever asked for a cover.")


def _recap(wanted: Wanted) -> Surface:
    from wotrush.scenes.banner import BannerScene

    studio = Studio(wanted.size)
    match = new_match(wanted.players, wanted.seed, people=wanted.players)
    play_on(match, lambda view: view.turn >= wanted.turn)
    session = studio.session(match)
    return studio.take(studio.table(session), BannerScene(studio.context, session), frames=5)


def _motion(wanted: Wanted) -> Surface:
    """Motions as contact sheets: all of them or, from 1, the one whose number the turn gives."""
    from wotrush.scenes import contact_sheet

    if wanted.turn:
        return contact_sheet.sheet(wanted.turn, wanted.size)
    return contact_sheet.overview(wanted.size)


def _result(wanted: Wanted) -> Surface:
    return _after(wanted, "POINTS")


def _course(wanted: Wanted) -> Surface:
    return _after(wanted, "COURSE")


def _squads(wanted: Wanted) -> Surface:
    return _after(wanted, "SQUADS")


def _after(wanted: Wanted, chapter: str) -> Surface:
    """A page of the result."""
    from wotrush.scenes.result.scene import Chapter, ResultScene

    studio = Studio(wanted.size)
    match = new_match(wanted.players, wanted.seed)
    play_out(match)
    # Faces on the squads' page come one a frame.
    return studio.take(ResultScene(studio.context, studio.session(match), Chapter[chapter]), frames=48)


def _cards(wanted: Wanted) -> Surface:
    from wotrush.scenes.rush.gallery.scene import Gallery

    studio = Studio(wanted.size)
    return studio.take(Gallery(studio.context))


def _rules(wanted: Wanted) -> Surface:
    """A chapter of the rule book; the turn says which."""
    from wotrush.scenes.rush.rulebook.contents import BOOK
    from wotrush.scenes.rush.rulebook.scene import RuleBook

    studio = Studio(wanted.size)
    return studio.take(RuleBook(studio.context, BOOK[wanted.turn % len(BOOK)].key))


def _settings(wanted: Wanted) -> Surface:
    from wotrush.scenes.settings_scene import SettingsScene

    studio = Studio(wanted.size)
    return studio.take(SettingsScene(studio.context, wanted.size))


def _replay(wanted: Wanted) -> Surface:
    """A game that is over, watched from the middle of one of its turns."""
    from wotrush.scenes.watching import watched_session

    studio = Studio(wanted.size)
    match = new_match(wanted.players, wanted.seed)
    play_out(match, "greedy")
    session = watched_session(match.journal(), studio.context.settings, studio.clock)
    session.go_to_turn(wanted.turn)
    session.conductor.pause()
    return studio.take(studio.table(session))


def _history(wanted: Wanted) -> Surface:
    return _played_games(wanted, "GAMES")


def _statistics(wanted: Wanted) -> Surface:
    return _played_games(wanted, "STATISTICS")


def _played_games(wanted: Wanted, side: str) -> Surface:
    from wotrush.scenes.history.scene import HistoryScene, Side
    from wotrush.scenes.history.summary import shelf

    studio = Studio(wanted.size)
    return studio.take(HistoryScene(studio.context, shelf(_journals(wanted.seed)), Side[side]))


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
    from wotrush.scenes.rush.card_sheet import card_sheet

    return card_sheet(wanted.size, default_catalogue().cards)


def _card(wanted: Wanted) -> Surface:
    """One card held close, with its other faces; the seed says which."""
    from wotrush.scenes.rush.card_faces import card_faces

    cards = default_catalogue().cards
    return card_faces(wanted.size, cards, cards[wanted.seed % len(cards)])


SCENES: Mapping[str, Callable[[Wanted], Surface]] = {
    "title": _title,
    "new": _new,
    "table": _table,
    "action": _action,
    "prompt": _prompt,
    "cover": _cover,
    "recap": _recap,
    "motion": _motion,
    "result": _result,
    "course": _course,
    "squads": _squads,
    "gallery": _gallery,
    "card": _card,
    "cards": _cards,
    "rules": _rules,
    "settings": _settings,
    "history": _history,
    "replay": _replay,
    "statistics": _statistics,
}
"""By the names that `python -m wotrush shot` knows."""
