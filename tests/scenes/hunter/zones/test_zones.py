"""Where cards lie on Tank Hunter's table: none covers another unless its line is crowded, and all grow with their room."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from pygame import FRect, Vector2

from wotrush.model.hunter.cards.words import EXHAUSTED, PINNED
from wotrush.scenes.hunter.board.enemies import joint
from wotrush.scenes.hunter.board.status import CLEAR, ONE_LINE
from wotrush.scenes.hunter.duel.zone import duel_zone
from wotrush.scenes.hunter.faces.face import MEDIUM_FROM, TOKEN_FROM
from wotrush.scenes.hunter.zones.arranging import arrange
from wotrush.scenes.hunter.zones.behind import (
    COLUMN,
    LABEL,
    LEAST_PILE,
    LEAST_WHY,
    MOST_BEHIND,
    SHRINK,
    STEP,
    TROPHIES,
    WHY,
)
from wotrush.scenes.hunter.zones.frame import ASKED_ABREAST, BIASED, BattleFrame, Lines, Tray
from wotrush.scenes.hunter.zones.lines import crowded, row, slim_row, turn_of
from wotrush.scenes.hunter.zones.panels import ALIKE, EVEN, NAMED
from wotrush.scenes.hunter.zones.strength import Strength
from wotrush.scenes.hunter.zones.zoning import battle_frame
from wotrush.scenes.style.scale import ui_scales
from wotrush.stage.geometry import Pose, inset
from wotrush.stage.space import DesignSpace

AREAS = [(1920, 1080), (2560, 1440), (1280, 720), (1920, 1440), (1280, 960), (2560, 1080), (1707, 720)]
STRENGTHS = [
    Strength(*numbers)
    for numbers in ((1, 0, 0), (0, 2, 0), (2, 1, 1), (4, 2, 0), (5, 3, 2), (8, 4, 2), (0, 0, 1))
]
LEAST = 37.0
STATES = [0, EXHAUSTED, PINNED, EXHAUSTED | PINNED]


def paired(frame: BattleFrame) -> bool:
    """Return whether the enemies sit two at each side."""
    return frame.enemies[0].figures is not None


def abreast(lines: Lines) -> bool:
    """Return whether the back line lies at the right of the front line."""
    return lines.back.zone.x >= lines.front.zone.right - 0.01


def tray(width: float) -> Tray:
    return Tray(FRect(100, 50, width, 140), Vector2(100, 140))


def seen(pose: Pose) -> FRect:
    """Return the upright box around a card as it lies."""
    corners = [
        pose.center + Vector2(x * pose.size.x, y * pose.size.y).rotate(pose.angle)
        for x, y in ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5))
    ]
    left, top = min(c.x for c in corners), min(c.y for c in corners)
    return FRect(left, top, max(c.x for c in corners) - left, max(c.y for c in corners) - top)


@pytest.mark.parametrize("seats", [5, 6, 8])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 960)])
def test_the_stage_is_joined_to_the_strip_whose_cards_lie_there_and_to_no_other(
    size: tuple[int, int], seats: int
) -> None:
    for seat in range(1, seats):
        frame = battle_frame(FRect(0, 0, *size), seats, 0, grown=seat)
        if frame.stage is None:
            continue
        boxes = {army.seat: army.box for army in frame.enemies}
        bridge = joint(boxes[seat], frame.stage.box)
        assert bridge.colliderect(frame.stage.box)
        assert [other for other, box in boxes.items() if bridge.colliderect(inset(box, 5))] == []
        assert bridge.colliderect(boxes[seat])


@pytest.mark.parametrize("flags", STATES)
@pytest.mark.parametrize("count", [1, 3, 5])
def test_turned_cards_touch_no_neighbor_and_stay_in_their_tray(flags: int, count: int) -> None:
    line = tray(700)
    boxes = [seen(pose) for pose in row(line, [turn_of(flags), *[turn_of(0)] * count, turn_of(flags)], 12)]
    for one, other in combinations(boxes, 2):
        assert not one.inflate(-1, -1).colliderect(other)
    for box in boxes:
        assert line.box.inflate(2, 2).contains(box)


def test_what_is_printed_on_an_exhausted_card_is_as_large_as_on_others() -> None:
    assert turn_of(EXHAUSTED).scale == 1


def test_too_many_cards_grow_smaller_before_they_overlap() -> None:
    upright = [turn_of(0)]
    five, six, twelve = (row(tray(560), upright * count, 12) for count in (5, 6, 12))
    assert five[0].size.x == 100
    assert 100 > six[0].size.x > 100 * SHRINK
    assert six[1].center.x - six[0].center.x > six[0].size.x
    assert twelve[0].size.x == 100 * SHRINK
    assert twelve[1].center.x - twelve[0].center.x < twelve[0].size.x


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("area", AREAS)
def test_a_banner_ends_above_the_own_cards(area: tuple[int, int], seats: int) -> None:
    frame = battle_frame(FRect(0, 0, *area), seats, 0)
    assert frame.own.room.y < frame.ribbon.bottom <= frame.own.room.y + frame.own.above


@pytest.mark.parametrize("flags", STATES)
@pytest.mark.parametrize("align", [0.0, 0.5, 1.0])
def test_a_lone_card_that_is_wider_than_its_tray_stands_out_evenly(flags: int, align: float) -> None:
    narrow = replace(tray(30), shrink=SHRINK, align=align)
    (pose,) = row(narrow, [turn_of(flags)], 12)
    box = seen(pose)
    assert box.w > narrow.box.w
    assert narrow.box.x - box.x == pytest.approx((box.w - narrow.box.w) * align, abs=1)


def test_an_opened_card_stays_and_all_of_it_is_seen() -> None:
    crowded, opened = row(tray(400), [turn_of(0)] * 12, 12), row(tray(400), [turn_of(0)] * 12, 12, 4)
    assert opened[4].center == crowded[4].center
    assert opened[4].z > max(pose.z for i, pose in enumerate(opened) if i != 4)
    assert opened[5].center.x - opened[4].center.x >= opened[4].size.x - 0.01
    assert opened[-1].center == crowded[-1].center


def test_where_no_card_covers_another_none_moves_as_one_is_opened() -> None:
    free = [turn_of(0)] * 4
    assert row(tray(800), free, 12, 2) == row(tray(800), free, 12)


def test_the_edge_that_is_kept_free_lies_on_top() -> None:
    order = [pose.z for pose in row(tray(300), [turn_of(0)] * 8, 4)]
    assert order == sorted(order)


@pytest.mark.parametrize("count", [8, 10, 12])
def test_cards_that_would_overlap_lie_side_by_side_as_slim_ones(count: int) -> None:
    line, turns = replace(tray(360), shrink=SHRINK), [turn_of(0)] * count
    assert crowded(line, turns) is (count > 5)
    boxes = [pose.rect for pose in slim_row(line, turns, 22)]
    assert all(one.right <= other.x + 0.01 for one, other in pairwise(boxes))
    assert all(line.box.inflate(1, 1).contains(box) and box.h == line.card.y for box in boxes)
    assert not crowded(line, turns[:4])
    assert slim_row(line, turns, 60)[0].size.x == 60


@pytest.mark.parametrize("grown", [None, 1])
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("size", AREAS)
def test_no_zone_lies_on_another(size: tuple[int, int], seats: int, grown: int | None) -> None:
    frame = battle_frame(FRect(0, 0, *size), seats, 0, grown=grown)
    zones = {f"enemy {army.seat}": army.box for army in frame.enemies}
    zones |= {"units": frame.units, "events": frame.events, "clock": frame.clock, "discard": frame.discard}
    zones |= {"choices": frame.choices, "status": frame.status, "score": frame.score, "lines": frame.own.box}
    zones |= {"buttons": frame.buttons, "hand": frame.hand, "bar": frame.bar}
    if frame.stage is not None:
        zones["stage"] = frame.stage.box
    for (name, one), (other_name, other) in combinations(zones.items(), 2):
        assert not one.inflate(-1, -1).colliderect(other), f"{name} lies on {other_name}"
    for name, zone in zones.items():
        assert frame.area.inflate(1, 1).contains(zone), f"{name} leaves the screen"
        assert min(zone.size) > 20, f"{name} has no room"
    ends_with = frame.log is not None and frame.log.bottom == pytest.approx(frame.choices.bottom, abs=0.01)
    assert frame.log is None or ends_with or frame.log.bottom < frame.choices.y


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("size", AREAS)
def test_while_nobody_s_cards_lie_there_heads_leave_their_room_to_the_own_lines(
    size: tuple[int, int], seats: int
) -> None:
    area = FRect(0, 0, *size)
    frame, battle = (battle_frame(area, seats, 0, mustering=before) for before in (True, False))
    zones = [army.box for army in frame.enemies] + [frame.score, frame.own.box, frame.hand, frame.choices]
    for one, other in combinations(zones, 2):
        assert not one.inflate(-1, -1).colliderect(other)
    assert all(area.contains(zone) for zone in zones)
    assert len({army.box.h for army in (*frame.enemies, *frame.enemies[:1])}) == 1
    assert all(army.box.contains(army.head) for army in frame.enemies)
    assert frame.own.room.h > 1.3 * battle.own.room.h
    assert not frame.draft.colliderect(frame.score)
    assert [army.seat for army in frame.enemies] == [army.seat for army in battle.enemies]


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("size", AREAS)
def test_lines_lie_in_their_room_and_on_no_other(
    size: tuple[int, int], seats: int, strength: Strength
) -> None:
    frame, grown = (battle_frame(FRect(0, 0, *size), seats, 0, grown=seat) for seat in (None, 1))
    armies = [*frame.enemies, frame.own, *(grown.army(seat) for seat in range(1, seats))]
    for army in (*armies, replace(frame, asked=True).army(0)):
        lines = arrange(army, strength, LEAST)
        trays = [lines.front] if lines.front is lines.back else [lines.front, lines.back]
        if lines.commanders is not lines.back:
            trays.append(lines.commanders)
        for tray in trays:
            assert army.room.inflate(1, 1).contains(tray.box)
            if tray.box.w > 0:
                assert tray.card.y <= tray.box.h + 0.5
        for one, other in combinations(trays, 2):
            assert not min(one.box.w, other.box.w) or not one.box.inflate(-1, -1).colliderect(other.box)


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080), (3840, 2160)])
def test_cards_are_no_smaller_where_letters_are_larger(
    window: tuple[int, int], seats: int, strength: Strength
) -> None:
    """Wherever they lie, but for what rounding to whole steps takes: in an own line that is as much as a step."""
    _none_is_smaller(window, dict.fromkeys(range(seats), strength))


@pytest.mark.parametrize("seats", range(3, 6))
@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080), (3840, 2160)])
def test_nor_are_they_where_one_enemy_has_more_cards_than_another(
    window: tuple[int, int], seats: int
) -> None:
    for mixed in MIXED.values():
        _none_is_smaller(window, {0: Strength(4, 2, 0)} | {seat: mixed[seat] for seat in range(1, seats)})


def _none_is_smaller(window: tuple[int, int], strengths: dict[int, Strength]) -> None:
    usual, seats = _card_pixels(window, 1.0, strengths), len(strengths)
    for scale in ui_scales(window):
        if scale > 1:
            for name, large in _card_pixels(window, scale, strengths).items():
                step = STEP * DesignSpace(window).scale if "own" in name and seats > 5 else 0.0
                least = usual[name]
                if seats == 5 and name.startswith(("enemy", "grown")):  # Tokens are all of one size.
                    whose = name.split(" front")[0].split(" back")[0]
                    least = min(wide for other, wide in usual.items() if other.startswith(whose))
                assert large >= 0.985 * least - step, f"{name} at {scale:.0%}"


def _card_pixels(window: tuple[int, int], scale: float, strengths: dict[int, Strength]) -> dict[str, float]:
    """Return how wide cards lie, in pixels."""
    space, seats = DesignSpace(window, scale), len(strengths)
    frame, grown = (
        battle_frame(space.area, seats, 0, grown=seat, strengths=strengths, pixels=space.scale)
        for seat in (None, 1)
    )
    found = {"the hand": frame.event.x}
    armies = {f"enemy {army.seat}": army for army in frame.enemies}
    armies |= {"own": frame.own, "grown": grown.army(1)}
    for name, army in armies.items():
        strength = strengths[army.seat]
        if army.alone and army.room != frame.army(army.seat).room:
            strength = replace(strength, scored=0)  # On the stage no score pile is shown.
        lines = arrange(army, strength, TOKEN_FROM / space.scale)
        trays = {"front": (lines.front, strength.front), "back": (lines.back, strength.back)}
        if lines.front is lines.back:
            trays = {line: (tray, strength.lying) for line, (tray, count) in trays.items() if count}
        for line, (tray, count) in trays.items():
            found |= {f"{name} {line} line": one.size.x for one in row(tray, [turn_of(0)] * count, tray.gap)}
    return {name: width * space.scale for name, width in found.items()}


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_few_cards_are_much_larger_where_letters_are_larger(seats: int) -> None:
    few = Strength(2, 0, 0)
    usual, large = (
        _card_pixels((1920, 1080), scale, dict.fromkeys(range(seats), few)) for scale in (1.0, 1.5)
    )
    assert large["own front line"] > 1.1 * usual["own front line"]


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("size", AREAS)
def test_the_own_back_line_always_lies_behind_the_front_line(size: tuple[int, int], seats: int) -> None:
    for mustering in (False, True):
        own = battle_frame(FRect(0, 0, *size), seats, 0, mustering=mustering).own
        for strength in [*STRENGTHS, Strength(3, 0, 0)]:
            lines = arrange(own, strength, LEAST)
            assert lines.back.zone.y >= lines.front.zone.bottom
            assert lines.back.zone.w == lines.front.zone.w == own.room.w


MIXED = {
    "many": {1: Strength(4, 2, 0), 2: Strength(5, 0, 1), 3: Strength(3, 1, 0), 4: Strength(4, 1, 0)},
    "few": {1: Strength(1, 1, 0), 2: Strength(1, 0, 0), 3: Strength(2, 1, 0), 4: Strength(0, 0, 0)},
}


def test_the_panel_of_a_player_without_cards_gives_the_others_its_room() -> None:
    armies = {seat: Strength(3, 1, 0) for seat in range(4)}
    both = armies, armies | {2: Strength(0, 0, 0)}
    before, after = (battle_frame(FRect(0, 0, 1920, 1080), 4, 0, strengths=one) for one in both)
    wide = [
        (one.army(seat).box.w, two.army(seat).box.w) for one, two in ((before, after),) for seat in (1, 2, 3)
    ]
    assert wide[1][1] < 0.7 * wide[1][0]
    assert all(now > was for was, now in (wide[0], wide[2]))


def test_where_letters_are_large_too() -> None:
    armies = {seat: Strength(2, 0, 0) for seat in range(4)} | {1: Strength(0, 0, 0), 2: Strength(0, 0, 0)}
    frame = battle_frame(FRect(0, 0, 1280, 720), 4, 0, strengths=armies)
    assert frame.army(3).box.w > 1.4 * frame.army(1).box.w


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("size", AREAS)
@pytest.mark.parametrize("mixed", MIXED)
def test_enemies_in_a_row_lie_alike(mixed: str, size: tuple[int, int], seats: int) -> None:
    """Cards of all front lines are of one size if they show their names, or else of much the same, and their lower edges are on
    one height, with all back lines behind them or all at their right.
    """
    strengths = {0: Strength(1, 0, 0)} | {seat: MIXED[mixed][seat] for seat in range(1, seats)}
    frame = battle_frame(FRect(0, 0, *size), seats, 0, strengths=strengths)
    if paired(frame):
        return
    lines = {army.seat: arrange(army, strengths[army.seat], TOKEN_FROM) for army in frame.enemies}
    front = [lines[seat].front for seat in lines if strengths[seat].front]
    low, high = min(tray.card.x for tray in front), max(tray.card.x for tray in front)
    assert high <= max(BIASED * low, min(ALIKE * low, NAMED * TOKEN_FROM))
    single = [tray for tray in front if tray.ranks == 1]
    assert all(tray.box.bottom == pytest.approx(single[0].box.bottom, abs=0.01) for tray in single)
    both = [one for seat, one in lines.items() if strengths[seat].front and strengths[seat].behind]
    assert all(map(abreast, both)) or not any(map(abreast, both))
    assert all(abreast(one) or one.back.zone.bottom <= one.front.zone.y + 0.01 for one in both)


@pytest.mark.parametrize("grown", [None, 1, 2, 3])
def test_a_few_enemy_cards_lie_large_with_the_back_line_beside_the_front_line(grown: int | None) -> None:
    """Whoever is attended to; but not if some enemy has too many cards for that."""
    few = {0: Strength(2, 2, 0), 1: Strength(0, 0, 0), 2: Strength(1, 0, 0), 3: Strength(2, 1, 0)}
    many = few | {1: Strength(7, 1, 0)}
    for size in ((1920, 1080), (1280, 720)):
        frames = [battle_frame(FRect(0, 0, *size), 4, 0, strengths=one, grown=grown) for one in (few, many)]
        beside, behind = (arrange(frame.army(3), few[3], LEAST) for frame in frames)
        assert abreast(beside)
        assert not abreast(behind)
        if grown is None:
            assert beside.front.card.y > 0.6 * frames[0].army(3).room.h
            assert beside.front.card.y > 1.15 * behind.front.card.y
            assert beside.trophies is not None


@pytest.mark.parametrize("size", AREAS)
def test_below_a_question_both_own_lines_may_lie_beside_each_other_so_that_cards_can_be_read(
    size: tuple[int, int],
) -> None:
    for seats in (2, 4, 8):
        frame = battle_frame(FRect(0, 0, *size), seats, 0)
        few = Strength(2, 1, 0)
        asked = arrange(replace(frame, asked=True).army(0), few, LEAST)
        behind = arrange(replace(replace(frame, asked=True).army(0), abreast=None), few, LEAST)
        assert asked.front.card.y >= behind.front.card.y
        assert abreast(asked) is (asked.front.card.y > ASKED_ABREAST * behind.front.card.y)
        assert abreast(asked) or min(size) > 720


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("size", AREAS)
def test_fronts_face_each_other_and_back_lines_lie_behind_them(
    size: tuple[int, int], seats: int, strength: Strength
) -> None:
    strengths = dict.fromkeys(range(seats), strength)
    frame = battle_frame(FRect(0, 0, *size), seats, 0, strengths=strengths)
    own = arrange(frame.own, strength, LEAST)
    for army in frame.enemies:
        lines = arrange(army, strength, LEAST)
        behind = lines.back.box.bottom <= lines.front.box.y < lines.front.box.bottom
        assert army.tokens or abreast(lines) or behind
        assert max(lines.back.box.bottom, lines.front.box.bottom) <= own.front.box.y
    assert own.front.box.bottom <= own.back.box.y


@pytest.mark.parametrize("size", AREAS)
def test_two_players_sit_face_to_face(size: tuple[int, int]) -> None:
    """Their lines are as wide and stand in one column; the enemy's panel and the log are beside them."""
    strengths = dict.fromkeys(range(2), Strength(3, 1, 0))
    frame = battle_frame(FRect(0, 0, *size), 2, 0, strengths=strengths)
    (enemy,) = frame.enemies
    own, other = (arrange(army, strengths[0], LEAST) for army in (frame.own, enemy))
    for mine, theirs in ((own.front, other.front), (own.back, other.back)):
        assert theirs.box.centerx == pytest.approx(mine.box.centerx, abs=0.01)
        assert theirs.zone.w == mine.zone.w
    assert enemy.box.right < other.front.zone.x
    assert frame.log is not None
    assert frame.log.bottom <= frame.buttons.y
    assert frame.log.x >= other.front.zone.right
    assert enemy.whole.contains(other.back.zone)
    zones = [enemy.box, other.front.zone, other.back.zone, frame.log, frame.units, own.front.zone]
    for one, another in combinations(zones, 2):
        assert not one.inflate(-1, -1).colliderect(another)


