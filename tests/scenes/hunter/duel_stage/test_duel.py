"""The stage of a duel: what it shows of a game that is resumed, and which dice tumble."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pygame
import pytest
from pygame import FRect, Rect, Surface, Vector2

from tests.model.hunter.rules.tabletop import load_dice, play, table
from tests.scenes.hunter.staged import Staged
from tests.scenes.hunter.tables import ENTRY, Battle, battle
from wotrush.ai.registry import make_agent
from wotrush.i18n import LANGUAGES, set_language, t
from wotrush.match.notices import Decided
from wotrush.model.hunter import HunterGame, HunterOptions, hunter_ruleset
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import events as ev
from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.words import (
    AP,
    APPLIQUE_ARMOR,
    CAPTURED_PLANS,
    CARPET_BOMBING,
    COMMANDERS,
    DEPOT,
    FLASH_FLOOD,
    FUEL_SHORTAGE,
    HAS_WEATHER,
    SHELL,
    STRAFING,
    SUICIDE,
    TRENCH,
)
from wotrush.model.hunter.positions.notation import parse_table
from wotrush.model.hunter.view.moments import next_moment
from wotrush.scenes.hunter.board.plates import POINTS_SIGN
from wotrush.scenes.hunter.cards.faces import HunterFaces
from wotrush.scenes.hunter.duel.duel import (
    NO_CARD,
    NOBODY,
    Duel,
    DuelRow,
    Roll,
    RowVerdict,
    Term,
    UnitRoll,
    resumed,
)
from wotrush.scenes.hunter.duel.following import next_duel
from wotrush.scenes.hunter.duel.reading import duel_of
from wotrush.scenes.hunter.duel.recalling import recalled
from wotrush.scenes.hunter.duel.sums import ARMOR, MOBILITY, RIVERS, VALUES, attack_rows
from wotrush.scenes.hunter.duel.words import (
    condition_text,
    row_chance,
    row_notes,
    row_title,
    runs_dry,
    sum_text,
    verdict_text,
    verdict_texts,
)
from wotrush.scenes.hunter.duel.zone import duel_zone
from wotrush.scenes.hunter.duel_stage import effect, figures, rows, sides, surface
from wotrush.scenes.hunter.duel_stage.dice_row import TALL, DiceRow
from wotrush.scenes.hunter.duel_stage.effect import in_room, paint_effect, pending
from wotrush.scenes.hunter.duel_stage.pointer import EventPointer
from wotrush.scenes.hunter.duel_stage.rows import effect_box, paint_row, row_boxes
from wotrush.scenes.hunter.duel_stage.stakes import stakes
from wotrush.scenes.hunter.faces.unit import FOOT, HEADER
from wotrush.scenes.hunter.reactions.answers import answers
from wotrush.scenes.hunter.reactions.happening import happening
from wotrush.scenes.hunter.texts.event_cards import event_effect
from wotrush.scenes.hunter.texts.reaction_effects import reaction_effect
from wotrush.scenes.hunter.zones.zoning import battle_frame
from wotrush.scenes.style.paint import breadth, fits
from wotrush.scenes.style.theme import Theme
from wotrush.settings import Settings
from wotrush.stage.clock import ManualClock
from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.display_list import DisplayList
from wotrush.stage.geometry import inset
from wotrush.stage.space import DesignSpace
from wotrush.stage.typography.text import SMALLEST, Ink, Writer
from wotrush.workshop.staged import new_match, session_of


def test_a_game_resumed_between_two_strikes_shows_the_second() -> None:
    """The first is over, whatever its dice were; the row of the counterattack is the one that is waited for."""
    agent, seen = make_agent(ENTRY, "recruit"), 0
    for seed in range(8):
        game, rng = HunterGame.new(HunterOptions(players=2, charge=True), seed), Random(seed)
        while game.to_act() is not None and game.turn < 60:
            seat = game.to_act()
            assert seat is not None
            o = game.observe(seat)
            duel = duel_of(o)
            attack = next((frame for frame in o.stack if frame[0] == fr.ATTACK), None)
            second = o.stack[-1][0] == fr.COUNTER and attack and attack[fr.A_RESULT] == fr.FAILED
            if second and duel is not None and len(duel.rows) > 1:
                assert attack is not None
                assert duel.row is not None
                assert (duel.row.roll, duel.row.unit) == (Roll.COUNTER, attack[fr.A_TARGET])
                assert duel.row.verdict is RowVerdict.PENDING
                assert duel.rows[0].verdict is RowVerdict.MISSED
                seen += 1
            game.apply(agent.choose(o, rng).action)
    assert seen > 3


def test_a_table_that_opens_between_two_strikes_shows_the_dice_of_the_first_and_true_stakes() -> None:
    """The one who is asked for a counterattack is promised points only if it can hit."""
    agent, promised = make_agent(ENTRY, "recruit"), set[bool]()
    for seed in range(6):
        match = new_match(2, seed, game="hunter")
        rolled: tuple[int, ...] = ()
        while (seat := match.to_act()) is not None and match.turn < 60:
            o = match.observe(seat)
            if (
                seat == 0
                and o.stack
                and o.stack[-1][0] == fr.COUNTER
                and o.stack[-2][fr.A_RESULT] == fr.FAILED
            ):
                duel = resumed(recalled(session_of(match, Settings(), ManualClock()), o), duel_of(o))
                assert duel is not None
                assert next(row.dice for row in duel.rows if row.unit == duel.left) == rolled
                assert duel.row is not None
                assert (duel.row.roll, duel.row.dice) == (Roll.COUNTER, ())
                hits = duel.row.number > 0
                assert stakes(o, duel) == (0 if hits else NOBODY, NOBODY)
                promised.add(hits)
            match.decide(agent.choose(o, Random(seed)).action)
            news = next(match.latest(0), None)
            for event in news.events if isinstance(news, Decided) else ():
                if isinstance(event, ev.DiceRolled) and event.cause == "strike":
                    rolled = event.dice
                if isinstance(event, ev.DieRerolled):
                    rolled = (*rolled[: event.die - 1], event.value, *rolled[event.die :])
    assert promised == {True, False}


@pytest.mark.parametrize(
    ("attack", "counter", "promised"),
    [
        ((), (), (1, 0)),
        ((3,), (), (1, 0)),
        ((4,), (), (1, NOBODY)),
        ((4, 3), (), (1, 0)),
        ((4,), (2,), (1, NOBODY)),
        ((4,), (3,), (NOBODY, NOBODY)),
    ],
)
def test_points_are_promised_no_longer_once_the_dice_have_failed(
    attack: tuple[int, ...], counter: tuple[int, ...], promised: tuple[int, int]
) -> None:
    """The attack needs 3, the counterattack 2; dice that have hit may be averted yet, and the counterattack follows."""
    o = parse_table(
        "options: players=2\nseat: S1\n front: 1 u097 revealed\nseat: S2\n front: 2 u059 revealed"
    ).observe(0)
    own, foe = o.front(0)[0], o.front(1)[0]
    first = DuelRow(Roll.ATTACK, 0, own, foe, 3, salvos=max(1, len(attack)), dice=attack)
    second = DuelRow(Roll.COUNTER, 1, foe, own, 2, dice=counter)
    rows = [replace(row, verdict=RowVerdict.ROLLED) if row.dice else row for row in (first, second)]
    duel = Duel(0, 1, left=own, right=foe, rows=tuple(rows), current=1 if counter else 0)
    assert stakes(o, duel) == promised
    asked = replace(o, stack=(*o.stack, (fr.ROLLED,)))
    assert NOBODY not in stakes(asked, duel)[: 1 if counter else 2], "who is asked may roll again"


@pytest.mark.parametrize(
    ("state", "said", "winner"), [("", "pins on 1–4", NOBODY), (" pinned", "hits on 1–4", 1)]
)
def test_where_a_hit_only_pins_it_says_so_and_promises_no_points(state: str, said: str, winner: int) -> None:
    text = "options: players=2\nseat: S1\n front: 1 u107 revealed{}\nseat: S2\n front: 2 u092 revealed"
    o = parse_table(text.format(state)).observe(1)
    fight = attack_rows(o, act.DeclareAttack(2, 1, SHELL, 1))
    assert condition_text(fight[0]) == said
    assert stakes(o, Duel(1, 0, left=2, right=1, rows=fight[:1], current=0))[1] == winner


def test_a_card_that_is_lost_has_left_the_fight_whose_dice_still_lie_there() -> None:
    row = DuelRow(Roll.ATTACK, 0, 1, 2, 3, dice=(2,), verdict=RowVerdict.HIT)
    fight = Duel(0, 1, left=1, right=2, rows=(row,), current=0, lost=(2,))
    assert fight.units == (1,)
    assert resumed(fight, Duel(0, 1, left=1)) == fight


def test_a_value_that_nothing_changes_is_no_sum() -> None:
    row = DuelRow(Roll.ATTACK, 0, 1, 2, 2, (Term(2, "suicide attack"),))
    assert sum_text(row) == "2"
    assert sum_text(replace(row, number=3, terms=(*row.terms, Term(1, "cards")))) == "2 + 1 = 3"


def test_in_a_ring_everybody_keeps_their_cards_while_two_fight_in_the_middle() -> None:
    """Otherwise those of the enemy whose cards lie large in the middle would lie below the duel."""
    view = battle(8, 1, decisions=60).scene.view
    grown = view.grown
    assert grown is not None
    large = [
        one
        for one in view.lay(view.o, None).values()
        if one.seat == grown and one.pose.rect.colliderect(view.frame.duel)
    ]
    assert large
    attacker, target = (next(place for place in view.o.front(seat)) for seat in (0, (grown % 7) + 1))
    view.duel = duel = Duel(0, view.o.owner[target], attacker, target)
    assert view.frame.grown is None
    covered = [
        card
        for card, one in view.lay(view.o, duel).items()
        if one.pose.rect.colliderect(inset(view.zone.box, 2)) and card not in duel.units
    ]
    assert covered == []
    strips = {army.seat: army.box for army in view.frame.enemies}
    assert all(strips[grown].contains(view.lay(view.o, duel)[one.card].pose.rect) for one in large)
    assert [seat for seat in range(8) if view.is_lit(seat)] == sorted({0, duel.other, view.o.active})


def test_a_slim_row_keeps_its_faces_and_says_that_it_cannot_hit() -> None:
    view, painted = battle().scene.view, list[str]()
    row = DuelRow(Roll.COUNTER, 1, 2, 1, -1, (Term(3, "AP"), Term(-4, "armor")))
    duel = Duel(0, 1, left=1, right=2, rows=(replace(row, roll=Roll.ATTACK, seat=0), row), current=0)
    canvas = Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, 900, 60))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rows, "write", lambda canvas, writer, text, *_, **__: painted.append(text))
        paint_row(canvas, view, duel, row, FRect(0, 0, 900, 44))
    words = [text for text in painted if text]
    assert words == ["2", "Counterattack", "3 − 4 = −1", *"123456", "cannot hit"]


@pytest.mark.parametrize("wide", [290, 360, 400, 430])
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_a_narrow_slim_row_says_which_faces_count_and_cuts_nothing(language: str, wide: int) -> None:
    view, painted = battle().scene.view, list[tuple[str, bool]]()
    set_language(language)
    row = DuelRow(Roll.COUNTER, 1, 2, 1, 3, (Term(5, "AP"), Term(-2, "armor")), chance=0.5)
    duel = Duel(0, 1, left=1, right=2, rows=(replace(row, roll=Roll.ATTACK, seat=0), row), current=0)
    canvas = Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, 900, 60))

    def noted(canvas: Canvas, writer: Writer, text: str, ink: Ink, rect: FRect) -> None:
        painted.append((text, fits(canvas, writer, text, ink, rect.w)))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rows, "write", noted)
        paint_row(canvas, view, duel, row, FRect(0, 0, wide, 30))
    assert [text for text, whole in painted if text and not whole] == []
    assert [text for text, _ in painted if text.endswith("1–3")]


@pytest.mark.parametrize("size", [(290, 30), (372, 66), (430, 96), (560, 120), (700, 120)])
@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("roll", [Roll.COUNTER, Roll.ATTACK, Roll.ANTI_AIR])
def test_that_a_strike_does_not_come_is_said_in_words_that_are_whole(
    roll: Roll, language: str, size: tuple[int, int]
) -> None:
    set_language(language)
    view, painted = battle(language=language).scene.view, dict[str, bool]()
    off = DuelRow(roll, 1, 2, 1, 1, (), dry_from=5, verdict=RowVerdict.OFF)
    duel = Duel(0, 1, left=1, right=2, rows=(replace(off, verdict=RowVerdict.HIT), off))

    def noted(canvas: Canvas, writer: Writer, text: str, ink: Ink, rect: FRect) -> None:
        painted[text] = fits(canvas, writer, text, ink, rect.w)

    canvas = Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, *size))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rows, "write", noted)
        paint_row(canvas, view, duel, off, FRect(0, 0, *size))
    assert [whole for text, whole in painted.items() if text in verdict_texts(off)] == [True]


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("wide", [340, 380, 470])
@pytest.mark.parametrize("high", [30, 100])
def test_on_a_small_stage_a_miss_is_told_in_words_that_are_whole_and_a_high_row_numbers_its_faces(
    language: str, wide: int, high: int
) -> None:
    set_language(language)
    view, painted = battle(language=language).scene.view, list[tuple[str, bool]]()
    row = DuelRow(Roll.EFFECT, 0, 1, 0, 2, dice=(5,), verdict=RowVerdict.MISSED)

    def noted(canvas: Canvas, writer: Writer, text: str, ink: Ink, rect: FRect) -> None:
        painted.append((text, fits(canvas, writer, text, ink, rect.w)))

    canvas = Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, 900, 200))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rows, "write", noted)
        paint_row(canvas, view, Duel(0, 1, rows=(row,) * 3, current=0), row, FRect(0, 0, wide, high))
    assert [whole for text, whole in painted if text in verdict_texts(row)] == [True]
    assert high < TALL or {*"123456"} <= {text for text, _ in painted}


def test_chances_of_rows_of_one_shape_are_of_one_size() -> None:
    view, sizes = battle().scene.view, dict[str, float]()
    first = DuelRow(Roll.EFFECT, 0, 1, 0, 1, chance=1 / 6, event=FLASH_FLOOD)
    others = (replace(first, event=STRAFING, chance=1 / 3), replace(first, event=TRENCH, chance=1 / 2))
    duel = Duel(0, 1, rows=(first, *others), current=0)
    canvas = Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, 900, 200))
    crowded = set()
    for wide in range(250, 500, 10):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(
                rows, "write", lambda canvas, writer, text, ink, *_, **__: sizes.update({text: ink.size})
            )
            for row in others:
                paint_row(canvas, view, duel, row, FRect(0, 0, wide, 40))
        shown = {sizes.pop(text) for text in ("33%", "50%") if text in sizes}
        assert len(shown) <= 1
        crowded |= shown
    assert len(crowded) == 2, "there was room, and there was none"


def test_a_lone_number_fills_no_tall_box() -> None:
    ranged = DuelRow(Roll.ATTACK, 0, 1, 2, 1, (Term(1, "long range"),))
    summed = replace(ranged, terms=(Term(5, "AP"), Term(-4, "armor")))
    heights = [
        row_boxes(FRect(0, 0, 900, 280), Duel(0, 1, rows=(row,), current=0))[0].h for row in (ranged, summed)
    ]
    assert heights[0] < heights[1]


def test_only_the_die_that_is_rolled_again_tumbles() -> None:
    view = battle().scene.view
    row = DuelRow(Roll.ATTACK, 0, 1, 2, 3, salvos=3, dice=(2, 5, 6))
    dice = DiceRow(view, row, FRect(0, 0, 600, 120))
    assert [dice.part_of(i, 0.3) < 1 for i in range(3)] == [True, True, True]
    again = replace(dice, thrown=1)
    assert [again.part_of(i, 0.3) < 1 for i in range(3)] == [False, True, False]


@pytest.mark.parametrize(("high", "across"), [(150, 2), (60, 4)])
def test_four_dice_lie_in_a_square_where_they_are_larger_so(high: float, across: int) -> None:
    row = DuelRow(Roll.COUNTER, 0, 1, 2, 3, salvos=4, dice=(2, 5, 6, 6))
    places = DiceRow(battle().scene.view, row, FRect(0, 0, 840, high))._places(4)
    assert len({place.x for place in places}) == across


def test_a_die_in_the_air_covers_nothing_of_the_row_above() -> None:
    view, box = battle().scene.view, FRect(0, 200, 600, 120)
    dice = DiceRow(view, DuelRow(Roll.ATTACK, 0, 1, 2, 3, salvos=2, dice=(2, 5)), box)
    tops = []
    for step in range(100):
        canvas = Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, 600, 400))
        dice.paint(canvas, step / 100)
        tops += [mark.box[1] for mark in canvas.display_list.marks]
    assert min(tops) >= box.y - 2, "A picture of a turned die has a margin of two pixels."
    assert max(tops) - min(tops) > 30, "It is thrown nevertheless."


def test_on_a_low_stage_the_roll_that_goes_on_keeps_its_arithmetic() -> None:
    row, low = DuelRow(Roll.ATTACK, 0, 1, 2, 3), FRect(0, 0, 900, 142)
    for current in range(2):
        boxes = row_boxes(low, Duel(0, 1, rows=(row, row), current=current))
        assert [box.h >= TALL for box in boxes] == [at == current for at in range(2)]
        assert low.contains(boxes[0].union(boxes[1]))
    (alone,) = row_boxes(low, Duel(0, 1, rows=(row,), current=0))
    assert alone.h >= TALL


def test_rows_that_wait_beside_two_others_are_higher_where_there_is_room() -> None:
    duel = Duel(0, 1, rows=(DuelRow(Roll.ATTACK, 0, 1, 2, 4),) * 3, current=0)
    for high, slim in ((200.0, 44.0), (420.0, 70.0)):
        boxes = row_boxes(FRect(0, 0, 600, high), duel)
        assert [box.h for box in boxes[1:]] == pytest.approx([slim, slim], abs=2)
        assert boxes[0].h > boxes[1].h


def test_who_fires_at_aircraft_that_strike_no_unit_alone_stands_in_the_empty_place() -> None:
    zone = duel_zone(battle_frame(FRect(0, 0, 1663, 1247), 8, 0))
    duel = Duel(0, event=CARPET_BOMBING, gunner=1)
    assert zone.units(duel) == {1: zone.right}
    assert zone.left_beside(duel, zone.rows).right == zone.rows.right


def test_the_stage_grows_with_a_fine_screen() -> None:
    """At 3840 by 2160 a unit has half as many pixels again as at 1920 by 1080; the stage uses the rest of the room."""
    areas = [DesignSpace(size).area for size in ((1920, 1080), (3840, 2160))]
    zones = [duel_zone(battle_frame(area, 3, 0)) for area in areas]
    assert zones[0].scale == 1.0
    assert zones[1].scale > 1.3
    assert zones[1].left.h / zones[0].left.h == pytest.approx(zones[1].scale, rel=0.05)


def test_dice_of_units_and_rows_share_the_stage_without_covering_one_another() -> None:
    row = DuelRow(Roll.ANTI_AIR, 0, 1, 0, 3, dice=(5,))
    box = FRect(0, 0, 900, 240)
    for count in range(1, 5):
        duel = Duel(0, event=0, rows=(row,) * count, current=0, rolls=(UnitRoll(1, 1, happened=True),))
        cells = effect_box(box, duel)
        assert cells.h > box.h / 3
        assert all(box.contains(part) and not part.colliderect(cells) for part in row_boxes(box, duel))


def test_an_event_lies_where_the_attacker_would_or_beside_a_fight_that_it_is_played_into() -> None:
    zone = duel_zone(battle_frame(FRect(0, 0, 1920, 1080), 2, 0))
    assert zone.events(Duel(0, 1, right=9, event=3)) == {3: zone.left}
    assert zone.events(Duel(0, 1, left=1, right=2, reaction=3)) == {3: zone.reaction}
    aimed = Duel(0, 1, event=CAPTURED_PLANS)
    told = zone.left_beside(aimed, zone.rows)
    assert zone.events(aimed) == {CAPTURED_PLANS: zone.center}
    assert zone.center.right < told.x < told.right < zone.right.x


@pytest.mark.parametrize("players", [2, 5, 8])
@pytest.mark.parametrize("area", [(1024, 768), (1280, 720), (1920, 1080), (2560, 1440)])
def test_an_event_that_is_played_into_a_fight_covers_nothing_that_is_told(
    players: int, area: tuple[int, int]
) -> None:
    """On a wide screen it lies beside the cards, so that the rows keep their width; on a narrow one they give way, and
    what the event says does too.
    """
    zone = duel_zone(battle_frame(FRect(0, 0, *area), players, 0))
    fight = Duel(0, 1, left=1, right=2)
    joined = replace(fight, reaction=3)
    card = zone.events(joined)[3]
    assert zone.box.contains(card)
    for told in (zone.head, zone.left, zone.right):
        assert not card.colliderect(told)
    left = zone.left_beside(joined, zone.rows)
    assert not card.colliderect(left)
    assert zone.left_beside(fight, zone.rows) == zone.rows
    assert left.w > 0.7 * zone.rows.w
    assert left.h - zone.sentence(joined) * zone.scale > 0.4 * left.h


def test_the_stage_throws_no_shadow_on_the_points_above_it() -> None:
    scene = battle(3, decisions=60).scene
    view, stage = scene.view, scene.pieces.stage
    own, foe = view.o.front(0)[0], view.o.front(1)[0]
    stage.show(Duel(0, 1, left=own, right=foe), view.zone)
    canvas = Canvas(DisplayList(), SurfaceCache(), Rect(-40, -40, 2000, 1000))
    stage._paint_ground(canvas)
    tops = [mark.box[1] for mark in canvas.display_list.marks]
    assert min(tops) >= 0
    assert len(tops) > 1


def test_the_stage_of_two_lies_over_all_of_the_enemy() -> None:
    frame = battle(decisions=60).scene.view.frame
    (enemy,) = frame.enemies
    assert frame.duel.contains(enemy.box)
    assert frame.duel.contains(enemy.room)


@pytest.mark.parametrize(("players", "figures"), [(2, ["3", "45"]), (4, [])])
def test_the_stage_says_points_and_hand_size_of_whom_it_lies_over(
    players: int, figures: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = battle(players, decisions=60).scene
    view, stage, said, signs = scene.view, scene.pieces.stage, list[str](), list[str]()
    monkeypatch.setattr(sides, "write", lambda canvas, writer, text, *room: said.append(text))
    monkeypatch.setattr(sides, "icon", lambda canvas, key, *room: signs.append(key))
    duel = Duel(0, 1, left=view.o.front(0)[0], right=view.o.front(1)[0])
    stage.show(duel, view.zone)
    before = stage._shows(duel, view.zone)[1]
    view.o = replace(view.o, scores=(0, 45, 0, 0)[:players], hand_sizes=(0, 3, 0, 0)[:players])
    stage._paint_sides(Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, 1920, 1080)))
    assert said == [*view.names[:2], *figures]
    assert signs == ["cards", POINTS_SIGN][: len(figures)], "as in the heads"
    assert (stage._shows(duel, view.zone)[1] != before) is bool(figures)


@pytest.mark.parametrize("attacker", [0, 1])
def test_the_stage_names_the_enemy_also_where_a_long_name_of_the_viewer_has_no_room(
    attacker: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = battle(8, decisions=60, size=(1024, 768)).scene
    view, stage, said = scene.view, scene.pieces.stage, list[str]()
    names = "Bartholomäus Żółkiew und Kameraden", *view.names[1:]
    monkeypatch.setattr(type(view), "names", names)
    monkeypatch.setattr(sides, "write", lambda canvas, writer, text, *room: said.append(text))
    stage.show(Duel(attacker, 1 - attacker), view.zone)
    stage._paint_sides(Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, 1920, 1080)))
    assert names[1] in said
    assert names[0] not in said


@pytest.mark.parametrize("players", [4, 6, 8])
def test_a_card_that_has_stepped_out_leaves_its_place_on_its_own_side(players: int) -> None:
    scene = battle(players, decisions=60 + 20 * players).scene
    view, stage = scene.view, scene.pieces.stage
    enemy = next(seat for seat in range(1, players) if view.o.front(seat))
    view.grow(enemy)
    view.duel = Duel(0, enemy, right=view.o.front(enemy)[0])
    stage.show(view.duel, view.zone)
    ((pose, _),) = stage.gaps.gaps
    assert next(army for army in view.frame.enemies if army.seat == enemy).box.contains(pose.rect)


def test_shells_leave_the_muzzle_that_is_drawn_and_strike_the_hull() -> None:
    """Both lie in the picture of every unit, between name and figures, and in a mirror where it is mirrored."""
    faces, size = HunterFaces(box()), Vector2(200, 280)
    for kind in range(COMMANDERS, len(box().rows)):
        face = faces.unit(kind)
        mirrored = faces.unit(kind, mirrored=True).muzzle_and_hull(size)
        for place, other in zip(face.muzzle_and_hull(size), mirrored, strict=True):
            assert FRect(0, HEADER, 200, 280 - HEADER - FOOT).collidepoint(place), face.face.name
            assert place.distance_to((172, HEADER + 27)) > 34, "fire on the points"
            assert (other.x, other.y) == pytest.approx((200 - place.x, place.y)), face.face.name
    sherman = next(face for kind in range(COMMANDERS, 60) if (face := faces.unit(kind)).face.code == "us08")
    muzzle, hull = sherman.muzzle_and_hull(size * 2)
    assert hull.x + 100 < muzzle.x, "its gun points ahead"
    assert muzzle.y < hull.y, "out of the turret"


def test_only_the_unit_itself_is_mirrored_on_the_card_of_a_target() -> None:
    """Between the name and the figures the picture is that of the other card, seen in a mirror; all else is the same."""
    faces, size = HunterFaces(box()), (200, 280)
    kind = COMMANDERS + 4
    card, other = faces.unit(kind)(size), faces.unit(kind, mirrored=True)(size)
    picture = Rect(60, 100, 80, 60)  # No badge lies there.
    mirrored = pygame.transform.flip(card.subsurface(picture), True, False)
    assert np.abs(_pixels(mirrored) - _pixels(other.subsurface(picture))).mean() < 4
    assert np.abs(_pixels(card.subsurface(picture)) - _pixels(other.subsurface(picture))).mean() > 8
    for rest in (Rect(0, 0, 200, 32), Rect(0, 230, 200, 50)):
        assert (_pixels(card.subsurface(rest)) == _pixels(other.subsurface(rest))).all()


def _pixels(surface: Surface) -> np.ndarray[tuple[int, ...], np.dtype[np.int32]]:
    return pygame.surfarray.array3d(surface).astype(np.int32)


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("window", [(1024, 768), (1280, 720), (1920, 1080)])
def test_all_that_an_event_does_has_room_below_the_fight_that_it_is_played_into(
    window: tuple[int, int], language: str
) -> None:
    """No more than four lines of the smallest letters stand there, and none of them on a row."""
    set_language(language)
    space, writer = DesignSpace(window), Theme.of().writer
    zone = duel_zone(battle_frame(space.area, 8, 0, pixels=space.scale))
    scale, ink = space.scale * zone.scale, Theme.of().inks.small.sized(SMALLEST)
    joined = Duel(0, 1, left=1, right=2, reaction=3)
    wide = int(zone.left_beside(joined, zone.rows).w * space.scale)
    for event in range(len(box().event_rows)):
        needed = writer.size(event_effect(event), ink, scale, wide).y
        assert needed <= 4 * writer.size("x", ink, scale).y, event_effect(event)
        assert zone.tells(joined) or needed <= zone.sentence(joined) * scale + 1, event_effect(event)


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_all_that_an_event_does_has_room_on_the_smallest_stage(language: str) -> None:
    set_language(language)
    theme, room = Theme.of(), inset(duel_zone(battle_frame(FRect(0, 0, 1280, 720), 8, 0)).rows, 20, 4)
    for event in range(len(box().event_rows)):
        text = event_effect(event)
        ink = in_room(theme.writer, text, theme.inks.body, room)
        assert theme.writer.units(text, ink, room.w).y <= room.h, text


@pytest.mark.parametrize("area", [(1920, 1080), (1440, 1080), (1280, 720)])
@pytest.mark.parametrize("players", [2, 4, 8])
def test_an_event_lies_beside_the_unit_that_it_is_played_on(players: int, area: tuple[int, int]) -> None:
    zone = duel_zone(battle_frame(FRect(0, 0, *area), players, 0))
    fight = Duel(0, 1, 7, 9, reaction=STRAFING, reactor=1)
    for unit, near, far in ((7, zone.left, zone.right), (9, zone.right, zone.left)):
        place = zone.events(replace(fight, played_on=unit))[STRAFING]
        assert abs(place.centerx - near.centerx) < abs(place.centerx - far.centerx)
        assert zone.box.contains(place)
        told = zone.left_beside(replace(fight, played_on=unit), zone.rows)
        assert not any(place.colliderect(other) for other in (zone.left, zone.right, told))


def test_the_die_of_an_event_has_a_row_before_the_attack_that_waits_for_it() -> None:
    """It can be shot down, and then rolls nothing; the attack goes on in its own row."""
    o = battle(2, decisions=60).o
    attacker, target, gun = o.front(0)[0], o.front(1)[0], o.front(1)[-1]
    attack = DuelRow(Roll.ATTACK, 0, attacker, target, 2, chance=1 / 3)
    fight = Duel(0, 1, left=attacker, right=target, rows=(attack,), current=0)
    played = next_duel(fight, o, ev.EventPlayed(1, STRAFING, attacker, -1, 0))
    assert played is not None
    event, waits = played.rows
    assert (played.row, waits) == (event, attack)
    assert (row_title(event), row_chance(event), condition_text(event)) == (
        "Strafing Run",
        "67%",
        "dry on 1–4",
    )
    assert row_notes(o, played, waits)[0] == "afterwards"
    missed = next_duel(played, o, ev.DiceRolled(1, "event", attacker, (6,), 4))
    assert missed is not None
    assert [row.verdict for row in missed.rows] == [RowVerdict.MISSED, RowVerdict.PENDING]
    shot = next_duel(played, o, ev.DiceRolled(0, "shot", gun, (1,), 3))
    off = next_duel(shot, o, ev.EventOff(1, STRAFING))
    assert off is not None
    assert [row.roll for row in off.rows] == [Roll.ANTI_AIR, Roll.EFFECT, Roll.ATTACK]
    assert [row.verdict for row in off.rows] == [RowVerdict.HIT, RowVerdict.OFF, RowVerdict.PENDING]


def test_a_river_that_is_laid_before_a_declared_attack_changes_its_chance_and_does_not_stop_it() -> None:
    """Grenadiers succeed with their suicide attack on 1 and 2, across the river on 1 alone; it is declared already (E32)."""
    game = parse_table(
        "options: players=3 event_deck=full\nseat: S1\n front: 1 u097 revealed\n"
        "seat: S2\n front: 2 u059 revealed\n hand: river\nseat: S3\n front: 3 u005 revealed\n hand: jamming"
    )
    rules = hunter_ruleset()
    for line in ("attack 1>2 suicide", "event river S2"):
        game.apply(rules.parse_action(line))
    o = game.observe(2)
    duel = duel_of(o)
    assert duel is not None
    assert [(row.roll, row_chance(row)) for row in duel.rows] == [(Roll.ATTACK, "33% › 17%")]
    assert happening(o, ("Anna", "Bison", "Lynx")).endswith("The declared attack goes on.")


def test_a_ring_recoils_with_its_card_and_waits_for_one_that_is_on_its_way() -> None:
    scene = battle(2, decisions=60).scene
    view, stage, sprites = scene.view, scene.pieces.stage, scene.cards.sprites
    shooter, target = (view.o.front(seat)[0] for seat in (0, 1))
    stage.show(Duel(0, 1, left=shooter, right=target), view.zone)
    zone, (first, second) = view.zone, stage.find("duel rings").children
    rest = Vector2(first.pos), Vector2(second.pos)
    sprites[shooter].pos, sprites[target].pos = (
        zone.left.center + Vector2(-5, 0),
        zone.right.center - Vector2(0, 300),
    )
    stage.update(sprites, at_once=True)
    assert first.pos == rest[0] + Vector2(-5, 0) / zone.scale
    assert second.pos == rest[1]


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("wide", [430, 560, 700, 900])
def test_what_a_sum_is_made_of_is_said_in_words_alike_in_all_rows(wide: int, language: str) -> None:
    set_language(language)
    view = battle(language=language).scene.view
    for value in VALUES.values():
        terms = (Term(5, value), Term(-3, MOBILITY), Term(-1, RIVERS))
        row = DuelRow(Roll.ATTACK, 0, 1, 2, 1, terms, dry_from=5)
        other = DuelRow(Roll.COUNTER, 1, 2, 1, 1, (Term(4, VALUES[AP]), Term(-3, ARMOR)), dry_from=4)
        duel = Duel(0, 1, left=1, right=2, rows=(row, other), current=0)
        canvas, said = Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, wide, 300)), dict[str, float]()

        def noted(
            canvas: Canvas, writer: Writer, text: str, ink: Ink, box: FRect, said: dict[str, float] = said
        ) -> None:
            said[text] = breadth(canvas, writer, text, ink) - box.w

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(figures, "write", noted)
            for one in duel.rows:
                paint_row(canvas, view, duel, one, FRect(0, 0, wide, 110))
        told = " ".join(said).lower()
        assert all(t(term.name).lower() in told for one in duel.rows for term in one.terms)
        assert not [text for text, over in said.items() if over > 1], "No word is cut."
        alone = [text.lower() for text in said if text.lower() in (t(value).lower(), t(ARMOR).lower())]
        assert not alone or {t(value).lower(), t(ARMOR).lower()} <= set(alone), (
            "Words stand below all figures or none."
        )


@pytest.mark.parametrize("players", [2, 4, 8])
@pytest.mark.parametrize("area", [(1280, 720), (1920, 1080), (2560, 1080)])
def test_an_event_that_strikes_nobody_lies_in_the_middle_together_with_what_is_told_beside_it(
    players: int, area: tuple[int, int]
) -> None:
    zone = duel_zone(battle_frame(FRect(0, 0, *area), players, 0))
    alone = Duel(1, event=DEPOT)
    card = zone.events(alone)[DEPOT]
    assert zone.box.contains(card)
    for words in (zone.head, zone.caption):
        beside = zone.beside_event(alone, words)
        assert beside.union(card).centerx == pytest.approx(zone.box.centerx)
        assert beside.w > 150
        assert zone.box.contains(beside)
        assert not beside.colliderect(card)
    assert zone.events(Duel(1, event=CARPET_BOMBING))[CARPET_BOMBING] == zone.left, "Dice will lie beside it."


@pytest.mark.parametrize("area", [(1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("players", [2, 4, 8])
def test_an_arrow_joins_an_event_with_the_unit_that_it_is_played_on(
    players: int, area: tuple[int, int]
) -> None:
    frame = battle_frame(FRect(0, 0, *area), players, 0)
    view, zone = battle().scene.view, duel_zone(frame)
    pointer, fight = EventPointer(view), Duel(0, 1, 7, 9, reaction=STRAFING, reactor=1)
    for unit in (7, 9):
        duel = replace(fight, played_on=unit)
        pointer.show(duel, zone, NO_CARD)
        assert pointer.way is not None
        assert zone.units(duel)[unit].collidepoint(pointer.way.tip)
        assert inset(zone.events(duel)[STRAFING], -30).collidepoint(pointer.way.start)
    for shown in (None, fight, replace(fight, played_on=7, cancelled=True)):
        pointer.show(shown, zone, NO_CARD)
        assert pointer.way is None
    pointer.show(replace(fight, played_on=7), zone, STRAFING)
    assert pointer.way is None, "The event flies still."
    pointer.show(Duel(0, 1, 0, 9, event=STRAFING, gunner=3), zone, NO_CARD)
    assert pointer.way is None, "A third card stands between them."


def bombed() -> Battle:
    """Return a table on which the person may fire at a Carpet Bombing, with a gun whose readiness is 5."""
    own, foe = "front: 1 u080 revealed, 2 u005\n", "front: 9 u005 revealed, 10 u006\n"
    table = Staged(own, foe, (), (), deck="smoke carpet_bombing").lay(reduced=True)
    table.session.decide(hunter_ruleset().parse_action("wait"))
    table.rest()
    return table


def test_what_is_told_in_the_words_of_the_heading_looks_like_the_heading(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, inks = bombed(), dict[str, Ink]()
    told = table.scene.pieces.stage
    monkeypatch.setattr(
        surface, "write", lambda canvas, writer, text, ink, box, **more: inks.update({text: ink})
    )
    assert told.caption == "Carpet Bombing 1 of 3"
    for caption, color in ((told.caption, "gold_light"), ("Something else", "text")):
        told.caption = caption
        told._paint_words(Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, 600, 200)))
        assert inks[caption].color == getattr(table.scene.view.palette, color)


def test_a_carpet_bombing_without_dice_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Bad Weather it is counted and does nothing else (E36); the third ends the game (E01)."""
    view, said = bombed().scene.view, list[str]()
    monkeypatch.setattr(effect, "write", lambda canvas, writer, text, ink, box, **more: said.append(text))
    for number, o in (
        (0, view.o),
        (1, replace(view.o, before=(0, HAS_WEATHER))),
        (3, replace(view.o, bombings=3)),
    ):
        view.o = o
        canvas = Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, 600, 200))
        duel = Duel(0, event=CARPET_BOMBING, bombing=number)
        paint_effect(canvas, view, duel, FRect(0, 0, 600, 200), explained=True)
    assert said == [
        "Bad Weather: no unit is struck.",
        "The game is over: this was the third Carpet Bombing",
    ]


