"""The bar that calls people at a shared screen: who is on it, how it is claimed, and when it stays away."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.model.hunter.rules.tabletop import RULES, table
from tests.scenes.program import QUICK, Program
from wotrush.games import game_entry
from wotrush.match.match import Match
from wotrush.match.opponents.worker import LocalWorker
from wotrush.match.seats import Human, Setup
from wotrush.model.hunter import actions as act
from wotrush.scenes.hotseat.call import CallScene
from wotrush.scenes.hotseat.cover import CoverScene
from wotrush.scenes.hunter.choreography.film import LOOK
from wotrush.scenes.hunter.table.scene import BattleTable
from wotrush.scenes.menu.title import Title
from wotrush.scenes.page.early_input import DEAF
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.session.viewpoint import Sight, Viewpoint
from wotrush.settings import Settings, Speed
from wotrush.stage.typography.ink import resolve
from wotrush.stage.widgets import Button

ANNA, BEN, CLEO = range(3)
ATTACK = "attack 1>9 ap"
ARMIES = """
seat: S1
 front: 1 u031 revealed, 2 u005
 hand: {0}
seat: S2
 front: 9 u031 revealed, 10 u005
 hand: {1}
seat: S3
 front: 20 u031 revealed, 21 u005
 hand: {2}
"""


class Screen:
    """A screen of three people; Anna's turn has begun, and she looks at it."""

    def __init__(
        self,
        folder: Path,
        anna: str = "",
        ben: str = "",
        cleo: str = "",
        armies: str = ARMIES,
        settings: Settings = QUICK,
        **dice: tuple[int, ...],
    ) -> None:
        game = table(armies.format(anna, ben, cleo), "players=3 shared_screen=yes", **{"s1": (1, 1), **dice})
        people = (Human("Anna"), Human("Ben"), Human("Cleo"))
        setup = Setup({"players": 3, "shared_screen": True}, 1, people, datetime(2026, 1, 1, tzinfo=UTC))
        self.program = Program(folder, settings)
        self.session = GameSession(
            Match(RULES, setup, game), LocalWorker(game_entry("hunter")), settings, self.program.clock
        )
        self.program.app.table(self.session)
        self.wait()
        self.uncover(ANNA)

    def wait(self) -> None:
        self.program.pilot.wait(LOOK + 0.6)  # Dice stand as long as LOOK.

    @property
    def call(self) -> CallScene:
        return self.program.scene(CallScene)

    def uncover(self, seat: int) -> None:
        cover = self.program.scene(CoverScene)
        assert cover.seat == seat
        cover.uncover()
        self.wait()
        assert self.session.viewpoint == Viewpoint(seat, Sight.OWN)

    def decide(self, line: str) -> None:
        self.session.decide(RULES.parse_action(line))
        self.wait()

    def go_on(self, *claims: int) -> None:
        alone = len(self.call.call.seats) == 1
        for seat in claims:
            self.program.click(f"claim {seat}")
        if not (claims and alone):
            self.program.click("go on")
        self.wait()


def test_everybody_with_cards_is_on_the_bar_whatever_they_are(tmp_path: Path) -> None:
    for cards in (("smoke", "trench"), ("trench", "smoke"), ("depot", "depot")):
        screen = Screen(tmp_path / cards[0] / cards[1], "", *cards)
        screen.decide(ATTACK)
        assert screen.call.call.seats == (BEN, CLEO)
        assert screen.call.covers, "Anna's own cards lie below"


def test_who_holds_no_card_is_not_on_it(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "", "smoke", "")
    screen.decide(ATTACK)
    assert screen.call.call.seats == (BEN,)


def test_nobody_reacts_and_the_turn_goes_on_without_a_cover(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "depot", "smoke", "depot")
    screen.decide(ATTACK)
    screen.go_on()
    while isinstance(screen.program.stack.top, CallScene):
        screen.go_on()
    screen.program.scene(BattleTable)
    assert screen.session.viewpoint == Viewpoint(ANNA, Sight.OWN)


@pytest.mark.parametrize("ben", ["escape smoke", ""], ids=["a call", "a cover"])
def test_dice_are_seen_before_a_call_or_a_cover_comes_over_them(tmp_path: Path, ben: str) -> None:
    """A hit that may be averted calls; a miss may be answered in secret."""
    target = "9 u101" if ben else "9 u031"
    armies = ARMIES.replace("9 u031", target)
    settings = QUICK.model_copy(update={"speed": Speed.NORMAL})
    screen = Screen(tmp_path, "", ben, "", armies, settings, s1=(1,) if ben else (6,))
    attacks = (a for a in screen.session.observation().actions if isinstance(a, act.DeclareAttack))
    screen.session.decide(next(attacks))
    table, pilot = screen.program.scene(BattleTable), screen.program.pilot
    shown = 0.0
    for _ in range(1200):
        pilot.step(1 / 60)
        top, duel = screen.program.stack.top, table.view.duel
        if duel is not None and any(row.dice for row in duel.rows):
            if top is not table:
                break
            shown += table.still / 60
        elif isinstance(top, CallScene):
            top.go_on()
    assert shown >= LOOK - 2 / 60
    assert isinstance(screen.program.stack.top, CallScene if ben else CoverScene)