def test_those_behind_the_front_show_their_attack_where_that_makes_them_no_larger_than_they_may_be() -> None:
    """The width from which a card shows it is that of `Detail.MEDIUM`, in pixels of the smaller window."""
    for window in ((1280, 720), (1920, 1080)):
        space, strengths = DesignSpace(window), dict.fromkeys(range(3), Strength(3, 1, 0))
        frame = battle_frame(space.area, 3, 0, strengths=strengths, pixels=space.scale)
        lines = arrange(frame.enemies[0], strengths[1], TOKEN_FROM / space.scale)
        assert lines.back.card.x * space.scale >= MEDIUM_FROM
        assert lines.back.card.y <= MOST_BEHIND * lines.front.card.y


@pytest.mark.parametrize("size", AREAS)
def test_an_empty_back_line_leaves_its_height_to_the_front_line(size: tuple[int, int]) -> None:
    """Six cards of one enemy lie in two ranks where they are larger so, and then nobody's are smaller for them."""
    many, usual = Strength(6, 0, 0), Strength(4, 1, 0)
    before, after = (
        battle_frame(FRect(0, 0, *size), 4, 0, strengths=dict.fromkeys(range(4), usual) | {1: one})
        for one in (Strength(3, 1, 0), many)
    )
    lines = arrange(after.army(1), many, LEAST)
    beside = [arrange(frame.army(2), usual, LEAST).front.card.x for frame in (before, after)]
    if size[0] < 2 * size[1]:
        assert lines.front.ranks == 2
    assert lines.front.card.x >= 0.94 * beside[1] >= 0.75 * beside[0]


