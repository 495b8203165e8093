"""Tables of Tank Hunter for tests: a session on a real match, and a hand that plays it by mouse."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from random import Random

from pygame import Vector2

from tests.scenes.navigator import Navigator
from tests.scenes.program import BlindPilot
from wotrush.ai.registry import load_ruleset, make_agent
from wotrush.games import game_entry
from wotrush.match.match import AnyMatch, Match
from wotrush.match.opponents.worker import LocalWorker
from wotrush.match.seats import Human, Opponent, Player, Setup
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards.words import EVENT
from wotrush.scenes.hunter.play.handles import MIDDLE, handles
from wotrush.scenes.hunter.reactions.answer_button import AnswerButton
from wotrush.scenes.hunter.table.scene import BattleTable
from wotrush.scenes.hunter.view.layout import DRAFT_CARD
from wotrush.scenes.hunter.view.seen import drafted
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.early_input import DEAF
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.style.theme import Theme
from wotrush.settings import Settings, Speed
from wotrush.stage.clock import ManualClock
from wotrush.stage.node import Node
from wotrush.stage.scene import SceneStack
from wotrush.workshop.pilot import Pilot

NAMES = ("Anna", "Bison", "Lynx", "Otter", "Heron", "Badger", "Falcon", "Marten")
ENTRY = game_entry("hunter")


@dataclass
class Battle:
    """A table under the pilot's hands."""

    pilot: Pilot
    scene: BattleTable
    session: GameSession
    go: Navigator

    @property
    def o(self) -> HunterObservation:
        seen: HunterObservation = self.session.observation()
        return seen

    def rest(self, longest: float = 60.0) -> None:
        """Let frames pass until the person is to decide or the game is over.

        Each action that may be answered is hidden for a moment, so with eight players much time passes at times.
        """
        for _ in range(round(longest * 60)):
            self.pilot.step()
            deaf = self.scene.pieces.reactions.deaf or self.scene.turn.deaf
            waits = self.session.may_decide and not deaf
            if self.scene.still and (waits or self.session.result() is not None):
                return
            if self.scene.still and self.session.lingers:
                self.pilot.click(self.scene.pieces.end)
        raise TimeoutError("The table never came to rest.")

    def perform(self, action: act.HunterAction) -> None:
        """Make a decision by mouse. Raises AssertionError if nothing on the table stands for it."""
        version, scene = self.session.match.version, self.scene
        scene.clear_stage(at_once=True)  # A press on a card that lies there would do no more than that.
        if isinstance(action, act.Keep) and self.o.pack:
            self.pilot.click(self.card_of_draft(action.card))
        elif self._answer(action):
            pass
        elif handles(self.o, action).source is not None:
            self._aim(action)
        elif action in (scene.turn.main_action, scene.turn.end_action):
            self.pilot.click(scene.pieces.end if action == scene.turn.end_action else scene.pieces.main)
        else:
            self._choose(action)
        assert self.session.match.version != version, f"{action}: {scene.view.status}"

    def _answer(self, action: act.HunterAction) -> bool:
        """Click what stands for an action in the reactions bar; return False if nothing does."""
        bar, version = self.scene.pieces.reactions, self.session.match.version
        group = [node for node in bar.children if isinstance(node, AnswerButton) and action in node.actions]
        found: list[Node] = [*group] or [node for node in bar.children if node.name == f"choice {action}"]
        if not bar.visible or not found:
            return False
        self.pilot.click(found[0])
        if self.session.match.version == version:
            self.pilot.wait(DEAF)
            self.pilot.click(bar.find(f"choice {action}"))
        return True

    def card_of_draft(self, card: int) -> Node:
        kinds = [EVENT + (event or 0) if kind is None else kind for kind, event in drafted(self.o)]
        return self.scene.cards.sprites[DRAFT_CARD + kinds.index(card)]

    def _aim(self, action: act.HunterAction) -> None:
        scene, version = self.scene, self.session.match.version
        source = handles(self.o, action).source
        held = [one for one in scene.cards.sprites.values() if scene.controls.spot_of(one) == source]
        self.pilot.click(held[0])
        self._choose(action)
        if self.session.match.version == version:
            self._choose(action)

    def _choose(self, action: act.HunterAction) -> None:
        """Click the lit target of an action or, if it has none, its button."""
        scene = self.scene
        lit = [target for target in scene.controls.lit if action in target.actions]
        buttons = [node for node in scene.pieces.choices.children if node.name == f"choice {action}"]
        assert lit or buttons, f"nothing stands for {action}"
        version = self.session.match.version
        self.pilot.click(buttons[0] if buttons else self._open_spot(lit[0]))
        if not buttons and self.session.match.version == version and scene.controls.choosing:
            self.pilot.click(scene.root.find(f"choice {action}"))

    def _open_spot(self, node: Node) -> Vector2:
        """Return a point of a target that no other target lies over."""
        box = node.box_px
        spots = [
            Vector2(box.x + box.w * x / 10, box.y + box.h * y / 10)
            for y in range(1, 10)
            for x in range(1, 10)
        ]
        return next(spot for spot in [Vector2(box.center), *spots] if self.scene.root.hit(spot) is node)