def test_units_that_an_event_rolls_for_use_all_the_room_beside_it() -> None:
    for area in ((1920, 1080), (1280, 720)):
        zone = duel_zone(battle_frame(FRect(0, 0, *area), 3, 0))
        room = zone.left_beside(Duel(1, event=CARPET_BOMBING, bombing=1), zone.rows)
        assert room.right == pytest.approx(zone.right.right)
        assert zone.left_beside(Duel(1, event=CARPET_BOMBING, gunner=3), zone.rows).right <= zone.rows.right
        assert zone.left_beside(Duel(1, right=9, event=CARPET_BOMBING), zone.rows) == zone.rows


def test_a_shot_at_aircraft_says_on_which_faces_it_runs_the_unit_dry() -> None:
    table = bombed()
    o, shot = table.o, act.AntiAir(1)
    assert happening(o, ("Anna", "Bison")) == "Anna draws Carpet Bombing."
    assert reaction_effect(o, shot).risk == "dry on 5–6 (33%)"
    rolled = next_duel(table.scene.view.duel, o, ev.DiceRolled(0, "shot", 1, (6,), 3))
    assert rolled is not None
    assert rolled.row is not None
    assert (rolled.row.roll, rolled.row.dry_from) == (Roll.ANTI_AIR, 5)
    assert runs_dry(rolled.row)