def test_many_cards_are_deployed_in_two_ranks_and_both_lines_have_cards_of_one_size() -> None:
    own = battle_frame(FRect(0, 0, 1280, 960), 8, 0, mustering=True).own
    lines = arrange(own, Strength(6, 1, 0), LEAST)
    assert lines.front.ranks == 2
    assert lines.front.card == lines.back.card
    assert arrange(own, Strength(2, 1, 0), LEAST).front.ranks == 1


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("size", [*AREAS, (1600, 1200), (1664, 1248)])
def test_the_stage_of_a_duel_begins_between_the_points_of_the_enemies_and_their_cards(
    size: tuple[int, int], players: int
) -> None:
    """No card of theirs, and nothing else below their names, is cut by its edge; over an only enemy, and where letters are
    largest, it may lie over the names too.
    """
    frame = battle_frame(FRect(0, 0, *size), players, 0)
    over_names = (frame.tight or players == 2) and frame.duel.y < frame.enemies[0].head.y
    for army in frame.enemies:
        if paired(frame):
            assert army.trophies is not None
            beside = [army.words, army.trophies]
            assert frame.tight or not any(frame.duel.colliderect(one) for one in beside)
            assert frame.duel.y <= army.box.y
            assert frame.duel.bottom >= army.box.bottom - 0.01
            continue
        assert over_names or army.head.bottom < frame.duel.y
        below = army.room.y if army.trophies is None else army.before.y
        assert frame.duel.y <= below