Options = tuple[tuple[str, object], ...]


def _new(players: int, seed: int, people: int, options: Options) -> AnyMatch:
    seated: list[Player] = [Human(name) for name in NAMES[:people]]
    seated += [Opponent(name, "recruit") for name in NAMES[people:players]]
    chosen = {"players": players, **({"shared_screen": True} if people > 1 else {}), **dict(options)}
    setup = Setup(chosen, seed, tuple(seated), datetime(2026, 1, 1, tzinfo=UTC))
    return Match.new(load_ruleset(ENTRY), setup)


class Recruits:
    """A game among recruits that goes on as far as somebody asks for: test after test begins somewhere in it."""

    def __init__(self, players: int, seed: int, people: int, options: Options) -> None:
        self.match = _new(players, seed, people, options)
        self.agent, self.rng = make_agent(ENTRY, "recruit"), Random(seed)
        self.made: list[tuple[int, act.HunterAction]] = []
        """Who has decided what."""

    def decisions(self, least: int) -> list[act.HunterAction]:
        """Return so many decisions, and more until it is the first person's turn."""
        count = least
        while self._to_act(count) not in (0, None):
            count += 1
        return [action for _, action in self.made[:count]]

    def _to_act(self, decisions: int) -> int | None:
        """Return who acts after so many decisions, of which all but the last have been made before."""
        while len(self.made) <= decisions and (seat := self.match.to_act()) is not None:
            action = self.agent.choose(self.match.observe(seat), self.rng).action
            self.made.append((seat, action))
            self.match.decide(action)
        return self.made[decisions][0] if decisions < len(self.made) else None


_recruits = lru_cache(maxsize=60)(Recruits)


def battle(
    players: int = 2,
    seed: int = 1,
    *,
    people: int = 1,
    options: Mapping[str, object] | None = None,
    size: tuple[int, int] = (1280, 720),
    scale: float = 1.0,
    blind: bool = True,
    decisions: int = 0,
    speed: Speed = Speed.OFF,
    reduced: bool = False,
    language: str = "en",
) -> Battle:
    """Return a table with a new match, played on by recruits for so many decisions and then to the first person's turn."""
    dealt = players, seed, people, tuple((options or {}).items())
    match = _new(*dealt)
    for action in _recruits(*dealt).decisions(decisions) if decisions else ():
        match.decide(action)
    settings = Settings(language=language, speed=speed, reduced_motion=reduced)
    return seated(match, settings, size, scale=scale, blind=blind)


def seated(
    match: AnyMatch, settings: Settings, size: tuple[int, int], *, scale: float = 1.0, blind: bool = True
) -> Battle:
    """Return a table of this match."""
    clock, go = ManualClock(), Navigator()
    session = GameSession(match, LocalWorker(ENTRY), settings, clock)
    stack = SceneStack(clock, fade=0, ui_scale=scale)
    pilot = (BlindPilot if blind else Pilot)(stack, clock, size)
    scene = BattleTable(AppContext(clock, Theme.of(), settings, go), session)
    stack.push(scene)
    pilot.step()
    return Battle(pilot, scene, session, go)


def holding_an_event() -> tuple[Battle, int]:
    """Return a turn in which an event can be played on something, and the event."""
    for seed in range(60):
        found = battle(3, seed, decisions=60)
        found.rest()
        for action in found.o.actions if found.session.may_decide else ():
            if isinstance(action, act.PlayEvent) and handles(found.o, action).target != MIDDLE:
                return found, action.event
    raise LookupError