def test_an_answer_with_several_ways_bears_a_sign_of_it_and_its_best_chance() -> None:
    game = parse_table(
        "options: players=2\nseat: S1\n front: 1 u027 revealed\nseat: S2\n front: 9 u019 revealed"
    )
    load_dice(game, 0, 6)
    game.apply(hunter_ruleset().parse_action("attack 1>9 ap"))
    o = game.observe(1)
    (one,) = answers(o, ("Anna", "Bison"))
    ways = answers(o, ("Anna", "Bison"), one.actions)
    assert len(ways) > 1
    assert one.title.endswith(f": 1–{len(ways)} salvos")
    assert one.chance == f"up to {ways[-1].chance}"


@pytest.mark.parametrize("die", [2, 5])
def test_a_unit_that_has_tried_to_evade_promises_no_counterattack(die: int) -> None:
    """Whether it evades or not, it fires no more in this turn (12.3)."""
    o = parse_table(
        "options: players=2 evade=yes\nseat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u051 revealed"
    ).observe(0)
    duel: Duel | None = None
    for event in (
        ev.AttackDeclared(0, 1, 9, AP, 1, False),
        ev.DiceRolled(0, "strike", 1, (2,), 4),
        ev.DiceRolled(1, "evade", 9, (die,), 3),
    ):
        duel = next_duel(duel, o, event)
    assert duel is not None
    assert [(row.roll, row.verdict) for row in duel.rows[::2]] == [
        (Roll.ATTACK, RowVerdict.ROLLED),
        (Roll.COUNTER, RowVerdict.OFF),
    ]
    assert stakes(o, duel) == (NOBODY, 0)