def test_whoever_claims_is_asked_in_the_order_of_the_rules_with_or_without_a_play(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "", "depot", "camouflage")
    screen.decide(ATTACK)
    screen.go_on(CLEO, BEN)
    screen.uncover(BEN)
    assert screen.session.observation().actions == (act.PASS,)
    assert screen.program.scene(BattleTable).pieces.reactions.visible
    screen.decide("pass")
    screen.uncover(CLEO)
    assert len(screen.session.observation().actions) > 1
    screen.decide("pass")
    assert [decision.seat for decision in screen.session.match._history.decisions[:3]] == [ANNA, BEN, CLEO]


def test_a_play_is_seen_by_all_and_calls_anew(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "", "smoke", "jamming")
    screen.decide(ATTACK)
    screen.go_on(BEN)
    screen.uncover(BEN)
    screen.decide("event smoke")
    assert "Smoke Screen" in screen.call.call.sentence
    assert screen.call.overlay, "the table shows what everybody may see"
    (table,) = (scene for scene in screen.program.stack._scenes if isinstance(scene, BattleTable))
    stage, bar = table.pieces.stage, screen.call._plate
    assert stage.visible
    assert not bar.box_px.colliderect(stage.box_px), "the bar lies over the fight that it asks about"
    screen.go_on(CLEO)
    screen.uncover(CLEO)
    screen.decide("event jamming")


def test_a_press_meant_for_what_was_there_before_does_nothing(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "", "smoke", "depot")
    screen.session.decide(RULES.parse_action(ATTACK))
    for _ in range(2):
        screen.program.pilot.step()
    bar = screen.call
    for key in (pygame.K_SPACE, pygame.K_1, pygame.K_o):
        screen.program.pilot.key(key)
    assert screen.call is bar
    assert not bar.claims
    screen.program.pilot.wait(DEAF)
    screen.program.pilot.key(pygame.K_ESCAPE)
    assert screen.call is bar, "nothing is chosen beforehand, and nothing leaves it by mistake"
    screen.program.pilot.key(pygame.K_1)
    assert bar.claims == {BEN}
    screen.program.pilot.key(pygame.K_o)
    assert not isinstance(screen.program.stack.top, CallScene), "nobody this turn"


def test_passing_until_the_own_turn_ends_with_it_though_nobody_is_asked_meanwhile(tmp_path: Path) -> None:
    screen = Screen(tmp_path, armies="\nevent_deck: depot depot" + ARMIES)
    screen.session.calls.passing |= {BEN, CLEO}
    screen.decide("wait")
    if screen.session.may_decide:
        screen.decide("end")
    assert screen.session.everybody_sees().active == BEN
    assert screen.session.calls.passing == {CLEO}


def test_passing_until_the_own_turn_ends_by_what_is_aimed_at_them(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "trench minefield", "smoke", "depot")
    screen.session.calls.passing |= {BEN, CLEO}
    screen.decide("event minefield")
    screen.program.scene(BattleTable)
    screen.decide(ATTACK)
    assert screen.call.call.seats == (BEN, CLEO)
    assert screen.session.calls.passing == {CLEO}


def test_nobody_this_turn_keeps_the_bar_away_until_the_next_one(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "minefield", "smoke", "depot")
    screen.decide("event minefield")
    screen.program.click("no more")
    screen.wait()
    screen.decide(ATTACK)
    assert not isinstance(screen.program.stack.top, CallScene)


def test_what_opens_a_window_cannot_be_taken_back(tmp_path: Path) -> None:
    for holds in ("jamming", "depot"):
        screen = Screen(tmp_path / holds, "minefield", holds, "depot")
        screen.decide("event minefield")
        screen.go_on()
        assert not screen.session.can_undo()


@pytest.mark.parametrize("cards", [("smoke", "trench"), ("depot", "camouflage")])
def test_nothing_of_a_hand_shines_through(tmp_path: Path, cards: tuple[str, str]) -> None:
    """The bar over Anna's own table, and the cover before Ben's, look the same whatever the two hold."""
    looks = []
    for anna, ben in (cards, cards[::-1]):
        screen = Screen(tmp_path / anna, anna, ben, "depot")
        screen.decide(ATTACK)
        bar = bytes(screen.program.pilot.surface.get_buffer().raw)
        screen.go_on(BEN)
        assert isinstance(screen.program.stack.top, CoverScene)
        looks.append((bar, bytes(screen.program.pilot.surface.get_buffer().raw)))
    assert looks[0] == looks[1]


