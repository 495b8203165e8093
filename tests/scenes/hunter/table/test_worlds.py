"""Two worlds that differ in one hidden card look alike to everybody else, frame by frame, for as long as it stays hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.scenes.hunter.tables import ENTRY
from tests.scenes.program import Program
from wotrush.ai.agent import Choice
from wotrush.ai.registry import load_ruleset
from wotrush.match.match import AnyMatch, Match
from wotrush.match.opponents import conductor
from wotrush.match.opponents.worker import Answer, Worker
from wotrush.match.seats import Human, Opponent, Player, Setup
from wotrush.model.hunter import HunterGame, HunterObservation, HunterOptions
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.hands import take_in
from wotrush.model.hunter.state import IN_TURNS
from wotrush.scenes.app.trouble import TroubleScene
from wotrush.scenes.hotseat.call import CallScene
from wotrush.scenes.hotseat.cover import CoverScene
from wotrush.scenes.hotseat.recap_scene import RecapScene
from wotrush.scenes.hunter.table.scene import BattleTable
from wotrush.scenes.result.scene import ResultScene
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.session.viewpoint import Sight
from wotrush.settings import Narration, Settings, Speed
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.scene import NodeScene
from wotrush.stage.sprite import Sprite
from wotrush.stage.typography.text import resolve
from wotrush.stage.widgets import Button

HOLDER = 1
IDLE = w.AIR_COVER
"""A card for which nobody is asked as long as no air strike comes."""
REACTIONS = (w.SMOKE, w.JAMMING, w.TUNGSTEN, w.ACE_GUNNER, w.FIELD_REPAIR, w.EMERGENCY_RESERVE)
LONGEST, FRAME, BRIEF, HURRY = 900, 0.1, 1 / 30, 6
"""Frames of a game; seconds of one, also where opponents think; people decide every so many, since covers are deaf at first."""


def plays_no_event(o: HunterObservation, rng: Random) -> act.HunterAction:
    """Decide by chance and decline all reactions; neither play nor give away a card that may differ.

    The holder does not attack, since in a turn of their own everybody may think where they like.
    """
    if act.PASS in o.actions:
        return act.PASS
    kept = (IDLE, *REACTIONS)
    plain = [one for one in o.actions if not isinstance(one, act.PlayEvent | act.DiscardEvent)]
    given = [one for one in o.actions if isinstance(one, act.DiscardEvent) and one.event not in kept]
    wild: list[act.HunterAction] = [
        one for one in plain if isinstance(one, act.DeclareAttack | act.Spy | act.Reveal)
    ]
    if o.seat == HOLDER:
        plain = [one for one in plain if not isinstance(one, act.DeclareAttack | act.Spy)]
        wild = []
    else:
        wild += [one for one in o.actions if isinstance(one, act.PlayEvent) and one.event not in kept]
    if not plain:
        return rng.choice(given or list(o.actions))
    return rng.choice(wild if wild and rng.random() < 0.8 else plain)


class SlowWorker(Worker):
    """Plays for the opponents; what it is asked in secret takes some frames more."""

    def __init__(self, frames: int) -> None:
        self._frames = frames
        self._wait = 0
        self._answer: Answer | None = None

    def request(self, observation: Any, agent: str, seed: int) -> None:
        self._wait = self._frames if observation.reacting else 0
        self._answer = Answer(Choice(plays_no_event(observation, Random(seed))))

    def poll(self) -> Answer | None:
        self._wait -= 1
        return self._answer if self._wait < 0 else None

    def cancel(self) -> None:
        self._answer = None

    def close(self) -> None:
        self._answer = None


def world(
    seed: int, card: int, other: int, players: tuple[Player, ...], *, shared: bool, everything: bool
) -> AnyMatch:
    """Return a match in which the holder has that card of the deck; the other one lies at the bottom."""
    people = sum(isinstance(player, Human) for player in players)
    options = HunterOptions(
        players=len(players),
        event_deck="full",
        shared_screen=shared and people > 1,
        evade=everything,
        charge=everything,
        commanders=everything,
    )
    game, rng = HunterGame.new(options, seed), Random(seed)
    while game.phase != IN_TURNS:
        game.apply(rng.choice(game.legal_actions()))
    for one in sorted((card, other)):
        game.event_deck.remove(one)
    take_in(game, HOLDER, card)
    game.event_deck.insert(0, other)
    setup = Setup({"players": len(players)}, seed, players, datetime(2026, 1, 1, tzinfo=UTC))
    return Match(load_ruleset(ENTRY), setup, game)


class Onlooker:
    """One screen, and what somebody sees and hears who must not know the holder's cards."""

    def __init__(
        self,
        folder: Path,
        match: AnyMatch,
        slow: int,
        speed: Speed,
        seed: int,
        *,
        moving: bool = False,
    ) -> None:
        self._slow = slow
        self._others, self._seed = Random(seed), seed
        settings = Settings(language="en", speed=speed, reduced_motion=not moving, narration=Narration.PANEL)
        self.program = Program(folder, settings, (640, 360))
        self.sounds: list[object] = []
        self.program.app.context.play = self._hear  # type: ignore[method-assign]
        self.session = GameSession(match, SlowWorker(slow), settings, self.program.clock)
        self.program.app.table(self.session)

    def _hear(self, *sound: object, **_: object) -> None:
        """Note a sound, but not of the holder's own turn, in which sounds come whenever the holder has decided."""
        if self.session.everybody_sees().active != HOLDER:
            self.sounds.append(sound)

    @property
    def top(self) -> object:
        return self.program.stack.top

    @property
    def looks_on(self) -> bool:
        """Whether the screen does not show what the holder alone may know."""
        view = self.session.viewpoint
        return isinstance(self.top, CallScene) or view.seat != HOLDER or view.sight is Sight.OPEN

    def pass_a_frame(self) -> None:
        self.program.clock.advance(BRIEF if self._slow else FRAME)
        self.program.stack.update()

    def finish_own_turn(self) -> None:
        """Let the holder decide alone at the screen, for as long as that takes."""
        for frame in range(LONGEST):
            if self.looks_on:
                return
            if not frame % HURRY:
                self.act()
            self.pass_a_frame()

    def act(self) -> None:
        """Do what the next person at the screen does."""
        top, rng = self.top, self._others if self.looks_on else self._chance
        if isinstance(top, CoverScene):
            top.uncover()
        elif isinstance(top, RecapScene):
            top.context.go.back()
        elif isinstance(top, CallScene):
            for seat in top.call.seats:
                if rng.random() < 0.3:
                    top.claim(seat)
            top.go_on()
        elif isinstance(top, BattleTable) and self.session.may_decide and top.still:
            self.session.decide(plays_no_event(self.session.observation(), rng))
        elif isinstance(top, BattleTable) and self.session.lingers and top.still:
            self.program.click("end turn")

    @property
    def _chance(self) -> Random:
        """Return what the holder chooses by, who may be asked more often in one of two worlds and chooses the same in both."""
        return Random(self._seed + self.session.match.happenings)

    def picture(self) -> bytes:
        """Return the pixels of the screen."""
        self.program.pilot.step(0.0)
        return bytes(self.program.pilot.surface.get_buffer().raw)

    def seen(self) -> object:
        """Return every node that is drawn with what stands on it, the log, the narration and the sounds so far."""
        top = self.top
        assert isinstance(top, NodeScene)
        assert not isinstance(top, TroubleScene), top.report
        told: list[object] = []
        if isinstance(top, BattleTable):
            told = [top.view.status, *((line.seat, line.text) for line in top.pieces.log.lines)]
        drawn = [
            (type(node).__name__, node.name, tuple(node.rect), _content(node)) for node in top.root.walk()
        ]
        return type(top).__name__, told, drawn, tuple(self.sounds), self.session.can_undo()