@pytest.mark.parametrize(("unit", "card"), [("u101", "escape"), ("u003", "field_repair")])
def test_a_unit_that_averts_the_hits_by_a_card_promises_no_counterattack(unit: str, card: str) -> None:
    """One that escaped cannot counter (E04), one under repair is out of ammo (E17)."""
    game = table(
        f"seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 {unit} revealed, 10 u101\n hand: {card}",
        s1=(1,),
        s2=(1,),
    )
    kind = "overrun" if unit == "u101" else "ap"
    duel: Duel | None = None
    for line in (f"attack 1>9 {kind}", f"event {card}"):
        o = game.observe(0)
        for event in play(game, line):
            duel = next_duel(duel, o, event)
            o = next_moment(o, event, o)
    assert duel is not None
    assert [row.verdict for row in duel.rows if row.roll is Roll.COUNTER] == [RowVerdict.OFF]
    assert stakes(game.observe(0), duel)[0] == NOBODY


def test_captured_plans_count_the_cards_of_a_hand_before_one_is_taken() -> None:
    game = table(
        "seat: S1\n front: 1 u031 revealed\n hand: captured_plans\n"
        "seat: S2\n front: 9 u101 revealed\n hand: smoke trench"
    )
    o = replace(
        game.observe(0), stack=(*game.observe(0).stack, (fr.PLAY, 0, CAPTURED_PLANS, 0, 0, 1, 0, 0, 0, 0))
    )
    duel, said = None, []
    for event in play(game, "event captured_plans S2"):
        duel = next_duel(duel, o, event)
        o = next_moment(o, event, o)
        said.append("" if duel is None else pending(o, duel))
    assert said[0] == "One of 2 cards"
    assert "The only card there" not in said


