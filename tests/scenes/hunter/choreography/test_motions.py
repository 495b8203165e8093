"""Motions of Tank Hunter, one by one: each plays, ends where everything belongs, and shows nothing before it happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest
from pygame import FRect, Rect, Vector2

from tests.scenes.hunter.staged import FOE, MINE, MOTIONS, Staged
from tests.scenes.hunter.tables import NAMES, Battle
from tests.scenes.hunter.watching import FRAME, Watch, frames
from tests.scenes.strays import strays
from wotrush.match.message import Message
from wotrush.model.game import Reason
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import DRY, MINEFIELD, PINNED, TUNGSTEN, WITH_TRENCH
from wotrush.model.hunter.state import OVER
from wotrush.scenes.hunter.choreography.acts import BEGUN, SPIED
from wotrush.scenes.hunter.choreography.battle_moment import BattleMoment
from wotrush.scenes.hunter.choreography.bombing import ALL_CELLS, ALL_HITS, ROUNDS, TREMBLES, Bomb, Bombing
from wotrush.scenes.hunter.choreography.film import READ
from wotrush.scenes.hunter.choreography.moving import DEAL
from wotrush.scenes.hunter.choreography.shells import SOIL, throws_up_earth
from wotrush.scenes.hunter.choreography.spectacle import EARTH
from wotrush.scenes.hunter.duel.duel import Duel, RowVerdict, UnitRoll
from wotrush.scenes.hunter.duel.following import next_duel
from wotrush.scenes.hunter.duel.words import heading
from wotrush.scenes.hunter.duel.zone import DuelZone
from wotrush.scenes.hunter.duel_stage import stage
from wotrush.scenes.hunter.duel_stage.effect import pending
from wotrush.scenes.hunter.duel_stage.plate import DuelPlate
from wotrush.scenes.hunter.duel_stage.stakes import scorer
from wotrush.scenes.hunter.faces.face import EventFace
from wotrush.scenes.hunter.faces.pictures import EventPicture, UnitPicture
from wotrush.scenes.hunter.texts.event_cards import event_effect
from wotrush.scenes.hunter.view.layout import HAND_CARD, LineZone
from wotrush.scenes.hunter.view.seen import is_out
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.lying import CARD
from wotrush.scenes.table.motion.effects import Ribbon, Tracer
from wotrush.scenes.table.motion.reading_time import reading_time
from wotrush.settings import Speed
from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.display_list import DisplayList
from wotrush.stage.geometry import inset
from wotrush.stage.motion.particles import BurstNode
from wotrush.stage.motion.recipes import EXPLOSION, Recipe
from wotrush.stage.motion.tween import Motion, delay
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite


def events_in_sight(battle: Battle) -> list[EventFace]:
    """Return the events that lie on the stage or fly open, but for those that go into a hand or come from one."""
    pieces = battle.scene.pieces
    above = [*pieces.effects.walk(), *(pieces.stage.walk() if pieces.stage.visible else ())]
    seen = [node for node in above if isinstance(node, Sprite) and node.visible and node.alpha == 1]
    cards = [sprite for sprite in seen if not isinstance(sprite, CardSprite)]
    assert all(card.size.y / card.size.x == pytest.approx(CARD, rel=0.1) for card in cards), (
        "cards have one shape"
    )
    return [card.face.face for card in cards if isinstance(card.face, EventPicture)]


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("name", MOTIONS)
def test_it_plays_ends_and_shows_nothing_early(name: str, reduced: bool) -> None:
    staged = MOTIONS[name]
    battle = staged.lay(reduced=reduced)
    watch, session, seen = Watch(battle), battle.session, list[list[EventFace]]()
    for line in staged.lines:
        session.match.decide(session.match.ruleset.parse_action(line))
    for _ in frames(battle):
        watch.check()
        seen.append(events_in_sight(battle))
    for face in {face for faces in seen for face in faces}:
        at = [i for i, faces in enumerate(seen) if face in faces]
        assert all(seen[i].count(face) == 1 for i in at), f"{face.name} is there twice"
        assert reduced or at == list(range(at[0], at[-1] + 1)), f"{face.name} vanishes for a moment"
    happened = [type(event) for _, events in watch.seconds for event in events]
    assert set(staged.happens) <= set(happened)
    assert all(
        seconds > 0 for seconds, events in watch.seconds if set(staged.happens) & set(map(type, events))
    )
    assert not strays(battle.scene)
    assert battle.scene.view.o == session.observation()


def test_a_unit_looks_entrenched_only_when_the_trench_lies_under_it() -> None:
    battle = MOTIONS["trench"].lay(reduced=False)
    watch, session = Watch(battle), battle.session
    session.match.decide(session.match.ruleset.parse_action("event trench 1"))
    looks = []
    for _ in frames(battle):
        if watch.events and isinstance(watch.events[1], ev.EventAttached) and watch.shown == 1:
            looks.append(battle.scene.cards.sprites[1].face)
    assert len(looks) > 3
    assert looks[0] == looks[-1]
    assert battle.scene.cards.sprites[1].face != looks[-1]


def test_a_captured_vehicle_leaves_the_score_pile_and_takes_its_points_along() -> None:
    battle = MOTIONS["capture"].lay(reduced=False)
    watch, session = Watch(battle), battle.session
    for line in MOTIONS["capture"].lines:
        session.match.decide(session.match.ruleset.parse_action(line))
    paths: list[Vector2] = []
    for _ in frames(battle):
        place = next((event.unit for event in watch.events if isinstance(event, ev.UnitCaptured)), 0)
        sprite = battle.scene.cards.sprites.get(place)
        if place and sprite is not None and sprite.visible:
            paths.append(Vector2(sprite.pos))
            assert not battle.scene.view.o.piles[0]
            assert battle.scene.view.o.scores[0] == 0
    head = battle.scene.view.frame.army(0).head
    assert paths
    assert head.inflate(60, 60).collidepoint(paths[0]), (head, paths[0])


@pytest.mark.parametrize("name", ["spying", "spy network", "reinforcement"])
def test_units_are_revealed_and_arrive_where_the_stage_does_not_cover_them(name: str) -> None:
    battle = MOTIONS[name].lay(reduced=False)
    stage, watch, moved = battle.scene.pieces.stage, Watch(battle), 0
    before: dict[int, object] = {}
    for line in MOTIONS[name].lines:
        battle.session.match.decide(battle.session.match.ruleset.parse_action(line))
    for _ in frames(battle):
        for event in watch.events:
            if not isinstance(event, ev.UnitRevealed | ev.UnitDeployed) or event.seat == 0:
                continue
            sprite = battle.scene.cards.sprites.get(event.unit)
            looks = None if sprite is None else (Vector2(sprite.pos), Vector2(sprite.size), sprite.face)
            if looks != before.get(event.unit, looks):
                moved += 1
                assert not stage.visible, event
            before[event.unit] = looks
    assert moved


def test_hidden_units_can_be_chosen_while_they_are_revealed() -> None:
    battle = MOTIONS["spy network"].lay(reduced=False)
    battle.session.match.decide(battle.session.match.ruleset.parse_action("event spy_network S2"))
    for _ in frames(battle):
        pass
    assert {str(action) for target in battle.scene.controls.lit for action in target.actions} == {
        "show 9",
        "show 10",
        "show 11",
    }
    assert not battle.scene.pieces.stage.visible


def test_of_many_units_those_are_marked_to_which_an_event_does_something() -> None:
    battle = MOTIONS["heavy guns"].lay(reduced=False)
    battle.session.match.decide(battle.session.match.ruleset.parse_action("event heavy_guns S2"))
    marked: list[list[int]] = []
    for _ in frames(battle):
        duel = battle.scene.pieces.stage.duel
        if duel is not None and len([roll for roll in duel.rolls if roll.die]) == 3:
            marked.append([roll.unit for roll in duel.rolls if roll.happened])
    assert marked[0] == []
    assert marked[-1] == [10]


@pytest.mark.parametrize(
    ("name", "at", "staged"), [("taken", 0, True), ("lost to captured plans", -1, False)]
)
def test_a_card_that_is_taken_goes_from_hand_to_hand(name: str, at: int, staged: bool) -> None:
    battle = MOTIONS[name].lay(reduced=False)
    watch, places = Watch(battle), []
    for line in MOTIONS[name].lines:
        battle.session.match.decide(battle.session.match.ruleset.parse_action(line))
    for _ in frames(battle):
        if any(isinstance(event, ev.EventTaken) for event in watch.events[watch.shown : watch.shown + 1]):
            sprites = battle.scene.cards.sprites
            hand = [sprites[card] for card in (HAND_CARD, HAND_CARD + 1) if card in sprites]
            places += [[Vector2(sprite.pos) for sprite in hand if sprite.visible]]
    view = battle.scene.view  # The stage says how many cards there are if it lies over the panel that does.
    told = view.zone.names[1] if staged else view.frame.army(1).head
    assert any(place.distance_to(told.center) < 250 for place in places[at]), (told, places)


@pytest.mark.parametrize("name", ["taken", "lost to captured plans"])
def test_a_card_that_changes_hands_is_held_large_before_the_eyes_of_both(name: str) -> None:
    battle, held = MOTIONS[name].lay(reduced=False), 0.0
    for line in MOTIONS[name].lines:
        battle.session.match.decide(battle.session.match.ruleset.parse_action(line))
    for _ in frames(battle):
        zone, sprites = battle.scene.view.zone, battle.scene.cards.sprites
        hand = [sprites[card] for card in (HAND_CARD, HAND_CARD + 1) if card in sprites]
        large = [card for card in hand if card.visible and card.pos.distance_to(zone.held.center) < 1]
        held += FRAME * bool(large)
        assert all(isinstance(card.face, EventPicture) for card in large)
        assert all(card.z > battle.scene.pieces.stage.z for card in large)
        duel = battle.scene.pieces.stage.duel
        events = zone.events(duel) if large and duel is not None else {}
        assert not any(zone.held.colliderect(place) for place in events.values())
    assert held > 0.3


def test_a_card_that_is_taken_is_lifted_out_of_the_row_on_the_stage_which_counts_it_no_more() -> None:
    """No back ever lies in its place again, and the row closes up."""
    battle = replace(MOTIONS["taken"], foe=FOE.format("hand: smoke ambush escape")).lay(reduced=False)
    battle.session.match.decide(battle.session.match.ruleset.parse_action("event captured_plans S2"))
    view, hand, rows = battle.scene.view, battle.scene.pieces.stage.hand, list[tuple[int, list[float]]]()
    for _ in frames(battle):
        if hand.count and hand.visible and battle.scene.pieces.stage.visible:
            rows.append((view.o.hand_sizes[1], [back.x for back in hand.backs]))
            taken = battle.scene.cards.sprites.get(HAND_CARD)
            held = taken is not None and taken.visible and view.zone.held.collidepoint(taken.pos)
            assert len(hand.backs) == view.o.hand_sizes[1] <= (2 if held else 3)
    assert [len(backs) for _, backs in rows] == sorted((len(backs) for _, backs in rows), reverse=True)
    gaps = [backs[1] - backs[0] for size, backs in rows if size == 2]
    assert gaps[0] > 1.5 * gaps[-1]
    assert gaps == sorted(gaps, reverse=True)
    assert battle.scene.view.o.hand_sizes == (1, 2)


def own_film(name: str) -> Iterator[Battle]:
    """Play what is staged, and yield in every frame until the turn is over on the screen."""
    battle = MOTIONS[name].lay(reduced=False)
    for line in MOTIONS[name].lines:
        battle.session.match.decide(battle.session.match.ruleset.parse_action(line))
    for _ in frames(battle):
        if battle.scene.view.o.active != 0:
            return
        yield battle


@pytest.mark.parametrize("name", ["mines", "attack with counterattack", "smoke"])
def test_the_plate_of_a_fight_comes_up_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[DuelPlate] = []
    come_up = DuelPlate.open

    def noted(plate: DuelPlate) -> None:
        opened.append(plate)
        come_up(plate)

    monkeypatch.setattr(DuelPlate, "open", noted)
    for _ in own_film(name):
        pass
    assert len(opened) == 1


def test_every_salvo_is_a_shot_of_its_own() -> None:
    shells: list[Node] = []
    for battle in own_film("salvos"):
        shells += [node for node in battle.scene.pieces.effects.walk() if node.name == "tracer"]
    assert len({id(shell) for shell in shells}) == 4


@pytest.mark.parametrize(("name", "swerves"), [("evasion", True), ("field repairs", False)])
def test_a_unit_swerves_while_the_shell_passes_and_not_before_it_is_fired(name: str, swerves: bool) -> None:
    shells, swerved, at_once = set[int](), False, False
    for battle in own_film(name):
        flying = [id(node) for node in battle.scene.pieces.effects.walk() if isinstance(node, Tracer)]
        shells.update(flying)
        place, sprite = battle.scene.view.zone.right, battle.scene.cards.sprites[9]
        aside = abs(sprite.pos.x - place.centerx) < 1 and sprite.pos.y > place.centery + 10
        assert shells or not aside
        swerved |= aside
        at_once |= aside and bool(flying)
    assert len(shells) == 1
    assert swerved is at_once is swerves


def shells_of(name: str) -> list[Tracer]:
    """Return the shells of what is staged, in the order in which they fly."""
    shells: dict[int, Tracer] = {}
    for battle in own_film(name):
        flying = (node for node in battle.scene.pieces.effects.walk() if isinstance(node, Tracer))
        shells |= {id(shell): shell for shell in flying}
    return list(shells.values())


def test_a_shell_flies_from_the_muzzle_on_one_card_to_the_hull_on_the_other_and_back() -> None:
    battle = MOTIONS["attack with counterattack"].lay(reduced=False)
    zone, (attack, glances, counter) = battle.scene.view.zone, shells_of("attack with counterattack")
    for shell, gun, target in ((attack, zone.left, zone.right), (counter, zone.right, zone.left)):
        ahead = 1 if target.x > gun.x else -1
        assert gun.collidepoint(shell.place(0.0))
        assert (shell.place(0.0).x - gun.centerx) * ahead > 0, "the muzzle is on the side of the target"
        assert inset(target, target.w * 0.2).collidepoint(shell.place(1.0))
    assert glances.place(0.0) == attack.place(1.0), "armor turns away what does not pierce it"
    assert glances.place(1.0).y < glances.place(0.0).y


@pytest.mark.parametrize("name", ["attack with counterattack", "rifles", "salvos", "pinning"])
def test_strikes_are_seen_to_fly_over_what_is_told_of_them_and_cover_little_of_it(name: str) -> None:
    zone = MOTIONS[name].lay(reduced=False).scene.view.zone
    shells = [one for one in shells_of(name) if zone.left.colliderect(FRect(one.place(0.0), (1, 1)))]
    assert shells
    for shell in shells:
        way = [shell.place(part / 40) for part in range(41)]
        assert all(zone.head.bottom < y < zone.rows.y for _, y in way[16:25])
        seen = [place for place in way if place.y < zone.rows.y or not zone.rows.collidepoint(place)]
        assert len(seen) > len(way) / 2


def test_a_shell_from_afar_flies_between_the_heading_and_what_is_told_of_it() -> None:
    zone, (shell, *_) = MOTIONS["long range"].lay(reduced=False).scene.view.zone, shells_of("long range")
    between = [
        y for x, y in (shell.place(part / 20) for part in range(21)) if zone.head.left < x < zone.head.right
    ]
    assert zone.head.bottom < min(between) < zone.rows.y


@pytest.mark.parametrize(("name", "earth"), [("salvos", True), ("attack with counterattack", False)])
def test_what_misses_an_unarmored_unit_falls_short_and_throws_up_earth(name: str, earth: bool) -> None:
    assert any(SOIL in bursts(battle) for battle in own_film(name)) is earth


@pytest.mark.parametrize("name", ["attack with counterattack", "evasion", "leadership"])
def test_those_who_fight_face_each_other_and_are_themselves_again_in_their_lines(name: str) -> None:
    turned: set[tuple[bool, bool]] = set()
    for battle in own_film(name):
        view, cards = battle.scene.view, battle.scene.cards.sprites
        for card, sprite in cards.items():
            if isinstance(sprite.face, UnitPicture) and sprite.squeeze == 1 and sprite.visible:
                moves = view.duel is not None and card == view.duel.right
                turned.add((moves, sprite.face.state.mirrored))
                assert sprite.face.state.mirrored <= (sprite.pos.x > view.zone.left.right), card
    assert {(True, True), (False, False)} <= turned


@pytest.mark.parametrize("name", ["smoke", "lost to captured plans"])
def test_an_event_of_another_player_stands_as_long_as_it_takes_to_read(name: str) -> None:
    battle = MOTIONS[name].lay(reduced=False)
    stage, stood, shown = battle.scene.pieces.stage, 0.0, set[int]()
    for line in MOTIONS[name].lines:
        battle.session.match.decide(battle.session.match.ruleset.parse_action(line))
    for _ in frames(battle):
        duel = stage.duel
        if duel is not None and stage.visible and stage.alpha == 1 and max(duel.event, duel.reaction) >= 0:
            shown.add(max(duel.event, duel.reaction))
            stood += FRAME
    (card,) = shown
    assert stood >= reading_time(event_effect(card), Speed.NORMAL) - FRAME


def on_stage(name: str) -> Iterator[tuple[Battle, Duel]]:
    """Yield the table and what lies on its stage, frame by frame."""
    for battle in own_film(name):
        stage = battle.scene.pieces.stage
        if stage.visible and stage.duel is not None:
            yield battle, stage.duel


@pytest.mark.parametrize("name", ["shot down", "ambush"])
def test_whoever_fires_at_aircraft_or_from_an_ambush_has_stepped_out(name: str) -> None:
    first: Node | None = None
    for battle, duel in on_stage(name):
        shells = [node for node in battle.scene.pieces.effects.walk() if isinstance(node, Tracer)]
        if duel.row is not None and duel.row.unit == 10 and shells and first in (None, shells[0]):
            first, gun = shells[0], battle.scene.cards.sprites[10]
            assert inset(gun.rect, -30).collidepoint(shells[0].place(0.0))
            assert gun.z > battle.scene.pieces.stage.z
    assert first is not None


def test_it_can_be_read_that_a_card_is_called_off() -> None:
    told = [heading(battle.scene.view.o, duel, NAMES) for battle, duel in on_stage("shot down")]
    assert told.count("Dive Bombers: called off") > 0.4 / FRAME


def test_two_dice_and_their_chance_stand_there_before_they_are_rolled() -> None:
    """The lower one counts: what hits on 1 and 2 misses with two dice in 4 of 9 cases."""
    coming = {
        duel.row.led: duel.row.chance for _, duel in on_stage("leadership") if duel.row and not duel.row.dice
    }
    assert coming == {False: pytest.approx(1 / 3), True: pytest.approx(5 / 9)}


def test_a_minefield_lies_on_the_stage_as_its_die_is_rolled() -> None:
    rolled = [duel.reaction for _, duel in on_stage("mines") if duel.row and duel.row.dice]
    assert rolled
    assert rolled[0] == MINEFIELD


def test_the_cells_of_units_stay_in_their_places_while_their_dice_roll_and_what_comes_of_them_is_seen() -> (
    None
):
    places, shaken = set[tuple[tuple[float, ...], ...]](), 0
    for battle, duel in on_stage("heavy guns"):
        cells = battle.scene.pieces.stage.cells
        if duel.rolls:
            places.add(tuple(tuple(cell._box) for cell in cells._cells.values()))
            shaken += sum(cell.rect != cell._box for cell in cells._cells.values())
    assert len(places) == 1
    assert shaken


def test_the_dice_of_many_units_tumble_together_and_say_nothing_before_they_lie_there() -> None:
    most = 0
    for battle, duel in on_stage("heavy guns"):
        cells, lying = battle.scene.pieces.stage.cells, {roll.unit for roll in duel.rolls if roll.die}
        assert not lying & cells._thrown.keys()
        most = max(most, len(cells._thrown))
        for unit, cell in cells._cells.items():
            assert cell.look is not None
            assert (not cell.look.chance) is (unit in lying or unit == 9)
    assert most == 3


def test_the_dice_and_the_blows_of_many_units_take_no_longer_than_those_of_some() -> None:
    for count in (1, 5, 48):
        duel = Duel(0, event=0, rolls=tuple(UnitRoll(unit, 1, good=True) for unit in range(count)))
        assert Bombing.between_dice(duel) * (count - 1) <= ALL_CELLS
        assert Bombing.between_hits(duel) * (count - 1) <= ALL_HITS
    some = Duel(0, event=0, rolls=(UnitRoll(1, 1), UnitRoll(2, 1)))
    assert 0.08 <= Bombing.between_dice(some) <= 0.1


@pytest.mark.parametrize(("name", "unit"), [("dive bombers", 9), ("anti-air", 1)])
def test_a_bomb_falls_on_a_unit_before_it_is_lost(name: str, unit: int) -> None:
    fell = []
    for battle, duel in on_stage(name):
        sprite = battle.scene.cards.sprites.get(unit)
        bombs = [node for node in battle.scene.pieces.effects.walk() if isinstance(node, Bomb)]
        fell += [unit in duel.lost for bomb in bombs if sprite and bomb._goal.distance_to(sprite.pos) < 1]
    assert 0.15 < len(fell) * FRAME < 0.4
    assert not any(fell)


def test_a_unit_under_the_stage_is_blown_up_in_its_cell() -> None:
    staged = MOTIONS["heavy guns"]
    battle = replace(staged, foe="front: 9 u101 revealed pinned, 10 u101 revealed\n").lay(reduced=False)
    blasts = set[float]()
    for line in staged.lines:
        battle.session.match.decide(battle.session.match.ruleset.parse_action(line))
    for _ in frames(battle):
        shown = battle.scene.pieces.stage
        cell = shown.place_of_cell(9)
        if cell is not None and shown.duel is not None and 9 in shown.duel.lost:
            bursts = (node for node in battle.scene.pieces.effects.walk() if isinstance(node, BurstNode))
            blasts |= {
                node.pos.distance_to(cell.center) for node in bursts if node._burst.recipe is EXPLOSION
            }
    assert blasts
    assert max(blasts) <= TREMBLES


@pytest.mark.parametrize(("name", "points"), [("trench", False), ("shot down", True), ("mines", True)])
def test_points_are_promised_where_somebody_can_score_the_unit(name: str, points: bool) -> None:
    for battle, duel in on_stage(name):
        promised = scorer(battle.scene.view.o, duel, duel.right) == 0
        over = duel.cancelled or any(row.verdict is RowVerdict.HIT for row in duel.rows)
        assert promised is (points and not over)


def test_what_a_card_does_is_told_only_while_it_lies_on_the_stage(monkeypatch: pytest.MonkeyPatch) -> None:
    explained: list[bool] = []
    monkeypatch.setattr(DuelZone, "tells", lambda self, duel: False)
    monkeypatch.setattr(stage, "paint_effect", lambda *_, explained, seen=explained: seen.append(explained))
    alone = 0
    for battle, _ in on_stage("trench"):
        shown = battle.scene.pieces.stage
        shown._paint_words(Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, 600, 200)))
        lies = any(sprite.visible for sprite in shown._events)
        assert explained.pop() is not lies
        alone += not lies
    assert alone > 5


def test_earth_flies_when_the_trench_lies_under_the_unit() -> None:
    dug = [
        battle.scene.view.o.flags[1] & WITH_TRENCH
        for battle, _ in on_stage("trench")
        if EARTH in bursts(battle)
    ]
    assert dug
    assert all(dug)


def bursts(battle: Battle) -> list[Recipe]:
    nodes = battle.scene.pieces.effects.walk()
    return [node._burst.recipe for node in nodes if isinstance(node, BurstNode)]


def test_a_mine_throws_up_earth_when_it_explodes() -> None:
    thrown = [duel.left in duel.units for battle, duel in on_stage("mines") if EARTH in bursts(battle)]
    assert thrown
    assert not any(thrown), "the unit is gone by then"


def test_a_unit_that_gets_a_marker_lights_up() -> None:
    glows = [
        battle.scene.view.o.flags[9] & PINNED
        for battle, _ in on_stage("pinning")
        if battle.scene.cards.sprites[9].glow is not None
    ]
    assert len(glows) > 2
    assert all(glows)


def fought_out(name: str) -> Battle:
    """Return a table where nothing moves, and on whose stage what was fought out stands until somebody goes on."""
    battle = MOTIONS[name].lay(reduced=False)
    battle.scene.context.settings = battle.scene.context.settings.model_copy(update={"speed": Speed.OFF})
    for line in MOTIONS[name].lines:
        battle.session.match.decide(battle.session.match.ruleset.parse_action(line))
    for _ in frames(battle):
        if battle.scene.still and battle.scene.pieces.stage.visible:
            return battle
    raise AssertionError("The stage went down with the film.")


@pytest.mark.parametrize("name", ["pinning", "heavy guns", "missed dive bombers"])
def test_what_was_fought_out_stands_until_it_has_been_read_while_its_viewer_may_decide(name: str) -> None:
    battle, stood = MOTIONS[name].lay(reduced=False), 0.0
    stage, view = battle.scene.pieces.stage, battle.scene.view
    for line in MOTIONS[name].lines:
        battle.session.match.decide(battle.session.match.ruleset.parse_action(line))
    for _ in range(round(7 / FRAME)):
        battle.pilot.step(FRAME)
        duel = view.duel
        over = stage.visible and duel is not None and duel.over and stage.alpha == 1
        stood += FRAME * over
        assert not over or battle.session.may_decide
    assert 0 < stood < READ + FRAME
    assert not stage.visible


def test_points_and_a_gun_run_dry_are_read_together_before_words_lie_over_them() -> None:
    battle, together = MOTIONS["dry as it destroys"].lay(reduced=False), 0.0
    battle.session.match.decide(battle.session.match.ruleset.parse_action("attack 1>9 shell x4"))
    for _ in range(round(4 / FRAME)):
        battle.pilot.step(FRAME)
        stage, said = battle.scene.pieces.stage, battle.scene.pieces.stage.caption
        together += FRAME * (stage.visible and "destroyed" in said and "\n" in said)
    assert together > READ - FRAME


def test_the_die_of_a_spying_lies_there_before_the_stage_makes_way() -> None:
    lay = 0.0
    for battle, duel in on_stage("spying"):
        lay += FRAME * (bool(duel.rows[0].dice) and "1 unit" in battle.scene.pieces.stage.caption)
    assert lay > SPIED - FRAME


def test_a_unit_that_the_viewer_has_uncovered_can_be_read_before_the_next_turn_is_announced() -> None:
    battle = Staged("front: 1 u022 revealed", "front: 9 u005", (), (), dice={0: (1,)}).lay(reduced=False)
    battle.session.match.decide(battle.session.match.ruleset.parse_action("spy 1>S2"))
    view, stood = battle.scene.view, 0.0
    for _ in range(round(12 / FRAME)):
        battle.pilot.step(FRAME)
        stood += FRAME * (view.o.active == 0 and view.o.revealed(9))
    assert view.o.active == 1
    assert stood > READ


def test_whoever_may_decide_sees_the_dice_of_another_player_for_a_second_first() -> None:
    battle = MOTIONS["overrun that fails"].lay(reduced=False)
    stage, stood, waits = battle.scene.pieces.stage, 0.0, 0.0
    battle.session.match.decide(battle.session.match.ruleset.parse_action("attack 1>9 overrun"))
    for _ in range(round(12 / FRAME)):
        battle.pilot.step(FRAME)
        duel = battle.scene.view.duel
        lie = stage.visible and duel is not None and duel.seat == 1 and any(row.dice for row in duel.rows)
        stood += FRAME * lie
        waits += FRAME * (lie and battle.scene.still)
    assert battle.session.may_decide, "the opponent has attacked"
    assert stood > READ - FRAME
    assert waits < READ + FRAME


def test_an_aircraft_that_strafes_fires_a_string_of_rounds_before_it_does_anything() -> None:
    rounds, marked = set[int](), list[bool]()
    for battle in own_film("strafing"):
        flying = [node for node in battle.scene.pieces.effects.walk() if isinstance(node, Tracer)]
        rounds.update(map(id, flying))
        marked += [bool(battle.scene.view.o.flags[9] & DRY)] * bool(flying)
    assert len(rounds) == ROUNDS
    assert not any(marked)


def test_a_bomb_that_misses_falls_beside_the_unit_that_it_was_meant_for() -> None:
    fell, earth = list[Vector2](), False
    for battle, duel in on_stage("missed dive bombers"):
        rows = [row for row in duel.rows if row.dice]
        bombs = [node for node in battle.scene.pieces.effects.walk() if isinstance(node, Bomb)]
        assert not bombs or rows, "its die lies there"
        fell += [bomb._goal for bomb in bombs]
        earth |= SOIL in bursts(battle)
        card = battle.scene.cards.sprites[9].rect
    assert len(fell) > 3
    assert all(abs(goal.x - card.centerx) > card.w / 4 for goal in fell)
    assert earth


def test_the_stage_steps_aside_before_dice_lie_on_cards_that_it_would_cover() -> None:
    boxes = list[FRect]()
    for battle, duel in on_stage("anti-air"):
        stage, cards = battle.scene.pieces.stage, battle.scene.cards.sprites
        boxes += [FRect(stage.rect)] * (stage.rect not in boxes[-1:])
        if any(roll.die for roll in duel.rolls):
            assert not any(stage.rect.colliderect(cards[unit].rect) for unit in (1, 2, 9, 10))
    assert len(boxes) == 2


def test_the_stage_says_what_a_trench_changes_until_it_is_dug_and_an_arrow_leads_there() -> None:
    said = list[tuple[bool, str]]()
    for battle, duel in on_stage("trench"):
        stage, o = battle.scene.pieces.stage, battle.scene.view.o
        said.append((duel.laid, pending(o, duel)))
        if stage.pointer.way is not None:
            assert stage.zone is not None
            (start, *_), tip = stage.pointer.way.points[0], stage.pointer.way.points[-1]
            assert start < stage.zone.left.right < stage.zone.right.left < tip[0]
    assert set(said) == {(False, "Mobility 1 › 3"), (True, "")}


def test_earth_flies_less_far_on_a_small_card() -> None:
    effects, reached = Node(), list[float]()
    for wide in (200.0, 40.0):
        throws_up_earth(effects, Vector2(0, 0), 1, FRect(0, 0, wide, wide * CARD)).at(0.0)
        nodes = [node for node in effects.children if isinstance(node, BurstNode)]
        reached.append(max(spot.offset.length() for node in nodes for spot in node._burst.spots(0.5)))
        for node in nodes:
            node.detach()
    assert reached[1] < 0.7 * reached[0]


def test_dice_can_be_looked_at_while_the_game_goes_on() -> None:
    """They stand a second and more, and hold nobody up: the next turn begins before they go, under the words that say so."""
    battle, stood, turns = MOTIONS["attack with counterattack"].lay(reduced=False), 0.0, Counter[int]()
    for line in MOTIONS["attack with counterattack"].lines:
        battle.session.match.decide(battle.session.match.ruleset.parse_action(line))
    for _ in frames(battle):
        duel = battle.scene.pieces.stage.duel
        if battle.scene.pieces.stage.visible and duel is not None and all(row.dice for row in duel.rows):
            stood += FRAME
            turns[battle.scene.view.o.turn] += 1
            gunner = battle.scene.cards.sprites.get(9)
            assert gunner is None or gunner.glow is None, "a light would hide whose it is"
    assert stood > 1.6
    own, *others = turns.values()
    assert own
    assert BEGUN / 2 < sum(others) * FRAME < BEGUN, "whoever is next plays on a clear table"
    for _ in range(round(2 / FRAME)):
        battle.pilot.step(FRAME)
    assert not battle.scene.pieces.stage.visible
    assert battle.scene.view.duel is None


def test_a_press_takes_away_what_was_fought_out() -> None:
    """A press on the stage does that alone; another one does what it does anyway."""
    for beside in (False, True):
        battle = fought_out("pinning")
        scene, stage = battle.scene, battle.scene.pieces.stage
        box = stage.box_px
        battle.pilot.press(scene.cards.sprites[2] if beside else Vector2(box.center))
        assert not stage.visible
        assert scene.view.duel is None
        assert not strays(scene)
        battle.pilot.release()
        assert (scene.controls.held is not None) is beside


def test_what_was_fought_out_makes_way_for_what_happens_below_it() -> None:
    battle = fought_out("salvos")
    duel = battle.scene.view.duel
    assert duel is not None
    o = battle.scene.view.o
    assert next_duel(duel, o, ev.EventDrawn(1, None)) == duel
    assert next_duel(duel, o, ev.UnitRevealed(1, 10, 15)) is None


def test_where_nothing_moves_the_dice_wait_for_somebody() -> None:
    staged = Staged(
        "front: 1 u031 revealed, 2 u005\n hand: dive_bomber",
        "front: 9 u101 revealed, 10 u006\n",
        ("attack 1>9 shell",),
        (ev.StrikeResolved,),
        dice={0: (1,)},
    )
    battle = staged.lay(reduced=False)
    battle.scene.context.settings = battle.scene.context.settings.model_copy(update={"speed": Speed.OFF})
    battle.session.match.decide(battle.session.match.ruleset.parse_action(staged.lines[0]))
    for _ in range(round(8 / FRAME)):
        battle.pilot.step(FRAME)
    stage = battle.scene.pieces.stage
    assert stage.visible
    assert stage.duel is not None
    assert stage.duel.rows[0].dice == (1,)
    battle.pilot.key(pygame.K_ESCAPE)
    assert not stage.visible
    assert not battle.scene.pieces.menu.visible, "it does that alone"


@pytest.mark.parametrize(
    ("own", "lines", "said"),
    [
        ("", ("attack",), True),
        ("", ("wait",), True),
        ("", ("spy",), True),
        ("hand: camouflage", ("attack",), False),
        ("hand: camouflage", ("attack", "end"), False),
    ],
)
def test_a_turn_that_ends_by_itself_says_so_and_who_is_next(
    own: str, lines: tuple[str, ...], said: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = MINE.replace("2 u005", "2 u106 revealed").format(own)
    table = Staged(mine, FOE.format(""), (), (), dice={0: (6,), 1: (6,)}).lay(reduced=False)
    heard: list[str] = []
    announced = table.scene.film._acts._announced

    def note(text: str) -> Motion:
        heard.append(text)
        return announced(text)

    monkeypatch.setattr(table.scene.film._acts, "_announced", note)
    for line in lines:
        table.scene.decide(next(action for action in table.o.actions if str(action).startswith(line)))
        for _ in range(200):
            table.pilot.step(0.05)
    assert table.session.match.turn > 1 or "end" not in lines
    assert ("Your turn is over: Bison is next" in heard) is said


@pytest.mark.parametrize(
    "name", ["attack with counterattack", "elimination", "lost to captured plans", "anti-air"]
)
def test_a_banner_lies_over_no_story_and_over_no_name_of_an_own_card(name: str) -> None:
    battle, banners = MOTIONS[name].lay(reduced=False), 0
    for line in MOTIONS[name].lines:
        battle.session.match.decide(battle.session.match.ruleset.parse_action(line))
    for _ in frames(battle):
        effects, view = list(battle.scene.pieces.effects.walk()), battle.scene.view
        ribbons = [node for node in effects if isinstance(node, Ribbon)]
        if not any(node.text == "Your turn is over: Bison is next" for node in ribbons):
            continue
        banners += 1
        assert not [node for node in effects if node.name == "shards"], "the last story still ends"
        assert view.duel is None or view.duel.over, "the next one begins already"
        own = [one.pose.rect for one in view.lying.values() if one.seat == 0 and one.zone is LineZone.FRONT]
        assert not any(card.colliderect(ribbons[0].rect) for card in own)
    assert banners


def test_that_the_game_is_over_is_said_once_its_reason_has_been_seen() -> None:
    battle, watch = MOTIONS["elimination"].lay(reduced=False), list[tuple[bool, bool]]()
    for line in MOTIONS["elimination"].lines:
        battle.session.match.decide(battle.session.match.ruleset.parse_action(line))
    for _ in frames(battle):
        view = battle.scene.view
        if battle.session.result() is not None:
            watch.append((view.status == "The game is over", view.o.phase == OVER))
            assert not (view.status and is_out(view.o, 1) and view.o.phase != OVER), "it plays no more"
    assert watch[0] == (False, False)
    assert watch[-1] == (True, True)
    assert all(over for said, over in watch if said)


@pytest.mark.parametrize("name", ["heavy guns", "dive bombers", "attack with counterattack"])
def test_no_words_of_the_stage_are_seen_through_as_it_fades(name: str) -> None:
    battle, fading = MOTIONS[name].lay(reduced=False), {True: 0, False: 0}
    shown, was_up = battle.scene.pieces.stage, False
    for line in MOTIONS[name].lines:
        battle.session.match.decide(battle.session.match.ruleset.parse_action(line))
    for _ in range(900):
        battle.pilot.step(1 / 100)
        was_up = shown.visible and (was_up or shown.alpha == 1)
        if shown.visible and shown.alpha < (1.0 if was_up else stage.SOLID):
            fading[was_up] += 1
            assert sum(part.visible for part in shown._plate._parts) <= 1
            assert not shown._dice.visible
    assert all(fading.values()), fading


def test_whoever_has_fired_at_aircraft_stays_aside_while_the_next_die_rolls_and_no_arrow_crosses_it() -> None:
    aside = []
    for battle, duel in on_stage("dive bombers"):
        if duel.aside:
            assert battle.scene.pieces.stage.pointer.way is None
            aside.append(duel.row is not None and duel.row.event == duel.event and bool(duel.row.dice))
    assert not aside[0]
    assert aside[-1], "it goes home with the stage"


def test_during_the_own_attack_the_status_line_is_not_about_others() -> None:
    """Neither is what one said before still told, nor that they may react while dice roll."""
    own = MINE.format("hand: camouflage")
    table = Staged(own, FOE.format(""), (), (), dice={0: (1,)}).lay(reduced=False)
    table.scene.view.reason = 1, Message(Reason("Nothing is in range."))
    table.scene.decide(next(one for one in table.o.actions if isinstance(one, act.DeclareAttack)))
    said = set()
    for _ in range(100):
        table.pilot.step(0.05)
        if not (table.scene.still and table.session.may_decide):
            said.add(table.scene.view.status)
    assert not [one for one in said if "Bison" in one or "others" in one]


def test_a_card_that_is_played_covers_no_dice_as_it_comes_and_as_it_goes() -> None:
    battle = fought_out("salvos")
    scene, stage, view = battle.scene, battle.scene.pieces.stage, battle.scene.view
    at = BattleMoment(view.o, view.duel, view.lying)
    assert at.duel is not None
    staged = BattleMoment(view.o, replace(at.duel, reaction=TUNGSTEN, reactor=1), view.lying)
    cards, known = scene.film._acts.events, {*scene.cards.children, *scene.pieces.effects.children}
    comes = cards.played(ev.EventPlayed(1, TUNGSTEN, 0, -1, 0), at, staged, delay(0.0))
    comes.at(DEAL / 2)
    (card,) = {*scene.cards.children, *scene.pieces.effects.children} - known
    dice = stage.rows_of(staged.duel)
    assert stage.duel == staged.duel, "its dice have made room"
    assert dice is not None
    assert not dice.colliderect(inset(view.zone.reaction, 1))
    assert not any(sprite.visible for sprite in stage._events), "it is on its way"
    comes.at(comes.duration)
    assert [sprite.visible for sprite in stage._events] == [True, False]
    cards.put_away(staged, at).at(0.1)
    (card,) = {*scene.cards.children, *scene.pieces.effects.children} - known
    assert card.parent is stage.parent
    assert card.z < stage.z


def test_a_card_that_somebody_draws_covers_nothing_of_a_fight() -> None:
    battle = fought_out("salvos")
    scene, stage = battle.scene, battle.scene.pieces.stage
    at = BattleMoment(scene.view.o, scene.view.duel, scene.view.lying)
    drawn = scene.film._acts.events.motion(ev.EventDrawn(1, None), at, at)
    known = {*scene.cards.children, *scene.pieces.effects.children}
    drawn.at(drawn.duration / 2)
    cards = {*scene.cards.children, *scene.pieces.effects.children} - known
    assert [card.parent for card in cards] == [stage.parent]
    assert all(card.z < stage.z for card in cards)
    drawn.at(drawn.duration)
    assert not cards & {*scene.cards.children}
    hand = scene.film._acts.events._moving.hand_of(at, 1)
    assert stage.zone is not None
    assert hand in stage.zone.names, "where the stage says how many cards there are"