def _content(node: Node) -> object:
    match node:
        case Label():
            return str(node)
        case Button():
            return str(resolve(node.text)), node.enabled
        case Sprite():
            return repr(node.face)
    return None


def side_by_side(
    folder: Path,
    seed: int,
    card: int,
    players: tuple[Player, ...],
    *,
    slow: int = 0,
    speed: Speed = Speed.OFF,
    shared: bool = True,
    everything: bool = False,
) -> Iterator[tuple[Onlooker, Onlooker]]:
    """Play both worlds frame by frame until the card leaves the hand, comparing what is seen; yield every frame.

    `everything` has all motion and all rule options.
    """
    first, second = (
        Onlooker(
            folder / str(one),
            world(seed, one, other, players, shared=shared, everything=everything),
            slow,
            speed,
            seed,
            moving=everything,
        )
        for one, other in ((card, IDLE), (IDLE, card))
    )
    both = first, second
    for frame in range(LONGEST):
        for onlooker in both:
            onlooker.pass_a_frame()
            onlooker.finish_own_turn()
        hands = [onlooker.session.match.observe(HOLDER).hand for onlooker in both]
        if isinstance(both[0].top, ResultScene) or card not in hands[0] or IDLE not in hands[1]:
            return
        assert both[0].seen() == both[1].seen(), f"frame {frame}"
        yield both
        if not frame % HURRY:
            for onlooker in both:
                onlooker.act()