def test_a_strike_says_that_its_target_may_evade_until_the_dice_lie_there() -> None:
    """A Puma evades on 1–3, but not once it is out of ammo (12.1, 12.2)."""
    text = (
        "options: players=2 evade=yes\nseat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u021 revealed"
    )
    for state, said in (("", "may evade: 1–3"), (" dry", "")):
        o = parse_table(f"{text}{state}").observe(0)
        duel = next_duel(None, o, ev.AttackDeclared(0, 1, 9, AP, 1, False))
        assert duel is not None
        attack = duel.rows[0]
        assert row_notes(o, duel, attack)[-1] == said
        assert attack.chance == pytest.approx(4 / 6), "that the dice hit"
        rolled = next_duel(duel, o, ev.DiceRolled(0, "strike", 1, (2,), 4))
        assert rolled is not None
        assert row_notes(o, rolled, rolled.rows[0])[-1] == ""


@pytest.mark.parametrize(
    ("rolls", "said"),
    [
        ((Roll.ATTACK, Roll.COUNTER), "if the attack fails"),
        ((Roll.COUNTER, Roll.CHARGE), "if the counterattack fails"),
        ((Roll.AMBUSH, Roll.ATTACK), "if the ambush fails"),
    ],
)
def test_a_strike_that_waits_names_the_one_on_which_it_depends(rolls: tuple[Roll, Roll], said: str) -> None:
    o = parse_table("seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u021 revealed").observe(0)
    first, second = DuelRow(rolls[0], 0, 1, 9, 3), DuelRow(rolls[1], 1, 9, 1, 3)
    duel = Duel(0, 1, 1, 9, rows=(first, second), current=0)
    assert row_notes(o, duel, second)[0] == said