def test_the_own_lines_give_way_to_a_question() -> None:
    frame = battle_frame(FRect(0, 0, 1920, 1080), 4, 0)
    asked = replace(frame, asked=True).army(0)
    assert asked.room.y >= frame.asking.bottom
    assert asked.room.bottom == frame.own.room.bottom


def test_seats_stand_round_the_table() -> None:
    frame = battle_frame(FRect(0, 0, 1920, 1080), 8, 2)
    assert [army.seat for army in frame.enemies] == [3, 4, 5, 6, 7, 0, 1]
    left, top, right = frame.enemies[:3], frame.enemies[3], frame.enemies[4:]
    assert frame.stage is not None
    assert all(army.box.right < frame.stage.box.x for army in left)
    assert all(army.box.x > frame.stage.box.right for army in right)
    assert top.box.bottom < frame.stage.box.y
    assert [army.box.y for army in left] == sorted((army.box.y for army in left), reverse=True)


@pytest.mark.parametrize(
    "strength", [Strength(2, 1, 0), Strength(3, 1, 0), Strength(2, 2, 0), Strength(1, 1, 1)]
)
def test_a_few_cards_of_a_grown_player_lie_in_one_row_with_room_for_the_names_of_both_lines(
    strength: Strength,
) -> None:
    frame = replace(battle_frame(FRect(0, 0, 1920, 1080), 8, 0), grown=3)
    army, stage = frame.army(3), frame.stage
    assert stage is not None
    lines = arrange(army, replace(strength, scored=0), LEAST)  # The score pile lies on the strip.
    assert lines.front.card.y > 0.8 * stage.room.h
    assert lines.back.card.y == pytest.approx(MOST_BEHIND * lines.front.card.y, abs=0.01)
    assert lines.front.zone.right <= lines.back.zone.x
    trays = (
        (lines.front, strength.front),
        (lines.back, strength.back),
        (lines.commanders, strength.commanders),
    )
    boxes = [pose.rect for tray, count in trays for pose in row(tray, [turn_of(0)] * count, tray.gap)]
    assert all(one.right < other.x for one, other in pairwise(boxes))
    assert all(stage.room.contains(box) for box in boxes)
    for tray, first in ((lines.front, boxes[0]), (lines.back, boxes[strength.front])):
        assert first.x - tray.zone.x >= LABEL


