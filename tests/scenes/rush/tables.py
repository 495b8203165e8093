"""Tables for tests: a session on a real match and a pilot that plays it, without a process or a real clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from itertools import cycle
from random import Random

from tests.deck import cards
from tests.scenes.navigator import Navigator
from tests.scenes.program import BlindPilot
from wotrush.ai.registry import make_agent
from wotrush.games import game_entry
from wotrush.match.match import Match
from wotrush.match.opponents.worker import LocalWorker
from wotrush.match.seats import Human, Opponent, Player, Setup
from wotrush.model.rush import Observation, RushGame, RushRuleset, rush_ruleset
from wotrush.model.rush.actions import Action
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.rush.cards.faces import Faces
from wotrush.scenes.rush.cards.sides import CardSide
from wotrush.scenes.rush.match import RushMatch
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.style.theme import Theme
from wotrush.settings import Settings, Speed
from wotrush.stage.clock import ManualClock
from wotrush.stage.drawing.shapes import Face, plate
from wotrush.stage.scene import SceneStack
from wotrush.workshop.gesture import Click, DragTo
from wotrush.workshop.pilot import Pilot
from wotrush.workshop.rush.gestures import next_gesture

SMALL = (640, 360)


class PlainFaces(Faces):
    """Draws cards as plain plates, for tests in which nobody looks at them."""

    def side(self, card: int, side: CardSide, *, damaged: bool = False) -> Face:
        return partial(plate, radius=6, color=(90, 20 + card, 60 if damaged else 140))


@dataclass
class Played:
    """A table that the pilot plays."""

    pilot: Pilot
    scene: TableScene
    session: GameSession
    go: Navigator

    @property
    def o(self) -> Observation:
        seen: Observation = self.session.observation()
        return seen

    def rest(self, longest: float = 8.0) -> None:
        """Wait until nothing moves, somebody has to decide, and nothing follows automatically."""
        version = -1
        for _ in range(round(longest * 60)):
            self.pilot.step()
            quiet = self.scene.still and self.session.match.version == version
            if quiet and (self.session.may_decide or self.session.result() is not None):
                return
            version = self.session.match.version
        raise TimeoutError("The table never came to rest.")

    def perform(self, action: Action) -> None:
        """Carry out an action by mouse, gesture by gesture."""
        before = self.session.match.version
        for _ in range(16):
            gesture = next_gesture(self.scene, action)
            match gesture:
                case Click(at):
                    self.pilot.click(at)
                case DragTo(start, goal):
                    self.pilot.drag(start, goal, steps=3)
            if self.session.match.version != before:
                return
        raise AssertionError(f"{action} could not be done by mouse: {self.scene.view.status}")


def table(
    game: RushGame | None = None,
    *,
    players: int = 2,
    people: int = 1,
    seed: int = 1,
    opponent: str = "random",
    speed: Speed = Speed.OFF,
    size: tuple[int, int] = SMALL,
    ui_scale: float = 1.0,
    options: dict[str, object] | None = None,
    until: Callable[[Observation], bool] | None = None,
    plain: bool = True,
    blind: bool = False,
) -> Played:
    """Return a table with a new match, at a given position, or played on at random until a person's view fulfils
    `until`.
    """
    clock = ManualClock()
    settings = Settings(language="en", speed=speed)
    count = players if game is None else game.seats
    if until is None:
        match = _match(game, count, people, seed, opponent, options or {})
    else:
        match = _found(count, people, seed, opponent, options or {}, until)
    session = GameSession(match, LocalWorker(game_entry("rush")), settings, clock)
    go = Navigator()
    stack = SceneStack(clock, fade=0, ui_scale=ui_scale)
    pilot = (BlindPilot if blind else Pilot)(stack, clock, size)
    scene = TableScene(AppContext(clock, Theme.of(), settings, go), session)
    if plain:
        scene.view.faces = PlainFaces(scene.view.o.catalogue.cards)
    stack.push(scene)
    pilot.step()
    return Played(pilot, scene, session, go)


def _match(
    game: RushGame | None, players: int, people: int, seed: int, opponent: str, options: dict[str, object]
) -> RushMatch:
    names = ("Anna", "Bison", "Clara", "Lynx", "Otter")
    seated: list[Player] = [
        Human(n) if i < people else Opponent(n, opponent) for i, n in enumerate(names[:players])
    ]
    setup = Setup({"players": players, **options}, seed, tuple(seated), datetime(2026, 1, 1, tzinfo=UTC))
    if game is None:
        return Match.new(rush_ruleset(), setup)
    return Match(RushRuleset(game.catalogue), setup, game)


def _found(
    players: int,
    people: int,
    seed: int,
    opponent: str,
    options: dict[str, object],
    until: Callable[[Observation], bool],
) -> RushMatch:
    """Play match after match until a person's view is the one wanted: recruits buy much, greedy opponents fight more."""
    agents = [make_agent(game_entry("rush"), name) for name in ("recruit", "greedy")]
    for attempt, agent in zip(range(seed, seed + 300), cycle(agents), strict=False):
        match = _match(None, players, people, attempt, opponent, options)
        rng = Random(attempt)
        while (seat := match.to_act()) is not None:
            view = match.observe(seat)
            if until(view):
                return match
            match.decide(agent.choose(view, rng).action)
    raise LookupError("That never happened in three hundred games.")


def position(text: str) -> RushGame:
    """Return a table drawn as text, with the cards of drawn positions."""
    return RushRuleset(cards()).parse_table(text)