@pytest.mark.parametrize(
    ("target", "said"),
    [("u005", "T-34/76 rolled 6; 2 or less is needed."), ("u006", "T-34/76 rolled 6 and cannot hit.")],
)
def test_whoever_holds_an_ace_gunner_is_told_what_the_dice_need(target: str, said: str) -> None:
    """The die that runs the unit dry can be rolled again even where none can hit: 5 − 5 against a Panther."""
    game = parse_table(
        f"options: players=2\nseat: S1\n front: 1 u031 revealed\n hand: ace_gunner\nseat: S2\n front: 9 {target} revealed"
    )
    load_dice(game, 0, 6)
    game.apply(hunter_ruleset().parse_action("attack 1>9 ap"))
    o = game.observe(0)
    assert happening(o, ("Anna", "Bison")) == said
    assert [answer.title for answer in answers(o, ("Anna", "Bison"))] == ["Ace Gunner"], (
        "there is but one die"
    )


def test_a_declared_charge_is_called_so_where_reactions_are_asked_for() -> None:
    game = parse_table(
        "options: players=2 charge=yes\nseat: S1\n front: 1 u031 revealed\n"
        "seat: S2\n front: 9 u005 revealed\n hand: smoke"
    )
    game.apply(hunter_ruleset().parse_action("attack 1>9 ap charge"))
    assert happening(game.observe(1), ("Anna", "Bison")).startswith("Anna charges ")