@pytest.mark.parametrize("size", AREAS)
def test_a_lone_line_of_a_grown_player_lies_in_the_middle(size: tuple[int, int]) -> None:
    frame = replace(battle_frame(FRect(0, 0, *size), 8, 0), grown=3)
    army = frame.army(3)
    lying = arrange(army, Strength(4, 0, 0), LEAST).front.box
    above, below = lying.y - army.room.y - army.above, army.room.bottom - lying.bottom
    assert above == pytest.approx(below, abs=0.01)


def test_many_cards_of_a_grown_player_lie_behind_each_other_where_that_makes_them_larger() -> None:
    frame = replace(battle_frame(FRect(0, 0, 1920, 1080), 8, 0), grown=3)
    lines = arrange(frame.army(3), Strength(6, 6, 0), LEAST)
    assert lines.back.box.bottom <= lines.front.box.y


@pytest.mark.parametrize("size", AREAS)
@pytest.mark.parametrize("seats", range(6, 9))
def test_one_token_in_a_strip_is_no_larger_than_four_in_another(seats: int, size: tuple[int, int]) -> None:
    frame = battle_frame(FRect(0, 0, *size), seats, 0)
    lone, four = (
        [arrange(army, strength, LEAST).front.card.x for army in frame.enemies]
        for strength in (Strength(1, 0, 0), Strength(3, 1, 0))
    )
    assert max(lone) == pytest.approx(max(four))


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1707, 960)])
def test_four_enemies_sit_two_at_each_side_and_four_cards_with_one_behind_them_fill_a_panel(
    size: tuple[int, int],
) -> None:
    """They are as high as one alone, and the panels lie between the names and piles of their players."""
    many, one = Strength(4, 1, 0), Strength(1, 0, 0)
    frame = battle_frame(FRect(0, 0, *size), 5, 0, strengths={0: many, 1: many, 2: one, 3: many, 4: many})
    lines = {army.seat: arrange(army, many if army.seat != 2 else one, 0.0) for army in frame.enemies}
    assert {round(one.front.card.y) for one in lines.values()} == {round(lines[2].front.card.y)}
    assert all(lines[army.seat].front.card.y > 0.75 * army.box.h for army in frame.enemies)
    (low, high), (top, bottom) = frame.enemies[:2], frame.enemies[2:]
    assert (low.box.x, top.box.x) == (high.box.x, bottom.box.x)
    assert (low.box.y, high.box.y) == (bottom.box.y, top.box.y)
    assert max(army.head.right for army in (low, high)) < low.room.x
    assert min(army.head.x for army in (top, bottom)) > top.room.right