A, B, C = Human("Anna"), Human("Ben"), Human("Cleo")
X, Y, Z = Opponent("Bison", "recruit"), Opponent("Lynx", "recruit"), Opponent("Otter", "recruit")
TABLES = {
    "two people": (A, B),
    "three people": (A, B, C),
    "one person and one opponent": (A, X),
    "one person and three opponents": (A, X, Y, Z),
    "two people and two opponents": (A, B, X, Y),
    "an opponent holds it between two people": (A, X, B),
}


FULL, OTHERS = ("smoke", "jamming"), ("three people", "one person and three opponents")
CARDS = tuple(map(w.EVENT_IDS.__getitem__, REACTIONS))
QUICK = set(zip(TABLES, CARDS, strict=True))
"""Every table and every card once; the rest belongs to the long tests."""
CASES = [
    (table, card)
    for table in TABLES
    for card in CARDS
    if card in FULL or table in OTHERS or (table, card) in QUICK
]


@pytest.mark.parametrize(
    ("table", "card"),
    [case if case in QUICK else pytest.param(*case, marks=pytest.mark.long) for case in CASES],
)
def test_nobody_sees_who_could_have_reacted(tmp_path: Path, table: str, card: str) -> None:
    both = list(side_by_side(tmp_path, 5, w.EVENT_IDS.index(card), TABLES[table]))
    assert len(both) > 100


@pytest.mark.parametrize(
    ("table", "everything"),
    [
        pytest.param(OTHERS[0], False, marks=pytest.mark.long),
        (OTHERS[1], False),
        pytest.param(OTHERS[0], True, marks=pytest.mark.long),
        (OTHERS[1], True),
    ],
)
def test_nobody_sees_it_in_motion_either_nor_with_all_rule_options(
    tmp_path: Path, table: str, everything: bool
) -> None:
    both = side_by_side(tmp_path, 6, w.JAMMING, TABLES[table], speed=Speed.NORMAL, everything=everything)
    assert len(list(both)) > 100


@pytest.mark.parametrize("card", [w.SMOKE, w.JAMMING], ids=["smoke", "jamming"])
def test_no_pause_tells_that_an_opponent_was_asked(tmp_path: Path, card: int) -> None:
    players = TABLES["one person and three opponents"]
    assert len(list(side_by_side(tmp_path, 5, card, players, slow=1))) > 100


def test_pictures_are_the_same_too(tmp_path: Path) -> None:
    compared: Counter[type] = Counter()
    for number, (one, other) in enumerate(side_by_side(tmp_path, 5, w.SMOKE, TABLES["three people"])):
        if not number % 3:
            assert one.looks_on
            assert one.picture() == other.picture(), f"frame {number}"
            compared[type(one.top)] += 1
    assert min(compared[scene] for scene in (BattleTable, CallScene, CoverScene)) > 5


def test_asking_only_who_holds_something_would_be_seen(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="frame"):
        list(side_by_side(tmp_path, 5, w.SMOKE, TABLES["three people"], shared=False))


def test_a_pause_would_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conductor, "MASK", 0.0)
    with pytest.raises(AssertionError, match="frame"):
        list(side_by_side(tmp_path, 5, w.JAMMING, TABLES["one person and three opponents"], slow=3))