def test_the_row_of_a_spying_names_no_spy_also_once_somebody_strikes_back() -> None:
    """The spy's card lies beside it."""
    o = parse_table(
        "options: players=2\nseat: S1\n front: 1 u001 revealed\nseat: S2\n front: 9 u006 revealed"
    ).observe(0)
    duel = None
    for event in (ev.SpyDeclared(0, 1, 1), ev.CounterDeclared(1, 9, 1, AP, 1)):
        duel = next_duel(duel, o, event)
    assert duel is not None
    assert [row.roll for row in duel.rows] == [Roll.SPYING, Roll.COUNTER]
    assert set(row_notes(o, duel, duel.rows[0])) == {""}


def test_a_captured_vehicle_says_that_its_points_are_given_up() -> None:
    """It has no ammo, and leaves the score pile (E18)."""
    game = parse_table(
        "options: players=2\nseat: S1\n front: 1 u031 revealed\n hand: captured_vehicle\n"
        "seat: S2\n front: 9 u005 revealed, 10 u006"
    )
    load_dice(game, 0, 1)
    game.apply(hunter_ruleset().parse_action("attack 1>9 ap"))
    capture = hunter_ruleset().parse_action("event captured_vehicle 9")
    note = reaction_effect(game.observe(0), capture).note
    assert note == "it joins your front line without ammo, −40 for you"


def followed(game: HunterGame, *lines: str) -> Duel | None:
    """Return the duel as the first player has followed it through these decisions."""
    duel: Duel | None = None
    for line in lines:
        o = game.observe(0)
        events = game.apply(hunter_ruleset().parse_action(line))
        for event in events:
            duel, o = next_duel(duel, o, event), next_moment(o, event, game.observe(0))
        duel = resumed(duel, duel_of(game.observe(0)))
    return duel