@pytest.mark.parametrize(("window", "scale"), [((1280, 720), 1.0), ((1024, 768), 1.0), ((1920, 1080), 1.5)])
def test_many_cards_of_four_enemies_lie_close_together_in_their_panels_and_are_larger_so(
    window: tuple[int, int], scale: float
) -> None:
    space, least = DesignSpace(window, scale), TOKEN_FROM / DesignSpace(window, scale).scale
    for many in (Strength(7, 0, 0), Strength(7, 0, 1), Strength(5, 2, 1), Strength(5, 2, 2)):
        strengths = {0: Strength(5, 0, 1)} | dict.fromkeys(range(1, 5), many)
        usual = battle_frame(space.area, 5, 0, pixels=space.scale)
        frame = battle_frame(space.area, 5, 0, strengths=strengths, pixels=space.scale)
        for before, army in zip(usual.enemies, frame.enemies, strict=True):
            tray = arrange(army, many, least).front
            assert army.tokens
            assert army.box.contains(tray.box)
            assert tray.card.x >= arrange(before, many, least).back.card.x


def test_a_grown_player_keeps_the_strip_and_moves_no_other() -> None:
    frame = battle_frame(FRect(0, 0, 1920, 1080), 8, 0)
    grown = replace(frame, grown=3)
    assert frame.stage is not None
    assert grown.army(3).box == frame.army(3).box
    few = Strength(3, 1, 0)
    large, small = arrange(grown.army(3), few, LEAST), arrange(frame.army(3), few, LEAST)
    assert frame.stage.box.contains(large.front.box)
    assert large.front.card.y > 1.5 * small.front.card.y
    assert all(grown.army(seat) == frame.army(seat) for seat in (1, 2, 4, 5, 6, 7))