def test_enter_goes_on_as_space_does(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "", "smoke", "depot")
    screen.decide(ATTACK)
    bar = screen.call
    screen.program.pilot.key(pygame.K_RETURN)
    screen.wait()
    assert screen.program.stack.top is not bar


def test_what_all_are_asked_is_asked_before_the_screen_changes_hands(tmp_path: Path) -> None:
    """Ben has let the hit pass and still sits at the screen; Anna may capture his unit."""
    screen = Screen(tmp_path, "captured_vehicle", "depot", "depot", s1=(1,))
    screen.decide(ATTACK)
    screen.go_on()
    screen.go_on(BEN)
    screen.uncover(BEN)
    screen.decide("pass")
    assert screen.call.call.sentence == "Out of play: T-34/76."
    assert screen.call.call.seats == (BEN,), "Cleo has lost nothing"
    screen.go_on()
    screen.uncover(ANNA)
    assert RULES.parse_action("event captured_vehicle 9") in screen.session.observation().actions


def test_whose_turn_it_is_gets_the_screen_back_before_being_asked(tmp_path: Path) -> None:
    """Whatever Anna holds, she takes the screen after Ben has looked at it, and goes on with her own turn."""
    for card in ("tungsten", "depot"):
        screen = Screen(tmp_path / card, card, "smoke", "depot")
        screen.decide(ATTACK)
        screen.go_on(BEN)
        screen.uncover(BEN)
        screen.decide("pass")
        screen.uncover(ANNA)


SPIED = """
seat: S1
 front: 1 u106 revealed, 2 u005
 hand: {0}
seat: S2
 front: 9 u031, 10 u005
 hand: {1}
seat: S3
 front: 20 u031 revealed, 21 u005
 hand: depot
"""


def spied_upon(folder: Path, ben: str, dice: int = 6) -> tuple[Screen, list[tuple[Any, ...]]]:
    """Have Ben strike back at a spy; return the screen then, and all that everybody saw in the meantime."""
    screen = Screen(folder, "camouflage", ben, armies=SPIED, s1=(6,), s2=(dice, dice))
    seen = list[tuple[Any, ...]]()

    def note() -> None:
        top = screen.program.stack.top
        call = top.call if isinstance(top, CallScene) else None
        seat = top.seat if isinstance(top, CoverScene) else None
        told = call and (call.title, call.sentence, call.seats, call.wanted)
        seen.append((type(top).__name__, seat, told, screen.session.viewpoint))

    screen.decide(str(act.Spy(1, BEN)))
    note()
    while isinstance(screen.program.stack.top, CallScene) and not screen.call.call.title:
        screen.go_on()
        note()
    screen.program.click(f"claim {BEN}")
    screen.wait()
    note()
    screen.uncover(BEN)
    screen.decide("counter 9>1")
    note()
    while screen.session.viewpoint == Viewpoint(BEN, Sight.OWN) and screen.session.may_decide:
        screen.decide("pass")
        note()
    return screen, seen


def test_a_window_for_one_says_what_it_offers_and_whoever_strikes_keeps_the_screen(tmp_path: Path) -> None:
    screen, seen = spied_upon(tmp_path, "tungsten")
    (call,) = [told for _, _, told, _ in seen if told and told[0]]
    assert call[0] == "Counterattack?"
    assert call[2] == (BEN,)
    last = [kind for kind, *_ in seen][[view for *_, view in seen].index(Viewpoint(BEN, Sight.OWN)) :]
    assert "CallScene" not in last[:-1], "Ben is asked about his own dice where he sits"
    assert screen.session.match.observe(BEN).flags[9] & 1


@pytest.mark.parametrize("dice", [1, 6])
def test_the_way_of_the_screen_tells_nothing_of_what_the_striker_holds(tmp_path: Path, dice: int) -> None:
    """Whatever Ben holds, the screen goes from one to the other alike, and he is asked as often."""
    ways = [
        spied_upon(tmp_path / card, card, dice)[1] for card in ("tungsten", "ace_gunner", "depot", "smoke")
    ]
    assert all(way == ways[0] for way in ways)


