"""Tank Hunter without a pointer: from the title to the final score, by keys or gamepad, alone and with others."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pygame
import pytest

from tests.scenes.hunter.hands import KeyHand, PadHand
from tests.scenes.hunter.staged import Staged
from tests.scenes.hunter.tables import ENTRY, Battle, battle
from tests.scenes.navigator import Navigator
from tests.scenes.program import Program
from tests.scenes.walking import PadPress, Press
from wotrush.ai.registry import make_agent
from wotrush.model.hunter import actions as act
from wotrush.scenes.hotseat.call import CallScene
from wotrush.scenes.hunter.info import INFO
from wotrush.scenes.hunter.play.chances import by_kind, promise
from wotrush.scenes.hunter.table.scene import BattleTable
from wotrush.scenes.menu.new_game import NewGame
from wotrush.scenes.page.early_input import DEAF
from wotrush.scenes.result.scene import ResultScene
from wotrush.stage.input.focus import By
from wotrush.stage.node import Node
from wotrush.stage.scene import NodeScene
from wotrush.stage.widgets import Segmented
from wotrush.workshop.pilot import FRAME

LONGEST = 6_000
HANDS: dict[str, Callable[[Battle], KeyHand]] = {"keys": KeyHand, "gamepad": PadHand}


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """Return the program without a mouse; frames pass undrawn."""
    program = Program(tmp_path / "games")

    def step(seconds: float = FRAME) -> None:
        program.clock.advance(seconds)
        program.stack.update()

    monkeypatch.setattr(program.pilot, "move", None)
    monkeypatch.setattr(program.pilot, "step", step)
    return program


def presser(program: Program, how: str) -> Press:
    return program.pilot.key if how == "keys" else PadPress(program.pilot)


def focus_on(program: Program, press: Press, name: str) -> None:
    for _ in range(80):
        current = program.scene(NodeScene).interface.focus.current
        if current is not None and current.name == name:
            return
        press(pygame.K_TAB)
        program.pilot.step()
    raise AssertionError(f"Tab never comes to {name}.")


def start(program: Program, press: Press, players: int, people: int) -> None:
    """Choose the game on the title, seats on the page for a new game, and begin."""
    focus_on(program, press, "game")
    choice = program.node("game")
    assert isinstance(choice, Segmented)
    while program.app.info != INFO:
        press(pygame.K_RIGHT)
        program.pilot.step()
    focus_on(program, press, "new")
    press(pygame.K_RETURN)
    program.pilot.step()
    page = program.scene(NewGame)
    while len(page.plan.seats) != players:
        fewer = len(page.plan.seats) > players
        focus_on(program, press, f"remove {players}" if fewer else "add")
        press(pygame.K_RETURN)
        program.pilot.step()
    for seat in range(1, people):
        focus_on(program, press, f"kind {seat}")
        while page.plan.seats[seat].kind != "person":
            press(pygame.K_LEFT)
            program.pilot.step()
    page.seed = "7"
    focus_on(program, press, "start")
    press(pygame.K_RETURN)
    program.pilot.step()


def answer_call(program: Program, press: Press, bar: CallScene, *, claim: bool) -> None:
    """Let everybody whom the bar concerns claim it, or nobody, and go on."""
    program.pilot.step(0.6)  # The bar is deaf for a moment.
    wanted = bar.call.wanted.intersection(bar.call.seats if claim else ())
    for name in ["no more", *(f"pass {seat}" for seat in bar.call.seats)]:
        focus_on(program, press, name)
    for seat in sorted(wanted):
        focus_on(program, press, f"claim {seat}")
        press(pygame.K_RETURN)
        program.pilot.step()
    assert bar.claims == wanted
    if len(bar.call.seats) > 1 or not wanted:  # Whoever is alone has gone on already.
        focus_on(program, press, "go on")
        press(pygame.K_RETURN)
        program.pilot.step()
    assert program.stack.top is not bar


def go_on(program: Program, press: Press, hand: Callable[[Battle], KeyHand]) -> int:
    """Play to the result as a recruit would; return how many decisions were made by hand."""
    agent, rng, made, rested, called = make_agent(ENTRY, "recruit"), Random(3), 0, 0, 0
    for _ in range(LONGEST):
        program.pilot.step(0.1)
        top, before = program.stack.top, rested
        rested = before + 1 if isinstance(top, BattleTable) and top.still else 0
        if isinstance(top, ResultScene):
            assert called or not program.session.shared
            return made
        if isinstance(top, CallScene):
            answer_call(program, press, top, claim=called % 3 < 2)
            called += 1
        elif not isinstance(top, BattleTable):
            program.pilot.step(0.6)  # A cover is deaf for a moment.
            press(pygame.K_RETURN)
        elif program.session.may_decide and rested > 1:  # A recap comes a frame later.
            rested = 0
            battle = Battle(program.pilot, top, program.session, Navigator())
            hand(battle).perform(agent.choose(battle.o, rng).action)
            made += 1
        elif program.session.lingers and rested > 1:
            press(pygame.K_e)
    raise AssertionError("The game never ended.")


@pytest.mark.parametrize(
    ("players", "people", "how"),
    [
        (2, 2, "gamepad"),
        *(
            pytest.param(*case, marks=pytest.mark.long)
            for case in (
                (2, 1, "keys"),
                (2, 1, "gamepad"),
                (2, 2, "keys"),
                (4, 3, "keys"),
                (4, 3, "gamepad"),
                (8, 1, "keys"),
                (8, 1, "gamepad"),
            )
        ),
    ],
)
def test_a_whole_game_needs_no_pointer(program: Program, players: int, people: int, how: str) -> None:
    press = presser(program, how)
    start(program, press, players, people)
    assert program.session.match.setup.options["players"] == players
    assert go_on(program, press, HANDS[how]) > 8
    assert program.session.result() is not None
    focus_on(program, press, "rematch")
    press(pygame.K_RETURN)
    program.pilot.step()
    assert not isinstance(program.stack.top, ResultScene)


def to_a_turn(wanted: Callable[[act.HunterAction], bool], players: int = 8) -> Battle:
    """Return a table at which the person may do something like that in the own turn."""
    agent = make_agent(ENTRY, "recruit")
    for seed in range(40):
        table, rng = battle(players, seed, decisions=12 * players, options={"charge": True}), Random(seed)
        for _ in range(30):
            table.rest()
            if table.session.result() is not None:
                break
            own = not table.scene.pieces.reactions.visible and table.scene.turn.main_action == act.WAIT
            if own and any(map(wanted, table.o.actions)):
                return table
            table.session.decide(agent.choose(table.o, rng).action)
    raise LookupError("There was never such a turn.")


def being(node: Node) -> Callable[[], Node]:
    """Return how a hand finds a node that is never replaced."""
    return lambda: node


def is_attack(action: act.HunterAction) -> bool:
    return isinstance(action, act.DeclareAttack)


def is_charge(action: act.HunterAction) -> bool:
    return isinstance(action, act.DeclareAttack) and action.charge


def test_enter_twice_is_the_best_attack_of_the_first_unit() -> None:
    table = to_a_turn(is_attack)
    version = table.session.match.version
    for key in (pygame.K_TAB, pygame.K_RETURN):
        table.pilot.key(key)
        table.pilot.step()
    aimed = table.scene.controls.aimed()
    legal = [one for one in table.scene.controls.lit if not one.why]
    assert aimed is not None
    assert promise(table.o, aimed.actions) == max(promise(table.o, one.actions) for one in legal)
    table.pilot.key(pygame.K_RETURN)
    table.pilot.step()
    if table.scene.controls.choosing:
        table.pilot.key(pygame.K_RETURN)
        table.pilot.step()
    assert table.session.match.version > version


@pytest.mark.parametrize(
    ("seed", "attacks"),
    [(1, 5), *(pytest.param(seed, LONGEST, marks=pytest.mark.long) for seed in (1, 2, 4))],
)
def test_an_attack_with_eight_players_takes_few_keys(seed: int, attacks: int) -> None:
    """Whichever unit attacks whom: at most a way to the unit, Enter, a way to the target, Enter, and the kind."""
    agent, counts = make_agent(ENTRY, "recruit"), list[int]()
    table, rng = battle(8, seed, options={"charge": True}), Random(seed)
    hand = KeyHand(table)
    for _ in range(LONGEST):
        table.rest()
        if table.session.result() is not None or len(counts) == attacks:
            break
        action = agent.choose(table.o, rng).action
        hand.trail.clear()
        hand.perform(action)
        if is_attack(action):
            counts.append(len(hand.trail))
    assert len(counts) > 4
    assert sorted(counts)[len(counts) // 2] <= 4
    assert max(counts) <= 9


def test_digits_choose_the_kind_while_a_unit_aims() -> None:
    table = to_a_turn(is_charge)
    charge = next(one for one in table.o.actions if isinstance(one, act.DeclareAttack) and one.charge)
    hand = KeyHand(table)
    hand.enter(partial(hand.source, charge))
    table.pilot.step()
    hand.go_to(partial(hand.target, charge))
    aimed = table.scene.controls.aimed()
    assert aimed is not None
    kinds = by_kind([one for one in aimed.actions if isinstance(one, act.DeclareAttack)])
    assert len(kinds) > 1
    version = table.session.match.version
    table.pilot.key(pygame.K_1 + len(kinds))
    assert table.session.match.version == version
    table.pilot.key(pygame.K_1 + kinds.index(charge))
    assert table.session.match.version > version
    assert str(charge) in [action for turn in table.session.match.journal().turns for action in turn.actions]


def test_keys_reach_everything_and_say_why_something_cannot_be_attacked() -> None:
    """A score pile that lies beside cards comes and goes with the enemy who is looked at; the name opens it as well."""
    table = to_a_turn(is_attack)
    hand = KeyHand(table)
    focus = table.scene.interface.focus
    assert focus.plan is not None
    stops = [node for node in focus.candidates() if focus.plan.stops_at(node)]
    nodes = [node for node in stops if not node.name.startswith("trophies")]
    assert len(nodes) > 40
    for node in nodes:
        hand.go_to(being(node))
    attack = next(one for one in table.o.actions if is_attack(one))
    hand.enter(partial(hand.source, attack))
    table.pilot.step()
    barred = [one for one in table.scene.controls.lit if one.why]
    assert barred
    hand.enter(being(barred[0]))
    table.pilot.step()
    assert table.scene.view.status == barred[0].why


def test_the_focus_returns_when_a_reaction_was_answered() -> None:
    """Nothing has it while the bar asks; afterwards the enemy's card has it that was looked at."""
    for seed in range(40):
        table = battle(4, seed, decisions=30)
        card = _look_at_an_enemy_until_asked(table, Random(seed))
        if card is None:
            continue
        assert table.scene.interface.focus.current is None
        table.pilot.wait(DEAF)
        table.pilot.key(pygame.K_SPACE)
        table.pilot.step()
        if not table.session.may_decide and card in table.scene.interface.focus.candidates():
            assert table.scene.interface.focus.current is card
            return
    raise LookupError("Nobody was ever asked while others played.")