def test_a_sum_holds_what_has_been_played_before_its_dice() -> None:
    """A Panther needs 8 − 5 against a Matilda, two more with Tungsten Rounds (E09), and of two dice the lower (14.10)."""
    game = parse_table(
        "options: players=2\nseat: S1\n front: 1 u026 revealed\n hand: tungsten\n"
        "seat: S2\n front: 2 u059 revealed"
    )
    duel = followed(game, "attack 1>2 ap", "event tungsten")
    assert duel is not None
    assert duel.row is not None
    assert (sum_text(duel.row), row_chance(duel.row)) == ("8 − 5 + 2 = 5", "83%")
    assert "83%" in happening(game.observe(0), ("Anna", "Bison"))


def test_a_card_on_the_table_changes_a_sum_by_its_name_as_the_dice_are_thrown() -> None:
    """The river takes 1 from the number; the chance beside dice in the air is that of the number."""
    table = "options: players=2 event_deck=full\nseat: S1\n front: 1 u097 revealed\nseat: S2\n{river} front: 2 u059 revealed"
    before, after = (parse_table(table.format(river=river)).observe(0) for river in ("", " before: river\n"))
    declared = next_duel(None, before, ev.AttackDeclared(0, 1, 2, SUICIDE, 1, False))
    rolled = next_duel(declared, after, ev.DiceRolled(0, "strike", 1, (3,), 1))
    assert rolled is not None
    assert rolled.row is not None
    assert [(term.value, term.name) for term in rolled.row.terms] == [(2, VALUES[SUICIDE]), (-1, RIVERS)]
    assert row_chance(rolled.row) == "17%"


@pytest.mark.parametrize(
    ("card", "unit", "attack", "counter"),
    [
        (FUEL_SHORTAGE, 1, ("8 − 5 = 3", 3), ("3 − 5 = −2", 6)),
        (APPLIQUE_ARMOR, 2, ("8 − 6 = 2", 5), ("3 − 5 = −2", 6)),
    ],
)
def test_a_card_that_comes_under_a_unit_changes_the_rows_at_once(
    card: int, unit: int, attack: tuple[str, int], counter: tuple[str, int]
) -> None:
    """What the card does is seen before the dice are thrown, though all that happens is one decision."""
    o = parse_table(
        "options: players=2\nseat: S1\n front: 1 u026 revealed\nseat: S2\n front: 2 u059 revealed"
    ).observe(0)
    duel = next_duel(None, o, ev.AttackDeclared(0, 1, 2, AP, 1, False))
    for event in (ev.EventPlayed(1, card, unit, -1, 0), ev.EventAttached(card, o.owner[unit], unit)):
        duel = next_duel(duel, o, event)
    assert duel is not None
    assert [(sum_text(row), row.dry_from) for row in duel.rows] == [attack, counter]


def test_what_was_declined_or_is_needed_no_more_rolls_no_dice() -> None:
    """A charge is answered first (13): by a counterattack that is declined, or by one that hits. A plain attack that hits is
    not answered.
    """
    o = parse_table(
        "options: players=2 charge=yes\nseat: S1\n front: 1 u005 revealed\nseat: S2\n front: 2 u051 revealed"
    ).observe(0)
    charged = next_duel(None, o, ev.AttackDeclared(0, 1, 2, AP, 1, True))
    declined = next_duel(charged, o, ev.DiceRolled(0, "strike", 1, (6,), 7))
    countered = next_duel(charged, o, ev.DiceRolled(1, "strike", 2, (1,), 5))
    hit = next_duel(countered, o, ev.StrikeResolved(2, 1, AP, 1, fr.KILLED))
    plain = next_duel(None, o, ev.AttackDeclared(0, 1, 2, AP, 1, False))
    struck = next_duel(plain, o, ev.DiceRolled(0, "strike", 1, (1,), 5))
    assert struck is not None
    assert [row.verdict for row in struck.rows] == [RowVerdict.ROLLED, RowVerdict.PENDING], (
        "A card may avert it."
    )
    assert verdict_text(struck.after_hits.rows[1]) == "no counterattack"
    missed = next_duel(plain, o, ev.DiceRolled(0, "strike", 1, (6,), 5))
    assert missed is not None
    assert missed.after_hits == missed
    struck = next_duel(struck, o, ev.StrikeResolved(1, 2, AP, 1, fr.KILLED))
    verdicts = [
        [(row.roll, row.verdict) for row in duel.rows] for duel in (declined, hit, struck) if duel is not None
    ]
    assert verdicts == [
        [(Roll.COUNTER, RowVerdict.OFF), (Roll.CHARGE, RowVerdict.ROLLED)],
        [(Roll.COUNTER, RowVerdict.HIT), (Roll.CHARGE, RowVerdict.OFF)],
        [(Roll.ATTACK, RowVerdict.HIT), (Roll.COUNTER, RowVerdict.OFF)],
    ]


def test_an_event_that_lies_before_a_player_leaves_no_empty_stage() -> None:
    o = battle(2, decisions=60).o
    unit = o.front(0)[0]
    flood = next_duel(None, o, ev.EventPlayed(1, FLASH_FLOOD, 0, -1, 0))
    assert flood is not None
    assert next_duel(flood, o, ev.EventAttached(FLASH_FLOOD, 1, 0)) is None
    trench = next_duel(None, o, ev.EventPlayed(0, TRENCH, unit, -1, 0))
    dug = next_duel(trench, o, ev.EventAttached(TRENCH, 0, unit))
    assert dug is not None, "The unit is seen in its trench."
    assert dug.units == (unit,)


def test_the_stage_tells_what_an_event_would_do_until_it_has_done_it(monkeypatch: pytest.MonkeyPatch) -> None:
    view = Staged("front: 1 u101 revealed\n", "front: 9 u005 revealed\n", (), ()).lay(reduced=True).scene.view
    said: list[str] = []
    monkeypatch.setattr(effect, "write", lambda canvas, writer, text, *_, **__: said.append(text))
    play, room = (fr.PLAY, 0, TRENCH, 0, 1, -1, 0, 0, 0, 0), FRect(0, 0, 800, 400)
    for stack in ((play, (fr.PLAYED,)), (play, (fr.LOST,))):
        view.o = replace(view.o, stack=stack)
        canvas = Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, 800, 400))
        paint_effect(canvas, view, Duel(0, right=1, event=TRENCH), room, explained=True)
    assert said == ["Mobility 1 › 3"]


def test_what_was_told_in_another_language_makes_way_for_the_heading() -> None:
    table = battle()
    table.scene.pieces.stage.caption = "PIAT: removed from the game"
    set_language("de")
    table.scene.restyle()
    assert table.scene.pieces.stage.caption == ""