@pytest.mark.parametrize("size", AREAS)
def test_enemies_with_many_cards_have_wider_panels_where_that_makes_cards_larger(
    size: tuple[int, int],
) -> None:
    even, growth = battle_frame(FRect(0, 0, *size), 4, 0), []
    for strength in STRENGTHS:
        armies = {seat: strength if seat == 3 else Strength(1, 0, 0) for seat in range(4)}
        frame = battle_frame(FRect(0, 0, *size), 4, 0, strengths=armies, pixels=TOKEN_FROM / LEAST)
        assert all(army.box.w > EVEN * 0.95 * even.army(army.seat).box.w for army in frame.enemies)
        before, after = (arrange(one.army(3), strength, LEAST).front.card.y for one in (even, frame))
        growth.append(after / before)
    assert min(growth) == pytest.approx(1.0)
    assert max(growth) > 1.15 or even.army(3).box.w < 400, "names need all of a narrow panel"


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("size", AREAS)
def test_cards_of_enemies_fill_their_panel_in_height_or_in_width(size: tuple[int, int], seats: int) -> None:
    """No army could lie a quarter larger, neither in the same way nor in another one."""
    frame = battle_frame(FRect(0, 0, *size), seats, 0)
    army = frame.enemies[0]
    for strength in STRENGTHS[2:6]:
        lines = arrange(army, strength, 0.0)
        card, gap = lines.front.card * 1.25, lines.front.gap
        back = lines.back.card * 1.25
        rows_needed = {
            ranks: ranks * (card.y + army.above) + back.y * bool(strength.behind) for ranks in (1, 2)
        }
        for ranks, high in rows_needed.items():
            wide = -(-strength.front // ranks) * (card.x + gap)
            assert high > army.room.h or wide > army.room.w - 40, (strength, ranks)


@pytest.mark.parametrize("players", [2, 3, 5, 8])
@pytest.mark.parametrize("window", [(1280, 720), (1024, 768), (1920, 1080), (2560, 1080), (3840, 2160)])
def test_cards_of_a_duel_and_of_whoever_is_asked_are_no_smaller_where_letters_are_large(
    window: tuple[int, int], players: int
) -> None:
    """But for a twentieth on the stage, and a step in the own front line."""
    staged, fronts = list[float](), list[float]()
    for scale in ui_scales(window):
        if scale >= 1:
            space = DesignSpace(window, scale)
            frame = battle_frame(space.area, players, 0, pixels=space.scale)
            zone = duel_zone(frame)
            assert zone.box.contains(zone.left)
            assert zone.box.contains(zone.right)
            assert not zone.rows.colliderect(zone.left)
            assert not frame.asking.colliderect(zone.box)
            asked = replace(frame, asked=True).army(0)
            staged.append(zone.left.w * space.scale)
            fronts.append(
                arrange(asked, Strength(4, 1, 0), TOKEN_FROM / space.scale).front.card.x * space.scale
            )
    assert min(staged) > 0.95 * staged[0]
    assert min(fronts) > 0.94 * fronts[0]


@pytest.mark.parametrize("size", AREAS)
def test_a_score_pile_with_a_heading_lies_beside_the_cards_and_moves_none(size: tuple[int, int]) -> None:
    """All enemies' piles show as much as their back lines leave, and have their headings where these have room."""
    for seats in range(3, 6):
        for back in (1, 2, 3):
            frame = battle_frame(FRect(0, 0, *size), seats, 0)
            army = frame.enemies[0]
            strength = Strength(1, back, 0)
            lines, alone = (arrange(army, one, LEAST) for one in (strength, replace(strength, scored=0)))
            if lines.trophies is None or lines.back.box != alone.back.box or paired(frame):
                continue
            cards = row(lines.back, [turn_of(0)] * back, lines.back.gap)
            assert cards[-1].rect.right < lines.trophies.x - 5
            free = army.room.right - cards[-1].rect.right
            assert lines.trophies.w > min(free, 250) - 30


@pytest.mark.parametrize("seats", range(3, 6))
@pytest.mark.parametrize("size", AREAS)
def test_both_lines_of_an_enemy_lie_on_one_axis(size: tuple[int, int], seats: int) -> None:
    """But for a back line that gives way to the least score pile beside it."""
    for strength in (Strength(1, 1, 0), Strength(2, 1, 0), Strength(1, 2, 0), Strength(3, 2, 0)):
        frame = battle_frame(FRect(0, 0, *size), seats, 0, strengths=dict.fromkeys(range(seats), strength))
        for army in [] if paired(frame) else frame.enemies:
            lines = arrange(army, strength, LEAST)
            if abreast(lines):
                continue
            pile = lines.trophies or FRect(0, 0, 0, 0)
            gives_way = pile.w == TROPHIES and lines.back.box.centerx < lines.front.box.centerx
            assert lines.back.box.centerx == pytest.approx(lines.front.box.centerx, abs=0.01) or gives_way
            cards = [
                pose.rect
                for tray, count in ((lines.front, strength.front), (lines.back, strength.back))
                for pose in row(tray, [turn_of(0)] * count, tray.gap)
            ]
            assert not any(pile.inflate(8, 0).colliderect(card) for card in cards)


@pytest.mark.parametrize("size", AREAS)
def test_where_no_enemy_has_a_back_line_the_front_lines_leave_no_hole(size: tuple[int, int]) -> None:
    """They lie in the middle of their panels, with the score piles beside them."""
    alone = Strength(1, 0, 0)
    frame = battle_frame(FRect(0, 0, *size), 3, 0, strengths={0: Strength(2, 1, 0), 1: alone, 2: alone})
    for army in frame.enemies:
        lines = arrange(army, alone, LEAST)
        above = lines.front.box.y - army.room.y - army.above
        assert above == pytest.approx(army.room.bottom - lines.front.box.bottom, abs=0.01)
        assert lines.trophies is not None
        assert lines.trophies.h == army.room.h
    mixed = battle_frame(FRect(0, 0, *size), 3, 0, strengths={0: alone, 1: alone, 2: Strength(2, 1, 0)})
    low = [arrange(army, alone, LEAST).front.box.bottom for army in mixed.enemies]
    assert low == pytest.approx([army.room.bottom for army in mixed.enemies])


@pytest.mark.parametrize("window", [(1080, 1920), (1200, 1600), (1024, 768)])
def test_in_a_window_that_is_higher_than_wide_both_cards_of_a_duel_have_room_and_what_is_told_between_them(
    window: tuple[int, int],
) -> None:
    for players in (2, 4, 8):
        space = DesignSpace(window, 1.0)
        zone = duel_zone(battle_frame(space.area, players, 0, pixels=space.scale))
        assert zone.box.contains(zone.left)
        assert zone.box.contains(zone.right)
        assert zone.rows.w > zone.left.w
        assert not zone.rows.colliderect(zone.left)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("size", AREAS)
def test_a_back_line_without_a_front_line_has_the_room_of_both(size: tuple[int, int], seats: int) -> None:
    """Its cards are as large as those of the other enemies' front lines."""
    strengths = dict.fromkeys(range(seats), Strength(2, 1, 0))
    alone = battle_frame(FRect(0, 0, *size), seats, 0, strengths=strengths | {1: Strength(0, 1, 0)})
    back = arrange(alone.army(1), Strength(0, 1, 0), LEAST).back
    assert back.card.y >= arrange(alone.army(2), strengths[2], LEAST).front.card.y - STEP
    room = alone.army(1).room
    assert abs(back.box.centery - room.centery) < 0.1 * room.h


def test_a_short_score_pile_lies_above_a_front_line_which_lies_in_the_middle_then() -> None:
    """A longer one stands beside it."""
    many = Strength(2, 1, 0)
    for scored, above in ((1, True), (5, False)):
        one = Strength(1, 0, 0, scored)
        army = battle_frame(FRect(0, 0, 1920, 1080), 3, 0, strengths={0: many, 1: one, 2: many}).army(1)
        lines = arrange(army, one, LEAST)
        assert lines.trophies is not None
        assert (lines.trophies.bottom <= lines.front.box.y) is above
        assert lines.front.box.right <= (army.room.right if above else lines.trophies.x)


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_three_lines_of_large_letters_stay_clear_of_the_rim_while_cards_are_deployed(seats: int) -> None:
    frame = battle_frame(FRect(0, 0, 1280, 720), seats, 0, mustering=True)
    assert frame.status.h >= 3 * ONE_LINE + CLEAR
    assert frame.log is None or frame.status.bottom <= frame.log.y
    assert frame.status.bottom <= frame.hand.y


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("size", AREAS)
def test_who_has_no_cards_left_shows_what_the_points_came_from_and_why(
    size: tuple[int, int], seats: int
) -> None:
    """In all but the lowest strips: the score pile leaves room for words below it or beside it."""
    out, playing = Strength(0, 0, 0, 3), Strength(2, 1, 0)
    strengths = dict.fromkeys(range(seats), playing) | {1: out}
    army = battle_frame(FRect(0, 0, *size), seats, 0, strengths=strengths).army(1)
    pile, room = arrange(army, out, LEAST).trophies, army.room
    if pile is None:
        assert army.tokens
        assert room.h < LEAST_PILE
        return
    assert room.contains(pile), "not in a narrow panel beside an empty room"
    assert room.bottom - pile.bottom >= WHY or pile.x - room.x >= LEAST_WHY


@pytest.mark.parametrize("size", AREAS)
def test_a_player_with_points_always_shows_a_score_pile_and_the_free_middle_is_its_room(
    size: tuple[int, int],
) -> None:
    """Of four enemies, too, who have it in a narrow panel beside their lines where these leave nothing."""
    for strength in (Strength(1, 0, 0, 5), Strength(1, 1, 0, 5), Strength(2, 1, 0, 8), Strength(5, 3, 0, 5)):
        frame = battle_frame(FRect(0, 0, *size), 5, 0, strengths=dict.fromkeys(range(5), strength))
        for army in frame.enemies:
            lines = arrange(army, strength, LEAST)
            assert lines.trophies is not None
            cards = [
                pose.rect
                for tray, count in ((lines.front, strength.front), (lines.back, strength.back))
                for pose in row(tray, [turn_of(0)] * count, tray.gap)
            ]
            assert not any(lines.trophies.inflate(8, 0).colliderect(card) for card in cards)
            if paired(frame) and strength.lying < 3:
                assert lines.trophies.w > COLUMN * min(1.0, army.spacing)