def test_the_call_shows_the_way_out_and_escape_leads_to_it(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "", "smoke", "smoke")
    screen.decide(ATTACK)
    screen.program.pilot.step()
    bar, version = screen.call, screen.session.match.version
    screen.program.pilot.wait(DEAF)
    screen.program.pilot.key(pygame.K_ESCAPE)
    assert screen.call is bar
    assert bar.interface.focus.current is bar.root.find("leave")
    screen.program.pilot.key(pygame.K_RETURN)
    screen.wait()
    screen.program.scene(Title)
    assert screen.session.match.version == version, "nobody has decided anything"


def test_the_envelope_shows_the_way_out_and_escape_leads_to_it(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "", "smoke", "depot")
    screen.decide(ATTACK)
    screen.go_on(BEN)
    cover = screen.program.scene(CoverScene)
    screen.program.pilot.key(pygame.K_ESCAPE)
    assert screen.program.stack.top is cover
    screen.program.pilot.key(pygame.K_RETURN)
    screen.wait()
    screen.program.scene(Title)


def bars(screen: Screen) -> list[str]:
    """Let pass what all bars ask until none is left; return what they say."""
    said = []
    while isinstance(screen.program.stack.top, CallScene):
        said.append(screen.call.call.sentence)
        screen.go_on()
    return said


@pytest.mark.parametrize("ben", ["emergency_reserve", "field_repair", "depot"])
def test_a_mortal_hit_and_the_loss_are_asked_about_once(tmp_path: Path, ben: str) -> None:
    """One attack brings two bars whatever Ben holds, and the second says what else is let pass with it."""
    screen = Screen(tmp_path, "depot", ben, s1=(1,))
    screen.decide(ATTACK)
    said = bars(screen)
    assert len(said) == 2
    assert said[1].endswith(
        "would be destroyed. Whoever does not react now is not asked about the loss either."
    )
    assert 9 not in screen.session.everybody_sees().front(BEN)
    assert screen.session.viewpoint == Viewpoint(ANNA, Sight.OWN), "the turn goes on"


def test_whoever_reacts_to_the_hit_is_asked_about_the_loss_too(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "", "emergency_reserve", s1=(1,))
    screen.decide(ATTACK)
    screen.go_on()
    screen.go_on(BEN)
    screen.uncover(BEN)
    assert screen.session.observation().actions == (act.PASS,)
    screen.decide("pass")
    assert RULES.parse_action("event emergency_reserve") in screen.session.observation().actions


def test_a_loss_that_no_hit_announced_calls(tmp_path: Path) -> None:
    """Ben has seen no bar before it: Dive Bombers strike what they aim at without a hit."""
    screen = Screen(tmp_path, "dive_bomber", "emergency_reserve", s1=(1,))
    screen.decide("event dive_bomber 9")
    said = bars(screen)
    assert said[-1] == "Out of play: T-34/76."


@pytest.mark.parametrize("ben", ["air_cover", "jamming", "depot"])
def test_an_air_strike_is_asked_about_once(tmp_path: Path, ben: str) -> None:
    screen = Screen(tmp_path, "dive_bomber", ben, s1=(6,))
    screen.decide("event dive_bomber 9")
    said = bars(screen)
    assert len(said) == 1
    assert said[0].endswith("Whoever does not react now lets the air strike come.")


def test_whoever_is_asked_about_an_air_strike_may_still_meet_it(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "dive_bomber", "air_cover", s1=(6,))
    screen.decide("event dive_bomber 9")
    screen.go_on(BEN)
    screen.uncover(BEN)
    screen.decide("pass")
    assert RULES.parse_action("event air_cover") in screen.session.observation().actions


@pytest.mark.parametrize(
    ("known", "bars_seen"),
    [
        ("", 2),
        ("field_repair field_repair", 2),
        ("field_repair field_repair emergency_reserve emergency_reserve", 1),
    ],
)
def test_no_bar_comes_for_events_that_all_lie_in_the_open(tmp_path: Path, known: str, bars_seen: int) -> None:
    """Nothing can avert the hit: the loss is asked about by itself, or not at all."""
    armies = f"discard: {known}\n{ARMIES.strip()}" if known else ARMIES
    screen = Screen(tmp_path, "", "depot", armies=armies, s1=(1,))
    screen.decide(ATTACK)
    assert len(bars(screen)) == bars_seen


def test_passing_until_the_own_turn_names_who_does_and_its_key(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "", "smoke", "depot")
    screen.decide(ATTACK)
    later = screen.call.root.find(f"pass {CLEO}")
    assert isinstance(later, Button)
    assert resolve(later.text) == "Cleo passes until their turn or an attack"
    assert later.key_text is not None
    assert resolve(later.key_text) == "Shift+2"
    screen.program.pilot.key(pygame.K_2, mod=pygame.KMOD_SHIFT)
    assert screen.session.calls.passing == {CLEO}