def _look_at_an_enemy_until_asked(table: Battle, rng: Random) -> Node | None:
    """Return the card that has the focus when the reactions bar opens."""
    agent, focus = make_agent(ENTRY, "recruit"), table.scene.interface.focus
    for _ in range(20):
        table.rest()
        if table.session.result() is not None or table.scene.pieces.reactions.visible:
            return None
        enemies = [one for one in table.scene.cards.sprites.values() if one.lying.seat in (1, 2, 3)]
        table.session.decide(agent.choose(table.o, rng).action)
        table.pilot.step()
        card = enemies[0]
        if table.session.may_decide or card not in focus.candidates():
            continue
        focus.set(card, By.KEYS)
        for _ in range(1200):
            if table.session.may_decide or table.session.result() is not None:
                break
            table.pilot.step()
        table.pilot.step()
        if table.scene.pieces.reactions.visible and card in table.scene.cards.sprites.values():
            return card
    return None


def test_a_digit_discards_that_card_of_a_full_hand() -> None:
    own = "front: 1 u101 revealed\n hand: smoke escape trench"
    table = Staged(own, "front: 9 u005 revealed\n", (), (), deck="ambush").lay(reduced=True)
    table.session.decide(act.WAIT)
    table.rest()
    second = table.o.hand[1]
    assert act.DiscardEvent(second) in table.o.actions
    table.pilot.key(pygame.K_4)
    assert act.DiscardEvent(second) in table.o.actions, "there is no fourth card"
    table.pilot.key(pygame.K_2)
    assert second not in table.o.hand


def test_the_large_button_says_why_it_cannot_be_used_with_a_full_hand() -> None:
    own = "front: 1 u101 revealed\n hand: smoke escape trench"
    table = Staged(own, "front: 9 u005 revealed\n", (), (), deck="ambush").lay(reduced=True)
    table.session.decide(act.WAIT)
    table.rest()
    assert table.scene.pieces.main.explanation() == "Your hand is full: choose an event to discard."
